"""What goes wrong on Telegram, by the numbers of the list of pitfalls.

Not here: 28, there is no inline mode. 31: a message for one is changed by its three ids and never deleted.
"""

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

from bot.connection import connect
from bot.delivery import UNSURE_AGAIN
from bot.front import CantPost
from bot.pace import Pace
from bot.post import Post
from bot.settings import Settings
from bot.telegram import answers, line, listening
from render.words import bare
from tests.bot.telegram.conftest import Open, Table
from tests.bot.telegram.test_play import choices, finish, shown, text
from tests.rigs.keeper import Server
from tests.rigs.telegram.server import Fault
from tests.rigs.telegram.world import BOT, Refused

FLOOD: Final = Refused(429, "Too Many Requests: retry after 7", retry_after=7)
"""Telegram has had enough for a while."""


async def due(table: Table) -> float:
    """In how many seconds the group's game is delivered next."""
    game = await table.game()
    at = await table.store.redis.zscore(f"due:{{{game.id[0]}}}:delivery", game.id)
    return float(at) - table.store.now()


async def deliver_again(table: Table) -> None:
    """As if the wait were over."""
    game = await table.game()
    await table.store.redis.zadd(f"due:{{{game.id[0]}}}:delivery", {game.id: 0})
    await table.settle()


async def test_13_what_doesnt_fit_goes_before(open_table: Open) -> None:
    """A caption holds 1,024 characters; the simulator refuses longer ones, as it does too long data and rows."""
    async with open_table() as table:
        await table.say("Sara", "/help")
        note = shown(table, "Sara")
        assert len(note.text) <= answers.NOTE
        assert note.labels() == ["Open in private"]
        await table.whisper("Sara", "/help")
        assert len(shown(table, "Sara").text) > answers.NOTE


async def test_14_names_are_never_markup(open_table: Open) -> None:
    async with open_table() as table:
        for name in ("<b>Sara</i>", "& `Ali` **{@telegram:1}"):
            table.person(name)
        await table.open("<b>Sara</i>", "& `Ali` **{@telegram:1}")
        assert "<b>Sara</i>" in table.posts()[-1].text
        assert "& `Ali` **{@telegram:1}" in table.posts()[-1].text


async def test_14_markup_that_is_refused_is_left_out(open_table: Open) -> None:
    async with open_table() as table:
        unparsable = Refused(400, "Bad Request: can't parse entities: unexpected end tag at byte offset 3")
        table.telegram.faults.append(Fault("sendMessage", unparsable))
        await table.say("Sara", "/newgame landverse")
        assert bare(table.posts()[-1].text).startswith("Landverse")
        assert table.posts()[-1].entities == []


@pytest.mark.parametrize("fault", [{"lost": True}, {"half": True}, {"garbled": True}], ids=str)
async def test_16_a_send_whose_answer_is_lost_isnt_repeated(open_table: Open, fault: dict[str, Any]) -> None:
    async with open_table() as table:
        table.telegram.faults += [Fault("sendMessage", **fault), Fault("sendPhoto", **fault)]
        await table.say("Sara", "/newgame landverse")
        await table.settle()
        assert (len(table.posts()), table.calls("sendMessage")) == (1, 1)
        await table.say("Sara", "/begin")
        await table.settle()
        assert (len(table.posts()), table.calls("sendPhoto")) == (2, 1)


async def test_16_after_an_unclear_send_it_is_sent_once_more(open_table: Open) -> None:
    """Else nobody might hear whose turn it is. It may be there twice then, and never three times."""
    async with open_table() as table:
        table.telegram.faults.append(Fault("sendPhoto", lost=True, times=9))
        await table.open("Sara", "Ali")
        assert len(table.posts()) == 2
        assert 0 < await due(table) <= UNSURE_AGAIN
        await deliver_again(table)
        assert len(table.posts()) == 3
        game = await table.game()
        assert await table.store.redis.zscore(f"due:{{{game.id[0]}}}:delivery", game.id) is None


async def test_16_after_an_unclear_send_the_next_event_posts_anew(open_table: Open) -> None:
    async with open_table() as table:
        table.telegram.faults.append(Fault("sendPhoto", lost=True))
        await table.open("Sara", "Ali")
        await table.say("Sara", "/move land a1")
        assert len([post for post in table.posts() if post.picture]) == 2
        await table.say("Ali", "/move land a1")
        assert len([post for post in table.posts() if post.picture]) == 2


async def test_17_a_bad_request_is_not_a_network_error(open_table: Open) -> None:
    async with open_table() as table:
        table.telegram.faults.append(Fault("sendMessage", Refused(400, "Bad Request: something of ours"), times=10))
        await table.say("Sara", "/newgame landverse")
        assert table.calls("sendMessage") == 1
        assert await table.store.redis.zcard(f"due:{{{(await table.game()).id[0]}}}:delivery") == 0


async def test_17_a_server_error_is_tried_again(open_table: Open) -> None:
    async with open_table() as table:
        table.telegram.faults.append(Fault("sendMessage", Refused(502, "Bad Gateway")))
        await table.say("Sara", "/newgame landverse")
        assert table.posts() == []
        assert 0 < await due(table) <= line.SOON
        await deliver_again(table)
        assert len(table.posts()) == 1


async def test_18_a_flood_answer_is_waited_out(open_table: Open) -> None:
    async with open_table() as table:
        table.telegram.faults.append(Fault("sendMessage", FLOOD))
        await table.say("Sara", "/newgame landverse")
        assert 6 < await due(table) <= 7
        await deliver_again(table)
        assert table.calls("sendMessage") == 1
        assert 5 < await due(table) <= 7


async def test_18_many_fast_turns_become_one_post(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara")
        posts, pace = len(table.posts()), Pace(table.store.redis, "telegram")
        await pace.pause(str(table.group.id), 1000, 60)
        for line_ in ("land a1 sea f6", "land c3 sea e4", "land b5 sea d1"):
            await table.whisper("Sara", line_, reply_to=table.posts()[-1])
        assert len(table.posts()) == posts
        await table.store.redis.delete(f"pace:telegram:{table.group.id}")
        await deliver_again(table)
        assert len(table.posts()) == posts + 1
        assert "Move 4 of 18" in bare(table.posts()[-1].text)


async def test_18_a_press_in_a_flood_is_played_and_answered(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.press("Sara", "Play", table.posts()[-1])
        table.telegram.faults.append(Fault("editMessageReplyMarkup", FLOOD))
        press = await table.press("Sara", choices(table.posts()[-1])[0], table.posts()[-1])
        assert "Which cell" in text(press) or "Done" in text(press)


async def test_19_an_answer_that_comes_too_late_changes_nothing(open_table: Open) -> None:
    async with open_table() as table:
        await table.say("Sara", "/newgame landverse")
        old = Refused(400, "Bad Request: query is too old and response timeout expired or query ID is invalid")
        table.telegram.faults.append(Fault("answerCallbackQuery", old))
        await table.press("Ali", "Join")
        assert "Ali" in table.posts()[-1].text


async def test_19_a_slow_answer_ends_the_waiting_first(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "BLANK", 0.0)
    async with open_table() as table:
        await table.say("Sara", "/newgame landverse")
        press = await table.press("Ali", "Join")
        assert text(press) == ""
        assert bare(table.posts()[-1].text).startswith("Ali: You have seat B")


async def test_20_not_modified_is_success(open_table: Open) -> None:
    async with open_table() as table:
        await table.say("Sara", "/newgame landverse")
        lobby, room = table.posts()[-1], f"telegram:{table.group.id}"
        for _ in range(2):
            await table.front.edit(room, f"t{lobby.id}", Post("The same."))
        for _ in range(2):
            await table.front.disarm(room, f"t{lobby.id}")
        assert lobby.edits == 1


async def test_21_a_deleted_lobby_is_posted_anew(open_table: Open) -> None:
    async with open_table() as table:
        await table.say("Sara", "/newgame landverse")
        lobby = table.posts()[-1]
        lobby.gone = True
        await table.say("Ali", "/join")
        assert "Ali" in table.posts()[-1].text
        assert table.posts()[-1] is not lobby


async def test_21_a_deleted_board_is_no_matter(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara")
        board = table.posts()[-1]
        await table.say("Sara", "/move land a1")
        board.gone = True
        await table.say("Sara", "/move sea f6")
        assert table.posts()[-1].picture


async def test_22_sent_away_and_let_in_again(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        sara, posts = table.person("Sara"), len(table.posts())
        await finish(table, "Sara")
        table.group.members[BOT] = "kicked"
        await table.store.make_due((await table.game()).id)
        await finish_blind(table)
        assert len(table.posts()) == posts
        calls = table.calls("sendPhoto")
        await table.settle()
        assert table.calls("sendPhoto") == calls
        await table.telegram.membership(table.group, sara, "member")
        await table.settle()
        assert len(table.posts()) == posts + 1
        assert "Move 2 of 18" in bare(table.posts()[-1].text)


async def finish_blind(table: Table) -> None:
    """Ali's move comes in, though the bot can't write to the group any more."""
    await table.whisper("Ali", "/start")
    for move in ("land a1", "sea f6"):
        user = table.person("Ali")
        await table.telegram.say_and_wait(user, table.telegram.world.private(user), move, reply_to=table.posts()[-1])
    await table.settle()


async def test_22_a_person_who_blocked_the_bot(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        sara = table.person("Sara")
        private = table.telegram.world.private(sara)
        await table.telegram.membership(private, sara, "kicked")
        await table.say("Sara", "/newgame landverse")
        await table.say("Sara", "/rules")
        assert shown(table, "Sara").reply_to


async def test_22_only_who_started_the_bot_and_hasnt_blocked_it_is_written_to(open_table: Open) -> None:
    """The clock then calls them in the group (tests/bot/test_reminders.py)."""
    async with open_table() as table:
        sara = table.person("Sara")
        whom, post = f"telegram:{sara.id}", Post("It is your turn.")
        with pytest.raises(CantPost):
            await table.front.private(whom, post, "n")
        assert table.calls("sendMessage") == 0
        await table.whisper("Sara", "/start")
        await table.front.private(whom, post, "n")
        assert bare(shown(table, "Sara").text) == "It is your turn."
        sara.blocked = True
        for _ in range(2):
            calls = table.calls("sendMessage")
            with pytest.raises(CantPost):
                await table.front.private(whom, post, "n")
        assert table.calls("sendMessage") == calls, "nobody who blocked it is asked for again"


async def test_22_an_answer_that_got_lost_isnt_sent_again(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        table.telegram.faults.append(Fault("sendMessage", lost=True))
        await table.front.private(f"telegram:{table.person('Sara').id}", Post("It is your turn."), "n")
        assert bare(shown(table, "Sara").text) == "It is your turn."


async def test_22_somebody_leaves_the_group(open_table: Open) -> None:
    """The room is told, the seat is offered, and nobody waits for it; who comes back has it still."""
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        await table.telegram.leave(table.person("Ali"), table.group)
        await table.settle()
        assert bare(table.posts()[-1].text).startswith("Ali has left this chat.")
        assert [bare(label) for label in table.posts()[-1].labels()] == ["Replace Ali"]
        assert not await table.front.has(f"telegram:{table.group.id}", f"telegram:{table.person('Ali').id}")
        await table.telegram.enter(table.person("Ali"), table.group)
        seat = (await table.game()).meta.seats[1]
        assert (seat.gone, seat.away) == ("", 0)


async def test_22_the_seat_of_somebody_who_left_goes_to_another(open_table: Open) -> None:
    async with open_table(ephemeral=True, forum=True) as table:
        table.group.topics, table.thread = {11: True}, 11
        await table.open("Sara", "Ali")
        await table.telegram.leave(table.person("Ali"), table.group)
        await table.settle()
        await table.press("Mina", "Replace Ali", table.posts()[-1])
        await table.press("Mina", "Take the seat", shown(table, "Mina"))
        await table.press("Sara", "Agree", table.posts()[-1])
        assert (await table.game()).meta.seats[1].person == f"telegram:{table.person('Mina').id}"
        assert "Mina: took over from Ali" in bare(table.posts()[-1].text)
        assert table.posts()[-1].picture


async def test_22_who_blocks_the_bot_in_the_middle_of_a_game(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Ali", "/start")
        await table.open("Sara", "Ali")
        ali = table.person("Ali")
        await table.telegram.membership(table.telegram.world.private(ali), ali, "kicked")
        await table.settle()
        assert bare(table.posts()[-1].text).startswith("I can't write to Ali in private any more.")
        await table.telegram.membership(table.telegram.world.private(ali), ali, "member")
        assert (await table.game()).meta.seats[1].gone == ""


async def test_22_what_is_refused_tells_that_somebody_has_blocked_the_bot(open_table: Open) -> None:
    """Where the update that says so got lost."""
    async with open_table() as table:
        await table.whisper("Ali", "/start")
        await table.open("Sara", "Ali")
        table.person("Ali").blocked = True
        await table.say("Ali", "/rules")
        assert bare(table.posts()[-1].text).startswith("I can't write to Ali in private any more.")


async def test_23_a_group_becomes_a_supergroup(open_table: Open) -> None:
    async with open_table(supergroup=False) as table:
        await table.open("Sara", "Ali")
        await table.say("Sara", "/limit 1d")
        old = table.group
        table.group = await table.telegram.migrate(old)
        await table.settle()
        assert (await table.store.room(f"telegram:{table.group.id}")).turn_limit == 86400
        assert table.posts()[-1].picture
        assert "Move 1 of 18" in bare(table.posts()[-1].text)
        await table.press("Sara", "Play", table.posts()[-1])
        assert choices(table.posts()[-1])
        assert len(table.posts()) == 1


async def test_23_the_bot_learns_of_it_by_an_error(open_table: Open) -> None:
    async with open_table(supergroup=False) as table:
        await table.say("Sara", "/newgame landverse")
        old = table.group
        table.group = table.telegram.world.group("The same, bigger")
        old.moved = table.group.id
        await table.store.make_due((await game_of(table, old.id)).id)
        await table.telegram.say_and_wait(table.person("Ali"), old, "/join")
        await table.settle()
        assert "Ali" in table.posts()[-1].text


async def game_of(table: Table, chat: int) -> Any:
    saved = await table.store.load((await table.store.room(f"telegram:{chat}")).game)
    assert saved
    return saved


async def test_24_another_poller_is_told_and_waited_for(
    open_table: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listening, "AGAIN", (0.05,))
    async with open_table() as table:
        conflict = Refused(409, "Conflict: terminated by other getUpdates request")
        table.telegram.faults.append(Fault("getUpdates", conflict, times=3))
        await table.say("Sara", "/newgame landverse")
        assert len(table.posts()) == 1
        assert "Conflict" in caplog.text


async def test_25_an_update_that_comes_twice(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        await table.press("Sara", "Play", table.posts()[-1])
        press = await table.press("Sara", choices(shown(table, "Sara"))[0])
        version = (await table.game()).version
        sara = table.person("Sara").json()
        again = {"id": press.id, "from": sara, "chat_instance": "1", "data": press.data}
        table.telegram.world.presses[press.id].answer = None
        await table.telegram.dealt_with(await table.telegram.push("callback_query", again))
        assert (await table.game()).version == version


async def test_26_two_presses_at_once(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        for name in ("Sara", "Ali"):
            await table.press(name, "Play", table.posts()[-1])
        panels = {name: shown(table, name) for name in ("Sara", "Ali")}
        version = (await table.game()).version
        await asyncio.gather(
            *(
                table.telegram.press(table.person(name), panel, panel.keyboard[0][0]["callback_data"])
                for name, panel in panels.items()
                for _ in range(2)
            )
        )
        assert (await table.game()).version == version + 2


@pytest.mark.parametrize("seen", ["old", "none"])
async def test_27_a_press_without_its_message(open_table: Open, seen: str) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        board = table.posts()[-1]
        press = await table.press("Sara", "Play", board, seen=seen)
        assert press.answer is not None
        data = "m:" + board.keyboard[0][0]["callback_data"].split(":")[1] + ":0:1:land a"
        await table.telegram.press(table.person("Sara"), board, data, seen=seen)
        assert (await table.game()).version > 3


async def test_29_a_button_is_its_owners(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        await table.press("Sara", "Play", table.posts()[-1])
        version = (await table.game()).version
        for name in ("Ali", "Mina"):
            press = await table.press(name, choices(shown(table, "Sara"))[0], shown(table, "Sara"))
            assert text(press)
        assert (await table.game()).version == version


async def test_30_nobody_knows_who_writes_as_the_group(open_table: Open) -> None:
    async with open_table() as table:
        await table.say("Sara", "/newgame landverse", as_chat=True)
        assert table.posts() == []
        assert shown(table, "Sara").text.startswith("I can't tell who it is")
        await table.say("Sara", "nothing for the bot", as_chat=True)
        assert table.calls("sendMessage") == 1


async def test_32_the_board_can_be_had_as_a_file(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara")
        await table.press("Mina", "Full size", table.posts()[-1])
        assert shown(table, "Mina").as_file


async def test_33_buttons_outlive_the_process(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        await table.press("Sara", "Play", table.posts()[-1])
        panel = shown(table, "Sara")
        await table.restart()
        await table.press("Sara", choices(panel)[0], panel)
        assert (await table.game()).version > 3


# Places


async def test_a_closed_or_deleted_topic(open_table: Open) -> None:
    """The game goes on in the General topic, where everybody sees it."""
    async with open_table(forum=True) as table:
        table.group.topics, table.thread = {11: True}, 11
        await table.open("Sara")
        for move, topics in (("land a1 sea f6", {11: False}), ("land c3 sea e4", {})):
            table.group.topics = topics
            await table.say("Sara", f"/move {move}")
            newest = table.telegram.world.public(table.group.id)[-1]
            assert newest.picture
            assert newest.thread is None


async def test_a_group_without_pictures(open_table: Open) -> None:
    async with open_table() as table:
        table.group.photos = False
        await table.open("Sara", "Ali")
        assert not table.posts()[-1].picture
        assert "both may place now" in bare(table.posts()[-1].text)


async def test_redis_away_is_said_once(open_table: Open, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    async with connect(Settings(redis_url=server.url)) as redis, open_table(redis=redis) as table:
        await table.say("Sara", "/newgame landverse")
        lobby = table.posts()[-1]
        join = lobby.keyboard[0][0]["callback_data"]
        server.kill()
        answered = [await table.telegram.press(table.person("Ali"), lobby, join) for _ in range(2)]
        assert text(answered[0]).startswith("I can't reach my memory right now")
        assert text(answered[1]) == ""
        server.start()
        press = await table.telegram.press(table.person("Ali"), lobby, join)
        assert "You have seat B" in text(press)
    server.kill()


async def test_telegram_away_at_the_start(open_table: Open) -> None:
    async with open_table() as table:
        table.telegram.faults.append(Fault("getMe", Refused(502, "Bad Gateway")))
        await table.restart()
        await table.say("Sara", "/newgame landverse")
        assert len(table.posts()) == 1
