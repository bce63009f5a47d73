"""Seeded chance: the same seed and the same moves give the same bytes on every machine."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")

WORD = 1 << 64


@dataclass(frozen=True, slots=True)
class Dice:
    """A seed and how many numbers were drawn from it. Drawing gives the number and the dice to go on with."""

    seed: str
    count: int = 0

    def below(self, limit: int) -> tuple[int, "Dice"]:
        """A number from 0 to `limit` - 1, each as likely as any other."""
        fair = WORD - WORD % limit
        count = self.count
        while True:
            word = int.from_bytes(sha256(f"{self.seed}:{count}".encode()).digest()[:8], "big")
            count += 1
            if word < fair:
                return word % limit, Dice(self.seed, count)

    def shuffle(self, items: Iterable[Item]) -> tuple[tuple[Item, ...], "Dice"]:
        """The items in an order in which every order is as likely as any other."""
        rest, dice = list(items), self
        for last in range(len(rest) - 1, 0, -1):
            pick, dice = dice.below(last + 1)
            rest[last], rest[pick] = rest[pick], rest[last]
        return tuple(rest), dice

    def pick(self, items: tuple[Item, ...]) -> tuple[Item, "Dice"]:
        """One of the items."""
        index, dice = self.below(len(items))
        return items[index], dice


def seal(seed: str) -> str:
    """The promise posted before a game begins: whoever is told the seed at the end can check it."""
    return sha256(bytes.fromhex(seed)).hexdigest()
