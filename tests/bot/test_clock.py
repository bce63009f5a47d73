"""Deadlines, reminders and computer players, with a clock that is set."""

import asyncio
import re

import pytest

from bot import worker
from bot.clock import Clock
from bot.connection import Client
from engine.registry import GAMES
from render.words import bare
from tests.rigs.chat import Chat, chat, controls

DAY = 24 * 3600


@pytest.fixture
def room(client: Client) -> Chat:
    return chat(client)


async def begun(room: Chat, *, limit: str, computers: int = 0) -> None:
    await room.say("Sara", f"/limit {limit}")
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    for _ in range(computers):
        await room.press("Sara", "Add computer player")
    await room.press("Sara", "Begin")


async def test_without_a_limit_nothing_rings(room: Chat) -> None:
    await begun(room, limit="off")
    room.now.at += 365 * DAY
    await room.settle()
    assert len(room.wall.messages) == 2


async def test_half_time_calls_those_who_still_owe_a_move(room: Chat) -> None:
    await begun(room, limit="1d")
    assert "Until " in room.texts()[-1]
    await room.finish("Sara")
    room.now.at += DAY / 2 - 1
    await room.settle()
    assert len(room.wall.messages) == 2
    room.now.at += 2
    await room.settle()
    reminder = room.wall.messages[-1].post
    assert bare(reminder.text) == "{@web:ali}, half of your time for Landverse is over; time left: 11 hours."
    assert [mention.person for mention in reminder.mentions] == ["web:ali"]
    await room.settle()
    assert len(room.wall.messages) == 3


async def test_at_the_end_the_rules_decide_and_say_so(room: Chat) -> None:
    await begun(room, limit="1h")
    await room.finish("Sara")
    room.now.at += 3601
    await room.settle()
    table = room.texts()[-1]
    assert "Ali's time is over; played by the rule: land" in table
    assert "Move 2 of 18" in table
    assert (await room.game()).meta.deadline == room.now.at + 3600


async def test_a_game_nobody_plays_ends_by_itself(room: Chat) -> None:
    await begun(room, limit="1h")
    for _ in range(18):
        room.now.at += 3601
        await room.settle()
    assert (await room.game()).meta.status == "over"
    room.now.at += 30 * DAY
    posts = len(room.wall.messages)
    await room.settle()
    assert len(room.wall.messages) == posts


async def test_moves_inside_a_turn_leave_the_deadline_alone(room: Chat) -> None:
    await begun(room, limit="1h")
    deadline = (await room.game()).meta.deadline
    room.now.at += 1000
    await room.say("Sara", "/move land a1")
    assert (await room.game()).meta.deadline == deadline
    await room.say("Sara", "/undo")
    assert (await room.game()).meta.deadline == deadline


async def test_a_new_limit_counts_from_now(room: Chat) -> None:
    await begun(room, limit="1d")
    room.now.at += DAY - 10
    await room.say("Ali", "/limit 1h")
    room.now.at += 3000
    await room.settle()
    assert "played by the rule" not in "".join(room.texts())
    await room.say("Ali", "/limit off")
    room.now.at += 30 * DAY
    await room.settle()
    assert "played by the rule" not in "".join(room.texts())


async def test_a_deadline_that_rings_while_a_move_comes_in(room: Chat) -> None:
    """Exactly one of them is written; a move that came too late meets a question that has changed."""
    await begun(room, limit="1h")
    await room.finish("Sara")
    panel = await room.press("Ali", "Play")
    data = next(one.data for one in controls(panel))
    room.now.at += 3601
    clock = Clock(room.store, GAMES, {"web": room.wall})
    await asyncio.gather(worker.once(room.store, "deadline", clock.ring), room.rooms.press(room.caller("Ali"), data))
    await room.settle()
    log = await room.store.log((await room.game()).id)
    lanes = [entry.move for _, entry in log if entry.seat == 1 and entry.move.startswith(("land", "sea"))]
    assert len(lanes) <= 2


async def test_computer_players_move_at_once_and_make_no_post_of_their_own(room: Chat) -> None:
    await begun(room, limit="off", computers=2)
    assert len(room.wall.messages) == 2
    for move in (2, 3, 4):  # so early that everybody still finds a place
        await room.finish("Sara")
        await room.finish("Ali")
        assert len(room.wall.messages) == move + 1
        assert f"Move {move} of 18" in room.texts()[-1]
        assert re.search(r"^Computer C: (land|sea)", room.texts()[-1], re.MULTILINE)
        assert room.texts()[-1].count("{@web:") == 2, "only people are called"


async def test_a_computer_alone_with_a_person_plays_a_whole_game(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Sara", "Add computer player")
    await room.press("Sara", "Begin")
    while (game := await room.game()).meta.status == "running":
        await room.finish("Sara")
        assert (await room.game()).meta.turn > game.meta.turn
    assert "Landverse is over." in room.texts()[-1]
    assert len(room.wall.messages) <= 20


async def test_a_clock_that_was_killed_rings_again_elsewhere(room: Chat) -> None:
    await begun(room, limit="1h")
    room.now.at += 3601
    (claim,) = await room.store.claim("deadline", worker.LEASE)
    await room.settle()
    assert "Move 1 of 18" in room.texts()[-1]
    room.now.at += worker.LEASE + 2
    await room.settle()
    assert "Move 2 of 18" in room.texts()[-1]
    assert claim.game == (await room.game()).id
