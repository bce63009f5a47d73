"""One open tab: who sits at it, in which room, and what it was told so far.

What goes over its WebSocket is JSON, one object a message. The page says what to `do`, and is told what `is`:

    enter (token, name, room, seen, language)  ->  welcome (person, name, room, language, words, commands, games),
                                                   then news
    say (id, line), press (id, data)           ->  answer (id, post or null), for this person only
    complete (id, line)                        ->  completions (id, lines)
                                                   news (room, entries, fresh), whenever the room has some
                                                   whisper (post), for this person only, who hasn't asked for it
                                                   away (text) and back, when Redis goes and comes
"""

import asyncio
import base64
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bot import logs, metrics
from bot.front import Caller
from bot.post import PersonKey, Post, RoomKey
from bot.rooms import Rooms
from bot.rooms.commands import COMMANDS, typed
from bot.store import StoreAway
from bot.web.front import shown
from bot.web.news import News
from bot.web.room_log import WEB, RoomLog, private_room, room_of
from bot.worker import stopping
from render.table import Language
from render.words import Words, clean_name, words

LOG: Final = logging.getLogger(__name__)

WORDS: Final = (
    "web-close", "web-come-back", "web-enter", "web-go", "web-line", "web-log", "web-name", "web-newer", "web-offline",
    "web-only-you", "web-other-room", "web-rooms", "web-send", "web-start", "web-title", "web-welcome", "web-your-turn",
)  # fmt: skip
"""What stands on the page."""
ROOM: Final = re.compile(r"(?<==)#\S+")
"""How another room of the page stands in what people type, as in its address."""
NAME: Final = "{name}"
"""Stands in these words where the page puts a name."""

Answer = TypeVar("Answer")
START: Final = "0-0"
"""Before any entry of a log."""

Id: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{8,32}$")]


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Enter(_Message):
    """A tab comes in, comes back, or goes to another room. `seen`: the last entry it has of that room's log."""

    do: Literal["enter"]
    token: str = Field(min_length=16, max_length=64)
    name: str = Field(max_length=2000)
    room: str = Field(max_length=2000)
    seen: str = Field("", pattern=r"^([0-9]{1,15}-[0-9]{1,10})?$")
    language: Language


class Say(_Message):
    """A typed line: a command, or, without a slash, a move."""

    do: Literal["say"]
    id: Id
    line: str


class Press(_Message):
    """A button or a choice."""

    do: Literal["press"]
    id: Id
    data: str


class Complete(_Message):
    """What may the line become?"""

    do: Literal["complete"]
    id: Id
    line: str


Message: TypeAlias = Annotated[Enter | Say | Press | Complete, Field(discriminator="do")]
MESSAGE: Final[TypeAdapter[Enter | Say | Press | Complete]] = TypeAdapter(Message)


@dataclass(frozen=True, slots=True)
class House:
    """What all tabs share."""

    rooms: Rooms
    log: RoomLog
    news: News


def person_of(token: str) -> PersonKey:
    """The person behind a tab's secret; from the key nobody can tell the token."""
    return f"web:{hashlib.sha256(token.encode()).hexdigest()[:16]}"


class Tab:
    """Serves one WebSocket until it closes."""

    def __init__(self, socket: web.WebSocketResponse, house: House) -> None:
        self.socket = socket
        self.house = house
        self.who: Caller | None = None
        self.language: Language = "en"
        self.away = False
        self.seen = ""
        self._following: tuple[asyncio.Task[None], ...] = ()

    async def serve(self) -> None:
        """Answer message after message. What no page of ours would say ends the connection."""
        try:
            async for frame in self.socket:
                if frame.type is not WSMsgType.TEXT or not await self._take(frame.data):
                    await self.socket.close(code=WSCloseCode.POLICY_VIOLATION)
        finally:
            self._stop_following()

    async def _take(self, text: str) -> bool:
        try:
            message = MESSAGE.validate_json(text)
        except ValidationError:
            return False
        if isinstance(message, Enter):
            await self._enter(message)
        elif self.who is None:
            return False
        else:
            with logs.about():
                await self._act(self.who, message)
        return True

    async def _enter(self, message: Enter) -> None:
        self.who = Caller(
            person=person_of(message.token),
            name=clean_name(message.name, language=message.language),
            room=room_of(message.room),
            press="",
            language=message.language,
        )
        self.language = message.language
        await self._welcome(self.who)
        self._stop_following()
        self.seen = message.seen
        self._following = (
            asyncio.create_task(self._follow(self.who.room, self._tell)),
            asyncio.create_task(self._follow(private_room(self.who.person), self._whisper)),
        )

    async def _welcome(self, who: Caller) -> None:
        """Tell the tab who and where it is, and in its person's language what stands on the page."""
        local = await self._tried(self._words_of(who), words(self.language)) or words(self.language)
        self.language = local.language
        await self._send(
            "welcome",
            person=who.person,
            name=who.name,
            room=who.room.removeprefix(WEB),
            language=self.language,
            words={word: local.say(word, name=NAME) for word in WORDS},
            commands=[
                {"name": name, "more": bool(command.parameters), "text": local.say(f"command-{name}")}
                for name, command in COMMANDS.items()
                if not command.alias
            ],
            games=[
                {"line": f"/newgame {slug}", "label": local.say("web-new-game", game=local.plain(f"game-{slug}"))}
                for slug in self.house.rooms.host.games
            ],
        )

    async def _words_of(self, who: Caller) -> Words:
        _, local = await self.house.rooms.host.room(who)
        return local

    async def _act(self, who: Caller, message: Say | Press | Complete) -> None:
        metrics.arrived()
        who = replace(who, press=f"{who.person}:{message.id}")
        rooms = self.house.rooms
        match message:
            case Complete(line=line):
                await self._send("completions", id=message.id, lines=await self._tried(rooms.complete(who, line), ()))
            case Press(data=data):
                await self._answer(message.id, rooms.press(who, data))
            case Say(line=line):
                name, rest = typed(line)
                named = {word.lower(): room_of(word) for word in ROOM.findall(rest)}
                await self._answer(message.id, rooms.command(replace(who, places=named), name, rest))
                if name == "language":
                    await self._welcome(who)

    async def _answer(self, id: str, asked: Awaitable[Post]) -> None:
        post = await self._tried(asked, Post(words(self.language).say("error-unexpected")))
        await self._send("answer", id=id, post=post and shown(post, _inside(post)))
        metrics.acknowledged("web")

    async def _tried(self, asked: Awaitable[Answer], otherwise: Answer) -> Answer | None:
        """The answer; None while Redis is away, `otherwise` after a fault of ours, which is logged whole."""
        try:
            return await asked
        except StoreAway:
            await self._note_away()
            return None
        except Exception:
            LOG.exception("a tab gets no answer")
            return otherwise

    async def _follow(self, room: RoomKey, tell: Callable[[RoomKey], Awaitable[None]]) -> None:
        """Tell what is in the room, and then whatever comes."""
        with self.house.news.of(room) as news:
            while not stopping():
                news.clear()
                try:
                    await tell(room)
                except StoreAway:
                    await self._note_away()
                except Exception:
                    LOG.exception("the news of %s can't be told", room)
                else:
                    await self._note_back()
                if not stopping():
                    await news.wait()

    async def _tell(self, room: RoomKey) -> None:
        """Send the entries that this tab hasn't seen, or the latest where that is too long ago."""
        entries = await self.house.log.since(room, self.seen) if self.seen else None
        fresh = entries is None
        entries = await self.house.log.recent(room) if entries is None else entries
        if fresh or entries:
            await self._send("news", room=room.removeprefix(WEB), fresh=fresh, entries=entries)
        self.seen = entries[-1]["id"] if entries else self.seen or START

    async def _whisper(self, room: RoomKey) -> None:
        """Send what only this person is told, and forget it."""
        for entry in await self.house.log.all(room):
            if not self.socket.closed:
                await self._send("whisper", post=entry["post"])
                await self.house.log.drop(room, entry["id"])

    def _stop_following(self) -> None:
        for following in self._following:
            following.cancel()

    async def _note_away(self) -> None:
        """Once, not for every press."""
        if not self.away:
            self.away = True
            LOG.warning("Redis can't be reached", exc_info=True)
            await self._send("away", text=words(self.language).say("error-memory"))

    async def _note_back(self) -> None:
        if self.away:
            self.away = False
            await self._send("back")

    async def _send(self, kind: str, **rest: Any) -> None:
        with suppress(ConnectionError):  # the tab has closed meanwhile; `serve` ends by itself
            await self.socket.send_json({"is": kind, **rest})


def _inside(post: Post) -> str:
    """The picture itself in place of its address: what one person is shown is stored nowhere."""
    return f"data:image/png;base64,{base64.b64encode(post.picture.png).decode()}" if post.picture else ""
