"""What the bot writes about itself (LOG_FORMAT): lines for people, or one JSON object a line for machines.

A line bears what it is about, where that is known: `room`, `game` and its `version`, and the `press` that led to it.
Each task knows that for itself, so nobody has to hand it on. People stand in no line but by their ids, and nothing
secret does (bot/redacted.py).
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Final, Literal, TextIO, TypeAlias

from pythonjsonlogger.json import JsonFormatter

from bot import metrics

Form: TypeAlias = Literal["text", "json"]

_about: ContextVar[Mapping[str, str | int]] = ContextVar("about", default=MappingProxyType({}))


@contextmanager
def about(**fields: str | int) -> Iterator[None]:
    """What is logged in the block is about these too; after it, what was added inside is forgotten."""
    before = _about.set({**_about.get(), **fields})
    try:
        yield
    finally:
        _about.reset(before)


def add(**fields: str | int) -> None:
    """What this task logs from now on is about these too."""
    _about.set({**_about.get(), **fields})


def begin(level: str, form: Form) -> None:
    """From here on all that is logged goes to standard error in this form, and is counted."""
    logging.basicConfig(level=level, handlers=[writer(form), metrics.Counting()], force=True)


def writer(form: Form, to: TextIO | None = None) -> logging.Handler:
    """Writes what is logged in this form, to standard error where nothing else is said."""
    handler = logging.StreamHandler(to)
    handler.addFilter(FILTERS[form])
    handler.setFormatter(FORMATTERS[form])
    return handler


def _in_words(record: logging.LogRecord) -> bool:
    record.about = "".join(f" {name}={value}" for name, value in _about.get().items())
    return True


def _in_fields(record: logging.LogRecord) -> bool:
    vars(record).update(_about.get())
    return True


FILTERS: Final[Mapping[Form, Callable[[logging.LogRecord], bool]]] = {"text": _in_words, "json": _in_fields}
FORMATTERS: Final[Mapping[Form, logging.Formatter]] = {
    "text": logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s%(about)s"),
    "json": JsonFormatter(
        "%(levelname)s %(name)s %(message)s",
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "error"},
        timestamp="time",
        json_ensure_ascii=False,
    ),
}
