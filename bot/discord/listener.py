"""What people do on Discord, heard at its gateway: commands, half-typed moves, presses."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from redis.exceptions import RedisError

from bot import metrics
from bot.discord import commands
from bot.discord.answers import Interaction, acknowledge, answer, caller, is_private, missing, places
from bot.discord.front import INTENTS, LONGEST_NAP
from bot.discord.pages import Control
from bot.intake import Tell
from bot.post import Post
from bot.rooms import Rooms
from bot.store import StoreAway
from bot.worker import FINISH
from render.words import words

LOG: Final = logging.getLogger(__name__)

Ask: TypeAlias = Callable[[], Awaitable[Post]]


class Listener(discord.AutoShardedClient):
    """One connection to the gateway with all its shards.

    redis: where it stands which commands Discord was told of. tell: told whether all shards are connected.
    """

    def __init__(self, rooms: Rooms, redis: Any, tell: Tell) -> None:
        super().__init__(intents=INTENTS, max_ratelimit_timeout=LONGEST_NAP, max_messages=None)
        self.rooms, self.redis, self.tell = rooms, redis, tell
        self._heard: set[int] = set()
        """The shards that are connected."""
        self._ending = False
        self._under_way: set[asyncio.Task[None]] = set()
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        commands.add(self.tree, tuple(rooms.host.games), words(rooms.host.language), self.command, self.complete)
        self.tree.error(self._strange)
        self.add_dynamic_items(Control)

    async def setup_hook(self) -> None:
        """Tell Discord of the commands, if they aren't those it was told of last."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        told = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"discord:commands:{self.application_id}"
        try:
            if await self.redis.get(key) != told.encode():
                await self.tree.sync()
                await self.redis.set(key, told)
        except (RedisError, OSError, discord.HTTPException, discord.RateLimited):
            LOG.exception("Discord may not know the newest commands; it is told at the next start")

    async def on_shard_connect(self, shard: int) -> None:
        """A shard begins a session."""
        self._heard.add(shard)
        if len(self._heard) == self.shard_count:
            self.tell("connected")

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard goes on with its session."""
        await self.on_shard_connect(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost its connection, and looks for another."""
        self._heard.discard(shard)
        self.tell("away")

    async def finish(self) -> None:
        """Take nothing more; what was acknowledged is answered."""
        self._ending = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FINISH)

    async def command(self, interaction: Interaction, name: str, rest: str) -> None:
        """Obey a slash command; a game is only opened where its posts could be sent."""
        who = replace(caller(interaction), places=places(interaction, rest))
        if name == "newgame" and missing(interaction):
            await self._answer(interaction, lambda: self._told(interaction, "error-cant-post"), warn=False)
        else:
            await self._answer(interaction, lambda: self.rooms.command(who, name, rest))

    async def press(self, interaction: Interaction, data: str) -> None:
        """Obey a button or a choice."""
        who = caller(interaction)
        if self.rooms.ignores(who.person):
            await acknowledge(interaction, panel=True)
            return
        await self._answer(interaction, lambda: self.rooms.press(who, data))

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """A game's thread may be gone."""
        try:
            await self.rooms.lost(f"discord:{deleted.parent_id}:{deleted.thread_id}")
        except StoreAway:
            LOG.warning("that a thread was deleted will be noticed later: Redis can't be reached", exc_info=True)

    async def _strange(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """An app offered a command that isn't ours any more, or not in this form; or answering one failed."""
        LOG.error("a command could not be obeyed", exc_info=error)
        if not interaction.response.is_done():
            await self._answer(interaction, lambda: self._unexpected(interaction))

    async def _unexpected(self, interaction: Interaction) -> Post:
        _, say = await self.rooms.host.room(caller(interaction))
        return Post(say.say("error-unexpected"))

    async def complete(self, interaction: Interaction, line: str) -> tuple[str, ...]:
        """What a line may become; nothing while Redis is away."""
        if not self._takes():
            return ()
        try:
            return await self.rooms.complete(caller(interaction), line)
        except StoreAway:
            return ()

    async def _answer(self, interaction: Interaction, ask: Ask, *, warn: bool = True) -> None:
        """Answer, and say where nobody else will see what it leads to; once for a panel, not at every press in it."""
        if not self._takes():
            return
        metrics.arrived()
        muted = warn and missing(interaction) and not is_private(interaction)

        async def asked() -> list[Post]:
            posts: list[Post] = []
            try:
                posts.append(await ask())
                if muted:
                    posts.append(await self._told(interaction, "discord-muted"))
            except StoreAway:
                LOG.warning("Redis can't be reached", exc_info=True)
                nearest = words(caller(interaction).language or self.rooms.host.language)
                posts = posts or [Post(nearest.say("error-memory"))]
            return posts

        await answer(interaction, asked())

    def _takes(self) -> bool:
        """Whether this task may still deal with something; `finish` then waits for it."""
        task = asyncio.current_task()
        assert task
        if not self._ending:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return not self._ending

    async def _told(self, interaction: Interaction, word: str) -> Post:
        """A sentence about the permissions that are missing."""
        _, say = await self.rooms.host.room(caller(interaction))
        names = [say.plain(f"discord-permission-{name}") for name in missing(interaction)]
        return Post(say.say(word, permissions=say.list(names)))
