"""What the rooms need of a chat platform, and what a platform tells of the person who acts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.post import PersonKey, Post, RoomKey
from render.table import Language


@dataclass(frozen=True, slots=True)
class Caller:
    """Who typed or pressed something, where, and how it can be told apart from a repeat.

    name: as shown on the platform, not yet cleaned. admin: may govern the chat. press: this press's or message's own
    id, the same when the platform delivers it again. language: what the platform hints, if anything. threads: whether
    the bot may open threads in the room. places: other rooms of the same chat that were named in what was typed, by the
    words that named them, in small letters; only those in which both the caller and the bot may write. inside: what
    they did shows that they are in the room's chat; else the platform is asked, where that matters.
    """

    person: PersonKey
    name: str
    room: RoomKey
    press: str
    admin: bool = False
    language: Language | None = None
    threads: bool = False
    places: Mapping[str, RoomKey] = field(default_factory=dict)
    inside: bool = False


class TryLater(Exception):
    """The platform asks to wait, or is out of reach: the same call may succeed in `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"try again in {seconds:g} s")
        self.seconds = seconds


class CantPost(Exception):
    """The platform refuses for good: the chat is gone, or the bot may not write there. Never tried in a loop."""


class RoomGone(CantPost):
    """The room itself was deleted. parent: the room that it was a thread of, "" for none."""

    def __init__(self, room: RoomKey, parent: RoomKey) -> None:
        super().__init__(f"{room} was deleted")
        self.parent = parent


class MessageGone(Exception):
    """The message to change was deleted, or is too old to be changed."""


class Front(Protocol):
    """A chat platform, seen from delivery. Every method may raise TryLater or CantPost."""

    platform: str

    async def post(self, room: RoomKey, post: Post, nonce: str) -> str:
        """Send a public post and return the platform's reference to it. A repeated nonce is the same post."""

    async def private(self, person: PersonKey, post: Post, nonce: str) -> None:
        """Send a post that only one person sees, wherever they are. Raises CantPost where they can't be reached so."""

    async def edit(self, room: RoomKey, message: str, post: Post) -> None:
        """Put another post in a message's place. Raises MessageGone."""

    async def disarm(self, room: RoomKey, message: str) -> None:
        """Take the buttons off a message; a message that is gone needs none."""

    async def thread(self, room: RoomKey, message: str, name: str) -> RoomKey:
        """Open a thread on a message, if there is none yet; its room. Raises CantPost without threads, MessageGone."""

    async def has(self, room: RoomKey, person: PersonKey) -> bool:
        """Whether a person is in a chat; yes where the platform doesn't tell."""

    async def reaches(self, room: RoomKey, person: PersonKey) -> bool:
        """Whether a person can be shown there, or in private, what nobody else may see."""

    async def link(self, room: RoomKey, message: str) -> str:
        """The address that leads to a message; "" where there is none."""

    async def name(self, room: RoomKey) -> str:
        """What people call a room; "" where nobody tells, and for a private chat."""

    async def forget(self, person: PersonKey) -> None:
        """Forget what is known of a person on this platform only."""
