"""A chat's budget: so many calls a minute, whoever makes them."""

import pytest

from bot.connection import Client, connect
from bot.front import TryLater
from bot.pace import Pace
from bot.settings import Settings


async def spent(pace: Pace, chat: str, budget: int, keep: int = 0) -> bool:
    """Whether a call was still free."""
    try:
        await pace.spend(chat, budget, keep)
    except TryLater as later:
        return not 0 < later.seconds <= 60
    return True


async def test_two_processes_share_a_budget(settings: Settings, client: Client) -> None:
    async with connect(settings) as other:
        first, second = Pace(client, "there"), Pace(other, "there")
        taken = [await spent(pace, "-1", 5) for _ in range(5) for pace in (first, second)]
        assert taken == [True] * 5 + [False] * 5
        assert await spent(first, "-2", 5)
        assert await spent(Pace(client, "elsewhere"), "-1", 5)


async def test_some_of_it_is_kept_for_what_matters_more(client: Client) -> None:
    pace = Pace(client, "there")
    assert [await spent(pace, "-1", 5, keep=2) for _ in range(4)] == [True, True, True, False]
    assert [await spent(pace, "-1", 5) for _ in range(3)] == [True, True, False]


async def test_room_comes_back_when_a_minute_is_over(client: Client) -> None:
    pace = Pace(client, "there")
    assert [await spent(pace, "-1", 2) for _ in range(3)] == [True, True, False]
    first, second = [int(at) for at in await client.lrange("pace:there:-1", 0, -1)]
    await client.delete("pace:there:-1")
    await client.rpush("pace:there:-1", first - 60_001, second)
    assert [await spent(pace, "-1", 2) for _ in range(2)] == [True, False]


async def test_a_pause_is_kept_to(client: Client) -> None:
    pace = Pace(client, "there")
    await pace.pause("-1", 20, 300)
    with pytest.raises(TryLater) as later:
        await pace.spend("-1", 20)
    assert 299 < later.value.seconds <= 300
    assert 299_000 < await client.pttl("pace:there:-1") <= 300_000
