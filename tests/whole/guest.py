"""Somebody who plays as a computer player would in their seat, mostly by pressing, sometimes by typing."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, TypeAlias

from bot.playing import AnyGame, AnyMatch
from engine.chance import Dice
from engine.game import Seat
from engine.notation import LONGEST_LINE
from engine.players import PLAYERS
from render.table import Language
from render.words import bare, words
from tests.journeys.person import Person, until

WAYS: Final = ("press", "line", "lines")
"""How a turn is played: every decision pressed, the whole turn typed in one line, a line for each decision."""
OFTEN: Final = (80, 12, 8)
DEEPEST: Final = 4
"""Presses that may lead to one decision, at most."""

LEAVES: Final = 40
"""Ends of chains of decisions that are looked at for one decision."""

Latest: TypeAlias = Callable[[], Awaitable[AnyMatch]]
"""Tells how the game stands."""


@dataclass
class Guest:
    """A person in a seat of a game. room: the language of what everybody sees.

    tapped: the turns played by pressing alone, taps: the presses in them. played: all decisions, as notations.
    longest: characters of the longest private text.
    """

    person: Person
    seat: Seat
    game: str
    room: Language
    seed: int
    taps: int = 0
    tapped: int = 0
    turns: int = 0
    played: list[str] = field(default_factory=list)
    longest: int = 0

    def __post_init__(self) -> None:
        self._random = random.Random(f"{self.seed}-{self.seat}")

    async def turn(self, match: AnyMatch, latest: Latest) -> None:
        """Play until nothing is owed in this turn any more. latest: how the game stands after what was done."""
        (way,) = self._random.choices(WAYS, OFTEN)
        self.turns += 1
        if way == "line":
            await self._type_turn(match, latest)
        elif way == "lines":
            await self._decide_all(match, latest, self._type)
        else:
            play = words(self.room).plain("button-play")
            await until(lambda: play in self.person.public_options(), self.person, f"[{play}]")
            await self._press(play)
            await self._decide_all(match, latest, self._choose)
            self.tapped += 1

    async def _type_turn(self, match: AnyMatch, latest: Latest) -> None:
        """Type all decisions of the turn in one line, as many as a line may hold."""
        planned = self._plan(match)
        await self._say(", ".join(map(self._shown, planned)))
        self.played += planned
        after = await latest()
        if match.game.turn(after.state) == match.game.turn(match.state):
            await self._decide_all(after, latest, self._type)

    async def _decide_all(self, match: AnyMatch, latest: Latest, decide: Callable[[str], Awaitable[None]]) -> None:
        turn = match.game.turn(match.state)
        while self._owes(match) and match.game.turn(match.state) == turn:
            notation = self._best(match)
            await decide(notation)
            self.played.append(notation)
            match = await latest()

    async def _type(self, notation: str) -> None:
        await self._say(self._shown(notation))

    async def _choose(self, notation: str) -> None:
        """Press what says the decision, or what leads there."""
        for _ in range(DEEPEST):
            label = self._label(notation)
            await self._press(label)
            if label == self._shown(notation):
                return
        raise LookupError(f"{self.person.name} is led in circles to {notation}")

    def _label(self, notation: str) -> str:
        """The decision as it is offered, else the longest beginning of it."""
        options, parts = self.person.options(), notation.split()
        beginnings = [self._shown(" ".join(parts[:count])) for count in range(len(parts), 0, -1)]
        found = next((label for label in beginnings if label in options), None)
        if found is None:
            raise LookupError(f"{self.person.name} finds no {beginnings[0]!r} among {options}")
        return found

    async def _press(self, label: str) -> None:
        self.taps += 1
        await self.person.press(label)
        self._look()

    async def _say(self, line: str) -> None:
        await self.person.say(f"/move {line}")
        self._look()

    def _look(self) -> None:
        self.longest = max(self.longest, len(self.person.private()))

    def _plan(self, match: AnyMatch) -> list[str]:
        """The decisions of this turn, one after the other."""
        turn, planned = match.game.turn(match.state), list[str]()
        while self._owes(match) and match.game.turn(match.state) == turn:
            notation = self._best(match)
            if len(", ".join(map(self._shown, (*planned, notation)))) > LONGEST_LINE:
                break
            planned.append(notation)
            match = match.play(self.seat, notation)
        return planned

    def _owes(self, match: AnyMatch) -> bool:
        return self.seat in match.game.to_move(match.state)

    def _best(self, match: AnyMatch) -> str:
        view: Any = match.game.view(match.state, self.seat)
        dice = Dice(f"{self.seed}:{self.seat}:{len(self.played)}")
        return str(PLAYERS["greedy"](_hasty(match.game), view, dice))

    def _shown(self, notation: str) -> str:
        """A notation as this person reads and types it."""
        return bare(words(self.person.language).move(self.game, notation))


@cache
def _hasty(game: AnyGame) -> AnyGame:
    """The same game for who thinks less about each decision than a computer player does."""

    class Hasty(type(game)):  # type: ignore[misc]
        leaves = min(game.leaves, LEAVES)

    made: AnyGame = Hasty()
    return made
