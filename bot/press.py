"""What a button sends back: at most 64 bytes, readable after any restart, and nothing secret.

A press names the game, and what it wants; a decision also the seat it is for, that seat's ask number, and the notation.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

LONGEST = 64
"""Bytes of a Telegram button's data, the least of the platforms."""

Action: TypeAlias = Literal[
    "join", "leave", "computer", "dismiss", "options", "begin", "play", "board", "text", "undo", "happened", "rules",
    "resign", "stop", "newgame", "agree", "refuse", "replace", "here", "mute", "nudge", "remind", "limit",
    "rematch", "log", "record", "forget", "settings",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Decide:
    """Play `move` for a seat that was asked under number `ask`. narrow: only show the moves that begin with it."""

    game: str
    seat: int
    ask: int
    move: str
    narrow: bool = False


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the seat's latest decision, if it is still asked as number `ask`."""

    game: str
    seat: int
    ask: int


@dataclass(frozen=True, slots=True)
class Act:
    """Anything else about a game (commands.ACTIONS). `arg`: an option and its value, the turn a post is of, "yes" …"""

    game: str
    action: str
    arg: str = ""


Press: TypeAlias = Decide | TakeBack | Act


def write(press: Press) -> str:
    """The data of a button."""
    match press:
        case Decide(game, seat, ask, move, narrow):
            data = f"{'n' if narrow else 'm'}:{game}:{seat}:{ask}:{move}"
        case TakeBack(game, seat, ask):
            data = f"u:{game}:{seat}:{ask}"
        case Act(game, action, arg):
            data = f"a:{game}:{action}:{arg}"
    if len(data.encode()) > LONGEST:
        raise ValueError(f"button data over {LONGEST} bytes: {data}")
    return data


def read(data: str) -> Press | None:
    """The press behind a button's data, or None if nothing of ours looks like it."""
    if len(data) > LONGEST or any("\ud800" <= char <= "\udfff" for char in data) or len(data.encode()) > LONGEST:
        return None
    kind, _, rest = data.partition(":")
    parts = rest.split(":", 3)
    if kind in ("m", "n") and len(parts) == 4 and parts[1].isdecimal() and parts[2].isdecimal():
        return Decide(parts[0], int(parts[1]), int(parts[2]), parts[3], kind == "n")
    if kind == "u" and len(parts) == 3 and parts[1].isdecimal() and parts[2].isdecimal():
        return TakeBack(parts[0], int(parts[1]), int(parts[2]))
    if kind == "a" and len(parts) >= 3:
        game, action, arg = rest.split(":", 2)
        return Act(game, action, arg)
    return None
