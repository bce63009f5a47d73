"""Discord: whether the token is a bot's, what its application is set to, and what it may do on each server."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import discord

from bot.check.finding import Finding, fine, note, wrong
from bot.discord.front import AWAY, INTENTS
from bot.settings import Settings

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, send_messages_in_threads=True
)
"""What every server has to allow."""
THREADS: Final = discord.Permissions(create_public_threads=True)
"""For games in threads of their own."""
MOST_SERVERS: Final = 200


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """All of it; nothing more where Discord doesn't know the token."""
    async with discord.Client(intents=INTENTS) as client:
        try:
            await client.login(settings.discord_token)
            servers = await client.http.get_guilds(MOST_SERVERS, with_counts=False)
        except discord.LoginFailure:
            yield wrong(
                "Discord doesn't know DISCORD_TOKEN: reset it in the developer portal, and put the new one here."
            )
            return
        except (*AWAY, discord.HTTPException) as error:
            yield wrong(f"Discord can't be reached: {type(error).__name__}: {error}.")
            return
        assert client.application
        for one in (*_application(client.application), *_servers(client.application, servers)):
            yield one


def _application(about: discord.AppInfo) -> Iterator[Finding]:
    yield fine(f"Discord knows the token: it is of {about.name}, application {about.id}.")
    if about.interactions_endpoint_url:
        yield wrong(
            "The application has an Interactions Endpoint URL, so nobody's presses reach the bot: "
            "empty that field in the developer portal, under General Information."
        )
    flags = about.flags
    if flags.gateway_message_content or flags.gateway_guild_members or flags.gateway_presence:
        yield note("The application has privileged intents that the bot doesn't need: turn them off, under Bot.")


def _servers(about: discord.AppInfo, servers: list[Any]) -> Iterator[Finding]:
    invite = discord.utils.oauth_url(about.id, permissions=NEEDED | THREADS, scopes=("bot", "applications.commands"))
    if not servers:
        yield note(f"The bot is on no server yet. This link adds it to one: {invite}")
    lacking = False
    for server in servers:
        has = discord.Permissions(int(server["permissions"]))
        for needed, found in ((NEEDED, wrong), (THREADS, note)):
            missing = [name for name, wanted in needed if wanted and not getattr(has, name)]
            if missing and not has.administrator:
                lacking = True
                yield found(
                    f"On the server {server['id']} the bot lacks {', '.join(missing)}: open the link again ({invite}), "
                    "or allow it in the server's settings. Channels may take away more."
                )
    if servers and not lacking:
        yield fine(f"The bot is on {len(servers)} servers, and has what it needs on each.")
