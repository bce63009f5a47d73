"""A seat that gets another player in the middle of a game: who has to agree, and what stays as it was."""

import re
from dataclasses import replace

import pytest

from bot import playing
from bot.post import Post
from engine.registry import GAMES
from render.words import bare
from tests.bot.conftest import Table
from tests.rigs.chat import labels

DAY = 24 * 60 * 60
LANDVERSE = GAMES["landverse"]


def text(post: Post) -> str:
    return bare(post.text)


async def test_a_seat_goes_to_a_computer_player_when_its_player_and_the_others_agree(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    before = await room.game()
    ways = await room.say("Sara", "/replace B")
    assert labels(ways) == ["Computer player", "Somebody else"]
    assert "1 of 3 agrees so far" in text(await room.press("Sara", "Computer player", on=ways))
    assert "Ali keeps the seat by refusing in time." in text(room.asked())
    await room.press("Mina", "Agree", on=room.asked())
    assert (await room.game()).meta.seats[1].person == "web:ali"
    await room.press("Ali", "Agree", on=room.asked())
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
    await room.press("Ali", "Refuse", on=room.asked())
    room.now.at += 2 * DAY
    await room.settle()
    assert (await room.game()).meta.seats[1].person == "web:ali"


async def test_who_is_away_is_not_asked(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Ali", "/away")
    assert "1 of 2 agrees so far" in text(await room.say("Mina", "/replace B computer"))
    await room.press("Sara", "Agree", on=room.asked())
    assert (await room.game()).meta.seats[1].computer == "greedy"


async def test_who_opened_the_table_replaces_alone_who_was_away_for_a_day(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Ali", "/away")
    room.now.at += DAY
    assert "1 of 2 agrees so far" in text(await room.say("Mina", "/replace B computer")), "only who opened the table"
    await room.press("Mina", "Refuse", on=room.asked())
    assert text(await room.say("Sara", "/replace B computer")) == "It is agreed and done."
    assert (await room.game()).meta.seats[1].computer == "greedy"


async def test_somebody_who_watches_takes_a_seat_over(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.finish("Sara")
    before = await room.game()
    panel = await room.say("Mina", "/replace B")
    assert labels(panel) == ["Take the seat"]
    await room.press("Mina", "Take the seat", on=panel)
    assert "Mina would like to take over ▲ B from Ali." in text(room.asked())
    await room.press("Sara", "Agree", on=room.asked())
    await room.press("Ali", "Agree", on=room.asked())
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
    offer = room.asked()
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
    assert "Mina would like to take over ▲ B from Computer B." in text(room.asked())
    await room.press("Sara", "Agree", on=room.asked())
    assert "Mina: took the seat over" in "\n".join(room.texts())


async def test_whose_seat_is_asked_where_it_was_not_said(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina", computers=1)
    panel = await room.say("Sara", "/replace")
    assert labels(panel) == ["Replace Ali", "Replace Mina", "Replace Computer D"]
    assert labels(await room.press("Sara", "Replace Computer D", on=panel)) == ["Somebody else"]


@pytest.mark.parametrize("line", ["/replace me", "/replace من"])
async def test_the_way_can_be_said_before_the_seat(table: Table, line: str) -> None:
    room = await table("Sara", "Ali", computers=1)
    panel = await room.say("Mina", line)
    assert labels(panel) == ["Replace Sara", "Replace Ali", "Replace Computer C"]
    await room.press("Mina", "Replace Ali", on=panel)
    assert "Mina would like to take over ▲ B from Ali." in text(room.asked())


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
        await room.press(person, "Agree", on=room.asked())
    game = await room.game()
    assert game.meta.deadlines[1] == room.now.at + 7200
    assert game.meta.deadlines[0] == room.now.at + 3600
    assert re.search(r"^Time: Sara until {t:\d+\|.+?} and Mina until {t:\d+\|.+?}\.$", room.texts()[-1], re.MULTILINE)
    assert "Until {t:" in bare((await room.press("Mina", "Play")).text), "in private one's own alone"


async def test_who_wants_to_be_forgotten_is_named_in_no_question(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.say("Ali", "/away")
    await room.press("Mina", "Take the seat", on=await room.say("Mina", "/replace B"))
    await room.press("Sara", "Agree", on=room.asked())
    await room.press("Reza", "Take the seat", on=await room.say("Reza", "/replace A"))
    for person in ("Reza", "Ali"):
        await room.press(person, "Forget me", on=await room.say(person, "/forget me"))
        meta = (await room.game()).meta
        assert meta.motion
        assert person not in meta.model_dump_json()
        assert (meta.motion.number, meta.motion.outcome) == (2, "lapsed")
    assert room.texts()[-1].startswith("a player would like to take over ● A from Sara.")


async def test_who_was_refused_a_seat_asks_again_only_after_a_day(table: Table) -> None:
    room = await table("Sara", "Ali")
    for refused in (True, False):
        await room.press("Mina", "Take the seat", on=await room.say("Mina", "/replace B"))
        asked = room.asked()
        await room.press("Ali" if refused else "Mina", "Refuse", on=asked)
        posts = len(room.wall.messages)
        assert "You can ask again from" in text(await room.say("Mina", "/replace A me")), "another seat neither"
        assert len(room.wall.messages) == posts
        room.now.at += DAY
    await room.press("Reza", "Take the seat", on=await room.say("Reza", "/replace B"))
    assert "Reza would like to take over ▲ B from Ali." in text(room.asked()), "nobody else waits"
    await room.press("Sara", "Refuse", on=room.asked())
    assert set((await room.game()).meta.turned_down) == {"web:reza"}, "who may ask again is kept no longer"


async def test_a_players_question_goes_before_a_strangers(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Eve", "Take the seat", on=await room.say("Eve", "/replace B"))
    hers = next(one for one in room.wall.messages if one.post == room.asked())
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    assert not hers.live
    assert "Ali wants to stop the game." in text(room.asked())
    assert "asked something else now" in text(await room.say("Eve", "/replace B me"))
    assert text(await room.press("Sara", "Agree", on=hers.post)) == "This question is no longer open."


async def test_a_former_name_is_forgotten_too(table: Table) -> None:
    """Who was called otherwise when they gave the seat up, or stopped the game."""
    room = await table("Sara", "Ali", "Mina")
    await room.say("Sara", "/replace B computer")
    for person in ("Mina", "Ali"):
        await room.press(person, "Agree", on=room.asked())
    renamed = replace(room.caller("Ali"), name="Alireza")
    await room.rooms.press(renamed, "a::forget:yes")
    game = await room.game()
    kept = [game.meta.model_dump_json(), *(entry.model_dump_json() for _, entry in await room.store.log(game.id))]
    assert not [one for one in kept if "Ali" in one or "ali" in one]
    await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))
    assert (await room.game()).meta.stopped_by == "Sara"
    await room.rooms.press(replace(room.caller("Sara"), name="Zara"), "a::forget:yes")
    assert "ara" not in (await room.game()).meta.model_dump_json()


async def test_who_was_turned_down_can_be_forgotten(table: Table) -> None:
    room = await table("Sara", "Ali")
    await room.press("Mina", "Take the seat", on=await room.say("Mina", "/replace B"))
    await room.press("Ali", "Refuse", on=room.asked())
    await room.press("Mina", "Forget me", on=await room.say("Mina", "/forget me"))
    meta = (await room.game()).meta
    assert "mina" not in meta.model_dump_json().lower()


async def test_a_stranger_gets_no_seat_while_everybody_is_away(table: Table) -> None:
    """Nobody's silence is consent: it takes one player who comes back."""
    room = await table("Sara", "Ali")
    for name in ("Sara", "Ali"):
        await room.say(name, "/away 1d")
    await room.say("Eve", "/replace A me")
    room.now.at += 2 * DAY
    await room.settle()
    assert [one.person for one in (await room.game()).meta.seats] == ["web:sara", "web:ali"]


async def test_a_seat_left_for_good_is_handed_to_nobody(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.say("Sara", "/replace B computer")
    ballot = room.asked()
    await room.press("Ali", "Resign", on=await room.say("Ali", "/resign"))
    assert (await room.game()).meta.open_motion is None
    await room.press("Mina", "Agree", on=ballot)
    gone = (await room.game()).meta.seats[1]
    assert (gone.person, gone.computer, gone.left) == ("web:ali", "", True)


async def test_a_vote_waits_for_nobody_who_has_left(table: Table) -> None:
    room = await table("Sara", "Ali", "Mina")
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    await room.press("Mina", "Agree", on=room.asked())
    assert (await room.game()).meta.status == "running"
    await room.press("Sara", "Resign", on=await room.say("Sara", "/resign"))
    await room.settle()
    meta = (await room.game()).meta
    assert meta.status == "stopped"
    assert meta.creator == "web:ali"
