"""Pictures off the event loop: a workshop draws them one after the other, and what was drawn lately is kept."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final

from bot import metrics
from bot.post import Picture
from bot.workshop import Workshop
from render.games import PICTURES, picture
from render.table import Table

LOG = logging.getLogger(__name__)
WORKER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="artist")
WORKSHOP: Final = Workshop()

PAUSE = 15.0
"""Seconds before each game's sprites are made: whoever waits for a picture right after the start comes first."""


@lru_cache(maxsize=64)
def _drawn(slug: str, name: str, view: Any, table: Table) -> bytes:
    return WORKSHOP.do(picture, slug, name, view, table)


async def draw(slug: str, name: str, view: Any, table: Table, file: str) -> Picture | None:
    """One of a game's pictures as a PNG named `file`, or None where drawing failed (the whole error is logged)."""
    alt = PICTURES[slug].describe(view, table).alt
    try:
        with metrics.DRAWN.labels(slug).time():
            png = await asyncio.get_running_loop().run_in_executor(WORKER, _drawn, slug, name, view, table)
    except Exception:
        LOG.exception("the picture %s of a game of %s couldn't be drawn", name, slug)
        return None
    return Picture(file, png, alt)


async def warm() -> None:
    """Make every game's sprites in the background, so that the first picture is as quick as the others."""
    for pictures in PICTURES.values():
        await asyncio.sleep(PAUSE)
        await asyncio.get_running_loop().run_in_executor(WORKER, WORKSHOP.do, pictures.warm)
