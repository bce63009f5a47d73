"""Nothing hidden is told in public: stretches of the games with secrets, and that a leak would be found."""

import logging
from dataclasses import replace
from typing import Any, Final

import pytest

from engine.game import Game
from engine.options import parse, values
from engine.registry import GAMES
from render.words import bare, words
from tests.journeys.inside import House
from tests.journeys.person import Person, until
from tests.journeys.play import button, decisions, open_table
from tests.journeys.secrecy import SECRETS, Proof, Secret

DECISIONS: Final = 14
"""How many are made in a stretch; each is looked at."""


def test_every_game_with_secrets_is_looked_at() -> None:
    assert {slug for slug, game in GAMES.items() if _ever_secret(game)} == set(SECRETS)


def _ever_secret(game: Game[Any, Any, Any, Any]) -> bool:
    model = game.Options
    chosen = [{name: parse(model, name, one)} for name in model.model_fields for one in values(model, name)]
    return any(game.secret(model.model_validate(one)) for one in ({}, *chosen))


async def played(house: House, secret: Secret, logged: pytest.LogCaptureFixture, room: str) -> Proof:
    """Two people at a table: whoever can hides a card, else the first choices are made."""
    logged.set_level(logging.INFO)
    people = [await house.people.person(name, room, secret.language) for name in ("Sara", "Ali")]
    await open_table(people, game=secret.opened)
    proof = Proof(house, secret, logged.records)
    await proof.look()
    decided = 0
    while decided < DECISIONS:
        for person in people:
            await person.press(button(person, "play"))
            while options := decisions(person):
                await person.press(_hiding(person, options, secret))
                await proof.look()
                decided += 1
        await until(lambda: any(button(one, "play") in one.public_options() for one in people), people[0], "a turn")
    await proof.look()
    return proof


def _hiding(person: Person, options: tuple[str, ...], secret: Secret) -> str:
    verbs = tuple(bare(words(person.language).move(secret.opened.split(maxsplit=1)[0], verb)) for verb in secret.hiding)
    return next((one for one in options if one.startswith(verbs)), options[0])


@pytest.mark.parametrize("house", ["discord", "telegram"], indirect=True)
@pytest.mark.parametrize("slug", SECRETS)
async def test_nothing_hidden_is_told(house: House, slug: str, caplog: pytest.LogCaptureFixture, room: str) -> None:
    proof = await played(house, SECRETS[slug], caplog, room)
    assert proof.sent > 3
    assert proof.looked_for >= DECISIONS


def leaky(game: Game[Any, Any, Any, Any]) -> Game[Any, Any, Any, Any]:
    """The same game, but everybody hears everything."""

    class Leaky(type(game)):  # type: ignore[misc]
        def play(self, state: Any, seat: int, move: Any) -> Any:
            state, events = super().play(state, seat, move)
            return state, tuple(replace(one, eyes=None) for one in events)

    made: Game[Any, Any, Any, Any] = Leaky()
    return made


@pytest.mark.parametrize("house", ["discord", "telegram"], indirect=True)
@pytest.mark.parametrize("slug", SECRETS)
async def test_a_leak_is_found(
    house: House, slug: str, caplog: pytest.LogCaptureFixture, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, slug, leaky(GAMES[slug]))
    with pytest.raises(AssertionError, match="is told"):
        await played(house, SECRETS[slug], caplog, room)
