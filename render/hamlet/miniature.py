"""A tile alone, as it will lie in the village: on blueprints, among fits, close up."""

from functools import lru_cache

from render.canvas import Pen, Stamp, stamp
from render.hamlet.geometry import Ground
from render.hamlet.houses import house
from render.hamlet.land import Laid, draw_border, draw_ground, draw_roads, extent, growth, lying
from render.hamlet.village import DROP, LARGE, SMALL

ROOM = 0.5
"""What grows on a tile may stand out so far, in units."""


@lru_cache(maxsize=128)
def miniature(tile: str, wide: int, high: int) -> Stamp:
    """A tile with all that stands on it, as large as fits; its spot is its middle."""
    left, top, right, bottom = extent([(tile, 0, (0, 0))])
    unit = min(wide / (right - left + 0.2), high / (bottom - top + ROOM))
    return _alone((tile, 0, (0, 0)), Ground(unit, -unit * (left + right) / 2, -unit * (top + bottom - ROOM / 2) / 2))


def _alone(laid: Laid, ground: Ground) -> Stamp:
    one, unit = lying(laid, ground), ground.unit
    xs, ys = zip(*one.outline, strict=True)
    box = (min(xs) - unit * 0.3, min(ys) - unit * ROOM, max(xs) + unit * 0.3, max(ys) + unit * 0.3)

    def paint(pen: Pen) -> None:
        draw_ground(pen, one)
        draw_border(pen, one)
        for edge in (True, False):
            draw_roads(pen, one, edge)

    whole = stamp(box, paint)
    for _, thing, (x, y) in sorted(growth(one, crowded=True), key=lambda found: found[0]):
        _put(whole, thing, x, y)
    x, y = one.hub
    _put(whole, house(laid[0], round(unit * (SMALL if one.plan.small else LARGE) * 1.1)), x, y + DROP * unit)
    return whole


def _put(whole: Stamp, thing: Stamp, x: float, y: float) -> None:
    """Lay a thing on a stamp; what stands out of it is cut off."""
    left, top = whole.x + round(x) - thing.x, whole.y + round(y) - thing.y
    source = (max(0, -left), max(0, -top))
    whole.image.alpha_composite(thing.image, (max(0, left), max(0, top)), source)
