"""Events become sentences: one line for each seat that did something, in the order it began, then the table's own.

A phrase is the message `news-<game>-<kind>` with the event's texts and numbers in it; it lacks the name, so that the
phrases of one seat make one line ("Sara: land c2, sea e4").
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from bot.playing import AnyGame, LogLines, read_events
from bot.saved import LogEntry
from engine.game import SEAT_LETTERS, Event, Seat, heard
from render.words import RLM, Words, escape

BASE = frozenset(field.name for field in fields(Event)) | {"kind"}


MOST_PHRASES: Final = 8
"""Phrases in one line: a seat whose map is full can pass through many moves at once."""


HIDDEN: Final = "…"
"""Stands for a decision that the reader may not know."""


@dataclass(frozen=True, slots=True)
class News:
    """What one seat did, or (seat None) what befell the table.

    by_rule: its time had run out. name: of who had the seat then, where somebody else has it by now.
    """

    seat: Seat | None
    by_rule: bool
    phrases: tuple[str, ...]
    name: str = ""


def news(game: AnyGame, log: LogLines, words: Words, viewer: Seat | None, *, drawn: bool = False) -> tuple[News, ...]:
    """What these lines of the log tell a viewer. drawn: without marks of direction, for a picture.

    What was done and undone within the lines isn't told; the undoing of something told before them is.
    """
    say = words.plain if drawn else words.say
    gathered: dict[tuple[Seat | None, bool, str], list[str]] = {}
    for n, seat, by_rule, phrase in _phrases(game, log, words, say, viewer):
        who = (seat, by_rule, former(log[n + 1 :], seat, words))
        gathered.setdefault(who, []).append(phrase.removeprefix(RLM))
    found = [News(seat, by_rule, _counted(phrases, say), name) for (seat, by_rule, name), phrases in gathered.items()]
    return tuple(sorted(found, key=lambda one: one.seat is None))


def is_known(game: AnyGame, entry: LogEntry, viewer: Seat | None) -> bool:
    """Whether a viewer may know a decision: all that it led to was heard by them, whole."""
    events = read_events(game, entry)
    return bool(events) and all(heard(event, viewer) == event for event in events)


def former(later: LogLines, seat: Seat | None, words: Words) -> str:
    """Who had a seat before these lines of a log, where another player got it in them; "" for who has it still."""
    names = (entry.former for _, entry in later if entry.seat == seat and entry.former is not None)
    name = next(names, None)
    if name is None or seat is None:
        return ""
    return name or words.plain("computer-player", letter=SEAT_LETTERS[seat])


def _counted(phrases: list[str], say: Callable[..., str]) -> tuple[str, ...]:
    """Each phrase once, with how often it is said."""
    return tuple(
        say("news-times", news=phrase, n=n).removeprefix(RLM) if n > 1 else phrase
        for phrase, n in Counter(phrases).items()
    )


def lines(told: Iterable[News], names: tuple[str, ...], words: Words) -> list[str]:
    """Whole lines for the chat, each with the name it is about; a long one is continued in further lines."""
    parts = (
        replace(one, phrases=one.phrases[at : at + MOST_PHRASES])
        for one in told
        for at in range(0, len(one.phrases), MOST_PHRASES)
    )
    return [_line(part, names, words) for part in parts]


def _line(one: News, names: tuple[str, ...], words: Words) -> str:
    text = joined(one, words)
    if one.seat is None:
        return words.say("news-table", news=text)
    name = escape(one.name or names[one.seat])
    return words.say("news-by-rule" if one.by_rule else "news-seat", name=name, news=text)


def joined(one: News, words: Words) -> str:
    """The phrases as one text, without the name."""
    return words.plain("news-joint").join(one.phrases)


def _phrases(
    game: AnyGame, log: LogLines, words: Words, say: Callable[..., str], viewer: Seat | None
) -> Iterator[tuple[int, Seat | None, bool, str]]:
    """The phrases with the place of their line in the log, whom they are about, and whether time had run out."""
    undone = {entry.undone for _, entry in log}
    keys = {key for key, _ in log}
    for n, (key, entry) in enumerate(log):
        if entry.undone:
            if entry.undone not in keys and any(_heard(game, entry, viewer)):
                known = words.move(game.slug, entry.move) if is_known(game, entry, viewer) else HIDDEN
                yield n, entry.seat, False, say("news-undone", move=known)
        elif entry.former:
            name = entry.former if say == words.plain else escape(entry.former)
            yield n, entry.seat, False, say("news-took-over", name=name)
        elif entry.former is not None:
            yield n, entry.seat, False, say("news-sat-down")
        elif key not in undone:
            for event in _heard(game, entry, viewer):
                if phrase := _phrase(game.slug, event, words, say):
                    yield n, event.seat, entry.by == "clock" and event.seat == entry.seat, phrase


def _phrase(slug: str, event: Any, words: Words, say: Callable[..., str]) -> str:
    """One event as a phrase; "" where the game tells nothing of its kind. What this viewer may not know is `hidden`."""
    word = f"news-{slug}-{event.kind}"
    if not words.has(word):
        return ""
    values = {field.name: getattr(event, field.name) for field in fields(event) if field.name not in BASE}
    texts = {name: "hidden" if value is None else value for name, value in values.items()}
    return say(word, **{name: value for name, value in texts.items() if isinstance(value, str | int)})


def _heard(game: AnyGame, entry: LogEntry, viewer: Seat | None) -> Iterator[Any]:
    for event in read_events(game, entry):
        if (told := heard(event, viewer)) is not None:
            yield told
