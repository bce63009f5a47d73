"""How much one person, or one room, may do at once: told kindly, then silence, and nobody else is held up by it."""

import pytest

from bot.budget import MANY, Budget
from bot.connection import Client
from bot.post import Post
from bot.rooms import Rooms
from render.table import Language
from render.words import bare, words
from tests.rigs.chat import Chat, Now, chat, data_of

MOST = 30


@pytest.fixture
def hurried(client: Client) -> Chat:
    """A room in which 30 actions are taken from a person in ten seconds."""
    room = chat(client)
    room.rooms = Rooms(room.rooms.host, Budget(MOST, 10, room.now))
    return room


def test_a_budget_is_for_a_span() -> None:
    now = Now(0)
    budget = Budget(2, 10, now)
    assert [budget.spend("a") for _ in range(4)] == [0, 0, 1, 2]
    assert (budget.spend("b"), budget.is_spent("a"), budget.is_spent("b")) == (0, True, False)
    now.at = 9.9
    assert budget.spend("a") == 3
    now.at = 10
    assert not budget.is_spent("a")
    assert budget.spend("a") == 0


def test_a_budget_without_a_number_has_no_end() -> None:
    budget = Budget()
    assert {budget.spend("a") for _ in range(1000)} == {0}


def test_nobody_is_kept_for_ever() -> None:
    now = Now(0)
    budget = Budget(2, 10, now)
    for person in range(10 * MANY):
        budget.spend(str(person))
        now.at += 0.1
    assert len(budget._spans) <= MANY + 1


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_who_hammers_a_button_is_told_once_and_then_nothing(hurried: Chat, language: Language) -> None:
    room = hurried
    await room.say("Ali", f"/language {language}")
    await room.say("Sara", "/newgame landverse")
    join = data_of(room.live()[0], "Join")
    assert join
    before = len(room.wall.messages)
    answers = [await room.rooms.press(room.caller("Ali"), join) for _ in range(50)]
    assert answers.count(Post("")) == 50 - MOST
    told = [bare(one.text) for one in answers]
    assert told.index(words(language).plain("error-too-much")) == MOST - 1
    assert await room.rooms.complete(room.caller("Ali"), "/new"), "what one types is counted by itself"
    for _ in range(MOST):
        await room.rooms.complete(room.caller("Ali"), "/new")
    assert await room.rooms.complete(room.caller("Ali"), "/new") == ()
    assert "Options" in bare((await room.say("Sara", "/options")).text), "nobody else is held up"
    await room.settle()
    assert len(room.wall.messages) == before
    room.now.at += 10
    assert "seat" in bare((await room.rooms.command(room.caller("Ali"), "join", "")).text) or language == "fa"


async def test_one_room_opens_only_so_many_tables(client: Client) -> None:
    room = chat(client)
    for person in ("Sara", "Ali") * 5:
        await room.say(person, "/newgame landverse")
        await room.say(person, "/leave")
    assert bare((await room.say("Mina", "/newgame landverse")).text) == words("en").plain("error-many-tables")
    room.room = "web:other"
    assert "Landverse" in bare((await room.say("Mina", "/newgame landverse")).text) or room.live()
