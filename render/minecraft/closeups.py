"""Close-ups: what the current decision is about, large; and parts of the table for who wants a nearer look."""

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.minecraft.cube import colour
from engine.minecraft.data import COLOURS, PHASES, TILES, WEAPONS, Building, Mob, mob
from engine.minecraft.places import EDGES, SPACES, STACKS, TOUCHED_EDGES, TOUCHED_STACKS
from engine.minecraft.view import MinecraftView
from render.canvas import Box, Part, Stamp
from render.marks import dashed_place
from render.minecraft import signs, tiles
from render.minecraft.boards import board_side, draw_board, draw_lines, mark_latest, next_group, place, product
from render.minecraft.everybody import draw_store_panel, may_take
from render.minecraft.ground import draw_ground, percent
from render.minecraft.layout import HIGH, Ground
from render.minecraft.names import counted_name, planned_name
from render.minecraft.palette import POINTS
from render.palette import ACCENT, MUTED
from render.scene import Scene, draw_footer, draw_header, order, scene, turns
from render.sheet import blank
from render.table import Table
from render.text import Type, settled, text, unbroken
from render.words import bare

WHOLE: Final[Box] = (24, 112, 1256, 1180)
LARGE: Final = Ground(108, 112, 1.43)
SIDE_PANEL: Final[Box] = (852, 112, 1256, 1180)
BOARD_SPACE: Final = 236
CELL: Final = 404
"""Width of one touching place."""
BESIDE_TILE: Final = 290
LARGE_CODE: Final = 38
PAID_BLOCK: Final = 40
FACE: Final = 62
"""Side of the mob fought with, at night, since some are as pale as the panel."""
NAME: Final = Type("ExtraBold", 32)
LINE: Final = Type("Medium", 29)
LABEL: Final = Type("Medium", 29, MUTED)
SMALLEST: Final = 26
"""Size of a caption that is long."""


def begin(view: MinecraftView, table: Table) -> Scene[MinecraftView]:
    """An empty sheet that says what its viewer is asked, or who is waited for."""
    now = scene("minecraft", view, table, blank(HIGH))
    progress = now.say("turn", n=view.number + (view.over is None))
    asked = view.viewer is not None and view.ask is not None
    head = order(now, view.viewer, f"ask-{view.asked}") if asked and view.viewer is not None else turns(now, "to-play")
    draw_header(now, now.say("title"), progress, head)
    hint = f"hint-{view.asked}"
    draw_footer(now, now.say(hint, what=planned_name(view, now.words)) if asked else now.say("goal"))
    return now


def draw_mine(view: MinecraftView, table: Table) -> Image.Image:
    """What the viewer's question is about; their own board where they are asked nothing."""
    return _CLOSEUPS[view.asked if view.ask else "put"](view, table)


def draw_cube(view: MinecraftView, table: Table) -> Image.Image:
    """The store alone."""
    now = begin(view, table)
    draw_store_panel(now, WHOLE, choosing=view.over is None and may_take(view))
    return now.picture


def draw_land(view: MinecraftView, table: Table) -> Image.Image:
    """The ground alone."""
    now = begin(view, table)
    draw_ground(now, LARGE, choosing=view.over is None)
    return now.picture


def draw_own(view: MinecraftView, table: Table) -> Image.Image:
    """The board of the viewer, or of the player to move: what is being built, what each phase would give."""
    now, seat = begin(view, table), view.seat if view.viewer is None else view.viewer
    own = view.players[seat]
    now.panel(WHOLE)
    side = board_side(BOARD_SPACE)
    left, _ = now.way.column(48, 1232, 0, side)
    at = (left, 180.0)
    putting = view.ask is not None and view.asked == "put"
    draw_board(now, at, own, BOARD_SPACE, next_group(view, own), codes=not putting)
    mark_latest(now, at, seat, BOARD_SPACE)
    if putting:
        for number in range(SPACES):
            x, y = place(at, number, BOARD_SPACE)
            code = signs.choice(now.words.number(number + 1), LARGE_CODE)
            code.on(now.picture, x + (BOARD_SPACE - code.width) / 2, y + BOARD_SPACE - 32)
    start, end = now.way.column(48, 1232, side + 40, 1184 - side - 40)
    draw_lines(now, (start, 150, end, 460), seat, own, None)
    _draw_phases(now, (start, 500, end, 760), seat)
    if view.building is not None and view.stacks[view.building].top is not None:
        _draw_planned(now, (start, 760), view.building)
    return now.picture


def _draw_phases(now: Scene[MinecraftView], box: Box, seat: Seat) -> None:
    """The best group of each phase; what was scored already."""
    left, top, right, _ = box
    own = now.view.players[seat]
    earned = (own.earned.a, own.earned.b, own.earned.c)
    for n, (phase, group) in enumerate(zip(PHASES, own.groups, strict=True)):
        done = n < now.view.phases
        formula = now.words.number(earned[n]) if done else product(now, group)
        icon: list[Part] = [] if done or not group.value else [_icon(group.value, 40), 12]
        colour = MUTED if done else POINTS
        row: list[Part] = [signs.phase(phase.phase, 42), 14, *icon, text(formula, NAME.in_colour(colour), False)]
        now.row(left, right, top + 60 * n, *row)


def _icon(value: str, side: int) -> Stamp:
    image = tiles.icon(value, side)
    return Stamp(image, 0, image.height // 2, image.width)


def _draw_planned(now: Scene[MinecraftView], at: tuple[float, float], stack: int) -> None:
    number = now.view.stacks[stack].top
    assert number is not None
    tiles.stack(number, 1, 300, now.words).on(now.picture, *at)
    name = now.words.plain(f"name-minecraft-{TILES[number].id}")
    text(name, NAME, now.way.rtl).on(now.picture, at[0], at[1] + 346)


def draw_beside(view: MinecraftView, table: Table) -> Image.Image:
    """The places that touch the figure of the player to move, with all that can be said of each; their things."""
    now, seat = begin(view, table), view.seat
    at, open_ = view.players[seat].at, _open(view)
    box = now.way.column(24, 1256, 828, 404)
    panel: Box = (box[0], SIDE_PANEL[1], box[1], SIDE_PANEL[3])
    cells = now.way.column(24, 1256, 0, 2 * CELL)
    for n, code in enumerate(_touching(at)):
        left, top = cells[0] + CELL * (n % 2), 112 + 540 * (n // 2)
        _draw_place(now, (left, top, left + CELL - 16, top + 524), code, open_)
    now.panel(panel)
    own = view.players[seat]
    draw_lines(now, (panel[0] + 20, panel[1] + 10, panel[2] - 20, panel[1] + 320), seat, own, next_group(view, own))
    space = 112
    left = (panel[0] + panel[2] - board_side(space)) / 2
    draw_board(now, (left, panel[1] + 350), own, space, next_group(view, own))
    _draw_battle(now, (panel[0] + 20, panel[1] + 740, panel[2] - 20, panel[3]))
    return now.picture


def draw_payments(view: MinecraftView, table: Table) -> Image.Image:
    """The building chosen, what its player has, and every way to pay it: the code in its blocks."""
    now, seat = begin(view, table), view.seat
    assert view.building is not None
    assert view.ask is not None
    left, right = now.way.column(24, 1256, 0, 404)
    _draw_place(now, (left, 112, right, 636), STACKS[view.building], set())
    now.panel((left, 652, right, 1180))
    own = view.players[seat]
    draw_lines(now, (left + 20, 662, right - 20, 972), seat, own, next_group(view, own))
    start, end = now.way.column(24, 1256, 420, 812)
    now.panel((start, 112, end, 1180))
    pitch = min(80, 1040 / len(view.ask.moves))
    for n, move in enumerate(map(str, view.ask.moves)):
        y = 132 + pitch * (n + 0.5)
        now.row(start + 24, end - 24, y, _payment(now, move), 24, *_paid(move))
    return now.picture


def _payment(now: Scene[MinecraftView], move: str) -> Stamp:
    """A payment as its button says it, without the verb."""
    words = now.words.move("minecraft", move.partition(" ")[2], after="pay")
    return signs.choice(bare(words), 30, now.way.rtl)


def _paid(move: str) -> list[Part]:
    """The blocks of a payment, one by one."""
    letters = "".join(part[0] * int(part[1:]) for part in move.split(" ")[1:])
    return [part for letter in letters for part in (tiles.block(colour(letter), PAID_BLOCK), 6)]


def _open(view: MinecraftView) -> set[str]:
    """The codes of the places that may be chosen now, or by the actions that may."""
    if not view.ask:
        return set()
    words = {word for move in view.ask.moves for word in str(move).split(" ")}
    if view.asked != "action":
        return words
    builds = {STACKS[one.stack] for one in view.offers if one.is_payable and "build" in words}
    fights = {STACKS[one.stack] for one in view.chances if "fight" in words}
    edges = TOUCHED_EDGES[view.players[view.seat].at] if "weapon" in words else ()
    return builds | fights | {EDGES[edge] for edge in edges if view.tokens[edge].kind is not None}


def _touching(crossing: int) -> list[str]:
    """The four places round a crossing in reading order; a corner of the ground is none."""
    codes = [STACKS[n] for n in TOUCHED_STACKS[crossing]] + [EDGES[n] for n in TOUCHED_EDGES[crossing]]
    return sorted(codes, key=lambda code: (code[1], code[0]))


def _draw_place(now: Scene[MinecraftView], box: Box, code: str, open_: set[str]) -> None:
    """One place: what lies there, its code where it may be chosen, and what can be said of it."""
    left, top, right, _ = box
    middle, view = (left + right) / 2, now.view
    now.panel(box)
    if code in EDGES:
        edge = view.tokens[EDGES.index(code)]
        if edge.there:
            tiles.token(edge.kind, 240, 260, now.words).on(now.picture, middle, top + 190)
        lines = _weapon_lines(now, edge.kind) if edge.there and edge.kind is not None else [_unknown(now, edge.there)]
    else:
        stack = view.stacks[STACKS.index(code)]
        if stack.left:
            shown = tiles.stack(stack.top, stack.left, BESIDE_TILE, now.words)
            shown.on(now.picture, middle - BESIDE_TILE / 2, top + 40)
        else:
            dashed_place(BESIDE_TILE, BESIDE_TILE, 12).on(now.picture, middle - BESIDE_TILE / 2, top + 40)
        lines = _tile_lines(now, code) if stack.top is not None else [_unknown(now, bool(stack.left))]
    pill = signs.choice(code, LARGE_CODE) if code in open_ else signs.code(code, dark=False)
    pill.on(now.picture, middle - pill.width / 2, top + 40)
    now.column(left, right, top + (382 if len(lines) < 4 else 366), lines, min(44, 128 / max(1, len(lines) - 1)))


def _unknown(now: Scene[MinecraftView], there: bool) -> Stamp:
    return now.text("face-down" if there else "empty", LABEL)


def _caption(now: Scene[MinecraftView], words: str, how: Type) -> list[Stamp]:
    return settled(words, how, CELL - 40, SMALLEST, now.way.rtl)


def _named(now: Scene[MinecraftView], thing: str) -> list[Stamp]:
    return _caption(now, now.words.plain(f"name-minecraft-{thing}"), NAME)


def _weapon_lines(now: Scene[MinecraftView], kind: int) -> list[Stamp]:
    weapon = WEAPONS[kind]
    return [*_named(now, weapon.kind), now.text("hearts", LINE, n=weapon.hearts)]


def _tile_lines(now: Scene[MinecraftView], code: str) -> list[Stamp]:
    number = now.view.stacks[STACKS.index(code)].top
    assert number is not None
    tile = TILES[number]
    return _building_lines(now, tile, code) if isinstance(tile, Building) else _mob_lines(now, tile, code)


def _building_lines(now: Scene[MinecraftView], tile: Building, code: str) -> list[Stamp]:
    names = [now.words.plain(f"name-minecraft-{one}") for one in (tile.biome, tile.material, tile.type)]
    values = " · ".join(map(unbroken, names))
    offer = next(one for one in now.view.offers if STACKS[one.stack] == code)
    verdict = [now.text("payable", LINE.in_colour(POINTS))] if offer.is_payable else _missing(now, offer.missing)
    return [*_named(now, tile.id), *_caption(now, values, LABEL), *verdict]


def _missing(now: Scene[MinecraftView], blocks: tuple[int, ...]) -> list[Stamp]:
    what = now.words.list(
        [unbroken(counted_name(now.words, colour, n)) for colour, n in zip(COLOURS, blocks, strict=True) if n]
    )
    return _caption(now, now.say("missing", blocks=what), LINE.in_colour(ACCENT))


def _mob_lines(now: Scene[MinecraftView], tile: Mob, code: str) -> list[Stamp]:
    chance = next(one for one in now.view.chances if STACKS[one.stack] == code)
    gift = (
        now.say("gift-action")
        if tile.is_food
        else now.say("gift-bonus", each=tile.each, value=now.words.plain(f"name-minecraft-{tile.value}"))
    )
    words = (
        now.say("chance", chance=percent(chance.plain))
        if chance.plain == chance.with_tnt
        else now.say("chance-tnt", chance=percent(chance.plain), tnt=percent(chance.with_tnt))
    )
    return [*_named(now, tile.kind), *_caption(now, gift, LABEL), *_caption(now, words, LINE)]


def _draw_battle(now: Scene[MinecraftView], box: Box) -> None:
    """The fight going on, or the one just fought: the tokens turned up, the hearts shown against those needed."""
    view, left, right = now.view, box[0], box[2]
    last = view.last_fight if view.last_fight and view.last_fight.number >= view.number - 1 else None
    if view.battle:
        shown, number = view.battle.shown, view.battle.tile
        line = now.text("battle", NAME, n=view.battle.hearts, of=mob(number).hearts)
    elif last:
        shown, number = last.shown, last.tile
        line = now.text("won" if last.won else "lost", NAME)
    else:
        return
    face, y = tiles.rounded(tiles.face(number, FACE), tiles.RADIUS), box[1] + 20
    now.row(left, right, y, Stamp(face, 0, FACE // 2, FACE), 14, line)
    for n, kind in enumerate(shown):
        start, end = now.way.column(left, right, (right - left) / 3 * (n % 3), (right - left) / 3)
        tiles.token(kind, 104, 104, now.words).on(now.picture, (start + end) / 2, y + 100 + 116 * (n // 3))


_CLOSEUPS: Final[Mapping[str, Callable[[MinecraftView, Table], Image.Image]]] = {
    "action": draw_beside,
    "explore": draw_land,
    "take": draw_cube,
    "build": draw_beside,
    "pay": draw_payments,
    "put": draw_own,
    "fight": draw_beside,
    "bow": draw_beside,
    "tnt": draw_beside,
    "weapon": draw_beside,
    "extra": draw_beside,
}
