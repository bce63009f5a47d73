"""Somebody who hammers a button on Discord: told once, then only acknowledged, and nobody else is held up."""

import asyncio

import pytest

from bot.budget import Budget
from tests.bot.discord.conftest import Table
from tests.journeys.play import button
from tests.rigs.discord import server

MOST = 12


@pytest.fixture
def actions() -> Budget:
    return Budget(MOST, 60)


async def test_a_hammered_button(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    eve = await table.people.person("Eve", "table")
    before, play = table.sara.public(), button(eve, "play")
    for _ in range(MOST + 1):
        await eve.press(play)
    assert "so much at once" in eve.private()
    requests, told = len(table.discord.requests), eve.private()
    monkeypatch.setattr(server, "LATE", 0.5)
    ignored = await asyncio.gather(*(eve.press(play) for _ in range(20)), return_exceptions=True)
    assert {type(one) for one in ignored} == {TimeoutError}, "acknowledged, and nothing follows"
    assert len(table.discord.requests) - requests == 20
    assert (eve.private(), table.sara.public()) == (told, before)
    await table.sara.press(play)
    assert len(table.sara.options()) > 1
