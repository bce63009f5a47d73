"""Public posts on Discord, sent by whichever process delivers: only Discord's HTTP side is needed for them."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import aiohttp
import discord

from bot import metrics
from bot.discord.pages import Page, cut, pages, person_id
from bot.front import CantPost, MessageGone, RoomGone, TryLater
from bot.post import PersonKey, Post, RoomKey
from render.words import Words

LOG: Final = logging.getLogger(__name__)

INTENTS: Final = discord.Intents(guilds=True)
"""None of those that Discord grants on request."""
PATIENCE: Final = 40.0
"""Seconds for one call, discord.py's own waiting and trying again included: less than a worker's lease."""
AGAIN: Final = 10.0
"""Seconds until the next try while Discord is out of reach."""
REFUSED_AGAIN: Final = 300.0
"""As AGAIN where Discord refuses the token, or has had enough of this machine."""
LONGEST_NAP: Final = 30.0
"""A rate limit of more seconds than this is waited out by the worker, not by discord.py."""

WEEK: Final = 10080
"""Minutes, the longest that Discord lets a thread stay awake by itself."""
LONGEST_NAME: Final = 100
"""Characters of a thread's name."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
ARCHIVED: Final = 50083
OPENED: Final = 160004
LOCKED: Final = 160005
BLOCKED: Final = (200000, 200001, 240000)
"""A server's own filter, or Discord's filter of links, didn't like a name in the text."""
AWAY: Final = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError, json.JSONDecodeError)
"""Discord is out of reach, or half of what it said got lost."""


class DiscordFront:
    """Discord as a platform (bot/front.py). A room is `discord:CHANNEL`, or `discord:CHANNEL:THREAD`.

    words: to tell the channel that its thread is closed.
    """

    platform = "discord"

    def __init__(self, token: str, words: Words) -> None:
        self._token, self._words = token, words
        self._client: discord.Client | None = None
        self._addresses: dict[RoomKey, str] = {}
        self._signing_in = asyncio.Lock()

    async def sign_in(self) -> discord.Client:
        """The client once Discord knows it. Raises discord.LoginFailure for a wrong token, else what AWAY lists."""
        async with self._signing_in:
            if self._client is None:
                client = discord.Client(intents=INTENTS, max_ratelimit_timeout=LONGEST_NAP)
                try:
                    await client.login(self._token)
                except BaseException:
                    await client.close()
                    raise
                self._client = client
        return self._client

    async def close(self) -> None:
        """End all connections."""
        if self._client:
            await self._client.close()

    @metrics.posting(platform)
    async def post(self, room: RoomKey, post: Post, nonce: str) -> str:
        """Send a post and return its id: of several messages, the last one's, which has the buttons."""
        before, main, after = pages(post)
        try:
            async with self._channel(room) as channel:
                for number, page in enumerate((*after, *before)):
                    await _send(channel, page, f"{nonce}-{number}")
                return str((await _send(channel, main, nonce)).id)
        except _Closed:
            await self._tell_parent(room, nonce)
            raise CantPost(f"{room} is a closed thread") from None

    async def private(self, person: PersonKey, post: Post, nonce: str) -> None:
        """Send a post to somebody's private chat. Raises CantPost where they take no messages."""
        before, main, after = pages(post)
        async with self._asking() as client:
            channel = await client.create_dm(discord.Object(person_id(person)))
            for number, page in enumerate((*after, *before)):
                await _send(channel, page, f"{nonce}-{number}")
            await _send(channel, main, nonce)

    async def edit(self, room: RoomKey, message: str, post: Post) -> None:
        """Put another post in a message's place. In a sleeping thread it counts as gone: a new one wakes it."""
        _, main, _ = pages(post)
        try:
            async with self._channel(room) as channel:
                await channel.get_partial_message(int(message)).edit(
                    content=main.text, attachments=main.files, view=main.view, allowed_mentions=main.mentions
                )
        except _Closed:
            raise MessageGone(message) from None

    async def disarm(self, room: RoomKey, message: str) -> None:
        """Take the buttons off a message."""
        try:
            async with self._channel(room) as channel:
                await channel.get_partial_message(int(message)).edit(view=None)
        except (MessageGone, _Closed):
            LOG.info("the message %s in %s can't be pressed any more anyway", message, room)

    async def thread(self, room: RoomKey, message: str, name: str) -> RoomKey:
        """A thread on a message has its id. It falls asleep after a week without a word."""
        with suppress(_Opened):
            async with self._channel(room) as channel:
                http = (await self.sign_in()).http
                await http.start_thread_with_message(
                    channel.id, int(message), name=cut(name, LONGEST_NAME), auto_archive_duration=WEEK
                )
        return f"{room}:{message}"

    async def has(self, room: RoomKey, person: PersonKey) -> bool:
        """Whether a person is on the server of a channel."""
        try:
            async with self._channel(room) as place:
                channel = await (await self.sign_in()).fetch_channel(place.id)
                if not isinstance(channel, discord.abc.PrivateChannel):
                    await channel.guild.fetch_member(person_id(person))
        except CantPost as refused:
            return not (isinstance(refused.__cause__, discord.NotFound) and refused.__cause__.code == UNKNOWN_MEMBER)
        return True

    async def reaches(self, room: RoomKey, person: PersonKey) -> bool:
        """Answers are for one person anyway."""
        return True

    async def link(self, room: RoomKey, message: str) -> str:
        """Servers and private chats have addresses of messages, by ids that Discord is asked for once."""
        if room not in self._addresses:
            async with self._channel(room) as channel:
                client = await self.sign_in()
                found = await client.fetch_channel(channel.id)
                guild = None if isinstance(found, discord.abc.PrivateChannel) else found.guild.id
                self._addresses[room] = client.get_partial_messageable(channel.id, guild_id=guild).jump_url
        return f"{self._addresses[room]}/{message}"

    async def name(self, room: RoomKey) -> str:
        """As channels and threads are written: `#games`."""
        try:
            async with self._channel(room) as place:
                channel = await (await self.sign_in()).fetch_channel(place.id)
        except CantPost:
            LOG.info("nobody tells the name of %s", room, exc_info=True)
            return ""
        return "" if isinstance(channel, discord.abc.PrivateChannel) else f"#{channel.name}"

    async def forget(self, person: PersonKey) -> None:
        """Nothing is known of a person here."""

    async def _tell_parent(self, room: RoomKey, nonce: str) -> None:
        _, channel, *thread = room.split(":")
        if not thread:
            return
        text = self._words.say("discord-thread-closed", thread=f"<#{thread[0]}>")
        async with self._channel(f"discord:{channel}") as parent:
            await parent.send(text, nonce=f"{nonce}-p", allowed_mentions=discord.AllowedMentions.none())

    @asynccontextmanager
    async def _channel(self, room: RoomKey) -> AsyncIterator[discord.PartialMessageable]:
        """The place to write to."""
        try:
            async with self._asking() as client:
                yield client.get_partial_messageable(int(room.rpartition(":")[2]))
        except _Deleted as deleted:
            parent, _, thread = room.rpartition(":")
            raise RoomGone(room, parent if thread and ":" in parent else "") from deleted

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[discord.Client]:
        """Who to ask. What Discord says no with is raised as delivery knows it."""
        try:
            async with asyncio.timeout(PATIENCE):
                yield await self.sign_in()
        except discord.RateLimited as limited:
            raise TryLater(limited.retry_after) from limited
        except AWAY as away:
            raise TryLater(AGAIN) from away
        except discord.LoginFailure as wrong:
            raise TryLater(REFUSED_AGAIN) from wrong
        except discord.HTTPException as refused:
            raise _meaning(refused) from refused


class _Deleted(CantPost):
    """The channel or thread is not there."""


class _Closed(Exception):
    """The thread sleeps or is closed."""


class _Opened(Exception):
    """The message has its thread already."""


def _meaning(refused: discord.HTTPException) -> Exception:
    if refused.status in (401, 429):
        return TryLater(float(refused.response.headers.get("Retry-After", REFUSED_AGAIN)))
    if refused.code == UNKNOWN_CHANNEL:
        return _Deleted(str(refused))
    if refused.code == UNKNOWN_MESSAGE:
        return MessageGone(str(refused))
    if refused.code in (ARCHIVED, LOCKED):
        return _Closed()
    if refused.code == OPENED:
        return _Opened()
    return CantPost(str(refused))


async def _send(channel: discord.PartialMessageable | discord.DMChannel, page: Page, nonce: str) -> discord.Message:
    """Send a page; where a filter blocks its text, only the picture, the buttons and the calls."""

    async def send(text: str) -> discord.Message:
        return await channel.send(text, nonce=nonce, suppress_embeds=True, **page.besides)

    try:
        return await send(page.text)
    except discord.HTTPException as refused:
        if refused.code not in BLOCKED:
            raise
    return await send(" ".join(f"<@{one}>" for one in page.calls))
