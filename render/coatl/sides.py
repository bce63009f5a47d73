"""A player's panel: name, what is in hand by number, the board, and the cóatls."""

from dataclasses import dataclass

from engine.coatl.data import BOARD
from engine.coatl.view import CoatlView, Turn
from engine.game import Seat
from render.canvas import Box, Part, width_of
from render.coatl.cards import backs, shrine, sun, token
from render.coatl.pieces import alone, piece
from render.coatl.rows import draw_rows, shows_faces
from render.coatl.signs import place, tag
from render.marks import cup, mark, plate
from render.palette import ACCENT, HAIRLINE, MUTED, SUCCESS
from render.scene import Scene
from render.text import NAME, Type, fitted


@dataclass(frozen=True, slots=True)
class Panel:
    """Where a player's things are. head, board, rows: boxes. spaces: a board space's size. per_line: spaces in a line.

    piece: the height of a piece on the board. most: the height of a cóatl's pieces at most.
    """

    box: Box
    head: Box
    board: Box
    rows: Box
    space: tuple[int, int]
    per_line: int
    piece: int
    most: int


def draw_side(now: Scene[CoatlView], seat: Seat, panel: Panel) -> None:
    """One player's panel."""
    left, top, right, bottom = panel.box
    playing = seat in now.view.waiting
    frame = plate(round(right - left), round(bottom - top), 14, ACCENT if playing else HAIRLINE, 3 if playing else 1.5)
    frame.on(now.picture, left, top)
    _head(now, seat, panel)
    draw_board(now, seat, panel)
    draw_rows(now, seat, panel.rows, panel.most)
    _last(now, seat, panel)


def _head(now: Scene[CoatlView], seat: Seat, panel: Panel) -> None:
    """Mark, name and first-player sun; hands by number, tokens and, where they are shown, points."""
    left, top, right, bottom = panel.head
    y, two_lines = top + 24, bottom - top > 60
    held, score = _held(now, seat), _score(now, seat)
    between: list[Part] = [20] if held and score else []
    end = score if two_lines else [*held, *between, *score]
    side = now.view.sides[seat]
    after: list[Part] = [10, sun(36)] if seat == now.view.first else []
    if side.left:
        after += [12, now.text("left", Type("Medium", 27, MUTED))]
    room = round(right - left - width_of(end) - width_of(after) - mark(seat).width - 40)
    now.row(left, right, y, mark(seat), 12, fitted(now.name(seat), NAME.sized(36), room), *after)
    now.row_end(left, right, y, *end)
    if two_lines:
        now.row(left, right, bottom - 24, *held)


def _held(now: Scene[CoatlView], seat: Seat) -> list[Part]:
    """Cards in hand by number, and the sacrifices not used; nothing once all hands are open."""
    side = now.view.sides[seat]
    if now.view.over:
        return []
    parts: list[Part] = [*backs(3, 36), 8, now.number(side.held), 20, shrine(36), 8, now.number(side.temples_held)]
    for one in side.tokens:
        parts += [8, token(one, 34)]
    return parts


def _score(now: Scene[CoatlView], seat: Seat) -> list[Part]:
    """Points, where the cards of completed cóatls are shown; who has won has a cup."""
    view = now.view
    if not shows_faces(view):
        return []
    won = view.over is not None and view.over.ranks[seat] == 1 and len(view.sides) > 1
    prize: list[Part] = [cup(34), 12] if won else []
    return [*prize, now.number(view.sides[seat].score, Type("ExtraBold", 44, SUCCESS))]


def draw_board(now: Scene[CoatlView], seat: Seat, panel: Panel) -> None:
    """The eight spaces and the pieces on them."""
    left, top, right, _ = panel.board
    wide, high = panel.space
    gap = (right - left - wide * panel.per_line) / max(1, panel.per_line - 1)
    board = now.view.sides[seat].board
    for n in range(BOARD):
        line, at = divmod(n, panel.per_line)
        x, _ = now.way.column(left, right, at * (wide + gap), wide)
        y = top + line * (high + 8)
        place(wide, high).on(now.picture, x, y)
        if n < len(board):
            shift = alone(board[n]) * panel.piece
            piece(board[n], panel.piece).on(now.picture, x + wide / 2 + shift, y + high / 2 + 4)


def _last(now: Scene[CoatlView], seat: Seat, panel: Panel) -> None:
    """The sign of a last turn, with its actions, on the panel's upper edge."""
    turn = last_turn(now.view, seat)
    if not turn:
        return
    sign = tag(now.say("last", n=turn.actions), ACCENT)
    left, top, right, _ = panel.box
    sign.on(now.picture, (left + right - sign.width) / 2, top - 1)


def last_turn(view: CoatlView, seat: Seat) -> Turn | None:
    """A seat's last turn, running or still to come."""
    turns = (view.turn, *view.coming)
    return next((turn for turn in turns if turn and turn.last and turn.seat == seat), None)
