"""The Temples in hand and on the piles, each held against the own unfinished cóatls."""

from typing import Final

from engine.coatl.temples import Requirement, judged
from engine.coatl.view import CoatlView
from render.canvas import Box, Part, Stamp, row
from render.coatl.cards import conditions, shrine
from render.coatl.hand import Held
from render.coatl.signs import OPEN, SHUT, tag
from render.marks import frame, plate, tick
from render.palette import INK, MUTED
from render.scene import Scene
from render.text import Type, shrunk

HIGH: Final = 140
GAP: Final = 16
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
    for n, parts in enumerate(conditions(temple, 15, now.words)):
        y = top + 64 + 44 * n
        start, _ = now.way.column(left, right, 14, 96)
        row(now.picture, start, y, parts)
        for at, (name_of, serpent) in enumerate(serpents):
            room = (wide - 124) / 2
            start, end = now.way.column(left, right, 122 + at * room, room)
            one = judged(temple, serpent.colours)[n]
            sign: list[Part] = [14, tick(24)] if one.met else [_now(now, one)]
            now.row(start, end, y, tag(name_of, OPEN if one.met else SHUT, 22), 8, *sign)
    if chosen:
        frame(wide, round(bottom - top), 12, 4).on(now.picture, left, top)


def _now(now: Scene[CoatlView], requirement: Requirement) -> Stamp:
    """What a cóatl has of a condition that isn't met."""
    if requirement.kind == "equal":
        first, second = requirement.counts
        return now.text("against", COUNT, n=first, other=second)
    return now.number(requirement.counts[0], COUNT)
