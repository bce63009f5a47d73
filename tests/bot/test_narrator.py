"""Events as sentences: grouped by seat, without what was undone, and never more than a viewer may hear."""

from dataclasses import dataclass
from types import GenericAlias
from typing import Annotated, Any, Literal, TypeAlias

import pytest
from pydantic import Field

from bot import narrator
from bot.saved import LogEntry
from engine.ants.state import AntsEvent, Did, TurnedOver, Useless
from engine.coatl.state import Burned, CoatlEvent, Ending, Filled, Reshuffled, Took
from engine.game import Event
from engine.hamlet.state import HamletEvent, Rewarded, Sold
from engine.landverse.state import Discarded, LandverseEvent, Placed
from engine.match import adapter
from engine.minecraft.state import Fell, Found, MinecraftEvent, Turned, Went
from engine.registry import GAMES
from render.table import Language
from render.words import RLM, bare, words
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
    assert told(("2", undone("1", step(0, "c2", placed(0, "land", "c2"))))) == ["Sara: took back “land c2”"]


def test_undoing_what_nobody_heard_is_no_news() -> None:
    assert told(("2", undone("1", step(0, "land c")))) == []


def test_what_time_decided_is_told_apart() -> None:
    lines = told(
        ("1", step(0, "c2", placed(0, "land", "c2"))),
        ("2", step(0, "b1", placed(0, "sea", "b1"), by="clock")),
    )
    assert lines == ["Sara: land c2", "Sara's time is over; played by the rule: sea b1"]


def test_a_seat_that_did_much_gets_several_lines() -> None:
    log = [("1", step(0, "c2", *(placed(0, "land", f"a{n}") for n in range(20))))]  # no map has as many
    lines = told(*log)
    assert [line.count("land") for line in lines] == [8, 8, 4]
    assert all(line.startswith("Sara: ") for line in lines)
    news = narrator.news(LANDVERSE, log, EN, None)
    assert [line.count("land") for line in narrator.lines(news, NAMES, EN, whole=True)] == [20]


def test_what_happened_often_is_said_once() -> None:
    events = [Discarded(seat=0, tile="land", number=n) for n in range(3)]
    assert told(("1", step(0, "c2", placed(0, "sea", "c2"), *events))) == [
        "Sara: sea c2, the land tile fitted nowhere and was discarded (× 3)"
    ]


def ants(seat: int, *events: AntsEvent) -> LogEntry:
    dumped = adapter(tuple[AntsEvent, ...]).dump_json(events).decode()
    return LogEntry(seat=seat, move="draw", events=dumped, by="web:x", at=0)


def useless(*discarded: tuple[int, str]) -> list[Useless]:
    return [Useless(seat=seat, card=card) for seat, card in discarded]


def test_what_befell_the_table_is_a_sentence_without_a_name() -> None:
    told_ = narrator.news(GAMES["ants"], [("1", ants(1, TurnedOver(cards=9, shuffled="yes")))], EN, None)
    (line,) = narrator.lines(told_, NAMES, EN)
    assert bare(line).startswith("The discards were shuffled")
    assert narrator.joined(told_[0], NAMES, EN, EN.plain).startswith("The discards were shuffled")


def test_a_run_of_forced_steps_is_one_line_in_order_with_names() -> None:
    log = [("1", ants(1, *useless((1, "7s"), (0, "2d")), TurnedOver(cards=9, shuffled="no"), *useless((1, "8s"))))]
    told_ = narrator.news(GAMES["ants"], log, EN, None)
    assert list(map(bare, narrator.lines(told_, NAMES, EN))) == [
        "\\*Ali\\* 7♠, Sara 2♦, \\*Ali\\* 8♠: nothing to do with them, discarded.",
        "The discards were turned over and are the draw pile now (9 cards).",
    ]
    assert narrator.joined(told_[0], NAMES, EN, EN.plain) == (
        "*Ali* 7♠, Sara 2♦, *Ali* 8♠: nothing to do with them, discarded"
    )
    assert [told_[0].concerns(seat) for seat in (0, 1, None)] == [True, True, False]


def test_what_follows_a_run_stands_below_it() -> None:
    log = [
        ("1", ants(0, Did(seat=0, action="build", card="3h"), *useless((1, "7h")))),
        ("2", ants(0, Did(seat=0, action="build", card="4h"), *useless((1, "8h"), (0, "9s")))),
    ]
    lines = narrator.lines(narrator.news(GAMES["ants"], log, EN, None), NAMES, EN)
    assert list(map(bare, lines)) == [
        "Sara: built 3♥",
        "\\*Ali\\* 7♥: nothing to do with it, discarded.",
        "Sara: built 4♥",
        "\\*Ali\\* 8♥, Sara 9♠: nothing to do with them, discarded.",
    ]


def test_a_run_in_persian() -> None:
    log = [("1", ants(0, *useless((0, "7s"), (1, "2d"), (0, "8s"))))]
    fa = words("fa")
    (line,) = narrator.lines(narrator.news(GAMES["ants"], log, fa, None), ("علی", "سارا"), fa)
    assert bare(line) == "علی 7♠، سارا 2♦، علی 8♠: به کار نیامدند و دور انداخته شدند."
    assert line.count(RLM) == 2, "where the line begins, and its list"


@pytest.mark.parametrize(("viewer", "said"), [(0, "stored 7♥"), (1, "stored a card"), (None, "stored a card")])
def test_what_is_stored_unseen_is_told_without_the_card(viewer: int | None, said: str) -> None:
    log = [("1", ants(0, Did(seat=0, eyes=(0,), action="store", card="7h")))]
    (one,) = narrator.news(GAMES["ants"], log, EN, viewer)
    assert list(map(bare, one.phrases)) == [said]


# What happened more than once


def phrases(slug: str, kind: Any, events: tuple[Event, ...], language: Language = "en") -> list[str]:
    """What one seat's events of one decision are told as, to a watcher."""
    dumped = adapter(GenericAlias(tuple, (kind, ...))).dump_json(events).decode()
    log = [("1", LogEntry(seat=0, move="done", events=dumped, by="web:x", at=0))]
    told_ = narrator.news(GAMES[slug], log, words(language), None)
    return [bare(phrase) for one in told_ for phrase in one.phrases]


@pytest.mark.parametrize(
    ("language", "two", "alike"),
    [
        ("en", "took a red body and a blue body (b4)", "took two red bodies (b4)"),
        ("fa", "بدن قرمز و بدن آبی را برداشت (b4)", "دو بدن قرمز را برداشت (b4)"),
    ],
)
def test_two_pieces_alike_are_counted(language: Language, two: str, alike: str) -> None:
    for second, said in (("body blue", two), ("body red", alike)):
        took = Took(seat=0, space="b4", pieces=2, first="body red", second=second)
        assert phrases("coatl", CoatlEvent, (took,), language) == [said]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "burned a Prophecy", "burned 2 Prophecies"), ("fa", "یک پیشگویی سوزاند", "۲ پیشگویی سوزاند")],
)
def test_hidden_cards_are_counted(language: Language, one: str, two: str) -> None:
    events = [Burned(seat=0, eyes=(0,), card=card) for card in ("tally-y", "tally-r")]
    assert phrases("coatl", CoatlEvent, tuple(events[:1]), language) == [one]
    assert phrases("coatl", CoatlEvent, tuple(events), language) == [two]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "went to r2",
                "turned up Brook Crossing on i2 and Camel Yard on j2",
                "with bow and poisonous potato (× 2)",
                "hearts 5 against 3: won, 3 XP",
            ],
        ),
        (
            "fa",
            [
                "به r2 رفت",
                "«گذر جویبار» روی i2 و «شترخان» روی j2 را رو کرد",
                "توکن‌های رو شده: کمان و سیب‌زمینی سمی (× ۲)",
                "قلب: ۵ در برابر ۳، پیروز شد و ۳ تجربه گرفت",
            ],
        ),
    ],
)
def test_what_is_turned_up_together_is_one_list(language: Language, said: list[str]) -> None:
    events = (
        Went(seat=0, crossing="r2", tiles=2),
        *(Found(seat=0, what=what, place=place) for what, place in (("brook-crossing", "i2"), ("camel-yard", "j2"))),
        *(Turned(seat=0, what=what, points=0) for what in ("bow", "potato", "potato")),
        Fell(seat=0, what="spider", won="yes", hearts=5, of=3, tnt=0, points=3),
    )
    assert phrases("minecraft", MinecraftEvent, events, language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Sara: sold Jug, 1 point and 2 coins", "Ali: got 1 point and 1 coin for the use of their milk"]),
        ("fa", ["Sara: «کوزه» را فروخت، ۱ امتیاز و ۲ سکه", "Ali: برای مصرف شیر خود ۱ امتیاز و ۱ سکه گرفت"]),
    ],
)
def test_who_decided_stands_above_whom_it_served(language: Language, said: list[str]) -> None:
    events = (Rewarded(seat=1, good="milk", vp=1, coins=1), Sold(seat=0, sale="jug", vp=1, coins=2, token="bench"))
    dumped = adapter(tuple[HamletEvent, ...]).dump_json(events).decode()
    log = [("1", LogEntry(seat=0, move="auto", events=dumped, by="web:x", at=0))]
    told_ = narrator.news(GAMES["hamlet"], log, words(language), None)
    assert list(map(bare, narrator.lines(told_, ("Sara", "Ali"), words(language)))) == said


def test_what_befalls_the_table_begins_with_a_capital() -> None:
    events = (Filled(spaces=()), Reshuffled(cards=9), Ending(how="A"), Ending(how="B"))
    told_ = phrases("coatl", CoatlEvent, events)
    assert len(told_) == len(events)
    assert all(phrase[0].isupper() for phrase in told_)


# What only some may hear


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
