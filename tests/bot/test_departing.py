"""People who leave the chat or block the bot: their games are told, and go on without them."""

import pytest

from bot.connection import Client
from bot.post import Post
from bot.saved import Sitting
from render.words import bare
from tests.rigs.chat import Chat, chat, labels

CHAT = "web:table"


@pytest.fixture
async def room(client: Client) -> Chat:
    """A table of three; it is everybody's turn."""
    room = chat(client)
    await room.say("Sara", "/newgame landverse")
    for person in ("Ali", "Mina"):
        await room.say(person, "/join")
    await room.say("Sara", "/begin")
    return room


async def seat(room: Chat, number: int) -> Sitting:
    return (await room.game()).meta.seats[number]


def newest(room: Chat) -> Post:
    return room.wall.messages[-1].post


async def test_who_leaves_the_chat_is_away_and_the_room_is_told_once(room: Chat) -> None:
    before = len(room.wall.messages)
    for _ in range(2):
        await room.rooms.left("web:ali", CHAT)
        await room.settle()
        room.now.at += 1
    assert len(room.wall.messages) == before + 1
    assert bare(newest(room).text) == (
        "Ali has left this chat. The game doesn't wait for this seat; somebody else may take it over."
    )
    assert labels(newest(room)) == ["Replace Ali"]
    assert (await seat(room, 1)).away == room.now.at - 2


async def test_the_game_goes_on_without_them(room: Chat) -> None:
    await room.rooms.left("web:ali", CHAT)
    await room.settle()
    await room.finish("Sara")
    await room.finish("Mina")
    assert (await room.game()).meta.turn == 1
    room.now.at += 60
    await room.settle()
    assert (await room.game()).meta.turn == 2
    assert "Away: Ali." in bare(newest(room).text), "that they left was told already"


async def test_the_seat_is_offered(room: Chat) -> None:
    await room.rooms.left("web:ali", CHAT)
    await room.settle()
    panel = await room.press("Reza", "Replace Ali", on=newest(room))
    await room.press("Reza", "Take the seat", on=panel)
    asked = newest(room)
    assert "{@web:sara} and {@web:mina}, do you agree? 0 of 2 so far." in bare(asked.text)
    for person in ("Sara", "Mina"):
        await room.press(person, "Agree", on=asked)
    assert (await seat(room, 1)).name == "Reza"
    assert (await seat(room, 1)).gone == ""


async def test_who_comes_back_is_waited_for_again(room: Chat) -> None:
    await room.rooms.left("web:ali", CHAT)
    await room.settle()
    await room.rooms.came("web:ali", CHAT)
    await room.rooms.came("web:reza", CHAT)
    assert await seat(room, 1) == Sitting(person="web:ali", name="Ali")
    await room.rooms.left("web:ali", CHAT)
    await room.settle()
    assert bare(newest(room).text).startswith("Ali has left this chat."), "told again, as it happened again"
    await room.press("Ali", "Play", on=room.live()[-1])
    assert (await seat(room, 1)).gone == "", "who plays is here"


async def test_in_a_lobby_the_seat_is_free_again(client: Client) -> None:
    room = chat(client)
    await room.say("Sara", "/newgame landverse")
    await room.say("Ali", "/join")
    await room.rooms.left("web:sara", CHAT)
    await room.settle()
    assert [one.name for one in (await room.game()).meta.seats] == ["Ali"]
    await room.rooms.left("web:ali", CHAT)
    await room.settle()
    assert "This table was closed." in room.texts()[-1]


async def test_only_the_games_of_that_chat_are_concerned(room: Chat, client: Client) -> None:
    topic, other = chat(client, f"{CHAT}:7"), chat(client, f"{CHAT}2")
    for one in (topic, other):
        await one.say("Ali", "/newgame landverse")
        await one.say("Ali", "/begin")
    await room.rooms.left("web:ali", CHAT)
    assert (await seat(topic, 0)).gone == "chat", "a topic is part of its chat"
    assert (await seat(other, 0)).gone == ""


async def test_who_blocks_the_bot_may_play_on_and_the_room_is_told(room: Chat) -> None:
    await room.rooms.blocked("web:ali")
    await room.settle()
    assert bare(newest(room).text).startswith("I can't write to Ali in private any more.")
    assert labels(newest(room)) == ["Replace Ali"]
    assert (await seat(room, 1)).away == 0
    posts = len(room.wall.messages)
    await room.rooms.blocked("web:ali")
    await room.settle()
    assert len(room.wall.messages) == posts
    await room.rooms.unblocked("web:ali")
    assert (await seat(room, 1)).gone == ""


async def test_who_isnt_in_the_room_any_more_is_noticed_when_they_are_called(room: Chat) -> None:
    await room.say("Sara", "/limit 2h")
    room.wall.left.add("web:ali")
    room.now.at += 3600
    await room.settle()
    texts = room.texts()[-2:]
    assert "{@web:sara} and {@web:mina}, half of your time" in texts[0]
    assert texts[1].startswith("Ali has left this chat.")


async def test_everybody_has_left(room: Chat) -> None:
    await room.say("Sara", "/limit 2h")
    room.wall.left |= {"web:sara", "web:ali", "web:mina"}
    room.now.at += 3600
    await room.settle()
    assert "half of your time" not in "\n".join(room.texts()), "nobody is there to be called"
    assert (await room.game()).meta.paused
