"""A game in a thread of its own: the lobby in the channel, the game in the thread, how it ended in both."""

import pytest

from bot import worker
from bot.clock import Clock
from bot.connection import Client
from bot.delivery import Delivery
from bot.front import CantPost, TryLater
from bot.saved import THREADS
from engine.registry import GAMES
from render.words import bare
from tests.rigs.chat import Chat, chat, labels


@pytest.fixture
async def room(client: Client) -> Chat:
    """A channel whose games get threads."""
    room = chat(client)
    room.threads = True
    await room.say("Sara", "/settings where=threads")
    return room


async def begun(room: Chat) -> Chat:
    """Sara and Ali at a running game; its thread."""
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    return thread_of(room)


def thread_of(room: Chat) -> Chat:
    """The same people in the newest thread."""
    message = list(room.wall.names)[-1]
    return Chat(room.store, room.rooms, room.wall, room.now, f"{room.room}:{message}", numbers=room.numbers)


async def test_a_game_begins_in_its_thread(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    assert "played in a thread of its own" in room.texts()[-1]
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    thread = thread_of(room)
    assert room.texts() == [
        "**Landverse**\nThe game of Sara and Ali has begun. It is played in the thread under this post."
    ]
    assert labels(room.live()[0]) == []
    assert room.wall.names == {"m0": "Landverse: Sara and Ali"}
    (table,) = thread.texts()
    assert "Move 1 of 18" in table
    assert "Shuffles sealed" in table
    saved = await thread.game()
    assert (saved.meta.room, saved.meta.parent) == (thread.room, room.room)
    assert (await room.store.room(room.room)).game == ""


async def test_what_the_channel_has_set_holds_in_the_thread(room: Chat) -> None:
    await room.say("Sara", "/settings language=en limit=2d zone=Asia/Tehran stop=vote")
    thread = await begun(room)
    set_ = await room.store.room(thread.room)
    assert (set_.language, set_.turn_limit, set_.time_zone, set_.stoppers) == ("en", 172800, "Asia/Tehran", "vote")
    await thread.say("Sara", "/limit 1d")
    assert (await thread.game()).meta.turn_limit == 86400
    assert (await room.store.room(room.room)).turn_limit == 172800


async def test_who_may_stop_is_the_threads_own_setting(room: Chat) -> None:
    thread = await begun(room)
    await thread.say("Mina", "/settings stop=players", admin=True)
    await thread.say("Ali", "/stop")
    await thread.press("Ali", "Stop the game")
    assert (await thread.game()).meta.status == "stopped"


async def test_the_channel_is_free_for_the_next_game(room: Chat) -> None:
    first = await begun(room)
    second = await begun(room)
    assert first.room != second.room
    assert (await first.game()).id != (await second.game()).id
    for person in ("Sara", "Ali"):
        await first.finish(person)
    assert "Move 2 of 18" in first.texts()[-1]
    assert "Move 1 of 18" in second.texts()[-1]


async def test_the_channel_is_told_how_it_ended(room: Chat) -> None:
    thread = await begun(room)
    await thread.play_out()
    assert "Shuffles opened" in thread.texts()[-1]
    assert room.texts()[-1].startswith("Landverse is over after 18 moves.\n🥇")
    (show,) = room.live()[0].rows[0]  # type: ignore[misc]
    assert show.url == f"wall/{thread.room}/{room.wall.messages[-2].id}"
    said = len(room.wall.messages)
    await room.store.make_due((await thread.game()).id)
    await room.settle()
    assert len(room.wall.messages) == said, "once"


async def test_the_channel_is_told_who_stopped_it(room: Chat) -> None:
    thread = await begun(room)
    await thread.say("Sara", "/stop")
    await thread.press("Sara", "Stop the game")
    assert room.texts()[-1] == thread.texts()[-1] == "**Landverse**\nSara stopped the game."


async def test_a_rematch_is_opened_in_the_channel_and_gets_its_own_thread(room: Chat) -> None:
    thread = await begun(room)
    await thread.play_out()
    await thread.press("Ali", "Rematch", on=thread.live()[0])
    assert "Seats: ● A Ali · ▲ B Sara" in room.texts()[-1]
    await room.press("Ali", "Begin")
    assert thread_of(room).room != thread.room
    assert "Move 1 of 18" in thread_of(room).texts()[-1]


async def test_a_thread_that_cant_be_opened_leaves_the_game_in_its_channel(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    room.wall.trouble = [CantPost("no right to open threads")]
    await room.press("Sara", "Begin")
    assert "Move 1 of 18" in room.texts()[-1]
    assert not room.wall.names
    assert (await room.game()).meta.parent == ""


async def test_a_lobby_that_was_deleted_is_no_hindrance(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    begin = room.live()[0]
    del room.wall.messages[:]
    await room.press("Sara", "Begin", on=begin)
    assert "Move 1 of 18" in thread_of(room).texts()[-1]
    assert room.texts()[-1].startswith("**Landverse**\nThe game of Sara has begun.")


@pytest.mark.parametrize("trouble", range(4))
async def test_whatever_is_interrupted_is_gone_over_again(room: Chat, trouble: int) -> None:
    """An edit of the lobby, the opening, the first post, what comes after it."""
    await room.say("Sara", "/newgame landverse")
    room.wall.trouble = [*([None] * trouble), TryLater(5)]
    await room.press("Sara", "Begin")
    room.now.at += 6
    await room.settle()
    thread = thread_of(room)
    assert len(room.texts()) == len(thread.texts()) == 1
    assert "Move 1 of 18" in thread.texts()[-1]
    assert (await thread.game()).meta.parent == room.room


async def test_who_is_killed_after_the_thread_was_opened_opens_no_other(room: Chat) -> None:
    """The next worker finds the game in its thread, its room given away or not."""
    thread = await begun(room)
    game = await thread.game()
    await room.store.set_room(room.room, game=game.id)
    room.now.at += 31
    assert bare((await room.say("Mina", "/newgame landverse")).text) == "", "a claim that means nothing any more"
    assert (await room.game()).id != game.id


async def test_two_workers_open_one_thread(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    caller = room.caller("Sara")
    game = (await room.game()).id
    await room.rooms.press(caller, f"a:{game}:begin:")
    (claim,) = await room.store.claim("delivery", worker.LEASE)
    room.now.at += worker.LEASE + 1
    (again,) = await room.store.claim("delivery", worker.LEASE)
    delivery = Delivery(room.store, GAMES, {"web": room.wall})
    await delivery.deliver(again)
    await delivery.deliver(claim)
    await room.settle()
    assert len(room.wall.names) == 1
    assert len(thread_of(room).texts()) == 1


async def test_without_threads_in_a_place_the_setting_says_nothing(room: Chat) -> None:
    room.threads = False
    await room.say("Sara", "/newgame landverse")
    await room.press("Sara", "Begin")
    assert "Move 1 of 18" in room.texts()[-1]
    assert (await room.store.room(room.room)).home == THREADS


async def test_who_wants_a_second_game_here_is_told_of_threads(room: Chat) -> None:
    await room.say("Sara", "/settings where=here")
    await room.say("Sara", "/newgame landverse")
    await room.press("Sara", "Begin")
    answer = bare((await room.say("Ali", "/newgame landverse")).text)
    assert answer.endswith("For another game here, open a thread and type `/newgame` in it.")
    room.threads = False
    answer = bare((await room.say("Ali", "/newgame landverse")).text)
    assert "thread" not in answer


# Tables in another place


async def test_tables_stand_where_the_room_wants_them(room: Chat) -> None:
    room.places = {"#games": "web:games"}
    panel = bare((await room.say("Sara", "/settings where=#games")).text)
    assert "Where tables stand: in another place" in panel
    answer = await room.say("Sara", "/newgame landverse")
    assert bare(answer.text) == "Tables of this room stand in another place; a table for Landverse is open there now."
    (show,) = answer.rows[0]  # type: ignore[misc]
    assert show.url == "wall/web:games"
    assert room.texts() == []
    there = Chat(room.store, room.rooms, room.wall, room.now, "web:games", numbers=room.numbers)
    assert "Seats: ● A Sara" in there.texts()[-1]
    await room.say("Ali", "/join")
    assert "Ali" in there.texts()[-1], "what is typed here is about the table there"
    assert (await there.game()).meta.room == "web:games"


async def test_a_place_that_wasnt_named_is_none(room: Chat) -> None:
    room.places = {"#games": "web:games"}
    for wrong in ("where=#elsewhere", "where=", "where=web:games"):
        answer = bare((await room.say("Sara", f"/settings {wrong}")).text)
        assert answer.startswith(f"“{wrong}” is no place here where both of us may write.")
    assert (await room.store.room(room.room)).home == THREADS


async def test_a_clock_goes_on_in_the_thread(room: Chat) -> None:
    await room.say("Sara", "/settings limit=1h")
    thread = await begun(room)
    room.now.at += 3601
    clock = Clock(room.store, GAMES, {"web": room.wall})
    await worker.once(room.store, "deadline", clock.ring)
    await room.settle()
    assert "Move 2 of 18" in thread.texts()[-1]
    assert len(room.texts()) == 1
