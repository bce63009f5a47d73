"""How good a table looks for a player, as the computer player `greedy` sees it."""

from typing import Final

from engine.game import Seat
from engine.minecraft.data import EMERALD, PHASES, WEAPONS, Mob, building, mob
from engine.minecraft.scoring import matching
from engine.minecraft.view import MinecraftView, PlayerView

BLOCK: Final = 0.9
EMERALD_BLOCK: Final = 1.3
ENOUGH: Final = 9
"""More blocks in stock than these are worth nothing more."""
HEART: Final = 1.6
"""What one heart more on the average token is worth for each phase still to come."""
FOOD: Final = 2.5
NEAR: Final = 0.45
"""How much of what lies beside the figure is counted, though it isn't taken yet."""
MISSING: Final = 0.8


def judge(view: MinecraftView, seat: Seat) -> float:
    """XP so far and to be hoped for; of what lies beside the figure some, for the player on turn."""
    player, to_come = view.players[seat], len(PHASES) - view.phases
    hoped = sum(group.points for group in player.groups[view.phases :])
    bonus = sum(matching(player.board, player.spaces, mob(one)) * mob(one).each for one in player.mobs)
    food = FOOD * sum(mob(one).is_food for one in player.mobs)
    near = _near(view, player) if seat == view.seat else 0.0
    return player.earned.total + hoped + bonus + to_come * (food + _stock(player) + _arms(player)) / 3 + NEAR * near


def _stock(player: PlayerView) -> float:
    blocks = min(sum(player.stock), ENOUGH)
    emeralds = min(player.stock[EMERALD], blocks)
    return 3 * (BLOCK * (blocks - emeralds) + EMERALD_BLOCK * emeralds) / 2


def _arms(player: PlayerView) -> float:
    return HEART * sum(WEAPONS[one].hearts for one in player.weapons) / len(player.weapons) * 2


def _near(view: MinecraftView, player: PlayerView) -> float:
    builds = [_build_worth(view, offer.tile) - MISSING * 2 * sum(offer.missing) for offer in view.offers]
    fights = [one.with_tnt * _mob_worth(player, mob(one.tile)) for one in view.chances]
    return max(0.0, *builds, *fights) if builds or fights else 0.0


def _build_worth(view: MinecraftView, tile: int) -> float:
    """About what a building adds to the groups of the phases to come."""
    one = building(tile)
    worths = [phase.worth[str(getattr(one, phase.looks_at))] for phase in PHASES[view.phases :]]
    return one.xp + 0.6 * sum(worths)


def _mob_worth(player: PlayerView, one: Mob) -> float:
    return one.xp + (FOOD if one.is_food else one.each * max(1, matching(player.board, player.spaces, one)))
