"""For those who run the bot, on a port of its own (METRICS_PORT): /metrics for Prometheus, /healthz for everybody else.

The page is for players and may be open to strangers, so nothing of this stands there. What is here names no room and
no person, but shouldn't be open to the world either.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.settings import BadSettings, Settings
from bot.store import Store, StoreAway

LOOK: Final = 0.25
"""Seconds between two looks at how late the event loop is."""
PATIENCE: Final = 1.0
"""Seconds that Redis may take to answer."""

STORE: Final = web.AppKey("store", Store)


@asynccontextmanager
async def watched(store: Store, settings: Settings) -> AsyncIterator[None]:
    """Serve while the block runs, unless METRICS_PORT is 0. Raises BadSettings where the port is taken."""
    if not settings.metrics_port:
        yield
        return
    runner = web.AppRunner(application(store), access_log=None, shutdown_timeout=PATIENCE)
    await runner.setup()
    looking = asyncio.create_task(_look_at_the_loop())
    try:
        await _listen(runner, settings.metrics_host, settings.metrics_port)
        yield
    finally:
        looking.cancel()
        await runner.cleanup()


def application(store: Store) -> web.Application:
    """The two routes."""
    app = web.Application()
    app[STORE] = store
    app.router.add_get("/metrics", _metrics)
    app.router.add_get("/healthz", _health)
    return app


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except (OSError, UnicodeError) as taken:
        why = getattr(taken, "strerror", None) or taken
        raise BadSettings(
            f"METRICS_HOST and METRICS_PORT must be free to listen on, and {host}:{port} isn't: {why}. "
            "METRICS_PORT=0 listens nowhere."
        ) from None


async def _metrics(request: web.Request) -> web.Response:
    await _redis_answers(request.app[STORE])
    return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _health(request: web.Request) -> web.Response:
    """200 where people can play: Redis answers, and no platform is away."""
    redis = await _redis_answers(request.app[STORE])
    fine = redis and "away" not in metrics.PLATFORMS.values()
    told = {"redis": "connected" if redis else "away", "platforms": metrics.PLATFORMS}
    return web.json_response(told, status=200 if fine else 503)


async def _redis_answers(store: Store) -> bool:
    """Whether it does; what it then tells of the games is noted."""
    try:
        async with asyncio.timeout(PATIENCE):
            due, live = await store.depth()
    except (StoreAway, TimeoutError):
        metrics.REDIS.set(0)
        return False
    metrics.REDIS.set(1)
    metrics.LIVE.set(live)
    for kind, games in due.items():
        metrics.DUE.labels(kind).set(games)
    return True


async def _look_at_the_loop() -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(LOOK)
        metrics.LAG.observe(time.perf_counter() - begun - LOOK)
