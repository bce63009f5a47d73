"""A question becomes rows to press: up to 5 options are buttons, up to 25 one select, more by the notation's words."""

from itertools import islice
from typing import Any

from bot import press
from bot.post import Button, Choice, Row, Select
from engine.game import Ask, Seat
from render.words import Words

BUTTONS = 5
CHOICES = 25


def menu(slug: str, game: str, seat: Seat, number: int, ask: Ask[Any], words: Words, start: str = "") -> tuple[Row, ...]:
    """The rows for a seat's question, asked as `number`.

    start: the words of the notation chosen so far, where there are too many options to show at once.
    """
    notations = [str(move) for move in ask.moves if _begins(str(move), start)]
    if len(notations) > CHOICES:
        stems = _stems(notations, start)
        if 1 < len(stems) <= CHOICES:
            return _rows(slug, game, seat, number, stems, words, start, narrow=True)
    return _rows(slug, game, seat, number, notations[:CHOICES], words, start, narrow=False) + tuple(
        _select(slug, game, seat, number, part, words, narrow=False) for part in _rest(notations)
    )


def back(game: str, seat: Seat, number: int, ask: Ask[Any], words: Words, start: str = "") -> tuple[Button, ...]:
    """[Back] inside a chain of decisions or a narrowed choice, else [Undo]."""
    if start:
        wider = start.rpartition(" ")[0]
        return (Button(words.say("button-back"), press.write(press.Decide(game, seat, number, wider, narrow=True))),)
    word = "button-back" if ask.about else "button-undo"
    return (Button(words.say(word), press.write(press.TakeBack(game, seat, number))),)


def _begins(notation: str, start: str) -> bool:
    return not start or notation == start or notation.startswith(f"{start} ")


def _stems(notations: list[str], start: str) -> list[str]:
    """The notations cut one word behind `start`, each once; cut further where that tells nothing apart."""
    length = len(start.split())
    longest = max(len(notation.split()) for notation in notations)
    for count in range(length + 1, longest + 1):
        stems = list(dict.fromkeys(" ".join(notation.split()[:count]) for notation in notations))
        if len(stems) > 1:
            return stems
    return notations


def _rest(notations: list[str]) -> list[list[str]]:
    """What one select doesn't hold, in further ones: only where the words of the notation don't tell it apart."""
    return [notations[at : at + CHOICES] for at in range(CHOICES, len(notations), CHOICES)]


def _rows(
    slug: str, game: str, seat: Seat, number: int, shown: list[str], words: Words, start: str, *, narrow: bool
) -> tuple[Row, ...]:
    if len(shown) > BUTTONS:
        return (_select(slug, game, seat, number, shown, words, narrow=narrow),)
    data = [press.write(press.Decide(game, seat, number, one, narrow)) for one in shown]
    buttons = tuple(
        Button(words.move(slug, one), at, "main") for one, at in islice(zip(shown, data, strict=True), BUTTONS)
    )
    return (buttons,) if buttons else ()


def _select(slug: str, game: str, seat: Seat, number: int, shown: list[str], words: Words, *, narrow: bool) -> Select:
    choices = tuple(
        Choice(words.move(slug, one), press.write(press.Decide(game, seat, number, one, narrow))) for one in shown
    )
    return Select(words.say("menu-choose"), choices)
