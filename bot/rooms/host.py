"""What every use case stands on: the store, the games there are, the defaults; loading a game and changing it."""

import inspect
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from bot import logs, playing
from bot.front import Caller, CantPost, Front, TryLater
from bot.playing import AnyGame
from bot.post import PersonKey, RoomKey
from bot.rooms.desk import Answer, Desk, short
from bot.saved import Room, Saved, Unreadable
from bot.store import Store, Write
from render.table import Language
from render.words import Words, words

LOG: Final = logging.getLogger(__name__)

TRIES: Final = 5
"""How often a write is made anew because somebody else wrote first."""

Change: TypeAlias = Callable[[Desk], Write | Awaitable[Write]]
"""Makes the write of a game from the game as loaded. Raises Answer, Stale or Refusal where it can't be."""


@dataclass(frozen=True, slots=True)
class Host:
    """The games of one store.

    games: what can be played, by slug. language, time_zone: where nobody chose one. fronts: the platforms, by name.
    """

    store: Store
    games: Mapping[str, AnyGame]
    language: Language = "en"
    time_zone: str = "UTC"
    fronts: Mapping[str, Front] = field(default_factory=dict)

    async def room(self, caller: Caller) -> tuple[Room, Words]:
        """The caller's room, and the words to answer with."""
        room, person = await self.store.room_for(caller.room, caller.person)
        return room, words(person.language or caller.language or room.language or self.language)

    async def zone(self, caller: Caller) -> tuple[str, Words]:
        """The time zone that the caller reads times in, and the words to answer with."""
        room, say = await self.room(caller)
        person = (await self.store.people([caller.person]))[caller.person]
        return person.time_zone or room.time_zone or self.time_zone, say

    async def held(self, room: Room) -> Saved | None:
        """The game that has a room, over or not; one that has gone into a thread of its own has it no more."""
        saved = await self.store.load(room.game) if room.game else None
        return saved if saved and saved.meta.room == room.key else None

    async def readable(self, games: Iterable[str]) -> dict[str, Saved | None]:
        """As Store.load_many, without those that this version of the bot can't go on with: they hold up no others."""
        found = await self.store.load_many(games)
        return {game: saved for game, saved in found.items() if saved is None or self._can_read(saved)}

    def _can_read(self, saved: Saved) -> bool:
        try:
            game = playing.game_of(self.games, saved)
            if saved.meta.seed:
                playing.take_up(game, saved)
        except Unreadable as unread:
            LOG.error("%s", unread)  # noqa: TRY400  the text says all
            return False
        return True

    async def here(self, caller: Caller) -> str:
        """The id of the game that has the caller's room, or that where its tables stand. Raises Answer for none."""
        room, _ = await self.room(caller)
        if room.home_elsewhere and not room.game:
            room = await self.store.room(room.home_elsewhere)
        if not room.game:
            raise Answer("error-no-game")
        return room.game

    def front(self, key: RoomKey | PersonKey) -> Front | None:
        """The platform that a room or a person is on, if it is played on here."""
        return self.fronts.get(key.partition(":")[0])

    async def link(self, room: RoomKey, message: str = "") -> str:
        """The address of a message, or of a room; "" where there is none, or the platform can't be asked now."""
        front = self.front(room)
        try:
            return await front.link(room, message) if front else ""
        except (TryLater, CantPost) as away:
            LOG.info("no address in %s: %r", room, away)
            return ""

    def game(self, slug: str, say: Words) -> AnyGame:
        """The game of this slug. Raises Answer where there is none."""
        game, games = self.games.get(slug.lower()), say.list([f"`{one}`" for one in self.games])
        if not slug:
            raise Answer("games-offer", games=games)
        if game is None:
            raise Answer("error-unknown-game", text=short(slug), games=games)
        return game

    async def desk(self, caller: Caller, game: str) -> Desk:
        """The caller at a game. Raises Answer where there is none by this id."""
        saved, person = await self.store.load_for(game, caller.person)
        if saved is None:
            raise Answer("answer-gone")
        logs.add(game=game, version=saved.version)
        say = words(person.language or caller.language or saved.meta.language)
        return replace(self.at(caller, saved, say), zone=person.time_zone)

    def at(self, caller: Caller, saved: Saved, say: Words) -> Desk:
        """The caller at a loaded game."""
        return Desk(caller, saved, say, playing.game_of(self.games, saved), self.store.now())

    async def change(self, caller: Caller, game: str, change: Change) -> Desk:
        """Load, let `change` make a write, write it; anew where somebody else wrote first. The desk as it is then."""
        for _ in range(TRIES):
            desk = await self.desk(caller, game)
            made = change(desk)
            written = await made if inspect.isawaitable(made) else made
            outcome = await self.store.write(game, desk.saved.version, written, caller.press)
            if outcome == "duplicate":
                return await self.desk(caller, game)
            if outcome == "ok":
                return replace(desk, saved=written.after(desk.saved), written=written.entries)
        raise Answer("error-busy")
