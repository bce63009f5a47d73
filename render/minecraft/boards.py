"""A player's panel: the board with its best group, blocks, weapons, mobs, XP."""

from collections import Counter
from collections.abc import Iterator, Sequence
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
from render.words import Words

GAP: Final = 7
EDGE: Final = 16
HIGH_ROWS: Final = (36, 106, 184, 238, 284)
LOW_ROWS: Final = (32, 84, 144, 194, 194)
"""Where the lines stand: name, blocks, weapons, mobs, what the next phase would give."""
LARGE_MOB, SMALL_MOB = 3, 2
"""Px of a pixel of a mob's face."""
BELOW: Final = 46
"""From a mob to the next one below."""
MOST_BELOW: Final = 5
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
    side, group = board_side(space), next_group(now.view, own)
    inner = (left + EDGE, right - EDGE)
    board, _ = now.way.column(*inner, 0, side)
    beside = now.way.column(*inner, side + EDGE, right - left - 3 * EDGE - side)
    if bottom - top < right - left:
        at = (board, (top + bottom - side) / 2)
        draw_lines(now, (beside[0], top, beside[1], bottom), seat, own, group)
    else:
        at = (board, bottom - EDGE - side)
        _draw_head(now, (inner[0], top, inner[1], bottom), seat, own, LOW_ROWS)
        if not own.left:
            now.row(*inner, top + LOW_ROWS[-1], *(_promised(now, group) if group else []))
            _draw_held(now, (beside[0], at[1], beside[1], bottom), own)
    draw_board(now, at, own, space, group)
    mark_latest(now, at, seat, space)


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
    now: Scene[MinecraftView],
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
            tiles.printed(BOARDS[own.board].spaces[number], space).on(now.picture, x, y)
        else:
            tiles.board_tile(tile, space).on(now.picture, x, y)
        if codes:
            code = tiles.plate(now.words.number(number + 1), round(12 + space * 0.18), PANEL, INK)
            code.on(now.picture, x + 2, y + 2)
    if group:
        _outline(group[1].spaces, space).on(now.picture, *at)


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
    rows = HIGH_ROWS if tall else LOW_ROWS
    _draw_head(now, box, seat, own, rows)
    if own.left:
        return
    _rule(now, left, right, top + rows[3] - 28)
    promise = _promised(now, group) if group else []
    if not tall and promise and _held_wide(now, own) > right - left - width_of(promise) - 6:
        promise = _promised(now, group, brief=True) if group else []
    room = right - left - (0 if tall or not promise else width_of(promise) + 6)
    _draw_mobs(now, now.way.column(left, right, 0, room), top + rows[3], own, named=tall)
    draw = now.row if tall else now.row_end
    draw(left, right, top + rows[4], *promise)


def _draw_head(now: Scene[MinecraftView], box: Box, seat: Seat, own: PlayerView, rows: Sequence[int]) -> None:
    """Name and XP; blocks; weapons; or that the player has left."""
    left, top, right, _ = box
    tall = rows == HIGH_ROWS
    total = text(now.words.number(own.earned.total), XP, False)
    head: list[Part] = [mark(seat, 20), 10]
    beginner: list[Part] = [8, signs.verdict(now.say("beginner-mark"))] if own.beginner else []
    room = right - left - total.width - 110 - width_of(beginner)
    now.row(left, right, top + rows[0], *head, fitted(now.name(seat), NAME, round(room)), *beginner)
    now.row_end(left, right, top + rows[0], tiles.gem(15), 8, total)
    if own.left:
        now.row(left, right, top + rows[1], now.text("gone", Type("Medium", 30, MUTED)))
        return
    _draw_stock(now, (left, right), top + rows[1], own, below=tall)
    _rule(now, left, right, top + rows[2] - 34)
    _draw_weapons(now, (left, right), top + rows[2], own, pixel=4 if tall else 3)


def _promised(now: Scene[MinecraftView], group: tuple[str, Group], *, brief: bool = False) -> list[Part]:
    """What the next phase would give. brief: without how."""
    phase, best = group
    points = now.words.number(best.points) if brief else product(now, best)
    return [signs.phase(phase, 32), 8, _small(best.value), 8, text(points, SUM, False)]


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
        stamps = [tiles.weapon(kind, count, size, now.words) for kind, count in kinds]
        gap = (width - width_of(stamps)) / max(len(stamps), 5)
        if gap >= LEAST_GAP:
            break
    parts: list[Part] = []
    for one in stamps:
        parts += [one, round(min(gap, 16))]
    now.row(*span, y, *parts)


def _draw_mobs(now: Scene[MinecraftView], span: Point, y: float, own: PlayerView, *, named: bool) -> None:
    """The mobs held, with their gifts, the latest first, smaller where there are many; how many more.

    named: that there are none is said.
    """
    if not own.mobs:
        if named:
            now.row(*span, y, now.text("no-mob", Type("Medium", 28, MUTED)))
        return
    room = span[1] - span[0]
    pixel = LARGE_MOB if _held_wide(now, own) <= room else SMALL_MOB
    parts: list[Part] = []
    for n, number in enumerate(own.mobs[::-1]):
        last = n == len(own.mobs) - 1
        if width_of(parts) + _held(number, pixel, now.words).width > room - (0 if last else MORE):
            break
        parts += [_held(number, pixel, now.words), 8]
    if more := len(own.mobs) - len(parts) // 2:
        parts.append(_more(now, more))
    now.row(*span, y, *parts)


def _draw_held(now: Scene[MinecraftView], box: Box, own: PlayerView) -> None:
    """The mobs held, below each other, the latest first; how many more."""
    left, top, right, _ = box
    shown = own.mobs[::-1] if len(own.mobs) <= MOST_BELOW else own.mobs[::-1][: MOST_BELOW - 1]
    for n, number in enumerate(shown):
        now.row(left, right, top + 22 + BELOW * n, _held(number, LARGE_MOB, now.words))
    if more := len(own.mobs) - len(shown):
        now.row(left, right, top + 22 + BELOW * len(shown), _more(now, more))


def _more(now: Scene[MinecraftView], count: int) -> Stamp:
    return text(f"+{now.words.number(count)}", COUNT.in_colour(MUTED), False)


def _held_wide(now: Scene[MinecraftView], own: PlayerView) -> int:
    """Px that all mobs take beside each other."""
    return sum(_held(number, LARGE_MOB, now.words).width + 8 for number in own.mobs) - 8


@lru_cache(maxsize=128)
def _held(number: int, pixel: int, words: Words) -> Stamp:
    """A won mob: its face and its gift on night. pixel: of its face."""
    one, high = mob(number), 14 * pixel
    art, gift = sprites.sprite(one.kind, pixel), tiles.gift(one, high - 10, words)
    width = art.width + gift.width + 16
    base = Image.new("RGBA", (width, high))
    base.alpha_composite(tiles.rounded(tiles.night(width).crop((0, 0, width, high)), 8))
    base.alpha_composite(art, (5, (high - art.height) // 2))
    tiles.lay(base, gift, art.width + 10, high // 2)
    return Stamp(base, 0, high // 2, width)
