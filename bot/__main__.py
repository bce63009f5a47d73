"""`python -m bot`: reads the settings, finds or starts the server that keeps the games, plays, serves the page."""

import asyncio
import logging
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from bot import artist, discord, telegram, thinking, worker
from bot.clock import Clock
from bot.connection import connect
from bot.delivery import Delivery
from bot.front import Front
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.settings import BadSettings, Settings, load
from bot.store import Store
from bot.valkey import NoServer, embedded, revive
from bot.web.front import WebFront
from bot.web.server import serving
from engine.registry import GAMES
from render.words import words

LOG = logging.getLogger(__name__)

DAY = 24 * 60 * 60
REVIVE = 3.0
"""Seconds between two looks whether our own server lives."""


def main() -> int:
    """The exit code: 0 when stopped, 1 when something of the machine is in the way, 2 for wrong settings."""
    try:
        given = load()
        with _kept(given) as settings:
            logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
            asyncio.run(_run(settings, own_server=not given.redis_url))
    except BadSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except NoServer as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


@contextmanager
def _kept(settings: Settings) -> Iterator[Settings]:
    """The settings with a server in them: the given one, or one of our own."""
    if settings.redis_url:
        yield settings
        return
    with embedded(settings.data_dir) as url:
        yield settings.model_copy(update={"redis_url": url})


async def _run(settings: Settings, *, own_server: bool) -> None:
    """Play until somebody ends the program."""
    stopped = asyncio.Event()
    for ending in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(ending, stopped.set)
    async with AsyncExitStack() as stack:
        for workshop in (artist.WORKSHOP, thinking.WORKSHOP):
            stack.callback(workshop.close)
        redis = await stack.enter_async_context(connect(settings))
        store = Store(redis, keep_finished=settings.keep_finished_days * DAY)
        fronts = dict[str, Front](web=WebFront(redis))
        rooms = Rooms(Host(store, GAMES, settings.default_language, settings.time_zone, fronts))
        try:
            address = await stack.enter_async_context(serving(rooms, redis, settings))
        except (OSError, UnicodeError) as taken:
            why = getattr(taken, "strerror", None) or taken
            raise BadSettings(
                f"WEB_HOST and WEB_PORT must be free to listen on, and {settings.web_host}:{settings.web_port} isn't: "
                f"{why}. WEB_PORT=0 takes any free port."
            ) from None
        if settings.discord_token:
            fronts["discord"] = await stack.enter_async_context(discord.running(rooms, redis, settings))
        if settings.telegram_token:
            fronts["telegram"] = await stack.enter_async_context(telegram.running(rooms, settings))
        if own_server:
            reviving = asyncio.create_task(_revive(settings.data_dir))
            stack.callback(reviving.cancel)
        print(words(settings.default_language).plain("web-open", address=address), flush=True)
        await _work(store, fronts, stopped)


async def _revive(folder: Path) -> None:
    """Start our own server again where it was killed: nobody else would."""
    while True:
        await asyncio.sleep(REVIVE)
        try:
            if await asyncio.to_thread(revive, folder):
                LOG.warning("the embedded Valkey had died and was started again")
        except NoServer:
            LOG.exception("the embedded Valkey has died")


async def _work(store: Store, fronts: Mapping[str, Front], stopped: asyncio.Event) -> None:
    """Deliver, keep the clocks and warm the pictures until stopped; a worker that fails ends the program."""
    clock, delivery = Clock(store, GAMES, fronts), Delivery(store, GAMES, fronts)
    async with asyncio.TaskGroup() as tasks:
        working = [
            tasks.create_task(worker.run(store, "delivery", delivery.deliver)),
            tasks.create_task(worker.run(store, "deadline", clock.ring)),
            tasks.create_task(worker.run(store, "reminder", clock.remind)),
            tasks.create_task(artist.warm()),
        ]
        await stopped.wait()
        for task in working:
            task.cancel()


if __name__ == "__main__":
    sys.exit(main())
