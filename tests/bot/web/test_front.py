"""A web room's log: what delivery writes, every page can read, once and in order."""

import base64
from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image

from bot.connection import Client, connect
from bot.front import MessageGone
from bot.post import Button, File, Mention, Picture, Post
from bot.settings import Settings
from bot.store import StoreAway
from bot.web.front import WebFront, shown
from bot.web.room_log import FEW, KEPT, SHOWN, Entry, RoomLog, log_key, room_of

ROOM = "web:table"


def png(width: int, height: int) -> bytes:
    file = BytesIO()
    Image.new("RGB", (width, height)).save(file, "PNG")
    return file.getvalue()


@pytest.fixture
def front(client: Client) -> WebFront:
    return WebFront(client)


@pytest.fixture
def log(client: Client) -> RoomLog:
    return RoomLog(client)


def texts(entries: tuple[Entry, ...] | None) -> list[str]:
    assert entries is not None
    return [entry["post"]["text"] for entry in entries if "post" in entry]


async def test_a_post_is_read_with_all_it_says(front: WebFront, log: RoomLog) -> None:
    picture = Picture("a.png", png(8, 5), "two maps")
    rows = ((Button("Play", "a:1:play:"),),)
    written = Post("{@web:ab}, it is your turn", picture, rows, (Mention("web:ab", "Sara"),), ("more",))
    message = await front.post(ROOM, written, "n1")
    (entry,) = await log.recent(ROOM)
    assert entry["id"] == message
    post = entry["post"]
    assert (post["text"], post["mentions"], post["parts"]) == (written.text, {"web:ab": "Sara"}, ["more"])
    assert post["rows"] == [[{"label": "Play", "data": "a:1:play:", "style": "plain", "enabled": True, "url": ""}]]
    assert post["file"] is None
    assert (post["picture"]["alt"], post["picture"]["width"], post["picture"]["height"]) == ("two maps", 8, 5)
    name = post["picture"]["source"].removeprefix("/picture/table/").removesuffix(".png")
    assert await log.picture(ROOM, name) == picture.png
    assert await log.picture("web:other", name) is None


async def test_a_file_is_in_its_own_address(front: WebFront) -> None:
    told = shown(Post("the record", file=File("game.json", b'{"a":1}')), "")
    kind, _, content = told["file"]["source"].partition(";base64,")
    assert (told["file"]["name"], kind) == ("game.json", "data:application/octet-stream")
    assert base64.b64decode(content) == b'{"a":1}'


async def test_a_room_has_an_address_on_the_page(front: WebFront) -> None:
    assert await front.link("web:table", "1-0") == "#table"
    assert await front.link("web:میز", "1-0") == "#%D9%85%DB%8C%D8%B2"


async def test_a_repeated_nonce_is_the_same_post(front: WebFront, log: RoomLog) -> None:
    first = await front.post(ROOM, Post("one"), "n1")
    assert await front.post(ROOM, Post("one"), "n1") == first
    assert await front.post(ROOM, Post("two"), "n2") != first
    await front.post("web:other", Post("elsewhere"), "n1")
    assert texts(await log.recent(ROOM)) == ["one", "two"]
    assert texts(await log.recent("web:other")) == ["elsewhere"]


async def test_edits_and_disarms_come_after_what_they_change(front: WebFront, log: RoomLog) -> None:
    message = await front.post(ROOM, Post("one"), "n1")
    await front.edit(ROOM, message, Post("one, changed"))
    await front.disarm(ROOM, message)
    posted, edited, disarmed = await log.recent(ROOM)
    assert (posted["id"], edited["edit"], disarmed["disarm"]) == (message, message, message)
    assert edited["post"]["text"] == "one, changed"
    assert await log.since(ROOM, message) == (edited, disarmed)
    assert await log.since(ROOM, disarmed["id"]) == ()


async def test_a_message_never_posted_is_gone(front: WebFront) -> None:
    with pytest.raises(MessageGone):
        await front.edit(ROOM, "1-1", Post("one"))


async def test_the_log_stays_short(front: WebFront, log: RoomLog, client: Client) -> None:
    first = await front.post(ROOM, Post("0"), "0")
    for number in range(1, KEPT + 200):
        await front.post(ROOM, Post(str(number)), str(number))
    assert KEPT <= await client.xlen(log_key(ROOM)) < KEPT + 200
    with pytest.raises(MessageGone):
        await front.edit(ROOM, first, Post("one"))
    assert texts(await log.recent(ROOM)) == [str(number) for number in range(KEPT + 200 - SHOWN, KEPT + 200)]


async def test_edits_of_older_messages_are_not_shown_alone(front: WebFront, log: RoomLog) -> None:
    old = await front.post(ROOM, Post("old"), "old")
    for number in range(SHOWN):
        await front.post(ROOM, Post(str(number)), str(number))
    await front.edit(ROOM, old, Post("old, changed"))
    assert texts(await log.recent(ROOM)) == [str(number) for number in range(SHOWN)]


async def test_too_much_news_is_not_told_one_by_one(front: WebFront, log: RoomLog) -> None:
    first = await front.post(ROOM, Post("0"), "0")
    for number in range(FEW):
        await front.disarm(ROOM, first)
        if number == FEW - 2:
            assert len(await log.since(ROOM, first) or ()) == FEW - 1
    assert len(await log.since(ROOM, first) or ()) == FEW
    await front.disarm(ROOM, first)
    assert await log.since(ROOM, first) is None


async def test_the_ends_of_many_rooms_are_told_in_one_trip(front: WebFront, log: RoomLog, client: Client) -> None:
    one, two = await front.post(ROOM, Post("one"), "1"), await front.post("web:two", Post("two"), "1")
    assert await log.latest([ROOM, "web:two", "web:empty"]) == (one.encode(), two.encode(), b"")


@pytest.mark.parametrize(
    ("written", "room"),
    [
        ("", "web:table"),
        ("Friday", "web:friday"),
        ("friday/../../x", "web:friday-x"),
        ("{a}:b c", "web:a-b-c"),
        ("میز علی", "web:میز-علی"),
        ("<script>" * 50, "web:" + "script-" * 5 + "scri"),
        ("\u202e\u0000\n", "web:table"),
    ],
)
def test_a_room_has_a_plain_name(written: str, room: str) -> None:
    assert room_of(written) == room
    assert room_of(room.removeprefix("web:")) == room


@pytest.fixture
async def in_cluster(cluster_url: str) -> AsyncIterator[Client]:
    async with connect(Settings(redis_url=cluster_url, redis_mode="cluster")) as client:
        yield client


async def test_it_works_in_a_cluster(in_cluster: Client) -> None:
    front, log = WebFront(in_cluster), RoomLog(in_cluster)
    message = await front.post(ROOM, Post("one", Picture("a", png(1, 1), "")), "n1")
    await front.edit(ROOM, message, Post("two"))
    await front.disarm(ROOM, message)
    assert texts(await log.recent(ROOM)) == ["one", "two"]
    ends = await log.latest([ROOM, "web:two", "web:three"])
    assert [bool(end) for end in ends] == [True, False, False]


async def test_a_server_that_is_away_is_told_as_such() -> None:
    async with connect(Settings(redis_url="redis://127.0.0.1:1")) as client:
        front, log = WebFront(client), RoomLog(client)
        for attempt in (
            front.post(ROOM, Post("one"), "1"),
            front.disarm(ROOM, "1-1"),
            log.recent(ROOM),
            log.latest([ROOM]),
        ):
            with pytest.raises(StoreAway):
                await attempt
