"""A question becomes rows to press: up to 5 options are buttons, up to 25 one select, more by the notation's words.

However many there are, all look alike: none is what one is meant to press.
"""

from typing import Any

from bot import press
from bot.post import Button, Choice, Row, Select
from engine.game import Ask, Seat
from render.words import Words

BUTTONS = 5
CHOICES = 25


def menu(
    slug: str, game: str, seat: Seat, number: int, ask: Ask[Any], words: Words, start: str = ""
) -> tuple[Row, ...]:
    """The rows for a seat's question, asked as `number`.

    start: the words of the notation chosen so far, where there are too many options to show at once.
    """
    options = _options([str(move) for move in ask.moves if _begins(str(move), start)], start)
    shown = [
        (words.move(slug, text), press.write(press.Decide(game, seat, number, text, narrow)))
        for text, narrow in options
    ]
    if len(shown) <= BUTTONS:
        return (tuple(Button(label, data) for label, data in shown),) if shown else ()
    parts = [shown[at : at + CHOICES] for at in range(0, len(shown), CHOICES)]
    return tuple(Select(words.say("menu-choose"), tuple(Choice(*option) for option in part)) for part in parts)


def back(
    game: str, seat: Seat, number: int, ask: Ask[Any] | None, words: Words, start: str = "", *, undoable: str | None
) -> tuple[Button, ...]:
    """[Back] inside a chain of decisions or a narrowed choice, else [Undo “…”]; nothing where there is no way back.

    ask: None for a seat that is asked nothing now. undoable: the seat's latest decision as it is shown, "" where that
    isn't known, None where it may not be taken back.
    """
    if start:
        wider = press.Decide(game, seat, number, start.rpartition(" ")[0], narrow=True)
        return (Button(words.say("button-back"), press.write(wider)),)
    if undoable is None:
        return ()
    if ask and ask.about:
        label = words.say("button-back")
    else:
        label = words.say("button-undo-move", move=undoable) if undoable else words.say("button-undo")
    return (Button(label, press.write(press.TakeBack(game, seat, number))),)


def _begins(notation: str, start: str) -> bool:
    return not start or notation == start or notation.startswith(f"{start} ")


def _options(notations: list[str], start: str) -> list[tuple[str, bool]]:
    """What to offer, and whether choosing it only narrows the choice: too many are told apart by their next words."""
    if len(notations) <= CHOICES:
        return [(one, False) for one in notations]
    longest = max(len(one.split()) for one in notations)
    for count in range(len(start.split()) + 1, longest):
        stems = [" ".join(one.split()[:count]) for one in notations]
        if len(set(stems)) > 1:
            return [(stem, stems.count(stem) > 1 or stem not in notations) for stem in dict.fromkeys(stems)]
    return [(one, False) for one in notations]
