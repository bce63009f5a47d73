"""Whole games to look at: which are played of a game under test, and their moments."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from typing import Any, TypeAlias

from pydantic import BaseModel

from engine import options as option_values
from engine.chance import Dice
from engine.game import SEAT_LETTERS, Game, Seat
from engine.match import Match, adapter
from engine.players import PLAYERS, match_seed, play_out

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Viewer: TypeAlias = Seat | None


@dataclass(frozen=True)
class Subject:
    """A game under test.

    languages: the notation's words in other languages, by language. longest: no game has more decisions.
    pieces: of a state, what must stay the same for a whole game. hidden: of a state, what this viewer can't know.
    matters: of a view, what can bear on its viewer's decisions. faces: what is made of a view for people (a picture,
    its words), to be the same where the view is. sample: of a long game, how many moments are looked at by any check
    at most. options: the house rules it is played by where a case doesn't choose others.
    greedy: the numbers of seats that `greedy` plays at, where its games take long; all of them where it is empty.
    """

    game: AnyGame
    longest: int
    languages: Mapping[str, Mapping[str, str]]
    pieces: Callable[[Any], Hashable]
    hidden: Callable[[Any, Viewer], Hashable] | None = None
    matters: Callable[[Any], Hashable] = lambda view: view
    faces: tuple[Callable[[Any], Hashable], ...] = ()
    sample: int | None = None
    options: tuple[str, ...] = ()
    greedy: tuple[int, ...] = ()


@dataclass(frozen=True)
class Case:
    """One game to play. options: `name=value` for the table, `name.A=value` for a seat, as `selfplay` takes them."""

    seats: int
    players: str = "random"
    seed: str = "1"
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join((str(self.seats), self.players, self.seed, *self.options))

    @property
    def table(self) -> Mapping[str, str]:
        """The table's options as typed."""
        return dict(one.split("=") for one in self.options if "." not in one.partition("=")[0])

    def seat(self, seat: Seat) -> Mapping[str, str]:
        """A seat's own options as typed."""
        own = f".{SEAT_LETTERS[seat]}"
        typed = (one.split("=") for one in self.options)
        return {name.removesuffix(own): value for name, value in typed if name.endswith(own)}


@dataclass(frozen=True)
class Played:
    """A played game: the match after the deal and after every decision. error: what broke it off."""

    subject: Subject
    case: Case
    matches: tuple[AnyMatch, ...]
    error: Exception | None = None

    def command(self, check: str) -> str:
        """What repeats a check of this game."""
        options = "".join(f" --option {one}" for one in self.case.options)
        table = f"--seats {self.case.seats} --players {self.case.players} --seed {self.case.seed}{options}"
        return f"python -m tests.engine {self.subject.game.slug} {table} --check {check}"


@dataclass(frozen=True)
class Moment:
    """A place in a played game: before its decision number `n`, or at its end."""

    played: Played
    n: int

    @property
    def subject(self) -> Subject:
        """What is tested."""
        return self.played.subject

    @property
    def game(self) -> AnyGame:
        """Its rules."""
        return self.played.subject.game

    @property
    def match(self) -> AnyMatch:
        """The match here."""
        return self.played.matches[self.n]

    @property
    def state(self) -> Any:
        """Its state."""
        return self.match.state

    @property
    def after(self) -> AnyMatch | None:
        """The match one decision on; None at the end."""
        return self.played.matches[self.n + 1] if self.n + 1 < len(self.played.matches) else None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.played.case.seats)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """All seats, and a watcher."""
        return (*self.seats, None)

    @property
    def languages(self) -> tuple[Mapping[str, str], ...]:
        """The words of every language the game is typed in, none for Latin."""
        return ({}, *self.subject.languages.values())

    @property
    def asked(self) -> Iterator[tuple[Seat, tuple[Any, ...]]]:
        """Who owes a decision, and the moves they have."""
        return ((seat, self.game.ask(self.state, seat).moves) for seat in self.game.to_move(self.state))

    def redealt(self, viewer: Viewer) -> Any:
        """Another state that looks the same to a viewer."""
        dice = Dice(f"{self.match.setup.seed}:redealt:{self.n}:{viewer}")
        return self.game.guess(self.game.view(self.state, viewer), dice)


# The games that are played


def cases(subject: Subject) -> tuple[Case, ...]:
    """Games for every number of seats, both kinds of players, and every value of every option, one at a time."""
    usual = subject.options
    seats = dict.fromkeys(PLAYERS, subject.game.seats) | ({"greedy": subject.greedy} if subject.greedy else {})
    tables = [Case(number, player, options=usual) for player, numbers in seats.items() for number in numbers]
    chosen = [
        Case(subject.game.seats[number % len(subject.game.seats)], options=(*usual, option))
        for number, option in enumerate(_others(subject.game.Options, usual))
    ]
    own = [
        Case(seats, options=(*usual, option.replace("=", f".{SEAT_LETTERS[number % seats]}=")))
        for number, option in enumerate(_others(subject.game.SeatOptions, ()))
        for seats in subject.game.seats[number % len(subject.game.seats) :][:1]
    ]
    return (*tables, *chosen, *own)


def _others(model: type[BaseModel], usual: tuple[str, ...]) -> Iterator[str]:
    """Every value of every option but those of every other game: the usual ones, else the defaults."""
    defaults = {name: option_values.shown(field.default) for name, field in model.model_fields.items()}
    always = defaults | dict(one.split("=") for one in usual)
    for name in model.model_fields:
        for value in option_values.values(model, name):
            if value != always[name]:
                yield f"{name}={value}"


def play(subject: Subject, case: Case) -> Played:
    """Play a game out. Whatever breaks it off is kept for the check `ends`."""
    matches: list[AnyMatch] = []
    error = None
    try:
        matches.extend(islice(play_out(begin(subject, case), PLAYERS[case.players]), subject.longest + 1))
    except Exception as broken:  # noqa: BLE001 - whatever a broken game does is the finding
        error = broken
    return Played(subject, case, tuple(matches), error)


def begin(subject: Subject, case: Case) -> AnyMatch:
    """Deal."""
    options = _parsed(subject.game.Options, case.table)
    seat_options = [_parsed(subject.game.SeatOptions, case.seat(seat)) for seat in range(case.seats)]
    return Match.begin(subject.game, case.seats, match_seed(case.seed, 0), options, seat_options)


def _parsed(model: type[BaseModel], typed: Mapping[str, str]) -> dict[str, Any]:
    return {name: option_values.parse(model, name, value) for name, value in typed.items()}


def digest(played: Played) -> str:
    """A fingerprint of every byte a game wrote."""
    return sha256(b"\n".join(written(played.matches))).hexdigest()


def written(matches: Iterable[AnyMatch]) -> Iterator[bytes]:
    """Every state and every event of a game, as stored."""
    for match in matches:
        yield match.dump()
        yield from (adapter(match.game.Event).dump_json(event) for event in match.steps[-1].events)
