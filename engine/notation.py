"""What a person types, looked up among the legal decisions: there is no grammar to get wrong.

Both sides are folded (letters, digits, spaces) and compared. A line may hold several
decisions of one seat: they are played one after the other, all or none, and only if it can be split in one way.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import chain
from typing import Any, TypeAlias

from engine.game import NotLegal, NotYours, Seat, Unreadable
from engine.match import Match
from engine.shorthand import Shorthand

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Words: TypeAlias = Mapping[str, str]
"""The notation's words in a person's language, by the Latin ones."""
Show: TypeAlias = Callable[[str], str]

NO_WORDS: Words = {}
LONGEST_LINE = 200
"""Longer lines are refused unread: no chain of decisions is that long."""
KNOWN_FORMS = 4096
"""How many folded texts are kept: the same few moves are folded for every way to read a line."""
ALIKE = 0.6
"""From here on two lines are alike enough to be meant; 1 is the same."""

LETTERS = {
    **dict.fromkeys("ئيى", "ی"),
    **dict.fromkeys("ةۀ", "ه"),
    **dict.fromkeys("أإآ", "ا"),
    "ك": "ک",
    "ؤ": "و",
}
DIGITS = {chr(ord(zero) + n): str(n) for zero in "۰٠" for n in range(10)}
SUITS = {"♠": "s", "♣": "c", "♥": "h", "♦": "d"}
ONE_FORM = str.maketrans({**LETTERS, **DIGITS, **SUITS})

SILENT = re.compile("[\u0640\u064b-\u0655\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufe0e\ufe0f\ufeff]")
"""What is seen or joins letters but isn't read: stretching, vowel signs, half spaces, marks of direction."""
EZAFE = re.compile(r"ه[\s\u200c]+ی(?=\s|$)")
"""The older way to write the ezafe of `هٔ`."""
BETWEEN = re.compile(r"[\s,;،؛]+")
"""What separates words and decisions, and means nothing more."""

CODE = re.compile(r"(?<![\w-])[A-Za-z]{2}(?![\w-])")
"""Two letters by themselves."""


@lru_cache(KNOWN_FORMS)
def fold(text: str) -> str:
    """What counts: lower case, one form of Persian letters, Latin digits, suits as letters, nothing invisible."""
    text = unicodedata.normalize("NFKC", text).lower().translate(ONE_FORM)
    return BETWEEN.sub("", SILENT.sub("", EZAFE.sub("ه", text))).rstrip(".")


def translate(notation: str, words: Words) -> str:
    """A notation word by word in another language; codes stay, but of `bridge-ykr` the word is translated."""
    return " ".join(_translated(word, words) for word in notation.split(" "))


def _translated(word: str, words: Words) -> str:
    first, _, rest = word.partition("-")
    return words.get(word) or (f"{words[first]} {rest}" if rest and first in words else word)


def read(match: AnyMatch, seat: Seat, line: str, words: Words = NO_WORDS, show: Show = str) -> AnyMatch:
    """Play a typed line of one seat's decisions, all or none; a line ends with the turn it began in.

    Both the Latin words and those of `words` are understood, and what buttons say (`show`, of a notation). A decision
    that the engine took in the seat's place on the way may be typed as well. Raises NotYours; NotLegal or Unreadable
    about the part of the line that can't be read on, with the nearest legal lines.

    The two letters of pictures are read as the words they stand for, but only in a line that is no decision as it is.
    """
    try:
        return _read(match, seat, line, words, show)
    except (NotLegal, Unreadable) as refused:
        spelled = _spelled(line, match.game.codes)
        if spelled == line:
            raise
        try:
            return _read(match, seat, spelled, words, show)
        except (NotLegal, Unreadable) as again:
            raise (again if isinstance(again, NotLegal) and again.reason else refused) from None


def _spelled(line: str, codes: Words) -> str:
    """A line with words in place of codes."""
    return CODE.sub(lambda found: codes.get(fold(found[0]), found[0]), line)


def _read(match: AnyMatch, seat: Seat, line: str, words: Words, show: Show) -> AnyMatch:
    if seat not in match.game.to_move(match.state):
        raise NotYours(line)
    if len(line) > LONGEST_LINE or not fold(line):
        raise Unreadable(line[:LONGEST_LINE].strip())
    reader = _reader(match, seat, words, show)
    shown = " ".join(line.split())
    places = _places(shown)
    whole, furthest = _search(reader, _Reading(match, fold(line)), places)
    if len(whole) == 1:
        return whole[0].match
    if whole:
        ways = tuple(", ".join(reading.since(match)) for reading in whole)
        raise Unreadable(shown, ways)
    raise _refused(reader, furthest.match, shown, places[furthest.rest])


def lines(match: AnyMatch, seat: Seat) -> tuple[str, ...]:
    """Every whole line the seat may type now: short forms where the game has them, else single notations."""
    reader = _reader(match, seat, NO_WORDS)
    written = (_written(reader, match, notation) for notation in reader.legal(match))
    return tuple(dict.fromkeys(chain.from_iterable(written)))


@dataclass(frozen=True, slots=True)
class _Reading:
    """How far a line was read, in one of the ways it can be.

    rest: what is still to be read, folded. owed: notations that a short form has yet to bring.
    taken: decisions that the engine took on the last step, which may be typed too.
    """

    match: AnyMatch
    rest: str
    owed: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()

    def since(self, start: AnyMatch) -> tuple[str, ...]:
        """What was played beyond `start`."""
        return tuple(step.move for step in self.match.steps[len(start.steps) :])

    def key(self, start: AnyMatch) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
        """Readings that agree in this are the same. Of two that skip different forced steps only one matters."""
        return self.since(start), self.rest, self.owed


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads on by one decision of a seat in a turn; every way to read goes on with a match of its own.

    latin: the notation's words by their folded local forms. show: how a notation is shown.
    short: the short forms, and what they look like, folded.
    """

    seat: Seat
    turn: int
    words: Words
    latin: Words
    show: Show
    short: tuple[tuple[Shorthand, re.Pattern[str]], ...]

    def legal(self, match: AnyMatch) -> tuple[str, ...]:
        """The notations of what the seat may decide now. Who types on into the next turn hasn't seen it yet."""
        if match.game.turn(match.state) != self.turn or self.seat not in match.game.to_move(match.state):
            return ()
        return tuple(map(str, match.game.ask(match.state, self.seat).moves))

    def forced(self, match: AnyMatch) -> tuple[str, ...]:
        """What the engine decided in the seat's place on the last step."""
        return tuple(event.forced for event in match.steps[-1].events if event.seat == self.seat and event.forced)

    def on(self, reading: _Reading) -> Iterator[_Reading]:
        """Every way to read one decision more."""
        if reading.owed:
            yield from self._brought(reading, reading.owed[0], reading.owed[1:])
        elif reading.rest:
            yield from self._single(reading)
            yield from self._short(reading)

    def _single(self, reading: _Reading) -> Iterator[_Reading]:
        legal = self.legal(reading.match)
        for notation in dict.fromkeys((*legal, *reading.taken)):
            past = self._played if notation in legal else _skipped
            for form in {fold(notation), fold(translate(notation, self.words)), fold(self.show(notation))}:
                if reading.rest.startswith(form):
                    yield past(reading, notation, reading.rest[len(form) :])

    def _short(self, reading: _Reading) -> Iterator[_Reading]:
        """Past a short form, its decisions owed; without the first where that was chosen before."""
        for row, pattern in self.short:
            if found := pattern.match(reading.rest):
                parts = {name: self.latin.get(part, part) for name, part in found.groupdict().items()}
                first, *others = row.expand(parts)
                owed = others if others and first in self._begun(reading.match) else (first, *others)
                yield replace(reading, rest=reading.rest[found.end() :], owed=tuple(owed))

    def _begun(self, match: AnyMatch) -> tuple[str, ...]:
        """What the seat chose already in the chain it is asked on: a short form may say it once more."""
        return match.game.ask(match.state, self.seat).about if self.legal(match) else ()

    def _brought(self, reading: _Reading, first: str, others: tuple[str, ...]) -> Iterator[_Reading]:
        if first in reading.taken:
            yield _skipped(reading, first, reading.rest, others)
        elif first in self.legal(reading.match):
            yield self._played(reading, first, reading.rest, others)

    def _played(self, reading: _Reading, notation: str, rest: str, owed: tuple[str, ...] = ()) -> _Reading:
        match = reading.match.play(self.seat, notation)
        return _Reading(match, rest, owed, self.forced(match))


def _reader(match: AnyMatch, seat: Seat, words: Words, show: Show = str) -> _Reader:
    """The reader of a line that begins on a match."""
    folded = {word: fold(local) for word, local in words.items()}
    latin = {local: word for word, local in folded.items()}
    short = tuple((row, row.typed(folded)) for row in match.game.shorthand)
    return _Reader(seat, match.game.turn(match.state), words, latin, show, short)


def _skipped(reading: _Reading, notation: str, rest: str, owed: tuple[str, ...] = ()) -> _Reading:
    """Past a decision that the engine took."""
    return _Reading(reading.match, rest, owed, reading.taken[reading.taken.index(notation) + 1 :])


def _search(reader: _Reader, start: _Reading, places: Mapping[str, int]) -> tuple[list[_Reading], _Reading]:
    """The readings of the whole line that differ in what they play, and the one that got through most of its words."""
    found = {start.key(start.match): start}
    unread, furthest = [start], start
    while unread:
        reading = unread.pop()
        if not reading.owed and reading.rest in places and len(reading.rest) < len(furthest.rest):
            furthest = reading
        # Short forms and single decisions often lead to the same place; from there it is read once.
        onward = {one.key(start.match): one for one in reader.on(reading) if one.key(start.match) not in found}
        found |= onward
        unread += onward.values()
    return [reading for reading in found.values() if not reading.rest and not reading.owed], furthest


def _written(reader: _Reader, match: AnyMatch, first: str) -> list[str]:
    """The short forms of the chains that begin with a decision, or that decision where it has none."""
    short = [
        line
        for row in match.game.shorthand
        for notations in _chains(reader, match, (first,), len(row.chain))
        if (line := row.write(notations))
    ]
    return short or [first]


def _chains(reader: _Reader, match: AnyMatch, begun: tuple[str, ...], length: int) -> Iterator[tuple[str, ...]]:
    """Every chain of `length` decisions that goes on so, the engine's own included. `begun`'s last isn't played."""
    if len(begun) >= length:
        yield begun[:length]
        return
    after = match.play(reader.seat, begun[-1])
    begun += reader.forced(after)
    if len(begun) >= length:
        yield begun[:length]
        return
    for notation in reader.legal(after):
        yield from _chains(reader, after, (*begun, notation), length)


def _refused(reader: _Reader, match: AnyMatch, line: str, place: int) -> NotLegal | Unreadable:
    """Why a line can't be read on from a place, on the match that the words before it led to."""
    tail = line[place:]
    if not reader.legal(match):
        # The turn ended within the line: what comes before may be what is meant.
        return NotLegal(tail, nearest=(BETWEEN.sub(" ", line[:place]).strip(),))
    open_lines = [form for one in lines(match, reader.seat) for form in (one, translate(one, reader.words))]
    nearest = _nearest(tail, open_lines)
    if reason := match.game.why(match.state, reader.seat, _latin(tail, reader.words)):
        return NotLegal(tail, reason, nearest)
    return Unreadable(tail, nearest)


def _nearest(typed: str, open_lines: list[str]) -> tuple[str, ...]:
    """Up to three lines most like what was typed, of equal ones the first."""
    matcher = SequenceMatcher(b=fold(typed))
    likeness: dict[str, float] = {}
    for line in open_lines:
        matcher.set_seq1(fold(line))
        likeness[line] = matcher.ratio()
    return tuple(
        sorted((line for line in likeness if likeness[line] >= ALIKE), key=likeness.__getitem__, reverse=True)[:3]
    )


def _places(line: str) -> dict[str, int]:
    """Where the words of a line begin, by the fold of all that follows there."""
    starts = [0, *(gap.end() for gap in BETWEEN.finditer(line))]
    return {fold(line[start:]): start for start in reversed(starts)}


def _latin(line: str, words: Words) -> str:
    """A typed line with the language's words turned back into those of the notation, single-spaced."""
    back = {form: word for word, local in words.items() for form in (fold(local), _spaced(local))}
    any_local = "|".join(map(re.escape, sorted(back, key=len, reverse=True)))
    spaced = _spaced(line)
    return re.sub(rf"(?<!\S)(?:{any_local})(?!\S)", lambda found: back[found[0]], spaced) if back else spaced


def _spaced(text: str) -> str:
    """A text folded word by word."""
    return " ".join(fold(word) for word in BETWEEN.split(text.strip()))
