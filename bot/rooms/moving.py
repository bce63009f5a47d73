"""A chat that goes on under another key, as a Telegram group does when it becomes a supergroup."""

from bot import archive
from bot.post import RoomKey
from bot.rooms.host import TRIES, Host
from bot.saved import OPEN
from bot.store import Write


async def move(host: Host, old: RoomKey, new: RoomKey) -> None:
    """Take a room's settings and game along; the board is posted anew. Telling it twice changes nothing."""
    await host.store.copy_room(old, new)
    await archive.move(host.store, old, new)
    game = (await host.store.room(old)).game
    for _ in range(TRIES):
        saved = await host.store.load(game) if game else None
        if saved is None or saved.meta.room != old or saved.meta.status not in OPEN:
            return
        await host.store.post_anew(saved)
        there = saved.meta.model_copy(update={"room": new})
        if await host.store.write(saved.id, saved.version, Write(there, saved.state, saved.asks)) == "ok":
            return
