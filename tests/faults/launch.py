"""`python -m tests.faults.launch URL`: the real program, whose Discord is at URL and whose clocks can be set wrong.

The file that CLOCKS names holds the seconds that this machine's clock is wrong by, and those of the server's. Where
BLANK is set, all pictures are blank: thousands of moves are then a matter of minutes.
"""

import os
import sys
import time
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

import bot.__main__
from bot import artist
from bot.timekeeping import ServerClock
from tests.rigs.discord.launch import redirect

CLOCKS: Final = "FAULTS_CLOCKS"
BLANK: Final = "FAULTS_BLANK"
right_time: Final = time.time


def wrong_by() -> tuple[float, float]:
    """The seconds of either clock."""
    own, servers = Path(os.environ[CLOCKS]).read_text().split()
    return float(own), float(servers)


class WrongClock(ServerClock):
    """The clock of a server that is wrong."""

    def __call__(self) -> float:
        return super().__call__() + wrong_by()[1]


def blank(*_: object) -> bytes:
    """A picture of nothing."""
    png = BytesIO()
    Image.new("RGB", (8, 8)).save(png, "PNG")
    return png.getvalue()


if __name__ == "__main__":
    redirect(sys.argv[1])
    time.time = lambda: right_time() + wrong_by()[0]
    bot.__main__.ServerClock = WrongClock  # type: ignore[attr-defined]
    if os.environ[BLANK]:
        artist._drawn = blank  # type: ignore[assignment]
    sys.exit(bot.__main__.main())
