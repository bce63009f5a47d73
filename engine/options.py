"""What a game's options may be, read off their pydantic models."""

from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel


def values(model: type[BaseModel], name: str) -> tuple[str, ...]:
    """The values of one option as typed, the default among them: a closed set whole, of a range its ends.

    Raises TypeError for an option that no menu could offer: neither a bool, a Literal nor a number between bounds.
    """
    field = model.model_fields[name]
    kind: Any = field.annotation
    if kind is bool:
        return ("off", "on")
    if get_origin(kind) is Literal:
        return tuple(map(str, get_args(kind)))
    bounds = {int(str(getattr(one, type(one).__name__.lower()))) for one in field.metadata if isinstance(one, Ge | Le)}
    if kind is not int or len(bounds) < 2:
        raise TypeError(f"option {name} must be a bool, a Literal, or an int with ge and le")
    return tuple(map(str, sorted({field.default, *bounds})))


def parse(model: type[BaseModel], name: str, text: str) -> Any:
    """A typed value in the option's own type, for the model to check: "on" is True, "12" is 12, "a" is "A"."""
    kind = model.model_fields[name].annotation
    if kind is bool:
        return {"on": True, "off": False}.get(text, text)
    if get_origin(kind) is Literal:
        return next((value for value in get_args(kind) if str(value).lower() == text.lower()), text)
    return int(text) if text.isdecimal() else text


def shown(value: Any) -> str:
    """A value as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
