"""What one may want to know: the rules, and the commands."""

from bot.front import Caller
from bot.post import Post
from bot.rooms.host import Host

HEAD = ("head", "start", "play", "language", "commands")
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


async def help_(host: Host, caller: Caller, commands: tuple[str, ...]) -> Post:
    """What I am and what one can do, a line for each of the commands."""
    _, say = await host.room(caller)
    lines = [say.say("help-command", name=name, text=say.say(f"command-{name}")) for name in commands]
    return Post("\n".join([*(say.say(f"help-{part}") for part in HEAD), *lines]))
