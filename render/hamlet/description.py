"""Hamlet in words: what a picture shows, for those who can't see it or would rather read."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from engine.game import SEAT_LETTERS
from engine.hamlet.data import RAW, REFINED, SALES, SPOTS, TILES
from engine.hamlet.view import GoodView, HamletView, PlayerView, TileView
from render.describing import alt, parts, waiting
from render.hamlet.names import cost_named, good_name, question, sale_name, spot_name, tile_name, what_name
from render.table import Description, Table
from render.text import short_name
from render.words import Words, escape, words

TOGETHER: Final = 6
"""Tiles that stay together in one part of the text board."""


def describe(view: HamletView, table: Table) -> Description:
    """Where the game stands, what the viewer needs now, the picture and the table in words."""
    local = words(table.language)
    short = tuple(escape(short_name(name, local.plain("player"))) for name in table.names)
    return Description(
        progress=_round(view, local),
        short=_short(view, short, local),
        alt=alt(_sentences(view, table.names, local)),
        text=tuple(parts(_lines(view, tuple(map(escape, table.names)), local))),
        length=local.plain("hamlet-length", n=view.round) if view.over else "",
    )


def _round(view: HamletView, local: Words) -> str:
    return local.say("hamlet-last-round" if view.last and not view.over else "hamlet-round", n=view.round)


def _short(view: HamletView, names: tuple[str, ...], local: Words) -> str:
    """The viewer's question, or what they hold; for watchers everybody's points."""
    if view.ask:
        return " ".join([*_job(view, local), question(local, view.ask.kind), local.say(f"hamlet-hint-{view.ask.kind}")])
    if view.viewer is None or view.over:
        each = [
            local.plain("hamlet-short-points", name=name, n=_points(view, player))
            for name, player in zip(names, view.players, strict=True)
        ]
        return local.say("hamlet-short-all", all=local.list(each))
    own = view.players[view.viewer]
    return f"{local.say('hamlet-text-coins', n=own.coins)} {_hand(own, local)}"


def _job(view: HamletView, local: Words) -> Iterator[str]:
    """What is being built or brought, where that is chosen, and what is still missing for it."""
    job = view.job
    if job is None:
        return
    if what := what_name(local, job.what):
        yield local.say("hamlet-short-job", what=what)
    if job.needs or job.coins:
        yield local.say("hamlet-short-missing", what=cost_named(local, job.needs, job.coins))


def _points(view: HamletView, player: PlayerView) -> int:
    return sum(line.points for line in player.scored) if view.over else player.vp


def _sentences(view: HamletView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The picture: who is waited for, every player, what is on offer, how large the village is."""
    yield f"{local.say('hamlet-title')}. {_round(view, local)}."
    yield from waiting(view, names, local)
    for name, player in zip(names, view.players, strict=True):
        facts = " ".join(_counts(view, player, local))
        yield local.say("text-sentence", name=name, text=facts)
    yield local.say("hamlet-text-tiles", n=len(view.tiles), roads=len(view.roads))
    yield from _church(view, names, local)
    yield from _offers(view, local)


def _lines(view: HamletView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The text board."""
    yield f"{_round(view, local)}."
    yield from waiting(view, names, local)
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        yield ""
        yield f"**{local.say('text-seat', name=name, letter=SEAT_LETTERS[seat])}**"
        if view.over and (place := view.over.ranks[seat]):
            yield f"{local.say('picture-place', n=place)}."
        yield " ".join(_counts(view, player, local))
        yield from _things(view, seat, player, local)
    yield ""
    yield f"**{local.say('hamlet-text-village')}**"
    links = _links(view)
    for n, tile in enumerate(view.tiles):
        if n and n % TOGETHER == 0:
            yield ""
        yield local.say("text-sentence", name=tile_name(local, tile.tile), text=" ".join(_tile(tile, links, local)))
    yield ""
    yield from _church(view, names, local)
    yield from _offers(view, local)
    yield local.say("hamlet-text-supply", goods=_counted(dict(zip(RAW, view.supply, strict=True)), local))
    yield local.say("hamlet-text-prices", raw=view.prices.raw, refined=view.prices.refined)
    if view.ask:
        moves = local.list([local.move("hamlet", str(move)) for move in view.ask.moves])
        yield local.say("hamlet-text-moves", moves=moves)


# Players


def _counts(view: HamletView, player: PlayerView, local: Words) -> Iterator[str]:
    if player.left:
        yield local.say("hamlet-text-left")
        return
    yield local.say("hamlet-text-points", n=_points(view, player))
    yield local.say("hamlet-text-coins", n=player.coins)
    yield local.say("hamlet-text-villagers", n=len(player.villagers), standing=player.standing)


def _things(view: HamletView, seat: int, player: PlayerView, local: Words) -> Iterator[str]:
    """What a player has besides what is counted first."""
    if player.left:
        return
    donkeys = Counter(player.donkeys)
    tiles = [local.plain("hamlet-text-there", what=tile_name(local, tile), n=n) for tile, n in donkeys.items()]
    yield local.say("hamlet-text-donkeys", tiles=local.list(tiles))
    yield _hand(player, local)
    pieces = _counted(dict(zip(REFINED, player.pieces, strict=True)), local)
    yield local.say("hamlet-text-pieces", goods=pieces, roads=player.roads, flags=player.flags)
    titles = [local.plain("title-hamlet", title=one.title) for one in view.milestones if one.seat == seat]
    titles += [local.plain("title-hamlet", title="planner")] if view.planner == seat else []
    if titles:
        yield local.say("hamlet-text-titles", titles=local.list(titles))
    if player.route:
        route = local.list([tile_name(local, tile) for tile in player.route])
        yield local.say("hamlet-text-route", n=len(player.route), tiles=route)


def _hand(player: PlayerView, local: Words) -> str:
    if not player.hand:
        return f"{local.say('hamlet-hand-empty')}."
    return local.say("hamlet-text-hand", tiles=local.list([tile_name(local, tile) for tile in player.hand]))


def _counted(goods: Mapping[str, int], local: Words) -> str:
    return local.list([local.plain("hamlet-count", n=n, what=good_name(local, good)) for good, n in goods.items()])


# The village


def _links(view: HamletView) -> Mapping[str, list[str]]:
    """The tiles linked with each tile: road end to road end, or by a built road."""
    open_: dict[frozenset[tuple[int, int]], list[str]] = {}
    for tile in view.tiles:
        for segment, kind in zip(pairwise((*tile.outline, tile.outline[0])), tile.edges, strict=True):
            if kind == "R":
                open_.setdefault(frozenset(segment), []).append(tile.tile)
    pairs = [tuple(tiles) for tiles in open_.values() if len(tiles) == 2] + [road.tiles for road in view.roads]
    found: dict[str, list[str]] = {tile.tile: [] for tile in view.tiles}
    for a, b in dict.fromkeys(pairs):
        for one, other in ((a, b), (b, a)):
            if other not in found[one]:
                found[one].append(other)
    return found


def _tile(tile: TileView, links: Mapping[str, Sequence[str]], local: Words) -> Iterator[str]:
    """A tile's code, goods, flag, people, and the tiles linked with it."""
    yield local.say("hamlet-text-code", column=TILES[tile.tile].code)
    goods = [_good(slot, local) for slot in tile.slots if slot]
    if goods:
        yield local.say("hamlet-text-goods", goods=local.list(goods))
    if free := tile.slots.count(None):
        yield local.say("hamlet-text-free", n=free)
    if tile.flag is not None:
        yield local.say("hamlet-text-flag", letter=SEAT_LETTERS[tile.flag], n=tile.worth or 0)
    for seat, n in enumerate(tile.donkeys):
        if n:
            yield local.say("hamlet-text-donkeys-here", letter=SEAT_LETTERS[seat], n=n)
    if linked := links[tile.tile]:
        yield local.say("hamlet-text-linked", tiles=local.list([tile_name(local, one) for one in linked]))
    if not tile.inside:
        yield local.say("hamlet-text-outside")


def _good(good: GoodView, local: Words) -> str:
    name = good_name(local, good.good)
    if good.owner is None:
        return name
    word = "hamlet-text-fine" if good.fine else "hamlet-text-owned"
    return local.plain(word, good=name, letter=SEAT_LETTERS[good.owner])


# What is on offer


def _church(view: HamletView, names: Sequence[str], local: Words) -> Iterator[str]:
    free = [
        local.plain(
            "hamlet-text-priced",
            what=spot_name(local, one.spot),
            cost=cost_named(local, SPOTS[one.spot].needs, SPOTS[one.spot].coins),
            n=SPOTS[one.spot].vp,
        )
        for one in view.spots
        if one.seat is None
    ]
    done = [
        local.plain("hamlet-text-done", what=spot_name(local, one.spot), name=names[one.seat])
        for one in view.spots
        if one.seat is not None
    ]
    if free:
        yield local.say("hamlet-text-spots", spots=local.list(free))
    if done:
        yield local.say("hamlet-text-filled", spots=local.list(done))


def _offers(view: HamletView, local: Words) -> Iterator[str]:
    row = [
        local.plain(
            "hamlet-text-priced",
            what=tile_name(local, plan.tile),
            cost=cost_named(local, TILES[plan.tile].cost, TILES[plan.tile].cost_coins),
            n=TILES[plan.tile].vp,
        )
        + (f" {local.plain('hamlet-text-on-it', n=plan.coins)}" if plan.coins else "")
        for plan in view.row
    ]
    if row:
        yield local.say("hamlet-text-row", tiles=local.list(row), n=len(view.bag))
    sales = [
        local.plain(
            "hamlet-text-priced",
            what=sale_name(local, one),
            cost=cost_named(local, SALES[one].needs, 0),
            n=SALES[one].vp,
        )
        for one in view.sales
    ]
    if sales:
        yield local.say("hamlet-text-sales", sales=local.list(sales), n=sum(view.tokens_left))
