"""Names of tiles, goods, church spots and sale tokens in words."""

from collections.abc import Iterator, Sequence

from engine.hamlet.data import Need
from render.words import Words


def name(words: Words, thing: str) -> str:
    """`Sawmill`, `brick`, `bell`."""
    return words.plain(f"name-hamlet-{thing}")


def cost(words: Words, needs: Sequence[Need], coins: int) -> str:
    """`2 wheat, 1 stone and 3 coins`."""
    return words.list([*_goods(words, needs), *([words.plain("hamlet-coins", n=coins)] if coins else [])])


def _goods(words: Words, needs: Sequence[Need]) -> Iterator[str]:
    for need in needs:
        kinds = [name(words, one) for one in need.of]
        yield words.plain("hamlet-count", n=need.n, what=words.plain("list-or").join(kinds) if kinds[1:] else kinds[0])


def typed(words: Words, word: str) -> str:
    """A word of the notation as it is shown and typed."""
    return words.notation("hamlet").get(word, word)
