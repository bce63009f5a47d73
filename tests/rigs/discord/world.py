"""What stands in the simulated Discord: one server, its channels and people, messages, and Discord's rules for them."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from tests.rigs.discord import story

Payload = dict[str, Any]

PERMISSIONS: Final = {
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "use_application_commands": 1 << 31,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
}
MANAGE_GUILD: Final = 1 << 5
IN_DM: Final = 1 << 14 | 1 << 15 | 1 << 17 | 1 << 18
"""What Discord says that a bot may do in a private chat: it doesn't name reading and writing."""
EPHEMERAL: Final = 64
TEXT, DM, THREAD = 0, 1, 11
FIRST_ANSWER: Final = 3.0
TOKEN_LIFE: Final = 15 * 60.0
NONCE_LIFE: Final = 5 * 60.0
LONGEST_TEXT: Final = 2000
EPOCH: Final = 1_420_070_400_000
STAMP: Final = "2026-11-30T12:00:00.000000+00:00"


class Refused(Exception):
    """Discord says no: an HTTP status, its own error code and a sentence."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.body = status, {"code": code, "message": message, **more}


@dataclass
class User:
    """Somebody. governs: has Manage Server. left: isn't on the server any more. closed: takes no private messages."""

    id: int
    name: str
    locale: str = "en-US"
    governs: bool = False
    bot: bool = False
    left: bool = False
    closed: bool = False

    @property
    def payload(self) -> Payload:
        return {
            "id": str(self.id), "username": f"user{self.id}", "global_name": self.name, "discriminator": "0",
            "avatar": None, "bot": self.bot, "public_flags": 0, "flags": 0,
        }  # fmt: skip


@dataclass
class Channel:
    """A channel, thread or private chat. lacking: what the bot may not do here. gone: it was deleted.

    recipient: who a private chat is with.
    """

    id: int
    name: str
    kind: int = TEXT
    parent: int = 0
    lacking: set[str] = field(default_factory=set)
    archived: bool = False
    locked: bool = False
    gone: bool = False
    recipient: User | None = None

    @property
    def app_permissions(self) -> int:
        if self.kind == DM:
            return IN_DM
        return sum(bit for name, bit in PERMISSIONS.items() if name not in self.lacking)

    def payload(self, guild: int) -> Payload:
        base = {"id": str(self.id), "type": self.kind, "last_message_id": None, "flags": 0}
        if self.kind == DM:
            return {**base, "recipients": [self.recipient.payload] if self.recipient else []}
        base |= {"guild_id": str(guild), "name": self.name, "permissions": str(self.app_permissions)}
        if self.kind == TEXT:
            deny = sum(bit for name, bit in PERMISSIONS.items() if name in self.lacking)
            overwrites = [{"id": str(guild), "type": 0, "allow": "0", "deny": str(deny)}]
            base |= {"position": 0, "permission_overwrites": overwrites}
            return {**base, "nsfw": False, "topic": None, "parent_id": None}
        metadata = {
            "archived": self.archived, "auto_archive_duration": 1440, "archive_timestamp": STAMP, "locked": self.locked,
        }  # fmt: skip
        return {
            **base, "parent_id": str(self.parent), "owner_id": "1", "message_count": 0, "member_count": 1,
            "rate_limit_per_user": 0, "thread_metadata": metadata,
        }  # fmt: skip


@dataclass
class Message:
    """A message. audience: the only person who sees it; 0 for everybody. touched: counts everything that happened."""

    id: int
    channel: int
    audience: int
    content: str = ""
    components: list[Payload] = field(default_factory=list)
    offered: list[Payload] = field(default_factory=list)
    """The rows it came with."""
    attachments: list[Payload] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    """By attachment id."""
    mentions: list[int] = field(default_factory=list)
    edits: int = 0
    touched: int = 0
    by: int = 0
    """The interaction that sent or changed it last; 0 for none."""
    loading: bool = False


@dataclass
class Interaction:
    """Something a person did, and how it was answered. deferred: an update of the message it came from is to follow."""

    id: int
    token: str
    user: User
    channel: Channel
    payload: Payload
    born: float
    source: int = 0
    acknowledged: int = 0
    acknowledged_at: float = 0.0
    deferred: bool = False
    original: int = 0
    closed: bool = False
    """The first answer has been given in full."""
    choices: list[Payload] = field(default_factory=list)
    on_change: list[Callable[[], None]] = field(default_factory=list)

    def changed(self) -> None:
        for tell in self.on_change:
            tell()


class World:
    """One server with channels and people, and all messages. Wrong payloads raise Refused."""

    def __init__(self) -> None:
        self._ids = count(1)
        self.later = 0.0
        """Seconds that were skipped."""
        self.guild = self.new_id()
        self.bot = User(self.new_id(), "Board games", bot=True)
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[int, str], tuple[float, int]] = {}
        self.commands: list[Payload] = []
        self.syncs = 0
        self.touches = count(1)
        self.story: list[tuple[int, str]] = []
        """Everything that happened, by channel, as people would tell it."""
        self.on_write: list[Callable[[Message], None]] = []
        """Told of every message that was sent or changed."""

    def now(self) -> float:
        return time.monotonic() + self.later

    def new_id(self) -> int:
        """A snowflake."""
        return ((int(time.time() * 1000) - EPOCH) << 22) + next(self._ids)

    def user(self, name: str, **look: Any) -> User:
        user = User(self.new_id(), name, **look)
        self.users[user.id] = user
        return user

    def channel(self, name: str, **look: Any) -> Channel:
        """The channel of this name, made if there is none."""
        found = next((one for one in self.channels.values() if one.name == name), None)
        if found is None:
            found = Channel(self.new_id(), name, **look)
            self.channels[found.id] = found
        return found

    def chat_with(self, user: int) -> Channel:
        """The bot's private chat with somebody."""
        person = self.users[user]
        return self.channel(f"private-{person.name}", kind=DM, recipient=person)

    def tell(self, channel: int, text: str) -> None:
        self.story.append((channel, text))

    def names(self) -> dict[int, str]:
        return {key: user.name for key, user in self.users.items()} | {
            key: channel.name for key, channel in self.channels.items()
        }

    def shown(self, message: Message) -> str:
        """A message as it reads."""
        return story.shown(message.content, message.attachments, message.components, self.names())

    # Messages as the bot makes them

    def send(self, channel: int, payload: Payload, files: dict[str, bytes]) -> Message:
        """A plain post to a channel."""
        place = self._reachable(channel)
        allowed = "send_messages_in_threads" if place.kind == THREAD else "send_messages"
        if allowed in place.lacking or (files and "attach_files" in place.lacking):
            raise Refused(403, 50013, "Missing Permissions")
        if place.archived and place.locked:
            raise Refused(400, 50083, "Thread is archived")
        if place.recipient and place.recipient.closed:
            raise Refused(403, 50007, "Cannot send messages to this user")
        known = self._known(channel, payload)
        if known:
            return known
        message = self._new(channel, 0)
        self._write(message, payload, files, fresh=True)
        message.offered = message.components
        place.archived = False
        if payload.get("enforce_nonce"):
            self.nonces[channel, str(payload["nonce"])] = (self.now(), message.id)
        return message

    def edit(self, channel: int, id: int, payload: Payload, files: dict[str, bytes]) -> Message:
        """A change of a public message."""
        place = self._reachable(channel)
        message = self.message(id)
        if message.channel != channel or message.audience:
            raise Refused(404, 10008, "Unknown Message")
        if place.archived:
            raise Refused(400, 50083, "Thread is archived")
        self._write(message, payload, files)
        return message

    def open_thread(self, channel: int, message: int, payload: Payload) -> Channel:
        """A thread on a message has the message's id; there is only one."""
        place = self._reachable(channel)
        if "create_public_threads" in place.lacking:
            raise Refused(403, 50013, "Missing Permissions")
        if place.kind != TEXT:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        if self.message(message).channel != channel:
            raise Refused(404, 10008, "Unknown Message")
        if message in self.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        thread = Channel(message, payload["name"], kind=THREAD, parent=channel)
        self.channels[thread.id] = thread
        self.tell(channel, f"Bot opens the thread “{thread.name}”")
        return thread

    def message(self, id: int) -> Message:
        if id not in self.messages:
            raise Refused(404, 10008, "Unknown Message")
        return self.messages[id]

    def place(self, channel: int) -> Payload:
        """What Discord tells of a channel."""
        return self._reachable(channel).payload(self.guild)

    def member(self, user: int) -> Payload:
        """What Discord tells of somebody on the server."""
        if self.users[user].left:
            raise Refused(404, 10007, "Unknown Member")
        about = {"roles": [], "joined_at": STAMP, "deaf": False, "mute": False, "flags": 0, "nick": None}
        return {"user": self.users[user].payload, "avatar": None, **about}

    def public(self, channel: int) -> list[Message]:
        """What everybody sees in a channel, oldest first."""
        return [one for one in list(self.messages.values()) if one.channel == channel and not one.audience]

    def private(self, user: int, channel: int) -> list[Message]:
        """What only this person sees there: the messages of the latest answer, oldest first."""
        own = [one for one in list(self.messages.values()) if one.audience == user and one.channel == channel]
        own = [one for one in own if not one.loading]
        latest = max(own, key=lambda one: one.touched, default=None)
        return [one for one in own if latest and one.by == latest.by]

    # Answers to interactions

    def acknowledge(self, id: int, token: str, kind: int, data: Payload, files: dict[str, bytes]) -> None:
        """The first answer: 4 a message, 5 a message to come, 6 a change to come, 7 a change, 8 choices."""
        asked = self._asked(token)
        if asked.id != id or self.now() - asked.born > FIRST_ANSWER:
            raise Refused(404, 10062, "Unknown interaction")
        if asked.acknowledged:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        asked.acknowledged, asked.acknowledged_at = kind, self.now()
        if kind in (4, 5):
            message = self._new(asked.channel.id, asked.user.id if data.get("flags", 0) & EPHEMERAL else 0)
            message.loading, message.by, asked.original = kind == 5, asked.id, message.id
        if kind in (6, 7):
            asked.original = asked.source
        if kind in (4, 7):
            self._write(self.messages[asked.original], data, files, by=asked.id, fresh=kind == 4)
        if kind == 8:
            asked.choices = data["choices"]
        asked.closed = kind in (4, 7, 8)
        asked.changed()

    def follow_up(self, token: str, payload: Payload, files: dict[str, bytes]) -> Message:
        """A further message in answer to an interaction."""
        asked = self._living(token)
        message = self._new(asked.channel.id, asked.user.id if payload.get("flags", 0) & EPHEMERAL else 0)
        self._write(message, payload, files, by=asked.id, fresh=True)
        asked.closed = asked.closed or asked.acknowledged == 6
        asked.changed()
        return message

    def edit_answer(self, token: str, which: str, payload: Payload, files: dict[str, bytes]) -> Message:
        """A change of an answer: `which` is a message id, or @original."""
        asked = self._living(token)
        message = self.message(asked.original if which == "@original" else int(which))
        self._write(message, payload, files, by=asked.id)
        message.loading, asked.closed = False, True
        asked.changed()
        return message

    def delete_answer(self, token: str, which: str) -> None:
        asked = self._living(token)
        message = self.message(asked.original if which == "@original" else int(which))
        del self.messages[message.id]
        asked.closed = True
        asked.changed()

    # Rules

    def _reachable(self, channel: int) -> Channel:
        place = self.channels.get(channel)
        if place is None or place.gone:
            raise Refused(404, 10003, "Unknown Channel")
        if "view_channel" in place.lacking:
            raise Refused(403, 50001, "Missing Access")
        return place

    def _known(self, channel: int, payload: Payload) -> Message | None:
        at, message = self.nonces.get((channel, str(payload.get("nonce"))), (0.0, 0))
        fits = payload.get("enforce_nonce") and self.now() - at < NONCE_LIFE
        return self.messages.get(message) if fits else None

    def _asked(self, token: str) -> Interaction:
        if token not in self.interactions:
            raise Refused(404, 10062, "Unknown interaction")
        return self.interactions[token]

    def _living(self, token: str) -> Interaction:
        asked = self._asked(token)
        if not asked.acknowledged:
            raise Refused(404, 10015, "Unknown Webhook")
        if self.now() - asked.born > TOKEN_LIFE:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return asked

    def _new(self, channel: int, audience: int) -> Message:
        message = Message(self.new_id(), channel, audience)
        self.messages[message.id] = message
        return message

    def _write(
        self, message: Message, payload: Payload, files: dict[str, bytes], *, by: int = 0, fresh: bool = False
    ) -> None:
        """Put a payload into a message. What it doesn't name stays."""
        faults = list(_faults(payload, files))
        if faults:
            raise Refused(400, 50035, "Invalid Form Body", errors=faults)
        if "content" in payload:
            message.content = payload["content"] or ""
            message.mentions = _mentioned(message.content, payload.get("allowed_mentions"))
        message.components = payload.get("components", message.components) or []
        if "attachments" in payload or files:
            message.attachments = self._attached(message, payload.get("attachments") or [], files)
        if not (message.content or message.attachments or message.components):
            if fresh:
                del self.messages[message.id]
            raise Refused(400, 50006, "Cannot send an empty message")
        message.edits += not fresh
        message.by = by
        self._tell_of(message, payload, fresh=fresh)
        message.touched = next(self.touches)
        for tell in self.on_write:
            tell(message)

    def _tell_of(self, message: Message, payload: Payload, *, fresh: bool) -> None:
        whom = f"Bot (only {self.users[message.audience].name} sees this)" if message.audience else "Bot"
        if not fresh and "content" not in payload:
            first = story.read(message.content, self.names()).split("\n")[0]
            self.tell(message.channel, f"{whom} takes the buttons off “{first}”")
        else:
            how = whom if fresh or message.loading else f"{whom} changes it to"
            self.tell(message.channel, f"{how}:\n{self.shown(message)}")

    def _attached(self, message: Message, listed: list[Payload], files: dict[str, bytes]) -> list[Payload]:
        kept: list[Payload] = []
        for one in listed:
            name = f"files[{one['id']}]"
            if name in files:
                number = str(self.new_id())
                message.files[number] = files[name]
                about = {"filename": one["filename"], "description": one.get("description"), "size": len(files[name])}
                url = f"http://127.0.0.1/{number}"
                kept.append({"id": number, **about, "url": url, "proxy_url": url, "content_type": "image/png"})
            else:
                kept += [old for old in message.attachments if old["id"] == str(one["id"])]
        return kept

    def payload(self, message: Message) -> Payload:
        """A message as Discord tells of it."""
        return {
            "id": str(message.id), "channel_id": str(message.channel), "author": self.bot.payload,
            "content": message.content, "timestamp": STAMP, "edited_timestamp": STAMP if message.edits else None,
            "tts": False, "mention_everyone": False, "mention_roles": [], "embeds": [], "pinned": False, "type": 0,
            "mentions": [self.users[one].payload for one in message.mentions],
            "attachments": message.attachments, "components": message.components,
            "flags": EPHEMERAL if message.audience else 0,
        }  # fmt: skip


def _faults(payload: Payload, files: dict[str, bytes]) -> Iterator[str]:
    """What Discord refuses and its description doesn't tell."""
    if len(payload.get("content") or "") > LONGEST_TEXT:
        yield f"content: over {LONGEST_TEXT} characters"
    rows = payload.get("components") or []
    if len(rows) > 5:
        yield "components: more than 5 rows"
    ids = [one["custom_id"] for row in rows for one in row["components"] if "url" not in one]
    if len(set(ids)) < len(ids):
        yield f"components: custom ids twice: {ids}"
    for row in rows:
        for one in row["components"]:
            values = [option["value"] for option in one.get("options", ())]
            if len(set(values)) < len(values):
                yield f"options: values twice: {values}"
            if sum(option.get("default", False) for option in one.get("options", ())) > 1:
                yield "options: more than one is chosen"
    if sum(map(len, files.values())) > 10 * 2**20:
        yield "files: over 10 MiB"
    listed = {f"files[{one['id']}]" for one in payload.get("attachments") or []}
    if not set(files) <= listed:
        yield "files: not all are listed as attachments"


def _mentioned(content: str, allowed: Payload | None) -> list[int]:
    """Who is called: where nothing else is said, everybody whose mention stands in the text."""
    found = [int(part.split(">")[0].lstrip("!")) for part in content.split("<@")[1:] if ">" in part]
    if allowed is None:
        return found
    named = {int(one) for one in allowed.get("users", ())}
    return [one for one in found if one in named or "users" in allowed.get("parse", ())]
