"""A few hundred of the inputs that `make fuzz` has 100,000 of."""

import pytest

from bot.connection import Client
from tests.fuzz.run import thrown
from tests.fuzz.targets import TARGETS


@pytest.mark.parametrize("target", TARGETS)
async def test_forged_and_malformed_inputs_leave_no_trace(client: Client, target: str) -> None:
    assert not await thrown(client, target, max(20, 4 * TARGETS[target][1]), 7)
