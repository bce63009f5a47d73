"""Where updates come from: asked for again and again by one process (polling), or brought to each (webhook).

Updates of a chat are dealt with one after the other, chats side by side. An update counts as taken when it has been
dealt with, and not much later in any case (`PATIENCE`, `HELD_UP`): what a process was killed over comes again, and a
press that comes twice is known by its id.
"""

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

from aiohttp import web
from redis.exceptions import RedisError
from telegram import Bot, Update
from telegram.error import RetryAfter, TelegramError, TimedOut

from bot import metrics
from bot.intake import Tell
from bot.telegram.asked import chat_of
from bot.telegram.line import seconds_of
from bot.telegram.shape import UPDATE
from bot.worker import FINISH, rest, stopping

LOG: Final = logging.getLogger(__name__)

KINDS: Final = ("message", "callback_query", "my_chat_member")
WAIT: Final = 25
"""Seconds that Telegram holds a question for updates open."""
PATIENCE: Final = 2.0
"""Seconds until an update counts as taken at the latest, where it is brought, and at the end."""
HELD_UP: Final = 1.0
"""As PATIENCE where updates are asked for: so long one slow chat holds up the next updates of all."""
AGAIN: Final = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between tries while Telegram can't be reached."""
REMEMBERED: Final = 24 * 60 * 60
"""Seconds that Telegram may bring an update again."""
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of an update."""
SIGN: Final = "X-Telegram-Bot-Api-Secret-Token"

Take = Callable[[Update], Awaitable[None]]


class InOrder:
    """Runs `take` for updates: in order within a chat, chats side by side."""

    def __init__(self, take: Take) -> None:
        self._take = take
        self._last: dict[int, asyncio.Task[None]] = {}

    def put(self, update: Update) -> asyncio.Task[None]:
        """Deal with an update once those before it in its chat are dealt with."""
        metrics.arrived()
        chat = chat_of(update)
        task = asyncio.create_task(self._after(self._last.get(chat), update))
        self._last[chat] = task
        task.add_done_callback(lambda done: self._last.pop(chat) if self._last.get(chat) is done else None)
        return task

    async def settle(self, tasks: Iterable[asyncio.Task[None]], patience: float = PATIENCE) -> None:
        """Wait until these are done, but not for too long."""
        if waiting := set(tasks):
            await asyncio.wait(waiting, timeout=patience)

    async def finish(self) -> bool:
        """Wait for all that is under way, but not for too long; whether it is done."""
        _, late = await asyncio.wait(set(self._last.values()), timeout=FINISH) if self._last else ((), ())
        return not late

    async def _after(self, before: asyncio.Task[None] | None, update: Update) -> None:
        if before:
            await asyncio.wait({before})
        await self._take(update)


async def poll(bot: Bot, order: InOrder, tell: Tell) -> None:
    """Ask for updates until cancelled; at the end Telegram is told which ones were taken, unless some never were."""
    offset, failures = None, 0
    try:
        while not stopping():
            try:
                if offset is None:
                    await bot.delete_webhook()
                tell("connected")
                updates = await bot.get_updates(offset, timeout=WAIT, read_timeout=WAIT + 10, allowed_updates=KINDS)
                failures = 0
            except TimedOut:
                continue
            except TelegramError as error:
                tell("away")
                await rest(_pause(error, failures))
                failures += 1
                continue
            if updates:
                taken = [order.put(update) for update in updates]
                offset = updates[-1].update_id + 1
                await order.settle(taken, HELD_UP)
            offset = offset or 0
    finally:
        if await order.finish() and offset:
            await _confirm(bot, offset)


async def _confirm(bot: Bot, offset: int) -> None:
    try:
        await bot.get_updates(offset, timeout=0, limit=1, allowed_updates=KINDS)
    except TelegramError as error:
        LOG.warning("the last updates may come again: %s", error)


def _pause(error: TelegramError, failures: int) -> float:
    """Seconds to wait; told once, and again when it takes long."""
    if failures in (0, len(AGAIN)):
        LOG.warning("Telegram gives no updates: %s", error)
    if isinstance(error, RetryAfter):
        return seconds_of(error)
    return AGAIN[min(failures, len(AGAIN) - 1)]


def secret_of(token: str) -> str:
    """What Telegram shows at each visit, so that nobody else can bring updates."""
    return hmac.new(token.encode(), b"webhook", hashlib.sha256).hexdigest()


@asynccontextmanager
async def open_door(bot: Bot, order: InOrder, redis: Any, host: str, port: int) -> AsyncIterator[asyncio.Event]:
    """Take updates that are brought here, from when the event is set. Raises OSError where the port is taken."""
    ready = asyncio.Event()
    app = web.Application(client_max_size=LARGEST)
    app.router.add_post("/{path:.*}", _door(bot, order, redis, ready))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield ready
    finally:
        await runner.cleanup()
        await order.finish()


async def ask_to_bring(bot: Bot, url: str) -> None:
    """Have Telegram bring updates to `url`; tried until it agrees."""
    failures = 0
    while not stopping():
        try:
            await bot.set_webhook(url, secret_token=secret_of(bot.token), allowed_updates=KINDS)
        except TelegramError as error:
            await rest(_pause(error, failures))
            failures += 1
        else:
            return


def _door(
    bot: Bot, order: InOrder, redis: Any, ready: asyncio.Event
) -> Callable[[web.Request], Awaitable[web.Response]]:
    secret = secret_of(bot.token)

    async def door(request: web.Request) -> web.Response:
        if not hmac.compare_digest(request.headers.get(SIGN, "").encode(), secret.encode()):
            raise web.HTTPForbidden
        if not ready.is_set():
            raise web.HTTPServiceUnavailable
        update = read_update(await request.read(), bot)
        known = f"telegram:update:{update.update_id}"
        if not await _is_known(redis, known):
            await order.settle([order.put(update)])
            await _note(redis, known)
        return web.Response()

    return door


def read_update(body: bytes, bot: Bot) -> Update:
    """An update as it was brought. Raises web.HTTPBadRequest for what can't be one."""
    try:
        UPDATE.validate_json(body)
        return Update.de_json(json.loads(body), bot)
    except (ValueError, TypeError, KeyError, AttributeError, ArithmeticError, RecursionError) as broken:
        raise web.HTTPBadRequest from broken


async def _is_known(redis: Any, key: str) -> bool:
    """Whether an update was taken before; while Redis is away nobody knows, and people should be told so."""
    try:
        return bool(await redis.exists(key))
    except (RedisError, OSError):
        return False


async def _note(redis: Any, key: str) -> None:
    try:
        await redis.set(key, 1, ex=REMEMBERED)
    except (RedisError, OSError):
        LOG.info("an update may be taken twice: Redis is away")
