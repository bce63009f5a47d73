"""A run: a game is begun, inputs are thrown at it, and whatever was not to happen is told."""

import logging
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from bot.front import Caller
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.store import Store
from engine.registry import GAMES
from tests.fuzz.targets import ROOM, TARGETS

LOOK: Final = 250
"""Inputs between two looks at the game."""
KEPT: Final = ("game:", "log:", f"room:{ROOM}")


@dataclass
class Heard(logging.Handler):
    """Whatever is logged as an error."""

    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(logging.ERROR)

    __hash__ = logging.Handler.__hash__

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(f"{record.name}: {logging.Formatter().format(record)}")


@asynccontextmanager
async def hearing() -> AsyncIterator[list[str]]:
    """What is logged as an error during the block."""
    heard = Heard()
    logging.getLogger().addHandler(heard)
    try:
        yield heard.faults
    finally:
        logging.getLogger().removeHandler(heard)


async def begun(redis: Any) -> tuple[Rooms, str]:
    """The rooms, and the id of a game that runs in the page's room "fuzz"."""
    rooms, numbers = Rooms(Host(Store(redis), GAMES)), iter(range(100))

    async def say(person: str, name: str, rest: str = "") -> None:
        await rooms.command(Caller(f"web:{person}", person, ROOM, f"{person}{next(numbers)}"), name, rest)

    await say("sara", "newgame", "landverse")
    await say("ali", "join")
    await say("sara", "begin")
    return rooms, (await rooms.host.store.room(ROOM)).game


async def kept(redis: Any, game: str) -> dict[bytes, Any]:
    """All of a game and its room but what a stranger may ask for: a seat, of the players."""
    store = Store(redis)
    saved = await store.load(game)
    assert saved
    meta = saved.meta.model_copy(update={"motion": None, "turned_down": {}})
    log, room = await store.log(game), await store.room(ROOM)
    return {b"meta": meta, b"state": saved.state, b"asks": saved.asks, b"log": log, b"room": room}


async def thrown(redis: Any, name: str, many: int, seed: int) -> list[str]:
    """What went wrong with so many inputs at a target, each with the input."""
    rooms, game = await begun(redis)
    before, dice, faults = await kept(redis, game), Random(f"{name} {seed}"), list[str]()
    async with hearing() as heard, TARGETS[name][0](rooms, game) as throw:
        for number in range(many):
            text = ""
            try:
                text = await throw(dice)
            except Exception as error:  # noqa: BLE001
                heard.append("".join(traceback.format_exception(error)))
            faults += [f"{name} {seed} #{number} {text[:300]!r}: {fault}" for fault in heard]
            heard.clear()
            if number % LOOK == LOOK - 1 or number == many - 1:
                now = await kept(redis, game)
                faults += [f"{name} {seed} by #{number}: {key!r} changed" for key in before if before[key] != now[key]]
                before = now
    return faults
