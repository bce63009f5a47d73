"""How good a table looks for a player, as the computer player `greedy` sees it.

It is told in XP: those a player has, those that board and mobs promise for the phases to come, and what stock, arms
and the things round the figure are worth. The constants were found by self-play (rules.md, Measured).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.minecraft.choices import TNT
from engine.minecraft.data import BLOCKS, BOARDS, EMERALD, PHASES, REVEAL, TILES, WEAPONS, Building, Mob, mob
from engine.minecraft.odds import chance
from engine.minecraft.paying import missing
from engine.minecraft.places import SPACES, TOUCHED_EDGES, TOUCHED_STACKS, WITHIN
from engine.minecraft.scoring import matching
from engine.minecraft.shapes import LARGEST
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


def judge(view: MinecraftView, seat: Seat) -> float:
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
    tiles = [TILES[one] if one is not None else None for one in spaces]
    total = 0
    for phase in PHASES[phases:]:
        masks = dict.fromkeys(phase.worth, 0)
        printed = BOARDS[board].spaces if phase.looks_at == "biome" else None
        for space, tile in enumerate(tiles):
            if tile is not None:
                masks[getattr(tile, phase.looks_at)] |= 1 << space
            elif printed:
                masks[printed[space]] |= 1 << space
        total += max(
            phase.worth[value] * (mask.bit_count() if beginner else LARGEST[mask]) for value, mask in masks.items()
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
    tnt = sum(WEAPONS[one].effect == "tnt" for one in weapons)
    return FIGHTS * each + TNT_WORTH * tnt


def _prize(player: PlayerView, one: Mob, time: float) -> float:
    """XP and gift of a mob."""
    if one.is_food:
        return one.xp + FOOD * min(1.0, 4 * time)
    return one.xp + one.each * max(GIFT * time, matching(player.board, player.spaces, one))


def _luck(view: MinecraftView, seat: Seat) -> float:
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


def _near(view: MinecraftView, seat: Seat, time: float) -> float:
    """The best action to come: here, or where the figure could go."""
    player = view.players[seat]
    stacks = [_stack_worth(view, player, number, time) for number in range(len(view.stacks))]
    edges = [_edge_worth(view, player, number, time) for number in range(len(view.tokens))]

    def best(crossing: int) -> Iterator[float]:
        yield 0.0
        yield from (stacks[number] for number in TOUCHED_STACKS[crossing])
        yield from (edges[number] for number in TOUCHED_EDGES[crossing])

    here = max(best(player.at))
    there = max(max(best(crossing)) for crossing in WITHIN[player.at])
    acting = view.seat == seat and (view.extra or len(view.used) < 2)
    return max((NOW if acting else NEXT) * here, AWAY * there)


def _stack_worth(view: MinecraftView, player: PlayerView, number: int, time: float) -> float:
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


def _edge_worth(view: MinecraftView, player: PlayerView, number: int, time: float) -> float:
    one = view.tokens[number]
    if one.kind is None:
        return UNSEEN * one.there
    armed = tuple(sorted((*player.weapons, one.kind)))
    return max(0.0, time * (_arms(armed) - _arms(player.weapons)))
