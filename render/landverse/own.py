"""One player's own map, large, with the places a question leaves open; a game alone is always shown like this.

Sizes are px of a picture 1280 wide.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.landverse.data import COLUMNS, SIZE, TILES, Kind
from engine.landverse.view import BoardView, LandverseView
from render.canvas import Part, Pen, Stamp, stamp
from render.landverse.maps import draw_sheet, legal_cell
from render.landverse.names import tile_name
from render.landverse.place import ICONS, LINES, Place
from render.landverse.scene import (
    COUNT,
    KINDS,
    OWN_HAND,
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
    scene,
    stages,
)
from render.marks import cup, frame, pill, plate, rule
from render.palette import ACCENT, LIGHT, MUTED
from render.scene import draw_footer, order, turns, way
from render.sheet import FOOTER_FOOT, FOOTER_HEIGHT, MARGIN, TOP, WIDTH, Way, blank
from render.table import Table
from render.text import LABEL, Type, wrapped

TILE: Final = 132
PANEL, HIGH = 874, 890
"""Width and height of the panel the map lies on."""
GAP: Final = 21
SIDE: Final = WIDTH - 2 * MARGIN - PANEL - GAP
HEIGHT: Final = TOP + HIGH + 18 + FOOTER_HEIGHT + FOOTER_FOOT
EDGE: Final = 24

HEADING: Final = Type("Bold", 36)
TILE_NAME: Final = Type("Bold", 28)
FITS: Final = Type("SemiBold", 28, MUTED)
CELL: Final = Type("Bold", 40, LIGHT)
COLUMN: Final = Type("Bold", 36, LIGHT)
FINAL: Final = Type("ExtraBold", 56)

PLAYING: Final = ((0, 445), (465, 228), (713, 177))
"""Top and height of the panels beside the map: pair, points, stock."""
ENDED: Final = ((0, 500), (520, 110))
"""The same at the end: score sheet, discards."""


@dataclass(frozen=True, slots=True)
class Area:
    """What a panel has for its content: left, right, and where it begins."""

    left: float
    right: float
    top: float


def draw_own(view: LandverseView, table: Table, seat: Seat) -> Image.Image:
    """The map of a seat with its pair, points, decks and discards."""
    board, over = view.boards[seat], view.over is not None
    now = scene(view, table, ground(way(table), over))
    place = _place(now.way)
    draw_header(now, _turns(now, seat))
    if seat in view.waiting:
        draw_board(now, place, replace(board, latest=_laid_now(board)), (*board.legal_land, *board.legal_sea))
        _open_places(now, place, seat, board)
    else:
        draw_board(now, place, board)
    left, right = _side(now.way)
    parts, boxes = ((_result, _discards), ENDED) if over else ((_pair, _points, _stock), PLAYING)
    for part, (top, _) in zip(parts, boxes, strict=True):
        part(now, Area(left + EDGE, right - EDGE, TOP + top), seat, board)
    draw_footer(now, _hint(now, seat))
    return now.picture


@cache
def ground(way: Way, over: bool) -> Image.Image:
    """Panels and the empty map; not to be drawn on."""
    picture = blank(HEIGHT).copy()
    left, _ = way.column(MARGIN, WIDTH - MARGIN, 0, PANEL)
    plate(PANEL, HIGH).on(picture, left, TOP)
    draw_sheet(picture, _place(way))
    left, right = _side(way)
    boxes = ENDED if over else PLAYING
    for top, height in boxes:
        plate(SIDE, height).on(picture, left, TOP + top)
    if over:
        compass(110).on(picture, (left + right) / 2, TOP + (HIGH + sum(boxes[-1])) / 2 + 8)
    return picture


def _place(way: Way) -> Place:
    left, _ = way.column(MARGIN, WIDTH - MARGIN, 0, PANEL)
    return Place(round(left) + 60, TOP + 74, TILE)


def _side(way: Way) -> tuple[float, float]:
    return way.column(MARGIN, WIDTH - MARGIN, PANEL + GAP, SIDE)


def _turns(now: Scene, seat: Seat) -> list[list[Part]]:
    """What the seat has to do, if it is waited for."""
    if seat not in now.view.waiting:
        return turns(now)
    return order(now, seat, ORDERS[_owed(now.view.boards[seat])])


def _laid_now(board: BoardView) -> tuple[int, ...]:
    """What was laid of the pair in hand; with the whole pair in hand the latest cells are old news."""
    return () if _owed(board) == "pair" else board.latest


def _hint(now: Scene, seat: Seat) -> str:
    """What the signs on the map ask for, as long as there is a question."""
    if now.view.over or seat not in now.view.waiting:
        return now.say("goal")
    if now.view.lane:
        return now.say("hint-cell")
    return now.say(HINTS[_owed(now.view.boards[seat])])


HINTS: Final = {"pair": "hint-pair", "land": "hint-land", "sea": "hint-sea"}
ORDERS: Final = {"pair": "place-pair", "land": "place-land", "sea": "place-sea"}


def _owed(board: BoardView) -> str:
    """What is still to be placed: `pair`, `land` or `sea`."""
    return "sea" if board.land is None else "land" if board.sea is None else "pair"


# The places a question leaves open


def _open_places(now: Scene, place: Place, seat: Seat, board: BoardView) -> None:
    legal: dict[Kind, tuple[int, ...]] = {"land": board.legal_land, "sea": board.legal_sea}
    if now.view.lane and seat == now.view.viewer:
        kind, column = now.view.lane
        _cells(now, place, [cell for cell in legal[kind] if cell % SIZE == column])
    else:
        _lanes(now, place, legal)


def _cells(now: Scene, place: Place, cells: list[int]) -> None:
    """Tile and column are chosen: the cells with their codes."""
    for cell in cells:
        legal_cell(place.tile).on(now.picture, *place.cell(cell))
        code = pill(f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}", CELL, rtl=False)
        x, y = place.middle(cell)
        code.on(now.picture, x - code.width / 2, y)


def _lanes(now: Scene, place: Place, legal: dict[Kind, tuple[int, ...]]) -> None:
    """Nothing is chosen yet: codes for the columns only, and on the cells the signs of the tiles that fit."""
    for cell in sorted({*legal["land"], *legal["sea"]}):
        legal_cell(place.tile).on(now.picture, *place.cell(cell))
        signs = [_fitting_sign(kind) for kind in KINDS if cell in legal[kind]]
        x, y = place.middle(cell)
        for n, sign in enumerate(signs):
            sign.on(now.picture, x + (n - (len(signs) - 1) / 2) * 50 - sign.width / 2, y)
    for column in sorted({cell % SIZE for cells in legal.values() for cell in cells}):
        code = pill(COLUMNS[column], COLUMN, rtl=False)
        code.on(now.picture, place.x + (column + 0.5) * place.tile - code.width / 2, place.y - place.edge - 29)


@cache
def _fitting_sign(kind: Kind) -> Stamp:
    def paint(pen: Pen) -> None:
        pen.circle((22, 0), 22, LINES[kind])
        ICONS[kind](pen.at(22, 0, 27), COUNT.colour)

    return stamp((0, -22, 44, 22), paint)


# Beside the map


def _pair(now: Scene, area: Area, seat: Seat, board: BoardView) -> None:
    now.row(area.left, area.right, area.top + 40, now.text("your-pair", HEADING))
    if board.left:
        now.row(area.left, area.right, area.top + 100, now.shared("gone", LABEL))
        return
    lane = now.view.lane if seat == now.view.viewer else None
    for n, kind in enumerate(KINDS):
        y = area.top + 80 + 180 * n
        near, _ = now.way.column(area.left, area.right, 4, OWN_HAND)
        chosen = lane is not None and lane[0] == kind
        if chosen:
            frame(OWN_HAND + 10, OWN_HAND + 10, 7, 5).on(now.picture, near - 5, y - 5)
        draw_to_place(now, near, y, kind, board, OWN_HAND)
        _fits(now, replace(area, top=y), kind, board, chosen)


def _fits(now: Scene, area: Area, kind: Kind, board: BoardView, chosen: bool) -> None:
    """Beside a tile to place: its name, and on how many cells it fits."""
    number, legal = (board.land, board.legal_land) if kind == "land" else (board.sea, board.legal_sea)
    if number is None:
        return
    width = round(area.right - area.left) - OWN_HAND - 24
    start, end = now.way.column(area.left, area.right, OWN_HAND + 24, width)
    lines = wrapped(tile_name(now.words, TILES[number]), TILE_NAME, width + 12, now.way.rtl)
    how = FITS.in_colour(ACCENT) if chosen else FITS
    lines += wrapped(now.say("fits", n=len(legal)), how, width + 12, now.way.rtl)
    for n, line in enumerate(lines):
        now.row(start, end, area.top + 14 + 36 * n, line)


def _points(now: Scene, area: Area, _seat: Seat, board: BoardView) -> None:
    later = now.text("stage1-after", SMALL, n=now.view.first_scoring // 2)
    stage = now.number(board.stage1.total, TOTAL) if board.stage1 else later
    for y, word, value in ((40, "stage1", stage), (114, "now", now.number(board.now.total, TOTAL))):
        now.row(area.left, area.right, area.top + y, now.text(word, LABEL))
        now.row_end(area.left, area.right, area.top + y, value)
    rule(round(area.right - area.left)).on(now.picture, area.left, area.top + 76)
    land, sea = badges(now, board.now)
    now.row(area.left, area.right, area.top + 182, land, 14, sea)


def _stock(now: Scene, area: Area, seat: Seat, board: BoardView) -> None:
    left = now.text("pairs-left", STRONG, n=board.pairs_left)
    now.row(area.left, area.right, area.top + 46, *decks(), 14, left)
    _discards(now, replace(area, top=area.top + 68), seat, board)


def _discards(now: Scene, area: Area, _seat: Seat, board: BoardView) -> None:
    now.row(area.left, area.right, area.top + 56, *discards(now, board))


def _result(now: Scene, area: Area, seat: Seat, board: BoardView) -> None:
    """The score sheet: the total, the place, and what each stage brought."""
    rank = now.view.over.ranks[seat] if now.view.over else None
    y = area.top + 50
    now.row(area.left, area.right, y, now.text("total", HEADING))
    now.row_end(area.left, area.right, y, now.number(board.total, FINAL))
    if rank and len(now.view.boards) > 1:
        y += 62
        first: list[Part] = [cup(36), 14] if rank == 1 else []
        now.row(area.left, area.right, y, *first, now.shared("place", STRONG, n=rank))
    for n, (word, points) in enumerate(stages(board)):
        y += 166 if n else 100
        rule(round(area.right - area.left)).on(now.picture, area.left, y - 48)
        now.row(area.left, area.right, y, now.text(word, LABEL))
        now.row_end(area.left, area.right, y, now.number(points.total, TOTAL))
        land, sea = badges(now, points)
        now.row(area.left, area.right, y + 64, land, 14, sea)
