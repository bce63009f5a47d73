"""Options of a game as they are typed: `pace=free seat.colour=blue`."""

from typing import Any

from pydantic import BaseModel, ValidationError

from bot.playing import AnyGame
from bot.rooms.desk import Answer, short
from engine.options import bounds, parse, values
from render.words import Words

OWN = "seat."
"""What stands before the name of an option that a seat chooses for itself."""


def read(game: AnyGame, text: str, words: Words) -> tuple[dict[str, Any], dict[str, Any]]:
    """`name=value` pairs as the table's options and the caller's own. Raises Answer."""
    table: dict[str, Any] = {}
    own: dict[str, Any] = {}
    for pair in text.split():
        name, equals, value = pair.partition("=")
        name = name.lower()
        chosen, model = (own, game.SeatOptions) if name.startswith(OWN) else (table, game.Options)
        name = name.removeprefix(OWN)
        if not equals or name not in model.model_fields:
            known = words.list([f"`{one}`" for one in (*game.Options.model_fields, *_own(game))])
            raise Answer("error-unknown-option", text=short(pair), game=words.say(f"game-{game.slug}"), options=known)
        chosen[name] = _checked(model, name, value, words)
    return table, own


def typed(game: AnyGame) -> tuple[str, ...]:
    """Every option with every value that is offered, as it is typed."""
    table = (f"{name}={value}" for name in game.Options.model_fields for value in values(game.Options, name))
    own = (f"{OWN}{name}={value}" for name in game.SeatOptions.model_fields for value in values(game.SeatOptions, name))
    return (*table, *own)


def _own(game: AnyGame) -> tuple[str, ...]:
    return tuple(f"{OWN}{name}" for name in game.SeatOptions.model_fields)


def _checked(model: type[BaseModel], name: str, value: str, words: Words) -> Any:
    try:
        return getattr(model.model_validate({name: parse(model, name, value)}), name)
    except ValidationError as error:
        if ends := bounds(model, name):
            raise Answer("error-option-range", name=name, least=ends[0], most=ends[-1]) from error
        open_values = words.list([f"`{one}`" for one in values(model, name)])
        raise Answer("error-option-value", name=name, values=open_values) from error
