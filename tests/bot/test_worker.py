"""The loop of the workers: several games side by side, no look too many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot import worker
from bot.connection import Client
from bot.saved import Meta
from bot.store import BUCKETS, Claim, Store, Write
from bot.worker import Deal


async def write(store: Store, game: str) -> None:
    """Something new about a game that nobody knows."""
    meta = Meta(slug="landverse", room=f"web:{game}", creator="web:a", language="en")
    assert await store.write(game, 0, Write(meta, b"", ())) == "ok"


class Desk:
    """Deals with games: those in `slow` only once they may. dealt: with which it has begun."""

    def __init__(self, store: Store, *slow: str) -> None:
        self.store, self.slow = store, set(slow)
        self.dealt: list[str] = []
        self.may, self._begun = asyncio.Event(), asyncio.Event()

    async def deal(self, claim: Claim) -> None:
        """Deal with one."""
        self.dealt.append(claim.game)
        self._begun.set()
        if claim.game in self.slow:
            await self.may.wait()
        await self.store.settle(claim)

    async def has(self, *games: str) -> None:
        """Wait until it has begun with these."""
        async with asyncio.timeout(5):
            while not set(games) <= set(self.dealt):
                self._begun.clear()
                await self._begun.wait()


@asynccontextmanager
async def working(store: Store, deal: Deal) -> AsyncIterator[None]:
    """A worker until the end of the block."""
    task = asyncio.create_task(worker.run(store, "delivery", deal))
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
def store(client: Client) -> Store:
    """The store of this process."""
    return Store(client)


async def test_a_slow_game_holds_up_no_other(store: Store) -> None:
    desk = Desk(store, "aslow")
    async with working(store, desk.deal):
        await write(store, "aslow")
        await desk.has("aslow")
        await write(store, "aquick")
        await desk.has("aquick")


async def test_what_it_cannot_begin_with_is_left_to_others(
    store: Store, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "MOST", 2)
    desk = Desk(store, "aone", "atwo")
    async with working(store, desk.deal):
        await write(store, "aone")
        await write(store, "atwo")
        await desk.has("aone", "atwo")
        await write(store, "bthree")
        (claim,) = await Store(client).claim("delivery", worker.LEASE)
        assert claim.game == "bthree"
        await write(store, "cfour")
        desk.may.set()
        await desk.has("cfour")


async def test_what_another_process_writes_is_seen_at_the_next_look(
    store: Store, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "LOOK", 0.05)
    desk = Desk(store)
    async with working(store, desk.deal):
        await asyncio.sleep(0.2)
        await write(Store(client), "aone")
        await desk.has("aone")


async def test_a_write_makes_it_look_in_one_bucket_only(
    store: Store, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "LOOK", 60.0)
    desk = Desk(store)
    async with working(store, desk.deal):
        await write(store, "aone")
        await desk.has("aone")
        await client.config_resetstat()
        for number, bucket in enumerate(BUCKETS):
            await write(store, f"{bucket}{number}")
            await desk.has(f"{bucket}{number}")
        await asyncio.sleep(0.1)
        looks = (await client.info("commandstats"))["cmdstat_zrange"]["calls"]
        assert looks < 3 * len(BUCKETS), "one when it is written, and one when it has been dealt with"
