"""What all pictures of Landverse share: the view with its people and language, header and footer, a tile to place, the
decks and discards."""

from collections.abc import Container, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.landverse.data import Kind
from engine.landverse.view import BoardView, LandverseView, Points
from render.canvas import Part, Pen, Stamp, arc, stamp, together
from render.landverse.maps import draw_map
from render.landverse.place import ICONS, LINES, Place, deck
from render.landverse.tiles import tile
from render.marks import badge, cup, dashed_place, framed, mark, pile_count, pill, tick
from render.palette import ACCENT, HAIRLINE, LAND, LIGHT, MUTED, PAPER, SEA, SUCCESS
from render.sheet import Way, footer, header
from render.table import Table
from render.text import LABEL, NUMBER, TURN, TURN_NAME, Type, short_name, text
from render.words import Words, words

KINDS: Final[tuple[Kind, ...]] = ("land", "sea")

STRONG: Final = Type("Bold", 31)
SMALL: Final = Type("Medium", 28, MUTED)
TOTAL: Final = Type("ExtraBold", 44)
COUNT: Final = Type("ExtraBold", 30, LIGHT)

HAND, OWN_HAND, THUMB = 86, 120, 46
"""Sides of a tile to place, on the table and beside one's own map, and of a discarded one."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A view with the people, the language, the way words run, and the picture it is drawn on."""

    view: LandverseView
    table: Table
    words: Words
    way: Way
    picture: Image.Image

    def say(self, word: str, **args: str | int) -> str:
        """A message for the picture."""
        return self.words.plain(f"landverse-{word}", **args)

    def text(self, word: str, how: Type, **args: str | int) -> Stamp:
        """A message as a stamp."""
        return text(self.say(word, **args), how, self.way.rtl)

    def label(self, word: str, size: int = LABEL.size) -> Stamp:
        """A muted label with its colon."""
        return text(self.say("label", label=self.say(word)), LABEL.sized(size), self.way.rtl)

    def number(self, n: int, how: Type = NUMBER) -> Stamp:
        """A count."""
        return text(self.words.number(n), how, False)

    def name(self, seat: Seat) -> str:
        """A player's name as pictures show it."""
        return short_name(self.table.names[seat], self.words.plain("player"))

    def row(self, left: float, right: float, y: float, *parts: Part) -> None:
        """Parts from where reading begins."""
        self.way.row(self.picture, left, right, y, parts)

    def row_end(self, left: float, right: float, y: float, *parts: Part) -> None:
        """Parts that end where reading ends."""
        self.way.row_end(self.picture, left, right, y, parts)

    def column(self, left: float, right: float, top: float, lines: Iterable[Stamp], pitch: float) -> None:
        """Stamps below each other, each centred."""
        for n, line in enumerate(lines):
            line.on(self.picture, (left + right - line.width) / 2, top + pitch * n)

    def badges(self, points: Points) -> tuple[Stamp, Stamp]:
        """What land and sea score, each in its colour."""
        land, sea = (
            badge(ICONS[kind], self.words.number(n), LINES[kind], COUNT, self.way.rtl)
            for kind, n in zip(KINDS, (points.land, points.sea), strict=True)
        )
        return land, sea


def scene(view: LandverseView, table: Table, ground: Image.Image) -> Scene:
    """A scene on a copy of its ground."""
    return Scene(view, table, words(table.language), way(table), ground.copy())


def way(table: Table) -> Way:
    """Which way a table's language runs."""
    return Way(table.language == "fa")


# Header and footer


def draw_header(scene: Scene, turns: list[list[Part]]) -> None:
    """Name, move, whose turn it is, the deadline. turns: the ways to say whose turn it is, the fullest first."""
    view = scene.view
    header(
        scene.picture,
        scene.way,
        scene.words.plain("game-landverse"),
        scene.say("progress", move=view.move, moves=view.moves),
        turns,
        "" if view.over else scene.table.deadline,
        SUCCESS if view.over else ACCENT,
    )


def turns(scene: Scene) -> list[list[Part]]:
    """Who is waited for, or how the game ended."""
    if scene.view.over:
        return _endings(scene)
    head = scene.text("waiting", TURN)
    return [[head, *shown] for shown in _people(scene, scene.view.waiting)]


def _endings(scene: Scene) -> list[list[Part]]:
    ranks = scene.view.over.ranks if scene.view.over else ()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(ranks) == 1 or not winners:
        return [[scene.text("over", TURN)]]
    before: list[Part] = [cup(34)] if len(winners) == 1 else [cup(34), 12, scene.text("shared", TURN)]
    after: list[Part] = [10, scene.text("wins", TURN)] if len(winners) == 1 else []
    return [[*before, *shown, *after] for shown in _people(scene, winners)]


def _people(scene: Scene, seats: Iterable[Seat]) -> tuple[list[Part], list[Part]]:
    """Players by mark and name, and by mark alone where the names take too much room."""
    names: list[Part] = []
    marks: list[Part] = []
    for seat in seats:
        names += [16, mark(seat, 18), 8, text(scene.name(seat), TURN_NAME)]
        marks += [10, mark(seat, 20)]
    return names, marks


def draw_footer(scene: Scene, spare: str) -> None:
    """The news; without any, how the game ended or else `spare`."""
    table, over = scene.table, scene.view.over
    if over and over.decided:
        spare = scene.words.plain(f"over-landverse-{over.decided}")
    seat = table.news_seat if table.news else None
    name = "" if seat is None else scene.name(seat)
    footer(scene.picture, scene.way, seat, name, table.news or spare)


# The map and what belongs to it


def draw_board(scene: Scene, place: Place, board: BoardView, open_cells: Container[int] = ()) -> None:
    """A map with everything that is known of it. open_cells: those that must stay free for signs."""
    counts = [scene.words.number(territory.halves) for territory in board.territories]
    draw_map(scene.picture, place, board, counts, scene.way.rtl, open_cells)


def draw_to_place(scene: Scene, x: float, y: float, kind: Kind, board: BoardView, size: int) -> None:
    """A tile to place with the word to type, or a tick where it was."""
    number = board.land if kind == "land" else board.sea
    if number is None:
        dashed_place(size + 6, size + 6).on(scene.picture, x - 3, y - 3)
        tick(round(size * 0.55)).on(scene.picture, x + size / 2, y + size / 2)
        return
    framed(tile(number, size)).on(scene.picture, x, y)
    word = pill(scene.words.plain(f"notation-landverse-{kind}"), rtl=scene.way.rtl)
    word.on(scene.picture, x + (size - word.width) / 2, y + size + 2)


def decks() -> list[Part]:
    """The two face-down decks, for a row."""
    return [deck("sea", SEA), 4, deck("land", LAND)]


def discards(scene: Scene, board: BoardView) -> list[Part]:
    """The discards after their label, for a row."""
    none = text(scene.words.plain("none"), STRONG.sized(29), scene.way.rtl)
    return [scene.label("discarded", 29), 12, latest_discard(scene, board) if board.discards else none]


def latest_discard(scene: Scene, board: BoardView) -> Stamp:
    """The tile discarded last, and at its corner how many there are if it isn't the only one; for a row."""
    piece = framed(tile(board.discards[-1], THUMB), 2, 1.5)
    shown = Stamp(piece.image, piece.x - 4, piece.y + THUMB // 2, THUMB + 8)
    if len(board.discards) == 1:
        return shown
    count = pile_count(scene.words.number(len(board.discards)))
    corner = 4 if scene.way.rtl else shown.width - 4
    return together(shown, (count, corner - count.width / 2, -THUMB / 2 + 2))


def stages(board: BoardView) -> list[tuple[str, Points]]:
    """The stages scored so far, each with the word for it."""
    return [(word, points) for word, points in (("stage1", board.stage1), ("stage2", board.stage2)) if points]


@cache
def compass(radius: int) -> Stamp:
    """A compass rose, where a sheet has room that nobody needs."""

    def paint(pen: Pen) -> None:
        pen.circle((0, 0), radius * 0.89, None, HAIRLINE, 2)
        pen.circle((0, 0), radius * 0.82, None, HAIRLINE, 5)
        for turn, reach, waist in ((45, 0.66, 0.15), (0, 1.0, 0.2)):
            for quarter in range(4):
                _ray(pen, turn + 90 * quarter, radius * reach, radius * waist)
        pen.circle((0, 0), radius * 0.09, PAPER, HAIRLINE, 4)

    return stamp((-radius - 3, -radius - 3, radius + 3, radius + 3), paint)


def _ray(pen: Pen, turn: float, reach: float, waist: float) -> None:
    tip = arc((0, 0), reach, turn, turn, 1)[0]
    left, right = (arc((0, 0), waist, turn + side, turn + side, 1)[0] for side in (-45, 45))
    pen.polygon([(0, 0), left, tip], PAPER, HAIRLINE, 2)
    pen.polygon([(0, 0), right, tip], HAIRLINE, HAIRLINE, 2)
