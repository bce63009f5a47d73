"""Who listens to a platform: one at a time, the next after a clean stop, or when a lease ends."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot import intake, metrics
from bot.connection import Client, connect
from bot.intake import Tell, listen_alone
from bot.settings import Settings
from tests.rigs.keeper import Server


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("LEASE", 0.3), ("RENEW", 0.05), ("LOOK", 0.02)):
        monkeypatch.setattr(intake, name, seconds)


class Listener:
    """Listens to nothing; tells whether it does, and how often it began."""

    def __init__(self) -> None:
        self.listens = False
        self.times = 0
        self.trouble = asyncio.Event()

    async def listen(self, tell: Tell) -> None:
        tell("connected")
        self.listens, self.times = True, self.times + 1
        try:
            await self.trouble.wait()
            raise ConnectionError
        finally:
            self.listens = False


@asynccontextmanager
async def standing_by(client: Client, listener: Listener) -> AsyncIterator[asyncio.Task[None]]:
    task = asyncio.create_task(listen_alone(client, "there", listener.listen))
    yield task
    task.cancel()
    with suppress(asyncio.CancelledError, ConnectionError):
        await task


async def until(expected: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while True:
            if expected():
                return
            await asyncio.sleep(0.01)


async def test_one_listens_and_the_next_takes_over_at_a_stop(client: Client) -> None:
    first, second = Listener(), Listener()
    async with standing_by(client, second):
        async with standing_by(client, first):
            await until(lambda: first.listens or second.listens)
            await asyncio.sleep(intake.LEASE * 2)
            assert first.listens != second.listens
            assert first.times + second.times == 1
        await until(lambda: second.listens)


async def test_after_a_crash_the_lease_ends(client: Client) -> None:
    await client.set("intake:there", "somebody who died", px=200)
    listener = Listener()
    async with standing_by(client, listener):
        await asyncio.sleep(0.1)
        assert not listener.listens
        await until(lambda: listener.listens)


async def test_a_lease_taken_by_another_is_let_go(client: Client) -> None:
    listener = Listener()
    async with standing_by(client, listener):
        await until(lambda: listener.listens)
        await client.set("intake:there", "somebody else", px=200)
        await until(lambda: not listener.listens)
        assert await client.get("intake:there") == b"somebody else"
        await until(lambda: listener.times == 2)


async def test_an_error_ends_it_and_gives_the_lease_back(client: Client) -> None:
    listener = Listener()
    async with standing_by(client, listener) as task:
        await until(lambda: listener.listens)
        listener.trouble.set()
        with pytest.raises(ConnectionError):
            await task
        assert await client.get("intake:there") is None


async def test_it_goes_on_while_redis_is_away(tmp_path: Path) -> None:
    server, listener = Server(tmp_path), Listener()
    server.start()
    async with connect(Settings(redis_url=server.url)) as client, standing_by(client, listener):
        await until(lambda: listener.listens)
        server.kill()
        await asyncio.sleep(intake.LEASE * 2)
        assert listener.listens
        server.start()
        await asyncio.sleep(intake.LEASE * 2)
        assert (listener.listens, listener.times) == (True, 1)
        server.kill()


class Ear:
    """Listens, once it is connected."""

    def __init__(self) -> None:
        self.listens, self.connected = False, asyncio.Event()

    async def listen(self, tell: Tell) -> None:
        self.listens = True
        try:
            await self.connected.wait()
            tell("connected")
            await asyncio.Event().wait()
        finally:
            self.listens = False


async def test_a_listener_goes_on_until_the_next_is_connected(client: Client) -> None:
    first, second = Ear(), Ear()
    leaving = asyncio.create_task(listen_alone(client, "there", first.listen, overlaps=True))
    await until(lambda: first.listens)
    first.connected.set()
    coming = asyncio.create_task(listen_alone(client, "there", second.listen, overlaps=True))
    await asyncio.sleep(intake.LOOK * 5)
    leaving.cancel()
    await until(lambda: second.listens)
    await asyncio.sleep(0.2)
    assert first.listens
    second.connected.set()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert (first.listens, second.listens) == (False, True)
    await client.delete("intake:there:next")
    coming.cancel()
    async with asyncio.timeout(intake.HAND_OVER / 2):
        with pytest.raises(asyncio.CancelledError):
            await coming


async def test_a_platform_counts_as_away_until_it_is_known_that_this_process_stands_by(client: Client) -> None:
    metrics.platform_is("there", "away")
    await client.set("intake:there", "somebody else", px=60_000)
    async with standing_by(client, Listener()):
        assert metrics.PLATFORMS["there"] == "away"
        await until(lambda: metrics.PLATFORMS["there"] == "standing by")
        assert await client.exists("intake:there:next")


async def test_what_was_begun_is_finished_before_the_lease_goes(client: Client) -> None:
    began, lease = asyncio.Event(), list[bytes | str | None]()

    async def listen(tell: Tell) -> None:
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(intake.LOOK * 10)
            lease.append(await client.get("intake:there"))

    listening = asyncio.create_task(listen_alone(client, "there", listen))
    await began.wait()
    listening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await listening
    assert lease[0] is not None


async def test_a_listener_that_did_not_hear_is_told_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "CLEAN_UP", 0.05)
    began = asyncio.Event()

    async def hard_of_hearing(tell: Tell) -> None:
        began.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    listening = asyncio.create_task(listen_alone(client, "there", hard_of_hearing))
    await began.wait()
    listening.cancel()
    async with asyncio.timeout(5):
        with pytest.raises(asyncio.CancelledError):
            await listening
