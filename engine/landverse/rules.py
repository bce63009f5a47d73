"""The rules of Landverse: dealing, matching, forced plays, rounds, leaving, the end (rules.md)."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Final, Literal, TypeAlias

from engine.chance import Dice
from engine.game import Ask, Game, Line, NotLegal, NotYours, Reason, Result, Seat, ranked
from engine.landverse.data import CELLS, COLUMNS, MOVES, SIZE, TILES, Kind
from engine.landverse.matching import clash, dead, fitting
from engine.landverse.scoring import KINDS, largest, points, single
from engine.landverse.state import (
    Board,
    Cell,
    Discarded,
    Drawn,
    LandverseEvent,
    LandverseMove,
    LandverseOptions,
    LandverseState,
    Lane,
    Left,
    Over,
    Placed,
    Scored,
)
from engine.landverse.view import BoardView, LandverseView, Points
from engine.shorthand import Shorthand

Events: TypeAlias = tuple[LandverseEvent, ...]

DECKS: Final = tuple(tuple(number for number, tile in enumerate(TILES) if tile.deck == kind) for kind in KINDS)
"""The numbers of the land tiles and of the sea tiles of one set."""

SEATS_A_SET: Final = 2
TYPED: Final = re.compile(r"(?:(land|sea) ?)?([a-z])(\d+)?")
"""What may be meant as a place, for telling why it isn't open."""


class Landverse(Game[LandverseState, LandverseMove, LandverseEvent, LandverseView]):
    """Everybody fills a map of their own; boards don't interact, so seats decide at the same time."""

    slug = "landverse"
    rules = 1
    seats = (1, 2, 3, 4)
    Options = LandverseOptions
    State: ClassVar[Any] = LandverseState
    Event: ClassVar[Any] = LandverseEvent
    shorthand = (Shorthand("{tile:land|sea} {column:[a-f]}{row:[1-6]}", ("{tile} {column}", "{column}{row}")),)

    def deal(
        self, options: LandverseOptions, seat_options: tuple[Any, ...], dice: Dice
    ) -> tuple[LandverseState, Events]:
        """Shuffle both decks of each set and deal every seat 18 of each (rules.md, The tile set)."""
        boards: list[Board] = []
        while len(boards) < len(seat_options):
            lands, dice = dice.shuffle(DECKS[0])
            seas, dice = dice.shuffle(DECKS[1])
            pairs = tuple(zip(lands, seas, strict=True))
            boards += [Board((None,) * len(CELLS), pairs[start : start + MOVES]) for start in (0, MOVES)]
        return draw(LandverseState(options, tuple(boards[: len(seat_options)])))

    def to_move(self, state: LandverseState) -> tuple[Seat, ...]:
        """Every seat that has a tile to place."""
        return () if _over(state) else tuple(seat for seat in _staying(state) if state.boards[seat].pair)

    def ask(self, state: LandverseState, seat: Seat) -> Ask[LandverseMove]:
        """A tile and its column, then its cell (rules.md, Decisions)."""
        board = state.boards[seat]
        if board.lane:
            return Ask("cell", tuple(map(Cell, _cells_of(board, board.lane))), about=(str(board.lane),))
        fits = tuple((tile, fitting(board.cells, TILES[number].type)) for tile, number in board.pair)
        return Ask("lane", tuple(Lane(tile, column) for tile, cells in fits for column in _columns(cells)))

    def play(self, state: LandverseState, seat: Seat, move: LandverseMove) -> tuple[LandverseState, Events]:
        """One decision, the forced steps after it, and the next pairs once they may be drawn."""
        board = state.boards[seat]
        if isinstance(move, Lane):
            cells = _cells_of(board, move)
            if len(cells) > 1:
                return _with(state, seat, replace(board, lane=move)), ()
            return _placed(state, seat, move.tile, cells[0], "column")
        if not board.lane:
            raise NotLegal(str(move))
        return _placed(state, seat, board.lane.tile, move.cell, "cell")

    def turn(self, state: LandverseState) -> int:
        """`round`: the round, from 1; `free`: the moves finished by all. The end of the game counts one more."""
        if state.options.pace == "round":
            return 1 + _slowest(state) + _over(state)
        return sum(board.moves for board in state.boards) + _over(state)

    def view(self, state: LandverseState, viewer: Seat | None) -> LandverseView:
        """All but the order and mix of the hands, and the columns others are still choosing a cell in."""
        waiting = self.to_move(state)
        lane = state.boards[viewer].lane if viewer is not None else None
        return LandverseView(
            viewer=viewer,
            ask=self.ask(state, viewer) if viewer is not None and viewer in waiting else None,
            waiting=waiting,
            over=self.result(state),
            boards=tuple(_seen(board, state.options) for board in state.boards),
            move=min(_slowest(state) + 1, MOVES),
            moves=MOVES,
            pace=state.options.pace,
            first_scoring=state.options.first_scoring,
            equal=state.options.equal,
            lane=(lane.tile, lane.column) if lane else None,
        )

    def leave(self, state: LandverseState, seat: Seat) -> tuple[LandverseState, Events]:
        """The board is frozen and not waited for; the last one left wins. Raises NotYours for a seat not playing."""
        if _over(state) or seat not in _staying(state):
            raise NotYours(str(seat))
        after = _with(state, seat, replace(state.boards[seat], lane=None, left=True))
        after, events = draw(after)
        return after, (Left(seat=seat), *events)

    def result(self, state: LandverseState) -> Result | None:
        """Totals of the stages scored; a tie goes to the larger single territory (rules.md, Scoring)."""
        if not _over(state):
            return None
        boards, staying = state.boards, _staying(state)
        totals = tuple(sum(line.points for line in _sheet(seat, board)) for seat, board in enumerate(boards))
        merits = {seat: (totals[seat], single(boards[seat].cells)) for seat in staying}
        best = max(merits.values(), default=None)
        return Result(
            totals=totals,
            ranks=ranked(merits, len(boards)),
            lines=tuple(line for seat, board in enumerate(boards) for line in _sheet(seat, board)),
            decided="largest" if best and any(best > one and best[0] == one[0] for one in merits.values()) else "",
        )

    def guess(self, view: LandverseView, dice: Dice) -> LandverseState:
        """The tiles that nobody has seen, dealt anew to the hands."""
        boards: list[Board] = []
        for start in range(0, len(view.boards), SEATS_A_SET):
            seen = view.boards[start : start + SEATS_A_SET]
            shown = {number for board in seen for number in _shown(board)}
            lands, dice = dice.shuffle(number for number in DECKS[0] if number not in shown)
            seas, dice = dice.shuffle(number for number in DECKS[1] if number not in shown)
            unseen = iter(zip(lands, seas, strict=True))
            boards += [_guessed(board, tuple(next(unseen) for _ in range(board.pairs_left))) for board in seen]
        if view.viewer is not None and view.lane:
            boards[view.viewer] = replace(boards[view.viewer], lane=Lane(*view.lane))
        options = LandverseOptions(pace=view.pace, first_scoring=view.first_scoring, equal=view.equal)
        return LandverseState(options, tuple(boards))

    def estimate(self, view: LandverseView, seat: Seat) -> float:
        """The points of both stages; for one still to come, the largest land and the largest sea of now.

        Territories that tie count once there: who is glad of every tie scatters, and ends lower.
        """
        board = view.boards[seat]
        hoped = sum({territory.kind: territory.halves for territory in board.territories}.values())
        return sum(stage.total if stage else hoped for stage in (board.stage1, board.stage2))

    def why(self, state: LandverseState, seat: Seat, notation: str) -> Reason | None:
        """The rule that keeps a tile from a place."""
        typed = TYPED.fullmatch(notation)
        return next(_hindrances(state.boards[seat], *typed.groups()), None) if typed else None


# The table


def _staying(state: LandverseState) -> tuple[Seat, ...]:
    return tuple(seat for seat, board in enumerate(state.boards) if not board.left)


def _over(state: LandverseState) -> bool:
    """All moves are made, or the others have left; alone, it takes the player's own leaving."""
    staying = _staying(state)
    needed = min(2, len(state.boards))
    return len(staying) < needed or all(state.boards[seat].moves == MOVES for seat in staying)


def _slowest(state: LandverseState) -> int:
    """The moves finished by everyone who is still playing."""
    return min(state.boards[seat].moves for seat in _staying(state) or range(len(state.boards)))


def _with(state: LandverseState, seat: Seat, board: Board) -> LandverseState:
    return replace(state, boards=(*state.boards[:seat], board, *state.boards[seat + 1 :]))


def draw(state: LandverseState) -> tuple[LandverseState, Events]:
    """Draw every pair that may be drawn now; moves without any choice pass by themselves. Tells the end of the game."""
    events: Events = ()
    while drawing := _may_draw(state):
        for seat in drawing:
            board, happened = _drawn(state.boards[seat], seat, state.options)
            state = _with(state, seat, board)
            events += happened
    if _over(state):
        events += (Over(commits=tuple(range(len(state.boards)))),)
    return state, events


def _may_draw(state: LandverseState) -> tuple[Seat, ...]:
    """`free`: whoever has finished the own move; `round`: all, when all have (rules.md, Play 2)."""
    if _over(state):
        return ()
    staying = _staying(state)
    ready = tuple(seat for seat in staying if not state.boards[seat].pair and state.boards[seat].hand)
    return ready if state.options.pace == "free" or ready == staying else ()


def _placed(
    state: LandverseState, seat: Seat, tile: Kind, cell: int, how: Literal["cell", "column"]
) -> tuple[LandverseState, Events]:
    board, event = _place(state.boards[seat], seat, tile, cell, how)
    board, forced = _settle(board, seat, state.options)
    state, drawn = draw(_with(state, seat, board))
    return state, (event, *forced, *drawn)


# One board


def _columns(cells: tuple[int, ...]) -> list[int]:
    return sorted({cell % SIZE for cell in cells})


def _cells_of(board: Board, lane: Lane) -> tuple[int, ...]:
    """The cells of a column where a tile of the pair fits."""
    tile = TILES[dict(board.pair)[lane.tile]]
    return tuple(cell for cell in fitting(board.cells, tile.type) if cell % SIZE == lane.column)


def _drawn(board: Board, seat: Seat, options: LandverseOptions) -> tuple[Board, Events]:
    """Draw the next pair; it settles the moves made before."""
    (land, sea), *hand = board.hand
    event = Drawn(seat=seat, commits=(seat,) if board.moves else (), move=board.moves + 1, land=land, sea=sea)
    board = replace(board, hand=tuple(hand), land=land, sea=sea, before=board.laid, laid=())
    board, forced = _settle(board, seat, options)
    return board, (event, *forced)


def _settle(board: Board, seat: Seat, options: LandverseOptions) -> tuple[Board, Events]:
    """The steps that leave no choice, up to a question or the end of the move."""
    events: Events = ()
    while step := _forced(board, seat):
        board, event = step
        events += (event,)
    if board.pair:
        return board, events
    board, scored = _finished(board, seat, options)
    return board, events + scored


def _forced(board: Board, seat: Seat) -> tuple[Board, LandverseEvent] | None:
    """A tile that fits nowhere is discarded; the last tile goes to its only place (rules.md, Play 4 and Decisions)."""
    for tile, number in board.pair:
        cells = fitting(board.cells, TILES[number].type)
        if not cells:
            board = _without(replace(board, discards=(*board.discards, number)), tile)
            return board, Discarded(seat=seat, tile=tile, number=number)
        if len(cells) == len(board.pair) == 1:
            return _place(board, seat, tile, cells[0], "only")
    return None


def _place(
    board: Board, seat: Seat, tile: Kind, cell: int, how: Literal["cell", "column", "only"]
) -> tuple[Board, LandverseEvent]:
    number, name = dict(board.pair)[tile], CELLS[cell]
    cells = (*board.cells[:cell], number, *board.cells[cell + 1 :])
    board = _without(replace(board, cells=cells, laid=(*board.laid, cell)), tile)
    forced = {"cell": "", "column": name, "only": f"{tile} {name}"}[how]
    return board, Placed(seat=seat, forced=forced, tile=tile, number=number, cell=name, how=how)


def _without(board: Board, tile: Kind) -> Board:
    """The board once a tile of its pair is placed or discarded."""
    return replace(board, land=None, lane=None) if tile == "land" else replace(board, sea=None, lane=None)


def _finished(board: Board, seat: Seat, options: LandverseOptions) -> tuple[Board, Events]:
    """The end of a move, with the stage that it may close (rules.md, Scoring)."""
    board = replace(board, moves=board.moves + 1)
    if 2 * board.moves == options.first_scoring:
        now = points(board.cells, options.equal)
        return replace(board, stage1=now), (_scored(seat, 1, now),)
    if board.moves == MOVES:
        now = points(board.cells, options.equal)
        # No pair follows the last move, so in the free pace nothing else would close it.
        return replace(board, stage2=now), (_scored(seat, 2, now, (seat,) if options.pace == "free" else ()),)
    return board, ()


def _scored(seat: Seat, stage: Literal[1, 2], now: Points, closes: tuple[Seat, ...] = ()) -> Scored:
    return Scored(seat=seat, closes=closes, stage=stage, points=now.total, land=now.land, sea=now.sea)


# The end


def _sheet(seat: Seat, board: Board) -> tuple[Line, ...]:
    """A player's score lines."""
    return tuple(
        Line(seat, f"landverse-{name}-{kind}", scored)
        for name, stage in (("stage1", board.stage1), ("stage2", board.stage2))
        if stage
        for kind, scored in (("land", stage.land), ("sea", stage.sea))
    )


# What is seen, and what may be guessed from it


def _seen(board: Board, options: LandverseOptions) -> BoardView:
    return BoardView(
        cells=board.cells,
        land=board.land,
        sea=board.sea,
        legal_land=_legal(board, board.land),
        legal_sea=_legal(board, board.sea),
        pairs_left=len(board.hand),
        discards=board.discards,
        moves=board.moves,
        territories=largest(board.cells, options.equal),
        now=points(board.cells, options.equal),
        stage1=board.stage1,
        stage2=board.stage2,
        dead=dead(board.cells),
        latest=board.laid if None in (board.land, board.sea) else board.before,
        left=board.left,
    )


def _legal(board: Board, number: int | None) -> tuple[int, ...]:
    return () if number is None or board.left else fitting(board.cells, TILES[number].type)


def _shown(board: BoardView) -> tuple[int, ...]:
    """The tiles of a board that everybody has seen."""
    return tuple(n for n in (*board.cells, *board.discards, board.land, board.sea) if n is not None)


def _guessed(board: BoardView, hand: tuple[tuple[int, int], ...]) -> Board:
    fresh = board.land is not None and board.sea is not None
    return Board(
        cells=board.cells,
        hand=hand,
        land=board.land,
        sea=board.sea,
        laid=() if fresh else board.latest,
        before=board.latest if fresh else (),
        discards=board.discards,
        moves=board.moves,
        stage1=board.stage1,
        stage2=board.stage2,
        left=board.left,
    )


# Why not


def _hindrances(board: Board, tile: str | None, column: str, row: str | None) -> Iterator[Reason]:
    """What keeps a place from being open, the plainest first. `row` is missing where only a column was named."""
    place = f"{column}{row or ''}"
    if column not in COLUMNS or (row and place not in CELLS):
        yield _reason("no-place", place=place)
    if board.lane:
        yield from _hindrances_in(board, board.lane, tile, column, row)
    elif not tile:
        yield _reason("which-tile", place=place)
    elif tile not in dict(board.pair):
        yield _reason("not-in-hand", tile=tile)
    elif not row:
        yield _reason("column", tile=tile, column=column)
    else:
        yield from _on_cell(board, tile, CELLS.index(place))


def _hindrances_in(board: Board, lane: Lane, tile: str | None, column: str, row: str | None) -> Iterator[Reason]:
    """The same once a tile and its column are chosen."""
    if row and column == COLUMNS[lane.column] and tile in (None, lane.tile):
        yield from _on_cell(board, lane.tile, CELLS.index(column + row))
    yield _reason("chosen", tile=lane.tile, column=COLUMNS[lane.column])


def _on_cell(board: Board, tile: str, cell: int) -> Iterator[Reason]:
    numbers: dict[str, int] = dict(board.pair)
    if board.cells[cell] is not None:
        yield _reason("taken", cell=CELLS[cell])
    beside = clash(board.cells, TILES[numbers[tile]].type, cell)
    if beside is not None:
        yield _reason("mismatch", tile=tile, cell=CELLS[cell], beside=CELLS[beside])


def _reason(word: str, **args: str) -> Reason:
    return Reason(f"landverse-why-{word}", tuple(args.items()))
