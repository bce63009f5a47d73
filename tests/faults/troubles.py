"""The kinds of trouble. Each goes on, now and then, until the house stops, and leaves everything as it was."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from redis import Redis

from tests.faults.house import STARTS, House, Keeping, in_cluster, single, watched
from tests.faults.play import Manner
from tests.rigs.discord.server import Fault as DiscordFault
from tests.rigs.keeper import Server
from tests.rigs.telegram.server import Fault as TelegramFault
from tests.rigs.telegram.world import Refused

Trouble: TypeAlias = Callable[[House, random.Random], Coroutine[Any, Any, None]]
SLOW: Final = 5.0
"""Seconds without an answer from Redis."""
HOURS: Final = 5 * 60 * 60.0
SENDING: Final = ("sendMessage", "sendPhoto", "editMessageReplyMarkup", "answerCallbackQuery")
"""Telegram's methods that trouble comes to."""
CUT: Final = ("lost", "half", "garbled")
"""How an answer may be cut."""
PLAIN: Final = Manner()


@dataclass(frozen=True)
class Kind:
    """A kind of trouble, where the games are kept, and how people play meanwhile."""

    trouble: Trouble
    keeping: Keeping = single
    manner: Manner = PLAIN


async def now_and_then(
    house: House, dice: random.Random, pause: tuple[float, float], happen: Callable[[], Awaitable[None]]
) -> None:
    """Let something happen, after pauses of so many seconds, until the house stops."""
    while not house.stop.is_set():
        try:
            async with asyncio.timeout(dice.uniform(*pause)):
                await house.stop.wait()
        except TimeoutError:
            await happen()


async def killed(house: House, dice: random.Random) -> None:
    """`kill -9` of one of the two bots, which is started again at once."""

    async def happen() -> None:
        bot = dice.choice(house.bots)
        bot.kill()
        await asyncio.to_thread(bot.start, STARTS)

    await now_and_then(house, dice, (3, 12), happen)


async def redis_restarted(house: House, dice: random.Random) -> None:
    """A server is killed, and is there again after some seconds."""

    async def happen() -> None:
        server: Server = dice.choice(house.keeper.servers)
        server.kill()
        await asyncio.sleep(dice.uniform(0, 4))
        await asyncio.to_thread(server.start)

    await now_and_then(house, dice, (3, 8), happen)


async def redis_slow(house: House, dice: random.Random) -> None:
    """No answer for five seconds, then all of them."""

    async def happen() -> None:
        (server,) = house.keeper.servers
        server.freeze()
        await asyncio.sleep(SLOW)
        server.thaw()

    await now_and_then(house, dice, (3, 8), happen)


async def redis_refuses(
    begin: Callable[[Redis], object], end: Callable[[Redis], object], house: House, dice: random.Random
) -> None:
    """The server takes no writes for some seconds."""
    with house.keeper.master() as master:

        async def happen() -> None:
            begin(master)
            await asyncio.sleep(dice.uniform(1, 6))
            end(master)

        await now_and_then(house, dice, (3, 8), happen)


async def failed_over(house: House, dice: random.Random) -> None:
    """The master is killed; a sentinel puts its copy in its place. It comes back as a copy."""

    async def happen() -> None:
        with await asyncio.to_thread(house.keeper.master) as master:
            port = master.connection_pool.connection_kwargs["port"]
        server = next(one for one in house.keeper.servers if one.port == port)
        server.kill()
        await asyncio.sleep(6)
        await asyncio.to_thread(server.start)
        await asyncio.to_thread(_copies_again, server)

    await now_and_then(house, dice, (4, 8), happen)


def _copies_again(server: Server) -> None:
    """Wait until a server that came back is a whole copy: who loses its copy and the master too has lost all since."""
    with server.admin() as client:
        while client.info("replication").get("master_link_status") != "up":
            time.sleep(0.1)


async def servers_clock(seconds: float, house: House, dice: random.Random) -> None:
    """The clock that all go by jumps, and jumps back."""

    async def happen() -> None:
        for wrong in (seconds, 0):
            for file in house.clocks:
                _set(file, 0, wrong)
            await asyncio.sleep(dice.uniform(3, 6))

    await now_and_then(house, dice, (2, 5), happen)


async def bots_clocks(house: House, dice: random.Random) -> None:
    """The clocks of the bots' machines jump, each as it likes."""

    async def happen() -> None:
        for file in house.clocks:
            _set(file, dice.choice((0, 60, -60, HOURS, -HOURS)), 0)

    await now_and_then(house, dice, (1, 4), happen)


def _set(file: Path, own: float, servers: float) -> None:
    """In one step: the bots read it all the time."""
    new = file.with_suffix(".new")
    new.write_text(f"{own} {servers}")
    new.replace(file)


@dataclass(frozen=True)
class Platforms:
    """Trouble of the platforms: what is wrong with the next calls, on Telegram and on Discord."""

    telegram: Callable[[str, random.Random], TelegramFault]
    discord: Callable[[random.Random], DiscordFault]
    pause: tuple[float, float] = (0.05, 0.5)

    async def __call__(self, house: House, dice: random.Random) -> None:
        async def happen() -> None:
            house.telegram.faults.append(self.telegram(dice.choice(SENDING), dice))
            house.discord.faults.append(self.discord(dice))

        await now_and_then(house, dice, self.pause, happen)
        house.telegram.faults.clear()
        house.discord.faults.clear()


def _too_many(method: str, dice: random.Random) -> TelegramFault:
    return TelegramFault(method, Refused(429, "Too Many Requests: retry after 1", retry_after=1))


def _too_many_on_discord(dice: random.Random) -> DiscordFault:
    body = {"message": "You are being rate limited.", "retry_after": dice.choice((0.3, 1.0, 40.0)), "global": False}
    return DiscordFault("/channels/", "", 429, body)


def _broken(method: str, dice: random.Random) -> TelegramFault:
    return TelegramFault(method, Refused(dice.choice((500, 502)), "Internal Server Error"))


def _broken_on_discord(dice: random.Random) -> DiscordFault:
    return DiscordFault("/channels/", "", dice.choice((500, 502, 503)), {}, times=dice.choice((1, 6)))


def _cut(method: str, dice: random.Random) -> TelegramFault:
    return TelegramFault(method, **{dice.choice(CUT): True})  # type: ignore[arg-type]


def _cut_on_discord(dice: random.Random) -> DiscordFault:
    return DiscordFault("/", "", **{dice.choice(CUT): True})  # type: ignore[arg-type]


def _silent(method: str, dice: random.Random) -> TelegramFault:
    return TelegramFault(method, gate=_opened_after(25))


def _silent_on_discord(dice: random.Random) -> DiscordFault:
    return DiscordFault("/channels/", "", gate=_opened_after(45))


def _opened_after(seconds: float) -> asyncio.Event:
    gate = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, gate.set)
    return gate


async def nothing(house: House, dice: random.Random) -> None:
    """The platforms' own doing, or none at all."""
    await house.stop.wait()


def _full(master: Redis) -> None:
    master.config_set("maxmemory-policy", "noeviction")
    master.config_set("maxmemory", 1)


def _roomy(master: Redis) -> None:
    master.config_set("maxmemory", 0)


def _only_reads(master: Redis) -> None:
    master.execute_command("REPLICAOF", "127.0.0.1", "1")  # type: ignore[no-untyped-call]


def _writes(master: Redis) -> None:
    master.execute_command("REPLICAOF", "NO", "ONE")  # type: ignore[no-untyped-call]


def _lacks_copies(master: Redis) -> None:
    master.config_set("min-replicas-to-write", 3)


def _needs_none(master: Redis) -> None:
    master.config_set("min-replicas-to-write", 0)


KINDS: Final[Mapping[str, Kind]] = {
    "none": Kind(nothing),
    "kill": Kind(killed),
    "redis-restart": Kind(redis_restarted),
    "redis-slow": Kind(redis_slow),
    "redis-full": Kind(partial(redis_refuses, _full, _roomy)),
    "redis-readonly": Kind(partial(redis_refuses, _only_reads, _writes)),
    "redis-alone": Kind(partial(redis_refuses, _lacks_copies, _needs_none)),
    "429": Kind(Platforms(_too_many, _too_many_on_discord)),
    "500": Kind(Platforms(_broken, _broken_on_discord)),
    "half-answers": Kind(Platforms(_cut, _cut_on_discord, (0.5, 2))),
    "timeouts": Kind(Platforms(_silent, _silent_on_discord, (3, 8))),
    "duplicates": Kind(nothing, manner=Manner(twice=0.5)),
    "reordered": Kind(nothing, manner=Manner(crossed=0.5)),
    "clock-forward": Kind(partial(servers_clock, HOURS)),
    "clock-backward": Kind(partial(servers_clock, -HOURS)),
    "clocks-apart": Kind(bots_clocks),
    "cluster": Kind(redis_restarted, in_cluster),
    "sentinel": Kind(failed_over, watched),
}
"""By what `--kind` names them; each one's row in docs/faults.md."""
