"""`python -m bot check` finds what was made wrong, says it in a sentence, and nothing is wrong where nothing is."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route
from telegram import Bot
from telegram.error import Conflict

from bot.__main__ import main
from bot.check import discord, machine, memory, telegram
from bot.check.finding import Finding, wrong
from bot.connection import Client, connect
from bot.settings import Settings
from bot.valkey import free_port
from tests.rigs.discord.server import API, TOKEN, Discord, Fault
from tests.rigs.discord.server import serving as discord_serving
from tests.rigs.discord.world import PERMISSIONS
from tests.rigs.keeper import Server, serving
from tests.rigs.telegram.server import TOKEN as TELEGRAM_TOKEN
from tests.rigs.telegram.server import Telegram
from tests.rigs.telegram.server import serving as telegram_serving

HUNDRED_MB = 100 * 2**20


async def told(findings: AsyncIterator[Finding]) -> list[str]:
    return [f"{one.kind}: {one.text}" async for one in findings]


def said(findings: list[str], kind: str) -> str:
    """All sentences of a kind."""
    return "\n".join(one for one in findings if one.startswith(kind))


# The whole


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, **settings: str) -> int:
    for name, value in {"DATA_DIR": str(folder / "data"), "WEB_PORT": str(free_port()), **settings}.items():
        monkeypatch.setenv(name, value)
    return main(["check"])


def test_a_new_set_up_is_fine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, tmp_path) == 0
    assert capsys.readouterr().out.endswith("Nothing is wrong.\n")


def test_what_is_wrong_is_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, tmp_path, REDIS_URL=f"redis://127.0.0.1:{free_port()}") == 1
    *_, redis, last = capsys.readouterr().out.splitlines()
    assert redis.startswith("wrong: Redis can't be reached: REDIS_URL must lead to a server that runs")
    assert last.startswith("1 of ")


def test_settings_are_looked_at_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, tmp_path, TIME_ZONE="Mars") == 2
    assert capsys.readouterr().err.startswith("TIME_ZONE must be")


# The machine


def test_a_folder_that_can_not_be_written_is_told_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert run(monkeypatch, tmp_path, DATA_DIR=str(tmp_path / "file" / "data")) == 1
    (told,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("wrong:")]
    assert told.startswith("wrong: DATA_DIR must be a folder that the bot may write in: ")


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "LEAST_SPACE", 2**80)
    assert machine.space(tmp_path).text.endswith(": make room.")


def test_a_port_in_use_is_noted(redis_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        found = [*machine.findings(Settings(redis_url=redis_url, metrics_port=port, web_port=0))]
    (noted,) = [one.text for one in found if one.kind == "note" and "METRICS_PORT" in one.text]
    assert f"127.0.0.1:{port} can't be listened on now" in noted


@pytest.mark.parametrize("host", ["203.0.113.1", "a" * 70])
def test_an_address_of_another_machine_is_wrong(redis_url: str, host: str) -> None:
    found = [*machine.findings(Settings(redis_url=redis_url, web_host=host, web_port=free_port()))]
    (told,) = [one.text for one in found if one.kind == "wrong"]
    assert told.startswith(f"WEB_PORT: {host}:")


# Redis


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
async def redis(server: Server) -> AsyncIterator[Client]:
    async with connect(Settings(redis_url=server.url)) as client:
        yield client


async def test_a_good_server_is_fine(redis: Client) -> None:
    found = await told(memory.findings(redis))
    assert not [one for one in found if not one.startswith("fine") and "for an answer" not in one]  # a busy machine


async def test_each_server_of_a_cluster_is_looked_at(cluster_url: str) -> None:
    async with connect(Settings(redis_url=cluster_url, redis_mode="cluster")) as client:
        found = await told(memory.findings(client))
    assert any("servers: 3" in one for one in found)
    assert said(found, "wrong").startswith("wrong: Redis loses the latest moves when it crashes")


@pytest.mark.parametrize(
    ("config", "sentence"),
    [
        ({"appendonly": "no"}, "Redis loses the latest moves when it crashes"),
        (
            {"maxmemory": HUNDRED_MB, "maxmemory-policy": "allkeys-lru"},
            "Redis throws games away when it is full (maxmemory-policy allkeys-lru)",
        ),
        ({"maxmemory": 2**20}, "Redis is nearly full"),
    ],
)
async def test_a_server_that_loses_games_is_told(redis: Client, config: dict[str, Any], sentence: str) -> None:
    for name, value in config.items():
        await redis.config_set(name, value)
    assert sentence in said(await told(memory.findings(redis)), "wrong")


async def test_a_replica_is_told(redis: Client) -> None:
    await redis.replicaof("127.0.0.1", free_port())
    text = said(await told(memory.findings(redis)), "wrong")
    assert "This Redis is a replica" in text
    assert "doesn't take writes now" in text


async def test_a_password_that_is_missing_is_told(redis: Client) -> None:
    await redis.config_set("requirepass", "hush")
    async with connect(Settings(redis_url=f"redis://:other@{_place(redis)}")) as client:
        text = said(await told(memory.findings(client)), "wrong")
    assert "the name or password in REDIS_URL must be others" in text
    assert "other@" not in text


async def test_a_user_who_may_not_do_all_is_told(redis: Client) -> None:
    await redis.acl_setuser("reader", enabled=True, nopass=True, categories=["+@read", "+@connection"], keys=["*"])
    async with connect(Settings(redis_url=f"redis://reader:x@{_place(redis)}")) as client:
        assert "its user must be allowed all commands" in said(await told(memory.findings(client)), "wrong")


def _place(redis: Any) -> str:
    about = redis.connection_pool.connection_kwargs
    return f"{about['host']}:{about['port']}"


async def test_clocks_that_differ_are_told(redis: Client) -> None:
    found = await told(memory.findings(redis, now=lambda: time.time() - 3600))
    assert "differ by 3600 s" in said(found, "wrong")


def test_an_old_server_is_told() -> None:
    assert [*memory._version({"redis_version": "5.0.14"})] == [
        wrong("Redis 5.0.14 is too old: 6.2 or newer is needed, or any Valkey.")
    ]
    assert not [*memory._version({"redis_version": "7.2.4"})]


# Discord


@pytest.fixture
async def there(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    async with discord_serving(Discord()) as server:
        monkeypatch.setattr(Route, "BASE", f"{server.url}{API}")
        yield server


def is_on(there: Discord, *servers: int) -> None:
    """The bot is on servers, with these permissions."""
    body: Any = [{"id": str(number), "permissions": str(may)} for number, may in enumerate(servers, 1)]
    there.faults.append(Fault("/users/@me/guilds", status=200, body=body))


def lacking(*names: str) -> int:
    return sum(bit for name, bit in PERMISSIONS.items() if name not in names)


async def test_a_good_bot_on_discord_is_fine(there: Discord) -> None:
    is_on(there, lacking(), 1 << 3)
    found = await told(discord.findings(Settings(discord_token=TOKEN)))
    assert [one.partition(":")[0] for one in found] == ["fine", "fine"]


async def test_a_wrong_token_of_discord_is_told(there: Discord) -> None:
    found = await told(discord.findings(Settings(discord_token="MTIz.other.token")))
    assert found[0].startswith("wrong: Discord doesn't know DISCORD_TOKEN")
    assert "other" not in "".join(found)


async def test_permissions_that_lack_are_named(there: Discord) -> None:
    is_on(there, lacking("attach_files", "send_messages"), lacking("create_public_threads"))
    found = await told(discord.findings(Settings(discord_token=TOKEN)))
    assert "On the server 1 the bot lacks send_messages, attach_files" in said(found, "wrong")
    assert "permissions=309237681152" in said(found, "wrong")
    assert "On the server 2 the bot lacks create_public_threads" in said(found, "note")


async def test_nowhere_yet_and_presses_that_go_elsewhere(there: Discord) -> None:
    own: Any = {**there._about(["oauth2", "applications", "@me"]), "interactions_endpoint_url": "https://x.example",
                "flags": 1 << 18}  # fmt: skip
    there.faults.append(Fault("oauth2/applications/@me", status=200, body=own, times=2))
    is_on(there)
    found = await told(discord.findings(Settings(discord_token=TOKEN)))
    assert "Interactions Endpoint URL" in said(found, "wrong")
    assert "privileged intents" in said(found, "note")
    assert "on no server yet" in said(found, "note")


async def test_discord_out_of_reach_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{free_port()}{API}")
    found = await told(discord.findings(Settings(discord_token=TOKEN)))
    assert found[0].startswith("wrong: Discord can't be reached")


# Telegram


@pytest.fixture
async def messenger() -> AsyncIterator[Telegram]:
    async with telegram_serving() as server:
        yield server


def as_set(messenger: Telegram, **settings: Any) -> Settings:
    return Settings(**{"telegram_token": TELEGRAM_TOKEN, "telegram_api": messenger.url, **settings})


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telegram, "LISTENS", 1)


async def test_a_good_bot_on_telegram_is_fine(messenger: Telegram, client: Client) -> None:
    found = await told(telegram.findings(as_set(messenger), client))
    assert [one.partition(":")[0] for one in found] == ["fine", "fine"]
    assert not messenger.complaints


async def test_a_wrong_token_of_telegram_is_told(messenger: Telegram, client: Client) -> None:
    found = await told(telegram.findings(as_set(messenger, telegram_token="1:other"), client))
    assert found == ["wrong: Telegram doesn't know TELEGRAM_TOKEN: ask BotFather for it (/mybots, API Token)."]


async def test_telegram_out_of_reach_is_told(messenger: Telegram, client: Client) -> None:
    away = as_set(messenger, telegram_api=f"http://127.0.0.1:{free_port()}")
    (found,) = await told(telegram.findings(away, client))
    assert found.startswith("wrong: Telegram can't be reached at http://127.0.0.1")
    assert TELEGRAM_TOKEN not in found


async def test_what_botfather_has_set_is_told(messenger: Telegram, client: Client) -> None:
    messenger.trouble = {"can_join_groups": False, "can_read_all_group_messages": True}
    found = await told(telegram.findings(as_set(messenger), client))
    assert "/setjoingroups" in said(found, "wrong")
    assert "/setprivacy" in said(found, "note")


async def test_another_program_with_the_same_token_is_told(messenger: Telegram, client: Client) -> None:
    async def poll() -> None:
        async with Bot(TELEGRAM_TOKEN, base_url=f"{messenger.url}/bot") as other:
            while True:
                try:
                    await other.get_updates(timeout=1)
                except Conflict:
                    continue

    polling = asyncio.create_task(poll())
    found = await told(telegram.findings(as_set(messenger), client))
    assert "Another program takes this bot's news away" in said(found, "wrong")
    await client.set("intake:telegram", "a process of ours")
    found = await told(telegram.findings(as_set(messenger), client))
    polling.cancel()
    assert "A process of this bot listens" in said(found, "fine")


async def test_a_webhook_is_looked_at_from_both_sides(messenger: Telegram, client: Client) -> None:
    address = f"https://127.0.0.1:{free_port()}/telegram"
    messenger.webhook = {"url": "https://other.example/x"}
    messenger.trouble = {"last_error_message": "Connection refused", "pending_update_count": 500}
    found = await told(telegram.findings(as_set(messenger, telegram_webhook=address), client))
    assert "TELEGRAM_WEBHOOK can't be reached from here" in said(found, "wrong")
    assert "couldn't bring its last news: Connection refused" in said(found, "wrong")
    assert "500 pieces of news wait" in said(found, "note")
    found = await told(telegram.findings(as_set(messenger), client))
    assert "Telegram brings news to other.example" in said(found, "note")
