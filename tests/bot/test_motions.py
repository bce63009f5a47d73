"""What players ask of one another: to stop, and to take a move back; who has to agree, and what follows."""

import asyncio
from typing import Any

import pytest

from bot import motions, narrator, playing, presence, votes, worker
from bot.delivery import Delivery
from bot.front import TryLater
from bot.post import Post
from bot.saved import LogEntry, Meta, Motion, Saved, Sitting
from bot.store import Write
from engine.match import Match
from engine.registry import GAMES
from render.words import bare, words
from tests.bot.conftest import Table
from tests.engine.tictactoe import TicTacToe
from tests.rigs.chat import data_of, labels

DAY = 24 * 60 * 60
LANDVERSE = GAMES["landverse"]


def text(post: Post) -> str:
    return bare(post.text)


# To stop


async def test_all_who_are_here_agree_to_stop(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    assert "1 of 3 agrees so far" in text(await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop")))
    asked = room.asked()
    assert "Ali wants to stop the game." in text(asked)
    assert "{@web:sara} and {@web:mina}, do you agree? 1 of 3 so far." in text(asked)
    assert [one.person for one in asked.mentions] == ["web:sara", "web:mina"]
    count = len(room.wall.messages)
    assert "2 of 3 agree so far" in text(await room.press("Mina", "Agree", on=asked))
    assert "{@web:sara}, do you agree? 2 of 3 so far." in text(room.asked()), "the question counts, without a new post"
    assert len(room.wall.messages) == count
    await room.press("Sara", "Resign", on=await room.say("Sara", "/resign"))
    await room.settle()
    assert (await room.game()).meta.status == "stopped", "nobody is missing any more"
    assert room.texts()[-1] == "**Landverse**\nAll players agreed to stop the game."
    assert room.texts()[-2].endswith("It is agreed.")


async def test_one_voice_against_it_ends_the_question(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    asked = room.asked()
    assert "You're watching" in text(await room.press("Reza", "Refuse", on=asked))
    assert text(await room.press("Mina", "Refuse", on=asked)) == "You are against it, so nothing changes."
    assert room.texts()[-1] == "Ali wants to stop the game.\nMina is against it, so nothing changes."
    assert room.wall.messages[-1].post.rows == ()
    for label in ("Agree", "Refuse"):
        assert text(await room.press("Sara", label, on=asked)) == "This question is no longer open."
    assert (await room.game()).meta.status == "running"


async def test_who_asked_takes_the_question_back(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    assert text(await room.press("Ali", "Refuse", on=room.asked())) == "You took the question back."
    assert room.texts()[-1].endswith("Ali took the question back.")


async def test_who_opened_the_table_and_admins_need_no_consent(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    await room.press("Sara", "Agree", on=room.asked())
    assert "Sara stopped the game." in room.texts()[-1]


@pytest.mark.parametrize(
    ("stoppers", "said"),
    [
        ("admins", "Only admins of this chat may stop a game here."),
        ("vote", "The players are asked: 1 of 2 agrees so far."),
        ("players", "The game is stopped."),
        ("creator", "The game is stopped."),
    ],
)
async def test_the_room_says_who_may_stop(table: Table, stoppers: str, said: str) -> None:
    room = await table("Sara", "Ali")
    await room.store.set_room(room.room, stoppers=stoppers)
    assert text(await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))) == said


@pytest.mark.parametrize("stoppers", ["creator", "players", "vote", "admins"])
async def test_a_lobby_is_closed_by_its_creator(table: Table, stoppers: str) -> None:
    room = await table("Sara")
    await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))
    await room.store.set_room(room.room, stoppers=stoppers)
    await room.say("Sara", "/newgame landverse")
    await room.say("Ali", "/join")
    sure = await room.say("Ali", "/stop")
    assert "Only who opened the table, or an admin, may close it." in text(
        await room.press("Ali", "Stop the game", on=sure)
    )
    await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))
    assert "This table was closed." in room.texts()[-1]


@pytest.mark.parametrize("way", ["away", "left the chat", "missed"])
async def test_it_is_agreed_once_the_last_who_was_asked_is_away(table: Table, way: str) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.store.set_room(room.room, stoppers="vote")
    await room.say("Sara", "/limit 1h")
    await room.press("Mina", "Stop the game", on=await room.say("Mina", "/stop"))
    await room.press("Ali", "Agree", on=room.asked())
    if way == "away":
        await room.say("Sara", "/away 3d")
    elif way == "left the chat":
        await room.rooms.left("web:sara", room.room)
        await room.settle()
    else:
        for _ in range(2):
            for person in ("Ali", "Mina"):
                await room.finish(person)
            room.now.at += 3600
            await room.settle()
    assert (await room.game()).meta.status == "stopped"
    assert "Mina wants to stop the game.\nIt is agreed." in room.texts()
    assert room.texts()[-1] == "**Landverse**\nAll players agreed to stop the game."


async def test_a_question_that_is_decided_before_it_was_posted_never_is(table: Table) -> None:
    """The one who would be asked goes away before the room is told."""
    room = await table("Sara", "Ali")
    await room.store.set_room(room.room, stoppers="vote")
    game, posts = await room.game(), len(room.wall.messages)
    await room.rooms.press(room.caller("Sara"), f"a:{game.id}:stop:yes")
    await room.rooms.command(room.caller("Ali"), "away", "")
    fronts = {"web": room.wall}
    await worker.once(room.store, "delivery", Delivery(room.store, GAMES, fronts).deliver)
    assert len(room.wall.messages) == posts, "no question without anybody to answer it"
    await room.settle()
    assert room.texts()[posts:][-1] == "**Landverse**\nAll players agreed to stop the game."
    assert "Sara wants to stop the game." not in "\n".join(room.texts())


async def test_a_question_names_whom_it_waits_for_as_they_come_and_go(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Mina", "Stop the game", on=await room.say("Mina", "/stop"))
    posts = len(room.wall.messages)
    await room.say("Ali", "/away")
    assert "{@web:sara}, do you agree? 1 of 2 so far." in text(room.asked())
    await room.press("Ali", "Play")
    assert "{@web:sara} and {@web:ali}, do you agree? 1 of 3 so far." in text(room.asked())
    assert len(room.wall.messages) == posts


async def test_what_is_asked_while_everybody_is_away_waits_for_who_comes_back(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    room = await table("Sara", "Ali")
    for person in ("Sara", "Ali"):
        await room.say(person, "/away")
    panel = await room.press("Mina", "Replace Sara")
    nobody = "Everybody is away. Whoever of the players comes back first is asked."
    assert text(await room.press("Mina", "Take the seat", on=panel)) == nobody
    assert text(room.asked()).split("\n")[:2] == ["Mina would like to take over ● A from Sara.", nobody]
    assert labels(room.asked()) == ["Agree", "Refuse"]
    await room.press("Ali", "I'm back")
    assert "{@web:ali}, do you agree? 0 of 1 so far." in text(room.asked())
    assert (await room.game()).meta.seats[0].person == "web:sara"
    await room.press("Ali", "Agree", on=room.asked())
    assert (await room.game()).meta.seats[0].person == "web:mina"
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_the_consent_of_who_has_left_gives_no_seat_away(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Eve", "Take the seat", on=await room.say("Eve", "/replace A"))
    await room.press("Ali", "Agree", on=room.asked())
    await room.press("Ali", "Resign", on=await room.say("Ali", "/resign"))
    for person in ("Sara", "Mina"):
        await room.say(person, "/away")
    assert "Everybody is away. Whoever of the players comes back first is asked." in text(room.asked())
    room.now.at += DAY
    await room.settle()
    assert [one.person for one in (await room.game()).meta.seats] == ["web:sara", "web:ali", "web:mina"]


async def test_who_opened_the_table_waits_no_longer_than_a_day_of_absence(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Ali", "/away")
    room.now.at += DAY - 100
    await room.say("Sara", "/replace B computer")
    room.now.at += 99
    await room.settle()
    assert (await room.game()).meta.seats[1].person == "web:ali"
    room.now.at += 1
    await room.settle()
    assert (await room.game()).meta.seats[1].computer == "greedy"


async def test_a_question_lapses_after_a_day(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    asked = room.asked()
    room.now.at += DAY - 1
    await room.settle()
    assert room.asked() == asked
    room.now.at += 1
    await room.settle()
    assert room.texts()[-1] == "Ali wants to stop the game.\nIt was not decided in time, so nothing changes."
    assert text(await room.press("Mina", "Agree", on=asked)) == "This question is no longer open."


async def test_an_answer_that_comes_as_time_runs_out_counts_or_not_at_all(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Sara", "/away 3d")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    agree = data_of(room.asked(), "Agree")
    assert agree
    room.now.at += DAY
    answer, *_ = await asyncio.gather(
        room.rooms.press(room.caller("Mina"), agree), room.settle(), room.rooms.press(room.caller("Mina"), agree)
    )
    await room.settle()
    meta = (await room.game()).meta
    assert meta.motion
    if meta.status == "stopped":
        assert meta.motion.outcome == "agreed"
        assert room.texts()[-1] == "**Landverse**\nAll players agreed to stop the game."
    else:
        assert (meta.motion.outcome, text(answer)) == ("lapsed", "This question is no longer open.")
        assert room.texts()[-1].endswith("It was not decided in time, so nothing changes.")


async def test_one_question_at_a_time(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    asked = room.asked()
    assert "asked something else now" in text(await room.say("Mina", "/replace A computer"))
    assert "The players are asked" in text(await room.say("Ali", "/replace C computer")), "who asked may ask another"
    first = next(one for one in room.wall.messages if one.post == asked)
    assert not first.live, "its buttons are gone"
    assert "Ali suggests that a computer player takes over ■ C from Mina." in text(room.asked())


async def test_a_question_waits_for_a_platform_that_is_busy(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    posts = len(room.wall.messages)
    room.wall.trouble.append(TryLater(5))
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    assert len(room.wall.messages) == posts
    room.now.at += 5
    await room.settle()
    assert len(room.wall.messages) == posts + 1
    room.wall.trouble.append(TryLater(5))
    await room.press("Mina", "Refuse", on=room.asked())
    room.now.at += 5
    await room.settle()
    assert room.texts()[-1].endswith("Mina is against it, so nothing changes.")


async def test_a_question_that_was_deleted_can_still_be_answered(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    asked = room.wall.messages.pop().post
    posts = len(room.wall.messages)
    await room.press("Mina", "Refuse", on=asked)
    assert len(room.wall.messages) == posts
    motion = (await room.game()).meta.motion
    assert motion
    assert motion.outcome == "refused"


async def test_a_question_goes_along_where_the_room_gets_another_key(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    await room.rooms.moved(room.room, "web:supergroup")
    room.room = "web:supergroup"
    await room.settle()
    assert "Ali wants to stop the game." in room.texts()[-1]
    await room.press("Mina", "Refuse", on=room.asked())
    assert room.texts()[-1].endswith("Mina is against it, so nothing changes.")


# To take back


async def test_within_the_own_turn_nobody_is_asked(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Sara", "land c2")
    assert "Took back “land c2”." in text(await room.say("Sara", "/takeback"))
    assert (await room.game()).meta.motion is None


async def test_what_was_revealed_is_a_reason_to_refuse(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.finish("Sara")
    await room.finish("Ali")
    assert (await room.game()).meta.turn == 2
    answer = await room.say("Sara", "/takeback")
    assert "The next tiles are already drawn, so this move can't be taken back." in text(answer)
    assert (await room.game()).meta.motion is None
    assert "You're watching" in text(await room.say("Reza", "/takeback"))


async def test_a_takeback_that_all_agree_to(table: Table) -> None:
    room = await table("Sara", "Ali", moved=True)
    assert "`/takeback` asks the others" in text(await room.say("Sara", "/undo"))
    before = await room.game()
    assert "The players are asked: 1 of 2 agrees so far." in text(await room.say("Sara", "/takeback"))
    assert "Sara asks to take back “sea e3”." in text(room.asked())
    assert "{@web:ali}, do you agree? 1 of 2 so far." in text(room.asked())
    assert text(await room.press("Ali", "Agree", on=room.asked())) == "It is agreed and done."
    assert "Sara: took back “sea e3”" in room.texts()[-1]
    assert "It is agreed." in room.texts()[-2]
    after = await room.game()
    assert after.asks[0] == before.asks[0] + 1
    assert playing.take_up(LANDVERSE, after).state.boards[0].moves == 17
    assert [one.by for _, one in await room.store.log(after.id) if one.undone] == ["web:ali"]
    panel = await room.press("Sara", "Play")
    assert any(label.startswith("sea e") for label in labels(panel))


async def test_a_takeback_that_one_refuses(table: Table) -> None:
    room = await table("Sara", "Ali", moved=True)
    await room.say("Sara", "/takeback")
    before = await room.game()
    await room.press("Ali", "Refuse", on=room.asked())
    assert room.texts()[-1].endswith("Ali is against it, so nothing changes.")
    assert (await room.game()).state == before.state


async def test_a_takeback_is_agreed_once_nobody_is_left_to_ask(table: Table) -> None:
    """Who has to agree has gone for good, and the day is over."""
    room = await table("Sara", "Ali", moved=True)
    await room.say("Sara", "/takeback")
    saved = await room.game()
    sara, ali = saved.meta.seats
    meta = saved.meta.model_copy(update={"seats": (sara, ali.model_copy(update={"left": True}))})
    write = motions.decided(
        saved.model_copy(update={"meta": meta}),
        playing.take_up(LANDVERSE, saved),
        await room.store.log(saved.id),
        room.now() + DAY,
    )
    assert [entry.by for entry in write.entries] == ["web:sara"]
    assert write.meta.seats[0].missed == 0


async def test_who_is_away_is_asked_about_a_takeback_too(table: Table) -> None:
    room = await table("Sara", "Ali", moved=True)
    await room.say("Ali", "/away")
    assert "1 of 2 agrees so far" in text(await room.say("Sara", "/takeback"))


# Of a motion by itself: a game in which moves build on one another


GAME = TicTacToe()


def asked_of(match: Match[Any, Any, Any, Any], log: list[LogEntry], motion: Motion) -> tuple[Write, Saved]:
    """The write when both agree to a motion of a running game with this log."""
    seats = (Sitting(person="web:a", name="Ava"), Sitting(person="web:b", name="Ben"))
    meta = Meta(slug="tictactoe", room="web:r", creator="web:a", status="running", language="en", seats=seats,
                seed=match.setup.seed, rules=1, options=match.setup.options, motion=motion)  # fmt: skip
    saved = Saved(id="a1234567", version=9, meta=meta, state=match.dump(), asks=(3, 3))
    lines = [(f"{n}-0", entry) for n, entry in enumerate(log)]
    return motions.moved(saved, match, motion, lines, "web:b", 50), saved


def played(*moves: str) -> tuple[Match[Any, Any, Any, Any], list[LogEntry]]:
    match = Match.begin(GAME, 2, "00ff").again((n % 2, move) for n, move in enumerate(moves))
    return match, [playing.entry_of(GAME, step, "web:x", 1) for step in match.steps]


def test_what_others_built_on_it_is_taken_back_too() -> None:
    match, log = played("a1", "b2", "c3")
    motion = Motion(kind="takeback", number=1, by=1, agreed=(0, 1), line="2-0", built=("3-0",), until=99)
    write, saved = asked_of(match, log, motion)
    assert [(entry.undone, entry.move, entry.by) for entry in write.entries] == [
        ("2-0", "b2", "web:b"),
        ("3-0", "c3", "web:b"),
    ]
    assert playing.take_up(GAME, write.after(saved)).state == played("a1")[0].state
    assert write.asks == (4, 4)
    assert write.meta.motion
    assert write.meta.motion.outcome == "agreed"


@pytest.mark.parametrize("built", [(), ("3-0",), ("3-0", "5-0"), ("3-0", "4-0", "5-0")])
def test_consent_is_for_exactly_what_was_shown(built: tuple[str, ...]) -> None:
    """While it was asked for, another move was built on the decision, or one was taken back and another one made."""
    match, log = played("a1", "b2", "c3", "a3")
    write, _ = asked_of(
        match, log, Motion(kind="takeback", number=1, by=1, agreed=(0, 1), line="2-0", built=built, until=99)
    )
    assert write.meta.motion
    assert (write.meta.motion.outcome, write.meta.motion.why) == ("lapsed", "motion-played-on")
    assert (write.state, write.entries) == (match.dump(), ())


def test_a_takeback_says_how_much_goes_with_it() -> None:
    asked = [bare(words("en").say("motion-takeback", name="Sara", move="b2", n=n)) for n in (0, 1, 2)]
    assert asked == [
        "Sara asks to take back “b2”.",
        "Sara asks to take back “b2”, and with it the move that came after it.",
        "Sara asks to take back “b2”, and with it the 2 moves that came after it.",
    ]


def test_who_has_played_on_has_another_latest_move() -> None:
    match, log = played("a1", "b2", "c3")
    write, _ = asked_of(match, log, Motion(kind="takeback", number=1, by=0, agreed=(0, 1), line="1-0", until=99))
    assert write.meta.motion
    assert (write.meta.motion.outcome, write.meta.motion.why) == ("lapsed", "motion-played-on")
    assert write.state == match.dump()


def test_what_happened_since_the_question_may_forbid_it() -> None:
    match, log = played("a1", "a2", "b1", "b2")
    match, log = match.leave(1), [*log, playing.entry_of(GAME, match.leave(1).steps[-1], "web:b", 1)]
    write, _ = asked_of(match, log, Motion(kind="takeback", number=1, by=0, agreed=(0, 1), line="3-0", until=99))
    assert write.meta.motion
    assert (write.meta.motion.outcome, write.meta.motion.why) == ("lapsed", "undo-over")


def test_a_move_that_not_all_have_heard_of_is_not_named() -> None:
    match = Match.begin(LANDVERSE, 2, "00ff")
    lane = match.play(0, str(LANDVERSE.ask(match.state, 0).moves[0]))
    entry = playing.entry_of(LANDVERSE, lane.steps[-1], "web:a", 1)
    assert not narrator.is_known(LANDVERSE, entry, None), "others don't know the column while the cell is chosen"
    assert narrator.is_known(GAME, played("a1")[1][-1], None)


def test_needed_by_presence() -> None:
    """Who is away isn't needed, but for a takeback; who opened the table needs nobody for a seat long away."""
    seats = tuple(Sitting(person=f"web:{name}", name=name) for name in "abc")
    meta = Meta(slug="landverse", room="web:r", creator="web:a", status="running", language="en", seats=seats)
    meta = presence.went(meta, 1, 10)
    stop = Motion(kind="stop", number=1, by=2, agreed=(2,))
    assert votes.missing(meta, stop, 20) == {0}
    assert votes.missing(meta, stop.model_copy(update={"kind": "takeback"}), 20) == {0, 1}
    replacing = {by: stop.model_copy(update={"kind": "replace", "seat": 1, "by": by, "agreed": ()}) for by in (0, 2)}
    assert votes.missing(meta, replacing[0], 10 + DAY - 1) == {0, 2}
    assert votes.missing(meta, replacing[0], 10 + DAY) == {0}
    assert votes.missing(meta, replacing[2], 10 + DAY) == {0, 2}
