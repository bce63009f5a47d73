"""Chance: fair, countable, and the same everywhere."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import WORD, Dice, seal
from engine.match import adapter

SEED = "00ff"


def test_these_numbers_are_the_same_on_every_machine() -> None:
    dice, rolled = Dice(SEED), []
    for _ in range(12):
        number, dice = dice.below(100)
        rolled.append(number)
    assert rolled == [96, 37, 92, 95, 43, 65, 15, 81, 33, 63, 86, 66]
    assert dice == Dice(SEED, 12)
    assert Dice(SEED).shuffle("abcdefgh")[0] == tuple("fbhdacge")


def test_numbers_come_equally_often() -> None:
    dice, rolled = Dice(SEED), Counter[int]()
    for _ in range(12_000):
        number, dice = dice.below(6)
        rolled[number] += 1
    assert set(rolled) == set(range(6))
    # Chi-square of 5 degrees of freedom: beyond 15 once in a hundred seeds, and this one is fixed.
    assert sum((times - 2000) ** 2 / 2000 for times in rolled.values()) < 15


def test_orders_come_equally_often() -> None:
    dice, dealt = Dice(SEED), Counter[tuple[str, ...]]()
    for _ in range(12_000):
        order, dice = dice.shuffle("abcd")
        dealt[order] += 1
    assert set(dealt) == set(permutations("abcd"))
    assert sum((times - 500) ** 2 / 500 for times in dealt.values()) < 41.6


def test_a_word_that_would_favour_low_numbers_is_passed_over() -> None:
    limit = WORD // 2 + 1
    dice, high = Dice(SEED), 0
    for _ in range(200):
        number, dice = dice.below(limit)
        high += number >= limit // 2
    assert dice.count > 300
    assert 70 < high < 130


@given(st.integers(1, 2**64), st.integers(0, 1000))
def test_a_number_is_below_its_limit(limit: int, drawn: int) -> None:
    number, after = Dice(SEED, drawn).below(limit)
    assert 0 <= number < limit
    assert after.count > drawn


@given(st.lists(st.integers(), max_size=40), st.integers(0, 1000))
def test_shuffling_loses_nothing_and_repeats(items: list[int], drawn: int) -> None:
    dealt, after = Dice(SEED, drawn).shuffle(items)
    assert sorted(dealt) == sorted(items)
    assert (dealt, after) == Dice(SEED, drawn).shuffle(iter(items))


def test_dice_that_go_on_give_other_numbers() -> None:
    first, dice = Dice(SEED).below(WORD)
    second, _ = dice.below(WORD)
    assert first != second
    assert Dice("00fe").below(WORD)[0] != first


def test_one_of_the_items_is_picked() -> None:
    dice, picked = Dice(SEED), set()
    for _ in range(40):
        one, dice = dice.pick(("a", "b", "c"))
        picked.add(one)
    assert picked == {"a", "b", "c"}


def test_there_is_no_number_below_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        Dice(SEED).below(0)


def test_dice_come_back_from_json() -> None:
    dice = Dice(SEED, 7)
    assert adapter(Dice).validate_json(adapter(Dice).dump_json(dice)) == dice


def test_the_seal_is_the_sha256_of_the_seeds_bytes() -> None:
    assert seal("616263") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
