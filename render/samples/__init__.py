"""Positions of real games to look at, as views: `python -m render.samples` draws them.

The files beside are written by `python -m tests.render.positions`, since pictures know no rules. Of a question they
hold the notations, as pictures need no more.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pydantic import TypeAdapter

from engine.ants.view import AntsView
from engine.coatl.view import CoatlView
from engine.hamlet.view import HamletView
from engine.landverse.view import LandverseView
from engine.minecraft.view import MinecraftView
from render.table import Language, Table

NAMES: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("Ann", "Ben", "Chloe", "Maximiliane of Trier"),
    "fa": ("نیما", "سارا", "علی‌رضا", "Maximiliane of Trier"),
}
DEADLINES: Final[dict[Language, str]] = {"en": "until Thu 21:30", "fa": "تا پنجشنبه ۲۱:۳۰"}


@dataclass(frozen=True, slots=True)
class Views:
    """The views of a game: their class, how a file of them is read, how many sit at the table of one."""

    kind: type[Any]
    file: TypeAdapter[Any]
    seats: Callable[[Any], int]


VIEWS: Final = {
    "landverse": Views(LandverseView, TypeAdapter(dict[str, LandverseView]), lambda view: len(view.boards)),
    "ants": Views(AntsView, TypeAdapter(dict[str, AntsView]), lambda view: len(view.colonies)),
    "minecraft": Views(MinecraftView, TypeAdapter(dict[str, MinecraftView]), lambda view: len(view.players)),
    "coatl": Views(CoatlView, TypeAdapter(dict[str, CoatlView]), lambda view: len(view.sides)),
    "hamlet": Views(HamletView, TypeAdapter(dict[str, HamletView]), lambda view: len(view.players)),
}


@cache
def views(slug: str) -> dict[str, Any]:
    """A game's positions by name; what `mine` begins the name of is one player's own board."""
    found: dict[str, Any] = VIEWS[slug].file.validate_json(files(__name__).joinpath(f"{slug}.json").read_bytes())
    return found


def table(view: Any, language: Language, news: str = "", seat: int | None = None) -> Table:
    """A table of invented people for a position."""
    seats = next(one.seats(view) for one in VIEWS.values() if isinstance(view, one.kind))
    return Table(NAMES[language][:seats], language, DEADLINES[language], news, seat)
