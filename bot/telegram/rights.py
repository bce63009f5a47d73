"""What people and the bot may do in a group, as Telegram tells when it is asked."""

import logging
from typing import Final

from telegram import ChatMember, ChatMemberRestricted
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.telegram.line import Line, Place

LOG: Final = logging.getLogger(__name__)

GOVERNING: Final = (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)
HERE: Final = (*GOVERNING, ChatMemberStatus.MEMBER)


class Rights:
    """Asks outside of any budget."""

    def __init__(self, line: Line) -> None:
        self.line = line

    async def governs(self, place: Place, user: int) -> bool:
        """Whether somebody is an admin; no where Telegram doesn't tell."""
        member = await self._member(place, user)
        return member is not None and member.status in GOVERNING

    async def is_here(self, place: Place, user: int) -> bool:
        """Whether somebody is in a group; no where Telegram doesn't tell."""
        member = await self._member(place, user)
        return member is not None and (member.status in HERE or _is_restricted(member))

    async def bot_writes(self, place: Place) -> bool:
        """Whether the bot may write in a group; yes where Telegram doesn't tell."""
        member = await self._member(place, self.line.bot.id)
        if isinstance(member, ChatMemberRestricted):
            return member.can_send_messages
        if member is None or member.status != ChatMemberStatus.MEMBER:
            return True
        try:
            allowed = (await self.line.bot.get_chat(place.chat)).permissions
        except TelegramError:
            LOG.warning("nobody tells what is allowed in %d", place.chat, exc_info=True)
            return True
        return allowed is None or allowed.can_send_messages is not False

    async def _member(self, place: Place, user: int) -> ChatMember | None:
        try:
            return await self.line.bot.get_chat_member(place.chat, user)
        except TelegramError:
            LOG.warning("nobody tells who is in %d", place.chat, exc_info=True)
            return None


def _is_restricted(member: ChatMember) -> bool:
    return isinstance(member, ChatMemberRestricted) and member.is_member
