"""Discord while the program runs: the front for every process, the listener for the one whose turn it is."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot import metrics
from bot.discord.front import AWAY, DiscordFront
from bot.discord.listener import Listener
from bot.intake import Tell, listen_alone
from bot.rooms import Rooms
from bot.settings import BadSettings, Settings
from bot.worker import rest, stopping
from render.words import words

LOG: Final = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody misses a voice here

SHORT_PAUSE: Final = 5.0
LONG_PAUSE: Final = 300.0
"""Seconds between two connections that fail: doubled from the one to the other. Discord allows 1,000 in a day."""
SETTLED: Final = 600.0
"""Seconds after which a connection counts as one that worked."""
BROKEN: Final = (*AWAY, discord.GatewayNotFound, discord.ConnectionClosed, discord.HTTPException, discord.RateLimited)
NOT_KNOWN: Final = "DISCORD_TOKEN must be the token of a bot, from its page in Discord's developer portal, or empty."


@asynccontextmanager
async def running(rooms: Rooms, redis: Any, settings: Settings) -> AsyncIterator[DiscordFront]:
    """Listen to Discord until the end of the block. Raises BadSettings where Discord doesn't know the token.

    redis: the client of bot/connection.
    """
    front = DiscordFront(settings.discord_token, words(settings.default_language))
    metrics.platform_is("discord", "away")
    try:
        await _signed_in(front)
        async with asyncio.TaskGroup() as tasks:
            listening = tasks.create_task(
                listen_alone(
                    redis, "discord", lambda tell: _listen(rooms, redis, settings.discord_token, tell), overlaps=True
                )
            )
            try:
                yield front
            finally:
                listening.cancel()
    finally:
        await front.close()


async def _signed_in(front: DiscordFront) -> None:
    """A wrong token is told at once; Discord being away isn't in the way of other platforms."""
    try:
        await front.sign_in()
    except discord.LoginFailure:
        raise BadSettings(NOT_KNOWN) from None
    except (*AWAY, discord.HTTPException) as away:
        LOG.warning("Discord can't be reached; trying again: %s", away)


async def _listen(rooms: Rooms, redis: Any, token: str, tell: Tell) -> None:
    """Stay connected until cancelled, whatever happens to the connections."""
    pause = SHORT_PAUSE
    while not stopping():
        since = time.monotonic()
        try:
            async with Listener(rooms, redis, tell) as listener:
                try:
                    await listener.start(token)
                finally:
                    await listener.finish()
        except discord.LoginFailure:
            raise BadSettings(NOT_KNOWN) from None
        except BROKEN:
            LOG.warning("the connection to Discord broke", exc_info=True)
        pause = SHORT_PAUSE if time.monotonic() - since > SETTLED else min(2 * pause, LONG_PAUSE)
        await rest(pause)
