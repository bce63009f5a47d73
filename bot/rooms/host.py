"""What every use case stands on: the store, the games there are, the defaults; loading a game and changing it."""

import inspect
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, TypeAlias

from bot import logs, playing
from bot.budget import Budget
from bot.front import Caller, CantPost, Front, RoomGone, TryLater
from bot.playing import AnyGame
from bot.post import PersonKey, RoomKey
from bot.rooms.desk import Answer, Desk, short
from bot.saved import OPEN, Room, Saved, Unreadable
from bot.store import Store, Write
from engine.notation import fold
from render.table import Language
from render.words import LANGUAGES, RLM, Words, clean, words

LOG: Final = logging.getLogger(__name__)

TABLES: Final = 10
"""How many tables are opened in a room in `TABLES_IN` seconds: each makes at least two posts."""
TABLES_IN: Final = 600.0
TRIES: Final = 5
"""How often a write is made anew because somebody else wrote first."""

LONGEST_ROOM: Final = 60
"""Characters of a room's name that are shown."""
NAME_LASTS: Final = 60 * 60
"""Seconds until a room's name is asked for again."""

Change: TypeAlias = Callable[[Desk], Write | Awaitable[Write]]
"""Makes the write of a game from the game as loaded. Raises Answer, Stale or Refusal where it can't be."""


@dataclass(frozen=True, slots=True)
class Host:
    """The games of one store.

    games: what can be played, by slug. language, time_zone: where nobody chose one. fronts: the platforms, by name.
    tables: how many are opened in each room. names: of rooms, each with the time until which it is believed.
    """

    store: Store
    games: Mapping[str, AnyGame]
    language: Language = "en"
    time_zone: str = "UTC"
    fronts: Mapping[str, Front] = field(default_factory=dict)
    tables: Budget = field(default_factory=lambda: Budget(TABLES, TABLES_IN))
    names: dict[RoomKey, tuple[str, float]] = field(default_factory=dict)

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
        except RoomGone:
            await self.lost(room)
            return ""
        except (TryLater, CantPost) as away:
            LOG.info("no address in %s: %r", room, away)
            return ""

    async def name(self, room: RoomKey) -> str:
        """What people call a room, kept for a while; "" where nobody tells now."""
        known, until = self.names.get(room, ("", 0.0))
        front, now = self.front(room), self.store.now()
        if front is None or now < until:
            return known
        try:
            known = clean(await front.name(room), LONGEST_ROOM)
        except TryLater as later:
            LOG.info("the name of %s can't be asked for: %r", room, later)
        self.names[room] = known, now + NAME_LASTS
        return known

    async def lost(self, room: RoomKey) -> None:
        """A room may have been deleted: its game is posted anew, and finds out by that (bot/delivery.py)."""
        held = await self.held(await self.store.room(room))
        if held and held.meta.status in OPEN:
            await self.store.post_anew(held)
            await self.store.make_due(held.id)

    def named(self, name: str) -> AnyGame | None:
        """The game of this slug, or that is shown by this name in any language; None where there is none."""
        return next((game for slug, game in self.games.items() if fold(name) in _names(slug)), None)

    def game(self, name: str, say: Words) -> AnyGame:
        """As `named`. Raises Answer where there is none."""
        if game := self.named(name):
            return game
        titles = {slug: say.plain(f"game-{slug}") for slug in self.games}
        games = [say.say("games-named", game=title, slug=slug).removeprefix(RLM) for slug, title in titles.items()]
        if name:
            raise Answer("error-unknown-game", text=short(name), games=say.list(games))
        raise Answer("games-offer", games=say.list(games))

    async def desk(self, caller: Caller, game: str) -> Desk:
        """The caller at a game. Raises Answer where there is none by this id."""
        saved, person = await self.store.load_for(game, caller.person)
        if saved is None:
            raise Answer("answer-gone")
        logs.add(game=game, version=saved.version)
        say = words(person.language or caller.language or saved.meta.language)
        place = await self.name(saved.meta.room) if saved.meta.room != caller.room else ""
        return replace(self.at(caller, saved, say), zone=person.time_zone, place=place)

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


@cache
def _names(slug: str) -> frozenset[str]:
    """What a game may be called, folded: "Minecraft" will do for "Minecraft: Builders & Biomes"."""
    shown = (words(language).plain(f"game-{slug}") for language in LANGUAGES)
    return frozenset(fold(form) for name in (slug, *shown) for form in (name, name.partition(":")[0]))
