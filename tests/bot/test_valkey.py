"""The embedded server: it starts, is shared, survives its bot, and loses nothing."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import redis
from redis.backoff import ConstantBackoff, NoBackoff
from redis.retry import Retry

from bot.valkey import NoServer, embedded, revive

NO_RETRY = Retry(NoBackoff(), 0)

HOLD = """
import sys
from pathlib import Path
from bot.valkey import embedded
with embedded(Path(sys.argv[1])) as url:
    print(url, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """An empty folder with a path short enough for a socket, wherever the system keeps its temporary files."""
    with TemporaryDirectory(prefix="bot") as path:
        yield Path(path).resolve()


def bot(folder: Path) -> subprocess.Popen[str]:
    """Another process that uses the folder's server until its input ends."""
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", HOLD, str(folder)], stdin=pipe, stdout=pipe, text=True)


def url_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().strip()


def server(folder: Path) -> int:
    return int((folder / "valkey.pid").read_text())


def get(url: str, key: str) -> bytes | None:
    with redis.Redis.from_url(url) as client:
        value: bytes | None = client.get(key)
        return value


def put(url: str, key: str, value: str) -> None:
    with redis.Redis.from_url(url) as client:
        client.set(key, value)


def alive(url: str) -> bool:
    with redis.Redis.from_url(url, retry=NO_RETRY) as client:
        try:
            return bool(client.ping())
        except redis.ConnectionError:
            return False


def test_no_network_port_is_opened_and_only_this_user_gets_in(folder: Path) -> None:
    with embedded(folder / "data") as url:
        assert url == f"unix://{folder}/data/valkey.sock"
        with redis.Redis.from_url(url) as client:
            assert client.config_get("port") == {"port": "0"}
    assert (folder / "data").stat().st_mode & 0o777 == 0o700


def test_the_socket_is_this_users_alone(folder: Path) -> None:
    with embedded(folder):
        assert (folder / "valkey.sock").stat().st_mode & 0o777 == 0o700


def test_the_server_keeps_everything_and_throws_nothing_out(folder: Path) -> None:
    with embedded(folder) as url, redis.Redis.from_url(url) as client:
        kept = client.config_get("appendonly", "appendfsync", "save", "maxmemory-policy")
    assert kept == {"appendonly": "yes", "appendfsync": "everysec", "save": "", "maxmemory-policy": "noeviction"}


def test_leaving_ends_the_server_and_keeps_its_data(folder: Path) -> None:
    with embedded(folder) as url:
        put(url, "game", "running")
    assert not alive(url)
    with embedded(folder) as url:
        assert get(url, "game") == b"running"


@pytest.mark.parametrize("name", ["plain", 'spaces, "quotes", 100% and \\', "فارسی", "deep/" + "x" * 100])
def test_any_folder_will_do(folder: Path, name: str) -> None:
    with embedded(folder / name) as url:
        put(url, "game", "running")
    with embedded(folder / name) as url:
        assert get(url, "game") == b"running"


def test_a_folder_too_deep_for_a_socket_gets_a_guarded_loopback_port(folder: Path) -> None:
    deep = folder / ("x" * 100)
    with embedded(deep) as url, redis.Redis.from_url(url) as client:
        host, port = client.get_connection_kwargs()["host"], client.get_connection_kwargs()["port"]
        assert client.config_get("bind") == {"bind": host} == {"bind": "127.0.0.1"}
        with redis.Redis(host=host, port=port, retry=NO_RETRY) as stranger, pytest.raises(redis.AuthenticationError):
            stranger.ping()
    assert (deep / "valkey.url").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("depth", ["data", "x" * 100])
def test_a_killed_bot_leaves_its_server_to_the_next(folder: Path, depth: str) -> None:
    folder = folder / depth
    with bot(folder) as killed:
        put(url_of(killed), "game", "running")
        orphan = server(folder)
        killed.kill()
    with embedded(folder) as url:
        assert server(folder) == orphan
        assert get(url, "game") == b"running"
    assert not alive(url)


def test_a_killed_server_has_lost_nothing(folder: Path) -> None:
    with bot(folder) as killed:
        url = url_of(killed)
        put(url, "game", "running")
        os.kill(server(folder), signal.SIGKILL)
        killed.kill()
    with embedded(folder) as url:
        assert get(url, "game") == b"running"


def test_two_bots_share_and_the_last_one_puts_out_the_light(folder: Path) -> None:
    with bot(folder) as one, bot(folder) as two:
        url = url_of(one)
        assert url_of(two) == url
        one.communicate()
        assert alive(url)
        two.communicate()
    assert not alive(url)


def test_many_that_start_and_leave_at_once_never_meet_two_servers(folder: Path) -> None:
    async def visit() -> int:
        def stay() -> int:
            with embedded(folder) as url, redis.Redis.from_url(url) as client:
                return int(client.incr("visits"))

        return await asyncio.to_thread(stay)

    async def crowd() -> list[int]:
        return await asyncio.gather(*(visit() for _ in range(40)))

    assert sorted(asyncio.run(crowd())) == list(range(1, 41))


def test_ctrl_c_reaches_the_bot_and_not_its_server(folder: Path) -> None:
    with bot(folder) as process:
        url_of(process)
        assert os.getsid(server(folder)) != os.getsid(process.pid)
        process.communicate()


def test_a_folder_that_cannot_be_written_is_named(folder: Path) -> None:
    (folder / "file").touch()
    with pytest.raises(NoServer, match=r"DATA_DIR must be a folder .*file"), embedded(folder / "file"):
        pass


def test_a_broken_log_is_named(folder: Path) -> None:
    with embedded(folder) as url:
        put(url, "game", "running")
    for part in (folder / "appendonlydir").glob("*.incr.aof"):
        part.write_bytes(b"*not a log\r\n" * 40)
    with pytest.raises(NoServer, match=r"ended as it started: .*valkey\.log says why"), embedded(folder):
        pass


def test_a_server_that_was_killed_is_started_again_with_all_it_had(tmp_path: Path) -> None:
    with embedded(tmp_path) as url:
        with redis.Redis.from_url(url) as client:
            client.set("kept", "yes")
            client.execute_command("WAITAOF", 1, 0, 1000)
        assert not revive(tmp_path)
        os.kill(int((tmp_path / "valkey.pid").read_text()), signal.SIGKILL)
        while not revive(tmp_path):
            pass
        with redis.Redis.from_url(url, retry=Retry(ConstantBackoff(0.02), 200)) as client:
            assert client.get("kept") == b"yes"
