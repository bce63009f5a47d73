"""Lists of names, cards and moves run the way their language does, in what is told of whole games."""

import unicodedata
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import pytest

from bot import narrator
from bot.menu import menu
from bot.post import Select
from bot.saved import LogEntry
from engine.game import Seat
from engine.match import Match, adapter
from engine.players import PLAYERS, match_seed, play_out
from engine.registry import GAMES
from render.games import PICTURES
from render.table import Language, Table
from render.words import FSI, LANGUAGES, LRM, PDI, RLM, Words, words

STRONG: Final = ("L", "R", "AL")
EVERY: Final = 7
"""Of how many moments one board is described."""


def lists(text: str) -> Iterator[str]:
    """What stands between isolates and holds several isolates itself, without what is in those."""
    open_: list[list[str]] = []
    for char in text:
        if char == FSI:
            open_.append([])
        elif char == PDI:
            own = "".join(open_.pop())
            if own.count(PDI) > 1:
                yield own.replace(PDI, "")
            if open_:
                open_[-1].append(PDI)
        elif open_:
            open_[-1].append(char)
    assert not open_


def direction(own: str) -> str:
    """Of what stands between isolates, by its first letter or mark (Unicode, annex 9, rules P2 and P3)."""
    return next((kind for kind in map(unicodedata.bidirectional, own) if kind in STRONG), "L")


def told(slug: str, local: Words) -> Iterator[str]:
    """All that is said of a game that is played at random."""
    game, seats = GAMES[slug], min(GAMES[slug].seats) + (1 in GAMES[slug].seats)
    names, log = ("سارا", "Ali")[:seats], []
    matches = list(play_out(Match.begin(game, seats, match_seed("directions", 1), {}), PLAYERS["random"]))
    for number, (before, after) in enumerate(pairwise(matches)):
        log += [(f"{number}-{n}", _entry(game, step)) for n, step in enumerate(after.steps[len(before.steps) :])]
        if number % EVERY == 0:
            yield from _board(before, names, local)
    for viewer in (None, *range(seats)):
        yield from narrator.lines(narrator.news(game, log, local, viewer), names, local)


def _entry(game: Any, step: Any) -> LogEntry:
    events = adapter(tuple[game.Event, ...]).dump_json(step.events).decode()
    return LogEntry(seat=step.seat, move=step.move, events=events, by="web:x", at=0)


def _board(match: Any, names: tuple[str, ...], local: Words) -> Iterator[str]:
    for viewer in (None, *range(len(names))):
        view = match.game.view(match.state, viewer)
        described = PICTURES[match.game.slug].describe(view, Table(names, local.language, "", "", None, ()))
        yield from (described.progress, described.short, described.alt, *described.text)
        if view.ask:
            yield from _labels(match.game.slug, viewer, view.ask, local)


def _labels(slug: str, seat: Seat, ask: Any, local: Words) -> Iterator[str]:
    """Of buttons and choices, each as the whole of a sentence's value."""
    for row in menu(slug, "g", seat, 1, ask, local):
        for one in row.choices if isinstance(row, Select) else row:
            yield local.say("log-turn", n=1, news=one.label)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_lists_run_as_their_language_does(slug: str, language: Language) -> None:
    runs = {"en": "L", "fa": "R"}[language]
    for text in dict.fromkeys(told(slug, words(language))):
        for own in lists(text):
            assert own.startswith(LRM) or direction(own).replace("AL", "R") == runs, (text, own)


def test_what_a_list_is() -> None:
    isolated = f"{FSI}علی{PDI}، {FSI}{LRM}c2{PDI}"
    assert [*lists(f"a {FSI}{isolated}{PDI} b {FSI}c{PDI}")] == ["، "]
    assert direction("، ") == "L"
    assert direction(f"{RLM}، ") == "R"
