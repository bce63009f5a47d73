"""What each kind of update means, and what is done about it."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from telegram import CallbackQuery, ChatMemberUpdated, InlineKeyboardMarkup, Message, Update, User
from telegram.constants import ChatType
from telegram.helpers import create_deep_linked_url

from bot.post import PersonKey, Post
from bot.press import Act, read
from bot.rooms import Rooms
from bot.rooms.commands import typed
from bot.saved import Unreadable
from bot.telegram import asked as asking
from bot.telegram import keyboard
from bot.telegram.answers import FAILED, Answers, Reply
from bot.telegram.asked import Asked
from bot.telegram.elsewhere import unmarked
from bot.telegram.keyboard import FULL
from bot.telegram.line import Line, Place, letter, place_of, room_of
from bot.telegram.rights import HERE, Rights
from render.words import words

LOG: Final = logging.getLogger(__name__)

FOR_ADMINS: Final = ("stop", "limit", "language", "settings")
"""Commands and actions that admins of a chat may use where others may not."""
OPENING: Final = ("newgame", "rematch")
"""Commands and actions that lead to posts where there were none."""

Moved = Callable[[int, int], Awaitable[None]]


class Reception:
    """Takes updates, one at a time for each chat."""

    def __init__(self, line: Line, rooms: Rooms, answers: Answers, moved: Moved) -> None:
        self.line, self.rooms, self.answers, self.moved = line, rooms, answers, moved
        self.rights = Rights(line)

    async def take(self, update: Update) -> None:
        """Deal with an update. Never raises but when cancelled: one update can't hold up the others."""
        try:
            if update.callback_query:
                await self._press(update.callback_query)
            elif update.message:
                await self._message(update.message)
            elif update.my_chat_member:
                await self._membership(update.my_chat_member)
        except FAILED:
            LOG.info("no place for an answer to the update %d", update.update_id, exc_info=True)
        except Exception:
            LOG.exception("the update %d failed", update.update_id)

    async def _press(self, query: CallbackQuery) -> None:
        place, data = unmarked(query.data or "")
        asked = asking.from_press(query)
        if self.rooms.ignores(asked.caller.person):
            await Reply(self.line, asked).say("")
            return
        asked = await self._about(asked, place)
        press = read(data)
        if isinstance(press, Act) and press.action in FOR_ADMINS:
            asked = await self._with_rights(asked)
        asked = replace(asked, full=data.startswith(FULL))
        name = press.action if isinstance(press, Act) else ""
        obeying = self._opening(asked, name, lambda: self.rooms.press(asked.caller, data.removeprefix(FULL)))
        await self.answers.to_press(asked, data, obeying)

    async def _message(self, message: Message) -> None:
        if message.migrate_to_chat_id:
            await self.moved(message.chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id:
            await self.moved(message.migrate_from_chat_id, message.chat.id)
        elif message.left_chat_member:
            await self.rooms.left(_key(message.left_chat_member), room_of(Place(message.chat.id)))
        elif message.new_chat_members:
            for user in message.new_chat_members:
                await self.rooms.came(_key(user), room_of(Place(message.chat.id)))
        elif message.text and not asking.is_bots(message) and (line := self._line(message)):
            asked = asking.from_message(message)
            if asked is None:
                await self._refuse(message)
            else:
                await self._typed(asked, line)

    async def _typed(self, asked: Asked, line: str) -> None:
        if self.rooms.ignores(asked.caller.person):
            return
        if not asked.place.is_group:
            await self.answers.acquaintances.add(asked.user)
        name, rest = typed(line)
        if name == "start" and not asked.place.is_group:
            await self._start(asked, rest)
            return
        if name in FOR_ADMINS:
            asked = await self._with_rights(asked)
        name = "help" if name == "start" else name
        room = await self._room_of_reply(asked)
        # Rights are those of the chat that was written in, not of the one whose board was answered.
        governs, named = asked.caller.admin and room == asked.caller.room, asking.places(asked, rest)
        caller = replace(asked.caller, room=room, admin=governs, places=named)
        obeying = self._opening(asked, name, lambda: self.rooms.command(caller, name, rest))
        await self.answers.to_line(asked, line, obeying)

    async def _start(self, asked: Asked, payload: str) -> None:
        """The greeting, or what a link to the private chat leads to."""
        place, data = unmarked(asking.from_payload(payload))
        asked = await self._about(asked, place)
        if not asking.only_shows(data.removeprefix(FULL)):
            data = ""
        if data.startswith("/"):
            await self._typed(asked, data)
        elif data:
            asked = replace(asked, full=data.startswith(FULL))
            await self.answers.to_line(asked, data, self.rooms.press(asked.caller, data.removeprefix(FULL)))
        else:
            say = await self.answers.words(asked)
            link = create_deep_linked_url(self.line.bot.username, "hello", group=True)
            text = Post("\n".join(say.say(word) for word in ("help-head", "telegram-start")))
            await self.line.send(asked.place, letter(text, keyboard.link(say.say("button-to-group"), link)))

    def _line(self, message: Message) -> str:
        """What was said to this bot: a command, anything in private, or a reply to a board; "" for the rest."""
        text = message.text or ""
        first = text.split(None, 1)[0] if text.split() else ""
        _, at, bot = first.partition("@")
        if first.startswith("/"):
            return "" if at and bot.lower() != self.line.bot.username.lower() else text
        if message.chat.type == ChatType.PRIVATE or self._is_board(message.reply_to_message):
            return text
        return ""

    def _is_board(self, message: Message | None) -> bool:
        return bool(message and message.photo and message.from_user and message.from_user.id == self.line.bot.id)

    async def _room_of_reply(self, asked: Asked) -> str:
        """The room of the game whose board was replied to; the room itself for anything else."""
        board = asked.message.reply_to_message if asked.message else None
        game = next((press.game for press in keyboard.pressed(_rows(board))), None)
        try:
            saved = await self.rooms.host.store.load(game) if game and self._is_board(board) else None
        except Unreadable:
            saved = None  # the room says so
        return saved.meta.room if saved else asked.caller.room

    async def _refuse(self, message: Message) -> None:
        """Whoever writes as a group or a channel can't have a seat: nobody knows who it is."""
        place = asking.place_of(message.chat, message)
        language = (await self.rooms.host.store.room(room_of(place))).language or self.rooms.host.language
        text, who = words(language).say("telegram-nobody"), message.sender_chat or message.chat
        await self.answers.note(place, text, message.message_id, who.id)

    async def _about(self, asked: Asked, place: Place | None) -> Asked:
        """The same about a place that the button was marked with, for whoever is there."""
        if place is None or not await self.rights.is_here(place, asked.user):
            return asked
        return replace(asked, caller=replace(asked.caller, room=room_of(place)))

    async def _with_rights(self, asked: Asked) -> Asked:
        """The same, with what the person may do in the chat it is about; in private everybody may."""
        place = place_of(asked.caller.room)
        admin = not place.is_group or await self.rights.governs(place, asked.user)
        return replace(asked, caller=replace(asked.caller, admin=admin))

    async def _opening(self, asked: Asked, name: str, obey: Callable[[], Awaitable[Post]]) -> Post:
        """Obey; but no table is opened in a group where the bot may not write."""
        place = place_of(asked.caller.room)
        if name in OPENING and place.is_group and not await self.rights.bot_writes(place):
            return Post((await self.answers.words(asked)).say("telegram-cant-post"))
        return await obey()

    async def _membership(self, change: ChatMemberUpdated) -> None:
        """The bot came into a group or may write there again, or was sent away; a person let it in or blocked it."""
        chat, is_here = change.chat, change.new_chat_member.status in HERE
        if chat.type == ChatType.PRIVATE and is_here:
            await self.answers.acquaintances.add(chat.id)
            await self.rooms.unblocked(_key(change.from_user))
        elif chat.type == ChatType.PRIVATE:
            await self.answers.acquaintances.remove(chat.id)
            await self.rooms.blocked(_key(change.from_user))
        elif is_here and change.old_chat_member.status not in HERE:
            await self._enter(chat.id)

    async def _enter(self, chat: int) -> None:
        """Say hello where nothing is played; what is played goes on with what was missed."""
        store = self.rooms.host.store
        room = await store.room(f"telegram:{chat}")
        if room.game:
            await store.make_due(room.game)
            return
        say = words(room.language or self.rooms.host.language)
        await self.line.send(Place(chat), letter(Post(f"{say.say('help-head')}\n{say.say('help-start')}")))


def _key(user: User) -> PersonKey:
    return f"telegram:{user.id}"


def _rows(board: Message | None) -> keyboard.Keys:
    rows: InlineKeyboardMarkup | None = board.reply_markup if board else None
    return keyboard.shared(rows)
