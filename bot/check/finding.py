"""What a look at a set-up comes to."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence or two. fine: as it should be; note: it works, but look at it; wrong: it has to be mended."""

    kind: Literal["fine", "note", "wrong"]
    text: str


def fine(text: str) -> Finding:
    """As it should be."""
    return Finding("fine", text)


def note(text: str) -> Finding:
    """It works, and whoever runs the bot may want to know."""
    return Finding("note", text)


def wrong(text: str) -> Finding:
    """It has to be mended; the text says how."""
    return Finding("wrong", text)
