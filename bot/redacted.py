"""What is logged and what an error says, without what nobody may read: tokens, passwords, what was stored or said.

Libraries that are asked for everything (`DEBUG`) tell all they send and hear, private answers too: they are not asked.
"""

import logging
import re
import sys
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from bot.settings import Settings
from bot.telegram.listening import secret_of

INSTEAD: Final = "[hidden]"
SHORTEST: Final = 4
"""Characters of a secret that is looked for: shorter ones stand in every line."""
PATTERNS: Final = (
    (re.compile(r"(?<!\d)\d{6,}:[\w-]{30,}"), INSTEAD),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.%-]{20,}"), rf"\g<1>{INSTEAD}"),
    (re.compile(r"input_value=.*?, input_type=", re.DOTALL), f"input_value={INSTEAD}, input_type="),
)
"""Whatever looks like a token of Telegram's, like one of Discord's for answers, and what pydantic couldn't read."""
LIBRARIES: Final = {
    "httpx": logging.WARNING,
    **dict.fromkeys(("aiohttp", "asyncio", "discord", "httpcore", "PIL", "telegram"), logging.INFO),
}
"""The least that is logged of each, whatever is asked for."""


class Redacted(logging.Formatter):
    """Another formatter's lines, with all of `secrets` and what looks like one hidden in them."""

    def __init__(self, other: logging.Formatter, secrets: Iterable[str]) -> None:
        super().__init__()
        self.other = other
        ways = {way for secret in secrets if len(secret) >= SHORTEST for way in _ways(secret)}
        longest_first = sorted(ways, key=len, reverse=True)
        self._secrets = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")

    def format(self, record: logging.LogRecord) -> str:
        text = self._secrets.sub(INSTEAD, self.other.format(record))
        for pattern, instead in PATTERNS:
            text = pattern.sub(instead, text)
        return text


def everywhere(settings: Settings) -> None:
    """Hide the settings' secrets in all that is logged from now on, and in the error that ends the program."""
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Redacted(handler.formatter or logging.Formatter(), tuple(secrets_of(settings))))
    for name, level in LIBRARIES.items():
        logging.getLogger(name).setLevel(max(level, logging.getLevelNamesMapping()[settings.log_level]))
    sys.excepthook = _log_the_last


def secrets_of(settings: Settings) -> Iterator[str]:
    """All that a setting holds and nobody may read."""
    yield from (settings.discord_token, settings.telegram_token, settings.redis_sentinel_password)
    yield urlsplit(settings.redis_url).password or ""
    if settings.telegram_token:
        yield secret_of(settings.telegram_token)


def _ways(secret: str) -> tuple[str, ...]:
    """How a secret may stand in a line: as it is, in an address, in a Python literal."""
    plain = unquote(secret)
    return secret, plain, quote(secret), quote(plain, safe=""), repr(plain)[1:-1]


def _log_the_last(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger(__name__).critical("the program ends", exc_info=(kind, error, trace))
