"""The slash commands, made from the table of all commands (bot/rooms/commands.py)."""

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot import times
from bot.rooms.commands import COMMANDS, Command
from render.words import LANGUAGES, Words

NEEDED: Final = ("newgame", "language", "limit", "forget")
"""Commands that mean nothing without their first parameter."""
FURTHER: Final[Mapping[str, tuple[str, ...]]] = {
    "where": ("room",), "of": ("game",), "by": ("computer", "person", "me"),
}  # fmt: skip
"""What a parameter that isn't a command's first one may be."""

FREE: Final = ("moves", "looks", "options", "reminders", "returns", "settings")
"""What is suggested while the line is typed: it depends on the game, or more can be typed than a list holds."""

Say: TypeAlias = Callable[[discord.Interaction[Any], str, str], Coroutine[Any, Any, None]]
"""Obeys a command: its name, and what stands behind it."""

Complete: TypeAlias = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, tuple[str, ...]]]
"""Whole lines that a line may become."""


def add(
    tree: app_commands.CommandTree[Any], games: tuple[str, ...], words: Words, say: Say, complete: Complete
) -> None:
    """Give the tree all commands, described in the language of `words`."""
    for name, command in COMMANDS.items():
        if not command.alias:
            tree.add_command(_command(name, command, games, words, say, complete))


def _command(
    name: str, command: Command, games: tuple[str, ...], words: Words, say: Say, complete: Complete
) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: discord.Interaction[Any], **given: str) -> None:
        await say(interaction, name, " ".join(filter(None, given.values())))

    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        lines = await complete(interaction, f"/{name} {typed}")
        found = [line.removeprefix(f"/{name} ") for line in lines]
        return [app_commands.Choice(name=one, value=one) for one in found]

    run.__signature__ = _signature(name, command)  # type: ignore[attr-defined]
    known = _choices(command, games)
    app_commands.rename(**{_own(one): one for one in command.parameters})(run)
    app_commands.describe(**{_own(one): words.plain(f"parameter-{one}") for one in command.parameters})(run)
    app_commands.choices(
        **{_own(one): [app_commands.Choice(name=word, value=word) for word in of] for one, of in known.items()}
    )(run)
    if command.suggest in FREE:
        app_commands.autocomplete(**{_own(command.parameters[0]): suggest})(run)
    return app_commands.Command(name=name, description=words.plain(f"command-{name}"), callback=run)


def _signature(name: str, command: Command) -> inspect.Signature:
    """discord.py reads a command's parameters from its function."""
    first = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    given = [
        inspect.Parameter(
            _own(one),
            inspect.Parameter.KEYWORD_ONLY,
            annotation=str,
            default=inspect.Parameter.empty if name in NEEDED and number == 0 else "",
        )
        for number, one in enumerate(command.parameters)
    ]
    return inspect.Signature([*first, *given])


def _own(parameter: str) -> str:
    """A name that Python has no word for (`as` is one)."""
    return f"{parameter}_"


def _choices(command: Command, games: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What can be chosen, for the parameters that leave nothing else."""
    known = {"games": games, "languages": tuple(LANGUAGES), "limits": times.LIMITS}
    first = known.get(command.suggest, () if command.suggest in FREE else tuple(command.suggest.split()))
    chosen = {one: FURTHER.get(one, ()) for one in command.parameters[1:]}
    return {one: of for one, of in {**dict.fromkeys(command.parameters[:1], first), **chosen}.items() if of}
