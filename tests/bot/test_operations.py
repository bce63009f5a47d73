"""What those who run the bot can see of it: numbers for Prometheus, and whether people can play."""

import logging
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot import metrics
from bot.connection import Client, connect
from bot.operations import watched
from bot.settings import BadSettings, Settings
from bot.store import Store
from bot.valkey import free_port
from tests.bot.conftest import Table

PORT = free_port()
AT = f"http://127.0.0.1:{PORT}"


@pytest.fixture(autouse=True)
def _platforms(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a start with no platform but the page."""
    metrics.PLATFORMS.clear()
    metrics.platform_is("web", "connected")


@pytest.fixture
async def session() -> AsyncIterator[ClientSession]:
    async with ClientSession() as session:
        yield session


@pytest.fixture
async def watching(client: Client, settings: Settings) -> AsyncIterator[None]:
    async with watched(Store(client), settings.model_copy(update={"metrics_port": PORT})):
        yield


async def numbers(session: ClientSession) -> dict[tuple[str, ...], float]:
    """Every number, by its name and its labels in the order of theirs."""
    async with session.get(f"{AT}/metrics") as answer:
        families = text_string_to_metric_families(await answer.text())
    samples = [sample for family in families for sample in family.samples]
    return {(one.name, *(value for _, value in sorted(one.labels.items()))): one.value for one in samples}


@pytest.mark.usefixtures("watching")
async def test_decisions_and_games_are_counted(table: Table, session: ClientSession) -> None:
    before = await numbers(session)
    chat = await table("Sara", computers=1)
    await chat.say("Sara", "land a1 sea c3")
    now = await numbers(session)

    def more(*name: str) -> float:
        return now[name] - before.get(name, 0)

    assert more("bot_moves_total", "person", "landverse") == 4
    assert more("bot_moves_total", "computer", "landverse") > 0
    assert now["bot_live_games",] == 1
    assert (now["bot_due", "delivery"], now["bot_redis_up",]) == (0, 1)
    assert more("bot_draw_seconds_count", "landverse") > 0
    assert more("bot_turn_to_post_seconds_count", "web") > 0
    await chat.say("Sara", "/stop")
    await chat.press("Sara", "Stop the game")
    assert (await numbers(session))["bot_live_games",] == 0


@pytest.mark.usefixtures("watching")
async def test_what_is_due_is_counted(table: Table, session: ClientSession) -> None:
    chat = await table("Sara")
    await chat.store.make_due((await chat.game()).id)
    assert (await numbers(session))["bot_due", "delivery"] == 1


@pytest.mark.usefixtures("watching")
async def test_errors_are_counted_by_kind(session: ClientSession) -> None:
    counting = metrics.Counting()
    logging.getLogger("bot.test").addHandler(counting)
    logging.getLogger("bot.test").error("so it is", exc_info=LookupError("x"))
    logging.getLogger("bot.test").removeHandler(counting)
    assert (await numbers(session))["bot_errors_total", "LookupError", "ERROR", "bot.test"] == 1


@pytest.mark.parametrize(("state", "status"), [("connected", 200), ("standing by", 200), ("away", 503)])
@pytest.mark.usefixtures("watching")
async def test_health_tells_of_each_platform(session: ClientSession, state: metrics.State, status: int) -> None:
    metrics.platform_is("discord", state)
    async with session.get(f"{AT}/healthz") as answer:
        told = {"redis": "connected", "platforms": {"web": "connected", "discord": state}}
        assert (answer.status, await answer.json()) == (status, told)


async def test_health_tells_of_redis(session: ClientSession) -> None:
    settings = Settings(redis_url=f"redis://127.0.0.1:{free_port()}", metrics_port=PORT)
    async with connect(settings) as client, watched(Store(client), settings):
        async with session.get(f"{AT}/healthz") as answer:
            assert (answer.status, (await answer.json())["redis"]) == (503, "away")
        assert (await numbers(session))["bot_redis_up",] == 0


@pytest.mark.usefixtures("watching")
async def test_a_port_in_use_is_told(client: Client) -> None:
    with pytest.raises(BadSettings, match=f"METRICS_PORT must be free to listen on, and 127.0.0.1:{PORT} isn't"):
        async with watched(Store(client), Settings(metrics_port=PORT)):
            pass


async def test_nothing_listens_unless_it_is_wanted(client: Client, session: ClientSession) -> None:
    async with watched(Store(client), Settings()):
        with pytest.raises(OSError, match="Cannot connect"):
            await session.get(f"{AT}/healthz")
