"""Why a decision isn't open (the sentences are `minecraft-why-*`)."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from engine.game import Reason
from engine.minecraft.choices import is_dry, mover, possible, top
from engine.minecraft.cube import heights, takeable
from engine.minecraft.data import LETTERS, TILES, Building, building
from engine.minecraft.paying import missing
from engine.minecraft.places import COLUMNS, CROSSINGS, EDGES, STACKS, TOUCHED_EDGES, TOUCHED_STACKS, WITHIN
from engine.minecraft.state import MinecraftState
from engine.minecraft.view import Action, Asked

TYPED: Final = re.compile(r"(explore|collect|build|fight|weapon|go|take)(?: ?([a-z]\d))?")


def why(state: MinecraftState, notation: str) -> Reason | None:
    """The plainest reason, None where there is none to tell."""
    typed = TYPED.match(notation)
    if not typed:
        return None
    word, place = typed[1], typed[2]
    if state.turn.asked != "action" and word not in _WORDS[state.turn.asked]:
        return _reason("question", question=state.turn.asked)
    if place and word in _PLACES and place not in _PLACES[word]:
        return _reason("no-place", place=place)
    if state.turn.asked == "action" and (hindrance := _action(state, word, place)):
        return hindrance
    if place and word in _AT and (hindrance := _AT[word](state, place)):
        return hindrance
    return _reason("first", action=_ACTIONS[word]) if word in ("go", "take") and state.turn.asked == "action" else None


def _action(state: MinecraftState, word: str, place: str | None) -> Reason | None:
    action = _ACTIONS[word]
    turn = state.turn
    if not turn.used and not turn.extra and is_dry(state) and action != "collect":
        return _reason("dry")
    if not turn.extra and action in turn.used:
        return _reason("used", action=action)
    if not place and not possible(state, action):
        return _reason("none", action=action)
    return None


def _go(state: MinecraftState, place: str) -> Reason | None:
    return None if CROSSINGS.index(place) in WITHIN[mover(state).at] else _reason("far", place=place)


def _take(state: MinecraftState, place: str) -> Reason | None:
    high, column = heights(state.store), COLUMNS.index(place)
    if column in takeable(high):
        return None
    return _reason("covered" if high[column] else "empty", place=place)


def _build(state: MinecraftState, place: str) -> Reason | None:
    if hindrance := _stack(state, place):
        return hindrance
    tile = top(state, STACKS.index(place))
    if tile is None or not isinstance(TILES[tile], Building):
        return _reason("no-building", place=place)
    lacking = missing(building(tile).cost, mover(state).stock)
    if not any(lacking):
        return None
    return _reason("missing", blocks=" ".join(f"{letter}{n}" for letter, n in zip(LETTERS, lacking, strict=True) if n))


def _fight(state: MinecraftState, place: str) -> Reason | None:
    if hindrance := _stack(state, place):
        return hindrance
    tile = top(state, STACKS.index(place))
    return _reason("no-mob", place=place) if tile is None or isinstance(TILES[tile], Building) else None


def _stack(state: MinecraftState, place: str) -> Reason | None:
    """What keeps a stack from being used at all."""
    number = STACKS.index(place)
    if number not in TOUCHED_STACKS[mover(state).at]:
        return _reason("apart", place=place)
    if not state.stacks[number].tiles:
        return _reason("empty", place=place)
    return None if state.stacks[number].up else _reason("face-down", place=place)


def _weapon(state: MinecraftState, place: str) -> Reason | None:
    edge = EDGES.index(place)
    token = state.tokens[edge]
    if edge not in TOUCHED_EDGES[mover(state).at]:
        return _reason("apart", place=place)
    if token is None:
        return _reason("empty", place=place)
    return None if token.up else _reason("face-down", place=place)


_ACTIONS: Final[Mapping[str, Action]] = {
    "explore": "explore",
    "go": "explore",
    "collect": "collect",
    "take": "collect",
    "build": "build",
    "fight": "fight",
    "weapon": "weapon",
}
_PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "go": CROSSINGS,
    "take": COLUMNS,
    "build": STACKS,
    "fight": STACKS,
    "weapon": EDGES,
}
_WORDS: Final[Mapping[Asked, tuple[str, ...]]] = {
    "explore": ("explore", "go"),
    "take": ("collect", "take"),
    "build": ("build",),
    "pay": (),
    "put": (),
    "fight": ("fight",),
    "bow": (),
    "tnt": (),
    "weapon": ("weapon",),
    "extra": (),
}
"""By the question within an action: the words that are about it."""
_AT: Final[Mapping[str, Callable[[MinecraftState, str], Reason | None]]] = {
    "go": _go,
    "take": _take,
    "build": _build,
    "fight": _fight,
    "weapon": _weapon,
}


def _reason(word: str, **args: str) -> Reason:
    return Reason(f"minecraft-why-{word}", tuple(args.items()))
