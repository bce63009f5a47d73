"""What players ask of one another: to stop, to take back, to replace a seat; who has to agree, and what follows."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import pytest

from bot import motions, narrator, playing, presence
from bot.connection import Client
from bot.front import TryLater
from bot.post import Post
from bot.saved import LogEntry, Meta, Motion, Saved, Sitting
from bot.store import Write
from engine.match import Match
from engine.registry import GAMES
from render.words import bare
from tests.engine.tictactoe import TicTacToe
from tests.rigs.arranged import all_moves_of_a
from tests.rigs.chat import Chat, chat, data_of, labels

Table: TypeAlias = Callable[..., Coroutine[Any, Any, Chat]]
DAY = 24 * 60 * 60
LANDVERSE = GAMES["landverse"]


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


def text(post: Post) -> str:
    return bare(post.text)


def ballot(room: Chat) -> Post:
    """The newest question to the players."""
    return next(one.post for one in reversed(room.wall.messages) if "Open until" in one.post.text)


# To stop


async def test_all_who_are_here_agree_to_stop(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    assert "1 of 3 agree so far" in text(await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop")))
    asked = ballot(room)
    assert "Ali wants to stop the game." in text(asked)
    assert "{@web:sara} and {@web:mina}, do you agree? 1 of 3 so far." in text(asked)
    assert [one.person for one in asked.mentions] == ["web:sara", "web:mina"]
    count = len(room.wall.messages)
    assert "2 of 3 agree so far" in text(await room.press("Mina", "Agree", on=asked))
    assert "{@web:sara}, do you agree? 2 of 3 so far." in text(ballot(room)), "the question counts, without a new post"
    assert len(room.wall.messages) == count
    await room.press("Sara", "Resign", on=await room.say("Sara", "/resign"))
    await room.press("Mina", "Agree", on=ballot(room))
    assert (await room.game()).meta.status == "stopped"
    assert room.texts()[-1] == "**Landverse**\nAll players agreed to stop the game."
    assert room.texts()[-2].endswith("It is agreed.")


async def test_one_voice_against_it_ends_the_question(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    asked = ballot(room)
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
    assert text(await room.press("Ali", "Refuse", on=ballot(room))) == "You took the question back."
    assert room.texts()[-1].endswith("Ali took the question back.")


async def test_who_opened_the_table_and_admins_need_no_consent(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    await room.press("Sara", "Agree", on=ballot(room))
    assert "Sara stopped the game." in room.texts()[-1]


@pytest.mark.parametrize(
    ("stoppers", "said"),
    [
        ("admins", "Only admins of this chat may stop a game here."),
        ("vote", "The players are asked: 1 of 2 agree so far."),
        ("players", "The game is stopped."),
        ("creator", "The game is stopped."),
    ],
)
async def test_the_room_says_who_may_stop(table: Table, stoppers: str, said: str) -> None:
    room = await table("Sara", "Ali")
    await room.store.set_room(room.room, stoppers=stoppers)
    assert text(await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))) == said


async def test_a_lobby_is_closed_by_its_creator(table: Table) -> None:
    room = await table("Sara")
    await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))
    await room.say("Sara", "/newgame landverse")
    await room.say("Ali", "/join")
    sure = await room.say("Ali", "/stop")
    assert "Only who opened the table, or an admin, may close it." in text(
        await room.press("Ali", "Stop the game", on=sure)
    )
    await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))
    assert "This table was closed." in room.texts()[-1]


async def test_a_question_lapses_after_a_day(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    asked = ballot(room)
    room.now.at += DAY - 1
    await room.settle()
    assert ballot(room) == asked
    room.now.at += 1
    await room.settle()
    assert room.texts()[-1] == "Ali wants to stop the game.\nIt was not decided in time, so nothing changes."
    assert text(await room.press("Mina", "Agree", on=asked)) == "This question is no longer open."


async def test_an_answer_that_comes_as_time_runs_out_counts_or_not_at_all(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Sara", "Resign", on=await room.say("Sara", "/resign"))
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    agree = data_of(ballot(room), "Agree")
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
    asked = ballot(room)
    assert "asked something else now" in text(await room.say("Mina", "/replace A computer"))
    assert "The players are asked" in text(await room.say("Ali", "/replace C computer")), "who asked may ask another"
    first = next(one for one in room.wall.messages if one.post == asked)
    assert not first.live, "its buttons are gone"
    assert "Ali suggests that a computer player takes over ■ C from Mina." in text(ballot(room))


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
    await room.press("Mina", "Refuse", on=ballot(room))
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
    await room.press("Mina", "Refuse", on=ballot(room))
    assert room.texts()[-1].endswith("Mina is against it, so nothing changes.")


# To take back


async def test_within_the_own_turn_nobody_is_asked(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Sara", "land c2")
    assert "Done: took back “c2”." in text(await room.say("Sara", "/takeback"))
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
    assert "The players are asked: 1 of 2 agree so far." in text(await room.say("Sara", "/takeback"))
    assert "Sara asks to take back “sea e”, with all that was built on it." in text(ballot(room))
    assert "{@web:ali}, do you agree? 1 of 2 so far." in text(ballot(room))
    assert text(await room.press("Ali", "Agree", on=ballot(room))) == "It is agreed and done."
    assert "Sara: took back “sea e”" in room.texts()[-1]
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
    await room.press("Ali", "Refuse", on=ballot(room))
    assert room.texts()[-1].endswith("Ali is against it, so nothing changes.")
    assert (await room.game()).state == before.state


async def test_a_takeback_is_agreed_once_nobody_is_left_to_ask(table: Table) -> None:
    """Who has to agree has gone for good, and the day is over."""
    room = await table("Sara", "Ali", moved=True)
    await room.say("Sara", "/takeback")
    saved = await room.game()
    sara, ali = saved.meta.seats
    meta = saved.meta.model_copy(update={"seats": (sara, ali.model_copy(update={"left": True}))})
    write = motions.lapsed(
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
    assert "1 of 2 agree so far" in text(await room.say("Sara", "/takeback"))


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
    motion = Motion(kind="takeback", number=1, by=1, agreed=(0, 1), line="2-0", until=99)
    write, saved = asked_of(match, log, motion)
    assert [(entry.undone, entry.move, entry.by) for entry in write.entries] == [
        ("2-0", "b2", "web:b"),
        ("3-0", "c3", "web:b"),
    ]
    assert playing.take_up(GAME, write.after(saved)).state == played("a1")[0].state
    assert write.asks == (4, 4)
    assert write.meta.motion
    assert write.meta.motion.outcome == "agreed"


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


# Another player on a seat


async def test_a_seat_goes_to_a_computer_player_when_its_player_and_the_others_agree(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    before = await room.game()
    ways = await room.say("Sara", "/replace B")
    assert labels(ways) == ["Computer player", "Somebody else"]
    assert "1 of 3 agree so far" in text(await room.press("Sara", "Computer player", on=ways))
    assert "Ali keeps the seat by refusing in time." in text(ballot(room))
    await room.press("Mina", "Agree", on=ballot(room))
    assert (await room.game()).meta.seats[1].person == "web:ali"
    await room.press("Ali", "Agree", on=ballot(room))
    after = await room.game()
    assert after.meta.seats[1].computer == "greedy"
    assert "Computer B: took over from Ali" in "\n".join(room.texts())
    assert "Sara suggests that a computer player takes over ▲ B from Ali.\nIt is agreed." in room.texts()
    assert playing.take_up(LANDVERSE, after).state.boards[0] == playing.take_up(LANDVERSE, before).state.boards[0]
    assert "You're watching" in text(await room.say("Ali", "/hand"))
    assert "You have no running games" in text(await room.say("Ali", "/games"))


async def test_who_says_nothing_for_a_day_lets_it_happen(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Sara", "/replace ali computer")
    room.now.at += DAY
    await room.settle()
    assert (await room.game()).meta.seats[1].computer == "greedy"
    assert (await room.store.people(["web:ali"]))["web:ali"].games == ()


async def test_whoever_goes_away_meanwhile_is_asked_no_more(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Sara", "/replace B computer")
    await room.say("Mina", "/away")
    room.now.at += DAY
    await room.settle()
    assert (await room.game()).meta.seats[1].computer == "greedy"


async def test_an_offer_that_nobody_takes_lapses(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Ali", "/away")
    await room.say("Sara", "/replace B person")
    room.now.at += DAY
    await room.settle()
    assert "It was not decided in time, so nothing changes." in "\n".join(room.texts())
    assert (await room.game()).meta.seats[1].person == "web:ali"


async def test_who_is_there_keeps_the_seat_by_saying_so(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Sara", "/replace B computer")
    await room.press("Ali", "Refuse", on=ballot(room))
    room.now.at += 2 * DAY
    await room.settle()
    assert (await room.game()).meta.seats[1].person == "web:ali"


async def test_who_is_away_is_not_asked(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Ali", "/away")
    assert "1 of 2 agree so far" in text(await room.say("Mina", "/replace B computer"))
    await room.press("Sara", "Agree", on=ballot(room))
    assert (await room.game()).meta.seats[1].computer == "greedy"


async def test_who_opened_the_table_replaces_alone_who_was_away_for_a_day(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Ali", "/away")
    room.now.at += DAY
    assert "1 of 2 agree so far" in text(await room.say("Mina", "/replace B computer")), "only who opened the table"
    await room.press("Mina", "Refuse", on=ballot(room))
    assert text(await room.say("Sara", "/replace B computer")) == "It is agreed and done."
    assert (await room.game()).meta.seats[1].computer == "greedy"


async def test_somebody_who_watches_takes_a_seat_over(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.finish("Sara")
    before = await room.game()
    panel = await room.say("Mina", "/replace B")
    assert labels(panel) == ["Take the seat"]
    await room.press("Mina", "Take the seat", on=panel)
    assert "Mina would like to take over ▲ B from Ali." in text(ballot(room))
    await room.press("Sara", "Agree", on=ballot(room))
    await room.press("Ali", "Agree", on=ballot(room))
    after = await room.game()
    assert [one.name for one in after.meta.seats] == ["Sara", "Mina"]
    assert (after.state, after.meta.turn) == (before.state, before.meta.turn)
    newest = room.wall.messages[-1].post
    assert "Mina: took over from Ali" in text(newest)
    assert "{@web:mina}, it is your turn." in text(newest)
    assert newest.picture
    assert "Landverse" in text(await room.say("Mina", "/games"))
    assert "you are ▲ B" in text(await room.say("Mina", "/hand"))
    await room.finish("Mina")
    assert (await room.game()).meta.turn == before.meta.turn + 1


async def test_a_seat_is_offered_and_whoever_comes_first_may_have_it(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Ali", "/away")
    await room.press("Sara", "Somebody else", on=await room.say("Sara", "/replace B"))
    offer = ballot(room)
    assert "Sara is looking for somebody to take over ▲ B from Ali." in text(offer)
    assert labels(offer) == ["Take the seat", "Refuse"]
    assert text(await room.press("Sara", "Take the seat", on=offer)) == "You already have a seat at this table."
    panel = await room.press("Mina", "Take the seat", on=offer)
    assert "you are ▲ B" in text(panel), "who looked for somebody has agreed already"
    assert (await room.game()).meta.seats[1].name == "Mina"
    late = text(await room.press("Reza", "Take the seat", on=offer))
    assert "The players are asked: 0 of 2 agree so far." in late, "by now it is Mina's seat"


async def test_a_person_takes_over_from_a_computer_player(table: Table) -> None:
    room = await table("Sara", computers=1)
    await room.press("Mina", "Take the seat", on=await room.say("Mina", "/replace B"))
    assert "Mina would like to take over ▲ B from Computer B." in text(ballot(room))
    await room.press("Sara", "Agree", on=ballot(room))
    assert "Mina: took the seat over" in "\n".join(room.texts())


async def test_whose_seat_is_asked_where_it_was_not_said(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina", computers=1)
    panel = await room.say("Sara", "/replace")
    assert labels(panel) == ["Replace Ali", "Replace Mina", "Replace Computer D"]
    assert labels(await room.press("Sara", "Replace Computer D", on=panel)) == ["Somebody else"]


@pytest.mark.parametrize(
    ("person", "line", "said"),
    [
        ("Sara", "/replace E computer", "There is no seat “E” at this table."),
        ("Sara", "/replace B king", "Write for example `/replace B computer`"),
        ("Sara", "/replace C computer", "Reza has left the game for good"),
        ("Reza", "/replace B me", "You have left this game for good."),
        ("Ali", "/replace A me", "You already have a seat at this table."),
        ("Mina", "/replace B computer", "You're watching this game."),
    ],
)
async def test_what_cant_be_asked_gets_a_sentence(table: Table, person: str, line: str, said: str) -> None:
    room = await table("Sara", "Ali", "Reza")
    await room.press("Reza", "Resign", on=await room.say("Reza", "/resign"))
    assert said in text(await room.say(person, line))
    assert (await room.game()).meta.motion is None


async def test_forged_presses_change_nothing(table: Table) -> None:
    room = await table("Sara", "Ali")
    game = await room.game()
    for data in ("replace:9:me", "replace:x", "replace:0:king", "agree:1", "refuse:", "agree:", "stop:7"):
        assert text(await room.send("Mina", f"a:{game.id}:{data}"))
        assert text(await room.send("Sara", f"a:{game.id}:{data}"))
    assert (await room.game()).meta.motion is None


async def test_who_follows_who_opened_the_table(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Sara", "/away")
    await room.say("Ali", "/replace A computer")
    game = await room.game()
    assert (game.meta.creator, game.meta.seats[0].computer) == ("web:ali", "greedy")


async def test_a_new_player_has_the_whole_time(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Sara", "/limit 2h")
    room.now.at += 3600
    await room.press("Mina", "Take the seat", on=await room.say("Mina", "/replace B"))
    for person in ("Sara", "Ali"):
        await room.press(person, "Agree", on=ballot(room))
    game = await room.game()
    assert game.meta.deadlines[1] == room.now.at + 7200
    assert game.meta.deadlines[0] == room.now.at + 3600


def test_needed_by_presence() -> None:
    """Who is away isn't needed, but for a takeback; who opened the table needs nobody for a seat long away."""
    seats = tuple(Sitting(person=f"web:{name}", name=name) for name in "abc")
    meta = Meta(slug="landverse", room="web:r", creator="web:a", status="running", language="en", seats=seats)
    meta = presence.went(meta, 1, 10)
    stop = Motion(kind="stop", number=1, by=2, agreed=(2,))
    assert motions.missing(meta, stop, 20) == {0}
    assert motions.missing(meta, stop.model_copy(update={"kind": "takeback"}), 20) == {0, 1}
    replacing = {by: stop.model_copy(update={"kind": "replace", "seat": 1, "by": by, "agreed": ()}) for by in (0, 2)}
    assert motions.missing(meta, replacing[0], 10 + DAY - 1) == {0, 2}
    assert motions.missing(meta, replacing[0], 10 + DAY) == {0}
    assert motions.missing(meta, replacing[2], 10 + DAY) == {0, 2}


async def test_who_wants_to_be_forgotten_is_named_in_no_question(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Ali", "/away")
    await room.press("Mina", "Take the seat", on=await room.say("Mina", "/replace B"))
    await room.press("Sara", "Agree", on=ballot(room))
    await room.press("Reza", "Take the seat", on=await room.say("Reza", "/replace A"))
    for person in ("Reza", "Ali"):
        await room.press(person, "Forget me", on=await room.say(person, "/forget me"))
        meta = (await room.game()).meta
        assert meta.motion
        assert person not in meta.model_dump_json()
        assert (meta.motion.number, meta.motion.outcome) == (2, "lapsed")
    assert room.texts()[-1].startswith("a player would like to take over ● A from Sara.")
