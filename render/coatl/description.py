"""Cóatl in words: what a picture shows, for those who can't see it or would rather read."""

from collections.abc import Iterable, Iterator

from engine.coatl.data import KEEP, ROW, SPACES, Piece, in_words
from engine.coatl.serpent import Serpent
from engine.coatl.serpent import coded as serpent_code
from engine.coatl.view import CoatlView, SideView, laid, temple_worth, worth
from engine.game import SEAT_LETTERS, Seat
from render.coatl.names import coded, prophecy_name, temple_name
from render.coatl.rows import shows_faces
from render.coatl.sides import last_turn
from render.describing import alt, parts, waiting
from render.table import Description, Table
from render.text import short_name
from render.words import Words, bare, escape, words


def describe(view: CoatlView, table: Table) -> Description:
    """Where the game stands, what the viewer needs now, the picture and the table in words."""
    local = words(table.language)
    short_names = tuple(escape(short_name(name, local.plain("player"))) for name in table.names)
    return Description(
        progress=_round(view, local),
        short=_short(view, short_names, local),
        alt=alt(_sentences(view, table.names, local)),
        text=tuple(parts(_lines(view, tuple(map(escape, table.names)), local))),
        length=local.plain("coatl-length", n=view.round) if view.over else "",
    )


def _round(view: CoatlView, local: Words) -> str:
    """The round, and that it is one of last turns."""
    return local.say("coatl-last-round" if view.turn and view.turn.last else "coatl-round", n=view.round)


def _short(view: CoatlView, names: tuple[str, ...], local: Words) -> str:
    """The viewer's cards and question; for watchers, and at the end, how far all are."""
    own = view.own
    if own is None or own.hand is None or view.over:
        each = [_far(view, name, side, local) for name, side in zip(names, view.sides, strict=True)]
        return local.say("coatl-short-points" if view.over else "coatl-short-completed", each=local.list(each))
    cards = local.list([coded(local, card) for card in own.hand]) if own.hand else ""
    held = local.say("coatl-short-hand", cards=cards) if cards else f"{local.say('coatl-no-cards')}."
    return " ".join([held, *_question(view, len(own.hand), local)])


def _question(view: CoatlView, held: int, local: Words) -> Iterator[str]:
    """What the viewer is asked."""
    if view.ask:
        yield local.say(f"coatl-ask-{view.ask.kind}", most=KEEP, more=max(0, held - KEEP))


def _far(view: CoatlView, name: str, side: SideView, local: Words) -> str:
    count = side.score if view.over else sum(one.complete for one in side.serpents)
    return local.plain("coatl-short-one", name=name, n=count)


def _sentences(view: CoatlView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The picture: who is waited for, every player's cóatls, the open things."""
    yield f"{local.say('game-coatl')}. {_round(view, local)}."
    yield from waiting(view, names, local)
    for seat, side in enumerate(view.sides):
        facts = " ".join((*_standing(view, seat, local), *_serpents(view, side, local), *_stock(view, side, local)))
        yield local.say("text-sentence", name=names[seat], text=facts)
    yield from _open(view, local)


def _lines(view: CoatlView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The text board."""
    yield local.say("coatl-text-round", round=bare(_round(view, local)))
    yield from waiting(view, names, local)
    if view.rank:
        yield _ranked(view, local)
    yield from _own(view, local)
    for seat, side in enumerate(view.sides):
        yield ""
        yield f"**{local.say('text-seat', name=names[seat], letter=SEAT_LETTERS[seat])}**"
        yield from _standing(view, seat, local)
        yield from _serpents(view, side, local)
        yield from _stock(view, side, local)
    yield ""
    yield local.say("coatl-text-letters")
    yield from _open(view, local)
    yield from (
        local.say("coatl-text-slot", slot=slot, card=prophecy_name(local, card))
        for slot, card in zip(ROW, view.row, strict=True)
        if card
    )
    yield from (
        local.say("coatl-text-pile", n=n, temple=temple_name(local, temple), left=size)
        for n, (temple, size) in enumerate(zip(view.piles, view.pile_sizes, strict=True), 1)
        if temple
    )
    if view.ask:
        yield local.say(
            "coatl-text-moves", moves=local.list([local.move("coatl", str(move)) for move in view.ask.moves])
        )


def _ranked(view: CoatlView, local: Words) -> str:
    """The title of a game played alone."""
    return local.say("coatl-ranked", title=local.plain("rank-coatl", rank=view.rank), n=view.sides[0].score)


# Players


def _standing(view: CoatlView, seat: Seat, local: Words) -> Iterator[str]:
    """Place and points where they are shown, the marker, a last turn, leaving."""
    side = view.sides[seat]
    if view.over and (rank := view.over.ranks[seat]) and len(view.sides) > 1:
        yield f"{local.say('picture-place', n=rank)}."
    if shows_faces(view):
        yield local.say("coatl-text-score", n=side.score)
    if seat == view.first:
        yield local.say("coatl-text-first")
    if side.left:
        yield local.say("coatl-text-left")
    if turn := last_turn(view, seat):
        yield local.say("coatl-text-last", n=turn.actions)


def _serpents(view: CoatlView, side: SideView, local: Words) -> Iterator[str]:
    """Every cóatl with what lies beside it."""
    for n, one in enumerate(side.serpents):
        front, back = ("closed" if end else "open" for end in (one.head, one.tail))
        letters = one.colours.upper()
        pieces = local.say(
            "coatl-text-serpent", coatl=serpent_code(n), letters=letters, n=len(letters), front=front, back=back
        )
        yield " ".join((pieces, *_beside(view, one, local)))


def _beside(view: CoatlView, one: Serpent, local: Words) -> Iterator[str]:
    """The cards beside a cóatl with their points; how many lie there where they are face down."""
    if one.complete and not shows_faces(view):
        yield local.say("coatl-text-backs", n=len(one.cards), temple="yes" if one.temple else "no")
        return
    cards = [local.plain("coatl-text-worth", card=coded(local, card.card), n=card.points) for card in laid(one)]
    if one.temple:
        name = local.plain("temple-coatl", temple=one.temple)
        cards.append(local.plain("coatl-text-worth", card=name, n=temple_worth(one)))
    if cards:
        yield local.say("coatl-text-beside", cards=local.list(cards), n=worth(one))


def _stock(view: CoatlView, side: SideView, local: Words) -> Iterator[str]:
    """Board, cards in hand by number, sacrifices; all hands once it is over."""
    if side.board:
        yield local.say("coatl-text-board", pieces=_pieces(side.board, local))
    if view.over and side.hand:
        yield local.say("coatl-text-held", cards=local.list([coded(local, card) for card in side.hand]))
    elif not view.over:
        yield local.say("coatl-text-hands", n=side.held, temples=side.temples_held)
    if side.tokens:
        yield local.say("coatl-text-tokens", tokens=local.list([coded(local, token) for token in side.tokens]))


def _pieces(pieces: Iterable[Piece], local: Words) -> str:
    return local.list([coded(local, in_words(piece)) for piece in pieces])


def _own(view: CoatlView, local: Words) -> Iterator[str]:
    """The viewer's cards, how far each own cóatl fulfils them, and the own Temples."""
    if view.own is None or view.own.hand is None or view.over:
        return
    for card in view.own.hand:
        far = [
            local.plain("coatl-text-far", coatl=fit.code, n=fit.standing.times, points=fit.standing.points)
            for fit in view.fits(card)
        ]
        now = [local.say("coatl-text-fits", each=local.list(far))] if far else []
        yield " ".join((local.say("coatl-text-card", card=prophecy_name(local, card)), *now))
    for temple in view.own.temples or ():
        yield local.say("coatl-text-temple", temple=temple_name(local, temple))


# The open things


def _open(view: CoatlView, local: Words) -> Iterator[str]:
    """Supply, bags, deck."""
    if view.over:
        return
    supply = [
        local.plain("coatl-text-space", space=space.code, pieces=_pieces(pieces, local))
        for space, pieces in zip(SPACES, view.supply, strict=True)
        if pieces
    ]
    if supply:
        yield local.say("coatl-text-supply", spaces=local.list(supply))
    yield local.say("coatl-text-bags", heads=view.in_bag("h"), bodies=view.in_bag("b"), tails=view.in_bag("t"))
    yield local.say("coatl-text-deck", n=view.deck)
