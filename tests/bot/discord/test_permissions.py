"""Every command and every button, by everybody who can be in a channel of Discord's, on the wire."""

from collections.abc import Mapping
from typing import Final

from bot.budget import Budget
from bot.connection import Client
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.store import Store
from engine.registry import GAMES
from tests.bot.discord.conftest import Start
from tests.bot.permissions import FIRST, KINDS
from tests.bot.trying import sent, wrong
from tests.journeys.discord_front import DiscordFront as People
from tests.journeys.discord_front import DiscordPerson
from tests.rigs.discord.server import Discord
from tests.rigs.discord.world import STAMP
from tests.rigs.stages import Stages

CHANNEL: Final = "table"
WRITERS: Final[tuple[Mapping[str, object], ...]] = ({"bot": True}, {"webhook_id": "77"}, {})
UNOFFERED: Final = ("/m",)
"""Left out on Discord."""


async def made(client: Client, people: People) -> tuple[dict[str, DiscordPerson], Stages]:
    """Somebody of each kind in a channel, and the stages of a game there."""
    persons = {kind: await people.person(kind, CHANNEL) for kind in KINDS}
    persons["admin"].user.governs = True
    room = f"discord:{persons['admin'].channel.id}"
    keys = {kind: f"discord:{one.user.id}" for kind, one in persons.items()}
    stages = Stages(Rooms(Host(Store(client), GAMES, tables=Budget())), room, keys)
    await stages.make()
    return persons, stages


async def tried(discord: Discord, person: DiscordPerson, how: str, text: str, board: int) -> str:
    """What somebody is told after typing something or pressing a button; "done" where that is nothing."""
    if how == "line":
        await person.say(text)
    else:
        await discord.press(person.user, board, {"type": 2, "style": 2, "custom_id": text, "label": "x"})
    number = max(one.id for one in discord.world.interactions.values())
    told = [one.content for one in discord.world.messages.values() if one.by == number]
    return "\n".join(told) or "done"


async def test_everybody_tries_everything(discord: Discord, start: Start, client: Client, people: People) -> None:
    async with start(working=False):
        await discord.connected()
        persons, stages = await made(client, people)
        board = discord.world.send(persons["admin"].channel.id, {"content": "a board"}, {}).id
        faults = []
        for row in (row for row in FIRST if not row.line.startswith(f"{UNOFFERED[0]} ")):
            for kind in KINDS:
                for how, text in sent(row, kind, stages.games[row.stage]).items():
                    await stages.put_back(row.stage)
                    said = await tried(discord, persons[kind], how, text, board)
                    faults.append(wrong(row, kind, said, await stages.changed(row.stage)))
        assert not [*filter(None, faults)]
    assert not discord.complaints


async def test_what_bots_webhooks_and_people_merely_write_is_not_heard(
    discord: Discord, start: Start, client: Client, people: People
) -> None:
    """Discord gives neither bots nor webhooks commands or buttons, and what they write the bot doesn't read."""
    async with start(working=False):
        await discord.connected()
        persons, stages = await made(client, people)
        await stages.put_back("running")
        requests = len(discord.requests)
        for number, about in enumerate(WRITERS, 1):
            await discord.dispatch("MESSAGE_CREATE", written(discord, persons["mover"], str(number), about))
        await persons["mover"].say("/rules landverse")
        assert len(discord.requests) - requests <= 4, "only the command was answered"
        assert not await stages.changed("running")


def written(discord: Discord, person: DiscordPerson, number: str, about: Mapping[str, object]) -> dict[str, object]:
    """A message in the channel that looks like a command."""
    author = {**person.user.payload, **({"bot": True} if "bot" in about else {})}
    return {
        "id": number, "channel_id": str(person.channel.id), "guild_id": str(discord.world.guild), "author": author,
        "content": "/resign", "timestamp": STAMP, "edited_timestamp": None, "tts": False, "mention_everyone": False,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "type": 0,
        "components": [], "flags": 0, **about,
    }  # fmt: skip
