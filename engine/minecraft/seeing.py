"""The table as everybody sees it, and what may be guessed from that (rules.md, Hidden information and chance)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.chance import Dice
from engine.minecraft.choices import TNT, buildings_beside, hearts, mobs_beside, mover
from engine.minecraft.cube import HIDDEN, above, counted, heights, hidden
from engine.minecraft.data import LETTERS, OWN, TILES, WHITE, Blocks, building, mob
from engine.minecraft.odds import chance
from engine.minecraft.paying import missing
from engine.minecraft.places import WITHIN
from engine.minecraft.scoring import best
from engine.minecraft.state import (
    Battle,
    MinecraftOptions,
    MinecraftState,
    Player,
    Stack,
    Turn,
)
from engine.minecraft.view import (
    Action,
    BattleView,
    Chance,
    EdgeView,
    Group,
    LastFight,
    MinecraftView,
    Offer,
    PlayerView,
    StackView,
    Token,
)


@lru_cache(1 << 12)
def blocks_hidden(store: tuple[str, ...]) -> Blocks:
    """How many blocks of each colour nobody sees; everybody can count that."""
    covered = hidden(heights(store))
    return counted("".join(column[:n] for n, column in zip(covered, store, strict=True)))


@lru_cache(1 << 12)
def layers(store: tuple[str, ...]) -> tuple[int, int, int]:
    """The blocks left until each phase is set off."""
    high = heights(store)
    return above(high, 1), above(high, 2), above(high, 3)


def stacks(state: MinecraftState) -> tuple[StackView, ...]:
    """The stacks of the ground."""
    return tuple(map(_stack, state.stacks))


@lru_cache(1 << 12)
def _stack(one: Stack) -> StackView:
    return StackView(len(one.tiles), one.tiles[-1] if one.up else None)


def edges(state: MinecraftState) -> tuple[EdgeView, ...]:
    """The weapon places."""
    return tuple(map(_edge, state.tokens))


@lru_cache(64)
def _edge(one: Token | None) -> EdgeView:
    return EdgeView(one is not None, one.kind if one and one.up else None)


@lru_cache(1 << 12)
def player(one: Player) -> PlayerView:
    """One player's open things, with the best group of each phase."""
    return PlayerView(
        board=one.board,
        beginner=one.beginner,
        at=one.at,
        spaces=one.spaces,
        stock=one.stock,
        weapons=one.weapons,
        mobs=one.mobs,
        earned=one.earned,
        groups=(_group(one, 0), _group(one, 1), _group(one, 2)),
        left=one.left,
    )


def _group(one: Player, phase: int) -> Group:
    return best(phase, one.board, one.spaces, beginner=one.beginner)


def offers(state: MinecraftState) -> tuple[Offer, ...]:
    """The face-up buildings beside the player on turn."""
    stock, tiles = mover(state).stock, {stack: state.stacks[stack].tiles[-1] for stack in buildings_beside(state)}
    return tuple(Offer(stack, tile, missing(building(tile).cost, stock)) for stack, tile in tiles.items())


def chances(state: MinecraftState) -> tuple[Chance, ...]:
    """The face-up mobs beside the player on turn, and how likely they are to be won."""
    weapons, tiles = mover(state).weapons, {stack: state.stacks[stack].tiles[-1] for stack in mobs_beside(state)}
    return tuple(
        Chance(
            stack,
            tile,
            float(chance(weapons, mob(tile).hearts, tnt=False)),
            float(chance(weapons, mob(tile).hearts, tnt=True)),
        )
        for stack, tile in tiles.items()
    )


def battle(state: MinecraftState) -> BattleView | None:
    """The fight going on; the order of the tokens below is nobody's to know."""
    one = state.turn.battle
    if not one:
        return None
    tile = state.stacks[one.stack].tiles[-1]
    return BattleView(one.stack, tile, one.up, hearts(one), one.bows, one.pickaxes)


def reach(state: MinecraftState) -> tuple[int, ...]:
    """The crossings that the player on turn can go to."""
    return WITHIN[mover(state).at]


# A short look


@dataclass(frozen=True, slots=True)
class Glance:
    """What a computer player judges by, of all that is seen: named and meant as in the view."""

    over: bool
    players: tuple[Player, ...]
    store: tuple[str, ...]
    stacks: tuple[StackView, ...]
    tokens: tuple[EdgeView, ...]
    seat: int
    used: tuple[Action, ...]
    extra: bool
    number: int
    phases: int
    last_fight: LastFight | None


def glance(state: MinecraftState) -> Glance:
    """What the judge is asked about at every end of a search."""
    turn = state.turn
    return Glance(
        over=state.over,
        players=state.players,
        store=state.store,
        stacks=stacks(state),
        tokens=edges(state),
        seat=turn.seat,
        used=turn.used,
        extra=turn.extra,
        number=state.number,
        phases=state.phases,
        last_fight=state.last_fight,
    )


# A table that looks the same


def guessed(view: MinecraftView, dice: Dice) -> MinecraftState:
    """What nobody sees, dealt anew: tiles, tokens, blocks, and the tokens still to come in a fight."""
    tiles, dice = dice.shuffle(_unseen_tiles(view))
    tokens, dice = dice.shuffle(_unseen_tokens(view))
    blocks, dice = dice.shuffle("".join(letter * n for letter, n in zip(LETTERS, view.hidden, strict=True)))
    going_on, dice = _guessed_battle(view, dice)
    kinds = iter(tokens)
    return MinecraftState(
        options=MinecraftOptions(actions=view.actions),
        dice=dice,
        players=tuple(map(_player, view.players)),
        store=_filled(view.store, iter(blocks)),
        stacks=_stacked(view.stacks, iter(tiles)),
        tokens=tuple(_token(one, kinds) for one in view.tokens),
        turn=Turn(
            seat=view.seat,
            asked=view.asked,
            used=view.used,
            extra=view.extra,
            takes=view.takes,
            building=view.building,
            payment=view.payment,
            battle=going_on,
            about=view.about,
            took=view.took,
            answered=view.answered,
        ),
        number=view.number,
        dry=view.dry,
        phases=view.phases,
        gone=view.gone,
        spent=view.spent,
        last_build=view.last_build,
        last_fight=view.last_fight,
        over=view.over is not None,
    )


def _unseen_tiles(view: MinecraftView) -> Iterator[int]:
    shown = {one.top for one in view.stacks} | set(view.gone)
    for one in view.players:
        shown |= {*one.spaces, *one.mobs}
    return (tile for tile in range(len(TILES)) if tile not in shown)


def _unseen_tokens(view: MinecraftView) -> Iterator[int]:
    """The white tokens, less those face up, those in players' hands and the TNT blown up."""
    rest = Counter(WHITE)
    rest.subtract(one.kind for one in view.tokens if one.kind is not None)
    for one in view.players:
        rest.subtract(one.weapons)
        rest.update(OWN)
    rest[TNT] -= view.spent
    return rest.elements()


def _filled(store: tuple[str, ...], blocks: Iterator[str]) -> tuple[str, ...]:
    return tuple("".join(next(blocks) if one == HIDDEN else one for one in column) for column in store)


def _stacked(piles: Iterable[StackView], tiles: Iterator[int]) -> tuple[Stack, ...]:
    return tuple(_pile(one, tiles) for one in piles)


def _pile(one: StackView, tiles: Iterator[int]) -> Stack:
    if one.top is None:
        return Stack(tuple(next(tiles) for _ in range(one.left)))
    return Stack((*(next(tiles) for _ in range(one.left - 1)), one.top), up=True)


def _token(one: EdgeView, kinds: Iterator[int]) -> Token | None:
    if not one.there:
        return None
    return Token(next(kinds)) if one.kind is None else Token(one.kind, up=True)


def _player(one: PlayerView) -> Player:
    return Player(
        board=one.board,
        beginner=one.beginner,
        at=one.at,
        spaces=one.spaces,
        stock=one.stock,
        weapons=one.weapons,
        mobs=one.mobs,
        earned=one.earned,
        left=one.left,
    )


def _guessed_battle(view: MinecraftView, dice: Dice) -> tuple[Battle | None, Dice]:
    one = view.battle
    if not one:
        return None, dice
    rest = Counter(view.players[view.seat].weapons)
    rest.subtract(one.shown)
    below, dice = dice.shuffle(rest.elements())
    return Battle(one.stack, (*one.shown, *below), len(one.shown), one.bows, one.pickaxes), dice
