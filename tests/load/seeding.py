"""Games that have begun some time ago, written by the store's own write: nobody can play 2,000 openings in a minute.

What a room looks like then is made up (a post with [Play]); whatever happens later happens through the platforms.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from bot import playing
from bot.playing import AnyGame, AnyMatch
from bot.saved import LogEntry, Meta, Saved, Sitting, Told
from bot.store import Store, log_key, new_id
from engine.match import Match
from engine.players import PLAYERS, match_seed, play_out
from engine.registry import GAMES
from tests.load.rooms import Chat, Room

MATCHES: Final = 8
"""Games of each kind that are played out by random players; every room begins somewhere in one of them."""
SEATS: Final = (2, 2, 2, 3)
PLATFORMS: Final = ("discord",) * 9 + ("telegram",) * 9 + ("web",) * 2
LANGUAGES: Final = ("en", "en", "fa")
COMPUTERS: Final = 0.1
"""Of all rooms, those in which the last seat is a computer player's."""
AT_ONCE: Final = 32
DAY: Final = 24 * 60 * 60


@dataclass(frozen=True)
class Whole:
    """A match as it was at its beginning and after each decision, and the lines of its log."""

    stages: Sequence[AnyMatch]
    lines: Sequence[LogEntry]


def matches(seed: str) -> Mapping[str, Sequence[Whole]]:
    """Whole games, by their slugs."""
    return {slug: [_whole(game, f"{seed}-{slug}-{n}") for n in range(MATCHES)] for slug, game in GAMES.items()}


def _whole(game: AnyGame, seed: str) -> Whole:
    seats = [one for one in SEATS if one in game.seats]
    begun = Match.begin(game, Random(seed).choice(seats), match_seed(seed, 0))
    stages = tuple(play_out(begun, PLAYERS["random"]))
    return Whole(stages, [playing.entry_of(game, step, "somebody", time.time()) for step in stages[-1].steps])


@dataclass(frozen=True)
class Seeding:
    """Writes games into a store and hangs their rooms up in `chats`, by the platforms' names."""

    store: Store
    chats: Mapping[str, Chat]
    matches: Mapping[str, Sequence[Whole]]
    dice: Random

    async def rooms(self, count: int) -> list[Room]:
        """Rooms with games in all stages, in which a person is to move."""
        made = [self._open(number) for number in range(count)]
        await self._side_by_side(self._write(room, whole, now) for room, whole, now in made)
        await self._told({room.game: room for room, *_ in made})
        return [room for room, *_ in made]

    async def finished(self, count: int) -> list[Room]:
        """As many games of each kind that are over; nobody comes into their rooms."""
        made = []
        for number in range(count * len(self.matches)):
            slug = list(self.matches)[number % len(self.matches)]
            whole = self.dice.choice(self.matches[slug])
            made.append((self._room(-1 - number, slug, whole), whole, whole.stages[-1]))
        await self._side_by_side(self._write(room, whole, now) for room, whole, now in made)
        await self._told({room.game: room for room, *_ in made})
        return [room for room, *_ in made]

    def _open(self, number: int) -> tuple[Room, Whole, AnyMatch]:
        slug = list(self.matches)[number % len(self.matches)]
        whole = self.dice.choice(self.matches[slug])
        room = self._room(number, slug, whole)
        room.computers = self.dice.random() < COMPUTERS
        people = range(whole.stages[0].setup.seats - room.computers)
        early = whole.stages[1 : -len(whole.stages) // 10]
        now = self.dice.choice([one for one in early if set(one.game.to_move(one.state)) <= set(people)])
        room.called, room.turn = now.game.to_move(now.state), str(now.game.turn(now.state))
        return room, whole, now

    def _room(self, number: int, slug: str, whole: Whole) -> Room:
        names = tuple(f"{name}{number}" for name in ("Ann", "Ben", "Cem", "Dina")[: whole.stages[0].setup.seats])
        room = self.chats[self.dice.choice(PLATFORMS)].open(number, names)
        room.game, room.slug = new_id(), slug
        return room

    async def _write(self, room: Room, whole: Whole, now: AnyMatch) -> None:
        """The game as begun, and then all that was played in it at once."""
        store, at = self.store, self.store.now()
        seats = [Sitting(person=one.person, name=one.name) for one in room.players]
        seats[-1:] = [Sitting(person="", name="", computer="greedy")] if room.computers else seats[-1:]
        creator = room.players[0].person
        lobby = Meta(
            slug=room.slug, room=room.key, creator=creator, language=self.dice.choice(LANGUAGES), seats=tuple(seats),
            turn_limit=self.dice.choice((0, DAY)), created=at,
        )  # fmt: skip
        new = Saved(id=room.game, version=0, meta=lobby)
        begun = playing.begun(new, whole.stages[0], creator, at)
        assert await store.write(room.game, 0, begun) == "ok"
        before, after = replace(whole.stages[0], steps=()), replace(now, steps=())
        played = playing.played(begun.after(new), before, after, creator, at)
        lines = tuple(whole.lines[len(whole.stages[0].steps) : len(now.steps)])
        assert await store.write(room.game, 1, replace(played, entries=lines)) == "ok"
        await store.take_room(room.key, "", room.game)
        for one in room.players[: len(seats) - room.computers]:
            await store.note_games(one.person, add=[room.game])

    async def _told(self, rooms: Mapping[str, Room]) -> None:
        """Nothing of these is due any more: their posts hang there."""
        async for claim in self._claims():
            room, saved = rooms[claim.game], await self.store.load(claim.game)
            assert saved
            kind: Any = "table" if saved.meta.status == "running" else "end"
            ((last, _),) = await self.store.redis.xrevrange(log_key(room.game), count=1)
            hung = self.chats[room.platform].hang(room)
            told = Told(
                kind=kind, turn=saved.meta.turn, version=saved.version, message=hung, count=1, log=last.decode()
            )
            await self.store.settle(claim, version=saved.version, told=told)

    async def _claims(self) -> AsyncIterator[Any]:
        while claims := await self.store.claim("delivery", DAY):
            for claim in claims:
                yield claim

    async def _side_by_side(self, works: Any) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(work: Any) -> None:
            async with room:
                await work

        await asyncio.gather(*map(one, works))
