"""Events become sentences: one line for each seat that did something, in the order it began, then the table's own.

A phrase is the message `news-<game>-<kind>` with the event's texts and numbers in it; it lacks the name, so that the
phrases of one seat make one line ("Sara: land c2, sea e4").

A kind that has a message `run-<game>-<kind>` too is told in runs: those events of one decision make one line, in
order, each with its name ("Ali 7♠, Sara 2♦: nothing to do with them, discarded"). What seats do after it comes below.

A kind that has a message `list-<game>-<kind>` is told as one phrase as long as a seat goes on with it ("turned up Camel
Yard on i2 and Snow Hut on j2"); its `news-…` is one item. A kind that has a message `times-<game>-<kind>` says itself
how often it happened ("drew 2 Prophecies"), the others are followed by it ("(× 2)").
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import groupby
from typing import Any, Final, TypeAlias

from bot.playing import AnyGame, LogLines, read_events
from bot.saved import LogEntry
from engine.game import SEAT_LETTERS, Event, Seat, heard
from render.words import RLM, Words, escape

BASE = frozenset(field.name for field in fields(Event)) | {"kind"}


MOST_PHRASES: Final = 8
"""Phrases in one line: a seat whose map is full can pass through many moves at once."""

Say: TypeAlias = Callable[..., str]


HIDDEN: Final = "…"
"""Stands for a decision that the reader may not know."""
QUOTES: Final = dict.fromkeys(map(ord, "«»“”"))
"""Those inside of what is quoted are left out."""


@dataclass(frozen=True, slots=True)
class News:
    """What one seat did, or (seat None) what befell the table.

    by_rule: its time had run out. name: of who had the seat then, where somebody else has it by now.
    run: the message of a run, whose phrases are of these `seats`, one each.
    """

    seat: Seat | None
    by_rule: bool
    phrases: tuple[str, ...]
    name: str = ""
    run: str = ""
    seats: tuple[Seat, ...] = ()

    def concerns(self, seat: Seat | None) -> bool:
        """Whether a seat is told about."""
        return seat is not None and (seat == self.seat or seat in self.seats)


@dataclass(frozen=True, slots=True)
class _Phrase:
    """One event in words, or without a text the place of a line.

    step: the line of the log it is from. run: the message of the run it belongs to.
    series: the message of the list it is an item of. times: the same said of so many such events.
    name: of who had the seat then, where somebody else has it by now.
    """

    text: str
    step: str
    seat: Seat | None
    by_rule: bool = False
    run: str = ""
    series: str = ""
    times: Callable[[int], str] | None = None
    name: str = ""


def news(game: AnyGame, log: LogLines, words: Words, viewer: Seat | None, *, drawn: bool = False) -> tuple[News, ...]:
    """What these lines of the log tell a viewer. drawn: without marks of direction, for a picture.

    What was done and undone within the lines isn't told; the undoing of something told before them is.
    """
    say = words.plain if drawn else words.say
    runs = 0
    gathered: dict[tuple[Any, ...], list[_Phrase]] = {}
    for phrase in _phrases(game, log, words, say, viewer):
        line = (phrase.run, phrase.step) if phrase.run else (phrase.seat, phrase.by_rule, phrase.name, runs)
        runs += bool(phrase.run) and line not in gathered
        gathered.setdefault(line, []).append(phrase)
    told = (tuple(one for one in phrases if one.text) for phrases in gathered.values())
    found = [_news(phrases, words, say) for phrases in told if phrases]
    return tuple(sorted(found, key=lambda one: one.seat is None and not one.run))


def _news(phrases: Sequence[_Phrase], words: Words, say: Say) -> News:
    """What belongs into one line."""
    first = phrases[0]
    if first.run:
        seats = tuple(one.seat for one in phrases if one.seat is not None)
        texts = tuple(one.text.removeprefix(RLM) for one in phrases)
        return News(None, by_rule=False, phrases=texts, run=first.run, seats=seats)
    return News(first.seat, first.by_rule, tuple(_counted(_gathered(phrases, words, say), say)), first.name)


def _gathered(phrases: Iterable[_Phrase], words: Words, say: Say) -> Iterator[_Phrase]:
    """The phrases, what belongs into a list as one."""
    for series, ones in groupby(phrases, lambda one: one.series):
        if series:
            parts = list(ones)
            text = say(series, items=words.list(list(_counted(parts, say))))
            yield replace(parts[0], text=text, times=None)
        else:
            yield from ones


def is_known(game: AnyGame, entry: LogEntry, viewer: Seat | None) -> bool:
    """Whether a viewer may know a decision: all that it led to was heard by them, whole."""
    events = read_events(game, entry)
    return bool(events) and all(heard(event, viewer) == event for event in events)


def decided(game: AnyGame, entry: LogEntry, words: Words, viewer: Seat | None, say: Say) -> str:
    """A decision as it was told, to be put in quotes, or by its notation; "" where a viewer may not know it.

    Told, as half of a move says little: `sea e4` and not the `e4` that came after `sea e`. What followed from it isn't.
    """
    if not is_known(game, entry, viewer):
        return ""
    told = (one.text for one in _gathered(_told(game, "", entry, words, say, viewer), words, say))
    return next(told, words.move(game.slug, entry.move)).removeprefix(RLM).translate(QUOTES)


def former(later: LogLines, seat: Seat | None, words: Words) -> str:
    """Who had a seat before these lines of a log, where another player got it in them; "" for who has it still."""
    names = (entry.former for _, entry in later if entry.seat == seat and entry.former is not None)
    name = next(names, None)
    if name is None or seat is None:
        return ""
    return name or words.plain("computer-player", letter=SEAT_LETTERS[seat])


def _counted(phrases: Iterable[_Phrase], say: Say) -> Iterator[str]:
    """Each phrase once, with how often it is said."""
    alike: dict[str, list[_Phrase]] = {}
    for one in phrases:
        alike.setdefault(one.text.removeprefix(RLM), []).append(one)
    for text, ones in alike.items():
        times, n = ones[0].times, len(ones)
        if n == 1:
            yield text
        else:
            yield (times(n) if times else say("news-times", news=text, n=n)).removeprefix(RLM)


def lines(told: Iterable[News], names: tuple[str, ...], words: Words, *, whole: bool = False) -> list[str]:
    """Whole lines for the chat, each with the name it is about; a long one is continued in further lines.

    whole: it isn't, however long it is.
    """
    return [_line(part, names, words) for one in told for part in ((one,) if whole else _parts(one))]


def _parts(one: News) -> Iterator[News]:
    if one.run:
        yield one
        return
    for at in range(0, len(one.phrases), MOST_PHRASES):
        yield replace(one, phrases=one.phrases[at : at + MOST_PHRASES])


def _line(one: News, names: tuple[str, ...], words: Words) -> str:
    escaped = tuple(map(escape, names))
    text = joined(one, escaped, words, words.say)
    if one.seat is None:
        return words.say("news-table", news=text)
    name = escape(one.name) if one.name else escaped[one.seat]
    return words.say("news-by-rule" if one.by_rule else "news-seat", name=name, news=text)


def joined(one: News, names: tuple[str, ...], words: Words, say: Say) -> str:
    """The phrases as one text: without the name, if they are all of one seat. say: as for `news`, by `words`."""
    joint = words.plain("news-joint")
    if not one.run:
        # What befalls the table is told in sentences.
        return (joint if one.seat is not None else words.plain("news-sentences")).join(one.phrases)
    items = [
        say("news-run", name=names[seat], news=text).removeprefix(RLM)
        for seat, text in zip(one.seats, one.phrases, strict=True)
    ]
    return say(one.run, items=joint.join(items), n=len(items)).removeprefix(RLM)


def _phrases(game: AnyGame, log: LogLines, words: Words, say: Say, viewer: Seat | None) -> Iterator[_Phrase]:
    undone = {entry.undone for _, entry in log}
    keys = {key for key, _ in log}
    for n, (key, entry) in enumerate(log):
        if entry.undone:
            if entry.undone not in keys and any(_heard(game, entry, viewer)):
                known = decided(game, entry, words, viewer, say) or HIDDEN
                yield _Phrase(say("news-undone", move=known), key, entry.seat, name=_then(log, n, entry.seat, words))
        elif entry.former is not None:
            yield _Phrase(_handover(entry.former, words, say), key, entry.seat, name=_then(log, n, entry.seat, words))
        elif key not in undone:
            told = tuple(_told(game, key, entry, words, say, viewer))
            if told and not any(one.run for one in told):
                # Who decided comes before those whom it did something to.
                yield _Phrase("", key, entry.seat, entry.by == "clock", name=_then(log, n, entry.seat, words))
            for one in told:
                yield replace(one, name=_then(log, n, one.seat, words))


def _told(game: AnyGame, key: str, entry: LogEntry, words: Words, say: Say, viewer: Seat | None) -> Iterator[_Phrase]:
    """What a viewer hears of a line of the log, as far as it is told at all."""
    for event in _heard(game, entry, viewer):
        slug, kind = game.slug, event.kind
        run, series, times = f"run-{slug}-{kind}", f"list-{slug}-{kind}", f"times-{slug}-{kind}"
        if words.has(word := f"news-{slug}-{kind}"):
            values = _values(slug, event, words)
            yield _Phrase(
                say(word, **values),
                key,
                event.seat,
                by_rule=entry.by == "clock" and event.seat == entry.seat,
                run=run if words.has(run) else "",
                series=series if words.has(series) else "",
                times=partial(_repeated, say, times, values) if words.has(times) else None,
            )


def _repeated(say: Say, word: str, values: dict[str, str | int], times: int) -> str:
    return say(word, times=times, **values)


def _then(log: LogLines, n: int, seat: Seat | None, words: Words) -> str:
    return former(log[n + 1 :], seat, words)


def _handover(before: str, words: Words, say: Say) -> str:
    """Somebody has a seat that another player (`before`) or nobody had."""
    if not before:
        return say("news-sat-down")
    return say("news-took-over", name=before if say == words.plain else escape(before))


def _values(slug: str, event: Any, words: Words) -> dict[str, str | int]:
    """What a message may say of an event. What this viewer may not know is `hidden`.

    A thing that has a name (`name-<game>-<id>`) is told by it.
    """
    values = {field.name: getattr(event, field.name) for field in fields(event) if field.name not in BASE}
    texts = {name: "hidden" if value is None else value for name, value in values.items()}
    return {name: _named(slug, value, words) for name, value in texts.items() if isinstance(value, str | int)}


def _named(slug: str, value: str | int, words: Words) -> str | int:
    word = f"name-{slug}-{value}"
    return words.plain(word) if words.has(word) else value


def _heard(game: AnyGame, entry: LogEntry, viewer: Seat | None) -> Iterator[Any]:
    for event in read_events(game, entry):
        if (told := heard(event, viewer)) is not None:
            yield told
