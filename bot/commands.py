"""Every command, once: the adapters build their lists from this table and hand what was typed to `run`."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.front import Caller
from bot.post import Post

if TYPE_CHECKING:
    from bot.rooms import Rooms

Given: TypeAlias = Mapping[str, str]
Run: TypeAlias = Callable[["Rooms", Caller, Given], Awaitable[Post]]


@dataclass(frozen=True, slots=True)
class Command:
    """`/name` with its parameters in the order they are typed; the last takes the rest of the line if `rest`.

    `suggest` tells where completions for the parameter come from: "games", "moves", "languages", "limits", "seats" or
    a tuple of words; the description is the words id `command-<name>`.
    """

    name: str
    run: Run
    parameters: tuple[str, ...] = ()
    required: int = 0
    rest: bool = False
    suggest: str | tuple[str, ...] = ()


def typed(line: str) -> tuple[str, str]:
    """A typed line as the command's name and what follows it; a line without a slash is a move."""
    line = line.strip()
    if not line.startswith("/"):
        return "move", line
    name, _, rest = line[1:].partition(" ")
    return name.partition("@")[0].lower(), rest.strip()
