"""What came from Telegram, in the words of the rooms: who asks, where, and for what."""

import base64
import binascii
import re
from dataclasses import dataclass
from typing import Final

from telegram import CallbackQuery, Chat, Message, Update, User
from telegram.constants import ChatType

from bot.front import Caller
from bot.post import RoomKey
from bot.press import Act, read
from bot.rooms.commands import typed
from bot.telegram.ephemeral import id_of
from bot.telegram.line import SUPERGROUPS, Place, room_of
from render.table import Language
from render.words import LANGUAGES

SHOWING_COMMANDS: Final = ("help", "rules", "games", "board", "hand", "log", "record")
SHOWING_ACTIONS: Final = ("play", "board", "text", "rules", "happened", "log", "record")
ASKING_COMMANDS: Final = ("stats", "remind", "replace", "settings")
ASKING_ACTIONS: Final = ("options", "resign", "stop", "forget", "remind", "replace", "settings")
"""Only ask as long as nothing is said with them."""
TOPIC: Final = re.compile(r"(https?://t\.me/c/(\d{1,15})/(\d{1,15})(?:/\d+)?)")
"""The address of a topic, or of a message in it."""
LONGEST_PAYLOAD: Final = 64
"""Letters that a link to the private chat carries (`A-Z`, `a-z`, `0-9`, `_`, `-`)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A press or a typed line.

    place: where the answer goes. It is about the caller's room, which is another one where the button was marked with
    it (bot/telegram/elsewhere.py). title: of the group, "" in private. message: the one pressed or typed, if it's
    there. full: the answer's picture is wanted as a file.
    """

    caller: Caller
    place: Place
    user: int
    title: str
    query: CallbackQuery | None = None
    message: Message | None = None
    full: bool = False

    @property
    def ephemeral(self) -> int | None:
        """The id of the message for one that was pressed."""
        return id_of(self.message)


def from_message(message: Message) -> Asked | None:
    """Somebody typed something; None where nobody can be told to have done so (`is_nobodys`)."""
    user = message.from_user
    if user is None or is_nobodys(message):
        return None
    return _asked(
        user, place_of(message.chat, message), message.chat, f"{message.chat.id}.{message.message_id}", None, message
    )


def places(asked: Asked, line: str) -> dict[str, RoomKey]:
    """The topics of this group that a line names by the addresses of anything in them."""
    number = SUPERGROUPS - asked.place.chat
    named = [(word.lower(), int(topic)) for word, chat, topic in TOPIC.findall(line) if int(chat) == number]
    return {word: room_of(Place(asked.place.chat, topic)) for word, topic in named}


def from_press(query: CallbackQuery) -> Asked:
    """Somebody pressed a button. Its message may be too old to be shown to us, or be missing."""
    message = query.message if isinstance(query.message, Message) else None
    chat = query.message.chat if query.message else Chat(query.from_user.id, ChatType.PRIVATE)
    return _asked(query.from_user, place_of(chat, message), chat, query.id, query, message)


def is_nobodys(message: Message) -> bool:
    """Whether it was written as a group or a channel: several people may hide behind that."""
    return message.sender_chat is not None


def is_bots(message: Message) -> bool:
    """Whether another bot wrote it, for itself: answering one another, two bots would never end."""
    return message.from_user is not None and message.from_user.is_bot and not is_nobodys(message)


def chat_of(update: Update) -> int:
    """The chat whose updates are dealt with one after the other."""
    if update.effective_chat:
        return update.effective_chat.id
    return update.effective_user.id if update.effective_user else 0


def only_shows(data: str) -> bool:
    """Whether a press or a command changes nothing. Only such a one may stand behind a link: anybody can make links."""
    if data.startswith("/"):
        name, rest = typed(data)
        return name in SHOWING_COMMANDS or (name in ASKING_COMMANDS and not rest)
    press = read(data)
    if not isinstance(press, Act):
        return False
    if press.action == "replace" and ":" not in press.arg:
        return True  # whose seat, and not yet who gets it
    return press.action in SHOWING_ACTIONS or (press.action in ASKING_ACTIONS and not press.arg)


def payload(data: str) -> str:
    """What a link carries so that its press, or command, is made in private; "" for what is too long."""
    text = base64.urlsafe_b64encode(data.encode()).decode().rstrip("=")
    return text if len(text) <= LONGEST_PAYLOAD else ""


def from_payload(text: str) -> str:
    """The data behind a link; "" for what is none of ours."""
    try:
        return base64.urlsafe_b64decode(f"{text}{'=' * (-len(text) % 4)}").decode()
    except (binascii.Error, ValueError):
        return ""


def _asked(
    user: User, place: Place, chat: Chat, press: str, query: CallbackQuery | None, message: Message | None
) -> Asked:
    caller = Caller(
        person=f"telegram:{user.id}",
        name=user.full_name,
        room=room_of(place),
        press=f"telegram:{press}",
        inside=query is None,
        language=_language(user.language_code),
    )
    return Asked(caller, place, user.id, chat.title or "", query, message)


def place_of(chat: Chat, message: Message | None) -> Place:
    """In a forum a topic is a place of its own; elsewhere a thread is only a chain of replies."""
    return Place(chat.id, message.message_thread_id if message and message.is_topic_message else None)


def _language(code: str | None) -> Language | None:
    return next((language for language in LANGUAGES if code and code.partition("-")[0] == language), None)
