"""A listener that is told to stop answers what it has acknowledged, and takes nothing more."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

import pytest

from bot.discord import listener
from tests.bot.discord.conftest import Start
from tests.journeys.discord_front import DiscordFront as People
from tests.journeys.discord_front import DiscordPerson
from tests.journeys.person import until
from tests.rigs.discord.server import Discord, Fault


def acknowledged(discord: Discord) -> list[str]:
    """Who sees that they were heard."""
    return [one.user.name for one in discord.world.interactions.values() if one.acknowledged]


async def asking(discord: Discord, sara: DiscordPerson, gate: asyncio.Event) -> "asyncio.Task[None]":
    """Sara has asked for something and was acknowledged; the answer waits for the gate."""
    await discord.connected()
    discord.faults.append(Fault("/messages/@original", "PATCH", gate=gate))
    asked = asyncio.create_task(sara.say("/help"))
    await until(lambda: acknowledged(discord) == ["Sara"], sara, "an acknowledgement")
    return asked


async def test_what_was_acknowledged_is_answered(discord: Discord, start: Start, people: People) -> None:
    gate, sara = asyncio.Event(), await people.person("Sara", "table")
    async with start():
        asked = await asking(discord, sara, gate)
        asyncio.get_running_loop().call_later(0.2, gate.set)
    await asked
    assert "/newgame" in sara.private()


async def test_nothing_more_is_taken(
    discord: Discord, start: Start, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "FINISH", 0.5)
    gate, sara, ali = asyncio.Event(), await people.person("Sara", "table"), await people.person("Ali", "table")
    async with start():
        asked = await asking(discord, sara, gate)
        late = asyncio.create_task(_in_vain(ali.say("/help")))
    gate.set()
    asked.cancel()
    late.cancel()
    assert acknowledged(discord) == ["Sara"]


async def _in_vain(asked: Awaitable[None]) -> None:
    await asyncio.sleep(0.2)
    with suppress(TimeoutError):
        await asked
