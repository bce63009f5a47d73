"""What tests of the bot share: a store on a real server, and on a real cluster; a game that has begun."""

from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeAlias

import pytest

from bot.connection import Client, connect
from bot.settings import Settings
from bot.store import Store
from tests.rigs.arranged import all_moves_of_a
from tests.rigs.chat import Chat, Now, chat

Table: TypeAlias = Callable[..., Coroutine[Any, Any, Chat]]


@pytest.fixture(params=["single", "cluster"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """An empty store, whose clock stands at 1,000."""
    if request.param == "single":
        settings = Settings(redis_url=request.getfixturevalue("redis_url"))
    else:
        settings = Settings(redis_url=request.getfixturevalue("cluster_url"), redis_mode="cluster")
    async with connect(settings) as client:
        await client.flushall()
        yield Store(client, Now(1000))


@pytest.fixture
def table(client: Client) -> Table:
    """A game of Landverse that has begun. moved: the first of two has made all their moves already."""

    async def begun(*people: str, computers: int = 0, moved: bool = False) -> Chat:
        room = chat(client)
        await room.say(people[0], "/newgame landverse")
        for person in people[1:]:
            await room.say(person, "/join")
        for _ in range(computers):
            await room.say(people[0], "/computer")
        if moved:
            await all_moves_of_a(room.store, (await room.game()).id)
            await room.settle()
        else:
            await room.say(people[0], "/begin")
        return room

    return begun
