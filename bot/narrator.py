"""Events become sentences: one line for each seat that did something, in the order it began, then the table's own.

A phrase is the message `news-<game>-<kind>` with the event's texts and numbers in it; it lacks the name, so that the
phrases of one seat make one line ("Sara: land c2, sea e4").
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

from bot.playing import AnyGame, LogLines, read_events
from bot.saved import LogEntry
from engine.game import Event, Seat, heard
from render.words import RLM, Words, escape

BASE = frozenset(field.name for field in fields(Event)) | {"kind"}


MOST_PHRASES: Final = 8
"""Phrases in one line: a seat whose map is full can pass through many moves at once."""


@dataclass(frozen=True, slots=True)
class News:
    """What one seat did, or (seat None) what befell the table. by_rule: its time had run out."""

    seat: Seat | None
    by_rule: bool
    phrases: tuple[str, ...]


def news(game: AnyGame, log: LogLines, words: Words, viewer: Seat | None, *, drawn: bool = False) -> tuple[News, ...]:
    """What these lines of the log tell a viewer. drawn: without marks of direction, for a picture.

    What was done and undone within the lines isn't told; the undoing of something told before them is.
    """
    say = words.plain if drawn else words.say
    gathered: dict[tuple[Seat | None, bool], list[str]] = {}
    for seat, by_rule, phrase in _phrases(game, log, words, say, viewer):
        gathered.setdefault((seat, by_rule), []).append(phrase.removeprefix(RLM))
    found = [News(seat, by_rule, _counted(phrases, say)) for (seat, by_rule), phrases in gathered.items()]
    return tuple(sorted(found, key=lambda one: one.seat is None))


def _counted(phrases: list[str], say: Callable[..., str]) -> tuple[str, ...]:
    """Each phrase once, with how often it is said."""
    return tuple(
        say("news-times", news=phrase, n=n).removeprefix(RLM) if n > 1 else phrase
        for phrase, n in Counter(phrases).items()
    )


def lines(told: Iterable[News], names: tuple[str, ...], words: Words) -> list[str]:
    """Whole lines for the chat, each with the name it is about; a long one is continued in further lines."""
    parts = (
        News(one.seat, one.by_rule, one.phrases[at : at + MOST_PHRASES])
        for one in told
        for at in range(0, len(one.phrases), MOST_PHRASES)
    )
    return [_line(part, names, words) for part in parts]


def _line(one: News, names: tuple[str, ...], words: Words) -> str:
    text = joined(one, words)
    if one.seat is None:
        return words.say("news-table", news=text)
    return words.say("news-by-rule" if one.by_rule else "news-seat", name=escape(names[one.seat]), news=text)


def joined(one: News, words: Words) -> str:
    """The phrases as one text, without the name."""
    return words.plain("news-joint").join(one.phrases)


def _phrases(
    game: AnyGame, log: LogLines, words: Words, say: Callable[..., str], viewer: Seat | None
) -> Iterator[tuple[Seat | None, bool, str]]:
    undone = {entry.undone for _, entry in log}
    keys = {key for key, _ in log}
    for key, entry in log:
        if entry.undone:
            if entry.undone not in keys and any(_heard(game, entry, viewer)):
                yield entry.seat, False, say("news-undone", move=words.move(game.slug, entry.move))
        elif key not in undone:
            for event in _heard(game, entry, viewer):
                if phrase := _phrase(game.slug, event, words, say):
                    yield event.seat, entry.by == "clock" and event.seat == entry.seat, phrase


def _phrase(slug: str, event: Any, words: Words, say: Callable[..., str]) -> str:
    """One event as a phrase; "" where the game tells nothing of its kind. What this viewer may not know is `hidden`.

    A thing that has a name (`name-<game>-<id>`) is told by it.
    """
    word = f"news-{slug}-{event.kind}"
    if not words.has(word):
        return ""
    values = {field.name: getattr(event, field.name) for field in fields(event) if field.name not in BASE}
    texts = {name: "hidden" if value is None else value for name, value in values.items()}
    return say(
        word, **{name: _named(slug, value, words) for name, value in texts.items() if isinstance(value, str | int)}
    )


def _named(slug: str, value: str | int, words: Words) -> str | int:
    word = f"name-{slug}-{value}"
    return words.plain(word) if words.has(word) else value


def _heard(game: AnyGame, entry: LogEntry, viewer: Seat | None) -> Iterator[Any]:
    for event in read_events(game, entry):
        if (told := heard(event, viewer)) is not None:
            yield told
