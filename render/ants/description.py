"""Ants in words: what a picture shows, for those who can't see it or would rather read."""

from collections.abc import Iterable, Iterator

from engine.ants.data import COLOURS
from engine.ants.view import BACK, AntsView, ColonyView, Seen
from engine.game import SEAT_LETTERS, Seat
from render.ants.names import card_name, rank_name
from render.describing import alt, parts, waiting
from render.table import Description, Table
from render.text import short_name
from render.words import Words, escape, words


def describe(view: AntsView, table: Table) -> Description:
    """Where the game stands, what the viewer needs now, the picture and the table in words."""
    local = words(table.language)
    short_names = tuple(escape(short_name(name, local.plain("player"))) for name in table.names)
    return Description(
        progress=_turn(view, local),
        short=_short(view, short_names, local),
        alt=alt(_sentences(view, table.names, local)),
        text=tuple(parts(_lines(view, tuple(map(escape, table.names)), local))),
    )


def _turn(view: AntsView, local: Words) -> str:
    return local.say("ants-turn", n=view.turns if view.over else view.turns + 1)


def _short(view: AntsView, names: tuple[str, ...], local: Words) -> str:
    """The viewer's cards; for watchers how far both are."""
    if view.viewer is None or view.over:
        each = [
            local.plain("ants-short-step", name=name, n=colony.step)
            for name, colony in zip(names, view.colonies, strict=True)
        ]
        return local.say("ants-short-all", steps=local.list(each), of=view.steps)
    own = view.colonies[view.viewer]
    drawn = [local.say("ants-text-drawn", card=_seen(view.drawn, local))] if _has_drawn(view, view.viewer) else []
    goal = [local.say("ants-short-next", rank=rank_name(local, own.next))] if own.next else []
    return " ".join([*drawn, _stored(own, local), *goal])


def _has_drawn(view: AntsView, seat: Seat) -> bool:
    return view.drawn is not None and view.seat == seat


def _sentences(view: AntsView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The picture: who is waited for, both colonies with their storage, the piles."""
    yield f"{local.say('ants-title', variant=view.variant)}. {_turn(view, local)}."
    yield from waiting(view, names, local)
    for seat, colony in enumerate(view.colonies):
        facts = " ".join((*_colony(view, seat, colony, local), *_cards(view, seat, colony, local)))
        yield local.say("text-sentence", name=names[seat], text=facts)
    yield from _piles(view, local)


def _lines(view: AntsView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The text board."""
    yield f"{_turn(view, local)}."
    yield from waiting(view, names, local)
    for seat, colony in enumerate(view.colonies):
        yield ""
        yield f"**{local.say('text-seat', name=names[seat], letter=SEAT_LETTERS[seat])}**"
        yield local.say("ants-text-colour", colour=colony.colour)
        yield " ".join(_colony(view, seat, colony, local))
        if colony.pile:
            yield local.say("ants-text-pile", cards=_names(colony.pile, local))
        yield from _cards(view, seat, colony, local)
    yield ""
    yield from _piles(view, local)
    if view.ask:
        moves = local.list([local.move("ants", str(move)) for move in view.ask.moves])
        yield local.say("ants-text-moves", moves=moves)


def _colony(view: AntsView, seat: Seat, colony: ColonyView, local: Words) -> Iterator[str]:
    """How far a colony is, and all that lies on it."""
    if view.over and (place := view.over.ranks[seat]):
        yield f"{local.say('picture-place', n=place)}."
    if colony.left:
        yield local.say("ants-text-left")
    following = rank_name(local, colony.next) if colony.next else ""
    if colony.rank and following:
        rank = rank_name(local, colony.rank)
        yield local.say("ants-text-step", n=colony.step, of=view.steps, rank=rank, next=following)
    elif following:
        yield local.say("ants-text-unopened", next=following)
    else:
        yield local.say("ants-text-whole", n=colony.step)
    if colony.attacker:
        yield local.say("ants-text-attacked", card=card_name(local, colony.attacker))
    if colony.closed:
        yield local.say("ants-text-closed")
    if colony.wild_rank:
        yield local.say("ants-text-wild", rank=rank_name(local, colony.wild_rank))
    if trapped := [card for card in colony.pile if COLOURS[card] != colony.colour]:
        yield local.say("ants-text-trapped", cards=_names(trapped, local))


def _cards(view: AntsView, seat: Seat, colony: ColonyView, local: Words) -> Iterator[str]:
    """What a player has drawn and stored."""
    if _has_drawn(view, seat):
        yield local.say("ants-text-drawn", card=_seen(view.drawn, local))
    yield _stored(colony, local)
    if colony.draws:
        yield local.say("ants-text-draws", n=colony.draws)


def _stored(colony: ColonyView, local: Words) -> str:
    stored = [slot for slot in colony.slots if slot]
    if not stored:
        return local.say("ants-text-stored-none")
    if BACK in stored:
        return local.say("ants-text-stored-backs", n=len(stored))
    return local.say("ants-text-stored", cards=_names(stored, local))


def _seen(seen: Seen | None, local: Words) -> str:
    return local.plain("ants-text-back") if seen in (None, BACK) else card_name(local, seen)


def _names(cards: Iterable[str], local: Words) -> str:
    return local.list([card_name(local, card) for card in cards])


def _piles(view: AntsView, local: Words) -> Iterator[str]:
    yield local.say("ants-text-pile-left", n=view.pile)
    if view.top:
        yield local.say("ants-text-discards", n=view.discards, card=card_name(local, view.top))
    if view.dry:
        yield local.say("ants-text-dry", n=view.dry, limit=view.stall_limit)
