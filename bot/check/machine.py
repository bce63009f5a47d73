"""This machine: what draws Persian, time zones, the ports, and room for the games."""

import errno
import shutil
import socket
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final
from zoneinfo import available_timezones

from PIL import ImageFont

from bot.check.finding import Finding, fine, note, wrong
from bot.settings import Settings, doors
from render.text import RAQM

LEAST_SPACE: Final = 200 * 2**20
"""Bytes that have to be free where the games are kept."""
ZONES: Final = 300
"""Time zones that whole data has at least."""


def findings(settings: Settings) -> Iterator[Finding]:
    """All of it but the room for the games, which need a folder first."""
    yield fine("The settings can be read.")
    yield _fonts()
    yield _zones()
    for name, host, port in doors(settings):
        yield _port(name, host, port)


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


def space(folder: Path) -> Finding:
    """Whether there is room for the games in a folder, which exists."""
    free = shutil.disk_usage(folder).free
    if free < LEAST_SPACE:
        return wrong(f"Only {free // 2**20} MB are free for the games in {folder}: make room.")
    return fine(f"The games are kept in {folder}, where {free // 2**20} MB are free.")


def _port(name: str, host: str, port: int) -> Finding:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            return note(f"{name}: {host}:{port} can't be listened on now ({why}). Fine if the bot is running.")
        return wrong(f"{name}: {host}:{port} can't be listened on ({why}): the bot won't start.")
    return fine(f"{name}: {host}:{port} is free.")
