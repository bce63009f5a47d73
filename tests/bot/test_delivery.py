"""What is posted, when, and what happens when the platform, the process or a picture fails."""

import asyncio
from typing import Any

import pytest

from bot import artist, delivery, worker
from bot.connection import Client
from bot.delivery import UNSURE_AGAIN, Delivery
from bot.front import CantPost, TryLater
from bot.post import Picture
from bot.store import StoreAway
from engine.registry import GAMES
from render.words import bare
from tests.rigs.chat import Chat, chat, decisions


@pytest.fixture
async def room(client: Client) -> Chat:
    """A game of Sara and Ali, at its first move."""
    room = chat(client)
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    return room


async def close_round(room: Chat) -> None:
    """Both place their pairs; nothing is delivered meanwhile."""
    game = await room.game()
    for person in ("Sara", "Ali"):
        panel = await room.rooms.press(room.caller(person), f"a:{game.id}:play:")
        while (await room.game()).meta.turn == game.meta.turn and (moves := decisions(panel)):
            panel = await room.rooms.press(room.caller(person), moves[0])


async def test_many_fast_turns_become_one_post(room: Chat) -> None:
    for _ in range(3):
        await close_round(room)
    await room.settle()
    assert len(room.wall.messages) == 3
    assert "Move 4 of 18" in room.texts()[-1]


async def test_a_platform_that_asks_to_wait_is_waited_for(room: Chat) -> None:
    room.wall.trouble = [TryLater(40)]
    await close_round(room)
    await room.settle()
    assert len(room.wall.messages) == 2
    room.now.at += 39
    await close_round(room)
    await room.settle()
    assert len(room.wall.messages) == 2, "not even a new move asks the platform again before its time"
    room.now.at += 2
    await room.settle()
    assert "Move 3 of 18" in room.texts()[-1]


async def test_a_room_that_takes_no_posts_is_left_alone_until_somebody_plays(room: Chat) -> None:
    room.wall.trouble = [CantPost("not allowed")]
    await close_round(room)
    await room.settle()
    room.now.at += 3600
    await room.settle()
    assert len(room.wall.messages) == 2
    await close_round(room)
    await room.settle()
    assert "Move 3 of 18" in room.texts()[-1]


async def test_an_unexpected_error_is_tried_again_later(room: Chat, caplog: pytest.LogCaptureFixture) -> None:
    room.wall.trouble = [ValueError("boom")]
    await close_round(room)
    await room.settle()
    assert "boom" in caplog.text
    assert len(room.wall.messages) == 2
    room.now.at += worker.AFTER_A_FAULT + 1
    await room.settle()
    assert "Move 2 of 18" in room.texts()[-1]


async def test_a_process_killed_between_sending_and_noting_repeats_the_same_nonce(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`sending` is stored before the send and `posted` after it; what is repeated is the same post."""
    await close_round(room)

    class Killed(BaseException):
        pass

    real = room.wall.post

    async def post_and_die(*args: object) -> str:
        await real(*args)  # type: ignore[arg-type]
        raise Killed

    monkeypatch.setattr(room.wall, "post", post_and_die)
    with pytest.raises(Killed):
        await room.settle()
    game = await room.game()
    assert game.sending == f"{game.id}-3-2"
    monkeypatch.setattr(room.wall, "post", real)
    room.now.at += worker.LEASE + 2
    await room.settle()
    assert len(room.wall.messages) == 3
    assert (await room.game()).sending == ""
    assert [message.live for message in room.wall.messages] == [False, False, True]


async def test_of_a_post_that_two_workers_sent_one_keeps_its_buttons(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker's lease ends in mid-send, on a platform that knows no nonces; what the other noted stays."""
    await close_round(room)
    real = room.wall.post

    async def slowly(*args: Any) -> str:
        monkeypatch.setattr(room.wall, "post", real)
        room.now.at += worker.LEASE + 1
        await room.settle()
        room.wall.nonces.clear()
        return await real(*args)

    monkeypatch.setattr(room.wall, "post", slowly)
    await room.settle()
    assert ["Move 2 of 18" in text for text in room.texts()] == [False, False, True, True]
    assert [message.live for message in room.wall.messages] == [False, False, True, False]
    told = (await room.game()).told
    assert told is not None
    assert (told.message, told.count) == ("m2", 3)
    await close_round(room)
    await room.settle()
    assert [message.live for message in room.wall.messages] == [False, False, False, False, True]


async def test_a_post_that_was_sent_while_redis_went_away_is_not_sent_again(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    await close_round(room)
    real, away = room.store.note, [StoreAway(), StoreAway()]

    async def note(*args: Any) -> bool:
        if away:
            raise away.pop()
        return await real(*args)

    monkeypatch.setattr(delivery, "NOTE_AGAIN", (0.01,) * 4)
    monkeypatch.setattr(room.store, "note", note)
    await room.settle()
    room.wall.nonces.clear()
    room.now.at += worker.LEASE + 1
    await room.settle()
    assert len(room.texts()) == 3
    assert [message.live for message in room.wall.messages] == [False, False, True]


async def test_a_post_is_drawn_anew_where_somebody_left_while_it_was_drawn(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    await close_round(room)
    game, real, leaves = await room.game(), artist.draw, ["Ali"]

    async def draw(*args: Any) -> Picture | None:
        while leaves:
            await room.rooms.press(room.caller(leaves.pop()), f"a:{game.id}:resign:yes")
        return await real(*args)

    monkeypatch.setattr(artist, "draw", draw)
    await room.settle()
    assert len(room.texts()) == 3
    assert room.texts()[-1].startswith("Landverse is over.")


async def test_a_game_that_never_rests_is_posted_all_the_same(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    await close_round(room)
    real, before = artist.draw, (await room.game()).meta.turn

    async def draw(slug: str, name: str, *args: Any) -> Picture | None:
        if name == "table" and (await room.game()).meta.turn < before + 3:
            await close_round(room)
        return await real(slug, name, *args)

    monkeypatch.setattr(artist, "draw", draw)
    await room.settle()
    assert [text.splitlines()[-1].split(".")[0] for text in room.texts()[2:]] == ["Move 4 of 18", "Move 5 of 18"]


async def test_a_post_that_may_not_have_arrived_is_sent_once_more(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Telegram, where an answer that gets lost leaves its message unknown."""
    real = room.wall.post

    async def unclear(*args: Any) -> str:
        await real(*args)
        return ""

    await close_round(room)
    monkeypatch.setattr(room.wall, "post", unclear)
    await room.settle()
    room.now.at += UNSURE_AGAIN - 1
    await room.settle()
    assert len(room.texts()) == 3
    for _ in range(3):
        room.now.at += UNSURE_AGAIN
        await room.settle()
    assert ["Move 2 of 18" in text for text in room.texts()] == [False, False, True, True]
    monkeypatch.setattr(room.wall, "post", real)
    await close_round(room)
    await room.settle()
    assert "Move 3 of 18" in room.texts()[-1]


async def test_a_turn_that_passes_after_a_crash_is_told_all_the_same(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a post is lost, and the next turn is there before it is posted again."""

    class Killed(BaseException):
        pass

    real = room.wall.post

    async def post_and_die(*args: Any) -> str:
        await real(*args)
        raise Killed

    await close_round(room)
    with monkeypatch.context() as dying:
        dying.setattr(room.wall, "post", post_and_die)
        with pytest.raises(Killed):
            await room.settle()
    await close_round(room)
    room.now.at += worker.LEASE + 2
    await room.settle()
    assert "Move 3 of 18" in room.texts()[-1]
    told = (await room.game()).told
    assert told is not None
    assert (told.turn, told.message) == (3, room.wall.messages[-1].id)


async def test_a_vote_is_told_once(room: Chat) -> None:
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    room.wall.nonces.clear()
    await close_round(room)
    await room.settle()
    await close_round(room)
    await room.settle()
    assert sum("wants to stop" in text for text in room.texts()) == 1


async def test_a_post_that_was_sent_is_not_sent_again_because_the_former_one_keeps_its_buttons(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Platforms limit edits of old messages: the buttons are taken off later, and explain themselves meanwhile."""
    disarm, waits = room.wall.disarm, [True]

    async def not_yet(place: str, message: str) -> None:
        if waits:
            waits.clear()
            raise TryLater(50)
        await disarm(place, message)

    monkeypatch.setattr(room.wall, "disarm", not_yet)
    await close_round(room)
    await room.settle()
    assert [message.live for message in room.wall.messages] == [False, True, True]
    room.now.at += 51
    await room.settle()
    assert [message.live for message in room.wall.messages] == [False, False, True]


async def test_a_program_that_ends_gives_its_leases_back(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    posting = asyncio.Event()

    async def hang(*_: object) -> str:
        posting.set()
        await asyncio.sleep(3600)
        raise AssertionError

    real = room.wall.post
    monkeypatch.setattr(room.wall, "post", hang)
    await close_round(room)
    task = asyncio.create_task(room.settle())
    await posting.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    monkeypatch.setattr(room.wall, "post", real)
    await room.settle()
    assert "Move 2 of 18" in room.texts()[-1]


async def test_a_lobby_that_was_deleted_is_posted_again(client: Client) -> None:
    room = chat(client)
    await room.say("Sara", "/newgame landverse")
    room.wall.messages.clear()
    data = f"a:{(await room.game()).id}:join:"
    await room.send("Ali", data)
    assert "▲ B Ali" in room.texts()[-1]


async def test_a_picture_that_fails_is_replaced_by_words_and_follows(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise RuntimeError("no ink")

    with monkeypatch.context() as broken:
        broken.setattr(artist, "_drawn", fail)
        await close_round(room)
        await room.settle()
        post = room.wall.messages[-1].post
        assert post.picture is None
        assert "(picture later)" in bare(post.text)
        assert post.parts
    room.now.at += 61
    await room.settle()
    later = room.wall.messages[-1].post
    assert later.picture is not None
    assert len(room.wall.messages) == 3
    assert "(picture later)" not in bare(later.text)
    assert bare(later.text).splitlines()[0] == bare(post.text).splitlines()[0]


async def test_a_turn_waits_for_no_picture_of_the_turn_before(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bytes:
        raise RuntimeError("no ink")

    with monkeypatch.context() as broken:
        broken.setattr(artist, "_drawn", fail)
        await close_round(room)
        await room.settle()
        assert "(picture later)" in room.texts()[-1]
    await close_round(room)
    await room.settle()
    assert "Move 3 of 18" in room.texts()[-1]


async def test_two_processes_deliver_each_post_once(room: Chat) -> None:
    fronts = {"web": room.wall}
    workers = [Delivery(room.store, GAMES, fronts), Delivery(room.store, GAMES, fronts)]
    for _ in range(4):
        await close_round(room)
        await asyncio.gather(*(worker.once(room.store, "delivery", one.deliver) for one in workers))
    await room.settle()
    assert len(room.wall.messages) == len(room.wall.nonces)
    assert "Move 5 of 18" in room.texts()[-1]


async def test_the_picture_has_words_and_a_name_that_gives_nothing_away(room: Chat) -> None:
    picture = room.wall.messages[-1].post.picture
    assert picture is not None
    assert 0 < len(picture.alt) <= 1000
    game = await room.game()
    assert picture.name == f"{game.id}-{game.version}-table.png"
    assert picture.png.startswith(b"\x89PNG")
