"""How a building can be paid: emerald replaces any block (rules.md, Build)."""

from functools import lru_cache
from itertools import product

from engine.minecraft.data import EMERALD, Blocks, blocks


@lru_cache(4096)
def payments(cost: Blocks, stock: Blocks) -> tuple[Blocks, ...]:
    """Every payment, the fewest emeralds first, then the most of the first colours; none where it can't be paid."""
    ways = product(*(range(min(need, have) + 1) for need, have in zip(cost[:EMERALD], stock[:EMERALD], strict=True)))
    paid = (blocks((*way, sum(cost) - sum(way))) for way in ways)
    return tuple(sorted((one for one in paid if one[EMERALD] <= stock[EMERALD]), key=_order))


def _order(payment: Blocks) -> tuple[int, ...]:
    return payment[EMERALD], *(-n for n in payment[:EMERALD])


@lru_cache(4096)
def missing(cost: Blocks, stock: Blocks) -> Blocks:
    """The blocks that are still needed, emeralds spent where the most is missing; all 0 where it can be paid."""
    lacking = [max(0, need - have) for need, have in zip(cost, stock, strict=True)]
    for _ in range(stock[EMERALD]):
        most = max(range(EMERALD), key=lacking.__getitem__)
        lacking[most] = max(0, lacking[most] - 1)
    return blocks(lacking)


def less(stock: Blocks, payment: Blocks) -> Blocks:
    """The stock after a payment."""
    return blocks(have - n for have, n in zip(stock, payment, strict=True))


def more(stock: Blocks, colour: int) -> Blocks:
    """The stock with one block more."""
    return blocks(have + (n == colour) for n, have in enumerate(stock))
