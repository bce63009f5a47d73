"""Telegram as a platform (bot/front.py): public posts, sent and changed as messages of a chat or a topic."""

import logging
from typing import Final

from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, TelegramError

from bot import metrics
from bot.front import CantPost, MessageGone
from bot.post import PersonKey, Post, RoomKey
from bot.press import Act, write
from bot.store import Store
from bot.telegram.acquaintances import Acquaintances
from bot.telegram.ephemeral import Ephemeral
from bot.telegram.keyboard import full_size, presses
from bot.telegram.line import FOR_BOARDS, FOR_PEOPLE, SUPERGROUPS, Letter, Line, Place, Unclear, letter, place_of
from render.words import words

LOG: Final = logging.getLogger(__name__)

TEXT: Final = "t"
PICTURE: Final = "p"
"""How a reference begins: what kind of message it is of decides how it can be changed. The message's id follows."""
UNKNOWN: Final = ""
"""The reference of a message that may have arrived or not; the next event makes delivery post anew."""
OUTSIDE: Final = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class TelegramFront:
    """Every method may raise StoreAway too."""

    platform = "telegram"

    def __init__(self, line: Line, store: Store, ephemeral: Ephemeral) -> None:
        self.line, self.store, self.ephemeral = line, store, ephemeral

    @metrics.posting(platform)
    async def post(self, room: RoomKey, post: Post, nonce: str) -> str:
        """Send a post. Telegram knows no nonces: after a crash in mid-send it may come twice."""
        place = place_of(room)
        try:
            message = await self.line.send(place, await self._letter(post), keep=FOR_PEOPLE if place.is_group else 0)
        except Unclear:
            return UNKNOWN
        return f"{PICTURE if message.photo else TEXT}{message.message_id}"

    async def private(self, person: PersonKey, post: Post, nonce: str) -> None:
        """Send a post to the private chat of somebody who has started the bot. Raises CantPost for others."""
        user, known = int(person.rpartition(":")[2]), Acquaintances(self.store.redis)
        if not await known.know(user):
            raise CantPost(f"{person} has no private chat with the bot")
        try:
            await self.line.send(Place(user), await self._letter(post))
        except CantPost:
            await known.remove(user)
            raise
        except Unclear:
            LOG.info("a message to %s may have arrived or not", person)

    async def edit(self, room: RoomKey, message: str, post: Post) -> None:
        """Put another post in a message's place. Raises MessageGone."""
        if message == UNKNOWN:
            raise MessageGone(message)
        place, number = place_of(room), int(message[1:])
        await self.line.edit(
            place.chat, number, await self._letter(post), was_picture=message[0] == PICTURE, keep=FOR_PEOPLE
        )

    async def disarm(self, room: RoomKey, message: str) -> None:
        """Take the buttons off a message."""
        place, number = place_of(room), int(message[1:])
        try:
            await self.line.set_keyboard(place.chat, number, (), keep=FOR_PEOPLE + FOR_BOARDS if place.is_group else 0)
        except MessageGone:
            return

    async def thread(self, room: RoomKey, message: str, name: str) -> RoomKey:
        """People open topics themselves, and a group without them has none."""
        raise CantPost("the bot opens no topics")

    async def has(self, room: RoomKey, person: PersonKey) -> bool:
        """Whether Telegram says that a person is in a group."""
        place, user = place_of(room), int(person.rpartition(":")[2])
        if not place.is_group:
            return True
        try:
            member = await self.line.call(place.chat, lambda: self.line.bot.get_chat_member(place.chat, user))
        except (BadRequest, CantPost, Unclear):
            LOG.info("nobody tells whether %s is in %s", person, room, exc_info=True)
            return True
        return member.status not in OUTSIDE

    async def reaches(self, room: RoomKey, person: PersonKey) -> bool:
        """Whether there are messages for one, or a person has started the bot."""
        if not place_of(room).is_group or await self.ephemeral.is_there():
            return True
        return await Acquaintances(self.store.redis).know(int(person.rpartition(":")[2]))

    async def link(self, room: RoomKey, message: str) -> str:
        """Supergroups have addresses of messages, for their members; smaller groups and private chats have none."""
        place = place_of(room)
        if message == UNKNOWN or place.chat > SUPERGROUPS:
            return ""
        way = (SUPERGROUPS - place.chat, *([place.thread] if place.thread else []), message[1:])
        return f"https://t.me/c/{'/'.join(map(str, way))}"

    async def name(self, room: RoomKey) -> str:
        """The title of a group; bots aren't told those of topics."""
        place = place_of(room)
        if not place.is_group:
            return ""
        try:
            return (await self.line.bot.get_chat(place.chat)).title or ""
        except TelegramError:
            LOG.info("nobody tells the title of %s", room, exc_info=True)
            return ""

    async def forget(self, person: PersonKey) -> None:
        """Forget that a person may be written to, until they write again."""
        await Acquaintances(self.store.redis).remove(int(person.rpartition(":")[2]))

    async def _letter(self, post: Post) -> Letter:
        """A post with [Full size] under its board, as Telegram shrinks pictures."""
        game = next((press.game for press in presses(post.rows)), None)
        saved = await self.store.load(game) if game and post.picture else None
        if saved is None:
            return letter(post)
        board = write(Act(saved.id, "board"))
        return letter(post, full_size(words(saved.meta.language).say("button-full"), board))
