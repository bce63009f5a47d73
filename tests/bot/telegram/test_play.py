"""How a game is played in a group: what everybody sees, and what each person does and is shown."""

import re

import pytest

from bot import playing
from bot.telegram import answers
from bot.telegram.asked import only_shows, payload
from engine.registry import GAMES
from render.words import bare, words
from tests.bot.telegram.conftest import Open, Table, until
from tests.rigs.telegram.world import BOT, BOT_NAME, Message, Press

COMMON = ["Play", "Rules", "Full size"]


def text(press: Press) -> str:
    """The sentence that answers a press."""
    return bare((press.answer or {}).get("text", ""))


def shown(table: Table, name: str) -> Message:
    """The message that this person alone was shown last."""
    message = table.seen(name)
    assert isinstance(message, Message)
    return message


def choices(message: Message) -> list[str]:
    """What is to be decided under a message."""
    return [bare(label) for label in message.labels() if "land " in label or "sea " in label]


async def finish(table: Table, name: str, on: Message | None = None) -> None:
    """Decide by the first choice, until nothing is asked any more in this turn."""
    turn = (await table.game()).meta.turn
    await table.press(name, "Play", table.posts()[-1])
    while (await table.game()).meta.turn == turn:
        message = on or shown(table, name)
        options = [
            bare(button["text"])
            for row in message.keyboard
            for button in row
            if button.get("callback_data", "").startswith("m:")
        ]
        if not options:
            return
        await table.press(name, options[0], message)


# What everybody sees


async def test_a_game_begins(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        lobby, board = table.posts()
        assert lobby.labels() == []
        assert lobby.edits == 2
        assert board.picture
        assert {table.people["Sara"].id, table.people["Ali"].id} == set(board.mentioned())
        assert board.labels() == COMMON


async def test_one_new_post_a_turn(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        first = table.posts()[-1]
        await finish(table, "Sara")
        assert table.posts()[-1] is first
        assert first.edits == 0
        await finish(table, "Ali")
        second = table.posts()[-1]
        assert second is not first
        assert first.labels() == []
        assert first.picture
        assert re.match(r"Sara: land a1, sea \w\d\nAli: land a1, sea \w\d\nMove 2 of 18", bare(second.text))
        assert len(table.posts()) == 3


async def test_full_size_is_a_file(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara")
        await table.press("Sara", "Full size", table.posts()[-1])
        assert shown(table, "Sara").as_file
        assert shown(table, "Sara").receiver
        await table.press("Sara", "Play", table.posts()[-1])
        await table.press("Sara", "Full size", shown(table, "Sara"))
        assert "mine" in shown(table, "Sara").name


# Messages for one


async def test_choices_in_a_message_for_one(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        await table.press("Sara", "Play")
        panel = shown(table, "Sara")
        assert panel.receiver == table.people["Sara"].id
        assert panel.picture
        before = panel.picture
        await table.press("Sara", "land a")
        assert shown(table, "Sara") is panel
        assert panel.edits == 1
        assert panel.picture != before
        assert table.posts()[-1].labels() == COMMON
        press = await table.press("Ali", "a1", panel)
        assert text(press) == "These choices are Sara's. Press [Play] for your own."


async def test_a_server_that_ignores_what_it_doesnt_know(open_table: Open) -> None:
    """Whether there are messages for one is asked before the first, once; an older server would show it to all."""
    async with open_table(ephemeral=False) as table:
        await table.open("Sara", "Ali")
        for name in ("Sara", "Ali"):
            await table.press(name, "Rules", table.posts()[-1])
        assert table.calls("deleteEphemeralMessage") == 1
        assert not any("ephemeral_message_parameters" in call.values for call in table.telegram.calls)


async def test_a_message_for_one_comes_too_late(open_table: Open) -> None:
    """15 seconds after the press only admins may; the private chat is next."""
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        table.person("Sara", started=True)
        await table.whisper("Sara", "hello")
        await table.say("Sara", "/board")
        assert shown(table, "Sara").chat == table.people["Sara"].id
        assert sum(not call.ok for call in table.telegram.calls if call.method == "sendPhoto") == 1
        await table.say("Sara", "/board")
        assert sum(not call.ok for call in table.telegram.calls if call.method == "sendPhoto") == 1


async def test_an_admin_bot_answers_a_typed_line_for_one(open_table: Open) -> None:
    async with open_table(ephemeral=True, bot="administrator") as table:
        await table.open("Sara", "Ali")
        await table.say("Sara", "/move land a1")
        assert shown(table, "Sara").receiver == table.people["Sara"].id
        assert "Done: land a1" in bare(shown(table, "Sara").text)


# The private chat


async def test_choices_in_the_private_chat(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.whisper("Sara", "/start")
        press = await table.press("Sara", "Play", table.posts()[-1])
        panel = shown(table, "Sara")
        assert panel.chat == table.people["Sara"].id
        assert bare(panel.text).startswith("In “Friday group”:\nLandverse, you are ● A.")
        assert (press.answer or {})["url"].startswith(f"https://t.me/{BOT_NAME}?start=")
        await table.press("Sara", "land a", panel)
        assert (panel.edits, shown(table, "Sara")) == (1, panel)
        assert table.posts()[-1].labels() == COMMON


async def test_a_link_shows_in_private_what_was_pressed(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        press = await table.press("Mina", "Rules")
        payload = (press.answer or {})["url"].partition("start=")[2]
        assert len(payload) <= 64
        await table.whisper("Mina", f"/start {payload}")
        assert "Landverse" in table.telegram.world.messages[-3].text


async def test_whoever_blocks_the_bot_plays_in_the_group(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.whisper("Sara", "/start")
        table.people["Sara"].blocked = True
        board = table.posts()[-1]
        await table.press("Sara", "Play", board)
        assert choices(board)
        table.people["Sara"].blocked = False
        await table.press("Sara", "Play", board)
        assert choices(board)


async def test_the_greeting(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        greeting = shown(table, "Sara")
        assert "Add me to a group" in greeting.text
        assert greeting.keyboard[0][0]["url"] == f"https://t.me/{BOT_NAME}?startgroup=hello"


async def test_alone_in_the_private_chat(open_table: Open) -> None:
    async with open_table() as table:
        sara = table.person("Sara")
        table.group = table.telegram.world.private(sara)
        await table.open("Sara")
        board = table.posts()[-1]
        await table.press("Sara", "Play", board)
        panel = table.posts()[-1]
        assert panel is not board
        assert board.labels() == COMMON
        await table.whisper("Sara", "land a1")
        assert "Done: land a1" in bare(table.posts()[-1].text)


# The group's own keyboard


async def test_choices_in_the_groups_keyboard(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        board = table.posts()[-1]
        caption = board.text
        press = await table.press("Sara", "Play", board)
        assert text(press).startswith("Land tile:")
        assert bare(board.labels()[0]) == "● land a"
        assert board.labels()[-len(COMMON) :] == COMMON
        assert any("url" in button for row in board.keyboard for button in row)
        press = await table.press("Ali", "● land a", board)
        assert text(press) == "These choices are Sara's. Press [Play] for your own."
        await table.press("Ali", "Play", board)
        assert bare(board.labels()[0]) == "▲ land a"
        await finish(table, "Sara", board)
        assert board.labels() == COMMON
        assert board.text == caption
        await finish(table, "Ali", board)
        assert table.posts()[-1] is not board
        assert board.labels() == []


async def test_an_old_board_gets_no_choices(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara")
        board = table.posts()[-1]
        play = board.keyboard[0][0]
        await finish(table, "Sara", board)
        board.keyboard = [[play]]
        press = await table.press("Sara", "Play", board)
        assert "earlier move" in text(press)
        assert board.labels() == ["Play"]


# What is secret


async def hidden_ants(table: Table) -> str:
    """A game with hidden storage has begun; who is on turn."""
    for person in ("Sara", "Ali"):
        table.person(person)
        await table.whisper(person, "/start")
    await table.open("Sara", "Ali", game="ants storage=hidden")
    saved = await table.game()
    match = playing.take_up(GAMES["ants"], saved)
    (seat,) = match.game.to_move(match.state)
    return saved.meta.seats[seat].name


async def test_a_secret_question_never_stands_in_the_groups_keyboard(open_table: Open) -> None:
    async with open_table() as table:
        name = await hidden_ants(table)
        board = table.posts()[-1]
        common = board.labels()
        press = await table.press(name, "Play", board)
        assert board.labels() == common
        payload = (press.answer or {})["url"].partition("start=")[2]
        await table.whisper(name, f"/start {payload}")
        panel = shown(table, name)
        assert panel.chat == table.people[name].id
        store = next(label for label in map(bare, panel.labels()) if label.startswith("store "))
        await table.press(name, store, panel)
        card = store.split()[-1]
        assert card in shown(table, name).text
        assert all(card not in bare(f"{post.text}{post.labels()}{post.name}") for post in table.posts())
        assert f"{name}: stored a card" in bare(table.posts()[-1].text)


@pytest.mark.parametrize("rights", ["administrator", "member"])
async def test_a_secret_move_typed_in_the_group_is_taken_away(open_table: Open, rights: str) -> None:
    async with open_table(bot=rights) as table:
        name = await hidden_ants(table)
        match = playing.take_up(GAMES["ants"], await table.game())
        store = next(
            str(move) for move in match.game.ask(match.state, match.state.seat).moves if move.action == "store"
        )
        table.people[name].blocked = True
        await table.say(name, f"/m {store}")
        line = next(one for one in table.telegram.world.messages if one.text == f"/m {store}")
        assert line.gone == (rights == "administrator")
        (note,) = (one for one in table.telegram.world.messages if one.labels() == ["Open in private"])
        assert bare(note.text).startswith(f"{name}: What only you may know I'll show you in private.")


@pytest.mark.parametrize(("is_over", "missed"), [(False, False), (False, True), (True, False)])
async def test_a_secret_text_board_is_a_press_away(open_table: Open, *, is_over: bool, missed: bool) -> None:
    """Who can't be written to gets a button with the note, which shows that board and nothing else."""
    async with open_table() as table:
        name = await hidden_ants(table)
        other = next(one for one in table.people if one != name)
        if is_over:
            await table.say(other, "/resign")
            await table.press(other, "Resign")
        elif missed:
            draw = playing.take_up(GAMES["ants"], await table.game())
            await table.whisper(name, f"/m {draw.default(draw.state.seat).steps[-1].move}")
        table.people[other].blocked = True
        await table.say(other, "/board text")
        (note,) = (one for one in table.telegram.world.messages if one.labels() == ["Open in private"])
        assert "Colony" not in note.text
        table.people[other].blocked = False
        await table.whisper(other, f"/start {note.keyboard[0][0]['url'].partition('start=')[2]}")
        assert "Black: spades and clubs." in bare(shown(table, other).text)


# The way to each person, before a game with secrets begins


def leads_to(press: Press) -> str:
    """What stands behind the link that a press opens."""
    url: str = (press.answer or {})["url"]
    assert url.startswith(f"https://t.me/{BOT_NAME}?start=")
    return url.partition("start=")[2]


@pytest.mark.parametrize(("language", "game"), [("en", "coatl"), ("fa", "ants storage=hidden")])
async def test_a_game_with_secrets_waits_until_all_can_be_reached(open_table: Open, language: str, game: str) -> None:
    """[Join] opens the private chat, for whoever sits there already too; [Begin] names who is missing."""
    async with open_table() as table:
        say = words(language)
        join, begin = say.plain("button-join"), say.plain("button-begin")
        for name in ("Sara", "Ali"):
            table.person(name, language)
        await table.say("Sara", f"/newgame {game}")
        note = shown(table, "Sara")
        assert bare(note.text) == say.plain("answer-knock")
        assert [*map(bare, note.labels())] == [say.plain("button-private")]
        lobby = table.posts()[0]
        joined = await table.press("Ali", join, lobby)
        again = await table.press("Ali", join, lobby)
        assert leads_to(joined) == leads_to(again)
        await table.whisper("Ali", f"/start {leads_to(joined)}")
        assert say.plain(f"game-{(await table.game()).meta.slug}") in bare(shown(table, "Ali").text)
        press = await table.press("Sara", begin, lobby)
        assert text(press) == say.plain("answer-unreached", names="Sara")
        assert (await table.game()).meta.status == "lobby"
        await table.whisper("Sara", "/start")
        await table.press("Sara", begin, lobby)
        assert (await table.game()).meta.status == "running"


@pytest.mark.parametrize(("ephemeral", "game"), [(True, "coatl"), (False, "ants"), (False, "landverse")])
async def test_nobody_has_to_open_the_private_chat_for_nothing(open_table: Open, *, ephemeral: bool, game: str) -> None:
    async with open_table(ephemeral=ephemeral) as table:
        await table.open("Sara", "Ali", game=game)
        assert (await table.game()).meta.status == "running"
        assert not any(call.values.get("url") for call in table.telegram.calls)


# Typing


async def test_a_typed_move_is_answered_by_a_note(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "NOTE_STAYS", 0.1)
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.say("Sara", "/m land a1")
        note = shown(table, "Sara")
        assert note.reply_to
        assert bare(note.text).startswith("Done: land a1.")
        assert note.labels() == ["Open in private"]
        await until(lambda: note.gone)


async def test_a_typed_move_is_answered_with_the_next_choices_where_that_is_possible(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.whisper("Sara", "/start")
        await table.say("Sara", "/m land a1")
        panel = shown(table, "Sara")
        assert panel.chat == table.people["Sara"].id
        assert bare(panel.text).startswith("In “Friday group”:\nLandverse, you are ● A.\nDone: land a1.")
        assert {"sea a", "sea f", "Undo “a1”"} <= {*map(bare, panel.labels())}
        await table.press("Sara", "sea c", panel)
        assert bare(shown(table, "Sara").text).startswith("Landverse in “Friday group”, you are ● A.")


async def test_a_reply_to_the_board_is_a_move(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.say("Sara", "land a1", reply_to=table.posts()[-1])
        assert "Done: land a1" in bare(shown(table, "Sara").text)
        await table.say("Sara", "land c9", reply_to=table.posts()[-1])
        assert bare(shown(table, "Sara").text).startswith("“c9” is no place")
        seen = len(table.telegram.world.messages)
        await table.say("Sara", "nice lobby", reply_to=table.posts()[0])
        await table.say("Sara", "nothing for the bot")
        assert len(table.telegram.world.messages) == seen + 2


async def test_commands_for_this_bot_and_for_others(open_table: Open) -> None:
    async with open_table() as table:
        await table.say("Sara", "/newgame@other_bot landverse")
        assert table.posts() == []
        await table.say("Sara", f"/NewGame@{BOT_NAME.upper()} landverse")
        assert len(table.posts()) == 1
        await table.say("Sara", f"/begin@{BOT_NAME}")
        assert table.posts()[-1].picture


async def test_stop_is_for_admins(open_table: Open) -> None:
    async with open_table(ephemeral=True, bot="administrator") as table:
        await table.open("Sara", "Ali")
        await table.say("Mina", "/stop")
        assert "watching" in bare(shown(table, "Mina").text)
        table.group.members[table.people["Mina"].id] = "administrator"
        await table.say("Mina", "/stop")
        await table.press("Mina", "Stop the game")
        assert (await table.game()).meta.status == "stopped"


async def test_a_confirmation_isnt_offered_to_others(open_table: Open) -> None:
    """[Resign] under a note would be anybody's; it is asked for in private."""
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.say("Sara", "/resign")
        assert shown(table, "Sara").labels() == ["Open in private"]
        payload = shown(table, "Sara").keyboard[0][0]["url"].partition("start=")[2]
        await table.whisper("Sara", f"/start {payload}")
        assert shown(table, "Sara").labels() == ["Resign"]
        await table.press("Sara", "Resign")
        assert (await table.game()).meta.seats[0].left


async def test_who_answers_a_board_in_private_governs_no_group(open_table: Open) -> None:
    """Everybody may do as they like in their own private chat, and only there."""
    async with open_table() as table:
        await table.open("Sara", "Ali")
        game = await table.game()
        link = payload(f"a:{game.id}:board:")
        await table.whisper("Mina", f"/start {link}")
        board = shown(table, "Mina")
        for line in ("/limit 1h", "/language fa room", "/stop"):
            await table.whisper("Mina", line, reply_to=board)
            assert "Stop the game" not in shown(table, "Mina").labels()
        after = await table.game()
        assert (after.version, after.meta) == (game.version, game.meta)


async def test_a_link_plays_nothing(open_table: Open) -> None:
    """Anybody can make a link, and who opens it has decided nothing yet."""
    async with open_table() as table:
        await table.open("Sara", "Ali")
        game = await table.game()
        for data in (
            "/move land a1",
            "/resign",
            f"a:{game.id}:resign:yes",
            f"m:{game.id}:0:{game.asks[0]}:land a",
            f"a:{game.id}:options:pace=free",
        ):
            await table.whisper("Sara", f"/start {payload(data)}")
        after = await table.game()
        assert (after.version, after.meta.seats[0].left) == (game.version, False)
    assert only_shows("a:a1234567:options:")
    assert not only_shows("a:a1234567:options:pace=free")


# Places and languages


async def test_topics_are_rooms_of_their_own(open_table: Open) -> None:
    async with open_table(forum=True) as table:
        table.group.topics = {11: True, 12: True}
        for thread in (None, 11, 12):
            table.thread = thread
            await table.open("Sara", "Ali")
            assert [post.thread for post in table.posts()] == [thread, thread]
            await table.say("Sara", "/move land a1")
            assert shown(table, "Sara").thread == thread


async def test_each_in_their_language(open_table: Open) -> None:
    async with open_table() as table:
        table.person("سارا", "fa")
        await table.say("سارا", "/newgame landverse")
        assert bare(table.posts()[-1].text).startswith("لندورس")
        press = await table.press("Ali", "پیوستن")
        assert text(press) == "You have seat B. The game begins when somebody presses [Begin]."
        press = await table.press("سارا", "پیوستن")
        assert text(press) == "شما سر این میز صندلی دارید."


async def test_commands_are_offered_by_kind_of_chat_and_language(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        scopes = {"all_private_chats", "all_group_chats", "all_chat_administrators"}
        assert set(table.telegram.commands) == {(scope, code) for scope in scopes for code in ("", "en", "fa")}
        offered = table.telegram.commands["all_group_chats", "fa"]
        assert {"newgame", "begin", "move", "m", "board"} <= {one["command"] for one in offered}
        assert all(1 <= len(one["description"]) <= 256 for one in offered)


async def test_the_bot_says_hello_in_a_new_group(open_table: Open) -> None:
    async with open_table() as table:
        sara = table.person("Sara")
        await table.telegram.membership(table.group, sara, "left")
        await table.telegram.membership(table.group, sara, "member")
        assert "/newgame landverse" in table.posts()[-1].text
        assert table.telegram.world.users[BOT].name == "Tables"
