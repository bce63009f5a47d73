"""Landverse's pictures: the table with everybody's map, and one's own map large with the places a question leaves open.

Sizes are px of a picture 1280 wide (look/style.md, landverse-table and landverse-mine).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.landverse.data import COLUMNS, SIZE, TILES, Kind
from engine.landverse.view import BoardView, LandverseView, Points
from render import landverse_tiles
from render.canvas import Part, Pen, Stamp, arc, stamp, together, width_of
from render.landverse_map import (
    ICONS,
    LINES,
    Place,
    deck,
    draw_badges,
    draw_coordinates,
    draw_latest,
    draw_map,
    draw_outlines,
    legal_cell,
    sheet,
)
from render.marks import badge, cup, dashed_place, frame, framed, mark, pile_count, pill, plate, tick
from render.palette import ACCENT, HAIRLINE, INK, LAND, MUTED, PAPER, SEA, SUCCESS, mixed
from render.sheet import FOOTER_FOOT, FOOTER_GAP, FOOTER_HEIGHT, MARGIN, TOP, WIDTH, Way, blank, footer, header
from render.table import Table
from render.text import (
    CODE,
    LABEL,
    NAME,
    NUMBER,
    TURN,
    TURN_NAME,
    Type,
    fitted,
    short_name,
    text,
    wrapped,
)
from render.words import Words, words
from render.words.tiles import tile_name

KINDS: Final[tuple[Kind, ...]] = ("land", "sea")
GROUNDS: Final = {"land": LAND, "sea": SEA}
PANEL_WIDTH: Final = 604
GAP: Final = 24
LEFT_PANEL, RIGHT_PANEL = MARGIN, MARGIN + PANEL_WIDTH + GAP
HAND, THUMB = 86, 46
"""Sides of a tile to place and of a discarded one."""

STRONG: Final = Type("Bold", 31)
SMALL: Final = Type("Medium", 28, MUTED)
TOTAL: Final = Type("ExtraBold", 44)
COUNT: Final = Type("ExtraBold", 30, mixed(PAPER, (255, 255, 255), 0.5))
CELL: Final = Type("Bold", 40, CODE.colour)


@dataclass(frozen=True, slots=True)
class Scene:
    """A view with the people, the language, and the way words run."""

    view: LandverseView
    table: Table
    words: Words
    way: Way

    def say(self, word: str, **args: str | int) -> str:
        """A message for the picture."""
        return self.words.plain(f"landverse-{word}", **args)

    def text(self, word: str, how: Type, **args: str | int) -> Stamp:
        """A message as a stamp."""
        return text(self.say(word, **args), how, self.way.rtl)

    def label(self, word: str) -> Stamp:
        """A muted label with its colon."""
        return text(self.say("label", label=self.say(word)), LABEL, self.way.rtl)

    def number(self, n: int, how: Type = NUMBER) -> Stamp:
        """A count."""
        return text(self.words.number(n), how, False)

    def name(self, seat: Seat) -> str:
        """A player's name as pictures show it."""
        return short_name(self.table.names[seat], self.words.plain("player"))

    @property
    def ending(self) -> str:
        """How the game ended, in one sentence."""
        decided = self.view.over.decided if self.view.over else ""
        return self.words.plain(f"over-landverse-{decided}") if decided else self.say("goal")

    def badges(self, points: Points) -> list[Part]:
        """What land and sea score, each in its colour."""
        counts = zip(KINDS, (points.land, points.sea), strict=True)
        signs = [badge(ICONS[kind], self.words.number(n), LINES[kind], COUNT, self.way.rtl) for kind, n in counts]
        return [signs[0], 14, signs[1]]


def draw_table(view: LandverseView, table: Table) -> Image.Image:
    """Everybody's map; a single one large."""
    scene = _scene(view, table)
    if len(view.boards) == 1:
        return _own(scene, 0)
    layout = TWO if len(view.boards) == 2 else FOUR
    picture = _ground(layout, len(view.boards), scene.way).copy()
    _header(scene, picture, _turns(scene))
    for seat, board in enumerate(view.boards):
        _panel(scene, picture, layout, seat, board)
    _footer(scene, picture, scene.ending if view.over else scene.say("goal"))
    return picture


def draw_mine(view: LandverseView, table: Table) -> Image.Image:
    """The viewer's own map, large, with the places the current question leaves open; the table for a watcher."""
    if view.viewer is None:
        return draw_table(view, table)
    return _own(_scene(view, table), view.viewer)


def warm() -> None:
    """Make all sprites."""
    for number in range(len(TILES)):
        for size in (TWO.tile, FOUR.tile, OWN_TILE, OWN_HAND, THUMB):
            landverse_tiles.tile(number, size)
    for rtl in (False, True):
        for layout, players in ((TWO, 2), (FOUR, 3), (FOUR, 4)):
            _ground(layout, players, Way(rtl))
        _own_ground(Way(rtl))


def _scene(view: LandverseView, table: Table) -> Scene:
    return Scene(view, table, words(table.language), Way(table.language == "fa"))


# Header and footer


def _header(scene: Scene, picture: Image.Image, turns: Sequence[Sequence[Part]]) -> None:
    view = scene.view
    header(
        picture,
        scene.way,
        scene.words.plain("game-landverse"),
        scene.say("progress", move=view.move, moves=view.moves),
        turns,
        "" if view.over else scene.table.deadline,
        SUCCESS if view.over else ACCENT,
    )


def _turns(scene: Scene) -> list[list[Part]]:
    """Who is waited for, or how the game ended; with names, and with marks alone where these are too many."""
    if scene.view.over:
        return _endings(scene)
    waiting = scene.view.waiting
    full: list[Part] = [scene.text("waiting", TURN)]
    for seat in waiting:
        full += [16, mark(seat, 18), 8, text(scene.name(seat), TURN_NAME)]
    marks: list[Part] = [part for seat in waiting for part in (10, mark(seat, 20))]
    return [full, [full[0], *marks], marks[1:]]


def _endings(scene: Scene) -> list[list[Part]]:
    result = scene.view.over
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1] if result else []
    if len(scene.view.boards) == 1 or not winners:
        return [[scene.text("over", TURN)]]
    names: list[Part] = [
        part for seat in winners for part in (14, mark(seat, 18), 8, text(scene.name(seat), TURN_NAME))
    ]
    marks: list[Part] = [part for seat in winners for part in (10, mark(seat, 20))]
    if len(winners) == 1:
        won: list[Part] = [10, scene.text("wins", TURN)]
        return [[cup(34), *names, *won], [cup(34), *marks]]
    return [[cup(34), 12, scene.text("shared", TURN), *shown] for shown in (names, marks)]


def _footer(scene: Scene, picture: Image.Image, spare: str) -> None:
    """The news, or `spare` where there are none."""
    table = scene.table
    seat = table.news_seat if table.news else None
    footer(picture, scene.way, seat, scene.name(seat) if seat is not None else "", table.news or spare)


# The table


@dataclass(frozen=True)
class Layout:
    """How a picture of several maps is divided; px within a panel.

    beside: what belongs to a map stands beside it instead of below.
    """

    height: int
    panel: int
    tile: int
    map_y: int
    name_y: int
    beside: bool

    @property
    def whole(self) -> int:
        """The picture's height."""
        return self.height

    def corner(self, seat: Seat, way: Way) -> tuple[int, int]:
        """A panel's upper left corner."""
        x = (LEFT_PANEL, RIGHT_PANEL)[(seat % 2 == 0) if way.rtl else seat % 2]
        return x, TOP + seat // 2 * (self.panel + PANEL_GAP)

    def map_place(self, seat: Seat, way: Way) -> Place:
        """Where a seat's map lies."""
        x, y = self.corner(seat, way)
        return Place(x + (FAR_MAP if self.beside and way.rtl else NEAR_MAP), y + self.map_y, self.tile)


PANEL_GAP: Final = 18
NEAR_MAP, FAR_MAP = 61, 192
SIDE_COLUMN: Final = 126
TWO: Final = Layout(TOP + 810 + FOOTER_GAP + FOOTER_HEIGHT + FOOTER_FOOT, 810, 86, 122, 40, False)
FOUR: Final = Layout(TOP + 2 * 522 + PANEL_GAP + FOOTER_GAP + FOOTER_HEIGHT + FOOTER_FOOT, 522, 64, 113, 36, True)


@cache
def _ground(layout: Layout, players: int, way: Way) -> Image.Image:
    """Panels and empty maps; not to be drawn on."""
    picture = blank(layout.height).copy()
    for seat in range(players):
        plate(PANEL_WIDTH, layout.panel).on(picture, *layout.corner(seat, way))
        place = layout.map_place(seat, way)
        sheet(place.tile).on(picture, place.x, place.y)
        draw_coordinates(picture, place)
    if players == 3:
        x, y = layout.corner(3, way)
        _compass().on(picture, x + PANEL_WIDTH / 2, y + layout.panel / 2)
    return picture


def _panel(scene: Scene, picture: Image.Image, layout: Layout, seat: Seat, board: BoardView) -> None:
    x, y = layout.corner(seat, scene.way)
    if seat in scene.view.waiting:
        frame(PANEL_WIDTH - 6, layout.panel - 6, 11, 3).on(picture, x + 3, y + 3)
    _name_row(scene, picture, x, y + layout.name_y, seat, board)
    _board(scene, picture, layout.map_place(seat, scene.way), board)
    below = (
        (_sheet_beside if layout.beside else _sheet_below)
        if scene.view.over
        else (_hand_beside if layout.beside else _hand_below)
    )
    below(scene, picture, x, y, board)


def _board(scene: Scene, picture: Image.Image, place: Place, board: BoardView) -> None:
    draw_map(picture, place, board)
    draw_outlines(picture, place, board)
    draw_latest(picture, place, board)
    counts = [scene.words.number(territory.halves) for territory in board.territories]
    draw_badges(picture, place, board, counts, scene.way.rtl)


def _name_row(scene: Scene, picture: Image.Image, x: int, y: int, seat: Seat, board: BoardView) -> None:
    left, right = x + 20, x + PANEL_WIDTH - 24
    tail = _final_points(scene, seat, board) if scene.view.over else _points_now(scene, board)
    head: list[Part] = [mark(seat), 12]
    room = right - left - width_of(head) - width_of(tail) - 20
    scene.way.row(picture, left, right, y, [*head, fitted(scene.name(seat), NAME, room)])
    scene.way.row_end(picture, left, right, y, tail)


def _points_now(scene: Scene, board: BoardView) -> list[Part]:
    stage: list[Part] = [scene.label("stage1"), 9, scene.number(board.stage1.total), 24] if board.stage1 else []
    return [*stage, scene.label("now"), 9, scene.number(board.now.total)]


def _final_points(scene: Scene, seat: Seat, board: BoardView) -> list[Part]:
    rank = scene.view.over.ranks[seat] if scene.view.over else None
    place: list[Part] = [scene.text("place", LABEL, n=rank), 18] if rank else []
    first: list[Part] = [cup(34), 12] if rank == 1 else []
    return [*first, *place, scene.number(board.total, TOTAL)]


# Below a map: the pair, the decks, the discards


def _hand_below(scene: Scene, picture: Image.Image, x: int, y: int, board: BoardView) -> None:
    way, left, right, top = scene.way, x + 24, x + PANEL_WIDTH - 24, y + 668
    if board.left:
        way.row(picture, left, right, top + 46, [scene.text("gone", LABEL)])
        return
    lines = wrapped(scene.say("to-place"), STRONG, 92, way.rtl)
    for n, line in enumerate(lines):
        way.row(picture, left, right, top + 46 + 38 * (n - (len(lines) - 1) / 2), [line])
    for n, kind in enumerate(KINDS):
        near, _ = way.column(left, right, 100 + 110 * n, HAND)
        _to_place(scene, picture, near, top + 4, kind, board, HAND)
    between, _ = way.column(left, right, 319, 2)
    _divider(96).on(picture, between, top + 2)
    start, end = way.column(left, right, 336, right - left - 336)
    way.row(picture, start, end, top + 24, [*_decks(), 12, scene.text("left", STRONG, n=board.pairs_left)])
    way.row(picture, start, end, top + 80, _discards(scene, board))


def _hand_beside(scene: Scene, picture: Image.Image, x: int, y: int, board: BoardView) -> None:
    way = scene.way
    left, right = way.column(x + 14, x + PANEL_WIDTH - 14, PANEL_WIDTH - 28 - SIDE_COLUMN, SIDE_COLUMN)
    middle = (left + right) / 2
    if board.left:
        for n, gone in enumerate(wrapped(scene.say("gone"), LABEL, SIDE_COLUMN, way.rtl)):
            gone.on(picture, middle - gone.width / 2, y + 150 + 38 * n)
        return
    for n, kind in enumerate(KINDS):
        _to_place(scene, picture, middle - HAND / 2, y + 110 + 124 * n, kind, board, HAND)
    decks, left_over = _decks(), scene.text("left", STRONG, n=board.pairs_left)
    way.row(picture, middle - width_of(decks) / 2, middle + width_of(decks) / 2, y + 376, decks)
    left_over.on(picture, middle - left_over.width / 2, y + 420)
    if board.discards:
        shown = _latest_discard(scene, board)
        shown.on(picture, middle - shown.width / 2, y + 472)


def _to_place(scene: Scene, picture: Image.Image, x: float, y: float, kind: Kind, board: BoardView, size: int) -> None:
    """A tile to place with the word to type, or a tick where it was."""
    number = board.land if kind == "land" else board.sea
    if number is None:
        dashed_place(size + 6, size + 6).on(picture, x - 3, y - 3)
        tick(round(size * 0.55)).on(picture, x + size / 2, y + size / 2)
        return
    framed(landverse_tiles.tile(number, size)).on(picture, x, y)
    word = pill(scene.words.plain(f"notation-landverse-{kind}"), rtl=scene.way.rtl)
    word.on(picture, x + (size - word.width) / 2, y + size + 2)


def _decks() -> list[Part]:
    return [deck("sea", GROUNDS["sea"]), 4, deck("land", GROUNDS["land"])]


def _discards(scene: Scene, board: BoardView) -> list[Part]:
    none = text(scene.words.plain("none"), STRONG, scene.way.rtl)
    return [scene.label("discarded"), 14, _latest_discard(scene, board) if board.discards else none]


def _latest_discard(scene: Scene, board: BoardView) -> Stamp:
    """The tile discarded last, and at its corner how many there are if it isn't the only one; for a row."""
    tile = framed(landverse_tiles.tile(board.discards[-1], THUMB), 2, 1.5)
    shown = Stamp(tile.image, tile.x - 4, tile.y + THUMB // 2, THUMB + 8)
    if len(board.discards) == 1:
        return shown
    count = pile_count(scene.words.number(len(board.discards)))
    return together(shown, (count, shown.width - count.width / 2 - 4, -THUMB / 2 + 2))


@cache
def _divider(height: int) -> Stamp:
    return stamp((0, 0, 2, height), lambda pen: pen.line([(1, 1), (1, height - 1)], HAIRLINE, 1.5))


# The end


def _stages(board: BoardView) -> list[tuple[str, Points]]:
    return [(word, points) for word, points in (("stage1", board.stage1), ("stage2", board.stage2)) if points]


def _sheet_below(scene: Scene, picture: Image.Image, x: int, y: int, board: BoardView) -> None:
    """Each stage in a line: what land and sea scored, and their sum."""
    left, right = x + 28, x + PANEL_WIDTH - 28
    for n, (word, points) in enumerate(_stages(board)):
        middle = y + 698 + 60 * n
        scene.way.row(picture, left, right, middle, [scene.text(word, LABEL)])
        near, far = scene.way.column(left, right, 150, right - left - 150)
        scene.way.row(picture, near, far, middle, scene.badges(points))
        scene.way.row_end(picture, left, right, middle, [scene.number(points.total)])
    if board.left:
        scene.way.row_end(picture, left, right, y + 698 + 60 * len(_stages(board)), [scene.text("gone", LABEL)])


def _sheet_beside(scene: Scene, picture: Image.Image, x: int, y: int, board: BoardView) -> None:
    left, right = scene.way.column(x + 14, x + PANEL_WIDTH - 14, PANEL_WIDTH - 28 - SIDE_COLUMN, SIDE_COLUMN)
    middle, top = (left + right) / 2, y + 124
    for word, points in _stages(board):
        signs = [part for part in scene.badges(points) if not isinstance(part, int)]
        for n, part in enumerate((scene.text(word, SMALL), *signs, scene.number(points.total))):
            part.on(picture, middle - part.width / 2, top + (0, 42, 88, 134)[n])
        top += 200
    if board.left:
        for n, line in enumerate(wrapped(scene.say("gone"), SMALL, SIDE_COLUMN, scene.way.rtl)):
            line.on(picture, middle - line.width / 2, top + 34 * n)


@cache
def _compass() -> Stamp:
    """A compass rose, for the quarter of a sheet that nobody sits at."""

    def paint(pen: Pen) -> None:
        pen.circle((0, 0), 150, None, HAIRLINE, 2)
        pen.circle((0, 0), 138, None, HAIRLINE, 5)
        for turn, reach, waist in ((45, 112, 26), (0, 168, 34)):
            for quarter in range(4):
                _ray(pen, turn + 90 * quarter, reach, waist)
        pen.circle((0, 0), 15, PAPER, HAIRLINE, 4)

    return stamp((-172, -172, 172, 172), paint)


def _ray(pen: Pen, turn: float, reach: float, waist: float) -> None:
    (tip,) = arc((0, 0), reach, turn, turn, 1)[:1]
    (left,) = arc((0, 0), waist, turn - 45, turn - 45, 1)[:1]
    (right,) = arc((0, 0), waist, turn + 45, turn + 45, 1)[:1]
    pen.polygon([(0, 0), left, tip], PAPER, HAIRLINE, 2)
    pen.polygon([(0, 0), right, tip], HAIRLINE, HAIRLINE, 2)


# One's own map

OWN_TILE, OWN_HAND = 132, 120
OWN_PANEL: Final = 874
OWN_SIDE: Final = WIDTH - 2 * MARGIN - OWN_PANEL - 21
OWN_HEIGHT: Final = TOP + 890 + 18 + FOOTER_HEIGHT + FOOTER_FOOT
OWN_BOXES: Final = ((0, 445), (465, 228), (713, 177))
"""Top and height of the panels beside the map: pair, points, stock."""


@cache
def _own_ground(way: Way) -> Image.Image:
    picture = blank(OWN_HEIGHT).copy()
    left, _ = way.column(MARGIN, WIDTH - MARGIN, 0, OWN_PANEL)
    plate(OWN_PANEL, 890).on(picture, left, TOP)
    place = _own_place(way)
    sheet(place.tile).on(picture, place.x, place.y)
    draw_coordinates(picture, place)
    side, _ = _own_side(way)
    for top, height in OWN_BOXES:
        plate(OWN_SIDE, height).on(picture, side, TOP + top)
    return picture


def _own_place(way: Way) -> Place:
    left, _ = way.column(MARGIN, WIDTH - MARGIN, 0, OWN_PANEL)
    return Place(round(left) + 60, TOP + 74, OWN_TILE)


def _own_side(way: Way) -> tuple[float, float]:
    return way.column(MARGIN, WIDTH - MARGIN, OWN_PANEL + 21, OWN_SIDE)


def _own(scene: Scene, seat: Seat) -> Image.Image:
    board, way = scene.view.boards[seat], scene.way
    picture = _own_ground(way).copy()
    place = _own_place(way)
    _header(scene, picture, _own_turns(scene, seat))
    if seat in scene.view.waiting:
        _board(scene, picture, place, replace(board, latest=_laid_now(board)))
        _open_places(scene, picture, place, seat)
    else:
        _board(scene, picture, place, board)
    left, right = _own_side(way)
    boxes = [(left + 24, right - 24, TOP + top) for top, _ in OWN_BOXES]
    _own_pair(scene, picture, *boxes[0], board)
    _own_points(scene, picture, *boxes[1], board)
    _own_stock(scene, picture, *boxes[2], board)
    _footer(scene, picture, _hint(scene, seat))
    return picture


def _laid_now(board: BoardView) -> tuple[int, ...]:
    """What was laid of the pair in hand; with the whole pair in hand the latest cells are old news."""
    return () if board.land is not None and board.sea is not None else board.latest


def _own_turns(scene: Scene, seat: Seat) -> list[list[Part]]:
    if seat not in scene.view.waiting:
        return _turns(scene)
    board = scene.view.boards[seat]
    word = (
        "place-pair"
        if board.land is not None and board.sea is not None
        else ("place-land" if board.land is not None else "place-sea")
    )
    comma = text(scene.words.plain("list-comma"), TURN, scene.way.rtl)
    who: list[Part] = [mark(seat, 18), 10, text(scene.name(seat), TURN_NAME), comma, 9]
    return [[*who, scene.text(word, TURN)], who[:3], who[:1]]


def _hint(scene: Scene, seat: Seat) -> str:
    """What the signs on the map mean, as long as there is a question."""
    if scene.view.over:
        return scene.ending
    if seat not in scene.view.waiting:
        return scene.say("goal")
    return scene.say("hint-cell" if scene.view.lane else "hint-lane")


def _open_places(scene: Scene, picture: Image.Image, place: Place, seat: Seat) -> None:
    """The cells the question leaves open: with codes once tile and column are chosen, until then with signs of the tile
    that fits, and codes for the columns only."""
    board = scene.view.boards[seat]
    legal: dict[Kind, tuple[int, ...]] = {"land": board.legal_land, "sea": board.legal_sea}
    if scene.view.lane and seat == scene.view.viewer:
        kind, column = scene.view.lane
        for cell in legal[kind]:
            if cell % SIZE == column:
                legal_cell(place.tile).on(picture, *place.cell(cell))
                code = pill(f"{COLUMNS[column]}{cell // SIZE + 1}", CELL, rtl=False)
                x, y = place.middle(cell)
                code.on(picture, x - code.width / 2, y)
        return
    for cell in sorted({*legal["land"], *legal["sea"]}):
        legal_cell(place.tile).on(picture, *place.cell(cell))
        signs = [_fits(kind) for kind in KINDS if cell in legal[kind]]
        x, y = place.middle(cell)
        for n, sign in enumerate(signs):
            sign.on(picture, x + (n - (len(signs) - 1) / 2) * 50 - sign.width / 2, y)
    for column in sorted({cell % SIZE for cells in legal.values() for cell in cells}):
        code = pill(COLUMNS[column], Type("Bold", 36, CODE.colour), rtl=False)
        code.on(picture, place.x + (column + 0.5) * place.tile - code.width / 2, place.y - place.edge - 29)


@cache
def _fits(kind: Kind) -> Stamp:
    """The sign of a tile on a cell it fits."""

    def paint(pen: Pen) -> None:
        pen.circle((22, 0), 22, LINES[kind])
        ICONS[kind](pen.at(22, 0, 27), COUNT.colour)

    return stamp((0, -22, 44, 22), paint)


def _own_pair(scene: Scene, picture: Image.Image, left: float, right: float, top: float, board: BoardView) -> None:
    way = scene.way
    if scene.view.over:
        _own_result(scene, picture, left, right, top, board)
        return
    way.row(picture, left, right, top + 40, [scene.text("your-pair", Type("Bold", 36))])
    chosen = scene.view.lane[0] if scene.view.lane else None
    for n, kind in enumerate(KINDS):
        y = top + 80 + 180 * n
        near, _ = way.column(left, right, 4, OWN_HAND)
        if kind == chosen:
            frame(OWN_HAND + 10, OWN_HAND + 10, 7, 5).on(picture, near - 5, y - 5)
        _to_place(scene, picture, near, y, kind, board, OWN_HAND)
        number, legal = (board.land, board.legal_land) if kind == "land" else (board.sea, board.legal_sea)
        if number is not None:
            start, end = way.column(left, right, OWN_HAND + 24, right - left - OWN_HAND - 24)
            lines = wrapped(tile_name(scene.words, TILES[number]), Type("Bold", 28), round(end - start) + 12, way.rtl)
            fits = scene.say("fits", n=len(legal))
            how = Type("SemiBold", 28, ACCENT if kind == chosen else MUTED)
            lines += wrapped(fits, how, round(end - start) + 12, way.rtl)
            for row, line in enumerate(lines):
                way.row(picture, start, end, y + 14 + 36 * row, [line])


def _own_result(scene: Scene, picture: Image.Image, left: float, right: float, top: float, board: BoardView) -> None:
    scene.way.row(picture, left, right, top + 40, [scene.text("total", Type("Bold", 36))])
    scene.way.row_end(picture, left, right, top + 40, [scene.number(board.total, TOTAL)])


def _own_points(scene: Scene, picture: Image.Image, left: float, right: float, top: float, board: BoardView) -> None:
    way = scene.way
    later = scene.text("stage1-after", SMALL, n=scene.view.first_scoring // 2)
    stage: list[Part] = [scene.number(board.stage1.total, TOTAL) if board.stage1 else later]
    for y, word, value in ((40, "stage1", stage), (114, "now", [scene.number(board.now.total, TOTAL)])):
        way.row(picture, left, right, top + y, [scene.text(word, LABEL)])
        way.row_end(picture, left, right, top + y, value)
    _rule(round(right - left)).on(picture, left, top + 76)
    way.row(picture, left, right, top + 182, scene.badges(board.now))


@cache
def _rule(width: int) -> Stamp:
    return stamp((0, 0, width, 2), lambda pen: pen.line([(0, 1), (width, 1)], HAIRLINE, 1.5, caps=False))


def _own_stock(scene: Scene, picture: Image.Image, left: float, right: float, top: float, board: BoardView) -> None:
    way = scene.way
    way.row(picture, left, right, top + 46, [*_decks(), 14, scene.text("pairs-left", STRONG, n=board.pairs_left)])
    way.row(picture, left, right, top + 124, _discards(scene, board))


__all__ = ["INK", "draw_mine", "draw_table", "warm"]
