"""One player's own picture: the question's choices with their codes, own board and cóatls, hand and Temples."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.coatl.data import BOARD, in_words
from engine.coatl.serpent import Serpent, placed
from engine.coatl.serpent import coded as serpent_code
from engine.coatl.view import CoatlView, SideView
from engine.game import Seat
from render import sheet
from render.canvas import Box, Part
from render.coatl.cards import token
from render.coatl.choosing import BAGS_HIGH, ROW_HIGH, SUPPLY_HIGH, draw_bags, draw_row, draw_strip
from render.coatl.hand import Held, cards_high, draw_cards
from render.coatl.names import coded
from render.coatl.pieces import alone, piece
from render.coatl.rows import HEIGHTS, sized
from render.coatl.rows import draw_row as draw_serpent
from render.coatl.shrines import HIGH as SHRINES_HIGH
from render.coatl.shrines import draw_shrines
from render.coatl.signs import DONE, OPEN, SHUT, place, tag
from render.marks import dashed_place, plate
from render.palette import ACCENT, HAIRLINE, LEGAL, SUCCESS
from render.scene import Scene, draw_footer, draw_header, order, scene, turns
from render.sheet import FOOTER_FOOT, FOOTER_GAP, FOOTER_HEIGHT, MARGIN, TOP, WIDTH
from render.table import Table
from render.text import Type

LEFT, RIGHT = MARGIN, WIDTH - MARGIN
GAP: Final = 14
BOARD_HIGH: Final = 96
VERBS_HIGH: Final = 36
"""More for the board where its pieces may be chosen."""
SERPENTS_HIGH: Final = 136
FOCUS_HIGH: Final = 196
DONE_HIGH: Final = 92
NEW: Final = "new"
ORDERS: Final = {
    "burn": "order-burn",
    "turn": "order-turn",
    "draw": "order-draw",
    "build": "order-build",
    "complete": "order-complete",
    "temple": "order-temple",
    "toss": "order-toss",
    "gift": "order-gift",
    "drop": "order-drop",
    "vow": "order-vow",
}
"""By the question: what its seat is told to do."""
PIECE_VERBS: Final = ("front", "back", "start", "toss")
CARD_VERBS: Final = ("burn", "fulfil", "drop")
TEMPLE_VERBS: Final = ("temple", "vow")
WITH_SUPPLY: Final = ("turn", "burn")
WITH_ROW: Final = ("turn", "burn", "draw", "drop")
TIGHT: Final = ("turn", "gift")
"""The questions beside whose choices no room is left for completed cóatls."""


@dataclass(frozen=True, slots=True)
class Mine:
    """What one seat's picture is about. kind: the question, "" without one. choices: what each verb may be about."""

    now: Scene[CoatlView]
    side: SideView
    kind: str
    choices: Mapping[str, frozenset[str]]

    def may(self, *verbs: str) -> frozenset[str]:
        """All that these verbs may be about."""
        return frozenset().union(*(self.choices.get(verb, frozenset()) for verb in verbs))

    @property
    def focus(self) -> str:
        """The code of the cóatl that the running chain is about."""
        chain = self.now.view.chain
        return chain.focus if self.kind and chain else ""

    @property
    def serpents(self) -> Held:
        """The cóatls that cards are held against: the unfinished ones, and the one just completed."""
        all_of = [(serpent_code(n), one) for n, one in enumerate(self.side.serpents)]
        return tuple((code, one) for code, one in all_of if not one.complete or code == self.focus)

    @property
    def completed(self) -> Held:
        """The other ones."""
        shown = dict(self.serpents)
        return tuple((serpent_code(n), one) for n, one in enumerate(self.side.serpents) if serpent_code(n) not in shown)


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the picture, as wide as the sheet: its height, and what draws it in its box."""

    high: int
    draw: Callable[[Mine, Box], None]


def draw_own(view: CoatlView, table: Table, seat: Seat) -> Image.Image:
    """The picture of a seat while the game runs."""
    side = view.sides[seat]
    zones = list(_zones(_mine(scene("coatl", view, table, ground(TOP)), side)))
    bottom = TOP + sum(zone.high + GAP for zone in zones) - GAP
    mine = _mine(scene("coatl", view, table, ground(bottom + FOOTER_GAP + FOOTER_HEIGHT + FOOTER_FOOT)), side)
    now = mine.now
    asked = order(now, seat, ORDERS[mine.kind]) if mine.kind else turns(now, "to-play")
    draw_header(now, now.words.plain("game-coatl"), now.say("round", n=view.round), asked)
    y = TOP
    for zone in zones:
        zone.draw(mine, (LEFT, y, RIGHT, y + zone.high))
        y += zone.high + GAP
    draw_footer(now, now.say("hint" if mine.serpents else "private"))
    return now.picture


@lru_cache(maxsize=8)
def ground(high: int) -> Image.Image:
    """The empty sheet."""
    return sheet.blank(high)


def _mine(now: Scene[CoatlView], side: SideView) -> Mine:
    ask, choices = now.view.ask, dict[str, frozenset[str]]()
    for move in ask.moves if ask else ():
        verb, _, what = str(move).partition(" ")
        choices[verb] = choices.get(verb, frozenset()) | {what}
    return Mine(now, side, ask.kind if ask else "", choices)


def _zones(mine: Mine) -> Iterator[Zone]:
    """The parts of the picture from top to bottom."""
    if mine.kind in WITH_SUPPLY:
        yield Zone(SUPPLY_HIGH, lambda one, box: draw_strip(one.now, box, one.may("take")))
    if mine.kind in WITH_ROW:
        yield Zone(ROW_HIGH, lambda one, box: draw_row(one.now, box, one.may("draw")))
    if mine.kind == "gift":
        yield Zone(BAGS_HIGH, lambda one, box: draw_bags(one.now, box, one.may("gift")))
    yield Zone(BOARD_HIGH + (VERBS_HIGH if mine.may(*PIECE_VERBS) else 0), _board)
    if mine.serpents or mine.may("build", "to", "start"):
        yield Zone(FOCUS_HIGH if mine.focus else SERPENTS_HIGH, _serpents)
    if mine.completed and mine.kind not in TIGHT:
        yield Zone(DONE_HIGH, _done)
    yield Zone(
        cards_high(len(mine.serpents)) if mine.side.hand else 90,
        lambda one, box: draw_cards(one.now, box, one.serpents, one.may(*CARD_VERBS)),
    )
    yield Zone(SHRINES_HIGH, lambda one, box: draw_shrines(one.now, box, one.serpents, one.may(*TEMPLE_VERBS)))


# The own board


def _board(mine: Mine, box: Box) -> None:
    """The spaces with what may be done with their pieces, sacrifices, and the points so far."""
    now, (left, top, right, bottom) = mine.now, box
    plate(round(right - left), round(bottom - top), 12).on(now.picture, left, top)
    pitch = (right - left - SCORE_WIDE - 20) / BOARD
    for n in range(BOARD):
        start, end = now.way.column(left, right, 14 + n * pitch, pitch)
        x = (start + end) / 2
        place(78, 72).on(now.picture, x - 39, top + 12)
        if n < len(mine.side.board):
            _on_board(mine, mine.side.board[n], x, top)
    start, end = now.way.column(left, right, right - left - SCORE_WIDE, SCORE_WIDE - 14)
    label = now.label("score", 28)
    now.row_end(start, end, top + 30, label, 10, now.number(mine.side.score, SCORE))
    signs: list[Part] = []
    for one in mine.side.tokens:
        named: list[Part] = [2, tag(coded(now.words, one), OPEN, 20)] if one in mine.may("offer") else []
        signs += [token(one, 32), *named, 6]
    for verb, about in mine.choices.items():
        if "" in about:
            signs += [tag(coded(now.words, verb), OPEN, 24), 6]
    now.row_end(start, end, top + 72, *signs[:-1])


SCORE_WIDE: Final = 226
SCORE: Final = Type("ExtraBold", 42, SUCCESS)


def _on_board(mine: Mine, code: str, x: float, top: float) -> None:
    """A piece, and the words that may be said of it."""
    now = mine.now
    piece(code, 50).on(now.picture, x + 50 * alone(code), top + 52)
    verbs = [verb for verb in PIECE_VERBS if in_words(code) in mine.may(verb)]
    signs: list[Part] = []
    for verb in verbs:
        signs += [*([4] if signs else []), tag(coded(now.words, verb), OPEN, 19 if verbs[1:] else 22)]
    if signs:
        wide = sum(part if isinstance(part, int) else part.width for part in signs)
        now.row(x - wide / 2, x + wide / 2, top + BOARD_HIGH + 14, *signs)


# The own cóatls


def _serpents(mine: Mine, box: Box) -> None:
    """The cóatls that can grow, the one in focus large; and a place for a new one."""
    left, top, right, bottom = box
    shown: list[tuple[str, Serpent | None]] = list(mine.serpents)
    if NEW in mine.may("build", "to") or mine.focus == NEW:
        shown.append((NEW, None))
    weights = [2 if code == mine.focus else 1 for code, _ in shown]
    unit = (right - left - GAP * (len(shown) - 1)) / sum(weights)
    start = 0.0
    for (code, serpent), weight in zip(shown, weights, strict=True):
        x, end = mine.now.way.column(left, right, start, unit * weight)
        start += unit * weight + GAP
        (_serpent if serpent else _new)(mine, code, (x, top, end, bottom))


def _serpent(mine: Mine, code: str, box: Box) -> None:
    """A cóatl with what lies beside it, as large as fits."""
    left, top, right, bottom = box
    serpent = mine.side.serpents[placed(code)]
    wide, high = right - left - 16, bottom - top - 14
    focused = code == mine.focus
    frame = plate(round(right - left), round(bottom - top), 12, ACCENT if focused else HAIRLINE, 3 if focused else 1.5)
    frame.on(mine.now.picture, left, top)
    rows = [sized(code, serpent, size, wide, mine.now.words, faces=True) for size in HEIGHTS]
    row = next((one for one in rows if one.high <= high), rows[-1])
    open_ = focused or code in mine.may("build", "to")
    draw_serpent(mine.now, row, (left + 8, top + 7, right - 8, bottom - 7), OPEN if open_ else SHUT, open_, faces=True)


def _new(mine: Mine, code: str, box: Box) -> None:
    """A place for a new cóatl."""
    left, top, right, bottom = box
    place_ = dashed_place(round(right - left), round(bottom - top), 12, ACCENT, LEGAL, 4, 13, 9)
    place_.on(mine.now.picture, left, top)
    sign = tag(coded(mine.now.words, code), OPEN)
    sign.on(mine.now.picture, (left + right - sign.width) / 2, (top + bottom) / 2)


def _done(mine: Mine, box: Box) -> None:
    """The completed cóatls with their points."""
    left, top, right, bottom = box
    shown = mine.completed
    wide = (right - left - GAP * (len(shown) - 1)) / len(shown)
    for n, (code, serpent) in enumerate(shown):
        x, end = mine.now.way.column(left, right, n * (wide + GAP), wide)
        rows = [sized(code, serpent, size, wide - 8, mine.now.words, faces=True) for size in HEIGHTS if size <= 50]
        row = next((one for one in rows if one.high <= bottom - top - 6), rows[-1])
        draw_serpent(mine.now, row, (x, top, end, bottom), DONE, active=False, faces=True)
