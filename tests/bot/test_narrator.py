"""Events as sentences: grouped by seat, without what was undone, and never more than a viewer may hear."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from bot import narrator
from bot.saved import LogEntry
from engine.game import Event
from engine.landverse.state import Discarded, LandverseEvent, Placed
from engine.match import adapter
from engine.registry import GAMES
from render.words import bare, words
from tests.engine.highcard import Drew, HighCard

EN = words("en")
LANDVERSE = GAMES["landverse"]
NAMES = ("Sara", "*Ali*")


def step(seat: int, move: str, *events: LandverseEvent, by: str = "web:x") -> LogEntry:
    dumped = adapter(tuple[LandverseEvent, ...]).dump_json(events).decode()
    return LogEntry(seat=seat, move=move, events=dumped, by=by, at=0)


def placed(seat: int, tile: Literal["land", "sea"], cell: str) -> Placed:
    return Placed(seat=seat, tile=tile, number=0, cell=cell, how="cell")


def undone(line: str, entry: LogEntry) -> LogEntry:
    return entry.model_copy(update={"undone": line})


def told(*log: tuple[str, LogEntry]) -> list[str]:
    return [bare(line) for line in narrator.lines(narrator.news(LANDVERSE, log, EN, None), NAMES, EN)]


def test_one_line_a_seat_in_the_order_they_began() -> None:
    lines = told(
        ("1", step(1, "a1", placed(1, "land", "a1"))),
        ("2", step(0, "c2", placed(0, "land", "c2"))),
        ("3", step(1, "b1", placed(1, "sea", "b1"), Discarded(seat=1, tile="land", number=3))),
    )
    assert lines == [
        "\\*Ali\\*: land a1, sea b1, the land tile fitted nowhere and was discarded",
        "Sara: land c2",
    ]


def test_what_was_undone_is_not_told() -> None:
    assert told(
        ("1", step(0, "c2", placed(0, "land", "c2"))),
        ("2", undone("1", step(0, "c2", placed(0, "land", "c2")))),
        ("3", step(0, "c5", placed(0, "land", "c5"))),
    ) == ["Sara: land c5"]


def test_undoing_what_was_told_before_is_news() -> None:
    assert told(("2", undone("1", step(0, "c2", placed(0, "land", "c2"))))) == ["Sara: took back “c2”"]


def test_undoing_what_nobody_heard_is_no_news() -> None:
    assert told(("2", undone("1", step(0, "land c")))) == []


def test_what_time_decided_is_told_apart() -> None:
    lines = told(
        ("1", step(0, "c2", placed(0, "land", "c2"))),
        ("2", step(0, "b1", placed(0, "sea", "b1"), by="clock")),
    )
    assert lines == ["Sara: land c2", "Sara's time is over; played by the rule: sea b1"]


def test_a_seat_that_did_much_gets_several_lines() -> None:
    lines = told(("1", step(0, "c2", *(placed(0, "land", f"a{n}") for n in range(20)))))  # no map has as many
    assert [line.count("land") for line in lines] == [8, 8, 4]
    assert all(line.startswith("Sara: ") for line in lines)


def test_what_happened_often_is_said_once() -> None:
    events = [Discarded(seat=0, tile="land", number=n) for n in range(3)]
    assert told(("1", step(0, "c2", placed(0, "sea", "c2"), *events))) == [
        "Sara: sea c2, the land tile fitted nowhere and was discarded (× 3)"
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored(Event):
    """Something that only its owner may hear of."""

    kind: Literal["placed"] = "placed"
    tile: str = "sea"
    cell: str = "a1"
    how: str = "cell"


Whispers: TypeAlias = Annotated[Stored, Field(discriminator="kind")]


class Whisper:
    """As much of a game as the narrator asks for."""

    slug = "landverse"
    Event: Any = Stored


def test_a_secret_reaches_its_owner_only() -> None:
    event = Stored(seat=0, eyes=(0,))
    dumped = adapter(tuple[Stored, ...]).dump_json((event,)).decode()
    log = [("1", LogEntry(seat=0, move="sea a1", events=dumped, by="web:x", at=0))]
    game: Any = Whisper()
    (own,) = narrator.news(game, log, EN, 0)
    assert [bare(phrase) for phrase in own.phrases] == ["sea a1"]
    assert narrator.news(game, log, EN, 1) == narrator.news(game, log, EN, None) == ()


def test_what_somebody_did_before_another_got_the_seat_is_told_of_them() -> None:
    handed = LogEntry(seat=0, move="", by="web:x", at=0, former="*Mina*")
    from_computer = handed.model_copy(update={"seat": 1, "former": ""})
    lines = told(
        ("1", step(0, "c2", placed(0, "land", "c2"))),
        ("2", step(1, "a1", placed(1, "land", "a1"))),
        ("3", handed),
        ("4", from_computer),
        ("5", step(0, "e5", placed(0, "sea", "e5"))),
    )
    assert lines == [
        "\\*Mina\\*: land c2",
        "Computer B: land a1",
        "Sara: took over from \\*Mina\\*, sea e5",
        "\\*Ali\\*: took the seat over",
    ]


def test_a_name_is_drawn_as_it_is() -> None:
    handed = LogEntry(seat=0, move="", by="web:x", at=0, former="*Mina*")
    (news,) = narrator.news(LANDVERSE, [("1", handed)], EN, None, drawn=True)
    assert news.phrases == ("took over from *Mina*",)


def test_undoing_what_only_some_may_know_names_it_for_them_only() -> None:
    events = adapter(tuple[Drew, ...]).dump_json((Drew(seat=0, eyes=(0,), card=7),)).decode()
    entry = LogEntry(seat=0, move="draw 7", events=events, by="web:x", at=0)
    log = [("2", entry.model_copy(update={"undone": "1"}))]
    seen = [narrator.news(HighCard(), log, EN, viewer)[0].phrases for viewer in (0, 1, None)]
    assert [bare(phrase) for (phrase,) in seen] == ["took back “draw 7”", "took back “…”", "took back “…”"]
