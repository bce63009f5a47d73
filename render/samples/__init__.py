"""Positions of real games to look at, as views: `python -m render.samples` draws them.

views.json is written by `python -m tests.render.positions`, since pictures know no rules.
"""

from functools import cache
from importlib.resources import files

from pydantic import TypeAdapter

from engine.landverse.view import LandverseView
from render.table import Language, Table

NAMES: dict[Language, tuple[str, ...]] = {
    "en": ("Ann", "Ben", "Chloe", "Maximiliane of Trier"),
    "fa": ("نیما", "سارا", "علی‌رضا", "Maximiliane of Trier"),
}
DEADLINES: dict[Language, str] = {"en": "until Thu 21:30", "fa": "تا پنجشنبه ۲۱:۳۰"}


@cache
def views() -> dict[str, LandverseView]:
    """The positions by name; what `mine` begins the name of is one player's own board."""
    return TypeAdapter(dict[str, LandverseView]).validate_json(files(__name__).joinpath("views.json").read_bytes())


def table(view: LandverseView, language: Language, news: str = "", seat: int | None = None) -> Table:
    """A table of invented people for a position."""
    return Table(NAMES[language][: len(view.boards)], language, DEADLINES[language], news, seat)
