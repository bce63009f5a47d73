"""How the bot comes to Telegram, and what it says where it can't."""

import socket

import pytest

from bot.connection import Client
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.settings import BadSettings, Settings
from bot.store import Store
from bot.telegram import running
from engine.registry import GAMES
from tests.rigs.telegram.server import TOKEN, serving


async def complaint(client: Client, settings: Settings, **changes: object) -> str:
    """What is said instead of starting."""
    with pytest.raises(BadSettings) as refusal:
        async with running(Rooms(Host(Store(client), GAMES)), settings.model_copy(update=changes)):
            pass
    return str(refusal.value)


async def test_a_wrong_token_is_told(client: Client, settings: Settings) -> None:
    async with serving() as telegram:
        told = await complaint(client, settings, telegram_token="1:wrong", telegram_api=telegram.url)
    assert told.startswith("TELEGRAM_TOKEN must be the token that BotFather gave")


async def test_a_port_in_use_is_told(client: Client, settings: Settings) -> None:
    async with serving() as telegram:
        with socket.create_server(("127.0.0.1", 0)) as other:
            about = {"telegram_token": TOKEN, "telegram_api": telegram.url, "telegram_webhook": "https://a.example/t"}
            told = await complaint(client, settings, **about, telegram_webhook_port=other.getsockname()[1])
    assert told.startswith("TELEGRAM_WEBHOOK_PORT must be free to listen on")
