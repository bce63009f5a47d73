"""How good a table looks for a player, as the computer player `greedy` sees it.

It is told in XP: those a player has, those that board and mobs promise for the phases to come, and what stock, arms
and the things round the figure are worth. The constants were found by self-play (rules.md, Measured).
"""

from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.minecraft.choices import TNT
from engine.minecraft.data import ACTIONS, BLOCKS, EMERALD, PHASES, REVEAL, TILES, WEAPONS, Building, Mob, mob
from engine.minecraft.odds import chance
from engine.minecraft.paying import missing
from engine.minecraft.places import SPACES, TOUCHED_EDGES, TOUCHED_STACKS, WITHIN
from engine.minecraft.scoring import counted, matching, showing
from engine.minecraft.seeing import Glance
from engine.minecraft.state import Player
from engine.minecraft.view import MinecraftView, PlayerView

BLOCK: Final = 1.1
EMERALD_MORE: Final = 0.4
"""What an emerald is worth above another block."""
ENOUGH: Final = 7
"""Blocks beyond these are worth SPARE only: a building costs 2.9 in the mean."""
SPARE: Final = 0.3
FOOD: Final = 3.0
"""One more action; two are a turn, and a turn brings about 4 XP."""
ACTION: Final = 1.5
"""What an action that fails could have brought elsewhere."""
FIGHTS: Final = 5
"""Fights still to come of a player at the start, against any of the mobs."""
GIFT: Final = 2.5
"""Bonus spaces that a mob's owner will have, at least, at the end."""
TNT_WORTH: Final = 2.0
NOW: Final = 0.85
"""How much of the best action round the figure is counted while an action of the turn is left."""
NEXT: Final = 0.5
"""The same for the turn after this."""
AWAY: Final = 0.4
"""The same for what the figure could go to first."""
LACKING: Final = 0.7
"""What is left of a building's worth with each block that is missing."""
UNSEEN: Final = 0.5
"""What a face-down place is worth to who could turn it up."""


def judge(view: MinecraftView | Glance, seat: Seat) -> float:
    """The XP a player has and can hope for."""
    player = view.players[seat]
    if view.over:
        return float(player.earned.total)
    time = sum(map(len, view.store)) / sum(BLOCKS)
    sure = player.earned.total + _board(player.board, player.spaces, player.beginner, view.phases, player.mobs)
    food = sum(mob(one).is_food for one in player.mobs) * FOOD * min(1.0, 4 * time)
    stock = _stock(player.stock) * min(1.0, 3 * time)
    return sure + food + stock + time * _arms(player.weapons) + _luck(view, seat) + _near(view, seat, time)


def _stock(stock: tuple[int, ...]) -> float:
    count = sum(stock)
    return BLOCK * min(count, ENOUGH) + SPARE * max(0, count - ENOUGH) + EMERALD_MORE * min(stock[EMERALD], 4)


# The board


@lru_cache(1 << 15)
def _board(board: int, spaces: tuple[int | None, ...], beginner: bool, phases: int, mobs: tuple[int, ...]) -> float:
    """XP of the phases to come as the board is now, and of the bonus mobs."""
    shown = showing(board, spaces)
    total = sum(
        max(worth * counted(shown[value], beginner=beginner).bit_count() for value, worth in phase.worth.items())
        for phase in PHASES[phases:]
    )
    return total + sum(matching(board, spaces, mob(one)) * mob(one).each for one in mobs)


@lru_cache(1 << 15)
def _gain(
    board: int, spaces: tuple[int | None, ...], beginner: bool, phases: int, mobs: tuple[int, ...], tile: int
) -> float:
    """The XP that a building brings on the space where it does most."""
    now = _board(board, spaces, beginner, phases, mobs)
    best = max(
        _board(board, (*spaces[:space], tile, *spaces[space + 1 :]), beginner, phases, mobs) for space in range(SPACES)
    )
    one = TILES[tile]
    return best - now + one.xp


# Fights


@lru_cache(1 << 10)
def _arms(weapons: tuple[int, ...]) -> float:
    """What the tokens will bring in the fights to come."""
    mobs = [one for one in TILES if isinstance(one, Mob)]
    each = sum(
        max(0.0, float(chance(weapons, one.hearts, tnt=False)) * (one.xp + 2 * GIFT) - ACTION) for one in mobs
    ) / len(mobs)
    shown = REVEAL / len(weapons)
    extra = sum(shown * _EXTRA.get(WEAPONS[one].effect, 0.0) for one in weapons)
    tnt = sum(WEAPONS[one].effect == "tnt" for one in weapons)
    return FIGHTS * (each + extra) + TNT_WORTH * tnt


_EXTRA: Final = {"hoe": float(max(weapon.xp for weapon in WEAPONS)), "pickaxe": BLOCK}
"""What tokens bring whenever they are shown."""


def _prize(player: PlayerView | Player, one: Mob, time: float) -> float:
    """XP and gift of a mob."""
    if one.is_food:
        return one.xp + FOOD * min(1.0, 4 * time)
    return one.xp + one.each * max(GIFT * time, matching(player.board, player.spaces, one))


def _luck(view: MinecraftView | Glance, seat: Seat) -> float:
    """A fight just fought is worth its chance, however it went: a guess knows the order of the tokens, nobody else."""
    last = view.last_fight
    if last is None or last.seat != seat or last.number < view.number - 1:
        return 0.0
    player, one = view.players[seat], mob(last.tile)
    before = tuple(sorted((*player.weapons, *(TNT,) * last.tnt)))
    expected = float(chance(before, one.hearts, tnt=True))
    time = sum(map(len, view.store)) / sum(BLOCKS)
    return (expected - last.won) * _prize(player, one, time) + TNT_WORTH * last.tnt


# What lies round the figure


def _near(view: MinecraftView | Glance, seat: Seat, time: float) -> float:
    """The best action to come: here, or where the figure could go."""
    player, at = view.players[seat], view.players[seat].at
    stacks = {number: _stack_worth(view, player, number, time) for number in _STACKS[at]}
    edges = {number: _edge_worth(view, player, number, time) for number in _EDGES[at]}
    here = (*(stacks[one] for one in TOUCHED_STACKS[at]), *(edges[one] for one in TOUCHED_EDGES[at]))
    acting = view.seat == seat and (view.extra or len(view.used) < ACTIONS)
    return max((NOW if acting else NEXT) * max(here), AWAY * max(*stacks.values(), *edges.values()))


_STACKS: Final = tuple(tuple({n for one in within for n in TOUCHED_STACKS[one]}) for within in WITHIN)
_EDGES: Final = tuple(tuple({n for one in within for n in TOUCHED_EDGES[one]}) for within in WITHIN)
"""What the figure can touch by one explore, from each crossing."""


def _stack_worth(view: MinecraftView | Glance, player: PlayerView | Player, number: int, time: float) -> float:
    one = view.stacks[number]
    if one.top is None:
        return UNSEEN * bool(one.left)
    tile = TILES[one.top]
    if isinstance(tile, Building):
        gain = _gain(player.board, player.spaces, player.beginner, view.phases, player.mobs, one.top)
        lacking = sum(missing(tile.cost, player.stock))
        return max(0.0, gain - BLOCK * sum(tile.cost) * min(1.0, 3 * time)) * LACKING**lacking
    if view.last_fight is not None and view.last_fight.tile == one.top:
        return 0.0
    return float(chance(player.weapons, tile.hearts, tnt=True)) * _prize(player, tile, time)


def _edge_worth(view: MinecraftView | Glance, player: PlayerView | Player, number: int, time: float) -> float:
    one = view.tokens[number]
    return UNSEEN * one.there if one.kind is None else time * _arming(player.weapons, one.kind)


@lru_cache(1 << 12)
def _arming(weapons: tuple[int, ...], kind: int) -> float:
    """What one token more will bring in the fights to come."""
    return max(0.0, _arms(tuple(sorted((*weapons, kind)))) - _arms(weapons))
