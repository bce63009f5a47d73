"""One whole game: a table is opened, played by its guests to its end, and looked at all the way."""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot import narrator, playing
from bot.playing import AnyMatch
from bot.posts import MOST_NEWS
from bot.saved import Saved, Told
from engine.registry import GAMES
from render.words import LANGUAGES, words
from tests.journeys.inside import House
from tests.journeys.person import Person, read_aloud, until
from tests.journeys.play import Keep
from tests.journeys.secrecy import SECRETS, Proof
from tests.rigs.replaying import replays
from tests.whole.guest import Guest
from tests.whole.tables import Table

NAMES: Final = ("Sara", "Ali", "Neda", "Omid")
WATCHER: Final = "Mina"
A_MOMENT: Final = 0.05
"""Seconds between two looks at the room."""
BETWEEN_TURNS: Final = 600.0
"""Seconds that go by from turn to turn, by the bot's clock."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a game was like. turns, decisions: of people; taps: in `tapped` turns, those played by pressing alone.

    longest: characters of the longest text of all, public or private.
    """

    turns: int
    decisions: int
    taps: int
    tapped: int
    posts: int
    seconds: float
    longest: int


@dataclass
class Evening:
    """A game that is played. told: how the room's post stood last. decided: the decisions of people, by seat."""

    house: House
    table: Table
    logged: Sequence[logging.LogRecord]
    guests: list[Guest] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    told: Told | None = None
    seen: int = 0
    proof: Proof | None = None

    async def play(self, keep: Keep) -> Played:
        """Play it from the first command to the last post. Raises AssertionError or LookupError."""
        start = time.monotonic()
        await self._sit_down()
        saved = await self._settled()
        while saved.meta.status == "running":
            await self._turn(saved)
            saved = await self._settled()
        await self._leave(saved, keep)
        longest = max(len(text) for text in self.people[0].public())
        return Played(
            turns=sum(guest.turns for guest in self.guests),
            decisions=sum(len(guest.played) for guest in self.guests),
            taps=sum(guest.taps for guest in self.guests),
            tapped=sum(guest.tapped for guest in self.guests),
            posts=saved.told.count if saved.told else 0,
            seconds=time.monotonic() - start,
            longest=max(longest, *(guest.longest for guest in self.guests)),
        )

    # The beginning

    async def _sit_down(self) -> None:
        """Who opens the table speaks the room's language, the others the one and the other in turn; one watches."""
        table = self.table
        languages = (table.language, next(one for one in LANGUAGES if one != table.language))
        for number, name in enumerate((*NAMES[: table.people], WATCHER)):
            language = languages[number % 2]
            self.people.append(await self.house.people.person(name, table.name, language))
        first, *others = self.people[: table.people]
        await first.say(f"/newgame {table.game} {table.options}".strip())
        for person in others:
            await self._pressed(person, "join")
        for _ in range(table.computers):
            await self._pressed(first, "computer")
        if table.beginner:
            await (others or [first])[-1].say("/options seat.scoring=beginner")
        await self._offered(first, "begin")
        self.seen = len(first.public())
        await self._pressed(first, "begin")
        self.guests = [
            Guest(person, seat, table.game, table.language, seed=len(table.name))
            for seat, person in enumerate((first, *others))
        ]
        saved = await self.house.game()
        if GAMES[table.game].secret(GAMES[table.game].Options.model_validate(saved.meta.options)):
            self.proof = Proof(self.house, SECRETS[table.game], self.logged)

    async def _pressed(self, person: Person, name: str) -> None:
        """Press a button that everybody sees, once it is there."""
        await person.press(await self._offered(person, name))

    async def _offered(self, person: Person, name: str) -> str:
        """Wait for a button that everybody sees; what it says."""
        label = words(self.table.language).plain(f"button-{name}")
        await until(lambda: label in person.public_options(), person, f"[{label}]")
        return label

    # The game

    async def _turn(self, saved: Saved) -> None:
        match = playing.take_up(GAMES[self.table.game], saved)
        owing = match.game.to_move(match.state)
        self.house.now.at += BETWEEN_TURNS
        await next(guest for guest in self.guests if guest.seat in owing).turn(match, self._latest)

    async def _latest(self) -> AnyMatch:
        """How the game stands, once nothing hidden was found in what was told. At the end all is shown."""
        saved = await self.house.game()
        if self.proof and saved.meta.status == "running":
            await self.proof.look()
        return playing.take_up(GAMES[self.table.game], saved)

    async def _settled(self) -> Saved:
        """The game once its room shows how it stands: everything is told there, and once."""
        wanted = {"running": "table", "over": "end"}
        saved = await self.house.game()

        def is_told() -> bool:
            told = saved.told
            return told is not None and told.kind == wanted.get(saved.meta.status) and told.turn == saved.meta.turn

        deadline = time.monotonic() + 60
        while not is_told():
            assert time.monotonic() < deadline, f"the room isn't told of the turn {saved.meta.turn}"
            await asyncio.sleep(A_MOMENT)
            saved = await self.house.game()
        assert saved.told
        if self.told is None or saved.told.count > self.told.count:
            await self._told(saved, saved.told)
        return saved

    async def _told(self, saved: Saved, told: Told) -> None:
        """The newest post: it goes on where the former ended, all see the same, and what happened stands in it."""
        before = self.told.log if self.told else "0"
        assert told.since == before, f"told twice, or not at all: {told.since} follows {before}"
        assert self.told is None or told.count == self.told.count + 1
        for person in self.people:
            await until(partial(_has_more, person, self.seen), person, "the next post")
        posts = self.people[0].public()
        assert all(person.public()[-1] == posts[-1] for person in self.people)
        text = "\n".join(posts[self.seen :])
        for line in await self._news(saved, told):
            assert line in text, f"not told: {line} in {text}"
        self.told, self.seen = told, len(posts)

    async def _news(self, saved: Saved, told: Told) -> list[str]:
        """The lines that a post has to have, as they are read."""
        store, say = self.house.store, words(self.table.language)
        log = [(key, entry) for key, entry in await store.log(saved.id, told.since) if _at(key) <= _at(told.log)]
        names = tuple(
            one.name or say.plain("computer-player", letter="ABCD"[seat]) for seat, one in enumerate(saved.meta.seats)
        )
        lines = narrator.lines(narrator.news(GAMES[saved.meta.slug], log, say, None), names, say)
        return [read_aloud(line, {}) for line in lines[:MOST_NEWS]]

    # The end

    async def _leave(self, saved: Saved, keep: Keep) -> None:
        """The end is told, the log holds what was played and leads to it, and every picture is kept."""
        *_, watcher = self.people
        assert saved.meta.seed in watcher.public()[-1], "only the end opens the shuffles"
        for person in self.people:
            assert person.public() == watcher.public()
        log = await self.house.store.log(saved.id)
        assert replays(saved, log)
        for guest in self.guests:
            assert [entry.move for _, entry in log[1:] if entry.seat == guest.seat] == guest.played
        album = await watcher.album()
        for number, png in enumerate(album):
            keep(f"{number:03}", png)
        assert saved.told
        assert len(album) == saved.told.count - 1, "every post but the lobby has a picture"
        assert self.proof is None or self.proof.looked_for


def _has_more(person: Person, posts: int) -> bool:
    return len(person.public()) > posts


def _at(key: str) -> tuple[int, ...]:
    """A line of a log by its place."""
    return tuple(map(int, key.split("-")))
