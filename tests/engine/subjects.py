"""The games under test, with what the kit must be told about each."""

from collections.abc import Hashable, Mapping
from typing import Final

from engine.ants.rules import Ants
from engine.ants.state import AntsState
from engine.hamlet.data import TILES
from engine.hamlet.rules import Hamlet
from engine.hamlet.state import HamletState
from engine.landverse.rules import Landverse
from engine.landverse.state import LandverseState
from engine.landverse.view import LandverseView
from render.words import words
from tests.engine.highcard import HighCard, HighCardState
from tests.engine.played import Subject, Viewer
from tests.engine.tictactoe import TicTacToe, TicTacToeState


def _board(state: TicTacToeState) -> Hashable:
    """The number of cells."""
    return len(state.cells)


def _cards(state: HighCardState) -> Hashable:
    """Every card, wherever it is."""
    held = [card for side in state.sides for card in (*side.hand, *(() if side.laid is None else (side.laid,)))]
    return tuple(sorted((*held, *state.pile, *state.shown, *state.out)))


def _backs(state: HighCardState, viewer: Viewer) -> Hashable:
    """What others hold, laid and said, and the pile."""
    return tuple(side for seat, side in enumerate(state.sides) if seat != viewer), state.pile


def _tiles(state: LandverseState) -> Hashable:
    """Every player's tiles, wherever they are."""
    return tuple(
        sorted(
            tile
            for board in state.boards
            for tile in (*board.cells, *board.discards, board.land, board.sea, *sum(board.hand, ()))
            if tile is not None
        )
    )


def _hands(state: LandverseState, viewer: Viewer) -> Hashable:
    """The pairs not drawn yet, the viewer's own too."""
    return tuple(board.hand for board in state.boards)


def _own_map(view: LandverseView) -> Hashable:
    """Boards don't interact: what others draw is no reason to keep what one has placed (rules.md, Commits)."""
    return None if view.viewer is None else view.boards[view.viewer]


def _pack(state: AntsState) -> Hashable:
    """Every card, wherever it is."""
    laid = [card for side in state.sides for card in (*side.pile, side.attacker, *side.slots)]
    return tuple(sorted(card for card in (*laid, *state.pile, *state.discards, state.drawn) if card))


def _unseen(state: AntsState, viewer: Viewer) -> Hashable:
    """The draw pile, and what lies under the top discard."""
    return state.pile, state.discards[:-1]


def _village(state: HamletState) -> Hashable:
    """Every tile and sale token, wherever it is, or whether it still waits for its milestone."""
    waiting = {tile.group for tile in TILES.values()} - {"start", "basic"} - {one.good for one in state.milestones}
    tiles = [placed.tile for placed in state.laid] + [plan.tile for plan in state.row] + list(state.bag)
    tiles += [tile for player in state.players for tile in player.hand]
    tiles += [tile.id for tile in TILES.values() if tile.group in waiting]
    sales = (*state.sales, *state.stack, *(sale for player in state.players for sale in player.sales))
    return tuple(sorted(tiles)), tuple(sorted(sales))


def _tokens(state: HamletState, viewer: Viewer) -> Hashable:
    """The order of the sale stack, and the draws to come."""
    return state.stack, state.dice


TICTACTOE: Final = Subject(TicTacToe(), longest=9, languages={}, pieces=_board)
HIGHCARD: Final = Subject(
    HighCard(),
    longest=100,
    languages={"fa": {"lay": "گذاشتن", "double": "دو برابر", "done": "تمام"}},
    pieces=_cards,
    hidden=_backs,
)
LANDVERSE: Final = Subject(
    Landverse(),
    longest=4 * 18 * 4,
    languages={"fa": words("fa").notation("landverse")},
    pieces=_tiles,
    hidden=_hands,
    matters=_own_map,
)
ANTS: Final = Subject(
    Ants(),
    longest=52 * 400,
    languages={"fa": words("fa").notation("ants")},
    pieces=_pack,
    hidden=_unseen,
    sample=40,
    options=("stall_limit=80",),
)

HAMLET: Final = Subject(
    Hamlet(),
    longest=1500,
    languages={"fa": words("fa").notation("hamlet")},
    pieces=_village,
    hidden=_tokens,
    sample=12,
    options=("limit=10",),
    greedy=1,
)

SUBJECTS: Final[Mapping[str, Subject]] = {one.game.slug: one for one in (TICTACTOE, HIGHCARD, LANDVERSE, ANTS, HAMLET)}
