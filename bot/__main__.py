"""`python -m bot`: reads the settings, finds or starts the server that keeps the games, plays, serves the page.

`check` says what is wrong with a set-up, `backup FILE` and `restore FILE` keep the games; FILE may be `-`.
"""

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Final

from bot import artist, discord, logs, metrics, redacted, telegram, thinking, timekeeping, worker
from bot.backup import BadBackup, backup, restore
from bot.budget import Budget
from bot.check import check
from bot.clock import Clock
from bot.connection import PLAYS, connect
from bot.delivery import Delivery
from bot.ending import told_to_stop
from bot.front import Front
from bot.operations import watched
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.settings import BadSettings, Settings, load
from bot.store import Store
from bot.timekeeping import ServerClock
from bot.valkey import NoServer, embedded, revive
from bot.web.front import WebFront
from bot.web.server import serving
from bot.worker import stopping
from engine.registry import GAMES
from render.words import LANGUAGES, words

LOG = logging.getLogger(__name__)

DAY = 24 * 60 * 60
REVIVE = 3.0
"""Seconds between two looks whether our own server lives."""


def main(arguments: Sequence[str] = ()) -> int:
    """The exit code: 0 when stopped, 1 when something of the machine is in the way, 2 for wrong settings."""
    asked = _parser().parse_args(arguments)
    try:
        return COMMANDS[asked.command](load(), asked)
    except BadSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except (NoServer, BadBackup) as missing:
        print(missing, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Plays, unless told to do something else.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("check", help="say what is wrong with the set-up")
    for name, text in (("backup", "write all games into a file"), ("restore", "read them into an empty server")):
        commands.add_parser(name, help=text).add_argument("file", help="its name, or - for standard output or input")
    return parser


def _play(given: Settings, asked: argparse.Namespace) -> int:
    logs.begin(given.log_level, given.log_format)
    redacted.everywhere(given)
    with _kept(given) as settings:
        try:
            asyncio.run(_run(settings, own_server=not given.redis_url))
        except BadSettings:
            raise
        except Exception:
            LOG.exception("the bot ends: something happened that shouldn't")
            return 1
    return 0


def _check(given: Settings, asked: argparse.Namespace) -> int:
    return check(given)


def _backup(given: Settings, asked: argparse.Namespace) -> int:
    with _kept(given) as settings:
        print(f"Kept {backup(settings, asked.file)} keys.", file=sys.stderr)
    return 0


def _restore(given: Settings, asked: argparse.Namespace) -> int:
    with _kept(given) as settings:
        print(f"Restored {restore(settings, asked.file)} keys.", file=sys.stderr)
    return 0


COMMANDS: Final[Mapping[str | None, Callable[[Settings, argparse.Namespace], int]]] = {
    None: _play, "check": _check, "backup": _backup, "restore": _restore,
}  # fmt: skip


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
    stopped = told_to_stop(lambda: words(settings.default_language).plain("web-stopping"))
    for language in LANGUAGES:  # now, while nobody waits for an answer
        words(language)
    async with AsyncExitStack() as stack:
        for workshop in (artist.WORKSHOP, thinking.WORKSHOP):
            stack.callback(workshop.close)
        redis = await stack.enter_async_context(connect(settings, PLAYS))
        clock = ServerClock(redis)
        store = Store(redis, clock, settings.keep_finished_days * DAY)
        fronts = dict[str, Front](web=WebFront(redis))
        host = Host(store, GAMES, settings.default_language, settings.time_zone, fronts)
        rooms = Rooms(host, Budget(settings.person_pace))
        try:
            address = await stack.enter_async_context(serving(rooms, redis, settings))
        except (OSError, UnicodeError) as taken:
            why = getattr(taken, "strerror", None) or taken
            raise BadSettings(
                f"WEB_HOST and WEB_PORT must be free to listen on, and {settings.web_host}:{settings.web_port} isn't: "
                f"{why}. WEB_PORT=0 takes any free port."
            ) from None
        metrics.platform_is("web", "connected")
        await stack.enter_async_context(watched(store, settings))
        if settings.discord_token:
            fronts["discord"] = await stack.enter_async_context(discord.running(rooms, redis, settings))
        if settings.telegram_token:
            fronts["telegram"] = await stack.enter_async_context(telegram.running(rooms, settings))
        if own_server:
            reviving = asyncio.create_task(_revive(settings.data_dir))
            stack.callback(reviving.cancel)
        print(words(settings.default_language).plain("web-open", address=address), flush=True)
        await _work(store, clock, fronts, stopped)


async def _revive(folder: Path) -> None:
    """Start our own server again where it was killed: nobody else would."""
    while not stopping():
        await asyncio.sleep(REVIVE)
        try:
            if await asyncio.to_thread(revive, folder):
                LOG.warning("the embedded Valkey had died and was started again")
        except NoServer:
            LOG.exception("the embedded Valkey has died")


async def _work(store: Store, time: ServerClock, fronts: Mapping[str, Front], stopped: asyncio.Event) -> None:
    """Deliver, keep the clocks and warm the pictures until stopped; a worker that fails ends the program."""
    clock, delivery = Clock(store, GAMES, fronts), Delivery(store, GAMES, fronts)
    async with asyncio.TaskGroup() as tasks:
        working = [
            tasks.create_task(worker.run(store, "delivery", delivery.deliver)),
            tasks.create_task(worker.run(store, "deadline", clock.ring)),
            tasks.create_task(worker.run(store, "reminder", clock.remind)),
            tasks.create_task(artist.warm()),
            tasks.create_task(timekeeping.keep(time, store)),
        ]
        await stopped.wait()
        for task in working:
            task.cancel()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
