"""The private answers on Discord: acknowledged first, for Discord waits three seconds only, then given in full.

A command, and a press under a public post, get a new answer that only one person sees; a press in such an answer
changes it. Where Discord no longer takes an answer, what was asked for still happened, and delivery tells the room.
"""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot import metrics
from bot.discord.pages import Page, pages
from bot.front import Caller
from bot.post import Post, RoomKey
from render.table import Language

LOG: Final = logging.getLogger(__name__)

ENGLISH: Final = (discord.Locale.american_english, discord.Locale.british_english)
TROUBLE: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, json.JSONDecodeError)

FIRST_ANSWER: Final = 3.0
"""Seconds after which Discord no longer waits for the first answer."""
NEEDED: Final = ("view_channel", "attach_files")
"""What the bot needs besides to write, in a channel or in a thread."""

CHANNEL: Final = re.compile(r"(<#(\d{1,20})>)")
"""How a channel or a thread stands in what people type."""

Interaction: TypeAlias = discord.Interaction[Any]


def caller(interaction: Interaction) -> Caller:
    """Who did it. Persian is no language of Discord's, so that only English is hinted by it."""
    hint: Language | None = "en" if interaction.locale in ENGLISH else None
    return Caller(
        person=f"discord:{interaction.user.id}",
        name=interaction.user.display_name,
        room=_room(interaction),
        press=f"discord:{interaction.id}",
        admin=interaction.permissions.manage_guild,
        inside=True,
        language=hint,
        threads=_may_open_threads(interaction),
    )


def places(interaction: Interaction, typed: str) -> dict[str, RoomKey]:
    """The other channels and threads of this server that a line names, where its author and the bot may write."""
    if interaction.guild is None:
        return {}
    named = ((word, interaction.guild.get_channel_or_thread(int(number))) for word, number in CHANNEL.findall(typed))
    return {
        word: _key(channel)
        for word, channel in named
        if isinstance(channel, discord.TextChannel | discord.Thread) and _both_write(interaction, channel)
    }


def missing(interaction: Interaction) -> list[str]:
    """The permissions that posts in this place would need and the bot hasn't got; a private chat needs none."""
    if interaction.guild_id is None:
        return []
    thread = isinstance(interaction.channel, discord.Thread)
    write = "send_messages_in_threads" if thread else "send_messages"
    return [name for name in (write, *NEEDED) if not getattr(interaction.app_permissions, name)]


async def answer(interaction: Interaction, asked: Awaitable[list[Post]]) -> None:
    """Acknowledge, ask, and show what comes back: the answer, and in further messages what is to be said besides."""
    panel = is_private(interaction)
    heard = await acknowledge(interaction, panel=panel)
    post, *more = await asked
    if not heard:
        return
    try:
        await _show(interaction, post, panel=panel)
        for one in more:
            await _further(interaction, *_in_order(one))
    except TROUBLE:
        LOG.info("an answer to the interaction %s got lost", interaction.id, exc_info=True)


async def acknowledge(interaction: Interaction, *, panel: bool) -> bool:
    """Whether Discord waits for the answer; else it is too late, or another process answers.

    panel: what was pressed in stays as it is until then, and for good where nothing follows.
    """
    try:
        async with asyncio.timeout(FIRST_ANSWER):
            await interaction.response.defer(ephemeral=True, thinking=not panel)
    except TROUBLE:
        LOG.info("the interaction %s can't be answered", interaction.id, exc_info=True)
        return False
    metrics.acknowledged("discord")
    return True


async def _show(interaction: Interaction, post: Post, *, panel: bool) -> None:
    """Show a post. Mere words about a panel come beside it, so that its buttons stay."""
    if post == Post(""):
        await interaction.delete_original_response()
        return
    first, *rest = _in_order(post)
    if panel and not (post.picture or post.rows):
        await _further(interaction, first, *rest)
        return
    await interaction.edit_original_response(
        content=first.text, attachments=first.files, view=first.view, allowed_mentions=first.mentions
    )
    await _further(interaction, *rest)


async def _further(interaction: Interaction, *more: Page) -> None:
    for page in more:
        await interaction.followup.send(page.text, ephemeral=True, **page.besides)


def _in_order(post: Post) -> list[Page]:
    before, main, after = pages(post)
    return [*before, main, *after]


def is_private(interaction: Interaction) -> bool:
    """Whether a control of a private answer was pressed."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _may_open_threads(interaction: Interaction) -> bool:
    may = interaction.app_permissions
    writes = may.create_public_threads and may.send_messages_in_threads
    return isinstance(interaction.channel, discord.TextChannel) and writes


def _both_write(interaction: Interaction, channel: discord.TextChannel | discord.Thread) -> bool:
    write = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    bot, person = channel.guild.me, interaction.user
    bots_own = [getattr(channel.permissions_for(bot), name) for name in (write, *NEEDED)]
    own = channel.permissions_for(person) if isinstance(person, discord.Member) else discord.Permissions.none()
    return all(bots_own) and own.view_channel and getattr(own, write)


def _room(interaction: Interaction) -> RoomKey:
    channel = interaction.channel
    return _key(channel) if isinstance(channel, discord.Thread) else f"discord:{interaction.channel_id}"


def _key(channel: discord.TextChannel | discord.Thread) -> RoomKey:
    if isinstance(channel, discord.Thread):
        return f"discord:{channel.parent_id}:{channel.id}"
    return f"discord:{channel.id}"
