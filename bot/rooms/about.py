"""What one may want to know: the rules, the commands, and the games one sits in."""

from bot.front import Caller
from bot.post import Post
from bot.rooms.desk import Desk
from bot.rooms.host import Host
from bot.saved import OPEN
from render.words import escape

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


async def games(host: Host, caller: Caller) -> Post:
    """The games the caller sits in, everywhere, and what can be played."""
    person = (await host.store.room_for(caller.room, caller.person))[1]
    _, say = await host.room(caller)
    running = [saved for saved in await host.store.load_many(person.games) if saved.meta.status in OPEN]
    await host.store.note_games(caller.person, remove=sorted({*person.games} - {saved.id for saved in running}))
    lines = [_line(host.at(caller, saved, say)) for saved in running]
    offer = say.say("games-offer", games=say.list([say.say(f"game-{slug}") for slug in host.games]))
    return Post("\n".join([say.say("games-mine" if lines else "games-none"), *lines, offer]))


async def help_(host: Host, caller: Caller, commands: tuple[str, ...]) -> Post:
    """What I am and what one can do, a line for each of the commands."""
    _, say = await host.room(caller)
    lines = [say.say("help-command", name=name, text=say.say(f"command-{name}")) for name in commands]
    return Post("\n".join([*(say.say(f"help-{part}") for part in HEAD), *lines]))


def _line(desk: Desk) -> str:
    """One of the caller's games."""
    scene, say = desk.scene, desk.words.say
    if scene.match is None:
        return say("games-lobby", game=scene.title)
    waiting = scene.view(None).waiting
    names = desk.words.list([escape(scene.names[seat]) for seat in waiting])
    state = say("games-turn") if desk.seat in waiting else say("games-wait", names=names)
    return say("games-line", game=scene.title, progress=scene.describe(None).progress, state=state)
