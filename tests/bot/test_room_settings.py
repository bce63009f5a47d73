"""What a room sets for its games: in a panel or typed, by whom, and what follows."""

import pytest

from bot import times
from bot.connection import Client
from bot.post import Post
from render.words import bare
from tests.rigs.chat import Chat, chat, labels


@pytest.fixture
def room(client: Client) -> Chat:
    """A room with nothing in it."""
    return chat(client)


def text(post: Post) -> str:
    return bare(post.text)


async def begun(room: Chat, *people: str) -> None:
    """These people sit at a running game."""
    first, *others = people
    await room.say(first, "/newgame landverse")
    for person in others:
        await room.press(person, "Join")
    await room.press(first, "Begin")


async def test_the_panel_shows_what_is_set_and_sets_it(room: Chat) -> None:
    panel = await room.say("Sara", "/settings")
    assert text(panel).split("\n") == [
        "What this room has set for its games:",
        "Language: that of whoever opens a table",
        "Turn limit: none",
        "Time zone: UTC",
        "Who may stop: who opened the table, or all together",
        "Where tables stand: where they are opened",
    ]
    assert labels(panel) == ["Language", "Turn limit", "Time zone", "Who may stop", "Where tables stand"]
    for name, value in (("Turn limit", "2 days"), ("Time zone", "Asia/Tehran"), ("Who may stop", "all together")):
        await room.press("Sara", name)
        panel = await room.press("Sara", value)
        assert f"{name}: {value}" in text(panel)
    where = await room.press("Sara", "Where tables stand")
    assert labels(where) == ["where they are opened", "Back"], "there are no threads on this platform"
    assert await room.press("Sara", "Back") == panel
    await room.press("Sara", "Language")
    panel = await room.press("Sara", "Persian")
    assert "زبان: فارسی" in text(panel)
    set_ = await room.store.room(room.room)
    assert (set_.turn_limit, set_.language, set_.time_zone, set_.stoppers) == (172800, "fa", "Asia/Tehran", "vote")
    await room.say("Ali", "/newgame landverse")
    meta = (await room.game()).meta
    assert (meta.turn_limit, meta.language, meta.time_zone) == (172800, "fa", "Asia/Tehran")


async def test_several_can_be_typed_at_once(room: Chat) -> None:
    panel = await room.say("Sara", "/settings LIMIT=36h zone=asia/tehran where=here stop=players")
    assert "Turn limit: 1 day" in text(panel)
    set_ = await room.store.room(room.room)
    assert (set_.turn_limit, set_.time_zone, set_.home, set_.stoppers) == (36 * 3600, "Asia/Tehran", "", "players")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("limit=3m", "“3m” isn't possible for `limit`. For example: "),
        ("limit", "“limit” is no setting of a room."),
        ("zone=Atlantis", "“Atlantis” isn't possible for `zone`. For example: "),
        ("colour=red", "“colour=red” is no setting of a room."),
        ("stop=nobody", "“nobody” isn't possible for `stop`. For example: "),
        ("language=xx", "“xx” isn't possible for `language`. For example: "),
    ],
)
async def test_what_is_no_setting_changes_nothing(room: Chat, wrong: str, why: str) -> None:
    answer = await room.say("Sara", f"/settings limit=2d {wrong}")
    assert text(answer).startswith(why)
    assert (await room.store.room(room.room)).turn_limit == 0


async def test_threads_are_set_only_where_there_are_threads(room: Chat) -> None:
    answer = await room.say("Sara", "/settings where=threads")
    assert text(answer).startswith("“where=threads” is no place here where both of us may write.")
    room.threads = True
    panel = await room.say("Sara", "/settings where=threads")
    assert "Where tables stand: in threads, one for each game" in text(panel)
    await room.press("Sara", "Where tables stand")
    await room.press("Sara", "where they are opened")
    assert (await room.store.room(room.room)).home == ""


async def test_a_game_that_runs_goes_on_under_the_new_settings(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Ali", "/settings limit=1d language=fa")
    meta = (await room.game()).meta
    assert (meta.turn_limit, meta.language) == (86400, "fa")
    assert meta.deadlines == (room.now.at + 86400,) * 2


async def test_a_stranger_sets_nothing_while_others_play(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    answer = await room.say("Mina", "/settings limit=1d")
    assert text(answer) == "You have no seat at this table."
    await room.say("Mina", "/settings limit=1d", admin=True)
    assert (await room.game()).meta.turn_limit == 86400


async def test_who_may_stop_is_not_changed_by_those_who_play(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    answer = await room.say("Ali", "/settings stop=players")
    assert text(answer) == "While a game is open here, only admins of the chat choose who may stop it."
    assert (await room.store.room(room.room)).stoppers == "creator"
    await room.say("Ali", "/settings stop=creator limit=1d")
    await room.say("Mina", "/settings stop=players", admin=True)
    assert (await room.store.room(room.room)).stoppers == "players"


async def test_all_that_can_be_typed_is_suggested(room: Chat) -> None:
    complete = room.rooms.complete
    sara = room.caller("Sara")
    assert await complete(sara, "/settings li") == tuple(f"/settings limit={limit}" for limit in times.LIMITS)
    assert await complete(sara, "/settings limit=2d w") == ("/settings limit=2d where=here",)
    assert await complete(sara, "/settings limit=2d lim") == ()
    room.threads = True
    assert await complete(room.caller("Sara"), "/settings wh") == ("/settings where=here", "/settings where=threads")
