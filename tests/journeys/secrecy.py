"""The proof that nothing hidden is told: all that is sent for everybody is searched for every card that lies hidden.

That is texts, alt texts, what buttons send, names of files, edits too; and what the program logs.
"""

import json
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot import playing
from engine.ants.state import AntsState
from engine.registry import GAMES
from render.ants.names import card_name
from render.coatl.names import prophecy_name, temple_name
from render.table import Language
from render.words import LANGUAGES, Words, bare, words
from tests.engine.coatl_tables import hidden_from
from tests.journeys.discord_front import DiscordFront
from tests.journeys.inside import House
from tests.journeys.person import Front
from tests.journeys.socket_front import SocketFront
from tests.journeys.telegram_front import TelegramFront
from tests.rigs.discord.server import Request
from tests.rigs.telegram.server import Call
from tests.rigs.telegram.world import Json

SAID_IN_VAIN: Final = ("getUpdates", "answerCallbackQuery", "setMyCommands")
"""Calls of Telegram's that show nothing in a chat, or only to who pressed."""


@dataclass(frozen=True)
class Secret:
    """How a game is opened, in which language, what hides a card, what lies hidden, and what a card is called.

    open: the cards that lie openly, and may be told of later, when they are in somebody's hand; lost: those that are
    shuffled, so that nobody knows any more where they are.
    """

    opened: str
    language: Language
    hiding: tuple[str, ...]
    hidden: Callable[[Any], set[str]]
    named: Callable[[str, Words], tuple[str, ...]]
    open: Callable[[Any], set[str]] = lambda state: set()
    lost: Callable[[Any], set[str]] = lambda state: set()


def stored(state: AntsState) -> set[str]:
    """The cards that lie in storage, or were drawn and not used yet."""
    return {card for side in state.sides for card in side.slots if card} | ({state.drawn} if state.drawn else set())


def played(state: AntsState) -> set[str]:
    """The cards that lie on the table, or were discarded: a trade brings such a card into storage."""
    piles = {card for side in state.sides for card in side.pile}
    return piles | {side.attacker for side in state.sides if side.attacker} | {*state.discards}


def a_card_of_coatl(card: str, say: Words) -> tuple[str, ...]:
    """With its code: the name alone, and the way it is typed."""
    name = (temple_name if card.startswith(("no-", "eq-")) else prophecy_name)(say, card)
    return card, bare(name.split(" (", maxsplit=1)[0]), bare(say.move("coatl", card))


def a_card_of_ants(card: str, say: Words) -> tuple[str, ...]:
    """As it is printed, and the way it is typed."""
    return card, bare(card_name(say, card)), bare(say.move("ants", card))


SECRETS: Final[Mapping[str, Secret]] = {
    "ants": Secret(
        "ants storage=hidden",
        "en",
        ("store",),
        stored,
        a_card_of_ants,
        played,
        lambda state: {*state.pile},
    ),
    "coatl": Secret(
        "coatl sacrifices=on",
        "fa",
        ("burn", "draw"),
        lambda state: hidden_from(state, None),
        a_card_of_coatl,
        lambda state: {*filter(None, state.row), *(pile[0] for pile in state.piles if pile)},
    ),
}


@dataclass
class Proof:
    """Looks at all that was sent and logged since it last looked. logged: everything, growing."""

    house: House
    secret: Secret
    logged: Sequence[logging.LogRecord]
    sent: int = 0
    read: int = 0
    before: set[str] = field(default_factory=set)
    seen: set[str] = field(default_factory=set)
    looked_for: int = 0

    async def look(self) -> None:
        """Raises AssertionError where a card is named that was hidden all the time since the last look."""
        state = await self._state()
        now = self.secret.hidden(state)
        self.seen = (self.seen | self.secret.open(state)) - self.secret.lost(state)
        payloads, logged = sent(self.house.people)[self.sent :], self.logged[self.read :]
        told = bare("\n".join((*map(told_to_all, payloads), *map(logging.Formatter().format, logged))))
        self.sent, self.read = self.sent + len(payloads), self.read + len(logged)
        for card in (self.before & now) - self.seen:
            self.looked_for += 1
            for name in {one for language in LANGUAGES for one in self.secret.named(card, words(language))}:
                assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", told), f"{name} is told: {told}"
        self.before = now

    async def _state(self) -> Any:
        saved = await self.house.game()
        return playing.take_up(GAMES[saved.meta.slug], saved).state


def sent(people: Front) -> Sequence[Any]:
    """All that the bot sent on a platform, oldest first."""
    match people:
        case DiscordFront(discord=discord):
            return discord.requests
        case TelegramFront(telegram=telegram):
            return telegram.calls
        case SocketFront(people=[tab, *_]):
            return tab.raw
        case _:
            raise TypeError(people)


def told_to_all(one: Any) -> str:
    """What everybody in the chat sees of it, as it was sent; "" for nothing."""
    match one:
        case Request(path=path) if one.method != "GET" and path.startswith("/channels/"):
            return json.dumps(one.payload, ensure_ascii=False)
        case Call(method=method) if method not in SAID_IN_VAIN and _is_for_all(one.values):
            return json.dumps([one.values, one.files], ensure_ascii=False)
        case {"is": "news"}:
            return json.dumps(one, ensure_ascii=False)
        case _:
            return ""


def _is_for_all(said: Json) -> bool:
    to_one = "ephemeral_message_parameters" in said or "receiver_user_id" in said
    return int(said.get("chat_id", 0)) < 0 and not to_one
