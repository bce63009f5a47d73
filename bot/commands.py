"""Every command, once: the adapters build their lists from this table, and rooms.py runs what was typed by it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.front import Caller
from bot.post import Post
from bot.press import Act

if TYPE_CHECKING:
    from bot.rooms import Rooms

Given: TypeAlias = Mapping[str, str]
"""A command's parameters by name; those not given are missing."""


@dataclass(frozen=True, slots=True)
class Command:
    """`/name` and what follows it. What it does stands in the message `command-<name>`.

    parameters: in the order they are typed; the last one takes the rest of the line. suggest: where completions of
    the first come from: "games", "moves", "languages", "limits", or the words themselves. alias: the same as another.
    """

    run: Callable[["Rooms", Caller, Given], Awaitable[Post]]
    parameters: tuple[str, ...] = ()
    suggest: str = ""
    alias: bool = False

    def given(self, rest: str) -> Given:
        """What was typed behind the name, by parameter."""
        parts = rest.split(None, max(0, len(self.parameters) - 1))
        return dict(zip(self.parameters, parts, strict=False))


def typed(line: str) -> tuple[str, str]:
    """A typed line as the command's name and what follows it; a line without a slash is a move."""
    line = line.strip()
    if not line.startswith("/"):
        return "move", line
    name, *rest = line[1:].split(None, 1) or [""]
    return name.partition("@")[0].lower(), rest[0] if rest else ""


async def _board(rooms: "Rooms", caller: Caller, given: Given) -> Post:
    game = await rooms.here(caller)
    return await (rooms.text_board(caller, game) if given.get("as") == "text" else rooms.board(caller, game))


async def _computer(rooms: "Rooms", caller: Caller, given: Given) -> Post:
    game = await rooms.here(caller)
    return await (rooms.dismiss(caller, game) if given.get("what") == "remove" else rooms.computer(caller, game))


MOVE: Final = Command(
    lambda rooms, caller, given: rooms.move_here(caller, given.get("move", "")), ("move",), suggest="moves"
)

COMMANDS: Final[Mapping[str, Command]] = {
    "newgame": Command(
        lambda rooms, caller, given: rooms.newgame(caller, given.get("game", ""), given.get("options", "")),
        ("game", "options"),
        suggest="games",
    ),
    "join": Command(lambda rooms, caller, _: rooms.in_room(caller, rooms.join)),
    "leave": Command(lambda rooms, caller, _: rooms.in_room(caller, rooms.leave)),
    "computer": Command(_computer, ("what",), suggest="add remove"),
    "options": Command(lambda rooms, caller, given: rooms.options_here(caller, given.get("options", "")), ("options",)),
    "begin": Command(lambda rooms, caller, _: rooms.in_room(caller, rooms.begin)),
    "move": MOVE,
    "m": Command(MOVE.run, MOVE.parameters, MOVE.suggest, alias=True),
    "board": Command(_board, ("as",), suggest="text"),
    "hand": Command(lambda rooms, caller, _: rooms.in_room(caller, rooms.hand)),
    "undo": Command(lambda rooms, caller, _: rooms.in_room(caller, rooms.undo)),
    "rules": Command(
        lambda rooms, caller, given: rooms.rules(caller, given.get("game", "")), ("game",), suggest="games"
    ),
    "games": Command(lambda rooms, caller, _: rooms.games_of(caller)),
    "resign": Command(lambda rooms, caller, _: rooms.in_room(caller, rooms.resign)),
    "stop": Command(lambda rooms, caller, _: rooms.in_room(caller, rooms.stop)),
    "language": Command(
        lambda rooms, caller, given: rooms.set_language(caller, given.get("language", ""), given.get("where", "")),
        ("language", "where"),
        suggest="languages",
    ),
    "limit": Command(
        lambda rooms, caller, given: rooms.set_limit(caller, given.get("limit", "")), ("limit",), suggest="limits"
    ),
    "help": Command(lambda rooms, caller, _: rooms.help(caller)),
}

ACTIONS: Final[Mapping[str, Callable[["Rooms", Caller, Act], Awaitable[Post]]]] = {
    "join": lambda rooms, caller, act: rooms.join(caller, act.game),
    "leave": lambda rooms, caller, act: rooms.leave(caller, act.game),
    "computer": lambda rooms, caller, act: rooms.computer(caller, act.game),
    "dismiss": lambda rooms, caller, act: rooms.dismiss(caller, act.game),
    "options": lambda rooms, caller, act: rooms.options(caller, act.game, act.arg),
    "begin": lambda rooms, caller, act: rooms.begin(caller, act.game),
    "play": lambda rooms, caller, act: rooms.play(caller, act.game, act.arg),
    "board": lambda rooms, caller, act: rooms.board(caller, act.game),
    "text": lambda rooms, caller, act: rooms.text_board(caller, act.game),
    "undo": lambda rooms, caller, act: rooms.undo(caller, act.game),
    "happened": lambda rooms, caller, act: rooms.happened(caller, act.game, act.arg),
    "rules": lambda rooms, caller, act: rooms.rules(caller, act.arg),
    "resign": lambda rooms, caller, act: rooms.resign(caller, act.game, sure=act.arg == "yes"),
    "stop": lambda rooms, caller, act: rooms.stop(caller, act.game, sure=act.arg == "yes"),
}
"""What the buttons about a game do, by the action in their data."""
