"""Which tables are played to their end."""

from dataclasses import dataclass, replace
from typing import Final

from render.table import Language
from render.words import LANGUAGES
from tests.journeys.inside import PLATFORMS


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it is opened. people, computers: how many sit. beginner: the last person scores as one.

    front: the platform. language: of the room and of who opens it; the others speak both in turn.
    """

    game: str
    people: int
    options: str = ""
    computers: int = 0
    beginner: bool = False
    front: str = "web"
    language: Language = "en"

    @property
    def seats(self) -> int:
        """How many sit."""
        return self.people + self.computers

    @property
    def name(self) -> str:
        """What its room is called."""
        options = self.options.replace("=", "-").split()
        return "-".join([self.game, str(self.seats), *options, self.language])


TABLES: Final = (
    *(Table("landverse", people) for people in (1, 2, 3, 4)),
    Table("ants", 2, "variant=ants"),
    Table("ants", 2, "variant=ants storage=hidden"),
    Table("ants", 2, "variant=colony storage=hidden"),
    *(Table("minecraft", seats - 1, computers=1, beginner=True) for seats in (2, 3, 4)),
    Table("coatl", 1),
    Table("coatl", 2, "sacrifices=on"),
    Table("coatl", 2, "fourth=on bodies=scaled closed=faces"),
    Table("coatl", 3),
    Table("coatl", 4),
    *(Table("hamlet", people) for people in (1, 2, 3, 4)),
)

GAMES: Final = tuple(dict.fromkeys(table.game for table in TABLES))


def tables(game: str, front: str) -> tuple[Table, ...]:
    """The tables of a game on a platform, in both languages by turns; on the next platform each is in the other."""
    first = [*PLATFORMS].index(front)
    chosen = [table for table in TABLES if table.game == game]
    return tuple(
        replace(table, front=front, language=LANGUAGES[(number + first) % len(LANGUAGES)])
        for number, table in enumerate(chosen)
    )
