"""The words that follow commands, in every language: `خاموش` is `off`, and `۲روز` is `2d`.

House rules keep their own names and values, and moves their notation (engine/notation.py).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.notation import fold
from render.words import LANGUAGES, words

WORDS: Final = (
    "language", "limit", "zone", "where", "stop", "every", "quiet",
    "off", "me", "room", "game", "here", "private", "threads", "hide", "show", "add", "remove", "computer", "person",
    "creator", "players", "vote", "admins", "en", "fa", "h", "d",
)  # fmt: skip
"""Each has a message `typed-<word>`."""


def latin(typed: str) -> str:
    """A typed word as the command knows it, small; any other text as it was typed."""
    return _latin().get(fold(typed), typed)


@cache
def _latin() -> Mapping[str, str]:
    local = {fold(words(language).plain(f"typed-{word}")): word for language in LANGUAGES for word in WORDS}
    return {**local, **{word: word for word in WORDS}}
