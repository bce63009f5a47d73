"""What one may want to know: the rules, and the commands."""

from collections.abc import Mapping
from typing import Final

from bot.front import Caller
from bot.post import Post, pages
from bot.rooms.host import Host

HEAD: Final = ("head", "start", "play", "language")
"""The sentences of the help before its list of commands."""


async def rules(host: Host, caller: Caller, slug: str) -> Post:
    """The rules of a game: the one named, else the room's, else the only one there is."""
    room, say = await host.room(caller)
    if not slug:
        held = await host.held(room)
        slug = held.meta.slug if held else "".join(host.games) if len(host.games) == 1 else ""
    game = host.game(slug, say)
    first, *rest = [say.say(word) for n in range(1, 10) if say.has(word := f"rules-{game.slug}-{n}")]
    return Post(first, parts=tuple(rest))


async def help_(host: Host, caller: Caller, groups: Mapping[str, tuple[str, ...]]) -> Post:
    """What I am and what one can do: a line for each of the commands, in groups."""
    _, say = await host.room(caller)
    lines = [say.say(f"help-{part}") for part in HEAD]
    for group, names in groups.items():
        lines.append(say.say("help-heading", text=say.say(f"help-{group}")))
        lines += [say.say("help-command", name=name, text=say.say(f"command-{name}")) for name in names]
    first, *rest = pages(lines)
    return Post(first, parts=tuple(rest))
