"""Who stops answering, who says they are away, and a game that waits for nobody; with a clock that is set."""

import pytest

from bot.connection import Client
from render.words import bare
from tests.rigs.chat import Chat, chat, data_of, labels

HOUR = 3600
DAY = 24 * HOUR
AWAY = (
    "Ali is away. The game waits no longer than a minute for an away seat; if everybody is away it pauses.",
    "Everybody is away, so the game pauses. It goes on when one of you presses [I'm back]; after 14 days it is closed.",
)


@pytest.fixture
def room(client: Client) -> Chat:
    return chat(client)


async def begun(room: Chat, *, limit: str = "1h") -> None:
    """A game of Sara and Ali."""
    await room.say("Sara", f"/limit {limit}")
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")


async def later(room: Chat, seconds: float) -> None:
    """Time passes, and the workers look."""
    room.now.at += seconds
    await room.settle()


async def ali_stops(room: Chat) -> None:
    """Two turns pass in which Sara plays and Ali doesn't."""
    for _ in range(2):
        await room.finish("Sara")
        await later(room, HOUR)


async def moves(room: Chat) -> list[int]:
    """How many moves each has made."""
    return [board.moves for board in (await room.view()).boards]


async def test_two_turns_missed_in_a_row_make_a_seat_away(room: Chat) -> None:
    await begun(room)
    await room.finish("Sara")
    await later(room, HOUR)
    assert AWAY[0] not in room.texts()[-1]
    await room.finish("Sara")
    await later(room, HOUR)
    post = room.live()[0]
    lines = bare(post.text).split("\n")
    assert lines[1].startswith("Ali's time is over; played by the rule: land")
    assert lines[2:] == ["Move 3 of 18. {@web:sara}, it is your turn.", "Until {t:1764510800|Sunday 13:53}.", AWAY[0]]
    assert [mention.person for mention in post.mentions] == ["web:sara"], "nobody calls who is away"
    assert post.picture
    assert "Waiting for Sara." in bare(post.picture.alt), "nor does the picture wait for them"
    assert {"I'm back", "Replace Ali"} <= {*labels(post)}


async def test_a_game_waits_no_longer_than_a_minute_for_who_is_away(room: Chat) -> None:
    await begun(room)
    await ali_stops(room)
    await room.finish("Sara")
    await later(room, 59)
    assert "Move 3 of 18" in room.texts()[-1]
    await later(room, 1)
    assert "Move 4 of 18" in room.texts()[-1]
    assert "Away: Ali." in room.texts()[-1].split("\n"), "what it means was said before"
    assert await moves(room) == [3, 3]


async def test_one_turn_missed_and_one_played_is_no_absence(room: Chat) -> None:
    await begun(room)
    await room.finish("Sara")
    await later(room, HOUR)
    for person in ("Sara", "Ali", "Sara"):
        await room.finish(person)
    await later(room, HOUR)
    assert (await room.game()).meta.seats[1].missed == 1
    assert AWAY[0] not in "".join(room.texts())


async def test_nobody_nudges_who_is_away(room: Chat) -> None:
    await begun(room)
    await room.finish("Sara")
    assert "Nudge" in labels(await room.press("Sara", "Play"))
    await later(room, HOUR)
    await room.finish("Sara")
    await later(room, HOUR)
    await room.finish("Sara")
    panel = await room.press("Sara", "Play")
    assert "Waiting for Ali." in bare(panel.text)
    assert "Nudge" not in labels(panel)


@pytest.mark.parametrize("way", ["I'm back", "Play"])
async def test_who_does_anything_is_back_and_has_their_time_again(room: Chat, way: str) -> None:
    await begun(room)
    await ali_stops(room)
    answer = await room.press("Ali", way)
    assert answer.picture is not None
    assert ("You're back" in bare(answer.text)) == (way == "I'm back")
    meta = (await room.game()).meta
    assert (meta.seats[1].away, meta.seats[1].missed, meta.deadlines[1]) == (0, 0, room.now.at + HOUR)
    await room.finish("Sara")
    await later(room, HOUR - 1)
    assert await moves(room) == [3, 2]


async def test_where_everybody_is_away_the_game_pauses_and_says_so_once(room: Chat) -> None:
    await begun(room)
    await later(room, HOUR)
    await later(room, HOUR)
    assert room.texts()[-1].split("\n")[-2:] == ["Away: Sara and Ali.", AWAY[1]], "what a pause is is said once"
    assert "Waiting for Sara and Ali." in room.texts()[-1]
    assert "Until" not in room.texts()[-1]
    posts = len(room.wall.messages)
    await later(room, 10 * DAY)
    assert len(room.wall.messages) == posts
    assert await moves(room) == [2, 2]


async def test_a_pause_ends_with_a_press(room: Chat) -> None:
    await begun(room)
    await later(room, HOUR)
    await later(room, HOUR)
    await later(room, 3 * DAY)
    answer = await room.press("Ali", "I'm back")
    assert "You're back, and the game waits for you again." in bare(answer.text)
    assert (await room.game()).meta.deadlines == (room.now.at + 60, room.now.at + HOUR)
    await later(room, 60)
    assert await moves(room) == [3, 2], "the one who is still away is played for"
    await room.finish("Ali")
    assert "Move 4 of 18" in room.texts()[-1]
    assert bare((await room.say("Ali", "/away off")).text) == "You're back in all your games."
    assert bare((await room.press("Ali", "I'm back")).text) == "You aren't away in this game."


async def test_a_pause_of_two_weeks_closes_the_game(room: Chat) -> None:
    await begun(room)
    await later(room, HOUR)
    await later(room, HOUR)
    await later(room, 14 * DAY - 1)
    assert (await room.game()).meta.status == "running"
    await later(room, 1)
    assert room.texts()[-1] == "**Landverse**\nNobody came back for 14 days, so this game was closed."
    await later(room, 30 * DAY)
    assert len(room.live()) == 1


async def test_a_game_with_computer_players_pauses_too(room: Chat) -> None:
    await room.say("Sara", "/limit 1h")
    await room.say("Sara", "/newgame landverse")
    await room.press("Sara", "Add computer player")
    await room.press("Sara", "Begin")
    await later(room, HOUR)
    await later(room, HOUR)
    assert (await room.game()).meta.paused == room.now.at
    await later(room, DAY)
    assert await moves(room) == [2, 3]
    await room.finish("Sara")
    assert (await room.game()).meta.paused == 0
    assert await moves(room) == [3, 4]


# Saying so


async def test_away_until_one_is_back(room: Chat) -> None:
    await begun(room, limit="off")
    answer = await room.say("Ali", "/away")
    assert bare(answer.text).startswith(
        "You're away in your games until you press [I'm back], play, or type `/away off`."
    )
    await room.finish("Sara")
    await later(room, 61)
    assert "Move 2 of 18. {@web:sara}, it is your turn." in room.texts()[-1]
    assert AWAY[0] in room.texts()[-1]
    await room.say("Ali", "/away off")
    await room.finish("Sara")
    await later(room, 30 * DAY)
    assert "Move 2 of 18" in room.texts()[-1], "no limit, and everybody is here"


async def test_away_for_a_time_ends_by_itself(room: Chat) -> None:
    await begun(room, limit="off")
    await room.say("Ali", "/remind zone=Asia/Tehran")
    answer = await room.say("Ali", "/away 2d")
    assert bare(answer.text) == (
        "You're away in your games until {t:1764672800|Tuesday 14:23}. No game waits longer than a minute for you."
    )
    await room.finish("Sara")
    await later(room, 60)
    assert "Ali is away until {t:1764672800|Tuesday 10:53}." in room.texts()[-1], "the room's own time zone"
    room.now.at += 2 * DAY
    await room.finish("Sara")
    await later(room, 10 * DAY)
    assert "Move 3 of 18" in room.texts()[-1]
    assert "away" not in room.texts()[-1]


async def test_everybody_away_for_a_time_pauses_until_the_first_is_back(room: Chat) -> None:
    await begun(room, limit="1d")
    await room.say("Ali", "/away 3d")
    await room.say("Sara", "/away 2d")
    first = "{t:1764672800|Tuesday 10:53}"
    assert room.texts()[-1].split("\n") == [
        "Move 1 of 18. Waiting for Sara and Ali.",
        "Away: Sara and Ali.",
        f"Everybody is away, so the game pauses until {first}, or until one of you presses [I'm back].",
    ]
    assert labels(room.live()[0])[-3:] == ["I'm back", "Replace Sara", "Replace Ali"]
    assert [data_of(post, "I'm back") for post in room.live()[1:]] == [], "the post before has lost its buttons"
    posts = len(room.wall.messages)
    await later(room, 2 * DAY - 1)
    assert len(room.wall.messages) == posts
    await later(room, 1)
    meta = (await room.game()).meta
    assert (meta.paused, meta.seats[0].away) == (0, 0)
    assert meta.deadlines == (room.now.at + DAY, room.now.at + 60)
    assert len(room.wall.messages) == posts + 1
    told = room.texts()[-1].split("\n")
    assert told == [
        "Move 1 of 18. {@web:sara}, it is your turn.",
        "Until {t:1764759200|Wednesday 10:53}.",
        "Away: Ali.",
    ]
    assert [mention.person for mention in room.live()[0].mentions] == ["web:sara"]
    assert len(room.live()) == 1, "nothing in the room says any more that everybody is away"


async def test_who_ends_a_pause_and_has_to_play_is_called(room: Chat) -> None:
    await begun(room, limit="off")
    for person in ("Sara", "Ali"):
        await room.say(person, "/away")
    posts = len(room.wall.messages)
    await room.press("Ali", "I'm back")
    assert len(room.wall.messages) == posts + 1
    assert room.texts()[-1].split("\n") == ["Move 1 of 18. {@web:ali}, it is your turn.", "Away: Sara."]
    await room.press("Sara", "Play")
    assert len(room.wall.messages) == posts + 1, "who comes back to a game that goes on makes no post"


async def test_whoever_says_when_they_are_back_isnt_given_up_before(room: Chat) -> None:
    await begun(room, limit="off")
    await room.say("Ali", "/away")
    await room.say("Sara", "/away 20d")
    await later(room, 20 * DAY - 1)
    assert (await room.game()).meta.paused
    await later(room, 1)
    meta = (await room.game()).meta
    assert (meta.status, meta.paused, meta.seats[0].away) == ("running", 0, 0)
    assert "{@web:sara}, it is your turn." in room.texts()[-1]


async def test_a_pause_tells_when_it_ends_now(room: Chat) -> None:
    await begun(room, limit="off")
    await room.say("Ali", "/away")
    await room.say("Sara", "/away")
    assert AWAY[1] in room.texts()[-1]
    posts = len(room.wall.messages)
    await room.say("Sara", "/away 20d")
    assert "so the game pauses until {t:1766228000|20 days from now}," in room.texts()[-1]
    assert "14 days" not in room.texts()[-1].split("\n")[-1]
    assert len(room.wall.messages) == posts
    await room.say("Sara", "/away 2026-01-20")
    await later(room, 15 * DAY)
    assert (await room.game()).meta.status == "running"


# Games that begin meanwhile


async def again(room: Chat, *, by: str = "Sara") -> tuple[bool, ...]:
    """Who is away in a rematch that has begun."""
    await room.press(by, "Rematch", on=next(post for post in room.live() if data_of(post, "Rematch")))
    await room.press(by, "Begin")
    return tuple(bool(one.away) for one in (await room.game()).meta.seats)


@pytest.mark.parametrize(("said", "waits"), [("/away 3d", 3 * DAY), ("/away", 13 * DAY)])
async def test_away_holds_for_a_rematch(room: Chat, said: str, waits: float) -> None:
    await begun(room, limit="1d")
    await room.play_out()
    await room.say("Ali", said)
    assert await again(room) == (True, False), "the seats are turned by one"
    game = await room.game()
    assert (game.meta.seats[0].name, game.meta.deadlines[0]) == ("Ali", room.now.at + 60)
    assert "Ali is away" in room.texts()[-1]
    await room.play_out()
    room.now.at += waits - 1
    assert await again(room) == (False, True)
    await room.play_out()
    room.now.at += DAY + 1
    assert await again(room) == (False, False), "it ends when they are back, or is believed as long as a pause lasts"


async def test_away_holds_for_a_rematch_of_a_game_they_were_away_in(room: Chat) -> None:
    await begun(room, limit="off")
    await room.say("Ali", "/away 3d")
    await room.play_out("Sara")
    await later(room, 61)
    assert (await room.game()).meta.seats[1].away
    await room.play_out()
    assert (await room.game()).meta.status == "over"
    assert await again(room) == (True, False)


@pytest.mark.parametrize("done", ["/away off", "/newgame landverse", "/join"])
async def test_who_is_back_is_so_in_a_rematch(room: Chat, done: str) -> None:
    await begun(room, limit="off")
    await room.play_out()
    await room.say("Ali", "/away")
    other = Chat(room.store, room.rooms, room.wall, room.now, "web:other")
    if done == "/join":
        await other.say("Sara", "/newgame landverse")
    await other.say("Ali", done)
    assert await again(room) == (False, False)


async def test_who_came_back_to_a_game_is_so_in_its_rematch(room: Chat) -> None:
    await begun(room, limit="off")
    await room.say("Ali", "/away 3d")
    await room.press("Ali", "Play")
    room.now.at += 60
    await room.play_out()
    assert await again(room) == (False, False)


async def test_whoever_asks_for_a_rematch_is_here(room: Chat) -> None:
    await begun(room, limit="off")
    await room.play_out()
    await room.say("Ali", "/away 3d")
    assert await again(room, by="Ali") == (False, False)


async def test_away_holds_for_all_games_and_tables(room: Chat) -> None:
    await begun(room, limit="off")
    other = Chat(room.store, room.rooms, room.wall, room.now, "web:other")
    await other.say("Sara", "/newgame landverse")
    await other.press("Ali", "Join")
    await room.say("Ali", "/away")
    await other.press("Sara", "Begin")
    for one in (room, other):
        assert (await one.game()).meta.seats[1].away
        await one.finish("Sara")
    await later(room, 61)
    assert all("Move 2 of 18" in one.texts()[-1] for one in (room, other))


async def test_who_begins_is_here(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    for person in ("Sara", "Ali"):
        await room.say(person, "/away")
    await room.press("Sara", "Begin")
    meta = (await room.game()).meta
    assert (bool(meta.seats[0].away), bool(meta.seats[1].away), meta.paused) == (False, True, 0)
    assert "Move 1 of 18. {@web:sara}, it is your turn." in room.texts()[-1]


@pytest.mark.parametrize("wrong", ["yesterday", "0d", "999d", "2025-01-01", "2025-13-01", "-3d"])
async def test_what_is_no_time_to_come_back(room: Chat, wrong: str) -> None:
    await begun(room)
    answer = bare((await room.say("Ali", f"/away {wrong}")).text)
    assert answer.startswith(f"“{wrong}” is no time to come back.")
    assert (await room.game()).meta.seats[1].away == 0


async def test_who_leaves_for_good_leaves_the_others_to_pause(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    for person in ("Ali", "Mina"):
        await room.press(person, "Join")
    await room.press("Sara", "Begin")
    await room.say("Ali", "/away")
    await room.say("Mina", "/away")
    await room.say("Sara", "/resign")
    await room.press("Sara", "Resign")
    assert (await room.game()).meta.paused == room.now.at
    await room.press("Mina", "I'm back")
    assert (await room.game()).meta.paused == 0
