"""The listener and the front on simcord: another team's Discord, made from their own reading of its rules."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

import discord
import simcord
from simcord import ChannelHandle, Env, MemberActor

from bot import metrics, worker
from bot.connection import Client
from bot.delivery import Delivery
from bot.discord.front import DiscordFront
from bot.discord.listener import Listener
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.store import Store
from engine.registry import GAMES
from render.words import bare, words


class Signed(DiscordFront):
    """The front over simcord's one client."""

    def __init__(self, client: discord.Client) -> None:
        super().__init__("", words("en"))
        self.client = client

    async def sign_in(self) -> discord.Client:
        return self.client


@dataclass
class Club:
    """A channel with Sara and Ali; delivery works when told to."""

    env: Env
    channel: ChannelHandle
    sara: MemberActor
    ali: MemberActor
    store: Store
    front: Signed

    async def deliver(self) -> discord.Message:
        """Post what is due; returns the newest message of the channel."""
        delivery = Delivery(self.store, GAMES, {"discord": self.front})
        while await worker.once(self.store, "delivery", delivery.deliver):
            pass
        newest = self.channel.last_message
        assert newest
        return newest


@asynccontextmanager
async def meeting(client: Client) -> AsyncIterator[Club]:
    """Two members of a server with the bot in it. No fixture: simcord wants to be left where it was entered."""
    store = Store(client)
    bot = Listener(Rooms(Host(store, GAMES)), client, partial(metrics.platform_is, "discord"))
    async with simcord.run(bot, shard_count=1) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("board-games")
        sara, ali = [guild.add_member(env.create_user(name)) for name in ("sara", "ali")]
        yield Club(env, channel, sara, ali, store, Signed(bot))


def labels(message: discord.Message) -> list[str]:
    """What the buttons say."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [bare(one.label or "") for row in rows for one in row.children if isinstance(one, discord.Button)]


async def test_from_the_command_to_the_first_move(client: Client) -> None:
    async with meeting(client) as club:
        await club.sara.slash(club.channel, "newgame", game="landverse")
        lobby = await club.deliver()
        assert labels(lobby)[:2] == ["Join", "Leave"]
        joined = await club.ali.click(lobby, label="Join")
        assert joined.ephemeral
        await club.sara.click(await club.deliver(), label="Begin")
        table = await club.deliver()
        assert labels(table) == ["Play", "Rules"]
        assert {one.id for one in table.mentions} == {club.sara.id, club.ali.id}
        assert table.attachments[0].description

        panel = (await club.sara.click(table, label="Play")).response
        assert panel
        assert panel.ephemeral
        assert len(panel.attachments) == 1
        (select,) = [one for row in panel.components for one in row["components"] if one["type"] == 3]
        chosen = await club.sara.select(panel, [select["options"][0]["value"]], custom_id=select["custom_id"])
        assert chosen.response
        assert chosen.response.id == panel.id
        assert "Which cell" in bare(chosen.response.content)
        assert len(chosen.response.attachments) == 1


async def test_moves_are_offered_and_played(client: Client) -> None:
    async with meeting(client) as club:
        await club.sara.slash(club.channel, "newgame", game="landverse")
        await club.sara.click(await club.deliver(), label="Begin")
        await club.deliver()
        offered = await club.sara.autocomplete(club.channel, "move", "move", "land c")
        assert offered
        played = await club.sara.slash(club.channel, "move", move=offered[0]["value"])
        assert played.response
        assert played.response.ephemeral
        assert "Done: land c" in bare(played.response.content)


async def test_where_the_bot_may_not_post(client: Client) -> None:
    async with meeting(client) as club:
        guild = club.env.guild
        forbidden = discord.PermissionOverwrite(send_messages=False)
        silent = guild.create_text_channel("silent", overwrites={guild.default_role: forbidden})
        answer = await club.sara.slash(silent, "newgame", game="landverse")
        assert answer.response
        assert "Send Messages" in answer.response.content
