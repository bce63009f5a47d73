"""`python -m tests.faults.launch URL`: the real program, whose Discord is at URL and whose clock can be set wrong.

The file that CLOCK names holds the seconds that the clock is wrong by.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import bot.__main__
from bot.store import Store
from tests.rigs.discord.launch import redirect

CLOCK: Final = "FAULTS_CLOCK"


def wrong_clock(file: Path) -> Callable[[], float]:
    """A clock that is wrong by what stands in the file."""
    return lambda: time.time() + float(file.read_text() or 0)


if __name__ == "__main__":
    redirect(sys.argv[1])
    bot.__main__.Store = partial(Store, now=wrong_clock(Path(os.environ[CLOCK])))  # type: ignore[assignment, misc]
    sys.exit(bot.__main__.main())
