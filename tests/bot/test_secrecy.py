"""What is logged, at DEBUG too, and what an error says: no token, no password, no seed, nobody's hand."""

import asyncio
import io
import logging
import re
import sys
from collections.abc import Iterator
from typing import Any, Final

import aiohttp
import httpx
import pytest
from pydantic import ValidationError
from telegram import Bot
from telegram.error import InvalidToken, NetworkError

from bot import playing, redacted
from bot.connection import Client, connect
from bot.saved import Meta
from bot.settings import BadSettings, Settings, load
from bot.store import game_key
from bot.telegram.listening import secret_of
from engine.registry import GAMES
from tests.rigs.chat import chat, decisions

DISCORD: Final = "MTIzNDU2Nzg5.GhIjKl.a-very_secret-token-of-discords"
TELEGRAM: Final = "7000000001:AAHd-a_very-secret_token_of_telegrams"
PASSWORD: Final = "s3cr&t pass/word"
URL: Final = "redis://me:s3cr%26t%20pass%2Fword@127.0.0.1:1/0"
SENTINEL: Final = "watchers-own-password"
SECRETS: Final = (DISCORD, TELEGRAM, PASSWORD, "s3cr%26t%20pass%2Fword", SENTINEL, secret_of(TELEGRAM))
QUIET: Final = (*redacted.LIBRARIES, "")
"""Loggers whose levels are set, and the root."""


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that is logged at DEBUG, as the program writes it."""
    written, root = io.StringIO(), logging.getLogger()
    handlers, levels, hook = root.handlers[:], {name: logging.getLogger(name).level for name in QUIET}, sys.excepthook
    handler = logging.StreamHandler(written)
    root.handlers[:] = [handler]
    root.setLevel(logging.DEBUG)
    settings = Settings(
        discord_token=DISCORD,
        telegram_token=TELEGRAM,
        redis_url=URL,
        redis_sentinel_password=SENTINEL,
        log_level="DEBUG",
    )
    redacted.everywhere(settings)
    yield written
    root.handlers[:] = handlers
    sys.excepthook = hook
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def kept(log: io.StringIO) -> str:
    """What was written, without secrets."""
    text = log.getvalue()
    assert not [secret for secret in SECRETS if secret in text]
    return text


def test_whatever_is_logged_has_no_secret_in_it(log: io.StringIO) -> None:
    for level in (logging.DEBUG, logging.INFO, logging.ERROR):
        for secret in SECRETS:
            logging.getLogger("bot.any").log(level, "calling %s with %r and %s", secret, {"x": secret}, URL)
            failed = ValueError(f"nothing at /bot{secret}/sendMessage")
            logging.getLogger("bot.any").error("it failed", exc_info=failed)
    assert kept(log).count("it failed") == 3 * len(SECRETS)
    assert redacted.INSTEAD in log.getvalue()


def test_tokens_of_others_are_hidden_by_their_looks(log: io.StringIO) -> None:
    interaction = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"
    logging.getLogger("discord.http").warning("POST /api/v10/webhooks/123456/%s/messages is limited", interaction)
    logging.getLogger("bot").warning("another bot: 123456789:AAE-another_token-of_telegrams_looks")
    assert interaction not in log.getvalue()
    assert "AAE-another" not in log.getvalue()
    assert "/webhooks/123456/" in log.getvalue()


async def test_errors_of_telegram_and_of_its_client(log: io.StringIO) -> None:
    """Nothing listens there; and one who says that the token is wrong."""
    bot = Bot(TELEGRAM, base_url="http://127.0.0.1:1/bot", base_file_url="http://127.0.0.1:1/file/bot")
    try:
        await bot.initialize()
    except NetworkError:
        logging.getLogger("bot.telegram").exception("Telegram can't be reached")
    wrong = InvalidToken(f"The token `{TELEGRAM}` was rejected by the server.")
    logging.getLogger("bot.telegram").error("Telegram doesn't take this bot", exc_info=wrong)
    await bot.shutdown()
    assert "rejected by the server" in kept(log)


async def test_errors_of_http_clients(log: io.StringIO) -> None:
    address = f"http://127.0.0.1:1/bot{TELEGRAM}/getMe"
    async with httpx.AsyncClient() as one, aiohttp.ClientSession() as other:
        for ask in (one.get, other.get):
            try:
                await ask(address, headers={"Authorization": f"Bot {DISCORD}"})
            except (httpx.HTTPError, aiohttp.ClientError):
                logging.getLogger("bot.any").exception("no answer from %s", address)
    asyncio.get_running_loop().call_exception_handler({"message": f"never retrieved {address}"})
    assert kept(log).count("no answer from") == 2


async def test_errors_of_redis(log: io.StringIO) -> None:
    async with connect(Settings(redis_url=URL)) as client:
        try:
            await client.ping()
        except OSError as error:
            logging.getLogger("bot.any").error("away: %r %r", error, client, exc_info=True)
        except Exception:
            logging.getLogger("bot.any").exception("away: %r", client)
    assert "away" in kept(log)


def test_settings_that_are_wrong_are_named_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", URL.replace("redis:", "http:"))
    monkeypatch.setenv("TELEGRAM_API", f"nowhere/{TELEGRAM}")
    with pytest.raises(BadSettings) as refused:
        load()
    assert not [secret for secret in SECRETS if secret in str(refused.value)]
    monkeypatch.delenv("TELEGRAM_API")
    settings = Settings(discord_token=DISCORD, telegram_token=TELEGRAM, redis_url="", redis_sentinel_password=SENTINEL)
    assert not [secret for secret in SECRETS if secret in repr(settings)]


def test_the_error_that_ends_the_program(log: io.StringIO) -> None:
    error = ExceptionGroup("unhandled", [InvalidToken(f"The token `{TELEGRAM}` was rejected")])
    sys.excepthook(type(error), error, None)
    assert "the program ends" in kept(log)


async def test_what_is_stored_and_cant_be_read_is_not_logged(client: Client, log: io.StringIO) -> None:
    """A state and a meta that lost something: the errors would show them whole, seed and hands included."""
    room = chat(client)
    await room.say("Sara", "/newgame coatl")
    await room.say("Ali", "/join")
    await room.say("Sara", "/begin")
    saved = await room.game()
    hidden = re.findall(rb'"[a-z]{2,}-[a-z0-9-]+"', saved.state)
    assert hidden
    for field in ("state", "meta"):
        whole: Any = await client.hget(game_key(saved.id), field)
        await client.hset(game_key(saved.id), field, whole[:-1] + b',"odd":[1]}')
        await room.rooms.command(room.caller("Sara"), "hand", "")
        await client.hset(game_key(saved.id), field, whole.replace(b'"', b"'", 40))
        await room.rooms.command(room.caller("Sara"), "hand", "")
        await client.hset(game_key(saved.id), field, whole)
    text = log.getvalue()
    assert text.count("can't be read") >= 3
    assert saved.meta.seed not in text
    assert not [card for card in hidden if card.decode() in text]


async def test_a_game_with_secrets_says_nothing_of_them_at_debug(client: Client, log: io.StringIO) -> None:
    room = chat(client)
    await room.say("Sara", "/newgame ants storage=hidden")
    await room.say("Ali", "/join")
    await room.say("Sara", "/begin")
    for person in ("Sara", "Ali"):
        panel = await room.say(person, "/hand")
        if moves := decisions(panel):
            await room.send(person, moves[0])
    saved = await room.game()
    match = playing.take_up(GAMES["ants"], saved)
    assert saved.meta.seed not in log.getvalue()
    assert saved.state.decode() not in log.getvalue()
    assert match.setup.seed == saved.meta.seed


def test_a_model_shows_no_input() -> None:
    with pytest.raises(ValidationError) as refused:
        Meta.model_validate_json('{"seed": "a-secret-seed"}')
    line: Any = logging.LogRecord("bot", logging.ERROR, "", 0, "%s", (str(refused.value),), None)
    assert "a-secret-seed" not in redacted.Redacted(logging.Formatter(), ()).format(line)
