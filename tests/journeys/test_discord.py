"""Machines that break while people play on Discord: nothing is lost, and Discord's nonce lets nothing be doubled."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest

from tests.journeys.discord_front import discord_front
from tests.journeys.person import until
from tests.journeys.play import Player, Typist, button, decisions, is_over, open_table, play_out
from tests.journeys.process import Program, running
from tests.journeys.test_rough import assert_told_once, assert_whole, leases_end, nobody_listens
from tests.rigs.aside import Aside, aside
from tests.rigs.discord import server as rig
from tests.rigs.discord.server import TOKEN, Discord, fresh
from tests.rigs.keeper import Server, serving

A_MOMENT: Final = 0.5
"""Seconds after which these people press again."""


@pytest.fixture
def discord() -> Iterator[tuple[Discord, Aside]]:
    """A Discord that outlives the programs."""
    with aside(fresh) as served:
        yield served


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rig, "SLOW", A_MOMENT)
    monkeypatch.setattr(rig, "LATE", 4 * A_MOMENT)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A Redis that outlives the programs."""
    with serving(tmp_path) as server:
        yield server


def program(stack: ExitStack, folder: Path, server: Server, discord: Discord) -> Program:
    """The program on this Discord."""
    launch = ("tests.rigs.discord.launch", discord.url)
    return stack.enter_context(running(folder, launch, REDIS_URL=server.url, DISCORD_TOKEN=TOKEN))


async def play_patiently(players: Sequence[Player]) -> None:
    """As `play_out`, by people who press again where Discord says that there was no answer."""
    while not is_over(players[0].person):
        with suppress(TimeoutError):
            await play_out(players)


async def test_killed_in_the_middle(discord: tuple[Discord, Aside], server: Server, tmp_path: Path, room: str) -> None:
    with ExitStack() as stack:
        one = program(stack, tmp_path, server, discord[0])
        async with discord_front(*discord) as front:
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])

            players = [Typist(sara, 1), Typist(ali, 2)]

            async def kill() -> None:
                for _ in range(2):
                    await asyncio.sleep(random.uniform(0.3, 1.5))
                    one.kill()
                    await leases_end(server.url)
                    await nobody_listens(server.url, "discord")
                    await asyncio.to_thread(one.start)
                    await discord[1].do(discord[0].connected())

            await asyncio.gather(play_patiently(players), kill())
            await until(lambda: is_over(ali), ali, "the end")
            assert_told_once(sara)
            await assert_whole(server.url, f"discord:{sara.channel.id}")


@pytest.mark.parametrize("way", ["stopped", "killed"])
async def test_another_process_takes_over(
    discord: tuple[Discord, Aside], server: Server, tmp_path: Path, room: str, way: str
) -> None:
    with ExitStack() as stack:
        one = program(stack, tmp_path, server, discord[0])
        async with discord_front(*discord) as front:
            program(stack, tmp_path, server, discord[0])
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])
            await sara.press(button(sara, "play"))
            asked = decisions(sara)
            assert len(discord[0].sessions) == 1, "only one of the two listens"
            if way == "stopped":
                assert one.stop() == 0
            else:
                one.kill()
            await leases_end(server.url)
            if way == "killed":
                await nobody_listens(server.url, "discord")
            await until(lambda: discord[0].identifies == 2, sara, "the other process")
            while decisions(sara) == asked:
                with suppress(TimeoutError):
                    await sara.press(asked[0])
            await play_out([Player(sara, 1), Player(ali, 2)], rounds=2)
            assert_told_once(ali)
            assert discord[0].world.syncs == 1
