"""What a game's options may be, read off their pydantic models."""

from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel


def values(model: type[BaseModel], name: str) -> tuple[str, ...]:
    """The values of one option as they are typed, the default among them: a closed set whole, a range by its landmarks."""
    field = model.model_fields[name]
    kind = field.annotation
    if kind is bool:
        return ("off", "on")
    if get_origin(kind) is Literal:
        return tuple(map(str, get_args(kind)))
    low, high = (_bound(field.metadata, bound) for bound in (Ge, Le))
    return tuple(str(value) for value in sorted({low, field.default, high}))


def parse(model: type[BaseModel], name: str, text: str) -> Any:
    """A typed value in the option's own type, for the model to check: "on" is True, "12" is 12."""
    kind = model.model_fields[name].annotation
    if kind is bool:
        return {"on": True, "off": False}.get(text, text)
    if get_origin(kind) is Literal:
        return next((value for value in get_args(kind) if str(value) == text), text)
    return int(text) if text.isdecimal() else text


def shown(value: Any) -> str:
    """A value as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _bound(metadata: list[Any], bound: type[Ge] | type[Le]) -> int:
    found: Any = next(one for one in metadata if isinstance(one, bound))
    return int(getattr(found, bound.__name__.lower()))
