"""Posts what has not been posted yet.

A game has one living post in its room: the lobby, then the table of the latest turn, then the end. A new one is sent
only when the stage or the turn has changed, or a pause begins or ends; what happened since the last one is told in it,
and that one loses its buttons. A crash loses nothing, and many fast turns become one post where the platform is slow.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from bot import archive, ballots, logs, metrics, notices, playing, posts, presence, threads, votes
from bot.front import CantPost, Front, MessageGone, RoomGone, TryLater
from bot.playing import AnyGame, LogLines
from bot.post import Post
from bot.saved import OPEN, Saved, Told
from bot.scene import Scene
from bot.store import LONGEST_WAIT, Claim, Store, StoreAway
from render.words import words

LOG = logging.getLogger(__name__)

DRAWING: Final = 2
"""Rooms whose posts are made at once: a person's own board, which somebody waits for, stands behind no more of them."""
PICTURE_AGAIN: Final = 60.0
"""Seconds until a picture that couldn't be drawn is tried again."""
UNSURE_AGAIN: Final = 30.0
"""Seconds until a post that may have arrived or not is sent once more, if nothing has happened until then."""
NOTE_AGAIN: Final = (0.5, 1.0, 2.0, 4.0)
"""Seconds between tries to note that a post was sent, while Redis is away."""
REDRAWS: Final = 3
"""How often a post is made anew at most because the game went on meanwhile; the next one follows at once anyway."""


class _MovedOn(Exception):
    """What was drawn is out of date."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """Delivers the games of `store` through the platforms' fronts, by their names."""

    store: Store
    games: Mapping[str, AnyGame]
    fronts: Mapping[str, Front]
    drawing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(DRAWING))

    async def deliver(self, claim: Claim) -> None:
        """Bring a due game's room up to date and end the claim. May raise StoreAway."""
        for redraws in reversed(range(REDRAWS)):
            saved = await self.store.load(claim.game)
            if saved is None:
                await self.store.settle(claim)
                return
            logs.add(room=saved.meta.room, version=saved.version)
            with suppress(_MovedOn):
                await self._deliver(claim, saved, redraws)
                return

    async def _deliver(self, claim: Claim, saved: Saved, redraws: int) -> None:
        """As `deliver`, of a game as loaded. Raises _MovedOn, unless there is no time for `redraws`."""
        front = self.fronts[saved.meta.room.partition(":")[0]]
        try:
            await self._bring_wherever(claim, front, saved, redraws)
        except TryLater as later:
            await self.store.settle(claim, again=self.store.now() + min(later.seconds, LONGEST_WAIT))
            return
        except CantPost:
            LOG.warning("the room of the game %s takes no posts", saved.id, exc_info=True)
            await self.store.settle(claim, version=saved.version)
        if _is_nobodys(saved):
            await archive.delete(self.store, saved)

    async def _bring_wherever(self, claim: Claim, front: Front, saved: Saved, redraws: int) -> None:
        try:
            await self._bring(claim, front, saved, redraws)
        except RoomGone as gone:
            LOG.warning("the room of the game %s was deleted", saved.id)
            await threads.lost(self.store, front, self._scene(saved), gone)
            await self.store.settle(claim, version=saved.version)

    async def _bring(self, claim: Claim, front: Front, saved: Saved, redraws: int) -> None:
        if threads.is_wanted(saved.meta):
            moved = await threads.opened(self.store, front, self._scene(saved))
            if moved is None:
                await self.store.settle(claim, version=saved.version)
                return
            saved = moved
        told, scene = threads.told(saved), self._scene(saved)
        if saved.meta.status not in OPEN:
            await archive.note(self.store, saved, scene.match.result() if scene.match else None)
        if told.message and _is_living(saved, told):
            now_told = await self._keep(claim, front, scene, told)
        elif scene.match and saved.meta.status == "running" and playing.owing_computers(saved.meta, scene.match):
            # Its decision is due at once, and its write makes the game due again: the two become one post.
            now_told = told
        else:
            now_told = None
        if now_told is None:
            now_told = await self._renew(claim, front, scene, told, redraws)
        if now_told:
            now_told = await self._tell_gone(claim, front, scene, now_told)
            now_told = await self._ask(claim, front, scene, now_told)
            now_told = await threads.announce(front, scene, now_told)
        if now_told and now_told.former:
            await front.disarm(saved.meta.room, now_told.former)
            now_told = now_told.model_copy(update={"former": ""})
        if now_told:
            again = self.store.now() + wait if (wait := _wait(told, now_told)) else None
            await self.store.settle(claim, version=saved.version, again=again, told=now_told, or_written=True)

    async def _renew(self, claim: Claim, front: Front, scene: Scene, told: Told, redraws: int) -> Told | None:
        """Send a new post and note it; None where another worker has the game by now.

        Raises _MovedOn where what is drawn isn't true any more, if there is time for `redraws`.
        """
        saved = scene.saved
        log = await self.store.log(saved.id, told.log)
        async with self.drawing:
            post = await self._post(scene, log, told)
        # The turn is in it: after a crash the next turn's post must not pass for the one that may have been sent.
        nonce = f"{saved.id}-{told.count + 1}-{saved.meta.turn}"
        if not await self._may_send(claim, saved, told, nonce, redraws):
            return None
        update = {
            "kind": _stage(saved),
            "turn": saved.meta.turn,
            "version": saved.version,
            "message": await front.post(saved.meta.room, post, nonce),
            "former": told.message,
            "count": told.count + 1,
            "since": told.log,
            "log": log[-1][0] if log else told.log,
            "away": presence.away_seats(saved.meta, scene.now) if saved.meta.status == "running" else (),
            "paused": saved.meta.paused,
            "handovers": saved.meta.handovers,
            "bare": scene.match is not None and post.picture is None and saved.meta.status != "stopped",
        }
        if log and saved.meta.status != "lobby":
            metrics.POSTED.labels(front.platform).observe(max(0, self.store.now() - log[-1][1].at))
        now_told = told.model_copy(update=update)
        # Noted before anything else is tried, under the same lease: what follows may fail, the post is not sent again.
        if await self._noted(claim, now_told):
            return now_told
        await self._disown(front, saved, now_told)
        return None

    async def _may_send(self, claim: Claim, drawn: Saved, told: Told, nonce: str, redraws: int) -> bool:
        """Whether a post that was drawn is ours to send; the nonce is noted then. Raises _MovedOn."""
        while (outcome := await self.store.sending(claim, drawn, told.count, nonce)) == "moved":
            latest = await self.store.load(drawn.id)
            if latest is None:
                return False
            is_followed = (latest.told or threads.NOBODY).count != told.count
            if is_followed or (redraws and _of_note(latest) != _of_note(drawn)):
                raise _MovedOn
            drawn = latest
        return outcome == "ok"

    async def _noted(self, claim: Claim, told: Told) -> bool:
        """Note what was sent, with patience: what isn't noted is sent again. False: the lease was lost meanwhile."""
        for pause in NOTE_AGAIN:
            with suppress(StoreAway):
                return await self.store.note(claim, told)
            await asyncio.sleep(pause)
        return await self.store.note(claim, told)

    async def _disown(self, front: Front, saved: Saved, told: Told) -> None:
        """The lease ended while a post was sent: where another worker has sent it too, this one loses its buttons."""
        latest = await self.store.load(saved.id)
        if told.message and latest and latest.told and latest.told.message != told.message:
            LOG.warning("a post of the game %s was sent by two workers", saved.id)
            await front.disarm(saved.meta.room, told.message)

    async def _keep(self, claim: Claim, front: Front, scene: Scene, told: Told) -> Told | None:
        """Edit a lobby, or a table that isn't true or whole; None where the living post has to be renewed."""
        bare = told.bare
        is_old_lobby = told.kind == "lobby" and told.version != scene.saved.version
        is_untrue = told.kind == "table" and scene.saved.untrue > told.version
        try:
            if is_old_lobby:
                await front.edit(scene.meta.room, told.message, posts.lobby(scene))
            if bare or is_untrue:
                bare = not await self._made_anew(front, scene, told, is_untrue=is_untrue)
        except MessageGone:
            if is_old_lobby or is_untrue:
                return None
            LOG.info("the post of the game %s that lacked its picture is gone", scene.saved.id)
            bare = False
        return told.model_copy(update={"version": scene.saved.version, "bare": bare})

    async def _tell_gone(self, claim: Claim, front: Front, scene: Scene, told: Told) -> Told:
        """Say once of each player that they have left the chat, or can't be written to any more."""
        gone = tuple(seat for seat in scene.meta.people if scene.meta.seats[seat].gone)
        new = [seat for seat in gone if seat not in told.gone]
        away = tuple(seat for seat in presence.away_seats(scene.meta, scene.now) if seat in (*told.away, *new))
        told = told.model_copy(update={"gone": gone, "away": away})
        if new and scene.meta.status == "running":
            nonce = f"{scene.saved.id}-g{scene.saved.version}"
            await front.post(scene.meta.room, notices.gone(scene, new), nonce)
            await self.store.note(claim, told)
        return told

    async def _ask(self, claim: Claim, front: Front, scene: Scene, told: Told) -> Told:
        """Put a new motion to the room, bring the post of an open one up to date, end that of one that is over."""
        meta, motion = scene.meta, scene.meta.motion
        if motion is None or (meta.open_motion and votes.is_settled(meta, motion, scene.now)):
            # One that nobody is left to be asked about is decided at once, and that write makes the game due again.
            return told
        standing = votes.standing(meta, motion, scene.now)
        if told.ballot and told.motion != motion.number:
            await front.disarm(meta.room, told.ballot)
            told = told.model_copy(update={"ballot": ""})
        if meta.open_motion and told.motion != motion.number:
            message = await front.post(meta.room, ballots.ballot(scene), f"{scene.saved.id}-b{motion.number}")
            now = {"motion": motion.number, "agreed": standing, "ballot": message}
            told = told.model_copy(update=now)
            await self.store.note(claim, told)
        elif told.ballot and (meta.open_motion is None or told.agreed != standing):
            with suppress(MessageGone):
                await front.edit(meta.room, told.ballot, ballots.ballot(scene))
            now = {"agreed": standing, "ballot": told.ballot if meta.open_motion else ""}
            told = told.model_copy(update=now)
        return told

    async def _made_anew(self, front: Front, scene: Scene, told: Told, *, is_untrue: bool) -> bool:
        """Put the living post as it would be now in its own place; whether it has its picture. Raises MessageGone.

        is_untrue: it is better told without one than left as it is.
        """
        log = _until(await self.store.log(scene.saved.id, told.since), told.log)
        async with self.drawing:
            post = await self._post(scene, log, told.model_copy(update={"log": told.since}))
        if post.picture is None and not is_untrue:
            return False
        await front.edit(scene.meta.room, told.message, post)
        return post.picture is not None

    async def _post(self, scene: Scene, log: LogLines, told: Told) -> Post:
        match scene.meta.status:
            case "lobby":
                return posts.lobby(scene)
            case "stopped":
                return posts.closed(scene)
            case "over":
                return await posts.end(scene, log, told.log)
            case "running":
                absent = notices.absent(scene, told.away)
                return await posts.table(scene, log, told.log, first=told.log == "0", absent=absent)

    def _scene(self, saved: Saved) -> Scene:
        game = playing.game_of(self.games, saved)
        match = playing.take_up(game, saved) if saved.meta.seed else None
        return Scene(game, saved, match, words(saved.meta.language), self.store.now())


def _is_nobodys(saved: Saved) -> bool:
    """Whether a game is over and all of its people wanted to be forgotten (rooms/forgetting)."""
    strangers = [one for one in saved.meta.seats if not one.computer]
    return saved.meta.status not in OPEN and bool(strangers) and not any(one.person for one in strangers)


def _stage(saved: Saved) -> Literal["lobby", "table", "end"]:
    stages: dict[str, Literal["lobby", "table", "end"]] = {"lobby": "lobby", "running": "table"}
    return stages.get(saved.meta.status, "end")


def _is_living(saved: Saved, told: Told) -> bool:
    """Whether the post that stands in the room is still the one to stand there."""
    if told.kind != "table" or _stage(saved) != "table":
        return _stage(saved) == told.kind
    return (told.turn, told.handovers, told.paused) == (saved.meta.turn, saved.meta.handovers, saved.meta.paused)


def _of_note(saved: Saved) -> Any:
    """What makes a post of a game untrue when it changes."""
    meta = saved.meta
    return meta.room, meta.status, meta.turn, meta.handovers, meta.paused, [one.left for one in meta.seats]


def _wait(before: Told, now: Told) -> float:
    """Seconds until a post has to be seen to again, 0 for never: its picture is missing, or it may not have arrived."""
    if now.bare:
        return PICTURE_AGAIN
    is_again = before.count and not before.message and (before.kind, before.turn) == (now.kind, now.turn)
    return 0 if now.message or is_again else UNSURE_AGAIN


def _until(log: LogLines, last: str) -> LogLines:
    """The lines up to the one of this id."""
    keys = [key for key, _ in log]
    return log[: keys.index(last) + 1] if last in keys else log
