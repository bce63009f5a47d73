"""The lists of commands that Telegram offers: by kind of chat, and in each language."""

import hashlib
import json
import logging
from typing import Any, Final

from redis.exceptions import RedisError
from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import TelegramError

from bot.rooms.commands import COMMANDS
from render.table import Language
from render.words import LANGUAGES, bare, words

LOG: Final = logging.getLogger(__name__)

KEY: Final = "telegram:commands"
"""What was set last, as a hash."""
SCOPES: Final[tuple[BotCommandScope, ...]] = (
    BotCommandScopeAllPrivateChats(),
    BotCommandScopeAllGroupChats(),
    BotCommandScopeAllChatAdministrators(),
)
EVERYBODY: Final = ""
"""The language code of who reads none of ours."""


def offered(language: Language) -> list[BotCommand]:
    """The commands in a language; `/start` needs no line, as Telegram has a button for it."""
    say = words(language).say
    return [BotCommand(name, bare(say(f"command-{name}"))) for name in COMMANDS]


async def offer(bot: Bot, redis: Any, default: Language) -> None:
    """Set the lists, where they aren't those that were set last."""
    lists: dict[str, list[BotCommand]] = {EVERYBODY: offered(default)}
    lists |= {language: offered(language) for language in LANGUAGES}
    state = json.dumps({code: [one.to_dict() for one in lists[code]] for code in lists}, sort_keys=True)
    mark = hashlib.sha256(f"{bot.id}{state}".encode()).digest()
    try:
        if await redis.get(KEY) == mark:
            return
        for code, commands in lists.items():
            for scope in SCOPES:
                await bot.set_my_commands(commands, scope=scope, language_code=code or None)
        await redis.set(KEY, mark)
    except (TelegramError, RedisError, OSError) as error:
        LOG.warning("the lists of commands may be old: %s", error)
