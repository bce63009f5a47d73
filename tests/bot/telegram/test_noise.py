"""How much a group hears: ten games in ten topics keep the budget of their one supergroup, and nothing is lost."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from bot import pace, playing, worker
from bot.delivery import Delivery
from engine.registry import GAMES
from render.words import bare
from tests.bot.telegram.conftest import Open, Table, until

MINUTE: Final = 2.0
"""Seconds that a minute has here."""
BUDGET: Final = 20
GAMES_AT_ONCE: Final = 10
TURNS: Final = 5
REPORT: Final = Path(__file__).parents[3] / "out" / "limits" / "telegram-noise.txt"
COUNTED: Final = ("sendMessage", "sendPhoto", "editMessageText", "editMessageMedia", "editMessageReplyMarkup")


async def begin(table: Table) -> list[str]:
    """A game of two in each of ten topics; the rooms."""
    table.group.topics = dict.fromkeys(range(1, GAMES_AT_ONCE + 1), True)
    for topic in table.group.topics:
        table.thread = topic
        await table.open(f"Sara{topic}", f"Ali{topic}")
    return [f"telegram:{table.group.id}:{topic}" for topic in table.group.topics]


async def play_a_turn(table: Table, room: str) -> None:
    """Both play, as fast as hands can be."""
    saved = await table.store.load((await table.store.room(room)).game)
    assert saved
    before = after = playing.take_up(GAMES[saved.meta.slug], saved)
    while after.game.turn(after.state) == saved.meta.turn:
        after = after.default(after.game.to_move(after.state)[0])
    write = playing.played(saved, before, after, saved.meta.seats[0].person, table.store.now())
    assert await table.store.write(saved.id, saved.version, write) == "ok"


def said(table: Table) -> list[float]:
    """When the group's budget was drawn on."""
    calls = table.telegram.calls
    return [one.at for one in calls if one.method in COUNTED and int(one.values["chat_id"]) == table.group.id]


async def test_ten_games_in_one_supergroup_keep_its_budget(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MINUTE", int(MINUTE * 1000))
    async with open_table(forum=True, ephemeral=True) as table:
        rooms = await begin(table)
        table.pace = BUDGET
        await table.restart()
        await table.store.redis.delete(f"pace:telegram:{table.group.id}")
        table.telegram.calls.clear()
        fronts = {"telegram": table.front}
        delivery = asyncio.create_task(
            worker.run(table.store, "delivery", Delivery(table.store, GAMES, fronts).deliver)
        )
        try:
            for _ in range(TURNS):
                for room in rooms:
                    await play_a_turn(table, room)
                await asyncio.sleep(MINUTE / 4)
            await until(lambda: newest(table) == {f"Move {TURNS + 1} of 18"}, seconds=20)
        finally:
            delivery.cancel()
            await asyncio.gather(delivery, return_exceptions=True)
        times = said(table)
        busiest = max(sum(at <= one < at + 0.95 * MINUTE for one in times) for at in times)
        posts = sum(one.method == "sendPhoto" for one in table.telegram.calls)
        assert busiest <= BUDGET
        assert GAMES_AT_ONCE <= posts < GAMES_AT_ONCE * TURNS, "many fast turns become one post"
        REPORT.parent.mkdir(parents=True, exist_ok=True)
        REPORT.write_text(
            f"{TURNS * GAMES_AT_ONCE} turns of {GAMES_AT_ONCE} games made {posts} posts and {len(times)} calls "
            f"in {(times[-1] - times[0]) / MINUTE:.1f} minutes, at most {busiest} a minute of {BUDGET}\n",
            encoding="utf-8",
        )


def newest(table: Table) -> set[str]:
    """Which move the newest boards of all topics are of."""
    boards = (table.telegram.world.public(table.group.id, topic)[-1] for topic in table.group.topics)
    return {
        next(line for line in bare(board.text).split("\n") if line.startswith("Move ")).split(".")[0]
        for board in boards
    }
