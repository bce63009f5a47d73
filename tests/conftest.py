"""What tests share: a real server with nothing in it, and settings that point to it."""

import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import redis

from bot.connection import Client, connect
from bot.settings import Settings
from bot.valkey import embedded
from tests.rigs.cluster import cluster


@pytest.fixture(autouse=True)
def _unset(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests don't depend on how the bot is set up on the machine they run on."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setitem(Settings.model_config, "env_file", None)


class _MissingWord(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


@pytest.fixture(autouse=True, scope="session")
def _words_are_whole() -> None:
    """A message or an argument that is missing is only logged by the bot; a test doesn't let it pass."""
    logging.getLogger("render.words").addHandler(_MissingWord())


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of an embedded Valkey that lives as long as the tests of this process do."""
    with embedded(tmp_path_factory.mktemp("valkey")) as url:
        yield url


@pytest.fixture
def redis_url(valkey: str) -> str:
    """The URL of an empty server; other processes can use it too."""
    with redis.Redis.from_url(valkey) as client:
        client.flushall()
    return valkey


@pytest.fixture
def settings(redis_url: str) -> Settings:
    """Settings as by default, with the empty server of this test."""
    return Settings(redis_url=redis_url)


@pytest.fixture
async def client(settings: Settings) -> AsyncIterator[Client]:
    """The bot's own client of the empty server of this test."""
    async with connect(settings) as client:
        yield client


@pytest.fixture(scope="session")
def cluster_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of one node of a cluster of three."""
    with cluster(tmp_path_factory.mktemp("cluster")) as url:
        yield url
