"""The exact chance to win a fight (rules.md, What a player must see)."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache

from engine.minecraft.data import REVEAL, WEAPONS


@lru_cache(4096)
def chance(weapons: tuple[int, ...], hearts: int, *, tnt: bool) -> Fraction:
    """How likely these tokens beat a mob, every bow drawn for; `tnt`: whether TNT would be blown up.

    weapons: token numbers, in any order.
    """
    kinds = Counter(WEAPONS[one].kind for one in weapons)
    rest = tuple(kinds[weapon.kind] for weapon in WEAPONS)
    return _wins(rest, min(REVEAL, len(weapons)), hearts, tnt=tnt)


@lru_cache(1 << 16)
def _wins(rest: tuple[int, ...], draws: int, needed: int, *, tnt: bool) -> Fraction:
    """The same with `draws` tokens still to be turned up of the `rest`, and `needed` hearts still missing."""
    if needed <= 0:
        return Fraction(1)
    if not draws or not any(rest):
        return Fraction(0)
    total = Fraction(0)
    for kind, count in enumerate(rest):
        if count:
            weapon = WEAPONS[kind]
            hearts = weapon.hearts if tnt or weapon.effect != "tnt" else 0
            left = (*rest[:kind], count - 1, *rest[kind + 1 :])
            total += count * _wins(left, draws - 1 + (weapon.effect == "bow"), needed - hearts, tnt=tnt)
    return total / sum(rest)
