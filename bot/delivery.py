"""Posts what has not been posted yet (design.md, How a move travels, 3).

A game has one living post in its room: the lobby, then the table of the latest turn, then the end. A new one is sent
only when the stage or the turn has changed; what happened since the last one is told in it, and that one loses its
buttons. A crash loses nothing, and many fast turns become one post where the platform is slow.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from bot import playing, posts
from bot.front import CantPost, Front, MessageGone, TryLater
from bot.playing import AnyGame, LogLines
from bot.post import Post
from bot.posts import Scene
from bot.saved import Saved, Told
from bot.store import Claim, Store
from render.words import words

LOG = logging.getLogger(__name__)

PICTURE_AGAIN: Final = 60.0
"""Seconds until a picture that couldn't be drawn is tried again."""

NOBODY: Final = Told(kind="lobby")
"""What stands in the room before the first post."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """Delivers the games of `store` through the platforms' fronts, by their names."""

    store: Store
    games: Mapping[str, AnyGame]
    fronts: Mapping[str, Front]

    async def deliver(self, claim: Claim) -> None:
        """Bring a due game's room up to date and end the claim. May raise StoreAway."""
        saved = await self.store.load(claim.game)
        if saved is None:
            await self.store.settle(claim)
            return
        front = self.fronts[saved.meta.room.partition(":")[0]]
        try:
            await self._bring(claim, front, saved)
        except TryLater as later:
            await self.store.settle(claim, again=self.store.now() + later.seconds)
        except CantPost:
            LOG.warning("the room of the game %s takes no posts", saved.id, exc_info=True)
            await self.store.settle(claim, version=saved.version)

    async def _bring(self, claim: Claim, front: Front, saved: Saved) -> None:
        told, scene = saved.told or NOBODY, self._scene(saved)
        if told.message and _stage(saved) == told.kind and (told.kind != "table" or told.turn == saved.meta.turn):
            now_told = await self._keep(front, scene, told)
        elif scene.match and saved.meta.status == "running" and playing.owing_computers(saved.meta, scene.match):
            # Its decision is due at once, and its write makes the game due again: the two become one post.
            now_told = told
        else:
            now_told = None
        if now_told is None:
            now_told = await self._renew(claim, front, scene, told)
        if now_told and now_told.former:
            await front.disarm(saved.meta.room, now_told.former)
            now_told = now_told.model_copy(update={"former": ""})
        if now_told:
            again = self.store.now() + PICTURE_AGAIN if now_told.bare else None
            await self.store.settle(claim, version=saved.version, again=again, told=now_told)

    async def _renew(self, claim: Claim, front: Front, scene: Scene, told: Told) -> Told | None:
        """Send a new post and note it; None where another worker has the game by now."""
        saved = scene.saved
        log = await self.store.log(saved.id, told.log)
        post = await self._post(scene, log, told)
        # The turn is in it: after a crash the next turn's post must not pass for the one that may have been sent.
        nonce = f"{saved.id}-{told.count + 1}-{saved.meta.turn}"
        if not await self.store.note(claim, sending=nonce):
            return None
        now_told = Told(
            kind=_stage(saved),
            turn=saved.meta.turn,
            version=saved.version,
            message=await front.post(saved.meta.room, post, nonce),
            former=told.message,
            count=told.count + 1,
            since=told.log,
            log=log[-1][0] if log else told.log,
            votes=told.votes,
            bare=scene.match is not None and post.picture is None and saved.meta.status != "stopped",
        )
        # Noted before anything else is tried, under the same lease: what follows may fail, the post is not sent again.
        await self.store.note(claim, told=now_told)
        return now_told

    async def _keep(self, front: Front, scene: Scene, told: Told) -> Told | None:
        """Edit a lobby, tell a vote, add a picture that was missing; None where the living post has to be renewed."""
        meta, bare = scene.meta, told.bare
        if told.kind == "lobby" and told.version != scene.saved.version:
            try:
                await front.edit(meta.room, told.message, posts.lobby(scene))
            except MessageGone:
                return None
        if len(meta.votes) > told.votes:
            await front.post(meta.room, posts.stop_vote(scene), f"{scene.saved.id}-vote-{len(meta.votes)}")
        if bare:
            bare = not await self._picture_follows(front, scene, told)
        return told.model_copy(update={"version": scene.saved.version, "votes": len(meta.votes), "bare": bare})

    async def _picture_follows(self, front: Front, scene: Scene, told: Told) -> bool:
        log = _until(await self.store.log(scene.saved.id, told.since), told.log)
        post = await self._post(scene, log, told.model_copy(update={"log": told.since}))
        if post.picture is None:
            return False
        try:
            await front.edit(scene.meta.room, told.message, post)
        except MessageGone:
            LOG.info("the post of the game %s that lacked its picture is gone", scene.saved.id)
        return True

    async def _post(self, scene: Scene, log: LogLines, told: Told) -> Post:
        match scene.meta.status:
            case "lobby":
                return posts.lobby(scene)
            case "stopped":
                return posts.closed(scene)
            case "over":
                return await posts.end(scene, log)
            case "running":
                return await posts.table(scene, log, told.log, first=told.kind == "lobby")

    def _scene(self, saved: Saved) -> Scene:
        game = self.games[saved.meta.slug]
        match = playing.take_up(game, saved) if saved.meta.seed else None
        return Scene(game, saved, match, words(saved.meta.language), self.store.now())


def _stage(saved: Saved) -> Literal["lobby", "table", "end"]:
    stages: dict[str, Literal["lobby", "table", "end"]] = {"lobby": "lobby", "running": "table"}
    return stages.get(saved.meta.status, "end")


def _until(log: LogLines, last: str) -> LogLines:
    """The lines up to the one of this id."""
    keys = [key for key, _ in log]
    return log[: keys.index(last) + 1] if last in keys else log
