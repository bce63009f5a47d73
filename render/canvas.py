"""Shapes with soft edges: drawn at three times their size, reduced once, and kept as stamps that are laid on a picture.

What doesn't change is drawn once; a picture is stamps laid on a ground, which takes a few milliseconds.
"""

from __future__ import annotations

import io
import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.palette import SHADOW, Colour

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SHARP: Final = 3
"""How much larger shapes are drawn than they are shown."""
ARC_STEPS: Final = 10


@dataclass(frozen=True)
class Pen:
    """Draws on a sheet, in units of its own.

    scale: px of the sheet for one unit; weight: px of the sheet for one unit of line width; x, y: px of the sheet
    where the origin lies; flip: draws mirrored.
    """

    draw: ImageDraw.ImageDraw
    scale: float = SHARP
    weight: float = SHARP
    x: float = 0
    y: float = 0
    flip: bool = False

    def at(self, x: float, y: float, size: float = 1, flip: bool = False) -> Pen:
        """A pen for a thing of its own: origin at x, y, one unit = `size` of these, lines as thick as before."""
        px, py = self._place((x, y))
        return replace(self, scale=self.scale * size, x=px, y=py, flip=self.flip != flip)

    def polygon(
        self, points: Iterable[Point], fill: Colour | None, line: Colour | None = None, width: float = 1
    ) -> None:
        """A closed shape; its outline has round corners."""
        path = self._path(points)
        if fill:
            self.draw.polygon(path, fill=fill)
        if line:
            self.draw.line([*path, *path[:2]], fill=line, width=self._width(width), joint="curve")

    def line(self, points: Iterable[Point], colour: Colour, width: float = 1, caps: bool = True) -> None:
        """An open line, with round ends unless told otherwise."""
        path, thick = self._path(points), self._width(width)
        self.draw.line(path, fill=colour, width=thick, joint="curve")
        if caps and thick > SHARP:
            radius = (thick - 1) / 2
            for x, y in (path[0], path[-1]):
                self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def circle(
        self, centre: Point, radius: float, fill: Colour | None, line: Colour | None = None, width: float = 1
    ) -> None:
        """A circle; its outline lies inside the radius."""
        (x, y), r = self._place(centre), radius * self.scale
        self.draw.ellipse(
            (x - r, y - r, x + r, y + r), fill=fill, outline=line, width=self._width(width) if line else 0
        )

    def rounded(
        self, box: Box, radius: float, fill: Colour | None, line: Colour | None = None, width: float = 1
    ) -> None:
        """A rectangle with round corners; its outline lies inside the box."""
        (left, top), (right, bottom) = self._place(box[:2]), self._place(box[2:])
        self.draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius * self.scale,
            fill=fill,
            outline=line,
            width=self._width(width) if line else 0,
        )

    def dashed(self, path: Sequence[Point], colour: Colour, width: float, dash: float, gap: float) -> None:
        """A line in dashes of about `dash` and `gap`, fitted so that they come out even."""
        for piece in dashes(path, dash, gap):
            self.line(piece, colour, width)

    def _place(self, point: Point) -> Point:
        x = -point[0] if self.flip else point[0]
        return self.x + x * self.scale, self.y + point[1] * self.scale

    def _path(self, points: Iterable[Point]) -> list[Point]:
        return [self._place(point) for point in points]

    def _width(self, width: float) -> int:
        return max(1, round(width * self.weight))


Icon: TypeAlias = Callable[[Pen, Colour], None]
"""Draws a sign about one unit wide and high round 0, 0."""


def smooth(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """A curve through all points (Catmull-Rom)."""
    knots = [points[0], *points, points[-1]]
    path = [_between(knots[n : n + 4], step / steps) for n in range(len(knots) - 3) for step in range(steps)]
    return [*path, points[-1]]


def _between(knots: Sequence[Point], t: float) -> Point:
    def along(axis: int) -> float:
        a, b, c, d = (knot[axis] for knot in knots)
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)

    return along(0), along(1)


def arc(centre: Point, radius: float, start: float, end: float, steps: int = ARC_STEPS) -> list[Point]:
    """Points of a circle from one angle to another, in degrees clockwise from the right."""
    angles = (math.radians(start + (end - start) * n / steps) for n in range(steps + 1))
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def turned(point: Point, degrees: float) -> Point:
    """A point turned clockwise round 0, 0."""
    across, down = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * across - point[1] * down, point[0] * down + point[1] * across


def ribbon(path: Sequence[Point], start: float, end: float) -> list[Point]:
    """The outline of a line that is `start` wide where it begins and `end` where it ends."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    last = len(path) - 1
    for n, (x, y) in enumerate(path):
        before, after = path[max(0, n - 1)], path[min(last, n + 1)]
        half = (start + (end - start) * n / last) / 2 / math.dist(before, after)
        across, down = (after[1] - before[1]) * half, (before[0] - after[0]) * half
        for side, sign in zip(sides, (1, -1), strict=True):
            side.append((x + across * sign, y + down * sign))
    return [*sides[0], *reversed(sides[1])]


def rounded_path(box: Box, radius: float) -> list[Point]:
    """The closed outline of a rectangle with round corners, from the middle of its upper edge."""
    left, top, right, bottom = box
    start = ((left + right) / 2, top)
    corners = ((right - radius, top + radius), (right - radius, bottom - radius),
               (left + radius, bottom - radius), (left + radius, top + radius))  # fmt: skip
    turns = [arc(corner, radius, 90 * n - 90, 90 * n) for n, corner in enumerate(corners)]
    return [start, *(point for turn in turns for point in turn), start]


def dashes(path: Sequence[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """The dashes of a line; the gap gives way so that a whole number fits."""
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    whole = sum(lengths)
    count = max(1, round(whole / (dash + gap)))
    share = dash / (dash + gap) * whole / count
    for n in range(count):
        yield _piece(path, lengths, whole * n / count, whole * n / count + share)


def _piece(path: Sequence[Point], lengths: Sequence[float], start: float, end: float) -> list[Point]:
    points: list[Point] = []
    passed = 0.0
    for (a, b), length in zip(pairwise(path), lengths, strict=True):
        if passed + length >= start and passed <= end and length:
            for at in (max(start, passed), min(end, passed + length)):
                t = (at - passed) / length
                points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        passed += length
    return points


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small RGBA picture. x, y: where its own spot lies in it; width: the room it takes in a row."""

    image: Image.Image
    x: int
    y: int
    width: int

    def on(self, picture: Image.Image, x: float, y: float) -> None:
        """Lay it with its spot on x, y."""
        picture.paste(self.image, (round(x) - self.x, round(y) - self.y), self.image)


def stamp(box: Box, paint: Callable[[Pen], None], width: float | None = None) -> Stamp:
    """A stamp of what `paint` draws within `box` round its spot at 0, 0 (in a row: the middle of its left edge)."""
    left, top, right, bottom = math.floor(box[0]), math.floor(box[1]), math.ceil(box[2]), math.ceil(box[3])
    sheet = Image.new("RGBA", ((right - left) * SHARP, (bottom - top) * SHARP))
    paint(Pen(ImageDraw.Draw(sheet), x=-left * SHARP, y=-top * SHARP))
    return Stamp(sheet.reduce(SHARP), -left, -top, round(right if width is None else width))


def together(under: Stamp, *over: tuple[Stamp, float, float]) -> Stamp:
    """One stamp of several, as wide in a row as the lower one; each upper one with its spot at x, y from that one's."""
    placed = [(one, round(x) - one.x, round(y) - one.y) for one, x, y in ((under, 0, 0), *over)]
    left, top = min(x for _, x, _ in placed), min(y for _, _, y in placed)
    right = max(x + one.image.width for one, x, _ in placed)
    bottom = max(y + one.image.height for one, _, y in placed)
    image = Image.new("RGBA", (right - left, bottom - top))
    for one, x, y in placed:
        image.alpha_composite(one.image, (x - left, y - top))
    return Stamp(image, -left, -top, under.width)


def stretched(small: Stamp, wider: int, higher: int) -> Stamp:
    """A stamp made so much larger by drawing out its middle row and column: for panels, frames and their shadows."""
    turned = _wider(small.image, wider).transpose(Image.Transpose.TRANSPOSE)
    image = _wider(turned, higher).transpose(Image.Transpose.TRANSPOSE)
    return replace(small, image=image, width=small.width + wider)


def _wider(image: Image.Image, more: int) -> Image.Image:
    (width, height), middle = image.size, image.width // 2
    wide = Image.new(image.mode, (width + more, height))
    wide.paste(image.crop((0, 0, middle, height)), (0, 0))
    wide.paste(image.crop((middle, 0, middle + 1, height)).resize((more + 1, height)), (middle, 0))
    wide.paste(image.crop((middle + 1, 0, width, height)), (middle + 1 + more, 0))
    return wide


def shadowed(box: Box, radius: float, depth: float = 2, blur: float = 4, strength: float = 0.24) -> Stamp:
    """The soft shadow of a rectangle with round corners, its spot at 0, 0."""
    room = math.ceil(depth + 2 * blur)
    left, top, right, bottom = (round(edge) for edge in box)
    mask = Image.new("L", (right - left + 2 * room, bottom - top + 2 * room))
    shape = (room, room + depth, room + right - left - 1, room + depth + bottom - top - 1)
    ImageDraw.Draw(mask).rounded_rectangle(shape, radius, fill=round(255 * strength))
    image = Image.new("RGBA", mask.size, SHADOW)
    image.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
    return Stamp(image, room - left, room - top, right - left)


Part: TypeAlias = Stamp | int
"""Something in a row: a stamp, or a gap in px."""


def width_of(parts: Iterable[Part]) -> int:
    """The length of a row."""
    return sum(part if isinstance(part, int) else part.width for part in parts)


def row(picture: Image.Image, x: float, y: float, parts: Iterable[Part], rtl: bool = False) -> None:
    """Lay parts one after the other from x on, to the right or (rtl) to the left."""
    for part in parts:
        step = part if isinstance(part, int) else part.width
        if not isinstance(part, int):
            part.on(picture, x - step if rtl else x, y)
        x += -step if rtl else step


def seeded(name: str) -> random.Random:
    """Chance for the looks of a thing, always the same for its name."""
    return random.Random(name)  # noqa: S311


PNG_LEVEL: Final = 6


def encode(picture: Image.Image, palette: bytes) -> bytes:
    """The picture as PNG in the given 256 colours (768 bytes), without dithering."""
    mapped = picture.quantize(palette=_palette_image(palette), dither=Image.Dither.NONE)
    out = io.BytesIO()
    mapped.save(out, "PNG", compress_level=PNG_LEVEL)
    return out.getvalue()


def _palette_image(palette: bytes) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette)
    return image
