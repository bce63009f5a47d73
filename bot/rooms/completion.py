"""What a half-typed line may become: commands, games, limits, and every legal move of the caller's seat."""

from bot import playing, times
from bot.front import Caller
from bot.rooms.commands import COMMANDS
from bot.rooms.host import Host
from engine import notation
from render.words import LANGUAGES

MOST = 25


async def complete(host: Host, caller: Caller, line: str) -> tuple[str, ...]:
    """Whole lines, at most 25. May raise StoreAway."""
    if line.startswith("/") and " " not in line:
        known = (f"/{name}" for name, command in COMMANDS.items() if not command.alias)
        return tuple(one for one in known if one.startswith(line))[:MOST]
    name, space, rest = line.removeprefix("/").partition(" ") if line.startswith("/") else ("move", "", line)
    if name not in COMMANDS:
        return ()
    begun = notation.fold(rest)
    found = await _suggested(host, caller, COMMANDS[name].suggest)
    fitting = [one for one in found if notation.fold(one).startswith(begun)]
    return tuple(f"/{name} {one}" if space else one for one in fitting)[:MOST]


async def _suggested(host: Host, caller: Caller, source: str) -> tuple[str, ...]:
    known = {"games": tuple(host.games), "limits": tuple(times.LIMITS), "languages": LANGUAGES}
    if source == "moves":
        return await _moves(host, caller)
    return known.get(source, tuple(source.split()))


async def _moves(host: Host, caller: Caller) -> tuple[str, ...]:
    """Every line the caller's seat may play now, as they would type it."""
    room, say = await host.room(caller)
    saved = await host.store.load(room.game) if room.game else None
    seat = saved.meta.seat_of(caller.person) if saved and saved.meta.status == "running" else None
    if saved is None or seat is None:
        return ()
    game = host.games[saved.meta.slug]
    local = say.notation(game.slug)
    return tuple(notation.translate(one, local) for one in notation.lines(playing.take_up(game, saved), seat))
