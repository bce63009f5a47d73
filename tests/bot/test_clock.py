"""Deadlines, reminders and computer players, with a clock that is set."""

import asyncio
import re
from typing import Any

import pytest

from bot import worker
from bot.clock import Clock
from bot.connection import Client
from bot.saved import Meta
from bot.store import Write
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


async def test_in_free_pace_everybody_has_their_own_time(room: Chat) -> None:
    """Who plays on doesn't give time to who doesn't."""
    await room.say("Sara", "/limit 1h")
    await room.say("Sara", "/newgame landverse pace=free")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    for _ in range(3):
        room.now.at += 1100
        await room.finish("Sara")
    assert "Ali's time is over" not in "".join(room.texts())
    room.now.at += 400
    await room.settle()
    assert "Ali's time is over; played by the rule: land" in room.texts()[-1]
    assert "Sara's time is over" not in "".join(room.texts())
    room.now.at += 3700
    await room.settle()
    assert [board.moves for board in (await room.view()).boards] == [4, 2], "both were late, both were played for"


async def test_a_longer_limit_in_mid_turn_reminds_anew(room: Chat) -> None:
    await begun(room, limit="1h")
    room.now.at += 1801
    await room.settle()
    await room.say("Sara", "/limit 6h")
    room.now.at += 3 * 3600 + 1
    await room.settle()
    reminders = [text for text in room.texts() if "half of your time" in text]
    assert [text.rpartition(": ")[2] for text in reminders] == ["29 minutes.", "2 hours."]


async def test_a_reminder_that_comes_late_is_left_out(room: Chat) -> None:
    """The process was down at half time, and the turn is a new one now."""
    await begun(room, limit="1h")
    room.now.at += 1801
    game = await room.game()
    write = replace_turn(game.meta, room.now.at)
    assert await room.store.write(game.id, game.version, Write(write, game.state, game.asks)) == "ok"
    await room.settle()
    assert "half of your time" not in "".join(room.texts())


def replace_turn(meta: Meta, now: float) -> Meta:
    """As if a turn had begun now, its timers not written yet."""
    return meta.model_copy(update={"deadlines": (now + 3600,) * 2, "deadline": now + 3600})


async def test_a_clock_that_loses_every_race_comes_back(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Sara", "Add computer player")
    game = await room.game()
    await room.rooms.press(room.caller("Sara"), f"a:{game.id}:begin:")
    real = room.store.write

    async def first_others(*args: Any, **kwargs: Any) -> str:
        return "moved"

    with monkeypatch.context() as lost:
        lost.setattr(room.store, "write", first_others)
        await room.settle()
    assert real == room.store.write
    assert len(room.wall.messages) == 1, "the table is held back while a computer player owes a decision"
    room.now.at += 2
    await room.settle()
    assert "Move 1 of 18" in room.texts()[-1]


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
