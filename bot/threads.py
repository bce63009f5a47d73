"""A game that gets a thread of its own: it begins there, and the room it came from is told how it ended.

The thread hangs on the lobby's post and bears its id, so that opening it twice opens it once, and a crash at any point
is gone over again. From then on it is the game's room, with the settings that the other one had.

Where a thread with a running game is deleted, whoever opened it, its channel is told, and the game gets another one.
"""

import logging
from contextlib import suppress
from typing import Any, Final

from bot import posts
from bot.front import CantPost, Front, MessageGone, RoomGone
from bot.post import Button, Post, RoomKey
from bot.saved import OPEN, Meta, Saved, Told
from bot.scene import Scene
from bot.store import Store, Write
from render.words import escape

LOG: Final = logging.getLogger(__name__)

NOBODY: Final = Told(kind="lobby")
"""What stands in a room before the first post."""


def is_wanted(meta: Meta) -> bool:
    """Whether a game is to go into a thread now."""
    return meta.threaded and not meta.parent and meta.status == "running"


def told(saved: Saved) -> Told:
    """What stands in a game's own room: its lobby stayed behind where its thread came from."""
    standing = saved.told or NOBODY
    return standing.model_copy(update={"message": ""}) if saved.meta.parent and standing.kind == "lobby" else standing


async def opened(store: Store, front: Front, scene: Scene) -> Saved | None:
    """The game in its thread, or in its room for good where no thread can be opened; None where others wrote first.

    Raises TryLater.
    """
    saved, room = scene.saved, scene.meta.room
    try:
        thread = await _opened(front, scene)
    except CantPost:
        LOG.warning("no thread can be opened for the game %s", saved.id, exc_info=True)
        await _take_if_free(store, room, saved.id)
        return await _written(store, saved, {"threaded": False})
    await store.copy_room(room, thread)
    await store.set_room(thread, game=saved.id)
    moved = await _written(store, saved, {"room": thread, "parent": room})
    if moved:
        await store.take_room(room, saved.id, "")
    return moved


async def lost(store: Store, front: Front, scene: Scene, gone: RoomGone) -> None:
    """The game's room was deleted: where it was a thread, the game is to get another, or its channel is told its end.

    Raises TryLater, CantPost.
    """
    saved = scene.saved
    if gone.parent and saved.meta.status == "running":
        await store.post_anew(saved)
        await _written(store, saved, {"room": gone.parent, "parent": "", "threaded": True})
    elif gone.parent and saved.meta.status not in OPEN:
        await front.post(gone.parent, _ended(scene, ""), f"{saved.id}-r")


async def announce(front: Front, scene: Scene, standing: Told) -> Told:
    """Tell the room that the thread came from how the game ended, once. Raises TryLater."""
    meta = scene.meta
    if not meta.parent or meta.status in OPEN or standing.announced:
        return standing
    with suppress(CantPost):  # nobody can be told there any more, and the thread knows
        there = await front.link(meta.room, standing.message)
        await front.post(meta.parent, _ended(scene, there), f"{scene.saved.id}-r")
    return standing.model_copy(update={"announced": True})


async def _opened(front: Front, scene: Scene) -> RoomKey:
    """Open the thread on the lobby's post, or on another where that is missing."""
    saved, room = scene.saved, scene.meta.room
    name = scene.words.plain("thread-name", game=scene.title, names=scene.words.list(scene.names))
    standing = told(saved)
    begun = _begun(scene, "thread-begun" if standing.kind == "lobby" else "thread-again")
    if standing.message:
        with suppress(MessageGone):
            await front.edit(room, standing.message, begun)
            return await front.thread(room, standing.message, name)
    return await front.thread(room, await front.post(room, begun, f"{saved.id}-t{standing.count}"), name)


async def _take_if_free(store: Store, room: RoomKey, game: str) -> None:
    """A game that stays in its channel has it; one that comes back from a deleted thread, if no other is there."""
    held = (await store.room(room)).game
    other = await store.load(held) if held not in {"", game} else None
    if held != game and (other is None or other.meta.status not in OPEN):
        await store.take_room(room, held, game)


async def _written(store: Store, saved: Saved, update: dict[str, Any]) -> Saved | None:
    write = Write(saved.meta.model_copy(update=update), saved.state, saved.asks)
    return write.after(saved) if await store.write(saved.id, saved.version, write) == "ok" else None


def _begun(scene: Scene, word: str) -> Post:
    names = scene.words.list([escape(name) for name in scene.names])
    return Post(f"**{scene.title}**\n{scene.words.say(word, names=names)}")


def _ended(scene: Scene, there: str) -> Post:
    over = scene.view(None).over if scene.meta.status == "over" else None
    text = "\n".join(posts.outcome(scene, over, calling=False)) if over else posts.closed(scene).text
    row = (Button(scene.words.say("button-show"), url=there),)
    return Post(text, rows=(row,) if there else ())
