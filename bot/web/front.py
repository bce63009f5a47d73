"""Public posts on the web: delivery writes them into the room's log, from which every open page learns of them."""

import base64
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final
from urllib.parse import quote

from bot import metrics
from bot.front import CantPost, MessageGone
from bot.post import File, PersonKey, Picture, Post, RoomKey
from bot.store import tried
from bot.web.room_log import KEPT, WEB, log_key, nonce_key, picture_key, picture_path, private_room

DAYS: Final = 24 * 60 * 60
KEEP_ROOM: Final = 90 * DAYS
KEEP_PICTURE: Final = 14 * DAYS
KEEP_NONCE: Final = DAYS

# KEYS log, nonce. ARGV entry, entries to keep, seconds to keep the log, seconds to keep the nonce.
ADD_ONCE: Final = """
local known = redis.call('GET', KEYS[2])
if known then return known end
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], '*', 'entry', ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('SET', KEYS[2], id, 'EX', ARGV[4])
return id
"""


class WebFront:
    """The web as a platform (bot/front.py). Every method may raise StoreAway instead of TryLater."""

    platform = "web"

    def __init__(self, redis: Any) -> None:
        self.redis = redis
        self._add_once = redis.register_script(ADD_ONCE)

    @metrics.posting(platform)
    async def post(self, room: RoomKey, post: Post, nonce: str) -> str:
        """Add a message and return its id; a nonce of the last day returns the id it had then."""
        keys = [log_key(room), nonce_key(room, nonce)]
        values = [json.dumps({"post": await self._kept(room, post)}), KEPT, KEEP_ROOM, KEEP_NONCE]
        message: bytes = await tried(self._add_once(keys=keys, args=values))
        return message.decode()

    async def private(self, person: PersonKey, post: Post, nonce: str) -> None:
        """Keep a post for one person, until a tab of theirs is open."""
        await self.post(private_room(person), post, nonce)

    async def edit(self, room: RoomKey, message: str, post: Post) -> None:
        """Put another post in a message's place. Raises MessageGone where it isn't kept any more."""
        if not await tried(self.redis.xrange(log_key(room), message, message)):
            raise MessageGone(message)
        await self._add(room, {"edit": message, "post": await self._kept(room, post)})

    async def disarm(self, room: RoomKey, message: str) -> None:
        """Take the buttons off a message."""
        await self._add(room, {"disarm": message})

    async def thread(self, room: RoomKey, message: str, name: str) -> RoomKey:
        """A room of the page has no threads."""
        raise CantPost("the page has no threads")

    async def has(self, room: RoomKey, person: PersonKey) -> bool:
        """Rooms of the page are open to whoever knows their names."""
        return True

    async def reaches(self, room: RoomKey, person: PersonKey) -> bool:
        """Answers are for one person anyway."""
        return True

    async def link(self, room: RoomKey, message: str) -> str:
        """The room's place on the page, which shows what is newest."""
        return f"#{quote(room.removeprefix(WEB))}"

    async def name(self, room: RoomKey) -> str:
        """As it stands in the page's address."""
        return room.removeprefix(WEB)

    async def forget(self, person: PersonKey) -> None:
        """A person is no more here than a secret of their browser's; what was posted goes with the room's log."""

    async def _add(self, room: RoomKey, entry: Mapping[str, Any]) -> None:
        await tried(self.redis.xadd(log_key(room), {"entry": json.dumps(entry)}, maxlen=KEPT))

    async def _kept(self, room: RoomKey, post: Post) -> dict[str, Any]:
        """A post as it stands in the log; its picture is stored beside it under a name made from its content."""
        if post.picture is None:
            return shown(post, "")
        name = hashlib.sha256(post.picture.png).hexdigest()[:32]
        await tried(self.redis.set(picture_key(room, name), post.picture.png, ex=KEEP_PICTURE))
        return shown(post, picture_path(room, name))


def shown(post: Post, source: str) -> dict[str, Any]:
    """A post as the page takes it; `source` is where the page gets the picture from."""
    return {
        **asdict(replace(post, picture=None, file=None, mentions=())),
        "mentions": {mention.person: mention.name for mention in post.mentions},
        "picture": post.picture and _framed(post.picture, source),
        "file": post.file and _enclosed(post.file),
    }


def _enclosed(file: File) -> dict[str, str]:
    """A file with all that it holds in its address: it is stored nowhere."""
    content = base64.b64encode(file.content).decode()
    return {"name": file.name, "source": f"data:application/octet-stream;base64,{content}"}


def _framed(picture: Picture, source: str) -> dict[str, Any]:
    """With its size (from the PNG's header), so that the page doesn't jump when the picture arrives."""
    width, height = (int.from_bytes(picture.png[at : at + 4]) for at in (16, 20))
    return {"source": source, "alt": picture.alt, "width": width, "height": height}
