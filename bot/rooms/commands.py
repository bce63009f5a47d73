"""All that can be typed and pressed, once: adapters build their lists of commands from these tables."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.front import Caller
from bot.post import Post
from bot.press import Act
from bot.rooms import (
    about,
    absence,
    forgetting,
    leaving,
    lobby,
    looks,
    motions,
    my_games,
    play,
    rematch,
    remembering,
    reminding,
    replacing,
    settings,
    stats,
)
from bot.rooms.desk import Answer
from bot.rooms.host import Host
from bot.vocabulary import latin

Given: TypeAlias = Mapping[str, str]
"""A command's parameters by name; those not given are missing."""

Run: TypeAlias = Callable[[Host, Caller, Given], Awaitable[Post]]


@dataclass(frozen=True, slots=True)
class Command:
    """`/name` and what follows it. What it does stands in the message `command-<name>`.

    parameters: in the order they are typed; the last one takes the rest of the line. suggest: where completions of
    the first come from: "games", "moves", "looks", "languages", "limits", "reminders", "returns", or the words
    themselves.
    alias: the same as another.
    """

    run: Run
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


UseCase: TypeAlias = Callable[[Host, Caller, str], Awaitable[Post]]
"""Something a caller does at a game."""


def _here(use_case: UseCase) -> Run:
    """A command without parameters, about the game that has the caller's room."""

    async def run(host: Host, caller: Caller, _: Given) -> Post:
        return await use_case(host, caller, await host.here(caller))

    return run


def _word(given: Given, parameter: str) -> str:
    """A parameter that is one of a few words, as the use cases know it."""
    return latin(given.get(parameter, "")).lower()


async def _move(host: Host, caller: Caller, given: Given) -> Post:
    return await play.move(host, caller, await host.here(caller), given.get("move", ""))


async def _board(host: Host, caller: Caller, given: Given) -> Post:
    return await looks.look(host, caller, await host.here(caller), given.get("as", ""))


async def _computer(host: Host, caller: Caller, given: Given) -> Post:
    change = {"": lobby.computer, "add": lobby.computer, "remove": lobby.dismiss}.get(_word(given, "what"))
    if change is None:
        raise Answer("error-computer")
    return await change(host, caller, await host.here(caller))


async def _options(host: Host, caller: Caller, given: Given) -> Post:
    return await lobby.options(host, caller, await host.here(caller), given.get("options", ""))


async def _newgame(host: Host, caller: Caller, given: Given) -> Post:
    return await lobby.newgame(host, caller, given.get("game", ""), given.get("options", ""))


async def _rules(host: Host, caller: Caller, given: Given) -> Post:
    return await about.rules(host, caller, given.get("game", ""))


async def _games(host: Host, caller: Caller, _: Given) -> Post:
    return await my_games.games(host, caller)


async def _stats(host: Host, caller: Caller, given: Given) -> Post:
    return await stats.stats(host, caller, _word(given, "list"))


async def _forget(host: Host, caller: Caller, given: Given) -> Post:
    return await forgetting.forget(host, caller, _word(given, "whom"))


async def _help(host: Host, caller: Caller, _: Given) -> Post:
    return await about.help_(host, caller, GROUPS)


async def _language(host: Host, caller: Caller, given: Given) -> Post:
    return await settings.language(host, caller, _word(given, "language"), _word(given, "where"))


async def _limit(host: Host, caller: Caller, given: Given) -> Post:
    return await settings.limit(host, caller, _word(given, "limit"), _word(given, "of"))


async def _settings(host: Host, caller: Caller, given: Given) -> Post:
    return await settings.settings(host, caller, given.get("settings", ""))


async def _away(host: Host, caller: Caller, given: Given) -> Post:
    return await absence.away(host, caller, _word(given, "until"))


async def _mute(host: Host, caller: Caller, given: Given) -> Post:
    return await reminding.mute(host, caller, await host.here(caller), _word(given, "switch"))


async def _remind(host: Host, caller: Caller, given: Given) -> Post:
    return await reminding.remind(host, caller, given.get("reminders", ""))


async def _replace(host: Host, caller: Caller, given: Given) -> Post:
    here = await host.here(caller)
    return await replacing.typed(host, caller, here, given.get("seat", ""), _word(given, "by"))


COMMANDS: Final[Mapping[str, Command]] = {
    "newgame": Command(_newgame, ("game", "options"), "games"),
    "join": Command(_here(lobby.join)),
    "leave": Command(_here(lobby.leave)),
    "computer": Command(_computer, ("what",), "add remove"),
    "options": Command(_options, ("options",), "options"),
    "begin": Command(_here(lobby.begin)),
    "move": Command(_move, ("move",), "moves"),
    "m": Command(_move, ("move",), "moves", alias=True),
    "board": Command(_board, ("as",), "looks"),
    "hand": Command(_here(play.panel)),
    "undo": Command(_here(play.undo)),
    "takeback": Command(_here(play.takeback)),
    "rules": Command(_rules, ("game",), "games"),
    "games": Command(_games),
    "resign": Command(_here(leaving.resign)),
    "replace": Command(_replace, ("seat", "by"), "A B C D"),
    "stop": Command(_here(leaving.stop)),
    "language": Command(_language, ("language", "where"), "languages"),
    "limit": Command(_limit, ("limit", "of"), "limits"),
    "settings": Command(_settings, ("settings",), "settings"),
    "remind": Command(_remind, ("reminders",), "reminders"),
    "mute": Command(_mute, ("switch",), "off"),
    "nudge": Command(_here(reminding.nudge)),
    "away": Command(_away, ("until",), "returns"),
    "log": Command(_here(remembering.log)),
    "record": Command(_here(remembering.record)),
    "rematch": Command(_here(rematch.rematch)),
    "stats": Command(_stats, ("list",), "hide show"),
    "forget": Command(_forget, ("whom",), "me"),
    "help": Command(_help),
}

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "table": ("newgame", "join", "leave", "computer", "options", "begin"),
    "turn": ("move", "hand", "board", "undo", "takeback", "rules"),
    "games": ("games", "log", "record", "rematch", "stats"),
    "players": ("nudge", "away", "replace", "resign", "stop"),
    "yours": ("remind", "mute", "language", "forget"),
    "room": ("settings", "limit", "help"),
}
"""The commands as the help tells of them, each group under a heading."""

ACTIONS: Final[Mapping[str, Callable[[Host, Caller, Act], Awaitable[Post]]]] = {
    "join": lambda host, caller, act: lobby.join(host, caller, act.game),
    "leave": lambda host, caller, act: lobby.leave(host, caller, act.game),
    "computer": lambda host, caller, act: lobby.computer(host, caller, act.game),
    "dismiss": lambda host, caller, act: lobby.dismiss(host, caller, act.game),
    "options": lambda host, caller, act: lobby.options(host, caller, act.game, act.arg),
    "begin": lambda host, caller, act: lobby.begin(host, caller, act.game),
    "play": lambda host, caller, act: play.panel(host, caller, act.game, act.arg),
    "board": lambda host, caller, act: play.board(host, caller, act.game),
    "text": lambda host, caller, act: play.text_board(host, caller, act.game),
    "undo": lambda host, caller, act: play.undo(host, caller, act.game),
    "happened": lambda host, caller, act: play.happened(host, caller, act.game, act.arg),
    "rules": lambda host, caller, act: about.rules(host, caller, act.arg),
    "newgame": lambda host, caller, act: lobby.newgame(host, caller, act.arg),
    "rematch": lambda host, caller, act: rematch.rematch(host, caller, act.game),
    "log": lambda host, caller, act: remembering.log(host, caller, act.game),
    "record": lambda host, caller, act: remembering.record(host, caller, act.game),
    "forget": lambda host, caller, act: forgetting.forget(host, caller, sure=act.arg == "yes"),
    "here": lambda host, caller, act: absence.here(host, caller, act.game),
    "mute": lambda host, caller, act: reminding.mute(host, caller, act.game, act.arg),
    "nudge": lambda host, caller, act: reminding.nudge(host, caller, act.game),
    "remind": lambda host, caller, act: reminding.remind(host, caller, act.arg),
    "settings": lambda host, caller, act: settings.settings(host, caller, act.arg),
    "limit": lambda host, caller, act: settings.limit_of_game(host, caller, act.game, act.arg),
    "agree": lambda host, caller, act: motions.agree(host, caller, act.game, act.arg),
    "refuse": lambda host, caller, act: motions.refuse(host, caller, act.game, act.arg),
    "replace": lambda host, caller, act: replacing.pressed(host, caller, act.game, act.arg),
    "resign": lambda host, caller, act: leaving.resign(host, caller, act.game, sure=act.arg == "yes"),
    "stop": lambda host, caller, act: leaving.stop(host, caller, act.game, act.arg),
}
"""What the buttons about a game do, by the action in their data."""
