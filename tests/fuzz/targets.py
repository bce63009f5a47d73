"""What inputs are thrown at: the rooms, Telegram's and Discord's adapters, the page's WebSocket. A game runs there.

Whoever sends them has no seat. The game, its log and its room have to stay as they are whatever they send.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from telegram import Bot
from yarl import URL

from bot import discord as on_discord
from bot.front import Caller
from bot.pace import Pace
from bot.rooms import Rooms
from bot.rooms.commands import ACTIONS, COMMANDS, typed
from bot.settings import Settings
from bot.telegram.answers import Answers
from bot.telegram.line import Line
from bot.telegram.listening import read_update
from bot.telegram.reception import Reception
from bot.web.server import serving
from tests.fuzz.made import broken, junk, mangled, written
from tests.fuzz.parsers import parse
from tests.rigs.discord import server as discord_server
from tests.rigs.discord.server import API, Discord
from tests.rigs.telegram import server as telegram_server
from tests.rigs.telegram.server import Telegram

Throw: TypeAlias = Callable[[Random], Awaitable[str]]
"""Makes an input, sends it, waits until it is dealt with; gives the input, to be shown where something is wrong."""

ROOM: Final = "web:fuzz"
CHAT: Final = -1_000_000_000_777
LINES: Final = (
    *(f"/{name}" for name in COMMANDS), "/newgame landverse pace=free seat.colour=blue", "/move land c2", "land b4",
    "/board text", "/computer remove", "/options pace=round", "/rules ants", "/replace B computer", "/replace A me",
    "/language fa room", "/limit 12h game", "/settings language=fa limit=2d zone=Asia/Tehran where=#x stop=vote",
    "/remind private every=6h quiet=22:00-08:00 zone=Europe/Berlin", "/away 2026-12-24", "/stats hide", "/mute off",
)  # fmt: skip
NO_LIMIT: Final = 30.0


def presses(game: str) -> tuple[str, ...]:
    """The data of buttons as they are."""
    acts = (f"a:{game}:{action}:{arg}" for action in ACTIONS for arg in ("", "yes", "1", "pace=free", "0:me", "2d"))
    others = (f"a:{other}:board:" for other in ("zzzzzzzz", "", "a"))
    decisions = (
        f"{kind}:{game}:{seat}:{ask}:land a" for kind in "mnu" for seat in (0, 1, 9) for ask in (0, 1, 2, 10**9)
    )
    return (*acts, *others, *decisions, "a::newgame:landverse", "a::forget:", "f:a::rules:ants", "@-100:a::rules:ants")


def _carried(text: str) -> str:
    """As a platform carries it: no lone surrogates."""
    return text.encode("utf-8", "replace").decode()


def _name(dice: Random) -> str:
    return junk(dice) if dice.random() < 0.5 else "Eve"


@asynccontextmanager
async def at_the_parsers(rooms: Rooms, game: str) -> AsyncIterator[Throw]:
    """What reads and cleans, without what it is for."""

    async def throw(dice: Random) -> str:
        return parse(dice)

    yield throw


@asynccontextmanager
async def at_the_rooms(rooms: Rooms, game: str) -> AsyncIterator[Throw]:
    """Presses and lines as adapters would hand them over, lone surrogates and all."""
    buttons, numbers = presses(game), count()

    async def throw(dice: Random) -> str:
        who = Caller("web:eve", _name(dice), ROOM, f"web:eve:{next(numbers)}")
        if dice.random() < 0.6:
            data = broken(dice, dice.choice(buttons))
            await rooms.press(who, data)
            return data
        line = broken(dice, dice.choice(LINES))
        if dice.random() < 0.2:
            await rooms.complete(who, line)
        else:
            await rooms.command(who, *typed(line))
        return line

    yield throw


@asynccontextmanager
async def at_the_page(rooms: Rooms, game: str) -> AsyncIterator[Throw]:
    """Frames on the WebSocket of a tab, which is opened anew where the server has closed it."""
    buttons, settings = presses(game), Settings(web_port=0)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(rooms, rooms.host.store.redis, settings))
        session = await stack.enter_async_context(ClientSession())
        open_: list[ClientWebSocketResponse] = []

        def said(dice: Random) -> tuple[Any, dict[str, Any]]:
            token, number = f"{dice.randrange(16**16):016x}", f"{dice.randrange(16**8):08x}"
            enter = {"do": "enter", "token": token, "name": _name(dice), "room": "fuzz", "seen": "", "language": "en"}
            line = {"do": dice.choice(("say", "complete")), "id": number, "line": broken(dice, dice.choice(LINES))}
            press = {"do": "press", "id": number, "data": broken(dice, dice.choice(buttons))}
            whole = dice.choice((enter, line, press))
            return enter, mangled(dice, whole) if dice.random() < 0.5 else whole

        async def throw(dice: Random) -> str:
            enter, message = said(dice)
            if not open_ or open_[0].closed:
                open_[:] = [await session.ws_connect(f"{url}/socket", origin=url, max_msg_size=0)]
                await open_[0].send_json({**enter, "name": "Eve"})
            socket, text = open_[0], written(dice, message)
            if dice.random() < 0.02:
                await socket.send_bytes(dice.randbytes(dice.randrange(200)))
            else:
                # What can't be written as UTF-8 goes out as it is: no browser would.
                await socket._writer.send_frame(text.encode("utf-8", "surrogatepass"), WSMsgType.TEXT)
            # A completion that is asked for last is answered last, unless the connection was ended.
            if not socket.closed:
                await socket.send_json({"do": "complete", "id": "f" * 32, "line": "/help"})
            async with asyncio.timeout(NO_LIMIT):
                while (frame := await socket.receive()).type is WSMsgType.TEXT:
                    if f'"{"f" * 32}"' in frame.data:
                        break
            return text

        yield throw


@asynccontextmanager
async def at_telegram(rooms: Rooms, game: str) -> AsyncIterator[Throw]:
    """Updates as the webhook gets them: of people who send anything, and such as Telegram would never make."""
    async with telegram_server.serving(lambda: Telegram(ephemeral=True)) as telegram, AsyncExitStack() as stack:
        bot = Bot(telegram_server.TOKEN, base_url=f"{telegram.url}/bot")
        stack.push_async_callback(bot.shutdown)
        await bot.initialize()
        line = Line(bot, Pace(rooms.host.store.redis, "telegram"), 10**6, _moved)
        answers = Answers(line, rooms)
        stack.push_async_callback(answers.stop)
        reception, numbers, buttons = Reception(line, rooms, answers, _moved), count(1), presses(game)
        group = telegram.world.group("Fuzz", bot="administrator")
        eve = telegram.world.user("Eve")

        def update(dice: Random) -> dict[str, Any]:
            number = next(numbers)
            chat = dice.choice(
                ({"id": group.id, "type": "supergroup", "title": "Fuzz"}, {"id": eve.id, "type": "private"})
            )
            sender = {**eve.json(), "first_name": _name(dice), "language_code": dice.choice(("en", "fa", junk(dice)))}
            message = {"message_id": number, "date": 1_790_000_000, "chat": chat, "from": sender}
            whole: dict[str, Any] = {"message": {**message, "text": broken(dice, dice.choice(LINES))}}
            if dice.random() < 0.5:
                data = broken(dice, dice.choice(buttons))
                query = {"id": str(number), "from": sender, "chat_instance": "1", "data": data}
                whole = {"callback_query": {**query, "message": {**message, "text": "a board"}}}
            return {"update_id": number, **whole}

        async def throw(dice: Random) -> str:
            whole = update(dice)
            text = _carried(written(dice, mangled(dice, whole) if dice.random() < 0.6 else whole))
            try:
                taken = read_update(text.encode(), bot)
            except web.HTTPBadRequest:
                return text
            await reception.take(taken)
            return text

        yield throw
    assert not telegram.complaints, telegram.complaints[:3]


async def _moved(old: int, new: int) -> None:
    """The groups of this Telegram stay what they are."""


@asynccontextmanager
async def at_discord(rooms: Rooms, game: str) -> AsyncIterator[Throw]:
    """Interactions in which whatever a person's app may choose is anything: Discord itself makes the rest."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    async with discord_server.serving(Discord()) as there, AsyncExitStack() as stack:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = (
            f"{there.url}{API}",
            URL(f"{there.url.replace('http', 'ws')}/gateway"),
        )
        stack.callback(setattr, Route, "BASE", base)
        stack.callback(setattr, DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        settings = Settings(discord_token=discord_server.TOKEN)
        await stack.enter_async_context(on_discord.running(rooms, rooms.host.store.redis, settings))
        await there.connected()
        eve, channel, buttons = there.world.user("Eve"), there.world.channel("fuzz"), presses(game)
        board = there.world.send(channel.id, {"content": "a board"}, {}).id

        async def throw(dice: Random) -> str:
            eve.name, eve.locale = _carried(_name(dice))[:32] or "Eve", dice.choice(("en-US", "de", junk(dice)[:10]))
            if dice.random() < 0.6:
                data = _carried(broken(dice, dice.choice(buttons)))
                control: dict[str, Any] = {"type": 2, "style": 2, "label": "x", "custom_id": data[:100] or "x"}
                with_value = dice.random() < 0.3
                if with_value:
                    control |= {"type": 3, "options": []}
                await there.press(eve, board, control, data[:100] if with_value else "")
                return data
            command = dice.choice(there.world.commands)
            given = [
                {"name": one["name"], "type": 3, "value": _carried(broken(dice, junk(dice)))[:6000]}
                for one in command["options"]
                if one.get("required") or dice.random() < 0.8
            ]
            asked = {"id": "9", "name": command["name"], "type": 1, "options": given}
            await there._ask(eve, channel, discord_server.COMMAND, asked)
            return f"{command['name']} {given}"

        yield throw
    assert not there.complaints, there.complaints[:3]


TARGETS: Final[Mapping[str, tuple[Callable[[Rooms, str], Any], int]]] = {
    "parsers": (at_the_parsers, 79),
    "rooms": (at_the_rooms, 5),
    "page": (at_the_page, 12),
    "telegram": (at_telegram, 3),
    "discord": (at_discord, 1),
}
"""By name, with how many of a hundred inputs each gets."""
