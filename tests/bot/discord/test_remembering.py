"""What is remembered, as Discord shows it: the way to one's games, a record as a file."""

import json

from tests.bot.discord.conftest import Table
from tests.journeys.person import sees
from tests.journeys.play import button
from tests.rigs.discord.server import Fault
from tests.rigs.discord.world import Payload


def links(table: Table, channel: int) -> list[Payload]:
    """The links in the newest answers to Sara."""
    answers = table.discord.world.private(table.sara.user.id, channel)
    return [one for message in answers for row in message.components for one in row["components"] if "url" in one]


async def test_my_games_lead_to_their_newest_posts(table: Table) -> None:
    world = table.discord.world
    await table.sara.say("/games")
    (link,) = links(table, table.sara.channel.id)
    newest = world.public(table.sara.channel.id)[-1]
    assert link["url"] == f"https://discord.com/channels/{world.guild}/{table.sara.channel.id}/{newest.id}"
    assert link["style"] == 5
    await table.sara.say("/games")
    assert len(table.discord.sent("GET", f"/channels/{table.sara.channel.id}")) == 1, "Discord is asked once"


async def test_a_game_in_a_channel_that_the_bot_may_not_see_has_no_link(table: Table) -> None:
    hidden = Fault(f"/channels/{table.sara.channel.id}", "GET", status=403, body={"code": 50001, "message": "Missing"})
    table.discord.faults.append(hidden)
    await table.sara.say("/games")
    assert "Your games:" in table.sara.private()
    assert links(table, table.sara.channel.id) == []


async def test_a_record_is_a_file_for_who_asked(table: Table) -> None:
    await table.ali.say("/resign")
    await table.ali.press(button(table.ali, "resign"))
    await sees(table.sara, "Landverse is over")
    await table.sara.press(button(table.sara, "record"))
    (message,) = table.discord.world.private(table.sara.user.id, table.sara.channel.id)
    (attachment,) = message.attachments
    assert attachment["filename"].startswith("landverse-")
    assert json.loads(message.files[attachment["id"]])["moves"] == [[1, "leave"]]
    assert message.audience == table.sara.user.id
