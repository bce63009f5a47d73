"""What tests of the bot share: a store on a real server, and on a real cluster."""

from collections.abc import AsyncIterator

import pytest

from bot.connection import connect
from bot.settings import Settings
from bot.store import Store
from tests.rigs.chat import Now


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
