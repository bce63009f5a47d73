"""`python -m bot check`: what is wrong with a set-up, in sentences, before anybody plays or when nothing works.

finding: what a look comes to. machine: this machine. memory: Redis. discord, telegram: the platforms. It changes
nothing, and may run beside a bot that plays.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import ExitStack, aclosing

from bot.check import discord, machine, memory, telegram
from bot.check.finding import Finding, wrong
from bot.connection import connect
from bot.settings import Settings
from bot.valkey import NoServer, embedded


def check(settings: Settings) -> int:
    """Print what is found; the exit code is 1 where something is wrong."""
    found = asyncio.run(_told(settings))
    bad = sum(one.kind == "wrong" for one in found)
    print(f"{bad} of {len(found)} must be mended." if bad else "Nothing is wrong.")
    return 1 if bad else 0


async def _told(settings: Settings) -> list[Finding]:
    found = []
    async with aclosing(_all(settings)) as looks:
        async for one in looks:
            print(f"{one.kind + ':':7}{one.text}", flush=True)
            found.append(one)
    return found


async def _all(settings: Settings) -> AsyncGenerator[Finding, None]:
    for one in machine.findings(settings):
        yield one
    with ExitStack() as stack:
        try:
            url = settings.redis_url or stack.enter_context(embedded(settings.data_dir))
        except NoServer as missing:
            yield wrong(str(missing))
            return
        if not settings.redis_url:
            yield machine.space(settings.data_dir)
        async with connect(settings.model_copy(update={"redis_url": url})) as client:
            async for one in memory.findings(client):
                yield one
            if settings.discord_token:
                async for one in discord.findings(settings):
                    yield one
            if settings.telegram_token:
                async for one in telegram.findings(settings, client):
                    yield one
