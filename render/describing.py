"""What the descriptions in words of all games share."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.game import View
from render.words import Words

LONGEST_PART: Final = 1900
"""Characters of one part of a text board."""
LONGEST_ALT: Final = 1000


def waiting(view: View, names: tuple[str, ...], local: Words) -> list[str]:
    """Whose turn it is, in sentences: the reader's own, and who else is waited for."""
    others = [names[seat] for seat in view.waiting if seat != view.viewer]
    own = [local.say("answer-yours")] if view.viewer in view.waiting else []
    return [*own, *([local.say("turn-waiting", names=local.list(others))] if others else [])]


def alt(sentences: Iterable[str]) -> str:
    """A picture's alt text: all sentences that fit."""
    text = ""
    for sentence in sentences:
        if len(text) + len(sentence) < LONGEST_ALT:
            text = f"{text} {sentence}".strip()
    return text


def parts(lines: Iterable[str]) -> Iterator[str]:
    """Lines in parts that a message can hold; what stands between empty lines stays whole where it can."""
    blocks = "\n".join(lines).split("\n\n")
    part = ""
    for block in blocks:
        if part and len(part) + len(block) + 2 > LONGEST_PART:
            yield part
            part = block
        else:
            part = f"{part}\n\n{block}" if part else block
    yield part
