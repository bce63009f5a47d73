"""What whoever runs the bot can set: by environment variables, or in a file `.env` beside the Makefile.

`.env.example` explains each to people; the descriptions here end the sentence "NAME must be …".
"""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from redis.asyncio import ConnectionPool

from render.table import Language

EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104  a name, not a choice


class BadSettings(Exception):
    """The bot can't start with these settings; each line of the text names one and says what to put there."""


def _is_redis_url(text: str) -> str:
    """Raises ValueError for what the client could not connect to."""
    url = urlsplit(text)
    where = url.path if url.scheme == "unix" else url.hostname
    database = url.scheme == "unix" or not url.path.strip("/") or url.path.strip("/").isdecimal()
    if text and not (url.scheme in ("redis", "rediss", "unix") and where and url.port != 0 and database):
        raise ValueError(text)
    try:
        pool: Any = ConnectionPool.from_url(text or "redis://")
        pool.make_connection()
    except TypeError as error:  # a parameter behind the "?" that no connection has
        raise ValueError(text) from error
    return text


def _is_http_url(text: str) -> str:
    """The address without a slash at its end. Raises ValueError for what is none."""
    url = urlsplit(text)
    if not (url.scheme in ("http", "https") and url.hostname and url.port != 0):
        raise ValueError(text)
    return text.rstrip("/")


def _is_https_url(text: str) -> str:
    """Raises ValueError for what Telegram brings no updates to."""
    if text and urlsplit(_is_http_url(text)).scheme != "https":
        raise ValueError(text)
    return text


def _is_time_zone(name: str) -> str:
    """Raises ValueError for a name that the time zone data doesn't have."""
    try:
        return ZoneInfo(name).key
    except (KeyError, OSError) as error:
        raise ValueError(name) from error


def _are_addresses(text: str) -> str:
    """Raises ValueError unless every part is HOST:PORT."""
    addresses(text)
    return text


def addresses(text: str) -> list[tuple[str, int]]:
    """The hosts and ports of "HOST:PORT,HOST:PORT". Raises ValueError where one of them is missing."""
    pairs = [urlsplit(f"//{part.strip()}") for part in text.split(",") if part.strip()]
    if any(not pair.hostname or not pair.port or pair.path for pair in pairs):
        raise ValueError(text)
    return [(pair.hostname or "", pair.port or 0) for pair in pairs]


class Settings(BaseSettings):
    """Settings as read, checked each by itself; `load` also checks that they fit together."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="forbid", frozen=True, hide_input_in_errors=True
    )

    redis_url: Annotated[str, AfterValidator(_is_redis_url)] = Field(
        "", repr=False, description="the address of a server, such as redis://localhost:6379/0, or empty"
    )
    redis_mode: Literal["single", "sentinel", "cluster"] = Field("single", description="single, sentinel or cluster")
    redis_sentinels: Annotated[str, AfterValidator(_are_addresses)] = Field(
        "", description="the sentinels as HOST:PORT, separated by commas"
    )
    redis_sentinel_password: str = Field("", repr=False, description="the password of the sentinels, or empty")
    data_dir: Path = Field(Path("data"), description="a folder that the bot may write in")
    web_host: str = Field("127.0.0.1", description="an address of this machine")
    web_port: int = Field(8080, ge=0, le=65535, description="a whole number from 0 (any free port) to 65535")
    metrics_host: str = Field("127.0.0.1", description="an address of this machine")
    metrics_port: int = Field(0, ge=0, le=65535, description="a whole number up to 65535, or 0 for none")
    discord_token: str = Field("", repr=False, description="the token of a bot of Discord's, or empty")
    telegram_token: str = Field("", repr=False, description="the token that BotFather gave, or empty")
    telegram_api: Annotated[str, AfterValidator(_is_http_url)] = Field(
        "https://api.telegram.org", description="the address of a Bot API server, such as https://api.telegram.org"
    )
    telegram_webhook: Annotated[str, AfterValidator(_is_https_url)] = Field(
        "", description="an address that begins with https://, or empty"
    )
    telegram_webhook_port: int = Field(8443, ge=1, le=65535, description="a whole number from 1 to 65535")
    telegram_pace: int = Field(20, ge=10, description="a whole number, at least 10")
    person_pace: int = Field(30, ge=10, description="a whole number, at least 10")
    default_language: Language = Field("en", description="en or fa")
    time_zone: Annotated[str, AfterValidator(_is_time_zone)] = Field(
        "UTC", description="the name of a time zone, such as Europe/Berlin or Asia/Tehran"
    )
    keep_finished_days: int = Field(
        365, ge=0, le=36500, description="a whole number of days up to 36500, or 0 to keep them for ever"
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")
    log_format: Literal["text", "json"] = Field("text", description="text or json")


def load() -> Settings:
    """The settings of this run. Raises BadSettings, with a sentence for each that is wrong."""
    try:
        settings = Settings()
    except ValidationError as error:
        raise BadSettings("\n".join(_sentence(str(problem["loc"][0])) for problem in error.errors())) from None
    if misfits := _misfits(settings):
        raise BadSettings("\n".join(misfits))
    return settings


def doors(settings: Settings) -> Iterator[tuple[str, str, int]]:
    """Where the bot listens by these settings: the name of each, the host, and the port (0: any free one)."""
    yield "WEB_PORT", settings.web_host, settings.web_port
    if settings.metrics_port:
        yield "METRICS_PORT", settings.metrics_host, settings.metrics_port
    if settings.telegram_token and settings.telegram_webhook:
        yield "TELEGRAM_WEBHOOK_PORT", settings.web_host, settings.telegram_webhook_port


def _sentence(field: str) -> str:
    name = field.upper()
    known = Settings.model_fields.get(field.lower())
    if known is None:
        return f"{name} in .env is no setting of this bot: correct its name (.env.example has them all) or remove it."
    return f"{name} must be {known.description}."


def _misfits(settings: Settings) -> list[str]:
    """Sentences about settings that are fine by themselves but not together."""
    url, mode = urlsplit(settings.redis_url), settings.redis_mode
    many, sentinels = mode != "single", bool(settings.redis_sentinels)
    checks = (
        (many and not url.scheme, f"REDIS_URL must be set when REDIS_MODE is {mode}."),
        (many and url.scheme == "unix", f"REDIS_URL must begin with redis:// or rediss:// when REDIS_MODE is {mode}."),
        (
            mode == "cluster" and url.path not in ("", "/", "/0"),
            "REDIS_URL must end after the port: a cluster has no databases.",
        ),
        (mode == "sentinel" and not sentinels, "REDIS_SENTINELS must be set when REDIS_MODE is sentinel."),
        (mode != "sentinel" and sentinels, "REDIS_MODE must be sentinel when REDIS_SENTINELS is set."),
    )
    return [*(sentence for wrong, sentence in checks if wrong), *_taken_twice(settings)]


def _taken_twice(settings: Settings) -> Iterator[str]:
    """A sentence for each port that two doors would be on."""
    for (first, host, port), (second, other_host, other_port) in combinations(doors(settings), 2):
        if port and port == other_port and (host == other_host or EVERYWHERE & {host, other_host}):
            yield f"{second} must be another port than {first}, and both are {port}."
