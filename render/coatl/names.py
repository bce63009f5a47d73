"""Cards, requirements and codes of Cóatl in words."""

from collections.abc import Iterator

from engine.coatl.data import COLOURS, TEMPLES
from render.words import Words, bare


def coded(words: Words, notation: str) -> str:
    """A word or code of the notation as a picture shows it."""
    return bare(words.move("coatl", notation))


def prophecy_name(words: Words, card: str) -> str:
    """`Night Bridge, Sun to Ember (bridge-ykr)`."""
    return words.plain("coatl-named", name=words.plain("prophecy-coatl", card=card), code=coded(words, card))


def temple_name(words: Words, temple: str) -> str:
    """Its name, its two requirements, and its code."""
    name = words.plain("coatl-named", name=words.plain("temple-coatl", temple=temple), code=temple)
    asked = words.plain("list-and").join(f" {one} " for one in requirements(words, temple)).strip()
    return words.plain("coatl-temple", name=name, asked=asked)


def requirements(words: Words, temple: str) -> Iterator[str]:
    """Both requirements: `no yellow`, `red = yellow`, `7 pieces`."""
    one = TEMPLES[temple]
    if one.lacks:
        yield words.plain("coatl-lacks", colour=colour_name(words, one.lacks))
    if one.equal:
        first, second = (colour_name(words, colour) for colour in one.equal)
        yield words.plain("coatl-equal", first=first, second=second)
    if one.length:
        yield words.plain("coatl-pieces", n=one.length)


def colour_name(words: Words, letter: str) -> str:
    """`yellow`."""
    return coded(words, COLOURS[letter].name)
