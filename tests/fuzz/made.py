"""Inputs by chance: junk, and what was valid until something in it was changed. The same seed makes the same ones."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

PIECES: Final = (
    "", " ", "\0", "\n", "\r\n", "\u202e", "\u2066", "\u200b", "\ufeff", "\ufffd", "\u0301" * 50,
    "👩‍👩‍👧‍👦" * 20, "۱۲۳", "٣", "²", "Ⅷ", "ا", "ﷺ" * 10, "`", "*", "**", "\\", "{", "}", "{@web:1}",
    "{@telegram:1}", "{t:1|x}", "<@1>", "<b>", "&amp;", "%s", "{0}", "$n", "../../../etc/passwd",
    "C:\\CON", "file:///etc/passwd", "http://[::1", "javascript:1", "'; --", "\"", "*3\r\n$3\r\nDEL\r\n",
    ":", "::", ":-1:", "=", "a=b", "-1", "-0", "0", "00", "1e9", "NaN", "99999999999999999999", "9" * 60,
    "1_000", "+1", "\ud800", "\udfff\ud800", "x" * 65, "é" * 33, "\U0010ffff", "/", "//", "@", "#",
    "null", "true", "[]", "{}",
)  # fmt: skip
LONG: Final = ("x", "é", "\u0301", "\u202e", "{", "[", "🎲", "\\", "`a` ", "a=b ", "9", "/move ")
DEEP: Final = 2000
WRONG: Final[tuple[Any, ...]] = (None, True, False, 0, -1, 2**31, 2**63, 2**200, 0.5, 1e308, [], {}, [[]], {"": {}})


def junk(dice: Random) -> str:
    """Text that nobody means."""
    kind = dice.randrange(8)
    if kind == 0:
        return dice.choice(LONG) * dice.choice((70, 300, 3000, 15000))
    if kind == 1:
        return "".join(chr(dice.randrange(0x110000)) for _ in range(dice.randrange(40)))
    if kind == 2:
        return dice.randbytes(dice.randrange(60)).decode("latin-1")
    return "".join(dice.choice(PIECES) for _ in range(dice.randrange(1, 6)))


def broken(dice: Random, text: str) -> str:
    """A text with something in it changed, or all of it."""
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        at, to = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        text = dice.choice(CHANGES)(dice, text, at, to)
    return text


def _parts(dice: Random, text: str, at: int, to: int) -> str:
    """One of the parts between colons or blanks becomes another."""
    by = dice.choice((":", " "))
    parts = text.split(by)
    parts[dice.randrange(len(parts))] = dice.choice(PIECES)
    return by.join(parts)


CHANGES: Final[tuple[Callable[[Random, str, int, int], str], ...]] = (
    lambda dice, text, at, to: text[:at] + text[to:],
    lambda dice, text, at, to: text[:at] + dice.choice(PIECES) + text[at:],
    lambda dice, text, at, to: text[:at] + dice.choice(PIECES) + text[to:],
    lambda dice, text, at, to: text[:to] + text[at:to] * dice.randrange(1, 30) + text[to:],
    lambda dice, text, at, to: junk(dice),
    _parts,
    _parts,
    _parts,
)


def value(dice: Random, depth: int = 3) -> Any:
    """Anything that JSON has."""
    kind = dice.randrange(8)
    if kind < 4 or not depth:
        return dice.choice((*WRONG, junk(dice)))
    if kind < 6:
        return [value(dice, depth - 1) for _ in range(dice.randrange(4))]
    return {junk(dice): value(dice, depth - 1) for _ in range(dice.randrange(4))}


def mangled(dice: Random, whole: Any) -> Any:
    """A JSON value in which something is of another kind, broken, missing, or too much."""
    copy: Any = json.loads(json.dumps(whole))
    holder, key = _place(dice, copy)
    if holder is None:
        return value(dice)
    kind = dice.randrange(4)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder[key], str):
        holder[key] = broken(dice, holder[key])
    elif kind == 2 and isinstance(holder, dict):
        holder[junk(dice)] = value(dice)
    else:
        holder[key] = value(dice)
    return copy


def _place(dice: Random, whole: Any) -> tuple[Any, Any]:
    """Some place in a value, by what holds it; None where it holds nothing."""
    found: tuple[Any, Any] = (None, None)
    while isinstance(whole, dict | list) and whole:
        key = dice.choice(list(whole) if isinstance(whole, dict) else range(len(whole)))
        found = whole, key
        if dice.random() < 0.3:
            break
        whole = whole[key]
    return found


def written(dice: Random, whole: Any) -> str:
    """A JSON value as text, at times not quite."""
    text = json.dumps(whole, ensure_ascii=dice.random() < 0.5)
    kind = dice.randrange(20)
    if kind == 0:
        return broken(dice, text)
    if kind == 1:
        return dice.choice(('{"a":', "[")) * DEEP
    return text
