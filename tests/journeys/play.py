"""How people play: a table is opened, everybody decides in turn, by buttons or by typing, until the game is over."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Protocol, TypeAlias

from render.words import Words, words
from tests.journeys.person import Person, sees, until

Keep: TypeAlias = Callable[[str, bytes | None], None]
"""Keeps a picture under a name, to be looked at."""

CONTROLS: Final = ("undo", "back", "board", "text", "play", "mine", "rules", "full", "show", "newgame", "nudge")
"""Buttons of a private answer that decide nothing."""
MOST_ROUNDS: Final = 60


def of(person: Person) -> Words:
    """The words a person reads."""
    return words(person.language)


def button(person: Person, name: str) -> str:
    """What a button says to a person."""
    return of(person).plain(f"button-{name}")


def decisions(person: Person) -> tuple[str, ...]:
    """What the person's private answer lets them decide."""
    other, undo = {button(person, name) for name in CONTROLS}, f"{button(person, 'undo')} "
    return tuple(label for label in person.options() if label not in other and not label.startswith(undo))


async def open_table(people: Sequence[Person], game: str = "landverse", computers: int = 0) -> None:
    """The first opens it, the others join, computer players too, and it begins."""
    first, *others = people
    await first.say(f"/newgame {game}")
    await _offered(people, "join")
    for person in others:
        await person.press(button(person, "join"))
        await sees(first, person.name)
    for _ in range(computers):
        await first.press(button(first, "computer"))
    await _offered([first], "begin")
    await first.press(button(first, "begin"))
    await _offered(people, "play")


async def _offered(people: Sequence[Person], name: str) -> None:
    for person in people:
        await until(partial(offers, person, name), person, f"[{name}]")


def offers(person: Person, name: str) -> bool:
    """Whether the newest public post has this button."""
    return button(person, name) in person.public_options()


class Player:
    """Somebody who plays at random, now by buttons, now by typing.

    typing: how often a decision is typed, 0 to 1. keep: what is done with every picture of one's own board.
    """

    def __init__(self, person: Person, seed: int, typing: float = 0.5, keep: Keep | None = None) -> None:
        self.person, self.typing, self.keep = person, typing, keep
        self.random = random.Random(seed)
        self.decided: list[str] = []

    async def play(self, at_most: int = 1000) -> None:
        """Open one's own panel and decide, as long as there is anything to decide."""
        await self.person.press(button(self.person, "play"))
        while (options := decisions(self.person)) and at_most > 0:
            choice = self.random.choice(options)
            if self.random.random() < self.typing:
                await self.person.say(f"/move {choice}")
            else:
                await self.person.press(choice)
            self.decided.append(choice)
            if self.keep:
                self.keep(f"{self.person.name}-{len(self.decided):02}", await self.person.picture())
            at_most -= 1


class Completing(Person, Protocol):
    """A person whose app completes what they type."""

    async def complete(self, line: str) -> tuple[str, ...]:
        """What the line may become."""


class Typist(Player):
    """Somebody who types whole moves as their app completes them: quick, for the long part of a game."""

    def __init__(self, person: Completing, seed: int) -> None:
        super().__init__(person, seed)
        self.app = person

    async def play(self, at_most: int = 1000) -> None:
        while (lines := await self.app.complete("/move ")) and at_most > 0:
            line = self.random.choice(lines)
            await self.app.say(f"/move {line.removeprefix('/move ')}")
            self.decided.append(line)
            at_most -= 1


def is_over(person: Person) -> bool:
    """Whether the newest public post tells the result."""
    return bool(person.public()) and not offers(person, "play")


async def play_out(players: Sequence[Player], rounds: int = 0) -> None:
    """Everybody plays in turn until the game is over, or for some rounds."""
    for _ in range(rounds or MOST_ROUNDS):
        before = [player.person.public() for player in players]
        decided = sum(len(player.decided) for player in players)
        for player in players:
            await player.person.refresh()
            if is_over(player.person):
                return
            with suppress(LookupError):  # the end may come while the hand is on its way
                await player.play()
        if decided == sum(len(player.decided) for player in players):
            await _until_news(players, before)
    assert rounds, "the game doesn't end"


async def _until_news(players: Sequence[Player], before: Sequence[Sequence[str]]) -> None:
    """Nobody owes a decision: the next post is on its way."""
    for player, seen in zip(players, before, strict=True):
        await until(partial(_has_changed, player.person, seen), player.person, "the next post")


def _has_changed(person: Person, seen: Sequence[str]) -> bool:
    return person.public() != seen
