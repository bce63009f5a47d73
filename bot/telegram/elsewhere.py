"""Buttons in the private chat that are about a group: where they name no game, they are marked with the group."""

import re
from typing import Final

from telegram import InlineKeyboardButton

from bot.press import Act, read
from bot.telegram.keyboard import Keys
from bot.telegram.line import Place

MARKED: Final = re.compile(r"@(-\d{1,15})(?:\.(\d{1,15}))?:(.*)", re.DOTALL)


def marked(data: str, place: Place) -> str:
    """A press or a command that is about a place, as it can be made in any chat."""
    return f"@{place.chat}{f'.{place.thread}' if place.thread else ''}:{data}" if _names_no_game(data) else data


def unmarked(data: str) -> tuple[Place | None, str]:
    """The place that data was marked with, and the data as such."""
    found = MARKED.fullmatch(data)
    if found is None:
        return None, data
    chat, thread, rest = found.groups()
    return Place(int(chat), int(thread) if thread else None), rest


def marked_keys(keys: Keys, place: Place) -> Keys:
    """A keyboard that is about a place, for another chat."""
    return tuple(tuple(_marked_key(button, place) for button in row) for row in keys)


def _marked_key(button: InlineKeyboardButton, place: Place) -> InlineKeyboardButton:
    if not isinstance(button.callback_data, str):
        return button
    return InlineKeyboardButton(button.text, callback_data=marked(button.callback_data, place), style=button.style)


def _names_no_game(data: str) -> bool:
    press = read(data)
    return data.startswith("/") or (isinstance(press, Act) and not press.game)
