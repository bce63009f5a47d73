"""Nothing hidden is told in public: stretches of the games with secrets, searched for every card that lies hidden.

All that the bot sends for everybody is searched, edits too: texts, alt texts, what buttons send, names of files; and so
is what the program logs.
"""

import json
import logging
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import pytest

from bot import playing
from engine.ants.state import AntsState
from engine.game import Game
from engine.options import parse, values
from engine.registry import GAMES
from render.ants.names import card_name
from render.coatl.names import prophecy_name, temple_name
from render.table import Language
from render.words import LANGUAGES, Words, bare, words
from tests.engine.coatl_tables import hidden_from
from tests.journeys.discord_front import DiscordFront
from tests.journeys.inside import House
from tests.journeys.person import Front, Person, until
from tests.journeys.play import button, decisions, open_table
from tests.journeys.telegram_front import TelegramFront
from tests.rigs.telegram.world import Json

DECISIONS: Final = 14
"""How many are made in a stretch; each is looked at."""
SAID_IN_VAIN: Final = ("getUpdates", "answerCallbackQuery", "setMyCommands")
"""Calls of Telegram's that show nothing in a chat, or only to who pressed."""


@dataclass(frozen=True)
class Secret:
    """How a game is opened, in which language, what hides a card, what lies hidden, and what a card is called.

    open: the cards that lie openly, and may be told of later, when they are in somebody's hand.
    """

    opened: str
    language: Language
    hiding: tuple[str, ...]
    hidden: Callable[[Any], set[str]]
    named: Callable[[str, Words], tuple[str, ...]]
    open: Callable[[Any], set[str]] = lambda state: set()


def stored(state: AntsState) -> set[str]:
    """The cards that lie in storage, or were drawn and not used yet."""
    return {card for side in state.sides for card in side.slots if card} | ({state.drawn} if state.drawn else set())


def a_card_of_coatl(card: str, say: Words) -> tuple[str, ...]:
    """With its code: the name alone, and the way it is typed."""
    name = (temple_name if card.startswith(("no-", "eq-")) else prophecy_name)(say, card)
    return card, bare(name.split(" (", maxsplit=1)[0]), bare(say.move("coatl", card))


def a_card_of_ants(card: str, say: Words) -> tuple[str, ...]:
    return card, bare(card_name(say, card)), bare(say.move("ants", card))


SECRETS: Final[Mapping[str, Secret]] = {
    "ants": Secret("ants storage=hidden", "en", ("store",), stored, a_card_of_ants),
    "coatl": Secret(
        "coatl sacrifices=on",
        "fa",
        ("burn", "draw"),
        lambda state: hidden_from(state, None),
        a_card_of_coatl,
        lambda state: {*filter(None, state.row), *(pile[0] for pile in state.piles if pile)},
    ),
}


def test_every_game_with_secrets_is_looked_at() -> None:
    assert {slug for slug, game in GAMES.items() if _ever_secret(game)} == set(SECRETS)


def _ever_secret(game: Game[Any, Any, Any, Any]) -> bool:
    model = game.Options
    chosen = [{name: parse(model, name, one)} for name in model.model_fields for one in values(model, name)]
    return any(game.secret(model.model_validate(one)) for one in ({}, *chosen))


@dataclass
class Proof:
    """Looks at all that was sent and logged since it last looked."""

    house: House
    secret: Secret
    logged: pytest.LogCaptureFixture
    sent: int = 0
    before: set[str] = field(default_factory=set)
    seen: set[str] = field(default_factory=set)
    looked_for: int = 0

    async def look(self) -> None:
        """Raises AssertionError where a card is named that was hidden all the time since the last look."""
        state = await self._state()
        now = self.secret.hidden(state)
        self.seen |= self.secret.open(state)
        payloads = [*sent_to_all(self.house.people)]
        told = "\n".join((*payloads[self.sent :], *map(logging.Formatter().format, self.logged.records)))
        self.sent = len(payloads)
        for card in (self.before & now) - self.seen:
            self.looked_for += 1
            for name in {one for language in LANGUAGES for one in self.secret.named(card, words(language))}:
                assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", bare(told)), f"{name} is told: {told}"
        self.before = now

    async def _state(self) -> Any:
        store = self.house.store
        (game,) = [key.decode().rpartition(":")[2] async for key in store.redis.scan_iter(match="game:*")]
        saved = await store.load(game)
        assert saved
        return playing.take_up(GAMES[saved.meta.slug], saved).state


def sent_to_all(people: Front) -> Iterator[str]:
    """What the bot sent that everybody in a chat sees, as it was sent, oldest first."""
    match people:
        case DiscordFront(discord=discord):
            for request in discord.requests:
                if request.method != "GET" and request.path.startswith("/channels/"):
                    yield json.dumps(request.payload, ensure_ascii=False)
        case TelegramFront(telegram=telegram):
            for call in telegram.calls:
                if call.method not in SAID_IN_VAIN and _is_for_all(call.values):
                    yield json.dumps([call.values, call.files], ensure_ascii=False)


def _is_for_all(said: Json) -> bool:
    to_one = "ephemeral_message_parameters" in said or "receiver_user_id" in said
    return int(said.get("chat_id", 0)) < 0 and not to_one


async def played(house: House, secret: Secret, logged: pytest.LogCaptureFixture, room: str) -> Proof:
    """Two people at a table: whoever can hides a card, else the first choices are made."""
    logged.set_level(logging.INFO)
    people = [await house.people.person(name, room, secret.language) for name in ("Sara", "Ali")]
    await open_table(people, game=secret.opened)
    proof = Proof(house, secret, logged)
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
