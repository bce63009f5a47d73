"""This machine: what draws Persian, time zones, the folder of the games, the ports."""

import shutil
import socket
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final
from zoneinfo import available_timezones

from PIL import ImageFont

from bot.check.finding import Finding, fine, note, wrong
from bot.settings import Settings
from render.text import RAQM

LEAST_SPACE: Final = 200 * 2**20
"""Bytes that have to be free where the games are kept."""
ZONES: Final = 300
"""Time zones that whole data has at least."""


def findings(settings: Settings) -> Iterator[Finding]:
    """All of it."""
    yield fine("The settings can be read.")
    yield _fonts()
    yield _zones()
    if not settings.redis_url:
        yield _folder(settings.data_dir)
    yield from _ports(settings)


def _fonts() -> Finding:
    fonts = [font for font in files("render").joinpath("fonts").iterdir() if font.name.endswith(".ttf")]
    for font in fonts:
        ImageFont.truetype(str(font))
    if not fonts:
        return wrong("The folder render/fonts has no fonts: get the bot's files anew.")
    if not RAQM:
        return note("libfribidi isn't here, so Persian is drawn second-best: install it (Debian: libfribidi0).")
    return fine(f"{len(fonts)} fonts, and what draws Persian, are here.")


def _zones() -> Finding:
    known = len(available_timezones())
    if known < ZONES:
        return wrong("The time zone data isn't whole: install the package tzdata.")
    return fine(f"{known} time zones are known.")


def _folder(folder: Path) -> Finding:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            free = shutil.disk_usage(folder).free
    except OSError as error:
        return wrong(f"DATA_DIR must be a folder that the bot may write in, and {folder} isn't: {error.strerror}.")
    if free < LEAST_SPACE:
        return wrong(f"Only {free // 2**20} MB are free for the games in {folder}: make room.")
    return fine(f"The games are kept in {folder}, where {free // 2**20} MB are free.")


def _ports(settings: Settings) -> Iterator[Finding]:
    wanted = [("WEB_PORT", settings.web_host, settings.web_port)]
    if settings.metrics_port:
        wanted.append(("METRICS_PORT", settings.metrics_host, settings.metrics_port))
    if settings.telegram_token and settings.telegram_webhook:
        wanted.append(("TELEGRAM_WEBHOOK_PORT", settings.web_host, settings.telegram_webhook_port))
    for name, host, port in wanted:
        yield _port(name, host, port)


def _port(name: str, host: str, port: int) -> Finding:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        return note(f"{name}: {host}:{port} can't be listened on now ({error.strerror}). Fine if the bot is running.")
    return fine(f"{name}: {host}:{port} is free.")
