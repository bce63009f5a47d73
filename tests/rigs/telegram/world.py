"""The people, chats and messages of the simulated Telegram, and what its apps show of them."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

BOT: Final = 7_000_000_001
BOT_NAME: Final = "tables_bot"
GROUP_ANONYMOUS: Final = 1_087_968_824
"""Who stands for an admin that writes as the group."""
PERSONAL: Final = 15.0
"""Seconds after a press in which a bot that is no admin may answer with a message for one."""


class Refused(Exception):
    """An error answer: its code, what it says, and what else it tells."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code, self.description, self.parameters = code, description, parameters


@dataclass
class User:
    """A person, the bot, or another one. started: a private chat with the bot is open. blocked: and closed again."""

    id: int
    name: str
    language: str = "en"
    started: bool = False
    blocked: bool = False
    is_bot: bool = False

    def json(self) -> Json:
        return {"id": self.id, "is_bot": self.is_bot, "first_name": self.name, "language_code": self.language}


@dataclass
class Message:
    """A message. keyboard: rows of buttons. receiver: who alone sees it. number: its id among those for one."""

    id: int
    chat: int
    sender: int
    text: str = ""
    entities: list[Json] = field(default_factory=list)
    thread: int | None = None
    picture: bytes | None = None
    as_file: bool = False
    name: str = ""
    keyboard: list[list[Json]] = field(default_factory=list)
    reply_to: "Message | None" = None
    as_chat: bool = False
    receiver: int | None = None
    number: int | None = None
    at: int = field(default_factory=lambda: int(time.time()))
    edits: int = 0
    offered: list[list[Json]] = field(default_factory=list)
    """The buttons it came with."""
    gone: bool = False

    def labels(self) -> list[str]:
        """What can be pressed."""
        return [button["text"] for row in self.keyboard for button in row]

    @property
    def armed(self) -> bool:
        """Whether it ever had buttons."""
        return bool(self.offered)

    def mentioned(self) -> list[int]:
        """Who is called in it."""
        return [entity["user"] for entity in self.entities if entity["type"] == "text_mention"]


@dataclass
class Chat:
    """A private chat, a group or a supergroup. topics: of a forum, whether each is open. moved: the id it has now.

    writes, photos: what those who are no admins may send.
    """

    id: int
    title: str = ""
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    topics: dict[int, bool] = field(default_factory=dict)
    writes: bool = True
    photos: bool = True
    moved: int | None = None

    @property
    def kind(self) -> str:
        """As Telegram names it."""
        return "private" if self.id > 0 else "supergroup" if self.id < -1_000_000_000_000 else "group"


@dataclass
class Press:
    """A press that waits for its answer."""

    id: str
    user: int
    data: str = ""
    at: float = field(default_factory=time.monotonic)
    answer: Json | None = None
    answered_at: float = 0.0
    message: Message | None = None


@dataclass
class World:
    """Everything there is. story: what happened, as a reader of the chat would see it, by chat."""

    users: dict[int, User] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    messages: list[Message] = field(default_factory=list)
    presses: dict[str, Press] = field(default_factory=dict)
    shown: dict[int, list["Message | str"]] = field(default_factory=dict)
    """What each person alone was shown, oldest first: messages, and answers to presses."""
    story: list[tuple[int, str]] = field(default_factory=list)
    on_change: list[Callable[["Message | Press"], None]] = field(default_factory=list)
    """Told of every message that the bot sent or changed, and of every press that it answered."""
    _ids: Iterator[int] = field(default_factory=lambda: count(1001))

    def __post_init__(self) -> None:
        self.users[BOT] = User(BOT, "Tables", is_bot=True)

    def next(self) -> int:
        """A number that nothing else has."""
        return next(self._ids)

    def user(self, name: str, language: str = "en") -> User:
        """A new person."""
        user = User(self.next(), name, language)
        self.users[user.id] = user
        return user

    def private(self, user: User) -> Chat:
        """A person's chat with the bot."""
        return self.chats.setdefault(user.id, Chat(user.id))

    def group(self, title: str, *, supergroup: bool = True, forum: bool = False, bot: str = "member") -> Chat:
        """The group of this title, with the bot in it."""
        found = next((chat for chat in self.chats.values() if chat.title == title and chat.moved is None), None)
        if found:
            return found
        number = self.next()
        chat = Chat(-1_000_000_000_000 - number if supergroup else -number, title, forum, {BOT: bot})
        self.chats[chat.id] = chat
        return chat

    def find(self, chat: int, message: int) -> Message | None:
        """A message that is still there."""
        return next((one for one in self.messages if one.chat == chat and one.id == message and not one.gone), None)

    def public(self, chat: int, thread: int | None = None) -> list[Message]:
        """The bot's messages to everybody in a chat; notes to one of them aren't among these."""
        return [
            one
            for one in self.messages
            if one.chat == chat and one.thread == thread and one.sender == BOT and one.receiver is None
            and not one.gone and one.reply_to is None
        ]  # fmt: skip

    def changed(self, what: "Message | Press") -> None:
        """The bot did something."""
        for tell in self.on_change:
            tell(what)

    def show(self, user: int, what: "Message | str") -> None:
        """One person sees something."""
        self.shown.setdefault(user, []).append(what)

    def message_json(self, message: Message) -> Json:
        """As the Bot API gives it."""
        chat = self.chats[message.chat]
        made: Json = {
            "message_id": 0 if message.receiver else message.id,
            "date": message.at,
            "chat": self.chat_json(chat),
            "from": self.users[message.sender].json(),
        }
        if message.as_chat:
            made |= {
                "from": {"id": GROUP_ANONYMOUS, "is_bot": True, "first_name": "Group"},
                "sender_chat": made["chat"],
            }
        if message.thread:
            made |= {"message_thread_id": message.thread, "is_topic_message": True}
        if message.receiver:
            made |= {"ephemeral_message_id": message.number, "receiver_user": self.users[message.receiver].json()}
        made |= self._content(message)
        if message.keyboard:
            made["reply_markup"] = {"inline_keyboard": message.keyboard}
        if message.reply_to:
            made["reply_to_message"] = self.message_json(message.reply_to)
        return made

    def chat_json(self, chat: Chat) -> Json:
        """As the Bot API gives it."""
        if chat.kind == "private":
            return {"id": chat.id, "type": "private", "first_name": self.users[chat.id].name}
        return {"id": chat.id, "type": chat.kind, "title": chat.title, **({"is_forum": True} if chat.forum else {})}

    def _content(self, message: Message) -> Json:
        entities = [self._entity_json(one) for one in message.entities]
        if message.picture is None:
            return {"text": message.text, **({"entities": entities} if entities else {})}
        said = {"caption": message.text, **({"caption_entities": entities} if entities else {})} if message.text else {}
        about = {"file_id": f"file{message.id}", "file_unique_id": f"u{message.id}", "file_size": len(message.picture)}
        if message.as_file:
            return {**said, "document": {**about, "file_name": message.name}}
        width, height = size(message.picture)
        return {**said, "photo": [{**about, "width": width, "height": height}]}

    def _entity_json(self, entity: Json) -> Json:
        return {**entity, "user": self.users[entity["user"]].json()} if "user" in entity else entity


def size(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG. Raises Refused for anything else."""
    if not png.startswith(b"\x89PNG"):
        raise Refused(400, "Bad Request: IMAGE_PROCESS_FAILED")
    width, height = (int.from_bytes(png[at : at + 4]) for at in (16, 20))
    return width, height
