"""`python -m bot`: reads the settings, finds or starts the server that keeps the games, and serves the local page."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web

from bot.connection import connect
from bot.settings import BadSettings, Settings, load
from bot.valkey import NoServer, embedded


def main() -> int:
    """The exit code: 0 when stopped, 1 when something of the machine is in the way, 2 for wrong settings."""
    try:
        with _kept(load()) as settings:
            asyncio.run(_serve(settings))
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


async def _serve(settings: Settings) -> None:
    """Until somebody ends the program."""
    stopped = asyncio.Event()
    for ending in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(ending, stopped.set)
    async with connect(settings) as redis:

        async def health(_: web.Request) -> web.Response:
            return web.Response(status=200 if await redis.ping() else 503)

        app = web.Application()
        app.router.add_get("/health", health)
        runner = web.AppRunner(app)
        await runner.setup()
        try:
            await web.TCPSite(runner, settings.web_host, settings.web_port).start()
        except OSError as taken:
            raise BadSettings(
                f"WEB_HOST and WEB_PORT must be free to listen on, and {settings.web_host}:{settings.web_port} isn't: "
                f"{os.strerror(taken.errno or 0)}. WEB_PORT=0 takes any free port."
            ) from None
        print(f"Open http://{settings.web_host}:{settings.web_port}", flush=True)
        await stopped.wait()
        await runner.cleanup()


if __name__ == "__main__":
    sys.exit(main())
