"""What may be decided: every question and its answers, in reading order (rules.md, Decisions)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.minecraft.cube import heights, takeable
from engine.minecraft.data import ACTIONS, DRY_ROUNDS, TILES, WEAPONS, Building, Mob, building, mob
from engine.minecraft.paying import payments
from engine.minecraft.places import COLUMNS, CROSSINGS, SPACES, TOUCHED_EDGES, TOUCHED_STACKS, WITHIN
from engine.minecraft.state import (
    Arm,
    Battle,
    Build,
    Fight,
    Go,
    MinecraftMove,
    MinecraftState,
    Pay,
    Player,
    Put,
    Take,
    Word,
)
from engine.minecraft.view import Action, Asked

TNT: Final = next(number for number, weapon in enumerate(WEAPONS) if weapon.effect == "tnt")


def moves(state: MinecraftState) -> tuple[MinecraftMove, ...]:
    """Every answer to what the player on turn is asked."""
    return tuple(_ANSWERS[state.turn.asked](state))


def mover(state: MinecraftState) -> Player:
    """The player on turn."""
    return state.players[state.turn.seat]


def staying(state: MinecraftState) -> tuple[int, ...]:
    """The seats whose players haven't left."""
    return tuple(seat for seat, player in enumerate(state.players) if not player.left)


# What touches the figure


def top(state: MinecraftState, stack: int) -> int | None:
    """The tile on a stack, where it lies face up."""
    one = state.stacks[stack]
    return one.tiles[-1] if one.up else None


def buildings_beside(state: MinecraftState) -> tuple[int, ...]:
    """The touching stacks with a face-up building."""
    return tuple(stack for stack in TOUCHED_STACKS[mover(state).at] if _lies(state, stack, Building))


def mobs_beside(state: MinecraftState) -> tuple[int, ...]:
    """The touching stacks with a face-up mob."""
    return tuple(stack for stack in TOUCHED_STACKS[mover(state).at] if _lies(state, stack, Mob))


def weapons_beside(state: MinecraftState) -> tuple[int, ...]:
    """The touching places with a face-up token."""
    return tuple(edge for edge in TOUCHED_EDGES[mover(state).at] if (token := state.tokens[edge]) and token.up)


def _lies(state: MinecraftState, stack: int, kind: type[Building | Mob]) -> bool:
    tile = top(state, stack)
    return tile is not None and isinstance(TILES[tile], kind)


# The action


def is_dry(state: MinecraftState) -> bool:
    """The dry rule: for so long has no block left the store that collecting must come first."""
    return state.dry >= DRY_ROUNDS * len(staying(state))


def possible(state: MinecraftState, action: Action) -> bool:
    """Whether an action has an option to carry it out."""
    return _POSSIBLE[action](state)


_POSSIBLE: Final[Mapping[Action, Callable[[MinecraftState], bool]]] = {
    "explore": lambda state: True,
    "collect": lambda state: bool(takeable(heights(state.store))),
    "build": lambda state: any(_builds(state)),
    "fight": lambda state: bool(mobs_beside(state)),
    "weapon": lambda state: bool(weapons_beside(state)),
}


def _actions(state: MinecraftState) -> Iterator[MinecraftMove]:
    turn = state.turn
    first = not turn.used and not turn.extra
    if first and is_dry(state):
        yield Word("collect")
        return
    used = () if turn.extra else turn.used
    yield from (Word(action) for action in _POSSIBLE if action not in used and possible(state, action))
    if state.options.actions == "may" and not turn.extra:
        yield Word("end")


def actions_left(state: MinecraftState) -> bool:
    """Whether one of the two actions of the turn is still to come."""
    return not state.turn.extra and len(state.turn.used) < ACTIONS


# The steps of an action

TAKES: Final = tuple(map(Take, range(len(COLUMNS))))
GOES: Final = tuple(map(Go, range(len(CROSSINGS))))
PUTS: Final = tuple(map(Put, range(SPACES)))
"""The moves of the longest lists, made once."""


def _takes(state: MinecraftState) -> Iterator[MinecraftMove]:
    yield from (TAKES[column] for column in takeable(heights(state.store)))
    if state.turn.battle:
        yield Word("skip")


def _builds(state: MinecraftState) -> Iterator[MinecraftMove]:
    for stack in buildings_beside(state):
        ways = payments(building(state.stacks[stack].tiles[-1]).cost, mover(state).stock)
        if ways:
            yield Build(stack)
        if len(ways) > 1:
            yield Build(stack, choose=True)


def _pays(state: MinecraftState) -> Iterator[MinecraftMove]:
    assert state.turn.building is not None
    tile = state.stacks[state.turn.building].tiles[-1]
    yield from map(Pay, payments(building(tile).cost, mover(state).stock))


def blown(state: MinecraftState, battle: Battle) -> int | None:
    """The fewest shown TNT that turn a fight into a win: 0 for a win without, None where it is lost anyhow."""
    missing = mob(state.stacks[battle.stack].tiles[-1]).hearts - hearts(battle)
    most = battle.up.count(TNT)
    return next((n for n in range(most + 1) if missing <= n * WEAPONS[TNT].hearts), None)


def hearts(battle: Battle) -> int:
    """The hearts shown, TNT left out."""
    return sum(WEAPONS[one].hearts for one in battle.up if one != TNT)


_ANSWERS: Final[Mapping[Asked, Callable[[MinecraftState], Iterator[MinecraftMove]]]] = {
    "action": _actions,
    "explore": lambda state: (GOES[crossing] for crossing in WITHIN[mover(state).at]),
    "take": _takes,
    "build": _builds,
    "pay": _pays,
    "put": lambda state: iter(PUTS),
    "fight": lambda state: map(Fight, mobs_beside(state)),
    "bow": lambda state: iter((Word("draw"), Word("stop"))),
    "tnt": lambda state: iter((Word("tnt yes"), Word("tnt no"))),
    "weapon": lambda state: map(Arm, weapons_beside(state)),
    "extra": lambda state: iter((Word("trade"), Word("end"))),
}
