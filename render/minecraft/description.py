"""Minecraft in words: what a picture shows, for those who can't see it or would rather read."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.game import SEAT_LETTERS, Seat
from engine.minecraft.data import BOARDS, COLOURS, PHASES, TILES, WEAPONS, Building, Mob
from engine.minecraft.places import COLUMNS, CROSSINGS, EDGES, STACKS
from engine.minecraft.view import MinecraftView, PlayerView
from render.describing import alt, parts, waiting
from render.minecraft.names import counted_name, planned_name
from render.table import Description, Table
from render.text import short_name
from render.words import Words, escape, words


def describe(view: MinecraftView, table: Table) -> Description:
    """Where the game stands, what the viewer needs now, the picture and the table in words."""
    local = words(table.language)
    short = tuple(escape(short_name(name, local.plain("player"))) for name in table.names)
    return Description(
        progress=_turn(view, local),
        short=_short(view, short, local),
        alt=alt(_sentences(view, table.names, local)),
        text=tuple(parts(_lines(view, tuple(map(escape, table.names)), local))),
        length=local.plain("minecraft-length", n=view.number) if view.over else "",
    )


def _turn(view: MinecraftView, local: Words) -> str:
    return local.say("minecraft-turn", n=view.number + (view.over is None))


def _short(view: MinecraftView, names: tuple[str, ...], local: Words) -> str:
    """What the viewer is asked; for others everybody's XP."""
    if view.ask:
        return local.say(f"minecraft-hint-{view.asked}", what=planned_name(view, local))
    each = [
        local.plain("minecraft-short-xp", name=name, n=player.earned.total)
        for name, player in zip(names, view.players, strict=True)
    ]
    return local.say("minecraft-short-all", all=local.list(each))


def _sentences(view: MinecraftView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The picture: who is waited for, every player, the store, what lies face up."""
    yield f"{local.say('minecraft-title')}. {_turn(view, local)}."
    yield from waiting(view, names, local)
    for seat, player in enumerate(view.players):
        yield local.say("text-sentence", name=names[seat], text=_player(player, local))
    yield _left(view, local)
    yield from _ground(view, local)


def _lines(view: MinecraftView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The text board."""
    yield f"**{local.say('minecraft-title')}** · {_turn(view, local)}"
    yield from waiting(view, names, local)
    for seat, player in enumerate(view.players):
        yield ""
        yield f"**{local.say('text-seat', name=names[seat], letter=SEAT_LETTERS[seat])}**"
        yield _player(player, local)
        yield local.say("minecraft-text-board", spaces=local.list(list(_spaces(player, local))))
        yield local.say("minecraft-text-weapons", weapons=_counted(_weapons(player), local))
        if player.mobs:
            yield local.say("minecraft-text-mobs", mobs=_counted(_mobs(player), local))
    yield ""
    yield f"**{local.say('minecraft-store')}**"
    yield _left(view, local)
    yield local.say("minecraft-text-columns", columns=_columns(view))
    if view.takeable:
        yield local.say("minecraft-text-takeable", columns=" ".join(COLUMNS[n] for n in view.takeable))
    yield ""
    yield from _ground(view, local)
    yield from _places(view, names, local)


def _player(player: PlayerView, local: Words) -> str:
    stock = {colour: n for colour, n in zip(COLOURS, player.stock, strict=True) if n}
    blocks = _counted(stock, local) if stock else local.plain("none")
    return local.say("minecraft-text-player", n=player.earned.total, crossing=CROSSINGS[player.at], blocks=blocks)


def _counted(things: Mapping[Any, int], local: Words) -> str:
    return local.list([counted_name(local, one, n) for one, n in things.items()])


def _weapons(player: PlayerView) -> Counter[str]:
    return Counter(WEAPONS[one].kind for one in player.weapons)


def _mobs(player: PlayerView) -> Counter[str]:
    mobs = (TILES[one] for one in player.mobs)
    return Counter(one.kind for one in mobs if isinstance(one, Mob))


def _spaces(player: PlayerView, local: Words) -> Iterator[str]:
    for number, tile in enumerate(player.spaces):
        what = BOARDS[player.board].spaces[number] if tile is None else TILES[tile].id
        yield local.plain("minecraft-text-space", n=number + 1, what=local.plain(f"name-minecraft-{what}"))


def _left(view: MinecraftView, local: Words) -> str:
    """How far the next phase is."""
    blocks = sum(map(len, view.store))
    if view.phases >= len(PHASES):
        return local.say("minecraft-text-blocks", n=blocks)
    phase = PHASES[view.phases].phase
    return local.say("minecraft-text-left", n=blocks, phase=phase, left=view.layers[view.phases])


def _columns(view: MinecraftView) -> str:
    return " ".join(f"{code}:{column or '-'}" for code, column in zip(COLUMNS, view.store, strict=True))


def _ground(view: MinecraftView, local: Words) -> Iterator[str]:
    """What lies face up, stack by stack."""
    open_ = [(STACKS[n], one.top) for n, one in enumerate(view.stacks) if one.top is not None]
    if open_:
        yield local.say(
            "minecraft-text-open",
            tiles=local.list([_tile(code, number, local) for code, number in open_]),
        )
    tokens = [(EDGES[n], one.kind) for n, one in enumerate(view.tokens) if one.kind is not None]
    if tokens:
        named = [
            local.plain("minecraft-text-at", code=code, what=local.plain(f"name-minecraft-{WEAPONS[kind].kind}"))
            for code, kind in tokens
        ]
        yield local.say("minecraft-text-tokens", tokens=local.list(named))


def _tile(code: str, number: int, local: Words) -> str:
    tile = TILES[number]
    if isinstance(tile, Building):
        cost = " ".join(f"{letter}{n}" for letter, n in zip("wstoe", tile.cost, strict=True) if n)
        name = local.plain(f"name-minecraft-{tile.id}")
        return local.plain("minecraft-text-building", code=code, what=name, cost=cost, n=tile.xp)
    name = local.plain(f"name-minecraft-{tile.kind}")
    return local.plain("minecraft-text-mob", code=code, what=name, hearts=tile.hearts, n=tile.xp)


def _places(view: MinecraftView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The ranking, once the game is over."""
    ranked: list[tuple[int, Seat]] = []
    if view.over:
        ranked = sorted((rank, seat) for seat, rank in enumerate(view.over.ranks) if rank is not None)
    for rank, seat in ranked:
        text = local.plain("minecraft-text-place", n=rank, points=view.players[seat].earned.total)
        yield local.say("text-sentence", name=names[seat], text=text)
