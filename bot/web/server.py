"""The local page's server: the page itself, its pictures, and a WebSocket for each open tab."""

import asyncio
import ipaddress
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

from aiohttp import WSCloseCode, web
from yarl import URL

from bot.rooms import Rooms
from bot.settings import Settings
from bot.store import StoreAway, tried
from bot.web.news import News
from bot.web.room_log import RoomLog, room_of
from bot.web.tab import House, Tab

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

PAGE: Final = Path(str(files("bot.web").joinpath("page")))
FONTS: Final = Path(str(files("render").joinpath("fonts")))
LONGEST_MESSAGE: Final = 16 * 1024
"""Bytes a tab may send at once."""
HEARTBEAT: Final = 20.0
"""Seconds between two signs of life of a WebSocket."""
PATIENCE: Final = 1.0
"""Seconds that Redis may take to answer a health check."""
FOR_EVER: Final = "private, max-age=31536000, immutable"
"""A picture's address is made from its content, so it never changes."""
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        f"{kind} {source}"
        for kind, source in {
            "default-src": "'none'",
            "script-src": "'self'",
            "style-src": "'self'",
            "font-src": "'self'",
            "img-src": "'self' data:",
            "connect-src": "'self'",
            "base-uri": "'none'",
            "form-action": "'none'",
            "frame-ancestors": "'none'",
        }.items()
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

HOUSE: Final = web.AppKey("house", House)
SOCKETS: Final[web.AppKey[set[web.WebSocketResponse]]] = web.AppKey("sockets", set)


@asynccontextmanager
async def serving(rooms: Rooms, redis: Any, settings: Settings) -> AsyncIterator[str]:
    """Serve the page while the block runs; gives its address. Raises OSError where the port is taken."""
    app = application(rooms, redis, only_here=_is_loopback(settings.web_host))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, settings.web_host, settings.web_port).start()
        host, port = runner.addresses[0][:2]
        yield str(URL.build(scheme="http", host=host, port=port))
    finally:
        await runner.cleanup()


def application(rooms: Rooms, redis: Any, *, only_here: bool) -> web.Application:
    """The page's routes. only_here: requests are answered only if they were meant for this very machine."""
    app = web.Application(middlewares=[_for_this_machine] if only_here else [])
    log = RoomLog(redis)
    app[HOUSE] = House(rooms, log, News(log))
    app[SOCKETS] = set()
    app.router.add_get("/", _page)
    app.router.add_get("/socket", _socket)
    app.router.add_get("/health", _health)
    app.router.add_get("/picture/{room}/{name:[0-9a-f]{32}}.png", _picture)
    app.router.add_static("/page", PAGE)
    app.router.add_static("/fonts", FONTS)
    app.on_response_prepare.append(_add_headers)
    app.on_shutdown.append(_say_goodbye)
    app.cleanup_ctx.append(_looking)
    return app


async def _page(request: web.Request) -> web.StreamResponse:
    return web.FileResponse(PAGE / "index.html")


async def _socket(request: web.Request) -> web.StreamResponse:
    if not _is_own(request):
        raise web.HTTPForbidden
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LONGEST_MESSAGE)
    await socket.prepare(request)
    request.app[SOCKETS].add(socket)
    try:
        await Tab(socket, request.app[HOUSE]).serve()
    finally:
        request.app[SOCKETS].discard(socket)
    return socket


async def _health(request: web.Request) -> web.StreamResponse:
    with suppress(StoreAway, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await tried(request.app[HOUSE].log.redis.ping())
        return web.Response(text="ok")
    return web.Response(text="redis is away", status=503)


async def _picture(request: web.Request) -> web.StreamResponse:
    room, name = room_of(request.match_info["room"]), request.match_info["name"]
    try:
        png = await request.app[HOUSE].log.picture(room, name)
    except StoreAway:
        raise web.HTTPServiceUnavailable from None
    if png is None:
        raise web.HTTPNotFound
    return web.Response(body=png, content_type="image/png", headers={"Cache-Control": FOR_EVER})


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-cache")


async def _looking(app: web.Application) -> AsyncIterator[None]:
    looking = asyncio.create_task(app[HOUSE].news.run())
    yield
    looking.cancel()


async def _say_goodbye(app: web.Application) -> None:
    """Close the WebSockets, so that the pages look for the next server at once."""
    sockets = app[SOCKETS]
    for socket in tuple(sockets):
        await socket.close(code=WSCloseCode.GOING_AWAY)


@web.middleware
async def _for_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other names for this machine: a foreign page could have its own name point here (DNS rebinding)."""
    try:
        host = request.url.host or ""
    except ValueError:
        raise web.HTTPForbidden from None
    if not _is_loopback(host):
        raise web.HTTPForbidden
    return await handler(request)


def _is_own(request: web.Request) -> bool:
    """Whether a WebSocket is asked for by our page. Any page may ask; browsers say which one does."""
    try:
        return URL(request.headers.get("Origin", "")).authority == request.host
    except ValueError:
        return False


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
