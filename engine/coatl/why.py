"""Why a decision that somebody typed isn't open: the rule that keeps it back (rules.md, A turn to Decisions)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final

from engine.coatl.building import NEW, leaves_bare
from engine.coatl.data import (
    BOARD,
    CARDS,
    HAND,
    KEEP,
    KINDS,
    NAMED,
    PROPHECIES,
    ROW,
    STARTED,
    TEMPLES,
    TOKENS,
    UNFINISHED,
)
from engine.coatl.decisions import STEPS
from engine.coatl.prophecies import stands
from engine.coatl.row import DECK
from engine.coatl.serpent import End, Serpent, coded, placed
from engine.coatl.state import CoatlState, Side
from engine.coatl.supply import PLACES
from engine.game import Reason, Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """What was typed, and by whom in which position. kind: the question that is open."""

    state: CoatlState
    side: Side
    kind: str
    verb: str
    what: str

    @property
    def serpent(self) -> Serpent | None:
        """The cóatl in focus."""
        focus = self.state.chain.focus if self.state.chain else ""
        return self.side.serpents[placed(focus)] if focus.startswith("c") else None


def why(state: CoatlState, seat: Seat, kind: str, notation: str) -> Reason | None:
    """The reason, or None where there is none to tell. kind: the question that is open to the seat."""
    verb, _, what = notation.partition(" ")
    # Where a card's id is typed as two words (Persian), it comes so.
    asked = Asked(state, state.sides[seat], kind, verb, what if what in NAMED else what.replace(" ", "-"))
    if verb not in HINDRANCES:
        return None
    return next(chain(_misplaced(asked), HINDRANCES[verb](asked)), None)


def _reason(word: str, **args: str | int) -> Reason:
    return Reason(f"coatl-why-{word}", tuple(args.items()))


def _misplaced(asked: Asked) -> Iterator[Reason]:
    """The word belongs to another question."""
    if asked.kind in QUESTIONS_OF[asked.verb]:
        return
    if asked.kind != "turn":
        yield _reason("question", question=asked.kind)
    elif "build" in QUESTIONS_OF[asked.verb]:
        yield _reason("nothing-done" if asked.verb == "done" else "build-first")


def _take(asked: Asked) -> Iterator[Reason]:
    if asked.what not in PLACES:
        yield _reason("no-space", space=asked.what)
        return
    pieces = asked.state.supply[PLACES[asked.what]]
    room = BOARD - len(asked.side.board)
    if not pieces:
        yield _reason("space-empty", space=asked.what)
    elif len(pieces) > room:
        yield _reason("no-room", space=asked.what, pieces=len(pieces), room=room)


def _draw(asked: Asked) -> Iterator[Reason]:
    if len(asked.side.hand) >= HAND:
        yield _reason("hand-full", most=HAND)
    elif asked.what == DECK:
        yield _reason("deck-empty")
    else:
        yield _reason("slot-empty" if asked.what in ROW else "no-slot", slot=asked.what)


def _done(asked: Asked) -> Iterator[Reason]:
    if asked.kind == "burn":
        yield _reason("keep", most=KEEP, more=len(asked.side.hand) - KEEP)
    elif asked.kind == "complete":
        yield _reason("needs-card")
    else:
        yield _reason("nothing-done")


def _build(asked: Asked) -> Iterator[Reason]:
    if asked.verb == "to" and asked.state.chain and not asked.state.chain.fresh:
        yield _reason("only-turned")
    if asked.what == NEW:
        yield from _new(asked)
    elif asked.what not in map(coded, range(len(asked.side.serpents))):
        yield _reason("no-coatl", coatl=asked.what)
    else:
        complete = asked.side.serpents[placed(asked.what)].complete
        yield _reason("complete" if complete else "nothing-there", coatl=asked.what)


def _new(asked: Asked) -> Iterator[Reason]:
    if not asked.side.board:
        yield _reason("no-pieces")
    elif sum(not serpent.complete for serpent in asked.side.serpents) >= UNFINISHED:
        yield _reason("unfinished", most=UNFINISHED)
    elif len(asked.side.serpents) >= STARTED:
        yield _reason("started", most=STARTED)


def _piece(asked: Asked) -> Iterator[Reason]:
    if asked.what in NAMED and NAMED[asked.what] not in asked.side.board:
        yield _reason("no-piece", piece=asked.what)


def _join(asked: Asked) -> Iterator[Reason]:
    yield from _piece(asked)
    serpent, piece = asked.serpent, NAMED.get(asked.what)
    if serpent is None or piece is None:
        return
    end: End = "front" if asked.verb == "front" else "back"
    if serpent.head if end == "front" else serpent.tail:
        yield _reason("closed", end=end)
    elif piece[0] == ("t" if end == "front" else "h"):
        yield _reason("wrong-end", kind=KINDS[piece[0]])
    elif not serpent.takes(piece, end):
        yield _reason("no-body")
    elif leaves_bare(asked.side.hand, serpent, piece, end):
        yield _reason("bare")


def _fulfil(asked: Asked) -> Iterator[Reason]:
    yield from _in_hand(asked)
    serpent = asked.serpent
    if serpent is None or asked.what not in PROPHECIES:
        return
    if asked.what in serpent.cards:
        yield _reason("same-card", card=asked.what)
    elif len(serpent.cards) >= CARDS:
        yield _reason("four-cards", most=CARDS)
    else:
        standing = stands(asked.what, serpent)
        yield _reason("unfulfilled", card=asked.what, times=standing.times, needed=standing.needed or 0)


def _in_hand(asked: Asked) -> Iterator[Reason]:
    if asked.what in PROPHECIES and asked.what not in asked.side.hand:
        yield _reason("no-card", card=asked.what)


def _temple(asked: Asked) -> Iterator[Reason]:
    if asked.what in TEMPLES:
        within = (*asked.side.temples, *(pile[0] for pile in asked.state.piles if pile))
        yield _reason("unmet" if asked.what in within else "no-temple", temple=asked.what)


def _offer(asked: Asked) -> Iterator[Reason]:
    if not asked.state.options.sacrifices:
        yield _reason("no-sacrifices")
    elif asked.what in TOKENS:
        yield _reason("token-idle" if asked.what in asked.side.tokens else "token-used", token=asked.what)


def _toss(asked: Asked) -> Iterator[Reason]:
    yield from _piece(asked)
    if asked.kind == "turn":
        yield _reason("not-stuck")


def _stop(asked: Asked) -> Iterator[Reason]:
    yield _reason("no-stop")


def _pass(asked: Asked) -> Iterator[Reason]:
    yield _reason("not-stuck")


def _gift(asked: Asked) -> Iterator[Reason]:
    if asked.what in NAMED:
        there = NAMED[asked.what] in asked.state.bags
        yield _reason("no-gift" if there else "not-in-bag", piece=asked.what)


def _vow(asked: Asked) -> Iterator[Reason]:
    if asked.what in TEMPLES:
        yield _reason("no-temple", temple=asked.what)


QUESTIONS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    verb: tuple(kind for kind, other in STEPS if other == verb) for _, verb in STEPS
}
"""By the first word of a decision: the questions it can answer."""

HINDRANCES: Final[Mapping[str, Callable[[Asked], Iterator[Reason]]]] = {
    "burn": _in_hand,
    "take": _take,
    "draw": _draw,
    "build": _build,
    "to": _build,
    "start": _piece,
    "front": _join,
    "back": _join,
    "fulfil": _fulfil,
    "temple": _temple,
    "offer": _offer,
    "gift": _gift,
    "drop": _in_hand,
    "vow": _vow,
    "toss": _toss,
    "done": _done,
    "stop": _stop,
    "pass": _pass,
}
"""By the first word of a decision: what may keep it back where its question is open, the plainest first."""
