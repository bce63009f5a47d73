"""People who speak the page's protocol (bot/web/tab.py) over a WebSocket: quick, for the long part of a game."""

import asyncio
import base64
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from render.table import Language
from render.words import bare
from tests.journeys.person import read_aloud

Shown = dict[str, Any]
NOTHING: Final[Shown] = {"text": "", "parts": [], "rows": [], "mentions": {}, "picture": None}
ANSWER: Final = 90.0
"""Seconds that an answer may take, from a program that is killed and started again meanwhile too."""


class SocketPerson:
    """A tab without a browser. Like the page it comes back by itself, and asks again what wasn't answered."""

    def __init__(self, url: str, name: str, room: str, language: Language, session: ClientSession) -> None:
        self.url, self.name, self.room, self.language, self.session = url, name, room, language, session
        self.token = secrets.token_hex(16)
        self.key = ""
        self.notices: list[str] = []
        self.raw: list[Shown] = []
        """Every message from the server, in order."""
        self._seen = ""
        self._posts: dict[str, Shown] = {}
        self._panel = NOTHING
        self._asked: dict[str, tuple[Shown, asyncio.Future[Shown]]] = {}
        self._socket: ClientWebSocketResponse | None = None
        self._entered = asyncio.Event()
        self._living = asyncio.create_task(self._live())

    # What a person does

    async def say(self, text: str) -> None:
        await self.ask({"do": "say", "line": text})

    async def press(self, label: str) -> None:
        await self.press_data(self.data(label))

    async def press_data(self, data: str, again: str = "") -> None:
        """Press a button by what it sends; `again`: the id of an earlier press that this one repeats."""
        await self.ask({"do": "press", "data": data}, again)

    def data(self, label: str) -> str:
        """What the button or choice sends that says `label`. Raises LookupError."""
        for post in (self._panel, *reversed(self._posts.values())):
            for control in _controls(post):
                if bare(control["label"]) == label:
                    return str(control["data"])
        raise LookupError(f"{self.name} finds no {label!r}")

    async def complete(self, line: str) -> tuple[str, ...]:
        """What the line may become."""
        return tuple((await self._answered({"do": "complete", "line": line}))["lines"])

    async def ask(self, message: Shown, again: str = "") -> Shown | None:
        """Say something that is answered, and take the answer in; None while Redis is away."""
        post: Shown | None = (await self._answered(message, again))["post"]
        if post and post != NOTHING:
            self._panel = post
        return post

    async def leave(self) -> None:
        self._living.cancel()
        if self._socket:
            await self._socket.close()

    # What a person sees

    def private(self) -> str:
        return _text(self._panel)

    def options(self) -> tuple[str, ...]:
        return tuple(bare(control["label"]) for control in _controls(self._panel))

    def public(self) -> tuple[str, ...]:
        return tuple(_text(post) for post in self._posts.values())

    def posts(self) -> tuple[Shown, ...]:
        """The public posts as the server tells them, oldest first."""
        return tuple(self._posts.values())

    def public_options(self) -> tuple[str, ...]:
        return tuple(bare(control["label"]) for control in _controls(self._newest()))

    def called(self) -> bool:
        return self.key in self._newest()["mentions"]

    async def picture(self) -> bytes | None:
        picture = self._panel["picture"] or self._newest()["picture"]
        return await self._load(picture["source"]) if picture else None

    async def album(self) -> tuple[bytes, ...]:
        pictures = [post["picture"] for post in self._posts.values()]
        return tuple([await self._load(picture["source"]) for picture in pictures if picture])

    async def _load(self, source: str) -> bytes:
        if source.startswith("data:"):
            return base64.b64decode(source.partition(",")[2])
        async with self.session.get(f"{self.url}{source}") as answer:
            assert answer.status == 200
            return await answer.read()

    async def refresh(self) -> None:
        """The server tells by itself."""

    async def entered(self) -> None:
        """Wait until the room's messages are there."""
        await asyncio.wait_for(self._entered.wait(), ANSWER)

    def _newest(self) -> Shown:
        return next(reversed(self._posts.values()), NOTHING)

    # The connection

    async def _live(self) -> None:
        while True:
            with suppress(OSError, ClientError):  # the server went away; the line is tried again
                async with self.session.ws_connect(f"{self.url}/socket", origin=self.url, max_msg_size=0) as socket:
                    await self._greet(socket)
                    await self._listen(socket)
            self._socket = None
            await asyncio.sleep(0.2)

    async def _listen(self, socket: ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is WSMsgType.ERROR:
                return
            assert frame.type is WSMsgType.TEXT
            self._take(frame.json())

    async def _greet(self, socket: ClientWebSocketResponse) -> None:
        await socket.send_json(
            {"do": "enter", "token": self.token, "name": self.name, "room": self.room, "seen": self._seen,
             "language": self.language}
        )  # fmt: skip
        self._socket = socket
        for message, _ in tuple(self._asked.values()):
            await socket.send_json(message)

    async def _answered(self, message: Shown, again: str = "") -> Shown:
        key = again or secrets.token_hex(8)
        answer: asyncio.Future[Shown] = asyncio.get_running_loop().create_future()
        self._asked[key] = ({**message, "id": key}, answer)
        if self._socket:
            with suppress(ConnectionError):  # a line that just broke: asked again on the next one
                await self._socket.send_json(self._asked[key][0])
        try:
            return await asyncio.wait_for(answer, ANSWER)
        finally:
            self._asked.pop(key, None)

    def _take(self, message: Shown) -> None:
        self.raw.append(message)
        match message["is"]:
            case "welcome":
                self.key = message["person"]
            case "news":
                self._take_news(message)
            case "answer" | "completions":
                if message["id"] in self._asked:  # else nobody waits for it any more
                    self._asked.pop(message["id"])[1].set_result(message)
            case notice:
                self.notices.append(notice)

    def _take_news(self, message: Shown) -> None:
        if message["fresh"]:
            self._posts.clear()
        for entry in message["entries"]:
            self._seen = entry["id"]
            about = entry.get("edit") or entry.get("disarm")
            if about is None:
                self._posts[entry["id"]] = entry["post"]
            elif about in self._posts:
                self._posts[about] = entry["post"] if "post" in entry else {**self._posts[about], "rows": []}
        self._entered.set()


class SocketFront:
    """The page of one program, without browsers."""

    def __init__(self, url: str, session: ClientSession) -> None:
        self.url, self.session = url, session
        self.people: list[SocketPerson] = []

    async def person(self, name: str, room: str, language: Language = "en") -> SocketPerson:
        person = SocketPerson(self.url, name, room, language, self.session)
        self.people.append(person)
        await person.entered()
        return person


@asynccontextmanager
async def socket_front(url: str) -> AsyncIterator[SocketFront]:
    """People on the page at `url`; they leave at the end."""
    async with ClientSession() as session:
        front = SocketFront(url, session)
        yield front
        for person in front.people:
            await person.leave()


def _controls(post: Shown) -> list[Shown]:
    """What can be pressed: enabled buttons and choices."""
    rows = [row if isinstance(row, list) else row["choices"] for row in post["rows"]]
    return [control for row in rows for control in row if control.get("enabled", True)]


def _text(post: Shown) -> str:
    return "\n".join(read_aloud(text, post["mentions"]) for text in (post["text"], *post["parts"]))
