"""A player's panel: the board with its best group, blocks, weapons, mobs, XP."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.game import Seat
from engine.minecraft.data import BOARDS, COLOURS, PHASES, mob
from engine.minecraft.places import SIDE, SPACES
from engine.minecraft.view import Group, MinecraftView, PlayerView
from render.canvas import Box, Part, Pen, Point, Stamp, stamp, width_of
from render.marks import mark, plate
from render.minecraft import signs, sprites, tiles
from render.minecraft.palette import POINTS
from render.palette import ACCENT, HAIRLINE, INK, LIGHT, MUTED, PANEL
from render.scene import Scene
from render.text import Type, fitted, text

GAP: Final = 7
FEW_MOBS: Final = 2
"""Mobs shown where there is little room."""
LEAST_GAP: Final = 4
MORE: Final = 36
"""Room for how many more there are."""
XP: Final = Type("ExtraBold", 42)
NAME: Final = Type("ExtraBold", 36)
COUNT: Final = Type("ExtraBold", 30)
SUM: Final = Type("ExtraBold", 31, POINTS)


def draw_player(now: Scene[MinecraftView], box: Box, seat: Seat, space: int) -> None:
    """One player's panel; framed in accent where it is theirs to play."""
    left, top, right, bottom = box
    own, on_turn = now.view.players[seat], seat in now.view.waiting
    colour, line = (ACCENT, 3.0) if on_turn else (HAIRLINE, 1.5)
    plate(round(right - left), round(bottom - top), 14, colour, line).on(now.picture, left, top)
    side = board_side(space)
    board, _ = now.way.column(left + 16, right - 16, 0, side)
    group = next_group(now.view, own)
    at = (board, (top + bottom - side) / 2)
    draw_board(now.picture, at, own, space, group)
    mark_latest(now, at, seat, space)
    text_left, text_right = now.way.column(left + 16, right - 16, side + 18, right - left - 32 - side - 18)
    draw_lines(now, (text_left, top, text_right, bottom), seat, own, group)


def board_side(space: int) -> int:
    """The side of a board whose spaces are so large."""
    return SIDE * space + (SIDE - 1) * GAP


def next_group(view: MinecraftView, own: PlayerView) -> tuple[str, Group] | None:
    """The phase to come with the best group for it; none after the last, or where nothing counts."""
    if view.phases >= len(PHASES):
        return None
    group = own.groups[view.phases]
    return (PHASES[view.phases].phase, group) if group.spaces else None


def draw_board(
    picture: Image.Image,
    at: Point,
    own: PlayerView,
    space: int,
    group: tuple[str, Group] | None,
    *,
    codes: bool = True,
) -> None:
    """The nine spaces; the best group outlined. codes: with the spaces' numbers."""
    for number in range(SPACES):
        x, y = place(at, number, space)
        tile = own.spaces[number]
        if tile is None:
            tiles.printed(BOARDS[own.board].spaces[number], space).on(picture, x, y)
        else:
            tiles.board_tile(tile, space).on(picture, x, y)
        if codes:
            _space_code(number + 1, round(12 + space * 0.18)).on(picture, x + 2, y + 2)
    if group:
        _outline(group[1].spaces, space).on(picture, *at)


def mark_latest(now: Scene[MinecraftView], at: Point, seat: Seat, space: int) -> None:
    """A line round what was built in this turn or the one before."""
    last = now.view.last_build
    if last and last.seat == seat and last.number >= now.view.number - 1:
        x, y = place(at, last.space, space)
        _latest(space).on(now.picture, x, y)


@lru_cache(maxsize=8)
def _latest(space: int) -> Stamp:
    box = (2, 2, space - 2, space - 2)
    return stamp((0, 0, space, space), lambda pen: pen.rounded(box, tiles.RADIUS, None, ACCENT, 5))


def place(at: Point, number: int, space: int) -> Point:
    """The upper left corner of a space."""
    row, column = divmod(number, SIDE)
    return at[0] + column * (space + GAP), at[1] + row * (space + GAP)


@lru_cache(maxsize=36)
def _space_code(number: int, high: int) -> Stamp:
    return tiles.plate(str(number), high, PANEL, INK)


@lru_cache(maxsize=256)
def _outline(spaces: tuple[int, ...], space: int) -> Stamp:
    """Round a group: green on light, along the gaps."""
    side = board_side(space)
    edges = list(_edges(spaces, space))

    def paint(pen: Pen) -> None:
        for width, colour in ((9, LIGHT), (5, POINTS)):
            for one, other in edges:
                pen.line([one, other], colour, width)

    return stamp((-8, -8, side + 8, side + 8), paint)


def _edges(spaces: tuple[int, ...], space: int) -> Iterator[tuple[Point, Point]]:
    """The sides of a group that no other of its spaces touches."""
    pitch, half = space + GAP, GAP / 2
    for number in spaces:
        row, column = divmod(number, SIDE)
        left, top = column * pitch - half, row * pitch - half
        right, bottom = left + pitch, top + pitch
        if row == 0 or number - SIDE not in spaces:
            yield (left, top), (right, top)
        if row == SIDE - 1 or number + SIDE not in spaces:
            yield (left, bottom), (right, bottom)
        if column == 0 or number - 1 not in spaces:
            yield (left, top), (left, bottom)
        if column == SIDE - 1 or number + 1 not in spaces:
            yield (right, top), (right, bottom)


def draw_lines(
    now: Scene[MinecraftView], box: Box, seat: Seat, own: PlayerView, group: tuple[str, Group] | None
) -> None:
    """Name and XP; blocks; weapons; mobs and what the next phase would give."""
    left, top, right, bottom = box
    tall = bottom - top > 260
    rows = (36, 106, 184, 238, 284) if tall else (32, 84, 144, 194, 194)
    total = text(now.words.number(own.earned.total), XP, False)
    head: list[Part] = [mark(seat, 20), 10]
    beginner: list[Part] = [8, signs.verdict(now.say("beginner-mark"))] if own.beginner else []
    room = right - left - total.width - 110 - sum(part if isinstance(part, int) else part.width for part in beginner)
    now.row(left, right, top + rows[0], *head, fitted(now.name(seat), NAME, round(room), now.way.rtl), *beginner)
    now.row_end(left, right, top + rows[0], tiles.gem(15), 8, total)
    if own.left:
        now.row(left, right, top + rows[1], now.text("gone", Type("Medium", 30, MUTED)))
        return
    _draw_stock(now, (left, right), top + rows[1], own, below=tall)
    _rule(now, left, right, top + rows[2] - 34)
    _draw_weapons(now, (left, right), top + rows[2], own, pixel=4 if tall else 3)
    _rule(now, left, right, top + (rows[3] - 28))
    promise = _promised(now, group) if group else []
    beside = 0 if tall or not promise else width_of(promise) + 6
    span = now.way.column(left, right, 0, right - left - beside)
    _draw_mobs(now, span, top + rows[3], own, most=4 if tall else FEW_MOBS)
    draw = now.row if tall else now.row_end
    draw(left, right, top + rows[4], *promise)


def _promised(now: Scene[MinecraftView], group: tuple[str, Group]) -> list[Part]:
    """What the next phase would give."""
    phase, best = group
    return [signs.phase(phase, 32), 8, _small(best.value), 8, text(product(now, best), SUM, False)]


def product(now: Scene[MinecraftView], group: Group) -> str:
    """What a group gives: `4 × 5 = 20`, or just 0."""
    numbers = [now.words.number(n) for n in (len(group.spaces), group.worth, group.points)]
    return "{} × {} = {}".format(*numbers) if group.spaces else numbers[-1]


def _rule(now: Scene[MinecraftView], left: float, right: float, y: float) -> None:
    ImageDraw.Draw(now.picture).line((left, y, right, y), fill=HAIRLINE, width=1)


def _small(value: str) -> Stamp:
    image = tiles.icon(value, 32)
    return Stamp(image, 0, image.height // 2, image.width)


def _draw_stock(now: Scene[MinecraftView], span: Point, y: float, own: PlayerView, *, below: bool) -> None:
    """How many blocks of each colour; none is a pale place."""
    left, right = span
    step = (right - left) / len(COLOURS)
    for n, (colour, count) in enumerate(zip(COLOURS, own.stock, strict=True)):
        start, end = now.way.column(left, right, step * n, step)
        face = tiles.block(colour, 32) if count else _nothing(32)
        number = text(now.words.number(count), COUNT if count else COUNT.in_colour(MUTED), False)
        if below:
            face.on(now.picture, (start + end - 32) / 2, y - 12)
            number.on(now.picture, (start + end - number.width) / 2, y + 22)
        else:
            now.row(start, end, y, face, 6, number)


@lru_cache(maxsize=4)
def _nothing(side: int) -> Stamp:
    return stamp(
        (0, -side / 2, side, side / 2),
        lambda pen: pen.rounded((0, -side / 2, side, side / 2), 4, None, HAIRLINE, 2),
    )


def _draw_weapons(now: Scene[MinecraftView], span: Point, y: float, own: PlayerView, pixel: int) -> None:
    """Each kind once: its hearts, or how many there are of it, beside its lower part; smaller where there are many."""
    kinds, width = sorted(Counter(own.weapons).items()), span[1] - span[0]
    for size in range(pixel, 1, -1):
        stamps = [tiles.weapon(kind, count, size) for kind, count in kinds]
        gap = (width - width_of(stamps)) / max(len(stamps), 5)
        if gap >= LEAST_GAP:
            break
    parts: list[Part] = []
    for one in stamps:
        parts += [one, round(min(gap, 16))]
    now.row(*span, y, *parts)


def _draw_mobs(now: Scene[MinecraftView], span: Point, y: float, own: PlayerView, most: int) -> None:
    """The mobs held, with their gifts, the latest first; how many more."""
    if not own.mobs and most > FEW_MOBS:
        now.row(*span, y, now.text("no-mob", Type("Medium", 28, MUTED)))
        return
    parts: list[Part] = []
    room = span[1] - span[0] - MORE
    for number in own.mobs[::-1][:most]:
        if width_of(parts) + _held(number).width <= room:
            parts += [_held(number), 8]
    if more := len(own.mobs) - len(parts) // 2:
        parts.append(text(f"+{now.words.number(more)}", COUNT.in_colour(MUTED), False))
    now.row(*span, y, *parts)


@lru_cache(maxsize=64)
def _held(number: int) -> Stamp:
    """A won mob: its face and its gift on night."""
    one = mob(number)
    art, gift = sprites.sprite(one.kind, 3), tiles.gift(one, 32)
    width = art.width + gift.width + 16
    base = Image.new("RGBA", (width, 42))
    base.alpha_composite(tiles.rounded(tiles.night(width).crop((0, 0, width, 42)), 8))
    base.alpha_composite(art, (5, (42 - art.height) // 2))
    tiles.lay(base, gift, art.width + 10, 21)
    return Stamp(base, 0, 21, width)
