"""What a picture needs besides the game's view."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from PIL.Image import Image

Language: TypeAlias = Literal["en", "fa"]


@dataclass(frozen=True, slots=True)
class Table:
    """The people and the language of a table.

    names: shown names by seat, already cleaned of controls. deadline: a whole text ("until Thu 21:30"), "" for none;
    deadline_seats: whose it is, where others have more time.
    news: the latest thing that happened, one sentence without the name, and the seat it is about (None: the table).
    """

    names: tuple[str, ...]
    language: Language
    deadline: str = ""
    news: str = ""
    news_seat: int | None = None
    deadline_seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Description:
    """A picture in words.

    progress: where the game stands ("Move 5 of 18"). short: what one viewer needs now, <= 180 characters.
    alt: the picture for who can't see it, <= 1,000. text: the board as text, in parts of <= 1,900.
    length: how long a game that is over has taken ("18 moves"), "" where its news say so.
    """

    progress: str
    short: str
    alt: str
    text: tuple[str, ...]
    length: str = ""


Draw: TypeAlias = Callable[[Any, Table], Image]
Describe: TypeAlias = Callable[[Any, Table], Description]


@dataclass(frozen=True, slots=True)
class Pictures:
    """All that one game draws: its pictures by name ("table", "mine", …), its words, the palette they are saved with.

    palette: 256 colours as 768 bytes. warm: makes the sprites, so that the first picture is as quick as the others.
    """

    draw: Mapping[str, Draw]
    describe: Describe
    palette: bytes
    warm: Callable[[], None]
