"""The server's clock is everybody's, and a clock that is set back holds nothing up for long."""

import asyncio
import time

import pytest

from bot import timekeeping
from bot.connection import Client, connect
from bot.saved import Meta
from bot.settings import Settings
from bot.store import LONGEST_WAIT, Store, StoreAway, Write, new_id
from bot.timekeeping import ServerClock
from tests.bot.conftest import Table
from tests.rigs.chat import Now

CLOSE = 10.0
"""Seconds by which a clock may be off where everything is slow."""
META = Meta(slug="landverse", room="web:table", creator="web:a", language="en")


async def test_a_machine_whose_clock_is_wrong_goes_by_the_servers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = time.time()
    with monkeypatch.context() as wrong:
        wrong.setattr(time, "time", lambda: right + 5 * 3600)
        clock = ServerClock(store.redis)
    assert clock() > right + 4 * 3600
    await clock.set()
    assert abs(clock() - time.time()) < CLOSE
    with monkeypatch.context() as jumping:
        jumping.setattr(time, "time", lambda: right - 5 * 3600)
        assert clock() >= right


async def test_while_the_server_is_away_its_clock_is_known() -> None:
    async with connect(Settings(redis_url="redis://127.0.0.1:1")) as client:
        clock = ServerClock(client)
        with pytest.raises(StoreAway):
            await clock.set()
        assert abs(clock() - time.time()) < CLOSE


async def test_a_clock_that_was_set_back_holds_no_post_up(store: Store) -> None:
    assert isinstance(store.now, Now)
    ahead, put_off = new_id(), new_id()
    for game in (ahead, put_off):
        await store.write(game, 0, Write(META, b"", ()))
    for claim in await store.claim("delivery", lease=9):
        waits = 60 if claim.game == ahead else LONGEST_WAIT - 1
        await store.settle(claim, again=store.now() + waits)
    await store.hurry()
    assert await store.claim("delivery", lease=9) == (), "this much may be meant"
    store.now.at -= 5 * 3600
    await store.hurry()
    assert {claim.game for claim in await store.claim("delivery", lease=9)} == {ahead, put_off}


async def test_a_computer_player_moves_though_the_clock_was_set_back(table: Table) -> None:
    room = await table("Sara", computers=1)
    room.now.at -= 5 * 3600
    await room.finish("Sara")
    await room.settle()
    assert (await room.game()).meta.turn == 2


async def test_the_clock_is_followed_until_the_end(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeping, "EVERY", 0.01)
    with monkeypatch.context() as wrong:
        wrong.setattr(time, "time", lambda: 1000.0)
        clock = ServerClock(client)
    keeping = asyncio.create_task(timekeeping.keep(clock, Store(client, clock)))
    for _ in range(100):
        if clock() < 1_000_000:
            await asyncio.sleep(0.05)
    assert abs(clock() - time.time()) < CLOSE
    keeping.cancel()
    await asyncio.wait({keeping})
