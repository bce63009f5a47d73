"""The panel of a player: name, points, and all that is theirs."""

from collections.abc import Sequence
from typing import Final

from engine.game import Seat
from engine.hamlet.data import REFINED
from engine.hamlet.view import PlayerView
from render.canvas import Box, Part, Stamp, width_of
from render.hamlet import folk, goods
from render.hamlet.panels import AWARDS, Scene
from render.marks import cup, frame, mark
from render.palette import MUTED
from render.text import LABEL, NAME, Type, shrunk

COUNT: Final = Type("ExtraBold", 31)
LEFT: Final = Type("Bold", 26)
SMALL: Final = Type("Medium", 26, MUTED)
SHIELD: Final = 48
SIGN: Final = 40
BADGE: Final = 32
PIECE: Final = 28
LEAST: Final = 26


NARROW: Final = 340
WIDE: Final = 560
"""From these widths on what a player has stands in one row, and so do pieces and honours."""


def draw_player(now: Scene, box: Box, seat: Seat) -> None:
    """A player in a panel of any width."""
    now.panel(box)
    left, top, right, bottom = box
    if seat in now.view.waiting:
        frame(round(right - left) - 6, round(bottom - top) - 6, 11, 3).on(now.picture, left + 3, top + 3)
    left, right, player = left + 18, right - 18, now.view.players[seat]
    _draw_name(now, (left, top, right, top + 68), seat, player)
    if player.left:
        now.row(left, right, top + 104, now.shared("gone", LABEL))
        return
    counts = _counts(now, seat, player)
    if right - left > NARROW:
        _draw_below(now, left, right, top + 94, counts)
    else:
        _draw_beside(now, left, right, (top + 84, top + 126), counts)
    pieces, honours = _pieces(now, player), _honours(now, seat, player)
    if right - left > WIDE:
        now.row(left, right, bottom - 30, *pieces)
        now.row_end(left, right, bottom - 30, *honours)
    else:
        now.row(left, right, bottom - 66, *pieces)
        now.row(left, right, bottom - 26, *honours)


def _draw_name(now: Scene, box: Box, seat: Seat, player: PlayerView) -> None:
    left, top, right, _ = box
    over = now.view.over
    total = sum(line.points for line in player.scored) if over else player.vp
    first: list[Part] = [cup(32), 10] if over and over.ranks[seat] == 1 and len(over.ranks) > 1 else []
    tail: list[Part] = [*first, goods.points(now.words.number(total), SHIELD)]
    room = round(right - left) - mark(seat).width - 22 - width_of(tail)
    now.row(left, right, top + 38, mark(seat), 12, shrunk(now.name(seat), NAME.sized(36), room, LEAST))
    now.row_end(left, right, top + 38, *tail)


def _counts(now: Scene, seat: Seat, player: PlayerView) -> list[tuple[Stamp, int]]:
    """Coins, villagers, donkeys, blueprints in hand, roads and flags left."""
    return [
        (goods.coin(SIGN // 2 - 2), player.coins),
        (folk.villager(seat, SIGN + 2), len(player.villagers)),
        (folk.donkey(seat, SIGN - 2), len(player.donkeys)),
        (folk.blueprint(SIGN), len(player.hand)),
        (folk.road(seat, SIGN), player.roads),
        (folk.flag(seat, SIGN), player.flags),
    ]


def _draw_below(now: Scene, left: float, right: float, y: float, counts: Sequence[tuple[Stamp, int]]) -> None:
    """Each number under its sign."""
    pitch = (right - left) / len(counts)
    for n, (sign, count) in enumerate(counts):
        near, _ = now.way.column(left, right, pitch * n, pitch)
        sign.on(now.picture, near + (pitch - sign.width) / 2, y)
        number = now.number(count, COUNT)
        number.on(now.picture, near + (pitch - number.width) / 2, y + 43)


def _draw_beside(
    now: Scene, left: float, right: float, ys: Sequence[float], counts: Sequence[tuple[Stamp, int]]
) -> None:
    """Three to a row, each number beside its sign."""
    pitch = (right - left) / 3
    for n, (sign, count) in enumerate(counts):
        near, far = now.way.column(left, right, pitch * (n % 3), pitch)
        now.row(near, far, ys[n // 3], sign, 8, now.number(count, COUNT))


def _pieces(now: Scene, player: PlayerView) -> list[Part]:
    """The refined pieces left."""
    parts: list[Part] = []
    for good, count in zip(REFINED, player.pieces, strict=True):
        parts += [goods.bare(good, PIECE), 3, now.number(count, LEFT if count else LEFT.in_colour(MUTED)), 10]
    return parts[:-1]


def _honours(now: Scene, seat: Seat, player: PlayerView) -> list[Part]:
    """Milestones, and the awards as they stand now."""
    parts: list[Part] = [
        part
        for one in now.view.milestones
        if one.seat == seat
        for part in (goods.good(one.good, BADGE // 2, None, True), 6)
    ]
    held = [one for one in AWARDS if any(line.label == f"hamlet-{one}-vp" for line in player.scored)]
    if now.view.planner == seat:
        held.append("planner")
    return [*parts, *(part for one in held for part in (folk.honour(one, BADGE), 6))]
