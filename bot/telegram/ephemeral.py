"""Messages in a group that only one person sees (Bot API 10.2 and later), until python-telegram-bot knows them.

Whether the server has them is found out once, by asking for a method that older ones don't know; an older one would
ignore the parameters and show the message to everybody.
"""

import logging
from typing import Any, Final

from telegram import Bot
from telegram.error import BadRequest, EndPointNotFound, Forbidden, TelegramError

from bot.front import CantPost, MessageGone, TryLater
from bot.telegram.keyboard import markup
from bot.telegram.line import Letter, Line, Place, Unclear, photo

LOG: Final = logging.getLogger(__name__)

NOT_NOW: Final = (TelegramError, TryLater, CantPost, Unclear, MessageGone)
"""What may stop a message for one; there is always another way to tell the person."""


def id_of(message: Any) -> int | None:
    """The id of a message for one person; None for one that all see. Its `message_id` is always 0."""
    number = message.api_kwargs.get("ephemeral_message_id") if message else None
    return int(number) if number is not None else None


class Ephemeral:
    """Shows a person something in a group. False means that it can't be done so now."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._known: bool | None = None

    async def show(self, place: Place, person: int, callback: str | None, letter: Letter) -> bool:
        """Send a message for one. callback: the press it answers; without one only admins among bots may.

        A message that all can see is taken away again.
        """
        if not await self.is_there():
            return False
        to: dict[str, Any] = {"receiver_user_id": person, **({"callback_query_id": callback} if callback else {})}
        try:
            message = await self.line.send_uncounted(place, letter, api_kwargs={"ephemeral_message_parameters": to})
        except NOT_NOW:
            LOG.info("no message for one person in %s", place, exc_info=True)
            return False
        if id_of(message) is None:
            self._known = False
            await self.line.delete(place.chat, message.message_id)
            return False
        return True

    async def change(self, place: Place, person: int, number: int, letter: Letter) -> bool:
        """Put another letter in the place of a message for one."""
        where = {"chat_id": place.chat, "receiver_user_id": person, "ephemeral_message_id": number}
        keyboard = markup(letter.keyboard)
        if letter.picture:
            method, what = "editEphemeralMessageMedia", {"media": photo(letter)}
        else:
            method, what = "editEphemeralMessageText", letter.body()
        values = {**where, **what, **({"reply_markup": keyboard} if keyboard else {})}
        try:
            await self.line.call(place.chat, lambda: self.line.bot.do_api_request(method, values))
        except NOT_NOW:
            LOG.info("the message for one person in %s can't be changed", place, exc_info=True)
            return False
        return True

    async def is_there(self) -> bool:
        """Whether the server has messages for one."""
        if self._known is None:
            self._known = await _has_method(self.line.bot)
        return bool(self._known)


async def _has_method(bot: Bot) -> bool | None:
    """Whether the server knows messages for one; None where it can't be asked now."""
    nothing = {"chat_id": bot.id, "receiver_user_id": bot.id, "ephemeral_message_id": 1}
    try:
        await bot.do_api_request("deleteEphemeralMessage", nothing)
    except EndPointNotFound:
        return False
    except TelegramError as refused:
        return True if isinstance(refused, BadRequest | Forbidden) else None
    return True
