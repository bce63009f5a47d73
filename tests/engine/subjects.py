"""The games under test, with what the kit must be told about each."""

from collections.abc import Hashable, Mapping
from typing import Final

from engine.ants.rules import Ants
from engine.ants.state import AntsState
from engine.coatl.rules import Coatl
from engine.coatl.state import CoatlState
from engine.hamlet.data import TILES
from engine.hamlet.rules import Hamlet
from engine.hamlet.state import HamletState
from engine.landverse.rules import Landverse
from engine.landverse.state import LandverseState
from engine.landverse.view import LandverseView
from engine.minecraft.cube import heights, hidden
from engine.minecraft.rules import Minecraft
from engine.minecraft.state import MinecraftState
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
    """Boards don't interact, so what others draw seals nothing (engine/landverse/rules.md, Commits)."""
    return None if view.viewer is None else view.boards[view.viewer]


def _things(state: MinecraftState) -> Hashable:
    """Every tile and weapon token, wherever it is, and TNT blown up."""
    tiles = [tile for stack in state.stacks for tile in stack.tiles] + list(state.gone)
    tokens = [token.kind for token in state.tokens if token]
    for player in state.players:
        tiles += [*(tile for tile in player.spaces if tile is not None), *player.mobs]
        tokens += player.weapons
    return tuple(sorted(tiles)), len(tokens) + state.spent


def _face_down(state: MinecraftState, viewer: Viewer) -> Hashable:
    """Tiles and tokens that lie face down, covered blocks, and the tokens a fight has yet to turn up."""
    covered = hidden(heights(state.store))
    battle = state.turn.battle
    return (
        tuple(stack.tiles[: len(stack.tiles) - stack.up] for stack in state.stacks),
        tuple(token.kind for token in state.tokens if token and not token.up),
        tuple(column[:n] for n, column in zip(covered, state.store, strict=True)),
        battle and battle.order[battle.shown :],
    )


def _pack(state: AntsState) -> Hashable:
    """Every card, wherever it is."""
    laid = [card for side in state.sides for card in (*side.pile, side.attacker, *side.slots)]
    return tuple(sorted(card for card in (*laid, *state.pile, *state.discards, state.drawn) if card))


def _unseen(state: AntsState, viewer: Viewer) -> Hashable:
    """The draw pile, and what lies under the top discard."""
    return state.pile, state.discards[:-1]


def _coatl_pieces(state: CoatlState) -> Hashable:
    """Every piece, Prophecy and Temple, wherever it is."""
    sides, serpents = state.sides, [serpent for side in state.sides for serpent in side.serpents]
    pieces = (state.bags, state.out, *state.supply, *(one.pieces for one in serpents), *(one.board for one in sides))
    cards = (
        state.deck,
        state.discards,
        state.cards_out,
        *(one.cards for one in serpents),
        *(one.hand for one in sides),
    )
    temples = (*state.piles, state.temples_out, *(one.temples for one in sides))
    beside = tuple(one.temple for one in serpents if one.temple)
    open_ = tuple(filter(None, state.row))
    return tuple(tuple(sorted(sum(parts, start))) for parts, start in ((pieces, ()), (cards, open_), (temples, beside)))


def _coatl_hidden(state: CoatlState, viewer: Viewer) -> Hashable:
    """What others hold, and all that lies face down."""
    others = [(side.hand, side.temples) for seat, side in enumerate(state.sides) if seat != viewer]
    return tuple(others), state.deck, state.discards, tuple(pile[1:] for pile in state.piles)


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
    sample=40,
)
ANTS: Final = Subject(
    Ants(),
    longest=52 * 400,
    languages={"fa": words("fa").notation("ants")},
    pieces=_pack,
    hidden=_unseen,
    sample=20,
    options=("stall_limit=80",),
)

MINECRAFT: Final = Subject(
    Minecraft(),
    longest=600,
    languages={"fa": words("fa").notation("minecraft")},
    pieces=_things,
    hidden=_face_down,
    sample=6,
    greedy=(3,),
)
COATL: Final = Subject(
    Coatl(),
    longest=1500,
    sample=12,
    greedy=(1, 2),
    options=("bodies=scaled",),
    languages={"fa": words("fa").notation("coatl")},
    pieces=_coatl_pieces,
    hidden=_coatl_hidden,
)
HAMLET: Final = Subject(
    Hamlet(),
    longest=1500,
    languages={"fa": words("fa").notation("hamlet")},
    pieces=_village,
    hidden=_tokens,
    sample=12,
    options=("limit=10",),
    greedy=(1,),
)

SUBJECTS: Final[Mapping[str, Subject]] = {
    one.game.slug: one for one in (TICTACTOE, HIGHCARD, LANDVERSE, ANTS, MINECRAFT, COATL, HAMLET)
}
