"""What a press may claim and isn't so: other games, other seats, old questions, too much, nonsense."""

from typing import Final

import pytest

from bot import playing
from bot.connection import Client
from bot.post import Post
from bot.press import Act, Decide, read, write
from bot.rooms.commands import ACTIONS
from bot.telegram.asked import SHOWING_ACTIONS, from_payload, only_shows, payload
from bot.telegram.elsewhere import marked
from bot.telegram.line import Place
from engine.registry import GAMES
from render.coatl.names import prophecy_name
from render.words import bare, words
from tests.bot.conftest import Table
from tests.engine.coatl_tables import hidden_from
from tests.rigs.chat import Chat, chat, decisions

NONSENSE: Final = (
    "", ":", "::::", "m", "m:", "m:{game}", "m:{game}:0", "m:{game}:0:1", "m:{game}:-1:1:land a", "m:{game}:x:1:land a",
    "m:{game}:1.5:1:land a", "m:{game}:1:1e9:land a", "m:{game}::1:land a", "M:{game}:1:1:land a", "z:{game}:1:1:x",
    "m:{game}:²:1:land a", "u:{game}:1", "u:{game}:1:1:1", "a:{game}", "a:{game}:fly:", "a:{game}:__class__:", "f:m:",
    "a:{game}:" + "x" * 60, "m:{game}:1:1:" + "é" * 40, "\x00\x01\x02", "\ud800:\udfff", "a:\ud800:play:", "🎲" * 20,
    "m:{game}:99:1:land a", "a:{game}:happened:-", "a:{game}:happened:+", "a:{game}:happened:0-0-0", "@-1:", "g0:",
)  # fmt: skip
FOREIGN: Final = ("zzzzzzzz", "a", "", "{game}x", "{{game}}", "*", "..", "game:{{a}}:x", "A" * 40)


def text(post: Post) -> str:
    return bare(post.text)


async def same(room: Chat, who: str, data: str) -> str:
    """What somebody is told to a press that changes nothing."""
    before = (await room.game(), await room.store.log((await room.game()).id))
    said = text(await room.send(who, data))
    assert (await room.game(), await room.store.log(before[0].id)) == before
    assert said
    assert said != words("en").plain("error-unexpected")
    return said


async def test_nonsense_is_no_button(table: Table) -> None:
    room = await table("Sara", "Ali")
    game = (await room.game()).id
    for data in NONSENSE:
        for who in ("Sara", "Eve"):
            assert "no longer" in await same(room, who, data.replace("{game}", game)), data


@pytest.mark.parametrize(
    "data", ["m:{one}:0:1:land a", "n:{one}:0:1:land", "u:{one}:0:1", "a:{one}:play:", "a:{one}:stop:yes"]
)
async def test_a_game_that_is_none(table: Table, data: str) -> None:
    room = await table("Sara", "Ali")
    for one in FOREIGN:
        await same(room, "Sara", data.format(one=one.format(game=(await room.game()).id)))


async def test_seats_and_questions_of_others(table: Table) -> None:
    room = await table("Sara", "Ali")
    saved = await room.game()
    match = playing.take_up(GAMES["landverse"], saved)
    for seat, others in ((0, "Ali"), (1, "Sara")):
        move = str(match.game.ask(match.state, seat).moves[0])
        for narrow in (False, True):
            press = write(Decide(saved.id, seat, saved.asks[seat], move, narrow))
            assert "choices are" in await same(room, others, press)
            assert "watching" in await same(room, "Eve", press)


async def test_questions_of_earlier_and_of_later(table: Table) -> None:
    room = await table("Sara", "Ali")
    (old, *_) = decisions(await room.press("Sara", "Play"))
    await room.send("Sara", old)
    asks = (await room.game()).asks[0]
    for number in (0, asks - 1, asks + 1, 10**15):
        press = read(old)
        assert isinstance(press, Decide)
        said = await same(room, "Sara", write(Decide(press.game, 0, number, press.move)))
        assert words("en").plain("answer-changed") in said


async def test_a_game_of_another_room(table: Table, client: Client) -> None:
    """Rights of another chat count for nothing: an admin there is a stranger here."""
    room = await table("Sara", "Ali")
    before, other = await room.game(), chat(client, "web:elsewhere")
    game = before.id
    for action, arg in (("stop", "yes"), ("limit", "2d"), ("resign", "yes"), ("nudge", ""), ("undo", ""), ("play", "")):
        who = other.caller("Eve", admin=True)
        said = text(await other.rooms.press(who, write(Act(game, action, arg))))
        assert "watching" in said, action
    assert await room.game() == before


async def test_a_private_question_is_nobody_elses(client: Client) -> None:
    """Whoever presses what somebody else was asked in private is told whose it is, and nothing of what it holds."""
    room = chat(client)
    await room.say("Sara", "/newgame coatl")
    await room.say("Ali", "/join")
    await room.say("Sara", "/begin")
    saved = await room.game()
    match = playing.take_up(GAMES["coatl"], saved)
    (seat, *_) = match.game.to_move(match.state)
    others = "Ali" if seat == 0 else "Sara"
    hidden = {
        bare(prophecy_name(words("en"), card)) for card in hidden_from(match.state, 1 - seat) if "-" not in card[:3]
    }
    for move in match.game.ask(match.state, seat).moves[:5]:
        for narrow in (False, True):
            said = await same(room, others, write(Decide(saved.id, seat, saved.asks[seat], str(move), narrow)))
            assert "choices are" in said
            assert not [card for card in hidden if card in said]


def test_no_link_does_more_than_show() -> None:
    """Anybody can make a link to the private chat: what stands behind it may only show, or ask once more."""
    for action in ACTIONS:
        for arg in ("yes", "1", "pace=free", "0:me", "off", "where=off", "2d"):
            data = write(Act("abcdefgh", action, arg))
            assert not only_shows(data) or action in (*SHOWING_ACTIONS, "replace"), data
            assert from_payload(payload(marked(data, Place(-1)))) in (data, marked(data, Place(-1)), "")
    for data in (
        "m:abcdefgh:0:1:land a",
        "u:abcdefgh:0:1",
        "/stop",
        "/resign",
        "/forget me",
        "/language fa",
        "/move land a",
    ):
        assert not only_shows(data), data
    assert not only_shows("a:abcdefgh:replace:0:me")
