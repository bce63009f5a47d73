"""What time does to a game: computer players decide at once, the slow are reminded, and at the end the rules decide."""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot import playing, posts, times
from bot.front import CantPost, Front, TryLater
from bot.playing import AnyGame, AnyMatch
from bot.posts import Scene
from bot.saved import Meta, Saved
from bot.store import Claim, Store
from engine.chance import Dice
from engine.game import Seat
from engine.players import PLAYERS
from render.words import words

LOG = logging.getLogger(__name__)

TRIES: Final = 5
MOST_DECISIONS: Final = 200
"""Decisions of computer players in one write; a game among computers only goes on in the next."""


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
            if saved is None or saved.meta.status != "running":
                break
            match = playing.take_up(self.games[saved.meta.slug], saved)
            now = self.store.now()
            if owing := playing.owing_computers(saved.meta, match):
                after, by = await asyncio.to_thread(computers_play, match, saved.meta, owing), "computer"
            elif late := [seat for seat, at in playing.owed_deadlines(saved.meta, match).items() if at <= now]:
                after, by = defaults(match, late), "clock"
            else:
                await self.store.settle(claim, again=saved.meta.deadline or None)
                return
            write = playing.played(saved, match, after, by, now)
            if await self.store.write(claim.game, saved.version, write) == "ok":
                still = playing.owing_computers(write.meta, after)
                await self.store.settle(claim, again=now if still else write.meta.deadline or None)
                return
        else:
            # Others were first every time; their writes may have left the clock to whoever has it.
            await self.store.settle(claim, again=self.store.now() + 1)
            return
        await self.store.settle(claim)

    async def remind(self, claim: Claim) -> None:
        """Half of somebody's time is over: call those who still owe a decision, and end the claim."""
        saved = await self.store.load(claim.game)
        if saved is None or saved.meta.status != "running":
            await self.store.settle(claim)
            return
        now, match = self.store.now(), playing.take_up(self.games[saved.meta.slug], saved)
        again = playing.next_reminder(saved.meta, match, now)
        half = saved.meta.turn_limit / 2
        slow = [seat for seat, at in playing.owed_deadlines(saved.meta, match).items() if at - half <= now < at]
        try:
            await self._call(saved, match, [seat for seat in slow if saved.meta.seats[seat].person])
        except TryLater as later:
            again = now + later.seconds
        except CantPost:
            LOG.warning("the room of the game %s takes no reminder", saved.id, exc_info=True)
        await self.store.settle(claim, again=again)

    async def _call(self, saved: Saved, match: AnyMatch, seats: list[Seat]) -> None:
        if not seats:
            return
        scene = Scene(match.game, saved, match, words(saved.meta.language), self.store.now())
        until = min(saved.meta.deadlines[seat] for seat in seats)
        post = posts.reminder(scene, seats, times.span(until - scene.now, scene.words))
        front = self.fronts[saved.meta.room.partition(":")[0]]
        await front.post(saved.meta.room, post, f"{saved.id}-h-{until:.0f}")


def computers_play(match: AnyMatch, meta: Meta, owing: tuple[Seat, ...]) -> AnyMatch:
    """The computer players decide until none of them owes anything, or for as long as one write may take."""
    for _ in range(MOST_DECISIONS):
        owing = playing.owing_computers(meta, match)
        if not owing:
            break
        seat = owing[0]
        dice = Dice(secrets.token_hex(16))
        move = PLAYERS[meta.seats[seat].computer](match.game, match.game.view(match.state, seat), dice)
        match = match.play(seat, str(move))
    return match


def defaults(match: AnyMatch, late: list[Seat]) -> AnyMatch:
    """What the rules play for each seat whose time is over, until the turn changes or it owes nothing."""
    game, turn = match.game, match.game.turn(match.state)
    for seat in late:
        while seat in game.to_move(match.state) and game.turn(match.state) == turn:
            match = match.default(seat)
    return match
