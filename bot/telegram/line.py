"""The line to Telegram: every call within its chat's budget, every error as what it means to the rooms."""

import logging
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

import httpx
from telegram import Bot, InputFile, InputMediaPhoto, Message
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.front import CantPost, MessageGone, TryLater
from bot.pace import Pace
from bot.post import File, Mention, Picture, Post, RoomKey
from bot.telegram.keyboard import Keys, keys, markup, under
from bot.telegram.markup import CAPTION, TEXT, html, plain, split

LOG: Final = logging.getLogger(__name__)
os.environ.setdefault("PTB_TIMEDELTA", "true")
"""python-telegram-bot gives times as what they will be in its next release."""

Answer = TypeVar("Answer")

PRIVATE_BUDGET: Final = 50
"""Calls a minute for one person's chat; that of groups is a setting."""
FOR_PEOPLE: Final = 6
"""Calls of a group's budget that public posts leave for answers to who is playing just now."""
FOR_BOARDS: Final = 3
"""Further ones that taking buttons off old posts leaves for new ones; where games are many, some keep theirs."""
SOON: Final = 5.0
"""Seconds until a call is tried again that never reached Telegram, or that it had no answer to."""
LATER: Final = 60.0

SUPERGROUPS: Final = -1_000_000_000_000
"""The ids of supergroups are below this one, by as much as their addresses say."""

NOT_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
"""Errors before anything went out."""
SAME: Final = ("not modified",)
GONE: Final = (
    "message to edit not found", "message can't be edited", "message_id_invalid", "message to delete not found",
    "there is no text in the message", "there is no caption in the message", "there is no media in the message",
    "message can't be deleted",
)  # fmt: skip
NO_TOPIC: Final = ("message thread not found", "topic_deleted", "topic_closed", "topic_id_invalid")
NO_PICTURES: Final = ("not enough rights to send photos", "chat_send_photos_forbidden", "chat_send_media_forbidden",
                      "image_process_failed", "photo_invalid_dimensions")  # fmt: skip
NOT_ALLOWED: Final = ("chat not found", "not enough rights", "need administrator rights", "chat_write_forbidden")
NO_MARKUP: Final = ("can't parse entities",)


class Unclear(Exception):
    """Telegram may have done it or not: the answer got lost. A message is never sent again after it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, and in a forum one of its topics (None: the General one)."""

    chat: int
    thread: int | None = None

    @property
    def is_group(self) -> bool:
        """Groups have negative ids."""
        return self.chat < 0


def place_of(room: RoomKey) -> Place:
    """The place behind a room's key."""
    _, chat, *thread = room.split(":")
    return Place(int(chat), int(thread[0]) if thread else None)


def room_of(place: Place) -> RoomKey:
    """A room's key."""
    return f"telegram:{place.chat}" + (f":{place.thread}" if place.thread else "")


@dataclass(frozen=True, slots=True)
class Letter:
    """A message as it goes out. What doesn't fit under its picture stands in messages `before` it, parts `after` it."""

    text: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    mentions: tuple[Mention, ...] = ()
    picture: Picture | None = None
    keyboard: Keys = ()
    formatted: bool = True
    file: File | None = None
    """Goes in place of a picture: Telegram shrinks pictures, and files it doesn't."""

    def body(self) -> dict[str, Any]:
        """The text with how it is to be read."""
        if self.formatted:
            return {"text": html(self.text, self.mentions), "parse_mode": ParseMode.HTML}
        return {"text": plain(self.text, self.mentions)}

    def aside(self, text: str) -> "Letter":
        """A part of it that stands by itself."""
        return Letter(text, mentions=self.mentions)

    @property
    def is_whole(self) -> bool:
        """Whether one message holds it."""
        return not (self.before or self.after)


def letter(post: Post, more: Keys = ()) -> Letter:
    """A post as a message; `more`: further rows under its own."""
    *before, text = split(post.text, CAPTION if post.picture or post.file else TEXT, post.mentions)
    rows = under(keys(post.rows), more)
    return Letter(text, tuple(before), post.parts, post.mentions, post.picture, rows, file=post.file)


Moved = Callable[[int, int], Awaitable[None]]
"""Told the old and the new id of a group that became a supergroup."""


class Line:
    """Calls to the Bot API. Every method may raise TryLater, CantPost, Unclear or StoreAway."""

    def __init__(self, bot: Bot, pace: Pace, group_budget: int, moved: Moved) -> None:
        self.bot = bot
        self.group_budget = group_budget
        self._pace = pace
        self._moved = moved

    async def send(self, place: Place, letter: Letter, *, keep: int = 0, **more: Any) -> Message:
        """Send all of a letter and return its own message. `keep`: how much of the budget to leave."""
        for _ in (*letter.before, letter, *letter.after):
            await self._pace.spend(str(place.chat), self._budget(place.chat), keep)
        return await self.send_uncounted(place, letter, **more)

    async def send_uncounted(self, place: Place, letter: Letter, **more: Any) -> Message:
        """As `send`, outside the chat's budget."""
        for text in letter.before:
            await self._send_one(place, letter.aside(text), more)
        sent = await self._send_one(place, letter, more)
        for text in letter.after:
            # The letter is there: what is missing of it must not make it come twice.
            try:
                await self._send_one(place, letter.aside(text), more)
            except (TryLater, CantPost, Unclear):
                LOG.warning("a part of a message to %s is missing", place, exc_info=True)
        return sent

    async def _send_one(self, place: Place, letter: Letter, more: dict[str, Any]) -> Message:
        """Where the topic, the picture or the markup is refused, without it."""
        try:
            if letter.file:
                return await self._send_file(place, letter, letter.file, self.bot.send_document, more)
            if letter.picture:
                drawn = File(letter.picture.name, letter.picture.png)
                return await self._send_file(place, letter, drawn, self.bot.send_photo, more)
            return await self._send_text(place, letter, more)
        except BadRequest as refused:
            if place.thread and _says(refused, NO_TOPIC):
                return await self._send_one(replace(place, thread=None), letter, more)
            if letter.picture and _says(refused, NO_PICTURES):
                return await self._send_one(place, replace(letter, picture=None), more)
            if letter.formatted and _says(refused, NO_MARKUP):
                LOG.exception("Telegram can't read the markup of a message to %s", place)
                return await self._send_one(place, replace(letter, formatted=False), more)
            if more:
                raise
            raise CantPost(refused.message) from refused

    async def _send_text(self, place: Place, letter: Letter, more: dict[str, Any]) -> Message:
        keyboard = markup(letter.keyboard)
        return await self.call(
            place.chat,
            lambda: self.bot.send_message(
                place.chat, **letter.body(), reply_markup=keyboard, message_thread_id=place.thread, **more
            ),
        )

    async def _send_file(self, place: Place, letter: Letter, file: File, send: Any, more: dict[str, Any]) -> Message:
        """send: the bot's method for files of this kind."""
        body = letter.body()
        values: dict[str, Any] = {
            "caption": body.pop("text"),
            **body,
            "filename": file.name,
            "reply_markup": markup(letter.keyboard),
            "message_thread_id": place.thread,
            **more,
        }
        return await self.call(place.chat, lambda: send(place.chat, file.content, **values))

    async def edit(self, chat: int, message: int, letter: Letter, *, was_picture: bool, keep: int = 0) -> None:
        """Put another letter in a message's place. Raises MessageGone."""
        body, keyboard = letter.body(), markup(letter.keyboard)
        where: dict[str, Any] = {"chat_id": chat, "message_id": message, "reply_markup": keyboard}
        if letter.picture:
            media = photo(letter)
            await self._change(chat, lambda: self.bot.edit_message_media(media, **where), keep)
        elif was_picture:
            caption = body.pop("text")
            await self._change(chat, lambda: self.bot.edit_message_caption(caption=caption, **body, **where), keep)
        else:
            await self._change(chat, lambda: self.bot.edit_message_text(**body, **where), keep)

    async def set_keyboard(self, chat: int, message: int, keyboard: Keys, keep: int = 0) -> None:
        """Change what can be pressed under a message. Raises MessageGone."""
        rows = markup(keyboard)
        await self._change(
            chat,
            lambda: self.bot.edit_message_reply_markup(chat_id=chat, message_id=message, reply_markup=rows),
            keep,
        )

    async def delete(self, chat: int, message: int) -> None:
        """Take a message away. Raises MessageGone."""
        await self._change(chat, lambda: self.bot.delete_message(chat, message), 0)

    async def _change(self, chat: int, change: Callable[[], Awaitable[Any]], keep: int) -> None:
        """A change may be made twice, so what is unclear is tried again."""
        await self._pace.spend(str(chat), self._budget(chat), keep)
        try:
            await self.call(chat, change)
        except Unclear as unclear:
            raise TryLater(SOON) from unclear
        except BadRequest as refused:
            if _says(refused, GONE):
                raise MessageGone(refused.message) from refused
            if not _says(refused, SAME):
                raise CantPost(refused.message) from refused

    async def call(self, chat: int, call: Callable[[], Awaitable[Answer]]) -> Answer:
        """Make a call that isn't counted. Raises BadRequest with Telegram's own words besides the others."""
        try:
            return await call()
        except RetryAfter as flood:
            seconds = seconds_of(flood)
            await self._pace.pause(str(chat), self._budget(chat), seconds)
            raise TryLater(seconds) from flood
        except ChatMigrated as migrated:
            await self._moved(chat, migrated.new_chat_id)
            raise TryLater(0) from migrated
        except Forbidden as refused:
            raise CantPost(refused.message) from refused
        except BadRequest as refused:
            if _says(refused, NOT_ALLOWED) and not _says(refused, NO_PICTURES):
                raise CantPost(refused.message) from refused
            raise
        except (InvalidToken, Conflict) as wrong:
            LOG.exception("Telegram doesn't take this bot")
            raise TryLater(LATER) from wrong
        except NetworkError as failed:
            raise _failed(failed) from failed
        except TelegramError as garbled:
            raise Unclear(garbled.message) from garbled

    def _budget(self, chat: int) -> int:
        return self.group_budget if chat < 0 else PRIVATE_BUDGET


def photo(letter: Letter) -> InputMediaPhoto:
    """A letter's picture with its text, as what takes a message's place."""
    assert letter.picture
    body = letter.body()
    file = InputFile(letter.picture.png, filename=letter.picture.name, attach=True)
    return InputMediaPhoto(file, caption=body.pop("text"), **body)


def _failed(failed: NetworkError) -> TryLater | Unclear:
    """Whether the call may have gone through. An HTTP status is an answer: it didn't."""
    cause = failed.__cause__
    if cause is None or isinstance(cause, NOT_SENT):
        return TryLater(SOON)
    return Unclear(failed.message)


def _says(error: TelegramError, signs: tuple[str, ...]) -> bool:
    said = error.message.lower()
    return any(sign in said for sign in signs)


def seconds_of(flood: RetryAfter) -> float:
    """How long Telegram wants to be left alone."""
    wait = flood.retry_after
    return float(wait) if isinstance(wait, int) else wait.total_seconds()
