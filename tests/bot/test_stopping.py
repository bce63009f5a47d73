"""A worker that is told to stop finishes what it has begun, and gives back what it can't finish."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from bot import worker
from bot.store import BUCKETS, Claim, Store, due_key
from tests.bot.conftest import Table


@asynccontextmanager
async def cancelled(task: "asyncio.Task[None]") -> AsyncIterator[None]:
    """A task that was told to stop; the block is what happens before it does."""
    task.cancel()
    yield
    with suppress(asyncio.CancelledError):
        await task


class Slow:
    """Deals with a claim when it is let."""

    def __init__(self, store: Store) -> None:
        self.store, self.begun, self.let, self.dealt = store, asyncio.Event(), asyncio.Event(), list[str]()

    async def deal(self, claim: Claim) -> None:
        self.begun.set()
        await self.let.wait()
        await self.store.settle(claim)
        self.dealt.append(claim.game)


@pytest.fixture
async def slow(table: Table) -> Slow:
    """Whoever delivers the only game, which is due."""
    chat = await table("Sara")
    await chat.store.make_due((await chat.game()).id)
    return Slow(chat.store)


async def due(store: Store) -> int:
    return sum([len(await store.redis.zrange(due_key(bucket, "delivery"), 0, -1)) for bucket in BUCKETS])


async def test_a_delivery_under_way_is_finished(slow: Slow) -> None:
    working = asyncio.create_task(worker.run(slow.store, "delivery", slow.deal))
    await slow.begun.wait()
    async with cancelled(working):
        await asyncio.sleep(0.05)
        slow.let.set()
    assert len(slow.dealt) == 1
    assert await due(slow.store) == 0


async def test_one_that_takes_too_long_is_given_back(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "FINISH", 0.05)
    working = asyncio.create_task(worker.run(slow.store, "delivery", slow.deal))
    await slow.begun.wait()
    async with cancelled(working):
        pass
    assert not slow.dealt
    (again,) = await slow.store.claim("delivery", 9)
    slow.let.set()
    await slow.deal(again)
