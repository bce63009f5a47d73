"""What all pictures of Landverse share: a tile to place, the decks and discards, what land and sea score."""

from collections.abc import Container
from functools import cache
from typing import Final, TypeAlias

from PIL import Image

from engine.landverse.data import Kind
from engine.landverse.view import BoardView, LandverseView, Points
from render import scene as shared
from render.canvas import Part, Pen, Stamp, arc, stamp, together
from render.landverse.maps import draw_map
from render.landverse.palette import LAND, SEA
from render.landverse.place import ICONS, LINES, Place, deck
from render.landverse.tiles import tile
from render.marks import badge, dashed_place, framed, pile_count, pill, tick
from render.palette import HAIRLINE, LIGHT, MUTED, PAPER
from render.table import Table
from render.text import Type, text

KINDS: Final[tuple[Kind, ...]] = ("land", "sea")

STRONG: Final = Type("Bold", 31)
SMALL: Final = Type("Medium", 28, MUTED)
TOTAL: Final = Type("ExtraBold", 44)
COUNT: Final = Type("ExtraBold", 30, LIGHT)

HAND, OWN_HAND, THUMB = 86, 120, 46
"""Sides of a tile to place, on the table and beside one's own map, and of a discarded one."""


Scene: TypeAlias = shared.Scene[LandverseView]


def scene(view: LandverseView, table: Table, ground: Image.Image) -> Scene:
    """A scene on a copy of its ground."""
    return shared.scene("landverse", view, table, ground)


def draw_header(scene: Scene, turns: list[list[Part]]) -> None:
    """Name, move, whose turn it is, the deadline. turns: the ways to say whose turn it is, the fullest first."""
    progress = scene.say("progress", move=scene.view.move, moves=scene.view.moves)
    shared.draw_header(scene, scene.words.plain("game-landverse"), progress, turns)


def badges(scene: Scene, points: Points) -> tuple[Stamp, Stamp]:
    """What land and sea score, each in its colour."""
    land, sea = (
        badge(ICONS[kind], scene.words.number(n), LINES[kind], COUNT, scene.way.rtl)
        for kind, n in zip(KINDS, (points.land, points.sea), strict=True)
    )
    return land, sea


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
