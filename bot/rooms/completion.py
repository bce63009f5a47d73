"""What a half-typed line may become: commands, games, limits, and every legal move of the caller's seat."""

from collections.abc import Iterable

from bot import playing, times
from bot.front import Caller
from bot.rooms import house_rules, looks, reminding, settings
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
    name, _, rest = line[1:].partition(" ") if line.startswith("/") else ("move", "", line)
    start, found = await _suggested(host, caller, name, rest)
    begun = notation.fold(rest.removeprefix(start))
    slash = f"/{name} " if line.startswith("/") else ""
    return tuple(f"{slash}{start}{one}" for one in found if notation.fold(one).startswith(begun))[:MOST]


async def _suggested(host: Host, caller: Caller, name: str, rest: str) -> tuple[str, tuple[str, ...]]:
    """What may follow a command, and how much of `rest` stands before that."""
    source = COMMANDS[name].suggest if name in COMMANDS else ""
    first, space, options = rest.partition(" ")
    if source == "games" and space and (game := host.named(first)):
        return _pairs(house_rules.typed(game), f"{first} ", options)
    if source == "options":
        room, _ = await host.room(caller)
        held = await host.held(room)
        return _pairs(house_rules.typed(host.games[held.meta.slug]), "", rest) if held else ("", ())
    if source in ("reminders", "settings"):
        return _pairs(reminding.typed() if source == "reminders" else settings.typed(caller), "", rest)
    if source == "looks":
        room, say = await host.room(caller)
        held = await host.held(room)
        return "", tuple(looks.names(held.meta.slug if held else "", say).values())
    if source == "moves":
        return "", await _moves(host, caller)
    known = {
        "games": tuple(host.games),
        "limits": times.LIMITS,
        "languages": LANGUAGES,
        "returns": times.RETURNS,
    }
    return "", known.get(source, tuple(source.split()))


def _pairs(offered: Iterable[str], start: str, typed: str) -> tuple[str, tuple[str, ...]]:
    """The `name=value` pairs whose names aren't given yet, behind those that are."""
    given = typed.rpartition(" ")[0]
    named = {pair.partition("=")[0] for pair in given.split()}
    free = tuple(one for one in offered if one.partition("=")[0] not in named)
    return f"{start}{given} " if given else start, free


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
