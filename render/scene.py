"""What the pictures of all games share: a view with its people and words, whose turn it is, what happened."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PIL import Image

from engine.game import Result, Seat, View
from render import sheet
from render.canvas import Box, Part, Stamp
from render.marks import cup, mark, plate
from render.palette import ACCENT, SUCCESS
from render.sheet import Way
from render.table import Table
from render.text import FOOTER_NAME, LABEL, NUMBER, TURN, TURN_NAME, Type, short_name, text
from render.words import Words, words

ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True, slots=True)
class Scene(Generic[ViewT]):
    """A view with the people, the language, the way words run, and the picture it is drawn on. slug: the game's."""

    slug: str
    view: ViewT
    table: Table
    words: Words
    way: Way
    picture: Image.Image

    def say(self, word: str, **args: str | int) -> str:
        """A message of the game for its pictures."""
        return self.words.plain(f"{self.slug}-{word}", **args)

    def text(self, word: str, how: Type, **args: str | int) -> Stamp:
        """A message of the game as a stamp."""
        return text(self.say(word, **args), how, self.way.rtl)

    def shared(self, word: str, how: Type, **args: str | int) -> Stamp:
        """A message of all games' pictures as a stamp."""
        return text(self.words.plain(f"picture-{word}", **args), how, self.way.rtl)

    def label(self, word: str, size: int = LABEL.size) -> Stamp:
        """A muted label with its colon."""
        return self.shared("label", LABEL.sized(size), label=self.say(word))

    def number(self, n: int, how: Type = NUMBER) -> Stamp:
        """A count."""
        return text(self.words.number(n), how, False)

    def name(self, seat: Seat) -> str:
        """A player's name as pictures show it."""
        return short_name(self.table.names[seat], self.words.plain("player"))

    def panel(self, box: Box) -> None:
        """An empty panel."""
        left, top, right, bottom = box
        plate(round(right - left), round(bottom - top)).on(self.picture, left, top)

    def row(self, left: float, right: float, y: float, *parts: Part) -> None:
        """Parts from where reading begins."""
        self.way.row(self.picture, left, right, y, parts)

    def row_end(self, left: float, right: float, y: float, *parts: Part) -> None:
        """Parts that end where reading ends."""
        self.way.row_end(self.picture, left, right, y, parts)

    def column(self, left: float, right: float, top: float, lines: Iterable[Stamp], pitch: float) -> None:
        """Stamps below each other, each centred."""
        for n, line in enumerate(lines):
            line.on(self.picture, (left + right - line.width) / 2, top + pitch * n)


def scene(slug: str, view: ViewT, table: Table, ground: Image.Image) -> Scene[ViewT]:
    """A scene on a copy of its ground."""
    return Scene(slug, view, table, words(table.language), way(table), ground.copy())


def way(table: Table) -> Way:
    """Which way a table's language runs."""
    return Way(table.language == "fa")


def draw_header(scene: Scene[Any], title: str, progress: str, turns: list[list[Part]]) -> None:
    """Name, progress, whose turn it is, the deadline. turns: the ways to say whose turn it is, the fullest first."""
    over = scene.view.over is not None
    deadline, whose = ("", ()) if over else (scene.table.deadline, scene.table.deadline_seats)
    sheet.header(scene.picture, scene.way, title, progress, turns, deadline, whose, SUCCESS if over else ACCENT)


def turns(scene: Scene[Any], word: str = "waiting") -> list[list[Part]]:
    """Who is waited for, or how the game ended. word: how it is said while the game runs."""
    if scene.view.over:
        return _endings(scene)
    return _named(scene, word, scene.view.waiting)


def order(scene: Scene[Any], seat: Seat, word: str) -> list[list[Part]]:
    """What one seat is asked to do: `Ann, place your pair`, without the name where that takes too much room."""
    comma, asked = text(scene.words.plain("list-comma"), TURN, scene.way.rtl), scene.text(word, TURN)
    who = mark(seat, 18)
    return [[who, 10, text(scene.name(seat), TURN_NAME), comma, 9, asked], [who, 12, asked]]


def _endings(scene: Scene[Any]) -> list[list[Part]]:
    ranks = scene.view.over.ranks if scene.view.over else ()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(ranks) == 1 or not winners:
        return [[scene.shared("over", TURN)]]
    cup_first: list[Part] = [cup(34), 12]
    return [[*cup_first, *said] for said in _named(scene, "shared" if winners[1:] else "wins", winners)]


def _named(scene: Scene[Any], word: str, seats: Sequence[Seat]) -> list[list[Part]]:
    """A message with players in it, by mark and name, and by mark alone where the names take too much room."""
    before, after = scene.words.plain(f"picture-{word}", names=BETWEEN).split(BETWEEN)
    head, tail = (_said(scene, part.strip()) for part in (before, after))
    names: list[Part] = []
    marks: list[Part] = []
    for seat in seats:
        names += [16, mark(seat, 18), 8, text(scene.name(seat), TURN_NAME)]
        marks += [10, mark(seat, 20)]
    return [[*head, *shown[0 if head else 1 :], *([10] if tail else []), *tail] for shown in (names, marks)]


def _said(scene: Scene[Any], words: str) -> list[Part]:
    return [text(words, TURN, scene.way.rtl)] if words else []


BETWEEN: Final = "\ufffc"
"""Stands for the players in a message."""


def draw_footer(scene: Scene[Any], spare: str, ended: str = "") -> None:
    """The news; without any `spare`, at the end what decided, `ended`, or who has how many points."""
    table, over = scene.table, scene.view.over
    if over and over.decided:
        ended = scene.words.plain(f"over-{scene.slug}-{over.decided}")
    if over and not table.news and not ended:
        sheet.footer_parts(scene.picture, scene.way, _totals(scene, over))
        return
    seat = table.news_seat if table.news else None
    name = "" if seat is None else scene.name(seat)
    sheet.footer(scene.picture, scene.way, seat, name, table.news or (ended if over else spare))


def _totals(scene: Scene[Any], result: Result) -> list[list[Part]]:
    """Everybody's points, the first place first: with names, and without where they take too much room."""
    names: list[Part] = []
    marks: list[Part] = []
    for _, seat in sorted((rank or 0, seat) for seat, rank in enumerate(result.ranks)):
        points = scene.number(result.totals[seat])
        names += [mark(seat, 19), 12, text(scene.name(seat), FOOTER_NAME), 12, points, 40]
        marks += [mark(seat, 19), 12, points, 40]
    return [names[:-1], marks[:-1]]
