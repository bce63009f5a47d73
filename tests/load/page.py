"""People with the page open: a tab for as long as somebody plays a turn."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from bot.web.tab import person_of
from tests.load.rooms import PATIENCE, Answer, Book, Panel, Player, Room

LINGER: Final = 10.0
"""Seconds that a tab stays open for the post of the turn."""


class OnPage:
    """Rooms of the pages at `urls`, one of each process, which share the rooms out."""

    def __init__(self, session: ClientSession, urls: Sequence[str], book: Book) -> None:
        self.session, self.urls, self.book = session, urls, book
        self._tabs: dict[str, Tab] = {}
        self._closing: set[asyncio.Task[None]] = set()

    def open(self, number: int, names: tuple[str, ...]) -> Room:
        """A room of the page."""
        tokens = [secrets.token_hex(16) for _ in names]
        players = [Player(person_of(token), name, token) for token, name in zip(tokens, names, strict=True)]
        return Room(f"web:load-{number}", number, tuple(players))

    def hang(self, room: Room) -> str:
        """Nobody reads the room's log from before."""
        return "1-1"

    async def press(self, room: Room, player: Player, data: str, panel: Panel | None) -> Answer:
        """Press a button in the tab, which is opened where none is."""
        tab = self._tabs.get(player.person)
        if tab is None:
            tab = self._tabs[player.person] = Tab(self, room, player)
            await tab.enter(self.urls[room.place % len(self.urls)])
        asked = monotonic()
        post = await tab.press(data)
        return Answer(Panel(_options(post)), asked, 0, monotonic())

    def leave(self, room: Room, player: Player) -> None:
        """Look at the post of the turn, and close the tab."""
        tab = self._tabs.pop(player.person, None)
        if tab:
            closing = asyncio.create_task(tab.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)


class Tab:
    """A tab that somebody has open."""

    def __init__(self, page: OnPage, room: Room, player: Player) -> None:
        self.page, self.room, self.player = page, room, player
        self._socket: ClientWebSocketResponse | None = None
        self._url = ""
        self._reading: asyncio.Task[None] | None = None
        self._asked: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._entered = asyncio.Event()
        self._posted = asyncio.Event()

    async def enter(self, url: str) -> None:
        """Come in, and wait for what is new there."""
        self._url = url
        self._socket = await self.page.session.ws_connect(f"{url}/socket", origin=url, max_msg_size=0)
        name, room = self.player.name, self.room.key.removeprefix("web:")
        await self._socket.send_json(
            {"do": "enter", "token": self.player.handle, "name": name, "room": room, "seen": "", "language": "en"}
        )
        self._reading = asyncio.create_task(self._read(self._socket))
        async with asyncio.timeout(PATIENCE):
            await self._entered.wait()

    async def press(self, data: str) -> dict[str, Any]:
        """Press something; the answer. Raises TimeoutError."""
        assert self._socket
        key = secrets.token_hex(8)
        answer = self._asked[key] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"do": "press", "id": key, "data": data})
        async with asyncio.timeout(PATIENCE):
            return (await answer)["post"] or {}

    async def close(self) -> None:
        """Wait for the post of what was played, and go."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER if self.room.played else 0):
                await self._posted.wait()
        self.room.played = 0
        if self._socket:
            await self._socket.close()
        if self._reading:
            self._reading.cancel()

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                return
            message = frame.json()
            if message["is"] == "answer":
                self._asked.pop(message["id"]).set_result(message)
            elif message["is"] == "news":
                await self._take(message)

    async def _take(self, news: dict[str, Any]) -> None:
        posts = [entry["post"] for entry in news["entries"] if "post" in entry and "edit" not in entry]
        if posts:
            await self._see(posts[-1])
        if self._entered.is_set():
            self._posted.set()
        self._entered.set()

    async def _see(self, post: dict[str, Any]) -> None:
        """A post is seen once its picture is there."""
        if post["picture"]:
            async with self.page.session.get(f"{self._url}{post['picture']['source']}") as answer:
                await answer.read()
        self.page.book.now.post(self.room, _options(post), post["mentions"])


def _options(post: dict[str, Any]) -> dict[str, Any]:
    """What can be pressed sends."""
    rows = [row if isinstance(row, list) else row["choices"] for row in post.get("rows", ())]
    return {one["data"]: one for row in rows for one in row if one.get("enabled", True) and one["data"]}
