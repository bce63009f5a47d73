"""Rows of a post as an inline keyboard."""

from telegram import InlineKeyboardMarkup

from bot.post import Button, Choice, Select
from bot.press import Act, Decide, TakeBack, write
from bot.telegram.keyboard import asked_seat, full_size, is_ones_own, keys, link, marked, shared, under

PLAY, UNDO = write(Act("a1234567", "play", "3")), write(TakeBack("a1234567", 0, 4))


def labels(rows: object) -> list[list[str]]:
    return [[button.text for button in row] for row in rows]  # type: ignore[attr-defined]


def choice(label: str) -> Choice:
    return Choice(label, write(Decide("a1234567", 0, 4, label)))


def test_short_choices_stand_together_by_their_first_word() -> None:
    choices = Select("", tuple(choice(f"{tile} {column}") for tile in ("land", "sea") for column in "abcde"))
    assert labels(keys([choices])) == [
        ["land a", "land b", "land c"], ["land d", "land e"], ["sea a", "sea b", "sea c"], ["sea d", "sea e"],
    ]  # fmt: skip


def test_cells_fill_even_rows() -> None:
    assert labels(keys([Select("", tuple(choice(f"c{n}") for n in range(1, 7)))])) == [
        ["c1", "c2", "c3"], ["c4", "c5", "c6"],
    ]  # fmt: skip


def test_long_labels_get_room() -> None:
    row = tuple(Button(label, PLAY) for label in ("Join", "Leave", "Add computer player"))
    assert labels(keys([row])) == [["Join", "Leave"], ["Add computer player"]]


def test_what_cant_be_pressed_isnt_there() -> None:
    assert labels(keys([(Button("Join", PLAY, enabled=False), Button("Leave", PLAY))])) == [["Leave"]]
    assert keys([(Button("Join", PLAY, enabled=False),)]) == ()


def test_what_is_chosen_has_a_mark() -> None:
    assert labels(keys([Select("", (Choice("free", PLAY, chosen=True), Choice("round", PLAY)))])) == [
        ["✓ free", "round"]
    ]


def test_a_further_button_goes_where_there_is_room() -> None:
    short = keys([(Button("Undo", UNDO), Button("Board", PLAY))])
    assert labels(under(short, full_size("Full size", PLAY))) == [["Undo", "Board", "Full size"]]
    four = keys([tuple(Button(label, PLAY) for label in ("Play", "My board", "Undo", "Rules"))])
    assert len(under(four, full_size("Full size", PLAY))) == 2


def test_ones_own_choices_are_told_from_what_is_for_everybody() -> None:
    rows = (Select("", (choice("land a"),)), (Button("Undo", UNDO),))
    assert asked_seat(rows) == 0
    assert labels(keys(marked(rows, 1))) == [["▲ land a"], ["▲ Undo"]]
    common = keys([(Button("Play", PLAY),)])
    whole = InlineKeyboardMarkup((*keys(rows), *link("Open", "https://t.me/b?start=x"), *common))
    assert shared(whole) == common
    assert is_ones_own(UNDO)
    assert not is_ones_own(PLAY)
    assert not is_ones_own("nonsense")
