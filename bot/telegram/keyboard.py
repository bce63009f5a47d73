"""Rows to press as an inline keyboard. What is chosen lives in the buttons, so that nothing is lost with a process."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from math import ceil
from typing import Final, TypeAlias

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.post import Button, Choice, Row, Select
from bot.posts import MARKS
from bot.press import Act, Decide, Press, TakeBack, read
from engine.game import Seat
from render.words import bare

Keys: TypeAlias = tuple[tuple[InlineKeyboardButton, ...], ...]

NO_KEYS: Final[Keys] = ()
WIDTH: Final = 44
"""Letters that a row of buttons has room for on a phone, roughly."""
AROUND: Final = 3
"""Letters lost around each button."""
MOST_IN_ROW: Final = 4
STYLES: Final = {"plain": None, "main": "primary", "danger": "danger"}
CHOSEN: Final = "✓ "
FULL: Final = "f:"
"""Before a button's data: the picture that its press answers with, as a file that Telegram doesn't shrink."""


def keys(rows: Iterable[Row]) -> Keys:
    """The buttons of a post, a select's choices too; what can't be pressed now isn't there."""
    return tuple(row for one in rows for row in _rows(one) if row)


def markup(rows: Keys) -> InlineKeyboardMarkup | None:
    """As Telegram takes it."""
    return InlineKeyboardMarkup(rows) if rows else None


def under(rows: Keys, more: Keys) -> Keys:
    """Further buttons under the rows, in the last of these where there is room."""
    if rows and more:
        row = (*rows[-1], *more[0])
        if len(row) <= _most([button.text for button in row]):
            return (*rows[:-1], row, *more[1:])
    return (*rows, *more)


def link(label: str, url: str) -> Keys:
    """A button that opens an address."""
    return ((InlineKeyboardButton(label, url=url),),)


def one(label: str, data: str) -> Keys:
    """A button by itself."""
    return ((InlineKeyboardButton(label, callback_data=data),),)


def full_size(label: str, data: str) -> Keys:
    """A button for the file of the picture that `data` asks for."""
    return one(label, f"{FULL}{data}")


def presses(rows: Sequence[Row]) -> Iterator[Press]:
    """What the rows send back, where it is one of ours."""
    for row in rows:
        for control in row.choices if isinstance(row, Select) else row:
            if press := read(control.data):
                yield press


def is_ones_own(data: str) -> bool:
    """Whether a button stands in one person's panel: its answer takes the panel's place."""
    match read(data):
        case Decide() | TakeBack():
            return True
        case Act(action="options" | "limit" | "remind" | "settings", arg=arg):
            return bool(arg)
        case _:
            return False


def asked_seat(rows: Sequence[Row]) -> Seat | None:
    """The seat whose choices these are; None where nothing is to be decided."""
    return next((press.seat for press in presses(rows) if isinstance(press, Decide)), None)


def marked(rows: Sequence[Row], seat: Seat) -> tuple[Row, ...]:
    """The rows with the seat's mark on each choice, for a keyboard that all see."""
    return tuple(
        replace(row, choices=tuple(replace(choice, label=f"{MARKS[seat]} {choice.label}") for choice in row.choices))
        if isinstance(row, Select)
        else tuple(replace(button, label=f"{MARKS[seat]} {button.label}") for button in row)
        for row in rows
    )


def shared(keyboard: InlineKeyboardMarkup | None) -> Keys:
    """The rows of a public post's keyboard that are for everybody."""
    rows = keyboard.inline_keyboard if keyboard else ()
    return tuple(tuple(row) for row in rows if not any(_is_someones(button) for button in row))


def pressed(rows: Keys) -> Iterator[Act]:
    """What the buttons for everybody send."""
    for button in (button for row in rows for button in row):
        press = read(str(button.callback_data))
        if isinstance(press, Act):
            yield press


def _is_someones(button: InlineKeyboardButton) -> bool:
    return button.url is not None or (isinstance(button.callback_data, str) and is_ones_own(button.callback_data))


def _rows(row: Row) -> Iterator[tuple[InlineKeyboardButton, ...]]:
    if isinstance(row, Select):
        yield from _packed([(choice.label, _choice(choice)) for choice in row.choices])
    else:
        yield from _packed([(button.label, _button(button)) for button in row if button.enabled])


def _packed(labelled: Sequence[tuple[str, InlineKeyboardButton]]) -> Iterator[tuple[InlineKeyboardButton, ...]]:
    """As many in a row as can be read; of many, those whose labels differ in the last word only stand together."""
    most = _most([label for label, _ in labelled])
    many = len(labelled) > MOST_IN_ROW and all(" " in label for label, _ in labelled)
    for _, together in groupby(labelled, lambda one: one[0].rpartition(" ")[0] if many else ""):
        buttons = [button for _, button in together]
        yield from _batched(buttons, ceil(len(buttons) / ceil(len(buttons) / most)))


def _most(labels: Sequence[str]) -> int:
    """How many buttons a row has room for; all of a row are as wide as its widest."""
    longest = max((len(bare(label)) for label in labels), default=1)
    return max(1, min(MOST_IN_ROW, WIDTH // (longest + AROUND)))


def _batched(buttons: Sequence[InlineKeyboardButton], size: int) -> Iterator[tuple[InlineKeyboardButton, ...]]:
    """Rows of at most `size`."""
    return (tuple(buttons[at : at + size]) for at in range(0, len(buttons), size))


def _button(button: Button) -> InlineKeyboardButton:
    if button.url:
        return InlineKeyboardButton(button.label, url=button.url)
    return InlineKeyboardButton(button.label, callback_data=button.data, style=STYLES[button.style])


def _choice(choice: Choice) -> InlineKeyboardButton:
    return InlineKeyboardButton(f"{CHOSEN if choice.chosen else ''}{choice.label}", callback_data=choice.data)
