"""Telegram while the program runs: the front for every process, and the listening of the one whose turn it is."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from telegram import Bot
from telegram.error import InvalidToken, TelegramError
from telegram.request import HTTPXRequest

from bot import metrics
from bot.intake import listen_alone
from bot.pace import Pace
from bot.rooms import Rooms
from bot.settings import BadSettings, Settings
from bot.telegram.answers import Answers
from bot.telegram.commands import offer
from bot.telegram.front import TelegramFront
from bot.telegram.line import Line, Place, room_of
from bot.telegram.listening import InOrder, ask_to_bring, open_door, poll
from bot.telegram.reception import Reception

LOG: Final = logging.getLogger(__name__)

READ: Final = 20.0
"""Seconds for an answer: a picture takes a while to be taken in."""
CONNECT: Final = 5.0
FREE: Final = 10.0
"""Seconds until a connection is free."""
AGAIN: Final = 5.0
"""Seconds between two greetings of Telegram, while it can't be reached."""


@asynccontextmanager
async def running(rooms: Rooms, settings: Settings) -> AsyncIterator[TelegramFront]:
    """Listen and answer while the block runs; gives the front for what everybody sees. Raises BadSettings."""
    metrics.platform_is("telegram", "away")
    bot = Bot(
        settings.telegram_token,
        base_url=f"{settings.telegram_api}/bot",
        base_file_url=f"{settings.telegram_api}/file/bot",
        request=HTTPXRequest(read_timeout=READ, connect_timeout=CONNECT, pool_timeout=FREE),
        get_updates_request=HTTPXRequest(connection_pool_size=2, connect_timeout=CONNECT),
    )
    store = rooms.host.store

    async def moved(old: int, new: int) -> None:
        await rooms.moved(room_of(Place(old)), room_of(Place(new)))

    line = Line(bot, Pace(store.redis, "telegram"), settings.telegram_pace, moved)
    answers = Answers(line, rooms)
    reception = Reception(line, rooms, answers, moved)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(bot.shutdown)
        await _greet(bot)
        stack.push_async_callback(answers.stop)
        order = InOrder(reception.take)
        ready = await stack.enter_async_context(_door(bot, order, store.redis, settings))
        tasks = await stack.enter_async_context(asyncio.TaskGroup())
        listening = tasks.create_task(_listen(bot, order, ready, rooms, settings))
        stack.callback(listening.cancel)
        yield TelegramFront(line, store, answers.ephemeral)


@asynccontextmanager
async def _door(bot: Bot, order: InOrder, redis: Any, settings: Settings) -> AsyncIterator[asyncio.Event]:
    """Where updates are brought to, if they are to be; the event opens it. Raises BadSettings for a port in use."""
    if not settings.telegram_webhook:
        yield asyncio.Event()
        return
    host, port = settings.web_host, settings.telegram_webhook_port
    async with AsyncExitStack() as stack:
        try:
            ready = await stack.enter_async_context(open_door(bot, order, redis, host, port))
        except OSError as taken:
            raise BadSettings(
                f"TELEGRAM_WEBHOOK_PORT must be free to listen on, and {port} isn't: {os.strerror(taken.errno or 0)}."
            ) from None
        yield ready


async def _greet(bot: Bot) -> bool:
    """Whether Telegram knows the bot; False while it can't be reached. Raises BadSettings for a wrong token."""
    try:
        await bot.initialize()
    except InvalidToken:
        raise BadSettings(
            "TELEGRAM_TOKEN must be the token that BotFather gave, and Telegram doesn't know it."
        ) from None
    except TelegramError as error:
        LOG.warning("Telegram can't be reached: %s", error)
        return False
    return True


async def _listen(bot: Bot, order: InOrder, ready: asyncio.Event, rooms: Rooms, settings: Settings) -> None:
    """Have updates brought here, or ask for them while no other process does."""
    while True:
        if await _greet(bot):
            break
        await asyncio.sleep(AGAIN)
    ready.set()
    redis = rooms.host.store.redis
    await offer(bot, redis, settings.default_language)
    if settings.telegram_webhook:
        await ask_to_bring(bot, settings.telegram_webhook)
        metrics.platform_is("telegram", "connected")
    else:
        await listen_alone(redis, "telegram", lambda tell: poll(bot, order, tell))
