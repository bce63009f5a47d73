"""`python -m tests.faults.launch URL`: the real program, whose Discord is at URL and whose clock can be set wrong.

The file that CLOCK names holds the seconds that the clock is wrong by. Where BLANK is set, all pictures are blank:
thousands of moves are then a matter of minutes.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

import bot.__main__
from bot import artist
from bot.store import Store
from tests.rigs.discord.launch import redirect

CLOCK: Final = "FAULTS_CLOCK"
BLANK: Final = "FAULTS_BLANK"


def wrong_clock(file: Path) -> Callable[[], float]:
    """A clock that is wrong by what stands in the file."""
    return lambda: time.time() + float(file.read_text() or 0)


def blank(*_: object) -> bytes:
    """A picture of nothing."""
    png = BytesIO()
    Image.new("RGB", (8, 8)).save(png, "PNG")
    return png.getvalue()


if __name__ == "__main__":
    redirect(sys.argv[1])
    bot.__main__.Store = partial(Store, now=wrong_clock(Path(os.environ[CLOCK])))  # type: ignore[assignment, misc]
    if os.environ[BLANK]:
        artist._drawn = blank  # type: ignore[assignment]
    sys.exit(bot.__main__.main())
