"""What time does to a game: computer players decide at once, the slow are reminded, and at the end the rules decide.

A table that nobody begins is closed, and so is a game that nobody came back to.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot import archive, logs, motions, notices, playing, presence, reminders, thinking, votes
from bot.front import CantPost, Front, TryLater
from bot.playing import AnyGame, AnyMatch
from bot.post import PersonKey, RoomKey
from bot.reminders import Call
from bot.rooms import departing
from bot.rooms.host import Host
from bot.saved import OPEN, Person, Saved
from bot.scene import Scene
from bot.store import Claim, Store, Write
from engine.game import Seat
from render.words import words

LOG = logging.getLogger(__name__)

TRIES: Final = 5


@dataclass(frozen=True, slots=True)
class Clock:
    """The deadlines and reminders of the games of `store`."""

    store: Store
    games: Mapping[str, AnyGame]
    fronts: Mapping[str, Front]

    async def ring(self, claim: Claim) -> None:
        """A deadline is reached or a computer player's decision is due: play it, and end the claim."""
        for _ in range(TRIES):
            saved = await self.store.load(claim.game)
            if saved is None or saved.meta.status not in OPEN:
                break
            logs.add(room=saved.meta.room, version=saved.version)
            now = self.store.now()
            write = await self._due(saved, now)
            if write is None:
                await self.store.settle(claim, again=self._rings(saved, now))
                return
            if await self.store.write(claim.game, saved.version, write) == "ok":
                await self.store.note_seats(claim.game, saved.meta, write.meta)
                await self.store.settle(claim, again=self._rings(write.after(saved), now))
                return
        else:
            # Others were first every time; their writes may have left the clock to whoever has it.
            await self.store.settle(claim, again=self.store.now() + 1)
            return
        await self.store.settle(claim)

    async def _due(self, saved: Saved, now: float) -> Write | None:
        """What time does to an open game now; None where nothing is due."""
        meta, match = saved.meta, self._match(saved)
        if match is None:
            return playing.stopped(saved, now, idle=True) if now >= meta.created + presence.LOBBY_ENDS else None
        if meta.open_motion and now >= votes.decided(meta, now):
            log = await self.store.log(saved.id) if meta.open_motion.kind == "takeback" else ()
            return motions.decided(saved, match, log, now)
        if playing.owing_computers(meta, match):
            after = await thinking.decided(match, [one.computer for one in meta.seats])
            return playing.played(saved, match, after, "computer", now)
        if meta.paused:
            return _pause_ends(saved, match, now)
        late = [seat for seat, at in playing.owed_deadlines(meta, match).items() if at <= now]
        return playing.played(saved, match, defaults(match, late), "clock", now) if late else None

    def _rings(self, saved: Saved, now: float) -> float | None:
        return playing.rings(saved.meta, self._match(saved), now) if saved.meta.status in OPEN else None

    async def remind(self, claim: Claim) -> None:
        """Somebody may have to be called who still owes a decision: do so, one call at a time, and end the claim."""
        saved = await self.store.load(claim.game)
        match = self._match(saved) if saved and saved.meta.status == "running" else None
        if saved is None or match is None:
            await self.store.settle(claim)
            return
        logs.add(room=saved.meta.room, version=saved.version)
        now = self.store.now()
        people = await self.store.people(one.person for one in saved.meta.seats if one.person)
        calls, again = reminders.plan(saved.meta, match, people, now)
        for call in calls[:1]:
            try:
                await self._call(Scene(match.game, saved, match, words(saved.meta.language), now), call, people)
            except TryLater as later:
                again = now + later.seconds
            except CantPost:
                LOG.warning("the room of the game %s takes no reminder", saved.id, exc_info=True)
                again = await self._note(saved, call, now)
            else:
                again = await self._note(saved, call, now)
        await self.store.settle(claim, again=again)

    async def _call(self, scene: Scene, call: Call, people: Mapping[PersonKey, Person]) -> None:
        """Remind people in private, or in the room where they chose that or can't be reached otherwise."""
        room, nonce = scene.meta.room, f"{scene.saved.id}-r{call.seats[0]}-{call.since:.0f}"
        if call.private:
            unreached = [seat for seat in call.seats if not await self._whisper(scene, call, people, seat, nonce)]
            call = replace(call, seats=tuple(unreached), private=False)
        here = [seat for seat in call.seats if await self._is_here(room, scene.meta.seats[seat].person)]
        if here:
            await self._front(room).post(room, notices.reminder(scene, replace(call, seats=tuple(here))), nonce)

    async def _is_here(self, room: RoomKey, person: PersonKey) -> bool:
        """Whether a person who is about to be called is still in the room; else their games there are told."""
        if await self._front(room).has(room, person):
            return True
        await departing.left(Host(self.store, self.games), person, archive.chat_of(room))
        return False

    async def _whisper(
        self, scene: Scene, call: Call, people: Mapping[PersonKey, Person], seat: Seat, nonce: str
    ) -> bool:
        """Whether a person could be reminded in private."""
        person = people[scene.meta.seats[seat].person]
        place = await Host(self.store, self.games, fronts=self.fronts).name(scene.meta.room)
        language = words(person.language or scene.meta.language)
        own = replace(scene, words=language, zone=person.time_zone, place=place)
        post = notices.reminder(own, replace(call, seats=(seat,)))
        try:
            await self._front(person.key).private(person.key, post, nonce)
        except CantPost:
            LOG.info("somebody can't be reminded in private", exc_info=True)
            return False
        return True

    async def _note(self, saved: Saved, call: Call, now: float) -> float | None:
        """Note who was called, whatever has been written meanwhile; when to look again."""
        latest: Saved | None = saved
        while latest and latest.meta.status == "running":
            meta = latest.meta
            for seat in call.seats:
                meta = presence.seated(meta, seat, reminded=now)
            if await self.store.write(latest.id, latest.version, Write(meta, latest.state, latest.asks)) == "ok":
                return now
            latest = await self.store.load(saved.id)
        return None

    def _match(self, saved: Saved) -> AnyMatch | None:
        return playing.take_up(playing.game_of(self.games, saved), saved) if saved.meta.seed else None

    def _front(self, key: RoomKey | PersonKey) -> Front:
        return self.fronts[key.partition(":")[0]]


def _pause_ends(saved: Saved, match: AnyMatch, now: float) -> Write | None:
    """Somebody is back as they said, or nobody said so and nobody came for too long."""
    meta = presence.returned(saved.meta, now)
    if not meta.paused:
        return playing.present(saved, match, meta, now)
    return playing.stopped(saved, now, idle=True) if now >= presence.pause_changes(meta) else None


def defaults(match: AnyMatch, late: list[Seat]) -> AnyMatch:
    """What the rules play for each seat whose time is over, until the turn changes or it owes nothing."""
    game, turn = match.game, match.game.turn(match.state)
    for seat in late:
        while seat in game.to_move(match.state) and game.turn(match.state) == turn:
            match = match.default(seat)
    return match
