"""Deadlines and computer players, with a clock that is set."""

import asyncio
import re
from typing import Any

import pytest

from bot import artist, worker
from bot.clock import Clock
from bot.connection import Client
from bot.post import Post
from bot.saved import Saved
from bot.store import Outcome, Write
from engine.registry import GAMES
from render.words import bare
from tests.rigs.chat import Chat, chat, decisions

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


async def test_at_the_end_the_rules_decide_and_say_so(room: Chat) -> None:
    await begun(room, limit="1h")
    await room.finish("Sara")
    room.now.at += 3601
    await room.settle()
    table = room.texts()[-1]
    assert "Ali's time is over; played by the rule: land" in table
    assert "Move 2 of 18" in table
    assert (await room.game()).meta.deadline == room.now.at + 3600


async def test_a_game_that_is_over_rings_no_more(room: Chat) -> None:
    await begun(room, limit="1h")
    await room.say("Ali", "/resign")
    await room.press("Ali", "Resign")
    assert (await room.game()).meta.status == "over"
    posts = len(room.wall.messages)
    room.now.at += 30 * DAY
    await room.settle()
    assert len(room.wall.messages) == posts


async def test_a_table_that_nobody_begins_is_closed_after_a_day(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    room.now.at += DAY - 1
    await room.press("Ali", "Join")
    assert (await room.game()).meta.status == "lobby"
    room.now.at += 1
    await room.settle()
    assert room.texts()[-1] == "**Landverse**\nNobody began within 24 hours, so this table was closed."
    assert [message.live for message in room.wall.messages] == [False, True]
    room.now.at += DAY
    await room.settle()
    assert len(room.wall.messages) == 2
    await room.say("Ali", "/newgame landverse")
    assert (await room.game()).meta.status == "lobby"


async def test_a_game_that_began_outlives_its_first_day(room: Chat) -> None:
    await begun(room, limit="off")
    room.now.at += 2 * DAY
    await room.settle()
    assert (await room.game()).meta.status == "running"


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


@pytest.mark.parametrize("line", ["/limit 1h", "/limit 1h game", "/settings limit=1h"])
async def test_a_new_limit_is_told_in_the_post_that_stands(room: Chat, line: str) -> None:
    await begun(room, limit="1d")
    before = room.texts()[-1].split("\n")
    assert before[1] == "Until {t:1764586400|Monday 10:53}."
    await room.say("Ali", line)
    assert room.texts()[-1].split("\n") == [before[0], "Until {t:1764503600|Sunday 11:53}.", *before[2:]]
    message = room.wall.messages[-1]
    assert (len(room.wall.messages), message.edits, message.live) == (2, 1, True)
    picture = message.post.picture
    assert picture
    await room.say("Ali", "/limit off")
    assert room.texts()[-1].split("\n") == [before[0], *before[2:]]
    await room.say("Ali", "/remind private")
    assert message.edits == 2, "nothing else is written anew"


async def test_a_new_limit_is_told_where_the_picture_fails(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bytes:
        raise RuntimeError("no ink")

    await begun(room, limit="1d")
    with monkeypatch.context() as broken:
        broken.setattr(artist, "_drawn", fail)
        await room.say("Ali", "/limit 1h")
    assert "Until {t:1764503600|Sunday 11:53}." in room.texts()[-1]
    assert room.wall.messages[-1].post.picture is None
    room.now.at += 61
    await room.settle()
    assert room.wall.messages[-1].post.picture


async def test_a_new_limit_is_told_in_a_new_post_where_the_one_that_stood_is_gone(room: Chat) -> None:
    await begun(room, limit="1d")
    room.wall.messages.pop()
    await room.say("Ali", "/limit 1h")
    assert room.texts()[-1].split("\n")[:2] == [
        "Move 1 of 18. {@web:sara} and {@web:ali}, both may place now.",
        "Until {t:1764503600|Sunday 11:53}.",
    ]


async def test_the_post_that_stands_is_in_the_rooms_language(room: Chat) -> None:
    await begun(room, limit="off")
    await room.say("Sara", "/language fa room")
    assert len(room.wall.messages) == 2
    assert room.texts()[-1].startswith("حرکت")


async def test_a_game_that_no_person_plays_any_more_ends(room: Chat) -> None:
    for line, label in (("/resign", "Resign"), ("/forget me", "Forget me"), ("/replace A computer", "")):
        await room.say("Sara", "/newgame landverse")
        for _ in range(2):
            await room.press("Sara", "Add computer player")
        await room.press("Sara", "Begin")
        game = (await room.game()).id
        panel = await room.say("Sara", line)
        if label:
            await room.press("Sara", label, on=panel)
        assert room.texts()[-1] == "**Landverse**\nNobody plays this game any more, so it was closed."
        saved = await room.store.load(game)
        assert saved is None or (saved.meta.status, saved.meta.ended) == ("stopped", room.now.at)
        posts = len(room.wall.messages)
        room.now.at += 30 * DAY
        await room.settle()
        assert len(room.wall.messages) == posts, line


async def test_a_limit_of_one_game_leaves_the_rooms_alone(room: Chat) -> None:
    await begun(room, limit="1d")
    assert bare((await room.say("Sara", "/limit 2h game")).text) == "Turn limit of this game: 2 hours"
    assert (await room.game()).meta.turn_limit == 2 * 3600
    assert bare((await room.say("Sara", "/limit")).text).startswith("Turn limit in this room: 1 day.")
    room.now.at += 2 * 3600 + 1
    await room.settle()
    assert "Move 2 of 18" in room.texts()[-1]
    assert "watching" in bare((await room.say("Mina", "/limit 1h game")).text)
    assert bare((await room.say("Sara", "/limit 1h room")).text).startswith("Write `/limit 12h`")
    await room.press("Sara", "Turn limit: 6 hours", on=await lobby_options(room))
    assert (await room.game()).meta.turn_limit == 6 * 3600


async def lobby_options(room: Chat) -> Post:
    """The panel of a new table's options."""
    await room.say("Sara", "/stop", admin=True)
    await room.press("Sara", "Stop the game")
    await room.say("Sara", "/newgame landverse")
    return await room.press("Sara", "Options")


async def test_two_processes_play_once_for_who_is_late(room: Chat) -> None:
    await begun(room, limit="1h")
    room.now.at += 3600
    clocks = [Clock(room.store, GAMES, {"web": room.wall}) for _ in range(2)]
    await asyncio.gather(*(worker.once(room.store, "deadline", clock.ring) for clock in clocks))
    await room.settle()
    assert [board.moves for board in (await room.view()).boards] == [1, 1]


async def test_a_clock_that_loses_its_lease_plays_nothing_twice(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is so slow that another one has rung meanwhile: its write is refused, and it finds nothing due."""
    await begun(room, limit="1h")
    room.now.at += 3600
    slow, quick = [Clock(room.store, GAMES, {"web": room.wall}) for _ in range(2)]
    (claim,) = await room.store.claim("deadline", worker.LEASE)
    load = room.store.load

    async def load_and_wait(game: str) -> Saved | None:
        saved = await load(game)
        monkeypatch.setattr(room.store, "load", load)
        room.now.at += worker.LEASE + 1
        await worker.once(room.store, "deadline", quick.ring)
        return saved

    monkeypatch.setattr(room.store, "load", load_and_wait)
    await slow.ring(claim)
    await room.settle()
    assert [board.moves for board in (await room.view()).boards] == [1, 1]


@pytest.mark.parametrize("first", ["clock", "move"])
async def test_a_deadline_that_rings_while_a_move_comes_in(
    room: Chat, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """Both have loaded the game; the one that writes first wins, and the other finds a question that has changed."""
    await begun(room, limit="1h")
    await room.finish("Sara")
    data = decisions(await room.press("Ali", "Play"))[0]
    room.now.at += 3601
    clock, write = Clock(room.store, GAMES, {"web": room.wall}), room.store.write
    turn, who = asyncio.Event(), {"clock": "clock", "move": "web:ali"}

    async def in_turn(game: str, version: int, written: Write, press: str = "") -> Outcome:
        if not turn.is_set() and (first == "clock") == bool(press):
            await turn.wait()
        outcome = await write(game, version, written, press)
        turn.set()
        return outcome

    monkeypatch.setattr(room.store, "write", in_turn)
    _, panel = await asyncio.gather(
        worker.once(room.store, "deadline", clock.ring), room.rooms.press(room.caller("Ali"), data)
    )
    await room.settle()
    log = [entry for _, entry in await room.store.log((await room.game()).id) if entry.seat == 1]
    assert [entry.by for entry in log] == ([who[first], "clock", "clock", "clock"])
    assert sorted(entry.move.partition(" ")[0] for entry in log)[-2:] == ["land", "sea"], "one tile of each kind"
    assert ("The question has changed since." in bare(panel.text)) == (first == "clock")


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
        await room.play_out("Sara")
        assert (await room.game()).meta.turn > game.meta.turn
    assert "Landverse is over after 18 moves." in room.texts()[-1]
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
