"""What a person types, looked up among the legal decisions: there is no grammar to get wrong.

Both sides are folded (letters, digits, spaces: words.fa.md, Typed words) and compared. A line may hold several decisions
of one seat: they are played one after the other, all or none, and only if the line can be split in one way.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeAlias

from engine.game import NotLegal, NotYours, Seat, Unreadable
from engine.match import Match
from engine.shorthand import Shorthand

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

LETTERS = {
    **dict.fromkeys("ئيى", "ی"),
    **dict.fromkeys("ةۀ", "ه"),
    **dict.fromkeys("أإآ", "ا"),
    "ك": "ک",
    "ؤ": "و",
}
DIGITS = {ord(start) + n: str(n) for start in "۰٠" for n in range(10)}
SILENT = dict.fromkeys([*range(0x064B, 0x0656), 0x0640, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
FOLD = {**{ord(old): new for old, new in LETTERS.items()}, **DIGITS, **SILENT}
EZAFE = re.compile(r"ه[ \u200c]ی(?=\s|$)")
BETWEEN = re.compile(r"[\s,;،؛]+")
"""What separates words and decisions, and means nothing more."""

NO_WORDS: Mapping[str, str] = {}
LONGEST_LINE = 200
"""Longer lines are refused unread: no chain of decisions is that long."""


def fold(text: str) -> str:
    """The letters and digits that count: lower case, one Persian form, Latin digits, no spaces or invisible marks."""
    text = EZAFE.sub("ه", unicodedata.normalize("NFC", text).translate(FOLD | {0x200C: 0x200C}))
    text = unicodedata.normalize("NFKC", text).lower().translate(FOLD)
    return BETWEEN.sub("", text).rstrip(".")


def translate(notation: str, words: Mapping[str, str]) -> str:
    """A notation word by word in another language; codes stay."""
    return " ".join(words.get(word, word) for word in notation.split(" "))


def read(match: AnyMatch, seat: Seat, line: str, words: Mapping[str, str] = NO_WORDS) -> AnyMatch:
    """Play a typed line of one seat's decisions, all or none.

    words: the notation's words in the person's language, besides the Latin ones.
    Raises NotYours, NotLegal or Unreadable, with the nearest legal lines.
    """
    if seat not in match.game.to_move(match.state):
        raise NotYours(line)
    if len(line) > LONGEST_LINE:
        raise Unreadable(line[:LONGEST_LINE])
    reader = _Reader(seat, words, len(match.steps))
    found = {str(one.steps[len(match.steps) :]): one for one in reader.readings(match, (), fold(line))}
    if len(found) == 1:
        return next(iter(found.values()))
    shown = " ".join(line.split())
    if found:
        raise Unreadable(shown)
    raise _refused(match, seat, shown, words)


def lines(match: AnyMatch, seat: Seat) -> tuple[str, ...]:
    """Every whole line the seat may type now: short forms where the game has them, else single notations."""
    if seat not in match.game.to_move(match.state):
        return ()
    whole: list[str] = []
    for move in match.game.ask(match.state, seat).moves:
        first = str(move)
        short = [one for row in match.game.shorthand for one in _chains(match.play(seat, first), seat, first, row)]
        whole += short or [first]
    return tuple(dict.fromkeys(whole))


def _chains(after: AnyMatch, seat: Seat, first: str, row: Shorthand) -> Iterator[str]:
    """The short forms that begin with `first`, the decisions that may follow it played out."""
    if len(row.chain) == 1:
        seconds: tuple[tuple[str, ...], ...] = ((),)
    elif forced := _forced(after, seat):
        seconds = (forced[: len(row.chain) - 1],)
    elif seat in after.game.to_move(after.state):
        seconds = tuple((str(move),) for move in after.game.ask(after.state, seat).moves)
    else:
        return
    for second in seconds:
        if short := row.write((first, *second)):
            yield short


def _forced(match: AnyMatch, seat: Seat) -> tuple[str, ...]:
    """What the engine decided in the seat's place on the last step."""
    return tuple(event.forced for event in match.steps[-1].events if event.seat == seat and event.forced)


def _refused(match: AnyMatch, seat: Seat, line: str, words: Mapping[str, str]) -> NotLegal | Unreadable:
    """Why the line can't be played: the game's reason for its latin form, and the nearest legal lines."""
    known = {fold(form): form for one in lines(match, seat) for form in (one, translate(one, words))}
    nearest = tuple(known[near] for near in get_close_matches(fold(line), known, n=3, cutoff=0.6))
    latin = _latin(line, words)
    if reason := match.game.why(match.state, seat, latin):
        return NotLegal(line, reason, nearest)
    return Unreadable(line, nearest)


def _latin(line: str, words: Mapping[str, str]) -> str:
    """A typed line with the language's words turned back into those of the notation, single-spaced."""
    back = {fold(local): word for word, local in words.items()}
    return " ".join(back.get(fold(word), fold(word)) for word in BETWEEN.split(line.strip()))


@dataclass(frozen=True)
class _Reader:
    """Splits a folded line into decisions of one seat, trying each on a copy of the match."""

    seat: Seat
    words: Mapping[str, str]
    start: int
    """How many steps the match had before the line."""

    def readings(self, match: AnyMatch, owed: tuple[str, ...], rest: str) -> Iterator[AnyMatch]:
        """Every match the line can lead to. `owed`: notations that a short form still has to bring."""
        if owed:
            yield from self._bring(match, owed, rest)
        elif not rest:
            yield match
        else:
            yield from self._told(match, rest)
            yield from self._decided(match, rest)

    def _told(self, match: AnyMatch, rest: str) -> Iterator[AnyMatch]:
        """Readings in which the line goes on with what the engine decided by itself on its last step."""
        forced = _forced(match, self.seat) if len(match.steps) > self.start else ()
        for notation in forced:
            for form in self._forms(notation):
                if rest.startswith(form):
                    yield from self.readings(match, (), rest[len(form) :])

    def _decided(self, match: AnyMatch, rest: str) -> Iterator[AnyMatch]:
        """Readings in which the line goes on with a decision, whole or in its short form."""
        if self.seat in match.game.to_move(match.state):
            for move in match.game.ask(match.state, self.seat).moves:
                for form in self._forms(str(move)):
                    if rest.startswith(form):
                        yield from self.readings(match.play(self.seat, str(move)), (), rest[len(form) :])
            for row in match.game.shorthand:
                for chain, length in self._expanded(row, rest):
                    yield from self.readings(match, chain, rest[length:])

    def _bring(self, match: AnyMatch, owed: tuple[str, ...], rest: str) -> Iterator[AnyMatch]:
        """The next decision of a short form: forced or chosen already, or to be taken now."""
        ask = match.game.ask(match.state, self.seat) if self.seat in match.game.to_move(match.state) else None
        if owed[0] in _forced(match, self.seat) or (ask and owed[0] in ask.about):
            yield from self.readings(match, owed[1:], rest)
        elif ask and owed[0] in map(str, ask.moves):
            yield from self.readings(match.play(self.seat, owed[0]), owed[1:], rest)

    def _forms(self, notation: str) -> set[str]:
        return {fold(notation), fold(translate(notation, self.words))}

    def _expanded(self, row: Shorthand, rest: str) -> Iterator[tuple[tuple[str, ...], int]]:
        """The chain of a short form at the start of `rest`, and how much of it the form takes."""
        local = {fold(word): latin for latin, word in self.words.items()}
        pattern = row.typed({word: fold(text) for word, text in self.words.items()})
        if found := pattern.match(rest):
            parts = {name: local.get(value, value) for name, value in found.groupdict().items()}
            yield row.expand(parts), found.end()
