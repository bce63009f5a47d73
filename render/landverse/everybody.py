"""The table: the maps of two players side by side, or of three or four in a square.

Sizes are px of a picture 1280 wide.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.landverse.view import BoardView, LandverseView
from render.canvas import Part, Stamp, stamp, width_of
from render.landverse.maps import draw_sheet
from render.landverse.place import Place
from render.landverse.scene import (
    HAND,
    KINDS,
    SMALL,
    STRONG,
    TOTAL,
    Scene,
    badges,
    compass,
    decks,
    discards,
    draw_board,
    draw_header,
    draw_to_place,
    latest_discard,
    scene,
    stages,
)
from render.marks import cup, frame, mark, plate
from render.palette import HAIRLINE
from render.scene import draw_footer, turns, way
from render.sheet import FOOTER_FOOT, FOOTER_GAP, FOOTER_HEIGHT, MARGIN, TOP, Way, blank
from render.table import Table
from render.text import LABEL, NAME, length, shrunk, wrapped

PANEL: Final = 604
"""A panel's width."""
ACROSS, DOWN = 24, 18
"""Gaps between panels."""
EDGE: Final = 24
"""From a panel's edge to its text."""
SMALLEST_NAME: Final = 30
LABELS: Final = (LABEL.size, 28, 26)
"""Sizes of what stands before points, smaller where a name is long."""
BESIDE: Final = 126
"""Width of the column beside a small map."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How the picture is divided: height of a panel; in it the middle of the name row, the top of the map, a cell's px.

    beside: what belongs to a map stands beside it, not below.
    """

    rows: int
    panel: int
    name: int
    top: int
    tile: int
    beside: bool

    @property
    def height(self) -> int:
        """The whole picture's."""
        panels = self.rows * self.panel + (self.rows - 1) * DOWN
        return TOP + panels + FOOTER_GAP + FOOTER_HEIGHT + FOOTER_FOOT

    def corner(self, seat: Seat, way: Way) -> tuple[int, int]:
        """A panel's upper left corner; seats follow each other as words do."""
        second = seat % 2 == (0 if way.rtl else 1)
        return MARGIN + second * (PANEL + ACROSS), TOP + seat // 2 * (self.panel + DOWN)

    def map_place(self, seat: Seat, way: Way) -> Place:
        """Where a seat's map lies."""
        x, y = self.corner(seat, way)
        return Place(x + (192 if self.beside and way.rtl else 61), y + self.top, self.tile)


TWO: Final = Layout(rows=1, panel=810, name=40, top=122, tile=86, beside=False)
FOUR: Final = Layout(rows=2, panel=522, name=36, top=113, tile=64, beside=True)


def draw_everybody(view: LandverseView, table: Table) -> Image.Image:
    """The maps of two to four players."""
    layout = TWO if len(view.boards) == 2 else FOUR
    now = scene(view, table, ground(len(view.boards), way(table)))
    draw_header(now, turns(now))
    for seat, board in enumerate(view.boards):
        _panel(now, layout, seat, board)
    draw_footer(now, now.say("goal"))
    return now.picture


@cache
def ground(players: int, way: Way) -> Image.Image:
    """Panels and empty maps; not to be drawn on."""
    layout = TWO if players == 2 else FOUR
    picture = blank(layout.height).copy()
    for seat in range(players):
        plate(PANEL, layout.panel).on(picture, *layout.corner(seat, way))
        draw_sheet(picture, layout.map_place(seat, way))
    if players == 3:
        x, y = layout.corner(3, way)
        compass(168).on(picture, x + PANEL / 2, y + layout.panel / 2)
    return picture


def _panel(now: Scene, layout: Layout, seat: Seat, board: BoardView) -> None:
    x, y = layout.corner(seat, now.way)
    if seat in now.view.waiting:
        frame(PANEL - 6, layout.panel - 6, 11, 3).on(now.picture, x + 3, y + 3)
    _name_row(now, x, y + layout.name, seat, board)
    draw_board(now, layout.map_place(seat, now.way), board)
    below, beside = (_sheet_below, _sheet_beside) if now.view.over else (_hand_below, _hand_beside)
    (beside if layout.beside else below)(now, x, y, board)


def _name_row(now: Scene, x: int, y: int, seat: Seat, board: BoardView) -> None:
    left, right = x + EDGE - 4, x + PANEL - EDGE
    name, wide = now.name(seat), right - left - mark(seat).width - 12 - 20
    ways = _final_points(now, seat, board) if now.view.over else _points_now(now, board)
    least = length(name, NAME.sized(SMALLEST_NAME))
    points = next((one for one in ways if least <= wide - width_of(one)), ways[-1])
    now.row(left, right, y, mark(seat), 12, shrunk(name, NAME, wide - width_of(points), SMALLEST_NAME))
    now.row_end(left, right, y, *points)


def _points_now(now: Scene, board: BoardView) -> list[list[Part]]:
    """Ways to tell what stage 1 brought and what the map is worth, the fullest first; the last ones without stage 1."""
    full: list[list[Part]] = []
    brief: list[list[Part]] = []
    for size in LABELS:
        worth: list[Part] = [now.label("worth", size), 9, now.number(board.now.total)]
        brief.append(worth)
        if board.stage1:
            full.append([now.label("stage1", size), 9, now.number(board.stage1.total), 24, *worth])
    return [*full, *brief]


def _final_points(now: Scene, seat: Seat, board: BoardView) -> list[list[Part]]:
    """The place and the sum, or the sum alone."""
    rank = now.view.over.ranks[seat] if now.view.over else None
    first: list[Part] = [cup(34), 12] if rank == 1 else []
    place: list[Part] = [now.shared("place", LABEL, n=rank), 18] if rank else []
    total = now.number(board.total, TOTAL)
    return [[*first, *place, total], [*first, total]]


# While the game runs: the pair, the decks, the discards


def _hand_below(now: Scene, x: int, y: int, board: BoardView) -> None:
    left, right, top = x + EDGE, x + PANEL - EDGE, y + 668
    if board.left:
        now.row(left, right, top + 46, now.shared("gone", LABEL))
        return
    lines = wrapped(now.say("to-place"), STRONG, 92, now.way.rtl)
    for n, line in enumerate(lines):
        now.row(left, right, top + 46 + 38 * (n - (len(lines) - 1) / 2), line)
    for n, kind in enumerate(KINDS):
        near, _ = now.way.column(left, right, 100 + 110 * n, HAND)
        draw_to_place(now, near, top + 4, kind, board, HAND)
    between, _ = now.way.column(left, right, 319, 2)
    _divider(96).on(now.picture, between, top + 2)
    start, end = now.way.column(left, right, 336, right - left - 336)
    now.row(start, end, top + 24, *decks(), 12, now.text("left", STRONG, n=board.pairs_left))
    now.row(start, end, top + 80, *discards(now, board))


def _hand_beside(now: Scene, x: int, y: int, board: BoardView) -> None:
    left, right = _beside(now, x)
    middle = (left + right) / 2
    if board.left:
        now.column(left, right, y + 150, wrapped(now.words.plain("picture-gone"), LABEL, BESIDE, now.way.rtl), 38)
        return
    for n, kind in enumerate(KINDS):
        draw_to_place(now, middle - HAND / 2, y + 110 + 124 * n, kind, board, HAND)
    half = width_of(decks()) / 2
    now.row(middle - half, middle + half, y + 372, *decks())
    now.column(left, right, y + 413, [now.text("left", STRONG, n=board.pairs_left)], 0)
    if board.discards:
        now.column(left, right, y + 478, [latest_discard(now, board)], 0)


def _beside(now: Scene, x: int) -> tuple[float, float]:
    """The edges of the column beside a small map."""
    return now.way.column(x + 14, x + PANEL - 14, PANEL - 28 - BESIDE, BESIDE)


@cache
def _divider(height: int) -> Stamp:
    return stamp((0, 0, 2, height), lambda pen: pen.line([(1, 1), (1, height - 1)], HAIRLINE, 1.5))


# At the end: what each stage brought


def _sheet_below(now: Scene, x: int, y: int, board: BoardView) -> None:
    left, right, line = x + EDGE, x + PANEL - EDGE, y + 698
    for word, points in stages(board):
        now.row(left, right, line, now.text(word, LABEL))
        land, sea = badges(now, points)
        now.row(*now.way.column(left, right, 150, right - left - 150), line, land, 14, sea)
        now.row_end(left, right, line, now.number(points.total))
        line += 60
    if board.left:
        now.row(left, right, line, now.shared("gone", LABEL))


def _sheet_beside(now: Scene, x: int, y: int, board: BoardView) -> None:
    (left, right), line = _beside(now, x), y + 124
    for word, points in stages(board):
        now.column(left, right, line, [now.text(word, SMALL), *badges(now, points), now.number(points.total)], 45)
        line += 200
    if board.left:
        now.column(left, right, line, wrapped(now.words.plain("picture-gone"), SMALL, BESIDE, now.way.rtl), 34)
