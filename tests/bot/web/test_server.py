"""The page's server: what it serves, whom it refuses, and that a tab gets what is said to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError

from bot.connection import Client, connect
from bot.post import Button, Picture, Post
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.settings import Settings
from bot.store import Store, room_key
from bot.web.front import WebFront
from bot.web.room_log import log_key
from bot.web.server import LONGEST_MESSAGE, serving
from bot.web.tab import person_of
from engine.registry import GAMES
from render.words import bare, words
from tests.bot.web.test_front import png

ENTER = {"do": "enter", "token": "0123456789abcdef", "name": "Sara", "room": "", "seen": "", "language": "en"}
ID = "0123456789abcdef"


@asynccontextmanager
async def page(client: Client, settings: Settings) -> AsyncIterator[str]:
    rooms = Rooms(Host(Store(client), GAMES))
    async with serving(rooms, client, settings.model_copy(update={"web_port": 0})) as url:
        yield url


@pytest.fixture
async def url(client: Client, settings: Settings) -> AsyncIterator[str]:
    async with page(client, settings) as url:
        yield url


@pytest.fixture
async def session() -> AsyncIterator[ClientSession]:
    async with ClientSession() as session:
        yield session


@pytest.fixture
async def socket(url: str, session: ClientSession) -> AsyncIterator[ClientWebSocketResponse]:
    async with session.ws_connect(f"{url}/socket", origin=url) as socket:
        yield socket


async def heard(socket: ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    async with asyncio.timeout(5):
        while True:
            message: dict[str, Any] = await socket.receive_json()
            if message["is"] == kind:
                return message


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/page/style.css", "/fonts/Vazirmatn-Medium.ttf"])
async def test_the_page_is_served_with_a_policy(url: str, session: ClientSession, path: str) -> None:
    async with session.get(f"{url}{path}") as answer:
        assert answer.status == 200
        policy = answer.headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        again = {"If-None-Match": answer.headers["ETag"]}
    async with session.get(f"{url}{path}", headers=again) as answer:
        assert answer.status == 304


async def test_a_picture_is_kept_for_ever_by_the_browser(url: str, session: ClientSession, client: Client) -> None:
    await WebFront(client).post("web:میز", Post("", Picture("a", png(3, 2), "alt")), "1")
    async with session.ws_connect(f"{url}/socket", origin=url) as socket:
        await socket.send_json({**ENTER, "room": "میز"})
        news = await heard(socket, "news")
    async with session.get(f"{url}{news['entries'][0]['post']['picture']['source']}") as answer:
        assert await answer.read() == png(3, 2)
        assert "immutable" in answer.headers["Cache-Control"]
    async with session.get(f"{url}/picture/table/{'0' * 32}.png") as answer:
        assert answer.status == 404


async def test_health_tells_of_redis(url: str, session: ClientSession) -> None:
    async with session.get(f"{url}/health") as answer:
        assert (answer.status, await answer.text()) == (200, "ok")
    away = Settings(redis_url="redis://127.0.0.1:1")
    async with connect(away) as client, page(client, away) as other, session.get(f"{other}/health") as answer:
        assert answer.status == 503


@pytest.mark.parametrize(
    "origin", [None, "http://example.org", "null", "http://127.0.0.1:1", "http://[", "http://x:99999"]
)
async def test_a_foreign_page_gets_no_socket(url: str, session: ClientSession, origin: str | None) -> None:
    with pytest.raises(WSServerHandshakeError) as refused:
        await session.ws_connect(f"{url}/socket", origin=origin)
    assert refused.value.status == 403


async def test_a_foreign_name_for_this_machine_is_refused(url: str, session: ClientSession) -> None:
    port = url.rpartition(":")[2]
    async with session.get(url, headers={"Host": "127.0.0.1:99999"}) as answer:
        assert answer.status == 403
    for name, status in {"example.org": 403, "127.0.0.1.example.org": 403, "localhost": 200, "127.0.0.1": 200}.items():
        async with session.get(url, headers={"Host": f"{name}:{port}"}) as answer:
            assert answer.status == status, name


@pytest.mark.parametrize(
    "said",
    [
        "not JSON",
        "[]",
        '{"do": "say", "id": "0123456789abcdef", "line": "/help"}',
        '{"do": "enter", "token": "short", "name": "", "room": "", "seen": "", "language": "en"}',
        '{"do": "fly"}',
        "x" * (LONGEST_MESSAGE + 1),
    ],
)
async def test_what_no_page_says_ends_the_connection(socket: ClientWebSocketResponse, said: str) -> None:
    await socket.send_str(said)
    async with asyncio.timeout(5):
        frame = await socket.receive()
    assert frame.type is WSMsgType.CLOSE


async def test_who_enters_is_welcomed_in_their_language(socket: ClientWebSocketResponse) -> None:
    await socket.send_json({**ENTER, "room": "Friday!", "language": "fa", "name": "\u202eسارا\n"})
    welcome = await heard(socket, "welcome")
    assert (welcome["person"], welcome["room"], welcome["name"]) == (person_of(ENTER["token"]), "friday", "سارا")
    assert ENTER["token"] not in str(welcome)
    assert welcome["words"]["web-send"] == words("fa").say("web-send")
    assert {"newgame", "help"} <= {command["name"] for command in welcome["commands"]}
    assert [game["line"] for game in welcome["games"]] == [f"/newgame {slug}" for slug in GAMES]
    assert bare(welcome["games"][0]["label"]) == "بازی تازه: لندورس"
    news = await heard(socket, "news")
    assert (news["fresh"], news["entries"]) == (True, [])


async def test_a_chosen_language_changes_the_page(socket: ClientWebSocketResponse) -> None:
    await socket.send_json(ENTER)
    await heard(socket, "news")
    await socket.send_json({"do": "say", "id": ID, "line": "/language fa"})
    answer = await heard(socket, "answer")
    assert (answer["id"], bare(answer["post"]["text"])) == (ID, words("fa").plain("answer-language"))
    assert (await heard(socket, "welcome"))["language"] == "fa"


async def test_a_tab_gets_what_comes_and_what_it_missed(
    url: str, session: ClientSession, socket: ClientWebSocketResponse, client: Client
) -> None:
    front = WebFront(client)
    await socket.send_json(ENTER)
    assert (await heard(socket, "news"))["entries"] == []
    first = await front.post("web:table", Post("one", rows=((Button("Play", "x"),),)), "1")
    assert [entry["id"] for entry in (await heard(socket, "news"))["entries"]] == [first]
    await front.post("web:other", Post("elsewhere"), "1")
    await front.post("web:table", Post("two"), "2")
    async with session.ws_connect(f"{url}/socket", origin=url) as again:
        await again.send_json({**ENTER, "seen": first})
        news = await heard(again, "news")
        assert not news["fresh"]
        assert [entry["post"]["text"] for entry in news["entries"]] == ["two"]


async def test_another_room_on_the_same_socket(socket: ClientWebSocketResponse, client: Client) -> None:
    front = WebFront(client)
    await front.post("web:two", Post("of two"), "1")
    await socket.send_json(ENTER)
    await heard(socket, "news")
    await socket.send_json({**ENTER, "room": "two"})
    news = await heard(socket, "news")
    assert (news["room"], [entry["post"]["text"] for entry in news["entries"]]) == ("two", ["of two"])
    await front.post("web:table", Post("of the first"), "2")
    await front.post("web:two", Post("of two again"), "3")
    assert [entry["post"]["text"] for entry in (await heard(socket, "news"))["entries"]] == ["of two again"]


async def test_a_line_is_completed(socket: ClientWebSocketResponse) -> None:
    await socket.send_json(ENTER)
    await socket.send_json({"do": "complete", "id": ID, "line": "/newgame l"})
    assert await heard(socket, "completions") == {"is": "completions", "id": ID, "lines": ["/newgame landverse"]}


async def test_a_fault_of_ours_is_told_without_a_trace(socket: ClientWebSocketResponse, client: Client) -> None:
    await client.hset(room_key("web:table"), "turn_limit", "nonsense")
    await socket.send_json({**ENTER, "room": ""})
    await socket.send_json({"do": "say", "id": ID, "line": "/help"})
    answer = await heard(socket, "answer")
    assert bare(answer["post"]["text"]) == words("en").plain("error-unexpected")


async def test_an_entry_that_cant_be_read_stops_nothing(socket: ClientWebSocketResponse, client: Client) -> None:
    await socket.send_json(ENTER)
    await heard(socket, "news")
    broken = await client.xadd(log_key("web:table"), {"entry": "nonsense"})
    await asyncio.sleep(0.5)
    await client.xdel(log_key("web:table"), broken)
    await WebFront(client).post("web:table", Post("one"), "1")
    assert [entry["post"]["text"] for entry in (await heard(socket, "news"))["entries"]] == ["one"]


async def test_the_end_of_the_server_is_told(client: Client, settings: Settings, session: ClientSession) -> None:
    async with page(client, settings) as url:
        socket = await session.ws_connect(f"{url}/socket", origin=url)
        await socket.send_json(ENTER)
        await heard(socket, "news")
    async with asyncio.timeout(5):
        assert (await socket.receive()).type is WSMsgType.CLOSE


async def test_what_one_person_is_told_waits_for_them_and_is_seen_by_nobody_else(
    url: str, session: ClientSession, socket: ClientWebSocketResponse, client: Client
) -> None:
    front, sara = WebFront(client), person_of(ENTER["token"])
    await front.private(sara, Post("It is your turn."), "n1")
    await front.private(sara, Post("It is your turn."), "n1")
    async with session.ws_connect(f"{url}/socket", origin=url) as other:
        await other.send_json({**ENTER, "token": "f" * 16, "room": f"private-{sara}"})
        assert (await heard(other, "news"))["entries"] == []
        await socket.send_json(ENTER)
        assert (await heard(socket, "whisper"))["post"]["text"] == "It is your turn."
        await front.private(sara, Post("Still."), "n2")
        assert (await heard(socket, "whisper"))["post"]["text"] == "Still."
        await other.send_json({"do": "complete", "id": ID, "line": "/he"})
        assert (await other.receive_json())["is"] == "completions"
    async with session.ws_connect(f"{url}/socket", origin=url) as later:
        await later.send_json(ENTER)
        await heard(later, "news")
        await later.send_json({"do": "complete", "id": ID, "line": "/he"})
        assert (await later.receive_json())["is"] == "completions", "what was told isn't told again"


async def test_tables_stand_in_another_room_of_the_page(socket: ClientWebSocketResponse, client: Client) -> None:
    await socket.send_json({**ENTER, "room": "lounge"})
    for line in ("/settings where=#Games", "/newgame landverse"):
        await socket.send_json({"do": "say", "id": ID, "line": line})
        answer = (await heard(socket, "answer"))["post"]
    assert bare(answer["text"]).startswith("Tables of this room stand in another place")
    store = Store(client)
    assert (await store.room("web:lounge")).game == ""
    saved = await store.load((await store.room("web:games")).game)
    assert saved
    assert saved.meta.room == "web:games"
