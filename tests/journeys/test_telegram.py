"""What is only so on Telegram: the group's own keyboard, and who listens when a process dies."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.journeys.person import until
from tests.journeys.play import Player, button, decisions, is_over, open_table, play_out
from tests.journeys.process import running
from tests.journeys.telegram_front import telegram_front
from tests.journeys.test_rough import assert_told_once, assert_whole, leases_end, nobody_listens
from tests.rigs.aside import Aside, aside
from tests.rigs.keeper import serving as redis
from tests.rigs.telegram.server import TOKEN, Telegram, serving

UNHURRIED = "100000"


@pytest.fixture(scope="module")
def older() -> Iterator[tuple[Telegram, Aside]]:
    """A Telegram without messages for one person."""
    with aside(partial(serving, lambda: Telegram(ephemeral=False))) as (telegram, there):
        yield telegram, there


def about(telegram: Telegram) -> dict[str, str]:
    """The settings that lead a program to this Telegram."""
    return {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": telegram.url, "TELEGRAM_PACE": UNHURRIED}


async def test_in_the_groups_keyboard(older: tuple[Telegram, Aside], tmp_path: Path, room: str) -> None:
    """Two play for some rounds, and one alone to the end."""
    telegram, there = older
    with running(tmp_path, **about(telegram)):
        async with telegram_front(telegram, there) as front:
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])
            await play_out([Player(sara, 1, typing=0), Player(ali, 2, typing=1)], rounds=3)
            kim, mina = [await front.person(name, f"{room}-alone", "fa") for name in ("Kim", "Mina")]
            await open_table([kim])
            await play_out([Player(kim, 3, typing=0.2)])
            await until(lambda: is_over(mina), mina, "the end")
            assert not any(message.chat > 0 for message in telegram.world.messages)


async def test_another_process_takes_over(older: tuple[Telegram, Aside], tmp_path: Path, room: str) -> None:
    """The one that listens is killed; what was pressed meanwhile is played by the other."""
    telegram, there = older
    one_folder, two_folder, data = tmp_path / "one", tmp_path / "two", tmp_path / "redis"
    for folder in (one_folder, two_folder, data):
        folder.mkdir()
    with redis(data) as server, running(one_folder, REDIS_URL=server.url, **about(telegram)) as one:
        async with telegram_front(telegram, there) as front:
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])
            with running(two_folder, REDIS_URL=server.url, **about(telegram)):
                await sara.press(button(sara, "play"))
                question = decisions(sara)
                one.kill()
                await leases_end(server.url)
                await nobody_listens(server.url, "telegram")
                await sara.press(question[0])
                await until(lambda: decisions(sara) not in ((), question), sara, "the next question")
                await play_out([Player(sara, 1), Player(ali, 2)], rounds=3)
                await until(lambda: len(ali.public()) > 2, ali, "the next post")
                assert_told_once(ali)
                await assert_whole(server.url, f"telegram:{sara.group.id}")
            one.start()
