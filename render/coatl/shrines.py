"""The Temples in hand and on the piles, each held against the own unfinished cóatls."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.coatl.temples import Requirement, judged
from engine.coatl.view import CoatlView
from render.canvas import Box, Part, Stamp, row, stamp, width_of
from render.coatl.cards import conditions, shrine
from render.coatl.hand import Held
from render.coatl.signs import OPEN, SHUT, tag
from render.marks import frame, plate, tick
from render.palette import INK, MUTED
from render.scene import Scene
from render.text import Type, shrunk, text

HIGH: Final = 140
GAP: Final = 16
ROOMY: Final = 340
"""Narrower Temples have smaller signs."""
COUNT: Final = Type("Bold", 26, INK)


def draw_shrines(now: Scene[CoatlView], box: Box, serpents: Held, choices: frozenset[str]) -> None:
    """The own Temples, then the top ones of the piles. choices: those that may be chosen now."""
    left, top, right, bottom = box
    own = (now.view.own.temples if now.view.own else None) or ()
    shown = [(now.say("temple-mine"), one) for one in own]
    shown += [(now.say("temple-pile", n=n), one) for n, one in enumerate(now.view.piles, 1) if one]
    if not shown:
        return
    wide = int((right - left - GAP * (len(shown) - 1)) / len(shown))
    for n, (label, temple) in enumerate(shown):
        x, _ = now.way.column(left, right, n * (wide + GAP), wide)
        _shrine(now, label, temple, (x, top, x + wide, bottom), serpents, temple in choices)


def _shrine(now: Scene[CoatlView], label: str, temple: str, box: Box, serpents: Held, chosen: bool) -> None:
    """One Temple: where it lies, its conditions, and for each cóatl a tick or what it has now."""
    left, top, right, bottom = box
    wide = round(right - left)
    plate(wide, round(bottom - top), 12).on(now.picture, left, top)
    code = tag(temple, OPEN if chosen else SHUT, 22)
    name = shrunk(label, Type("SemiBold", 26, MUTED), wide - code.width - 76, 16)
    now.row(left + 14, right - 14, top + 24, shrine(32), 8, name)
    now.row_end(left + 10, right - 10, top + 24, code)
    room, small = (wide - 122) / 2, wide < ROOMY
    for n, parts in enumerate(conditions(temple, 15, now.words)):
        y = top + 64 + 44 * n
        start, end = now.way.column(left, right, 14, 98)
        row(now.picture, end - width_of(parts) if now.way.rtl else start, y, parts)
        for at, (name_of, serpent) in enumerate(serpents):
            start, end = now.way.column(left, right, 118 + at * room, room)
            one = judged(temple, serpent.colours)[n]
            sign = tag(name_of, OPEN if one.met else SHUT, 19 if small else 22)
            now.row(start, end, y, sign, 6 if small else 10, _tick(small) if one.met else _now(now, one, small))
    if chosen:
        frame(wide, round(bottom - top), 12, 4).on(now.picture, left, top)


@lru_cache(maxsize=2)
def _tick(small: bool) -> Stamp:
    """A condition is met; in a row."""
    sign = tick(20 if small else 24)
    return replace(sign, x=0, width=sign.image.width)


def _now(now: Scene[CoatlView], requirement: Requirement, small: bool) -> Stamp:
    """What a cóatl has of a condition that isn't met; of two colours in the order of the condition."""
    how = COUNT.sized(23) if small else COUNT
    parts: list[Part] = []
    for count in requirement.counts:
        between: list[Part] = [4, text(":", how, False), 4] if parts else []
        parts += [*between, now.number(count, how)]
    wide = width_of(parts)
    shape = stamp((0, -20, wide, 20), lambda pen: None)
    row(shape.image, 0, 20, parts)
    return shape
