"""Telegram: whether the token is a bot's, what BotFather has set, and that nobody else takes the news away."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from redis.exceptions import RedisError
from telegram import Bot, User, WebhookInfo
from telegram.error import Conflict, InvalidToken, TelegramError

from bot.check.finding import Finding, fine, note, wrong
from bot.settings import Settings

LISTENS: Final = 3
"""Seconds in which another program that asks for news is noticed."""
MANY: Final = 100
"""News that wait; more than these mean that nobody takes them."""
PATIENCE: Final = 10.0


async def findings(settings: Settings, redis: Any) -> AsyncIterator[Finding]:
    """All of it; nothing more where Telegram doesn't know the token. redis: the client of bot/connection."""
    bot = Bot(settings.telegram_token, base_url=f"{settings.telegram_api}/bot")
    try:
        async with bot:
            info = await bot.get_webhook_info()
            for one in (*_about(bot.bot), *_webhook(info, settings)):
                yield one
            if settings.telegram_webhook:
                yield await _door(settings.telegram_webhook)
            elif not info.url:
                yield await _alone(bot, redis)
    except InvalidToken:
        yield wrong("Telegram doesn't know TELEGRAM_TOKEN: ask BotFather for it (/mybots, API Token).")
    except TelegramError as error:
        yield wrong(f"Telegram can't be reached at {settings.telegram_api}: {error.message}.")


def _about(user: User) -> Iterator[Finding]:
    yield fine(f"Telegram knows the token: it is of @{user.username}.")
    if user.can_join_groups is False:
        yield wrong("The bot can't be added to groups: allow it with BotFather (/setjoingroups).")
    if user.can_read_all_group_messages:
        yield note("The bot is sent all that is said in groups, and doesn't need it: BotFather, /setprivacy, Enable.")


def _webhook(info: WebhookInfo, settings: Settings) -> Iterator[Finding]:
    if info.url and not settings.telegram_webhook:
        yield note(
            f"Telegram brings news to {urlsplit(info.url).hostname}; the bot ends that when it starts, as it asks for "
            "them. If another program wants them there, give it a bot of its own."
        )
    elif info.url and info.url != settings.telegram_webhook:
        yield note(f"Telegram brings news to {info.url}; the bot sets TELEGRAM_WEBHOOK when it starts.")
    if settings.telegram_webhook and info.last_error_message:
        yield wrong(f"Telegram couldn't bring its last news: {info.last_error_message}.")
    if info.pending_update_count > MANY:
        yield note(f"{info.pending_update_count} pieces of news wait at Telegram: nobody has taken them for a while.")


async def _door(url: str) -> Finding:
    """Whether TELEGRAM_WEBHOOK leads to the bot: whoever isn't Telegram is refused there."""
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            answer = await client.post(url, json={})
    except httpx.HTTPError as error:
        return wrong(f"TELEGRAM_WEBHOOK can't be reached from here: {type(error).__name__}: {error}.")
    if answer.status_code != httpx.codes.FORBIDDEN:
        return note(
            f"TELEGRAM_WEBHOOK answers {answer.status_code}, and the bot would answer 403 to strangers: "
            "is it running, and does the web server pass that path on?"
        )
    return fine("TELEGRAM_WEBHOOK leads to the bot.")


async def _alone(bot: Bot, redis: Any) -> Finding:
    """Whether somebody else asks for the bot's news; one of this set-up's own processes may."""
    try:
        if await redis.exists("intake:telegram"):
            return fine("A process of this bot listens to Telegram.")
    except (RedisError, OSError):
        return note("Whether another program takes the bot's news can't be told while Redis is away.")
    try:
        await bot.get_updates(timeout=LISTENS, limit=1, read_timeout=PATIENCE)
    except Conflict:
        return wrong("Another program takes this bot's news away: stop it, or get a new token with /revoke.")
    return fine("Nobody else takes the bot's news.")
