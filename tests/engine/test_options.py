"""Options as menus offer them and people type them."""

from typing import Literal

import pytest
from pydantic import BaseModel, Field, ValidationError

from engine.options import parse, shown, values
from engine.registry import GAMES


class House(BaseModel):
    """One option of each kind."""

    shuffle: bool = False
    pace: Literal["round", "free"] = "round"
    tiles: Literal[12, 18] = 12
    limit: int = Field(150, ge=60, le=400)
    seat: Literal["A", "B"] = "B"
    open_end: int = 3


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("shuffle", ("off", "on")),
        ("pace", ("round", "free")),
        ("tiles", ("12", "18")),
        ("limit", ("60", "150", "400")),
    ],
)
def test_what_is_offered_can_be_typed(name: str, offered: tuple[str, ...]) -> None:
    assert values(House, name) == offered
    for text in offered:
        assert shown(getattr(House.model_validate({name: parse(House, name, text)}), name)) == text


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_offered_can_be_typed_in_small_and_capital_letters(slug: str) -> None:
    for model in (GAMES[slug].Options, GAMES[slug].SeatOptions):
        for name in model.model_fields:
            for text in values(model, name):
                for typed in (text, text.lower(), text.upper()):
                    assert shown(parse(model, name, typed)) == text


@pytest.mark.parametrize(("name", "text"), [("pace", "fast"), ("tiles", "13"), ("limit", "9"), ("limit", "many")])
def test_anything_else_is_for_the_model_to_refuse(name: str, text: str) -> None:
    with pytest.raises(ValidationError):
        House.model_validate({name: parse(House, name, text)}, strict=True)


def test_an_option_without_bounds_says_so() -> None:
    with pytest.raises(TypeError, match="open_end"):
        values(House, "open_end")
