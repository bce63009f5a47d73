"""The simulated Discord refuses what the real one does, so that a test that passes on it means something."""

from typing import Any

import pytest

from tests.rigs.discord.spec import SPEC, WHY_NOT, wrong
from tests.rigs.discord.world import DM, FIRST_ANSWER, TOKEN_LIFE, Interaction, Refused, World


def button(**look: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": "g0:x", "disabled": False} | look


def message(*rows: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {"content": "Hello", "components": [{"type": 1, "components": row} for row in rows]} | more


@pytest.mark.skipif(not SPEC.exists(), reason=WHY_NOT)
@pytest.mark.parametrize(
    ("payload", "fits"),
    [
        (message([button()]), True),
        (message([button(label="x" * 81)]), False),
        (message([button(custom_id="x" * 101)]), False),
        (message([button(custom_id=f"g{n}") for n in range(6)]), False),
        (message(nonce="x" * 26), False),
        (message(allowed_mentions={"users": ["1"], "parse": []}), True),
        (message(allowed_mentions={"parse": ["somebody"]}), False),
    ],
)
def test_discords_own_description_decides(payload: dict[str, Any], fits: bool) -> None:
    assert bool(wrong("POST", "/channels/1/messages", payload)) is not fits


@pytest.mark.parametrize(
    "payload",
    [
        message(content="x" * 2001),
        message([button(), button()]),
        message(*[[button(custom_id=f"g{n}")] for n in range(6)]),
        {"content": ""},
    ],
)
def test_so_do_its_unwritten_rules(payload: dict[str, Any]) -> None:
    world = World()
    with pytest.raises(Refused):
        world.send(world.channel("table").id, payload, {})


def asked(world: World) -> Interaction:
    """A press that has just come."""
    one = Interaction(1, "t", world.user("Sara"), world.channel("table", kind=DM), {}, world.now())
    world.interactions["t"] = one
    return one


@pytest.mark.parametrize(("after", "fits"), [(FIRST_ANSWER - 0.5, True), (FIRST_ANSWER + 0.5, False)])
def test_the_first_answer_has_three_seconds(after: float, fits: bool) -> None:
    world = World()
    asked(world)
    world.later += after
    if fits:
        world.acknowledge(1, "t", 5, {"flags": 64}, {})
    with pytest.raises(Refused, match="40060" if fits else "10062"):
        world.acknowledge(1, "t", 5, {"flags": 64}, {})


def test_an_answer_can_be_changed_for_fifteen_minutes() -> None:
    world = World()
    asked(world)
    world.acknowledge(1, "t", 5, {"flags": 64}, {})
    world.edit_answer("t", "@original", {"content": "Hello"}, {})
    world.later += TOKEN_LIFE + 1
    with pytest.raises(Refused, match="50027"):
        world.edit_answer("t", "@original", {"content": "Hello again"}, {})


def test_a_nonce_is_remembered_for_some_minutes_only() -> None:
    world = World()
    channel = world.channel("table").id
    post = {"content": "Hello", "nonce": "n", "enforce_nonce": True}
    assert world.send(channel, post, {}) is world.send(channel, post, {})
    world.later += 3600
    world.send(channel, post, {})
    assert len(world.public(channel)) == 2
