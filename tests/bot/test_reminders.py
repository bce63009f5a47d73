"""Who is reminded when and where, by what they chose; with a clock that is set."""

import asyncio
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot import worker
from bot.clock import Clock
from bot.connection import Client
from bot.front import CantPost, TryLater
from bot.saved import Meta
from bot.store import Write
from engine.registry import GAMES
from engine.shorthand import shortened
from render.words import bare
from tests.rigs.chat import Chat, chat, data_of, labels

HOUR = 3600
DAY = 24 * HOUR


@pytest.fixture
def room(client: Client) -> Chat:
    return chat(client)


async def begun(room: Chat, *, limit: str = "1d") -> None:
    """A game in which Ali owes a move, and Sara has made hers."""
    await room.say("Sara", f"/limit {limit}")
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    await room.finish("Sara")


async def later(room: Chat, seconds: float) -> None:
    """Time passes, and the workers look."""
    room.now.at += seconds
    await room.settle()


def said(room: Chat) -> list[str]:
    """The reminders in the room."""
    return [text for text in room.texts()[2:] if "Landverse" in text]


def whispered(room: Chat, person: str) -> list[str]:
    """The reminders to one person in private."""
    return [bare(post.text) for (whom, _), post in room.wall.whispers.items() if whom == f"web:{person.lower()}"]


# When


async def test_half_time_calls_those_who_still_owe_a_move(room: Chat) -> None:
    await begun(room)
    await later(room, DAY / 2 - 1)
    assert said(room) == []
    await later(room, 2)
    assert said(room) == ["{@web:ali}, half of your time for Landverse is over; time left: 11 hours."]
    reminder = room.wall.messages[-1].post
    assert [mention.person for mention in reminder.mentions] == ["web:ali"]
    assert labels(reminder) == ["Play", "Mute this turn"]
    await room.settle()
    assert len(said(room)) == 1


async def test_near_the_end_the_rules_own_move_is_announced(room: Chat) -> None:
    await begun(room)
    await later(room, DAY / 2)
    await later(room, DAY * 0.4 - 1)
    assert len(said(room)) == 1
    await later(room, 1)
    _, near = said(room)
    first, rule = near.split("\n")
    assert first == "{@web:ali}, your time for Landverse is almost over; time left: 2 hours."
    assert rule.startswith("After that the rule plays: land ")
    announced = rule.removeprefix("After that the rule plays: ").rstrip(".").split(", ")
    await later(room, DAY / 10)
    assert "Ali's time is over; played by the rule: land" in room.texts()[-1]
    log = await room.store.log((await room.game()).id)
    played = [entry.move for _, entry in log if entry.by == "clock"]
    assert announced == [*shortened(GAMES["landverse"].shorthand, played)], "whole moves, and not their halves"
    assert len(announced) == 2 < len(played)


async def test_both_who_are_late_are_called_at_once(room: Chat) -> None:
    await room.say("Sara", "/limit 1d")
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    await later(room, DAY * 0.95)
    assert said(room) == ["{@web:sara} and {@web:ali}, your time for Landverse is almost over; time left: 1 hour."], (
        "of two reminders that fell due meanwhile the later one"
    )


async def test_a_longer_limit_in_mid_turn_reminds_anew(room: Chat) -> None:
    await begun(room, limit="1h")
    await later(room, 1801)
    await room.say("Sara", "/limit 6h")
    await later(room, 3 * HOUR + 1)
    assert [text.rpartition(": ")[2] for text in said(room)] == ["29 minutes.", "2 hours."]


async def test_a_reminder_that_comes_late_is_left_out(room: Chat) -> None:
    """The process was down at half time, and the turn is a new one now."""
    await begun(room, limit="1h")
    room.now.at += 1801
    game = await room.game()
    write = new_turn(game.meta, room.now.at)
    assert await room.store.write(game.id, game.version, Write(write, game.state, game.asks)) == "ok"
    await room.settle()
    assert said(room) == []


def new_turn(meta: Meta, now: float) -> Meta:
    """As if a turn had begun now, its timers not written yet."""
    return meta.model_copy(update={"asked": (now,) * 2, "deadlines": (now + HOUR,) * 2, "deadline": now + HOUR})


async def test_an_interval_reminds_besides_and_without_a_limit_too(room: Chat) -> None:
    await begun(room, limit="off")
    await room.say("Ali", "/remind every=6h")
    for _ in range(13):
        await later(room, HOUR)
    assert said(room) == ["{@web:ali}, it is still your turn in Landverse."] * 2
    await room.say("Ali", "/remind every=off")
    await later(room, DAY)
    assert len(said(room)) == 2


async def test_who_has_played_is_reminded_no_more(room: Chat) -> None:
    await begun(room)
    await room.say("Ali", "/remind every=1h")
    await later(room, HOUR)
    assert said(room) == ["{@web:ali}, it is still your turn in Landverse.\nUntil {t:1764586400|Monday 10:53}."]
    await room.finish("Ali")
    await room.say("Ali", "/remind every=off")
    await later(room, DAY / 2 - 1)
    assert len(said(room)) == 1


# Silence


async def test_a_turn_is_muted_by_the_button_and_the_next_one_isnt(room: Chat) -> None:
    await begun(room)
    await later(room, DAY / 2)
    answer = await room.press("Ali", "Mute this turn")
    assert bare(answer.text) == "No more reminders come in this turn. `/mute off` brings them back."
    await later(room, DAY * 0.45)
    assert len(said(room)) == 1
    await room.finish("Ali")
    await later(room, DAY / 2)
    assert len(said(room)) == 2


async def test_a_muted_turn_can_be_heard_again(room: Chat) -> None:
    await begun(room)
    await room.say("Ali", "/mute")
    await room.say("Ali", "/mute off")
    await later(room, DAY / 2)
    assert len(said(room)) == 1


@pytest.mark.parametrize(
    ("person", "line", "answer"),
    [
        ("Sara", "/mute", "It isn't your turn, so there is nothing to mute."),
        ("Mina", "/mute", "You're watching this game. `/board` shows where it stands."),
        ("Ali", "/mute forever", "Write `/mute` or `/mute off`."),
        ("Ali", "/nudge", "It is your own turn."),
        ("Mina", "/nudge", "You're watching this game. `/board` shows where it stands."),
    ],
)
async def test_what_cant_be_muted_or_nudged(room: Chat, person: str, line: str, answer: str) -> None:
    await begun(room)
    assert bare((await room.say(person, line)).text) == answer


def local(clock: str) -> float:
    """The moment of a Sunday's clock in Tehran."""
    return datetime.fromisoformat(f"2025-11-30 {clock}").replace(tzinfo=ZoneInfo("Asia/Tehran")).timestamp()


async def test_quiet_hours_put_a_reminder_off(room: Chat) -> None:
    room.now.at = local("14:00")
    await begun(room, limit="1d")
    await room.say("Ali", "/remind quiet=22-8 zone=asia/tehran")
    await later(room, local("23:59") - room.now.at)
    await later(room, 4 * HOUR)  # half of the time is over at 2:00
    assert said(room) == []
    await later(room, local("08:00") + DAY - room.now.at)
    assert said(room) == ["{@web:ali}, half of your time for Landverse is over; time left: 6 hours."]


async def test_a_reminder_that_would_come_after_the_end_is_dropped(room: Chat) -> None:
    room.now.at = local("23:00")
    await begun(room, limit="6h")
    await room.say("Ali", "/remind quiet=22:00-08:00 zone=Asia/Tehran")
    for _ in range(6):
        await later(room, HOUR)
    assert "Ali's time is over" in room.texts()[-1]
    assert not any("{@web:ali}, half" in text or "{@web:ali}, your time" in text for text in room.texts())


# Where


async def test_reminders_in_private_are_seen_by_nobody_else(room: Chat) -> None:
    await begun(room)
    panel = await room.say("Ali", "/remind private")
    chosen = "in private · no other reminders · no quiet hours · times by the clock of the room"
    assert f"Chosen: {chosen}" in bare(panel.text)
    await room.say("Ali", "/language fa")
    await later(room, DAY / 2)
    assert said(room) == []
    assert whispered(room, "Ali") == ["Ali، نیمی از مهلت شما در لندورس («#table») گذشته است؛ ۱۲ ساعت مانده است."]
    (post,) = room.wall.whispers.values()
    assert labels(post) == ["بازی کردن", "سکوت در این نوبت"]
    assert (await room.press("Ali", "بازی کردن", on=post)).picture, "it can be played from there"


async def test_a_panel_elsewhere_says_which_room_it_is_of(room: Chat) -> None:
    await begun(room)
    press = data_of(room.live()[0], "Play")
    assert press
    assert bare((await room.send("Ali", press)).text).startswith("Landverse, you are")
    alone = replace(room.caller("Ali"), room="web:alone")
    assert bare((await room.rooms.press(alone, press)).text).startswith("Landverse in “#table”, you are")


async def test_who_cant_be_reached_in_private_is_called_in_the_room(room: Chat) -> None:
    await begun(room)
    await room.say("Ali", "/remind private")
    room.wall.unreachable.add("web:ali")
    await later(room, DAY / 2)
    assert whispered(room, "Ali") == []
    assert said(room) == ["{@web:ali}, half of your time for Landverse is over; time left: 12 hours."]


async def test_reminders_can_be_off(room: Chat) -> None:
    await begun(room)
    await room.say("Ali", "/remind off")
    await later(room, DAY * 0.95)
    assert said(room) == []
    assert bare((await room.say("Sara", "/nudge")).text) == "Reminders are off for Ali now."


async def test_everything_can_be_chosen_in_the_panel(room: Chat) -> None:
    panel = await room.say("Ali", "/remind")
    chosen = ("in private", "every 6 hours", "quiet from 22:00 to 08:00", "Europe/Berlin")
    for name, label in zip(labels(panel), chosen, strict=True):
        await room.press("Ali", name)
        panel = await room.press("Ali", label)
    assert "Chosen: in private · every 6 hours · quiet from 22:00 to 08:00 · Europe/Berlin" in bare(panel.text)
    person = (await room.store.people(["web:ali"]))["web:ali"]
    assert (person.remind, person.every, person.quiet, person.time_zone) == (
        "private", 6 * HOUR, "22:00-08:00", "Europe/Berlin",
    )  # fmt: skip
    await room.say("Ali", "/remind every=off quiet=off zone=room here")
    person = (await room.store.people(["web:ali"]))["web:ali"]
    assert (person.remind, person.every, person.quiet, person.time_zone) == ("here", 0, "", "")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("loudly", "“loudly” is no setting of reminders."),
        ("every=5m", "“5m” isn't possible for `every`. For example: "),
        ("quiet=25-8", "“25-8” isn't possible for `quiet`. For example: "),
        ("zone=Mars/Olympus", "“Mars/Olympus” isn't possible for `zone`. For example: "),
        ("colour=blue", "“colour=blue” is no setting of reminders."),
        ("where=", "“where=” is no setting of reminders."),
    ],
)
async def test_what_is_no_setting_changes_nothing(room: Chat, wrong: str, why: str) -> None:
    answer = bare((await room.say("Ali", f"/remind private {wrong}")).text)
    assert answer.startswith(why)
    assert (await room.store.people(["web:ali"]))["web:ali"].remind == "here"


# Nudges


async def test_a_nudge_calls_the_slow_at_most_once_in_four_hours(room: Chat) -> None:
    await begun(room, limit="off")
    answer = await room.press("Sara", "Nudge")
    assert bare(answer.text) == "I'm calling Ali. Quiet hours are kept."
    assert said(room) == ["{@web:ali}, the others are waiting for you in Landverse."]
    await later(room, 4 * HOUR - 1)
    answer = await room.say("Sara", "/nudge")
    assert bare(answer.text).startswith(
        "The last call was not long ago. The next nudge is possible from {t:1764514400|"
    )
    assert len(said(room)) == 1
    await later(room, 1)
    await room.say("Sara", "/nudge")
    assert len(said(room)) == 2


async def test_a_nudge_waits_for_the_end_of_quiet_hours(room: Chat) -> None:
    room.now.at = local("23:00")
    await begun(room, limit="off")
    await room.say("Ali", "/remind quiet=22:00-08:00 zone=Asia/Tehran")
    await room.say("Sara", "/nudge")
    assert said(room) == []
    await later(room, 9 * HOUR)
    assert said(room) == ["{@web:ali}, the others are waiting for you in Landverse."]


async def test_nobody_is_nudged_who_is_away(room: Chat) -> None:
    await begun(room, limit="off")
    await room.rooms.command(room.caller("Ali"), "away", "")
    assert bare((await room.say("Sara", "/nudge")).text) == "Nobody who is here has to play now."


# When things break


async def test_a_room_that_takes_no_reminder_isnt_asked_again(room: Chat) -> None:
    await begun(room)
    room.wall.trouble = [CantPost("not allowed")]
    await later(room, DAY / 2)
    await later(room, HOUR)
    assert said(room) == []


async def test_a_platform_that_asks_to_wait_is_waited_for(room: Chat) -> None:
    await begun(room)
    room.wall.trouble = [TryLater(40)]
    await later(room, DAY / 2)
    assert said(room) == []
    await later(room, 41)
    assert len(said(room)) == 1


async def test_a_process_killed_between_calling_and_noting_says_the_same_again(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The call has the same nonce, by which a platform knows it."""
    await begun(room)

    class Killed(BaseException):
        pass

    async def die(*args: Any, **kwargs: Any) -> str:
        raise Killed

    with monkeypatch.context() as dying:
        dying.setattr(room.store, "write", die)
        with pytest.raises(Killed):
            await later(room, DAY / 2)
    assert len(said(room)) == 1
    await later(room, worker.LEASE + 1)
    assert len(said(room)) == 1
    assert (await room.game()).meta.seats[1].reminded == room.now.at


async def test_two_processes_call_once(room: Chat) -> None:
    await begun(room)
    room.now.at += DAY / 2
    clocks = [Clock(room.store, GAMES, {"web": room.wall}) for _ in range(2)]
    await asyncio.gather(*(worker.once(room.store, "reminder", clock.remind) for clock in clocks))
    await room.settle()
    assert len(said(room)) == 1


async def test_a_move_that_comes_in_while_somebody_is_called_counts(
    room: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The call is noted on the game as it is by then."""
    await begun(room)
    real, posted = room.wall.post, list[str]()

    async def post_while_ali_plays(*args: Any) -> str:
        if not posted:
            posted.append("once")
            await room.rooms.command(room.caller("Ali"), "move", "land a1")
        return await real(*args)

    monkeypatch.setattr(room.wall, "post", post_while_ali_plays)
    await later(room, DAY / 2)
    game = await room.game()
    assert game.meta.seats[1].reminded == room.now.at
    assert [entry.move for _, entry in await room.store.log(game.id) if entry.seat == 1] == ["land a", "a1"]
