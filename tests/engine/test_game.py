"""What the contract itself does: filtering what is heard, and playing for who is late."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from pydantic import ValidationError

from engine.chance import Dice
from engine.game import SECRET, Ask, Event, NotLegal, Options, Refusal, Unreadable, heard
from tests.engine.tictactoe import Mark, TicTacToe, TicTacToeOptions, TicTacToeState


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A card came into a hand."""

    card: str | None = field(metadata=SECRET)
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Whispered(Event):
    """All of it is for some ears."""

    word: str


DREW = Drew(seat=0, commits=(0,), eyes=(0, 2), forced="draw 7h", card="7h", left=12)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_is_open_is_heard_whole_by_everybody(viewer: int | None) -> None:
    event = Whispered(seat=1, word="hello")
    assert heard(event, viewer) is event


@pytest.mark.parametrize("viewer", [0, 2])
def test_those_it_is_for_hear_it_whole(viewer: int) -> None:
    assert heard(DREW, viewer) is DREW


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_others_hear_it_without_its_secrets(viewer: int | None) -> None:
    assert heard(DREW, viewer) == Drew(seat=0, commits=(0,), eyes=(0, 2), forced="", card=None, left=12)


@pytest.mark.parametrize("viewer", [1, None])
def test_others_hear_nothing_of_what_is_secret_altogether(viewer: int | None) -> None:
    assert heard(Whispered(seat=0, eyes=(0,), word="psst"), viewer) is None


def test_an_event_for_nobody_is_heard_by_nobody() -> None:
    assert heard(Whispered(eyes=(), word="psst"), None) is None
    assert heard(Whispered(eyes=(), word="psst"), 0) is None


class Offers(TicTacToe):
    """Offers decisions by these names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def ask(self, state: TicTacToeState, seat: int) -> Ask[Mark]:
        return Ask("any", tuple(Named(n, name) for n, name in enumerate(self.names)))


@dataclass(frozen=True, slots=True)
class Named(Mark):
    """A decision with a name."""

    name: str

    def __str__(self) -> str:
        return self.name


@pytest.mark.parametrize(
    ("offered", "played"),
    [
        (("a1", "b1"), "a1"),
        (("a1", "done", "b1"), "done"),
        (("go a1", "rest"), "rest"),
        (("tnt yes", "tnt no"), "tnt no"),
        (("trade", "end"), "end"),
        (("draw", "stop"), "stop"),
        (("take a1", "pass", "skip"), "pass"),
        (("resting", "a1"), "resting"),
    ],
)
def test_who_is_late_rests_or_takes_the_first(offered: tuple[str, ...], played: str) -> None:
    game = Offers(*offered)
    state, _ = game.deal(TicTacToeOptions(), (), Dice("00"))
    assert str(game.default(state, 0)) == played


def test_options_can_be_neither_changed_nor_invented() -> None:
    with pytest.raises(ValidationError):
        Options.model_validate({"unheard": 1})
    options: Any = TicTacToeOptions()
    with pytest.raises(ValidationError):
        options.first = "lot"


def test_a_refusal_carries_what_was_said_and_what_may_be_meant() -> None:
    for refusal in (Unreadable("a9", ["a1"]), NotLegal("a9", None, ["a1"])):
        assert isinstance(refusal, Refusal)
        assert (refusal.text, refusal.nearest, str(refusal)) == ("a9", ("a1",), "a9")
