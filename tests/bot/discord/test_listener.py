"""What people do reaches the rooms, and what comes back is shown to them alone, whatever they use."""

import asyncio

import pytest

from bot.connection import Client
from bot.discord.front import DiscordFront
from bot.settings import BadSettings
from tests.bot.discord.conftest import Start, Table
from tests.journeys.discord_front import DiscordFront as People
from tests.journeys.person import sees, until
from tests.journeys.play import Player, button, decisions, of, offers
from tests.rigs.discord.server import Discord, Fault
from tests.rigs.discord.world import EPHEMERAL


async def test_everything_is_acknowledged_before_anything_else(table: Table) -> None:
    gate = asyncio.Event()
    table.discord.faults.append(Fault("/messages/@original", "PATCH", gate=gate))
    pressing = asyncio.ensure_future(table.sara.press(button(table.sara, "play")))
    asked = list(table.discord.world.interactions.values())
    await until(lambda: list(table.discord.world.interactions.values())[-1].acknowledged == 5, table.sara, "the ack")
    assert len(asked) <= len(table.discord.world.interactions)
    assert not pressing.done()
    gate.set()
    await pressing
    assert decisions(table.sara)


async def test_a_press_under_a_public_post_gets_an_answer_of_its_own(table: Table) -> None:
    world, public = table.discord.world, table.sara.public()
    for _ in range(2):
        await table.sara.press(button(table.sara, "play"))
    own = [one for one in world.messages.values() if one.audience == table.sara.user.id]
    assert len(own) == 2
    assert table.sara.public() == public
    callbacks = table.discord.sent("POST", "/callback")
    assert {one.payload["type"] for one in callbacks} == {5}
    assert all(one.payload["data"]["flags"] & EPHEMERAL for one in callbacks)


async def test_a_press_in_a_panel_changes_that_panel(table: Table) -> None:
    await table.sara.press(button(table.sara, "play"))
    (panel,) = table.discord.world.private(table.sara.user.id, table.sara.channel.id)
    asked, old = decisions(table.sara), panel.attachments
    await table.sara.press(asked[0])
    assert table.discord.world.private(table.sara.user.id, table.sara.channel.id) == [panel]
    assert decisions(table.sara) != asked
    assert len(panel.attachments) == 1
    assert panel.attachments != old


async def test_mere_words_leave_a_panel_as_it_is(table: Table) -> None:
    await table.sara.say("/board")
    (panel,) = table.discord.world.private(table.sara.user.id, table.sara.channel.id)
    before = panel.edits
    await table.sara.press(button(table.sara, "rules"))
    assert "Matching" in table.sara.private()
    assert panel.edits == before
    assert panel.components


async def test_an_answer_without_words_shows_nothing(front: DiscordFront, discord: Discord, people: People) -> None:
    sara = await people.person("Sara", "table")
    await sara.say("/newgame landverse")
    await until(lambda: offers(sara, "begin"), sara, "the lobby")
    assert sara.private() == ""
    await sara.say("/board")
    await sara.press(button(sara, "begin"))
    assert sara.private() == ""
    assert not [one for one in discord.world.messages.values() if one.audience]


async def test_options_are_chosen_in_a_panel_and_shown_in_the_lobby(
    front: DiscordFront, discord: Discord, people: People
) -> None:
    sara = await people.person("Sara", "table")
    await sara.say("/newgame landverse")
    await until(lambda: offers(sara, "options"), sara, "the lobby")
    await sara.press(button(sara, "options"))
    await sara.press("Pace: free")
    await sees(sara, "Language: English · Pace: free")
    (panel,) = discord.world.private(sara.user.id, sara.channel.id)
    chosen = [one["label"] for row in panel.components for one in row["components"][0]["options"] if one.get("default")]
    assert "free" in "".join(chosen)
    assert len(discord.world.public(sara.channel.id)) == 1


async def test_moves_are_offered_while_they_are_typed(table: Table) -> None:
    assert len(await table.sara.complete("/move")) == 25
    offered = await table.sara.complete("/move land")
    assert offered
    assert all(one.startswith("land ") for one in offered)
    await table.sara.say(f"/move {offered[0]}")
    assert decisions(table.sara)
    assert await table.sara.complete("/move xyz") == ()


async def test_moves_are_offered_in_persian(table: Table) -> None:
    await table.sara.say("/language fa")
    offered = await table.sara.complete("/move خشکی")
    assert offered
    assert all("خشکی" in one for one in offered)


@pytest.mark.parametrize(
    ("locale", "chosen", "room", "speaks"),
    [
        ("en-US", "", "", "en"),
        ("en-GB", "", "fa", "en"),
        ("de", "", "", "en"),
        ("de", "", "fa", "fa"),
        ("en-US", "fa", "", "fa"),
        ("de", "en", "fa", "en"),
    ],
)
async def test_language(front: DiscordFront, people: People, locale: str, chosen: str, room: str, speaks: str) -> None:
    """The person's choice, else Discord's where it says one of ours, else the room's."""
    sara = await people.person("Sara", "table")
    sara.user.locale = locale
    if room:
        await sara.say(f"/language {room} room")
    if chosen:
        await sara.say(f"/language {chosen}")
    await sara.say("/hand")
    assert (sara.private()[:2].isascii()) == (speaks == "en")


async def test_who_governs_the_server_may_stop_a_game(table: Table) -> None:
    mina = await table.people.person("Mina", "table")
    await mina.say("/stop")
    assert of(mina).plain("answer-watching").replace("`", "") in mina.private()
    mina.user.governs = True
    await mina.say("/stop")
    await mina.press(button(mina, "stop"))
    await sees(mina, of(mina).plain("over-stopped", name="Mina"))


async def test_the_one_whose_turn_it_is_is_really_called(table: Table) -> None:
    assert table.sara.called()
    assert table.ali.called()
    post = table.discord.sent("POST", f"/channels/{table.sara.channel.id}/messages")[-1].payload
    assert post["allowed_mentions"] == {"parse": [], "users": [table.sara.user.id, table.ali.user.id]}
    assert post["enforce_nonce"]
    assert post["attachments"][0]["description"]


async def test_a_turn_is_one_post_and_the_old_one_keeps_its_picture(table: Table) -> None:
    world, channel = table.discord.world, table.sara.channel.id
    before = world.public(channel)[-1]
    await Player(table.sara, 1).play()
    edits = before.edits
    await Player(table.ali, 2).play(at_most=4)
    await until(lambda: not before.components, table.sara, "the old buttons to go")
    assert before.attachments
    assert (edits, before.edits) == (0, 1)
    assert len([post for post in world.public(channel) if post.components]) == 1


async def test_nothing_but_the_servers_is_asked_of_the_gateway(discord: Discord, start: Start, client: Client) -> None:
    async with start():
        await discord.connected()
    assert not discord.complaints


async def test_a_command_that_is_no_more_is_answered(table: Table) -> None:
    table.discord.world.commands.append({"name": "old", "options": []})
    await table.discord.slash(table.sara.user, table.sara.channel, "old", {})
    assert table.sara.private() == of(table.sara).plain("error-unexpected")


async def test_a_wrong_token_is_told_at_once(
    discord: Discord, start: Start, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.rigs.discord.server.TOKEN", "another")
    with pytest.raises(BadSettings, match="DISCORD_TOKEN must be"):
        async with start():
            raise AssertionError


async def test_two_shards(discord: Discord, start: Start, people: People) -> None:
    discord.shards = 2
    async with start():
        sara = await people.person("Sara", "table")
        await until(lambda: discord.identifies == 2, sara, "all shards")
        await sara.say("/newgame landverse")
        await until(lambda: offers(sara, "join"), sara, "the lobby")
