"""The public messages of the web's rooms as every page reads them; bot/web/front.py writes them.

A room has one stream in Redis, so that every process can serve every room's page. Each entry says one thing: a message
was posted, a message has become another, or a message has lost its buttons. A page that has all entries up to one id
needs only those after it, after any disconnection.
"""

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias
from urllib.parse import quote

from bot.post import PersonKey, RoomKey
from bot.store import tried

Entry: TypeAlias = dict[str, Any]
"""As the page takes it: `id`, and `post` (a message), `edit` and `post` (that message's new form), or `disarm`."""

KEPT: Final = 500
"""Entries a room's stream keeps, roughly."""
SHOWN: Final = 50
"""Messages shown to who enters a room."""
FEW: Final = 400
"""More news than this are not told one by one: the page starts anew. Fewer than are kept, so none is ever missed."""
WEB: Final = "web:"
LONGEST_ROOM: Final = 40
SPARE_ROOM: Final = "table"


def room_of(name: str) -> RoomKey:
    """The room that a name in an address means: small letters, digits and hyphens, whatever was written."""
    kept = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", name).casefold())[:LONGEST_ROOM].strip("-")
    return f"{WEB}{kept or SPARE_ROOM}"


def private_room(person: PersonKey) -> RoomKey:
    """Where that is kept which only one person is told; no room's key is like it."""
    return f"private:{person}"


def log_key(room: RoomKey) -> str:
    return f"web:{{{room}}}:log"


def nonce_key(room: RoomKey, nonce: str) -> str:
    return f"web:{{{room}}}:nonce:{nonce}"


def picture_key(room: RoomKey, name: str) -> str:
    return f"web:{{{room}}}:picture:{name}"


def picture_path(room: RoomKey, name: str) -> str:
    """Where a page gets a picture from."""
    return f"/picture/{quote(room.removeprefix(WEB))}/{name}.png"


class RoomLog:
    """Reads the logs. `redis` is an asyncio client that returns bytes; every method may raise StoreAway."""

    def __init__(self, redis: Any) -> None:
        self.redis = redis

    async def recent(self, room: RoomKey) -> tuple[Entry, ...]:
        """The latest messages with all that has become of them, oldest first."""
        found = await tried(self.redis.xrevrange(log_key(room), count=KEPT))
        entries = [_entry(key, held) for key, held in reversed(found)]
        latest = {entry["id"] for entry in [one for one in entries if _about(one) == one["id"]][-SHOWN:]}
        return tuple(entry for entry in entries if _about(entry) in latest)

    async def since(self, room: RoomKey, seen: str) -> tuple[Entry, ...] | None:
        """The entries after the id `seen`, oldest first; None where there are too many to tell."""
        found = await tried(self.redis.xrange(log_key(room), f"({seen}", "+", count=FEW + 1))
        return None if len(found) > FEW else tuple(_entry(key, held) for key, held in found)

    async def all(self, room: RoomKey) -> tuple[Entry, ...]:
        """All entries, oldest first."""
        return tuple(_entry(key, held) for key, held in await tried(self.redis.xrange(log_key(room))))

    async def drop(self, room: RoomKey, entry: str) -> None:
        """Take an entry away by its id."""
        await tried(self.redis.xdel(log_key(room), entry))

    async def latest(self, rooms: Sequence[RoomKey]) -> tuple[bytes, ...]:
        """The id of each room's last entry, b"" for none, in one trip."""
        pipeline = self.redis.pipeline(transaction=False)
        for room in rooms:
            pipeline.xrevrange(log_key(room), count=1)
        return tuple(found[0][0] if found else b"" for found in await tried(pipeline.execute()))

    async def picture(self, room: RoomKey, name: str) -> bytes | None:
        """A picture's PNG, while it is kept."""
        png: bytes | None = await tried(self.redis.get(picture_key(room, name)))
        return png


def _entry(key: bytes, held: Mapping[bytes, bytes]) -> Entry:
    return {"id": key.decode(), **json.loads(held[b"entry"])}


def _about(entry: Entry) -> str:
    """The id of the message that an entry is, or changes."""
    message: str = entry.get("edit") or entry.get("disarm") or entry["id"]
    return message
