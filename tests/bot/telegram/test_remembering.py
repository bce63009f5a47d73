"""What is remembered, as Telegram shows it: the way to one's games, a record as a file, a person forgotten."""

import json

from bot.telegram.acquaintances import Acquaintances
from bot.telegram.asked import only_shows
from tests.bot.telegram.conftest import Open
from tests.rigs.telegram.world import Message


def links(message: Message | str) -> list[str]:
    """The addresses that a message leads to, those of its pictures aside."""
    assert isinstance(message, Message)
    return [button["url"] for row in message.keyboard for button in row if "url" in button]


async def test_my_games_lead_to_their_newest_posts(open_table: Open) -> None:
    async with open_table() as table:
        table.person("Sara", started=True)
        await table.whisper("Sara", "/start")
        await table.open("Sara")
        await table.say("Sara", "/games")
        group, newest = -table.group.id - 1_000_000_000_000, table.posts()[-1].id
        assert links(table.seen("Sara")) == [f"https://t.me/c/{group}/{newest}"]


async def test_in_a_forum_the_topic_is_part_of_the_way(open_table: Open) -> None:
    async with open_table(forum=True) as table:
        table.group.topics, table.thread = {77: True}, 77
        await table.whisper("Sara", "/start")
        await table.open("Sara")
        await table.whisper("Sara", "/games")
        group, newest = -table.group.id - 1_000_000_000_000, table.posts()[-1].id
        assert links(table.seen("Sara")) == [f"https://t.me/c/{group}/77/{newest}"]


async def test_small_groups_have_no_addresses(open_table: Open) -> None:
    async with open_table(supergroup=False) as table:
        await table.whisper("Sara", "/start")
        await table.open("Sara")
        await table.whisper("Sara", "/games")
        seen = table.seen("Sara")
        assert links(seen) == []
        assert isinstance(seen, Message)
        assert "Landverse" in seen.text


async def test_a_record_is_a_file_in_private(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        await table.open("Sara", "Ali")
        await table.whisper("Ali", "/start")
        await table.say("Ali", "/resign")
        await table.press("Ali", "Resign")
        await table.press("Sara", "Record", table.posts()[-1])
        seen = table.seen("Sara")
        assert isinstance(seen, Message)
        assert (seen.chat, seen.as_file) == (table.person("Sara").id, True)
        assert seen.name.startswith("landverse-")
        assert json.loads(seen.picture or b"")["moves"] == [[1, "leave"]]


async def test_who_is_forgotten_is_no_acquaintance_any_more(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        sara, known = table.person("Sara").id, Acquaintances(table.store.redis)
        assert await known.know(sara)
        await table.whisper("Sara", "/forget me")
        await table.press("Sara", "Forget me", table.seen("Sara"))
        assert not await known.know(sara)


def test_a_link_forgets_nobody_and_takes_nobody_off_a_leaderboard() -> None:
    assert only_shows("/stats")
    assert only_shows("/log")
    assert not only_shows("/stats hide")
    assert not only_shows("/forget me")
    assert not only_shows("a::forget:yes")
