"""Names of tiles, goods, church spots and sale tokens in words."""

from collections.abc import Sequence

from engine.hamlet.data import SALES, SPOTS, TILES, Need
from render.words import Words


def tile_name(words: Words, tile: str) -> str:
    """`Sawmill`."""
    return words.plain("tile-hamlet", tile=tile)


def good_name(words: Words, good: str) -> str:
    """`brick`."""
    return words.plain("good-hamlet", good=good)


def sale_name(words: Words, sale: str) -> str:
    """`Cart`."""
    return words.plain("sale-hamlet", sale=sale)


def spot_name(words: Words, spot: str) -> str:
    """`Bell`: it stands alone, where it begins with a capital."""
    name = words.plain("spot-hamlet", spot=spot)
    return name[:1].upper() + name[1:]


def what_name(words: Words, what: str) -> str:
    """The blueprint, the token or the spot that a question is about; "" for anything else."""
    if what in TILES:
        return tile_name(words, what)
    if what in SALES:
        return sale_name(words, what)
    return spot_name(words, what) if what in SPOTS else ""


def question(words: Words, kind: str) -> str:
    """What is asked, which headers put behind a name, as a sentence of its own."""
    asked = words.plain(f"hamlet-ask-{kind}")
    return asked[:1].upper() + asked[1:]


def cost_named(words: Words, needs: Sequence[Need], coins: int) -> str:
    """`2 wheat, 1 stone and 3 coins`; kinds to choose from are told together: `3 brick or milk`."""
    goods = [words.plain("hamlet-count", n=need.n, what=_any_of(words, need)) for need in needs]
    return words.list([*goods, *([words.plain("hamlet-coins", n=coins)] if coins else [])])


def _any_of(words: Words, need: Need) -> str:
    first, *others = [good_name(words, one) for one in need.of]
    for other in others:
        first = words.plain("hamlet-or", one=first, other=other)
    return first


def typed(words: Words, word: str) -> str:
    """A word of the notation as it is shown and typed."""
    return words.notation("hamlet").get(word, word)
