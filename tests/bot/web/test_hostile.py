"""The page against pages and people who mean no good: identities, pictures, paths, headers."""

import asyncio
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from PIL import Image
from yarl import URL

import bot.web.server
from bot.budget import Budget
from bot.connection import Client
from bot.post import Picture, Post
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.settings import Settings
from bot.store import Store
from bot.web.front import WebFront
from bot.web.room_log import picture_key, private_room
from bot.web.server import HEADERS, LONGEST_MESSAGE, serving
from bot.web.tab import person_of
from engine.registry import GAMES
from render.words import bare, words
from tests.bot.web.test_front import png
from tests.bot.web.test_server import ENTER, ID, heard, page, session, socket, url

__all__ = ["session", "socket", "url"]

EVE = {**ENTER, "token": "e" * 16, "name": "Eve"}
OUTSIDE = (
    "/page/../server.py", "/page/..%2fserver.py", "/page/%2e%2e/server.py", "/page/%2e%2e%2fserver.py",
    "/page//etc/passwd", "/page/%2fetc%2fpasswd", "/page/..\\server.py", "/page/..%5cserver.py", "/page/%00",
    "/fonts/../../../../../../etc/passwd", "/fonts/%2e%2e/%2e%2e/bot/settings.py", "/page/", "/page", "/fonts/",
    "/picture/../health", "/picture/table/..%2f..%2fhealth", "/picture/table/x.png", "/.env", "/page/app.js/..",
)  # fmt: skip


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/health", "/nowhere", "/page/none.js", "/socket"])
async def test_every_answer_has_the_headers(url: str, session: ClientSession, path: str) -> None:
    async with session.get(f"{url}{path}") as answer:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"


@pytest.mark.parametrize("path", OUTSIDE)
async def test_no_path_leads_out_of_the_page(url: str, session: ClientSession, path: str) -> None:
    async with session.get(URL(f"{url}{path}", encoded=True), allow_redirects=False) as answer:
        assert answer.status in (400, 403, 404), await answer.text()


async def test_no_link_leads_out_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: Client, settings: Settings, session: ClientSession
) -> None:
    (tmp_path / "secret").write_text("seed")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "link.js").symlink_to(tmp_path / "secret")
    monkeypatch.setattr(bot.web.server, "PAGE", tmp_path / "page")
    async with page(client, settings) as url, session.get(f"{url}/page/link.js") as answer:
        assert answer.status == 404


async def test_what_one_person_is_shown_has_no_address(
    url: str, session: ClientSession, socket: ClientWebSocketResponse, client: Client
) -> None:
    """A hand is in the answer itself; nothing of it is kept, in no room."""
    await socket.send_json({**ENTER, "room": "cards"})
    for number, line in enumerate(("/newgame coatl", "/computer", "/begin", "/hand")):
        await socket.send_json({"do": "say", "id": f"{number:08x}", "line": line})
        answer = (await heard(socket, "answer"))["post"]
    assert answer["picture"]["source"].startswith("data:image/png;base64,")
    assert not [key async for key in client.scan_iter("web:*picture*")]
    await WebFront(client).private(person_of(ENTER["token"]), Post("a hand", Picture("a", png(3, 2), "")), "1")
    (key,) = [key.decode() async for key in client.scan_iter("web:*picture*")]
    name = key.rpartition(":")[2]
    assert key == picture_key(private_room(person_of(ENTER["token"])), name)
    person = person_of(ENTER["token"])
    rooms = ("table", "cards", f"private:{person}", f"private-{person}", "private")
    for room in rooms:
        async with session.get(URL(f"{url}/picture/{room.replace(':', '%3A')}/{name}.png", encoded=True)) as got:
            assert got.status == 404, room


async def test_a_name_that_others_see_is_no_key(
    url: str, session: ClientSession, socket: ClientWebSocketResponse, client: Client
) -> None:
    """What all see of a person lets nobody be that person, in whatever way it is sent."""
    await socket.send_json(ENTER)
    person = (await heard(socket, "welcome"))["person"]
    await socket.send_json({"do": "say", "id": ID, "line": "/newgame landverse"})
    await heard(socket, "answer")
    async with session.ws_connect(f"{url}/socket", origin=url) as eve:
        for token in (person.rpartition(":")[2], person, f"{person}:{ID}"):
            await eve.send_json({**EVE, "token": token.ljust(16, "0")})
            assert (await heard(eve, "welcome"))["person"] != person
            await eve.send_json({"do": "say", "id": ID, "line": "/leave"})
            assert "no seat" in (await heard(eve, "answer"))["post"]["text"]
    saved = await Store(client).load((await Store(client).room("web:table")).game)
    assert saved
    assert [one.person for one in saved.meta.seats] == [person]


@pytest.mark.parametrize(
    "frame",
    [
        {**EVE, "person": "web:0"},
        {**EVE, "admin": True},
        {**EVE, "token": 7},
        {**EVE, "token": ["e" * 16]},
        {**EVE, "seen": "+"},
        {**EVE, "language": "de"},
        {"do": ["enter"]},
        {"do": "press", "id": "x", "data": "a"},
        {"do": "press", "id": ID, "data": None},
        {"do": "say", "id": ID, "line": 7},
        [[[[]]]],
        "enter",
        7,
        None,
    ],
)
async def test_what_is_of_another_kind_ends_the_connection(socket: ClientWebSocketResponse, frame: Any) -> None:
    await socket.send_json(ENTER)
    await heard(socket, "news")
    await socket.send_json(frame)
    await ends(socket)


@pytest.mark.parametrize("sign", ["[", '{"a":', '{"do":"say","id":"00000000","line":"\\u', "\x00", "9"])
async def test_depth_and_size_end_the_connection(socket: ClientWebSocketResponse, sign: str) -> None:
    await socket.send_json(ENTER)
    await heard(socket, "news")
    await socket.send_str((sign * LONGEST_MESSAGE)[: LONGEST_MESSAGE - 1])
    await ends(socket)


async def test_a_room_of_any_name_is_a_room_of_the_page(socket: ClientWebSocketResponse, client: Client) -> None:
    names = (
        "../../x",
        "a:b:c",
        "private:web:0",
        "{x}",
        "%00",
        "\u202egnp",
        "🎲" * 50,
        "x" * 2000,
        "room:web:table",
        "",
    )
    for name in names:
        await socket.send_json({**ENTER, "room": name})
        room = (await heard(socket, "welcome"))["room"]
        assert len(room) <= 40
        assert not set(room) & set(":{}/.%\u202e ")
    keys = [key.decode() async for key in client.scan_iter("*")]
    assert all(key.startswith(("web:", "person:", "room:web:")) for key in keys), keys


async def ends(socket: ClientWebSocketResponse) -> None:
    async with asyncio.timeout(5):
        while (frame := await socket.receive()).type is WSMsgType.TEXT:
            pass
    assert frame.type in (WSMsgType.CLOSE, WSMsgType.CLOSED)


async def test_a_picture_that_anybody_may_see_is_the_one_that_was_posted(
    url: str, session: ClientSession, client: Client
) -> None:
    await WebFront(client).post("web:table", Post("", Picture("a", png(8, 5), "alt")), "1")
    (key,) = [key.decode() async for key in client.scan_iter("web:*picture*")]
    async with session.get(f"{url}/picture/table/{key.rpartition(':')[2]}.png") as answer:
        assert Image.open(BytesIO(await answer.read())).size == (8, 5)
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


async def test_who_hammers_the_page_is_told_once(client: Client, settings: Settings, session: ClientSession) -> None:
    rooms = Rooms(Host(Store(client), GAMES), Budget(5, 60))
    async with (
        serving(rooms, client, settings.model_copy(update={"web_port": 0})) as url,
        session.ws_connect(f"{url}/socket", origin=url) as eve,
        session.ws_connect(f"{url}/socket", origin=url) as sara,
    ):
        await eve.send_json(EVE)
        await sara.send_json(ENTER)
        told = []
        for number in range(9):
            await eve.send_json({"do": "press", "id": f"{number:08x}", "data": "a::rules:landverse"})
            told.append((await heard(eve, "answer"))["post"]["text"])
        assert bare(told[5]) == words("en").plain("error-too-much")
        assert told[6:] == ["", "", ""]
        await sara.send_json({"do": "press", "id": ID, "data": "a::rules:landverse"})
        assert "map" in (await heard(sara, "answer"))["post"]["text"]
