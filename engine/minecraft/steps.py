"""What a decision does: the five actions, step by step, and the food mobs (rules.md, A turn)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

from engine.minecraft.choices import TNT, actions_left, blown, hearts, mover
from engine.minecraft.cube import colour, heights, opens, takeable, taken
from engine.minecraft.data import COLLECT, LETTERS, REVEAL, WEAPONS, building, mob, what
from engine.minecraft.paying import less, more, payments
from engine.minecraft.phases import close
from engine.minecraft.places import COLUMNS, CROSSINGS, EDGES, STACKS, TOUCHED_EDGES, TOUCHED_STACKS
from engine.minecraft.state import (
    Arm,
    Armed,
    Battle,
    Build,
    Built,
    Chose,
    Ended,
    Events,
    Fell,
    Fight,
    Fought,
    Found,
    Go,
    MinecraftMove,
    MinecraftState,
    Pay,
    Planned,
    Player,
    Put,
    Stack,
    Take,
    Took,
    Traded,
    Turned,
    Went,
    Word,
)
from engine.minecraft.view import Action, Asked, Earned, LastBuild, LastFight, Token

Step: TypeAlias = tuple[MinecraftState, Events]

FIRST_QUESTION: Final[Mapping[Action, Asked]] = {
    "explore": "explore",
    "collect": "take",
    "build": "build",
    "fight": "fight",
    "weapon": "weapon",
}
"""What is asked first once an action is chosen."""


def step(state: MinecraftState, move: MinecraftMove) -> Step:
    """What one decision of the player on turn leads to, up to the next question."""
    return _WORDS[move.word](state) if isinstance(move, Word) else _MOVES[type(move)](state, move)


# Small changes


def _turn(state: MinecraftState, **changes: Any) -> MinecraftState:
    return replace(state, turn=replace(state.turn, **changes))


def _player(state: MinecraftState, **changes: Any) -> MinecraftState:
    seat = state.turn.seat
    player = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _earn(player: Player, **points: int) -> Earned:
    return replace(player.earned, **{name: getattr(player.earned, name) + n for name, n in points.items()})


def _battle(state: MinecraftState, **changes: Any) -> MinecraftState:
    return _turn(state, battle=replace(_fighting(state), **changes))


def _fighting(state: MinecraftState) -> Battle:
    assert state.turn.battle is not None
    return state.turn.battle


def _without_top(state: MinecraftState, stack: int) -> MinecraftState:
    """The tile below stays face down until somebody's explore ends beside it."""
    return _with_stack(state, stack, Stack(state.stacks[stack].tiles[:-1]))


def _with_stack(state: MinecraftState, number: int, stack: Stack) -> MinecraftState:
    return replace(state, stacks=(*state.stacks[:number], stack, *state.stacks[number + 1 :]))


def _with_token(state: MinecraftState, edge: int, token: Token | None) -> MinecraftState:
    return replace(state, tokens=(*state.tokens[:edge], token, *state.tokens[edge + 1 :]))


def _all(state: MinecraftState) -> tuple[int, ...]:
    return tuple(range(len(state.players)))


def _done(state: MinecraftState, events: Events) -> Step:
    """An action is over: the next of the two, a food mob, or the end of the turn."""
    state = _turn(state, asked="action", about=(), takes=0, building=None, payment=None, battle=None)
    return (state, events) if actions_left(state) else _food(state, events)


def _food(state: MinecraftState, events: Events) -> Step:
    if any(mob(one).is_food for one in mover(state).mobs):
        return _turn(state, asked="extra", extra=False), events
    state, closing = close(state)
    return state, (*events, *closing)


# The action, and what follows the two


def _chose(state: MinecraftState, action: Action) -> Step:
    turn = state.turn
    event = Chose(seat=turn.seat, action=action, extra=turn.extra)
    used = turn.used if turn.extra else (*turn.used, action)
    takes = COLLECT if action == "collect" else 0
    return _turn(state, asked=FIRST_QUESTION[action], used=used, takes=takes, about=(action,)), (event,)


def _ended(state: MinecraftState) -> Step:
    events: Events = (Ended(seat=state.turn.seat),)
    if state.turn.asked == "action":
        return _food(state, events)
    state, closing = close(state)
    return state, (*events, *closing)


def _traded(state: MinecraftState) -> Step:
    """Food mobs are all alike in use: the first by id is handed in."""
    held = mover(state).mobs
    handed = min((one for one in held if mob(one).is_food), key=lambda one: mob(one).id)
    state = _player(state, mobs=tuple(one for one in held if one != handed))
    state = replace(state, gone=(*state.gone, handed))
    return _turn(state, asked="action", extra=True), (Traded(seat=state.turn.seat, what=what(handed)),)


# Explore


def _went(state: MinecraftState, move: Go) -> Step:
    """The figure goes, and whatever lies face down on the touching places is turned up."""
    seat, crossing, found = state.turn.seat, move.crossing, list[Found]()
    state = _player(state, at=crossing)
    for number in TOUCHED_STACKS[crossing]:
        stack = state.stacks[number]
        if stack.tiles and not stack.up:
            state = _with_stack(state, number, replace(stack, up=True))
            found.append(Found(seat=seat, place=STACKS[number], what=what(stack.tiles[-1])))
    for edge in TOUCHED_EDGES[crossing]:
        token = state.tokens[edge]
        if token and not token.up:
            state = _with_token(state, edge, replace(token, up=True))
            found.append(Found(seat=seat, place=EDGES[edge], what=WEAPONS[token.kind].kind))
    commits = _all(state) if found else ()
    went = Went(seat=seat, commits=commits, crossing=CROSSINGS[crossing], tiles=len(found))
    return _done(state, (went, *found))


# Collect


def _took(state: MinecraftState, move: Take) -> Step:
    """A block goes from the store into the player's stock; a hidden one may come to sight."""
    column = move.column
    letter, opened = state.store[column][-1], opens(state.store, column)
    event = Took(
        seat=state.turn.seat,
        commits=_all(state) if opened else (),
        column=COLUMNS[column],
        colour=colour(letter),
        opened=opened,
    )
    stock = more(mover(state).stock, LETTERS.index(letter))
    state = _player(replace(state, store=taken(state.store, column)), stock=stock)
    about = (*state.turn.about, str(move))
    state = _turn(state, took=True, about=about, takes=max(0, state.turn.takes - 1))
    if battle := state.turn.battle:
        state, events = _go_on(_battle(state, pickaxes=battle.pickaxes - 1))
        return state, (event, *events)
    if state.turn.takes and takeable(heights(state.store)):
        return state, (event,)
    return _done(state, (event,))


# Build


def _planned(state: MinecraftState, move: Build) -> Step:
    tile = state.stacks[move.stack].tiles[-1]
    normal = payments(building(tile).cost, mover(state).stock)[0]
    event = Planned(seat=state.turn.seat, what=what(tile), place=STACKS[move.stack])
    asked: Asked = "pay" if move.choose else "put"
    about = (*state.turn.about, str(move))
    return _turn(state, asked=asked, building=move.stack, payment=normal, about=about), (event,)


def _paid(state: MinecraftState, move: Pay) -> Step:
    return _turn(state, asked="put", payment=move.blocks, about=(*state.turn.about, str(move))), ()


def _built(state: MinecraftState, move: Put) -> Step:
    """The payment goes to the box, the building on its space, what it covers out of the game."""
    space, player = move.space, mover(state)
    stack, payment = state.turn.building, state.turn.payment
    assert stack is not None
    assert payment is not None
    tile, covered = state.stacks[stack].tiles[-1], player.spaces[space]
    xp = building(tile).xp
    state = _player(
        state,
        spaces=(*player.spaces[:space], tile, *player.spaces[space + 1 :]),
        stock=less(player.stock, payment),
        earned=_earn(player, buildings=xp),
    )
    gone = state.gone if covered is None else (*state.gone, covered)
    state = replace(state, gone=gone, last_build=LastBuild(state.turn.seat, space, state.number))
    paid = " ".join(str(Pay(payment)).split(" ")[1:])
    event = Built(seat=state.turn.seat, what=what(tile), space=space + 1, paid=paid, points=xp)
    return _done(_without_top(state, stack), (event,))


# Fight


def _fought(state: MinecraftState, move: Fight) -> Step:
    """The whole order of the own tokens is fixed at the moment the mob is named."""
    order, dice = state.dice.shuffle(mover(state).weapons)
    tile = state.stacks[move.stack].tiles[-1]
    event = Fought(
        seat=state.turn.seat,
        commits=_all(state),
        what=what(tile),
        place=STACKS[move.stack],
        hearts=mob(tile).hearts,
    )
    about = (*state.turn.about, str(move))
    state = _turn(replace(state, dice=dice), battle=Battle(move.stack, order), about=about)
    state, events = _turned_up(state, REVEAL)
    return state, (event, *events)


def _turned_up(state: MinecraftState, count: int, spent_bows: int = 0) -> Step:
    """So many tokens more: a hoe gives XP at once, a pickaxe and a bow wait for the player."""
    battle, player, seat = _fighting(state), mover(state), state.turn.seat
    fresh = battle.order[battle.shown : battle.shown + count]
    effects = [WEAPONS[one].effect for one in fresh]
    state = _player(state, earned=_earn(player, hoes=sum(WEAPONS[one].xp for one in fresh)))
    state = _battle(
        state,
        shown=battle.shown + len(fresh),
        bows=battle.bows - spent_bows + effects.count("bow"),
        pickaxes=battle.pickaxes + effects.count("pickaxe"),
    )
    turned = tuple(
        Turned(seat=seat, commits=_all(state), what=WEAPONS[one].kind, points=WEAPONS[one].xp) for one in fresh
    )
    state, events = _go_on(state)
    return state, (*turned, *events)


def _go_on(state: MinecraftState) -> Step:
    """The next question of a fight: a pickaxe's block, a bow's token, TNT; else it ends."""
    battle = _fighting(state)
    if battle.pickaxes and takeable(heights(state.store)):
        return _turn(state, asked="take"), ()
    if battle.bows and battle.shown < len(battle.order):
        return _turn(state, asked="bow"), ()
    if blown(state, battle):
        return _turn(state, asked="tnt"), ()
    return _fell(state, use_tnt=False)


def _fell(state: MinecraftState, *, use_tnt: bool) -> Step:
    """The mob is won, or stays without any penalty; all tokens but blown-up TNT go back."""
    battle, player = _fighting(state), mover(state)
    needed = blown(state, battle)
    used = (needed or 0) if use_tnt else 0
    tile = state.stacks[battle.stack].tiles[-1]
    won = needed is not None and used == needed
    if used:
        state = replace(_player(state, weapons=_without_tnt(player.weapons, used)), spent=state.spent + used)
    if won:
        earned = _earn(mover(state), mobs=mob(tile).xp)
        state = _without_top(_player(state, mobs=(*player.mobs, tile), earned=earned), battle.stack)
    last = LastFight(state.turn.seat, tile, won, battle.up, used, state.number)
    state = replace(state, last_fight=last)
    event = Fell(
        seat=state.turn.seat,
        what=what(tile),
        won="yes" if won else "no",
        hearts=hearts(battle) + used * WEAPONS[TNT].hearts,
        of=mob(tile).hearts,
        tnt=used,
        points=mob(tile).xp if won else 0,
    )
    return _done(state, (event,))


def _without_tnt(weapons: tuple[int, ...], count: int) -> tuple[int, ...]:
    kept = [one for one in weapons if one != TNT]
    return tuple(sorted((*kept, *(TNT,) * (weapons.count(TNT) - count))))


# Weapon


def _armed(state: MinecraftState, move: Arm) -> Step:
    token = state.tokens[move.edge]
    assert token is not None
    state = _player(_with_token(state, move.edge, None), weapons=tuple(sorted((*mover(state).weapons, token.kind))))
    return _done(state, (Armed(seat=state.turn.seat, what=WEAPONS[token.kind].kind, place=EDGES[move.edge]),))


_WORDS: Final[Mapping[str, Callable[[MinecraftState], Step]]] = {
    **{action: partial(_chose, action=action) for action in FIRST_QUESTION},
    "trade": _traded,
    "end": _ended,
    "draw": partial(_turned_up, count=1, spent_bows=1),
    "stop": lambda state: _go_on(_battle(state, bows=0)),
    "skip": lambda state: _go_on(_battle(state, pickaxes=_fighting(state).pickaxes - 1)),
    "tnt yes": partial(_fell, use_tnt=True),
    "tnt no": partial(_fell, use_tnt=False),
}
_MOVES: Final[Mapping[type, Callable[[MinecraftState, Any], Step]]] = {
    Go: _went,
    Take: _took,
    Build: _planned,
    Pay: _paid,
    Put: _built,
    Fight: _fought,
    Arm: _armed,
}
