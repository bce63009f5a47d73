"""What goes wrong on Discord, and what the bot does: each test names its cases of the list of known pitfalls."""

import asyncio
import io
from collections.abc import Awaitable
from typing import Any

import discord as library
import pytest
from PIL import Image

import bot.discord.front
from bot.connection import Client
from bot.discord.front import DiscordFront
from bot.front import CantPost, MessageGone, TryLater
from bot.post import Button, Mention, Picture, Post
from bot.store import StoreAway
from tests.bot.discord.conftest import Start, Table
from tests.journeys.discord_front import DiscordFront as People
from tests.journeys.person import sees, until
from tests.journeys.play import Player, button, decisions, of, offers, open_table
from tests.rigs.discord.server import Discord, Fault
from tests.rigs.discord.world import DM, THREAD, Refused

UNKNOWN_INTERACTION = {"code": 10062, "message": "Unknown interaction"}
ANSWERED_ALREADY = {"code": 40060, "message": "Interaction has already been acknowledged."}


def picture(colour: str) -> Picture:
    """A small picture of one colour."""
    png = io.BytesIO()
    Image.new("RGB", (8, 8), colour).save(png, "PNG")
    return Picture(f"{colour}.png", png.getvalue(), f"all {colour}")


async def unanswered(doing: Awaitable[None]) -> None:
    """Do something that gets no answer."""
    with pytest.raises(TimeoutError):
        await doing


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("refusal", [(404, UNKNOWN_INTERACTION), (400, ANSWERED_ALREADY)], ids=["1", "2"])
async def test_1_2_a_move_counts_though_it_can_no_longer_be_answered(
    table: Table, refusal: tuple[int, dict[str, object]]
) -> None:
    status, body = refusal
    await table.sara.press(button(table.sara, "play"))
    question = decisions(table.sara)
    table.discord.faults.append(Fault("/callback", "POST", status, body))
    await unanswered(table.sara.press(question[0]))
    await table.sara.say("/hand")
    assert decisions(table.sara) != question
    assert len(table.discord.sent("POST", "/callback")) == len(table.discord.world.interactions)


async def test_3_buttons_outlive_the_process(discord: Discord, start: Start, people: People) -> None:
    async with start():
        await discord.connected()
        sara = await people.person("Sara", "table")
        await open_table([sara])
        await sara.press(button(sara, "play"))
        asked = decisions(sara)
    async with start():
        await discord.connected()
        await sara.press(asked[0])
        assert decisions(sara) != asked
        await sara.press(button(sara, "play"))
        assert decisions(sara)


async def test_3_a_control_of_nobody_is_told_so(table: Table) -> None:
    message = table.discord.world.public(table.sara.channel.id)[-1]
    control = {"type": 2, "style": 1, "label": "Old", "custom_id": "something-else"}
    await table.discord.press(table.sara.user, message.id, control)
    assert table.sara.private() == of(table.sara).plain("error-press")


async def test_4_an_answer_of_last_week_still_leads_on(table: Table) -> None:
    await table.sara.press(button(table.sara, "play"))
    asked = decisions(table.sara)
    table.discord.world.later += 7 * 24 * 3600
    await table.sara.press(asked[0])
    assert decisions(table.sara) != asked


async def test_4_an_answer_that_comes_too_late_is_let_go(table: Table) -> None:
    await table.sara.press(button(table.sara, "play"))
    asked = decisions(table.sara)
    expired = {"code": 50027, "message": "Invalid Webhook Token"}
    table.discord.faults.append(Fault("/messages/@original", "PATCH", 401, expired))
    pressing = asyncio.ensure_future(table.sara.press(asked[0]))
    await until(lambda: not table.discord.faults[-1].times, table.sara, "the late answer")
    pressing.cancel()
    await table.sara.say("/hand")
    assert decisions(table.sara) != asked


async def test_5_edits_of_old_messages_that_are_too_many_are_put_off(front: DiscordFront, discord: Discord) -> None:
    room = f"discord:{discord.world.channel('table').id}"
    message = await front.post(room, Post("Hello"), "n")
    body = {"message": "too many", "retry_after": 90.0, "code": 30046, "global": False}
    discord.faults.append(Fault("/messages/", "PATCH", 429, body))
    with pytest.raises(TryLater) as later:
        await front.edit(room, message, Post("Hello again"))
    assert later.value.seconds == 90
    await front.edit(room, message, Post("Hello again"))


async def test_5_a_short_wait_is_waited(front: DiscordFront, discord: Discord) -> None:
    room = f"discord:{discord.world.channel('table').id}"
    discord.faults.append(Fault("/messages", "POST", 429, {"message": "", "retry_after": 0.05, "global": False}))
    assert await front.post(room, Post("Hello"), "n")


async def test_6_no_game_where_its_posts_could_not_be_sent(
    front: DiscordFront, discord: Discord, people: People
) -> None:
    sara = await people.person("Sara", "silent")
    sara.channel.lacking |= {"send_messages", "attach_files"}
    await sara.say("/newgame landverse")
    assert sara.private() == of(sara).plain("error-cant-post", permissions="Send Messages and Attach Files")
    await sara.say("/board")
    assert of(sara).plain("error-no-game").replace("`", "") in sara.private()
    assert not discord.sent("POST", "/messages")


async def test_6_who_plays_on_is_told_that_the_others_do_not_see_it(table: Table) -> None:
    table.sara.channel.lacking.add("send_messages")
    posts, before = table.sara.public(), len(table.discord.requests)
    for person in (table.sara, table.ali):
        await Player(person, 1).play(at_most=4)
    await table.ali.say("/hand")
    await sees(table.ali, of(table.ali).plain("discord-muted", permissions="Send Messages"))
    assert table.sara.public() == posts
    refused = [one for one in table.discord.requests[before:] if one.status == 403]
    assert 1 <= len(refused) <= 8, "it asks again only when somebody has played"
    table.sara.channel.lacking.clear()
    await Player(table.sara, 2).play(at_most=1)
    await until(lambda: "Move 2" in "".join(table.sara.public()), table.sara, "what happened meanwhile")


async def test_7_nobody_is_ever_written_to_in_private(table: Table) -> None:
    await Player(table.sara, 1).play()
    assert not [one for one in table.discord.requests if one.path.endswith("/users/@me/channels")]


async def test_7_who_asked_for_it_is_written_to_in_private_once(table: Table, front: DiscordFront) -> None:
    for _ in range(2):
        await front.private(f"discord:{table.ali.user.id}", Post("It is your turn."), "n")
    (message,) = table.discord.world.public(table.discord.world.chat_with(table.ali.user.id).id)
    assert message.content == "It is your turn."


async def test_7_who_takes_no_private_messages_is_told_of(table: Table, front: DiscordFront) -> None:
    """The clock then calls them in the channel (tests/bot/test_reminders.py)."""
    table.ali.user.closed = True
    with pytest.raises(CantPost, match="50007"):
        await front.private(f"discord:{table.ali.user.id}", Post("It is your turn."), "n")


async def test_7_who_has_left_the_server_is_noticed(table: Table, front: DiscordFront) -> None:
    """Discord tells of it only where it has granted the list of members; so it is asked before somebody is called."""
    ali, sara = (f"discord:{one.user.id}" for one in (table.ali, table.sara))
    room, chat = f"discord:{table.sara.channel.id}", table.discord.world.channel("chat", kind=DM)
    assert await front.has(room, ali)
    table.ali.user.left = True
    assert not await front.has(room, ali)
    assert await front.has(room, sara)
    assert await front.has(f"discord:{chat.id}", ali), "nobody leaves a private chat"
    table.discord.world.channels[table.sara.channel.id].gone = True
    assert await front.has(room, ali), "a channel that is gone tells nothing of people"


async def test_8_a_lobby_that_was_deleted_is_posted_anew(front: DiscordFront, discord: Discord, people: People) -> None:
    sara, ali = [await people.person(name, "table") for name in ("Sara", "Ali")]
    await sara.say("/newgame landverse")
    await until(lambda: offers(sara, "join"), sara, "the lobby")
    (lobby,) = discord.world.public(sara.channel.id)
    del discord.world.messages[lobby.id]
    await ali.say("/join")
    await sees(sara, "Ali")


async def test_8_a_channel_that_is_gone_takes_nothing(front: DiscordFront, discord: Discord) -> None:
    channel = discord.world.channel("table")
    room = f"discord:{channel.id}"
    message = await front.post(room, Post("Hello"), "n")
    channel.gone = True
    with pytest.raises(CantPost):
        await front.post(room, Post("Hello"), "m")
    with pytest.raises(CantPost):
        await front.disarm(room, message)


async def test_8_buttons_of_a_message_that_is_gone_need_no_taking(front: DiscordFront, discord: Discord) -> None:
    room = f"discord:{discord.world.channel('table').id}"
    message = await front.post(room, Post("Hello"), "n")
    del discord.world.messages[int(message)]
    await front.disarm(room, message)
    with pytest.raises(MessageGone):
        await front.edit(room, message, Post("Hello"))


async def test_9_a_sleeping_thread_is_woken_by_a_post(front: DiscordFront, discord: Discord, people: People) -> None:
    parent = discord.world.channel("board-games")
    thread = discord.world.channel("landverse", kind=THREAD, parent=parent.id)
    sara = await people.person("Sara", "landverse")
    await open_table([sara])
    room, lobby = f"discord:{parent.id}:{thread.id}", discord.world.public(thread.id)[0].id
    thread.archived = True
    with pytest.raises(MessageGone):
        await front.edit(room, str(lobby), Post("Hello"))
    await front.disarm(room, str(lobby))
    with pytest.raises(Refused):
        await sara.say("/board")
    await front.post(room, Post("Wake up"), "n")
    assert not thread.archived
    await sara.say("/board")


async def test_9_of_a_closed_thread_the_channel_is_told(front: DiscordFront, discord: Discord, people: People) -> None:
    parent = discord.world.channel("board-games")
    thread = discord.world.channel("landverse", kind=THREAD, parent=parent.id)
    sara = await people.person("Sara", "board-games")
    thread.archived = thread.locked = True
    for _ in range(2):
        with pytest.raises(CantPost):
            await front.post(f"discord:{parent.id}:{thread.id}", Post("Hello"), "n")
    assert sara.public() == (of(sara).plain("discord-thread-closed", thread="#landverse"),)


async def test_10_commands_are_told_once_and_for_all_servers(discord: Discord, start: Start) -> None:
    for _ in range(2):
        async with start():
            await discord.connected()
    assert discord.world.syncs == 1
    assert [one.path for one in discord.requests if one.method == "PUT"] == [
        f"/applications/{discord.world.bot.id}/commands"
    ]


async def test_11_commands_that_are_refused_stop_nothing_else(discord: Discord, start: Start, client: Client) -> None:
    discord.faults.append(Fault("/commands", "PUT", 400, {"code": 50035, "message": "Invalid Form Body"}))
    async with start():
        await discord.connected()
    async with start():
        await discord.connected()
    assert discord.world.syncs == 1, "and they are told again"


async def test_12_a_new_picture_takes_the_place_of_the_old_one(front: DiscordFront, discord: Discord) -> None:
    room = f"discord:{discord.world.channel('table').id}"
    message = await front.post(room, Post("One", picture("red")), "n")
    await front.edit(room, message, Post("Two", picture("blue")))
    shown = discord.world.messages[int(message)]
    assert [(one["filename"], one["description"]) for one in shown.attachments] == [("blue.png", "all blue")]
    await front.edit(room, message, Post("Three"))
    assert shown.attachments == []


async def test_12_a_picture_is_sent_whole_at_every_try(front: DiscordFront, discord: Discord) -> None:
    room = f"discord:{discord.world.channel('table').id}"
    discord.faults.append(Fault("/messages", "POST", 429, {"message": "", "retry_after": 0.02, "global": False}))
    message = discord.world.messages[int(await front.post(room, Post("One", picture("red")), "n"))]
    assert list(message.files.values()) == [picture("red").png]


async def test_13_what_discord_would_refuse_is_cut(front: DiscordFront, discord: Discord) -> None:
    room = f"discord:{discord.world.channel('table').id}"
    row = tuple(Button("👩‍👩‍👧" * 30, "a:x:play:") for _ in range(5))
    long = Post("**x** " * 900, rows=(row,) * 7, parts=("y" * 5000,))
    await front.post(room, long, "n")
    assert not discord.complaints
    assert discord.world.public(int(room.split(":")[1]))[-1].components


async def test_14_where_a_filter_blocks_the_text_the_rest_is_posted(front: DiscordFront, discord: Discord) -> None:
    room, sara = f"discord:{discord.world.channel('table').id}", discord.world.user("Sara")
    discord.faults.append(Fault("/messages", "POST", 400, {"code": 200000, "message": "blocked by AutoMod"}))
    key = f"discord:{sara.id}"
    post = Post(f"Bad Words: {{@{key}}}", picture("red"), ((Button("Play", "a:x:play:"),),), (Mention(key, "Sara"),))
    message = discord.world.messages[int(await front.post(room, post, "n"))]
    assert message.content == f"<@{sara.id}>"
    assert message.mentions == [sara.id]
    assert message.attachments
    assert message.components


async def test_15_a_lost_connection_is_resumed(table: Table) -> None:
    for code in (4000, 1001):
        await table.discord.drop(code)
        await until(lambda: not table.discord.listens, table.sara, "the loss")
        await table.discord.connected()
        await table.sara.say("/board")
    assert (table.discord.identifies, table.discord.resumes) == (1, 2)


async def test_15_a_session_that_is_over_begins_anew(table: Table) -> None:
    await table.discord.invalidate()
    await until(lambda: table.discord.identifies == 2, table.sara, "a new session")
    await table.sara.say("/board")


async def test_15_lost_heartbeats_are_noticed(
    discord: Discord, start: Start, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    discord.heartbeat = 0.1
    patience = property(lambda _: 0.5, lambda _, __: None)
    monkeypatch.setattr(library.state.ConnectionState, "heartbeat_timeout", patience, raising=False)
    async with start():
        await discord.connected()
        sara = await people.person("Sara", "table")
        discord.muted = True
        await until(lambda: not discord.listens, sara, "the bot's own hanging up")
        discord.muted = False
        await discord.connected()
        await sara.say("/board")
    assert (discord.identifies, discord.resumes >= 1) == (1, True)


async def test_15_a_gateway_that_is_away_is_asked_for_with_growing_pauses(
    discord: Discord, start: Start, people: People
) -> None:
    discord.faults.append(Fault("/gateway/bot", "GET", 503, {}, times=3))
    loop = asyncio.get_running_loop()
    begun = loop.time()
    async with start():
        await discord.connected()
    assert loop.time() - begun > 0.1 + 0.2 + 0.4
    assert discord.identifies == 1


@pytest.mark.parametrize("fault", [{"lost": True}, {"half": True}, {"garbled": True}], ids=str)
async def test_16_an_answer_that_got_lost_doubles_nothing(
    front: DiscordFront, discord: Discord, fault: dict[str, Any]
) -> None:
    channel = discord.world.channel("table")
    discord.faults.append(Fault("/messages", "POST", **fault))
    with pytest.raises(TryLater):
        await front.post(f"discord:{channel.id}", Post("Hello"), "n")
    await front.post(f"discord:{channel.id}", Post("Hello"), "n")
    assert len(discord.world.public(channel.id)) == 1


async def test_18_a_flood_becomes_one_post(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.discord.front, "AGAIN", 1.5)
    table.discord.faults.append(Fault("/messages", "POST", 503, {}))
    before = len(table.sara.public())
    for _ in range(2):
        for person in (table.sara, table.ali):
            await Player(person, 3).play(at_most=4)
    await until(lambda: len(table.sara.public()) > before, table.sara, "a post")
    assert len(table.sara.public()) == before + 1


async def test_25_the_same_press_delivered_again_plays_once(table: Table) -> None:
    await table.sara.press(button(table.sara, "play"))
    message, control, value = table.sara.found(decisions(table.sara)[0])
    twice = table.discord.world.new_id()
    for _ in range(2):
        await table.discord.press(table.sara.user, message.id, control, value, id=twice)
        after = decisions(table.sara)
    await table.sara.say("/undo")
    await table.sara.say("/undo")
    assert of(table.sara).plain("undo-nothing") in table.sara.private()
    assert after


async def test_26_two_at_once_both_count(table: Table) -> None:
    for person in (table.sara, table.ali):
        await person.press(button(person, "play"))
    asked = [decisions(person) for person in (table.sara, table.ali)]
    await asyncio.gather(table.sara.press(asked[0][0]), table.ali.press(asked[1][0]))
    assert [decisions(person) != before for person, before in zip((table.sara, table.ali), asked, strict=True)] == [
        True,
        True,
    ]


async def test_29_somebody_elses_button(table: Table) -> None:
    await table.sara.press(button(table.sara, "play"))
    message, control, value = table.sara.found(decisions(table.sara)[0])
    await table.discord.press(table.ali.user, message.id, control, value)
    assert of(table.ali).plain("answer-others-button", name="Sara") in table.discord.world.shown(
        table.discord.world.private(table.ali.user.id, table.ali.channel.id)[-1]
    )


async def test_redis_away_is_told(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise StoreAway

    monkeypatch.setattr("bot.store.Store.load_for", away)
    await table.sara.press(button(table.sara, "play"))
    assert table.sara.private() == of(table.sara).plain("error-memory")


async def test_discord_away_at_the_start(discord: Discord, start: Start, people: People) -> None:
    discord.faults.append(Fault("/users/@me", "GET", 503, {}, times=2))
    async with start() as front:
        await discord.connected()
        sara = await people.person("Sara", "table")
        await sara.say("/board")
        assert await front.post(f"discord:{sara.channel.id}", Post("Hello"), "n")


async def test_a_private_chat_is_a_room_too(front: DiscordFront, discord: Discord, people: People) -> None:
    discord.world.channel("with Sara", kind=DM)
    sara = await people.person("Sara", "with Sara")
    await open_table([sara])
    await Player(sara, 1).play(at_most=2)
