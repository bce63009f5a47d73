"""How one person is answered: by the answer to the press, by a message for one, in private, or in the group's keyboard.

A press is answered exactly once. A sentence goes into that answer. Pictures and menus take the first way that is open:

1. a message in the group that only this person sees, where the server has them;
2. the private chat, with whoever has started the bot;
3. the keyboard of the group's own post becomes this person's choices, above the buttons for everybody;
4. a link that opens the private chat and shows it there.

What is secret never takes the third way, and a secret move that was typed in a group is taken away from there.
"""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from telegram import ReplyParameters
from telegram.error import TelegramError
from telegram.helpers import create_deep_linked_url

from bot import metrics
from bot.budget import Budget
from bot.front import CantPost, MessageGone, TryLater
from bot.post import File, Post
from bot.press import Act, Decide, TakeBack, read, write
from bot.rooms import Rooms, commands
from bot.store import StoreAway
from bot.telegram import keyboard
from bot.telegram.acquaintances import Acquaintances
from bot.telegram.asked import ASKING_ACTIONS, Asked, only_shows, payload
from bot.telegram.elsewhere import marked, marked_keys
from bot.telegram.ephemeral import Ephemeral
from bot.telegram.keyboard import Keys
from bot.telegram.line import Letter, Line, Place, Unclear, letter, place_of
from bot.telegram.markup import ALERT, plain, shortened
from render.words import Words, bare, clean, clean_name, escape, words

LOG: Final = logging.getLogger(__name__)

BLANK: Final = 2.0
"""Seconds after which a press is answered with nothing, so that the button stops turning."""
READ_AT_A_GLANCE: Final = 80
"""Characters that pass by at the top; longer ones stay until they are closed."""
TITLE: Final = 64
"""Characters of a group's name that are told."""
NOTE: Final = 300
"""Characters of an answer that has to stand in the group."""
NOTE_STAYS: Final = 60.0
"""Seconds until it is taken away."""
NOTES: Final = 0.3
"""How much of a group's budget may be these for one person: its boards need it too."""
MOVES: Final = ("move", "m")
"""Commands behind which a move stands."""
FAILED: Final = (TryLater, CantPost, MessageGone, Unclear)


class Answers:
    """Shows people what the rooms answer."""

    def __init__(self, line: Line, rooms: Rooms) -> None:
        self.line, self.rooms = line, rooms
        self.acquaintances = Acquaintances(rooms.host.store.redis)
        self.ephemeral = Ephemeral(line)
        self._refused: set[int] = set()
        """Groups in which messages for one are only possible as the answer to a press."""
        self._away: set[int] = set()
        """Chats that have been told that Redis is away."""
        self._notes: set[asyncio.Task[None]] = set()
        self._noted = Budget(NOTES * line.group_budget, 60)

    async def to_press(self, asked: Asked, data: str, answering: Awaitable[Post]) -> None:
        """Answer a press of `data`."""
        reply = Reply(self.line, asked)
        working = asyncio.ensure_future(self._guarded(asked, answering))
        await asyncio.wait({working}, timeout=BLANK)
        if not working.done():
            await reply.say("")
        post = await working
        try:
            if post.knock and not reply.said:
                await reply.open(self._link(asked, post.knock))
            elif _is_sentence(post) and not reply.said:
                await reply.say(_read(post))
            elif asked.place.is_group:
                await self._in_group(asked, data, post, reply)
            else:
                await self._in_private(asked, data, post)
        except FAILED as failed:
            LOG.info("no place for an answer: %r", failed)
            await reply.say(_read(post))
        await reply.say("")

    async def to_line(self, asked: Asked, line: str, answering: Awaitable[Post]) -> None:
        """Answer a typed line."""
        post = await self._guarded(asked, answering)
        if post == Post(""):
            return
        try:
            if not asked.place.is_group:
                await self.line.send(asked.place, await self._letter(asked, post))
            else:
                await self._unsay(asked, post, line)
                if not (await self._for_one(asked, post) or await self._privately(asked, post)):
                    await self._note(asked, post, line)
        except FAILED:
            LOG.info("no place for an answer in %s", asked.place, exc_info=True)

    async def words(self, asked: Asked) -> Words:
        """The words that a person reads."""
        return (await self.rooms.host.room(asked.caller))[1]

    async def stop(self) -> None:
        """Take the notes away that still stand in groups, as many as can be quickly."""
        for note in self._notes:
            note.cancel()
        if self._notes:
            await asyncio.wait(self._notes, timeout=BLANK)

    async def _guarded(self, asked: Asked, answering: Awaitable[Post]) -> Post:
        """The answer; while Redis is away that is said once in a chat, and not for every press."""
        try:
            post = await answering
        except StoreAway:
            told = asked.place.chat in self._away
            self._away.add(asked.place.chat)
            language = asked.caller.language or self.rooms.host.language
            return Post("" if told else words(language).say("error-memory"))
        self._away.discard(asked.place.chat)
        return post

    # The ways

    async def _in_group(self, asked: Asked, data: str, post: Post, reply: "Reply") -> None:
        on_group_post = asked.message is not None and asked.ephemeral is None and not post.secret
        is_asked = keyboard.asked_seat(post.rows) is not None
        if on_group_post and keyboard.is_ones_own(data):
            await self._in_keyboard(asked, post)
            await reply.say(_read(post), alert=False)
        elif await self._for_one(asked, post, data):
            await reply.say("")
        elif await self._privately(asked, post):
            await reply.open(self._link(asked, data))
        elif on_group_post and is_asked:
            await self._in_keyboard(asked, post)
            await reply.say(_read(post), alert=False)
        elif not is_asked and _is_to_play(data):
            await reply.say(_read(post))
        elif reply.said:
            await self._note(asked, post, data)
        else:
            await reply.open(self._link(asked, data))

    async def _in_private(self, asked: Asked, data: str, post: Post) -> None:
        """A panel takes the place of the panel that was pressed."""
        letter = await self._letter(asked, post)
        if asked.message and keyboard.is_ones_own(data) and letter.is_whole:
            with suppress(MessageGone):
                was_picture = bool(asked.message.photo)
                await self.line.edit(asked.place.chat, asked.message.message_id, letter, was_picture=was_picture)
                return
        await self.line.send(asked.place, letter)

    async def _for_one(self, asked: Asked, post: Post, data: str = "") -> bool:
        callback = asked.query.id if asked.query else None
        if callback is None and asked.place.chat in self._refused:
            return False
        letter = await self._letter(asked, post)
        pressed = asked.ephemeral if keyboard.is_ones_own(data) and letter.is_whole else None
        if pressed and await self.ephemeral.change(asked.place, asked.user, pressed, letter):
            return True
        shown = await self.ephemeral.show(asked.place, asked.user, callback, letter)
        if not shown and callback is None:
            self._refused.add(asked.place.chat)
        return shown

    async def _privately(self, asked: Asked, post: Post) -> bool:
        if not await self.acquaintances.know(asked.user):
            return False
        say = await self.words(asked)
        head = say.say("telegram-place", chat=escape(clean(asked.title, TITLE)))
        letter = await self._letter(asked, replace(post, text=f"{head}\n{post.text}"), Place(asked.user))
        try:
            await self.line.send(Place(asked.user), letter)
        except TryLater:
            return False
        except CantPost:
            await self.acquaintances.remove(asked.user)
            await self.rooms.blocked(asked.caller.person)
            return False
        return True

    async def _in_keyboard(self, asked: Asked, post: Post) -> None:
        """Choices above the buttons for everybody, while the post is of the turn that is played."""
        assert asked.message
        common = keyboard.shared(asked.message.reply_markup)
        if not await self._is_current(common):
            return
        seat, say = keyboard.asked_seat(post.rows), await self.words(asked)
        own = keyboard.NO_KEYS
        if seat is not None:
            own = keyboard.keys(keyboard.marked(post.rows, seat))
            own += keyboard.link(say.say("button-private"), self._link(asked, _again(post, "")))
        with suppress(MessageGone):
            await self.line.set_keyboard(asked.place.chat, asked.message.message_id, (*own, *common))

    async def _is_current(self, common: Keys) -> bool:
        play = next((press for press in keyboard.pressed(common) if press.action == "play" and press.arg), None)
        saved = await self.rooms.host.store.load(play.game) if play else None
        return bool(play and saved and saved.meta.status == "running" and str(saved.meta.turn) == play.arg)

    async def _note(self, asked: Asked, post: Post, line: str) -> None:
        """A short answer in the group itself; what it has no room for is a press away."""
        say, rows = await self.words(asked), keyboard.NO_KEYS
        whole = say.say("telegram-secret") if post.secret else _words(post)
        text = shortened(whole, NOTE)
        is_all = text == whole and not (post.picture or post.file or post.rows or post.parts or post.secret)
        if asked.query or post.secret:
            name = clean_name(asked.caller.name)
            text = plain(say.say("news-seat", name=escape(name), news=escape(text)))
        if post.knock or not is_all:
            shown = post.knock or _again(post, line if only_shows(line) else "")
            rows = await self._way_to(asked, shown) if shown else keyboard.NO_KEYS
        typed = asked.message.message_id if asked.message and not asked.query else None
        await self.note(asked.place, text, typed, asked.user, rows)

    async def _unsay(self, asked: Asked, post: Post, line: str) -> None:
        """Take a move away that gives secrets away, where the bot may."""
        if post.secret and asked.message and commands.typed(line)[0] in MOVES:
            with suppress(*FAILED):
                await self.line.delete(asked.place.chat, asked.message.message_id)

    async def _way_to(self, asked: Asked, data: str) -> Keys:
        """A button that shows its presser all of an answer."""
        say = await self.words(asked)
        if await self.ephemeral.is_there() and not data.startswith("/"):
            return keyboard.one(say.say("button-show"), data)
        return keyboard.link(say.say("button-private"), self._link(asked, data))

    async def note(self, place: Place, text: str, typed: int | None, to: int, rows: Keys = keyboard.NO_KEYS) -> None:
        """Say something in a group and take it away after a minute, unless that person was told a lot there.

        typed: the message it answers. to: who wrote or pressed.
        """
        if self._noted.spend(f"{place.chat} {to}"):
            return
        reply = ReplyParameters(typed, allow_sending_without_reply=True) if typed else None
        sent = await self.line.send(place, Letter(escape(text), keyboard=rows), reply_parameters=reply)
        taking_away = asyncio.create_task(self._taken_away(place.chat, sent.message_id))
        self._notes.add(taking_away)
        taking_away.add_done_callback(self._notes.discard)

    async def _taken_away(self, chat: int, message: int) -> None:
        try:
            await asyncio.sleep(NOTE_STAYS)
        finally:
            with suppress(*FAILED, StoreAway):
                await self.line.delete(chat, message)

    async def _letter(self, asked: Asked, post: Post, to: Place | None = None) -> Letter:
        """A person's answer, with [Full size] under its picture, or that file itself. to: where it goes."""
        if asked.full and post.picture:
            return Letter("", file=File(post.picture.name, post.picture.png))
        more = keyboard.NO_KEYS
        if post.picture and post.rows:
            more = keyboard.full_size((await self.words(asked)).say("button-full"), _again(post, ""))
        made, room = letter(post, more), place_of(asked.caller.room)
        away = room.is_group and room != (to or asked.place)
        return replace(made, keyboard=marked_keys(made.keyboard, room)) if away else made

    def _link(self, asked: Asked, data: str) -> str:
        """An address that opens the private chat, where the press is made anew."""
        about = place_of(asked.caller.room)
        carried = payload(marked(data, about) if about.is_group else data)
        return create_deep_linked_url(self.line.bot.username, carried or None)


class Reply:
    """The answer to a press, given once: what comes later is dropped."""

    def __init__(self, line: Line, asked: Asked) -> None:
        assert asked.query
        self._bot, self._query = line.bot, asked.query.id
        self.said = False

    async def say(self, text: str, *, alert: bool = True) -> None:
        """Show a sentence to the one who pressed; "" only ends the waiting. alert: a long one has to be closed."""
        await self._answer(text=text or None, show_alert=alert and len(text) > READ_AT_A_GLANCE)

    async def open(self, url: str) -> None:
        """Open an address."""
        await self._answer(url=url)

    async def _answer(self, **values: str | bool | None) -> None:
        if self.said:
            return
        self.said = True
        metrics.acknowledged("telegram")
        try:
            await self._bot.answer_callback_query(self._query, **values)  # type: ignore[arg-type]
        except TelegramError as late:
            # Too old after a while, and nobody waits for it any more; the press itself counts.
            LOG.info("a press was answered too late: %s", late)


def _is_sentence(post: Post) -> bool:
    return not (post.picture or post.file or post.rows or post.parts) and len(bare(plain(post.text))) <= ALERT


def _is_to_play(data: str) -> bool:
    """Whether a press asks for one's own choices."""
    press = read(data)
    return isinstance(press, Act) and press.action in ("play", "here")


def _read(post: Post) -> str:
    """A post's text as a sentence or two, as much of it as the answer to a press holds."""
    return shortened(_words(post), ALERT)


def _words(post: Post) -> str:
    """A post's text as it is read; where it stands in the group, nobody needs to be told which game it is of."""
    lines = plain(post.text, post.mentions).split("\n")
    head = 1 if keyboard.asked_seat(post.rows) is not None or post.picture else 0
    return "\n".join(lines[head:] or lines)


def _again(post: Post, otherwise: str) -> str:
    """What has to be pressed to see a post anew: nothing is played, chosen or ended by it."""
    if post.again:
        return post.again
    for press in keyboard.presses(post.rows):
        match press:
            case Decide(game=game) | TakeBack(game=game):
                return write(Act(game, "play"))
            case Act(game, action, arg) if arg == "yes" or action in ASKING_ACTIONS:
                return write(Act(game, action))
            case _:
                return write(press)
    return otherwise
