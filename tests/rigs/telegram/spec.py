"""What Telegram takes and gives, by two independent descriptions: aiogram's models, and the reference as data.

aiogram is imported when a server starts (`known`): it takes ten seconds, which tests without Telegram needn't wait.
"""

import inspect
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pydantic import BaseModel, ValidationError

if TYPE_CHECKING:
    from aiogram.methods import TelegramMethod

REFERENCE: Final = Path(__file__).parents[3].parent / "shared" / "specs" / "telegram-bot-api.json"
"""Of Bot API 10.1, beside the project where it is."""
WHY_NOT: Final = "the reference of the Bot API isn't beside the project"
NEWER: Final = ("ephemeral_message_parameters", "disabled")
"""Parameters of later releases."""


def wrong(method: str, values: Mapping[str, Any]) -> list[str]:
    """What is wrong with a request. Files stand in `values` as `attach://…`."""
    return [f"{method}: {complaint}" for complaint in (*_by_models(method, values), *_by_reference(method, values))]


def wrong_update(update: Mapping[str, Any]) -> list[str]:
    """What is wrong with an update that the simulator makes."""
    from aiogram.types import Update  # noqa: PLC0415

    try:
        return list(_unknown(Update.model_validate(update)))
    except ValidationError as errors:
        return [str(errors)]


@cache
def known() -> Mapping[str, "type[TelegramMethod[Any]]"]:
    """Every method's model by its name on the wire."""
    from aiogram import methods  # noqa: PLC0415
    from aiogram.methods import TelegramMethod  # noqa: PLC0415

    models = (one for _, one in inspect.getmembers(methods, inspect.isclass) if issubclass(one, TelegramMethod))
    return {one.__api_method__: one for one in models if one is not TelegramMethod}


@cache
def reference() -> Mapping[str, Any]:
    """The methods of the reference; empty where it isn't."""
    if not REFERENCE.exists():
        return {}
    found: dict[str, Any] = json.loads(REFERENCE.read_text(encoding="utf-8"))["methods"]
    return found


def _by_models(method: str, values: Mapping[str, Any]) -> Iterator[str]:
    if method not in known():
        yield "no such method"
        return
    model = known()[method]
    yield from (f"no parameter {name}" for name in values if name not in model.model_fields)
    try:
        yield from _unknown(model.model_validate(values))
    except ValidationError as errors:
        yield str(errors)


def _by_reference(method: str, values: Mapping[str, Any]) -> Iterator[str]:
    if not reference() or "Ephemeral" in method:
        return
    if method not in reference():
        yield "not in the reference"
        return
    fields = {field["name"]: field for field in reference()[method].get("fields", ())}
    yield from (f"{name} isn't in the reference" for name in values if name not in fields and name not in NEWER)
    yield from (f"{name} is missing" for name, field in fields.items() if field["required"] and name not in values)


def _unknown(model: BaseModel) -> Iterator[str]:
    """Fields that a model, or one inside of it, doesn't have."""
    yield from (f"{type(model).__name__} has no {name}" for name in model.model_extra or {})
    for name in type(model).model_fields:
        value = getattr(model, name)
        for one in _flat(value):
            if isinstance(one, BaseModel):
                yield from _unknown(one)


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for one in value:
            yield from _flat(one)
    else:
        yield value
