"""Computer players decide from a view alone; the greedy one looks ahead as far as its chain of decisions goes."""

from dataclasses import dataclass
from typing import Any

import pytest

from engine.chance import Dice
from engine.game import Ask, Event, Game, NotYours, View
from engine.landverse.rules import Landverse
from engine.match import Match
from engine.notation import read
from engine.players import PLAYERS, greedy, match_seed, play_out, random

GAME = Landverse()
A, B = 0, 1


Path = tuple[int, ...]


@dataclass(frozen=True)
class Pick:
    """One of the ways on."""

    way: int

    def __str__(self) -> str:
        return str(self.way)


@dataclass(frozen=True, slots=True, kw_only=True)
class PathView(View):
    """The whole way so far."""

    path: Path


class Walk(Game[Path, Pick, Event, PathView]):
    """A way of one seat, a question of each kind in turn; commits and turns: after how many steps they come.

    The best end has the largest numbers. `seen` keeps every end that was judged.
    """

    slug = "walk"
    rules = 1
    seats = (1,)

    def __init__(self, width: int, kinds: str, commits: Path = (), turns: Path = ()) -> None:
        self.width, self.kinds, self.commits, self.turns = width, kinds, commits, turns
        self.seen: list[Path] = []

    def judged(self) -> list[Path]:
        """The ends that the greedy player looks at for the first decision."""
        greedy(self, self.view((), A), Dice("0"))
        return self.seen

    def deal(self, options: Any, seat_options: Any, dice: Dice) -> tuple[Path, tuple[Event, ...]]:
        """Nothing walked yet."""
        return (), ()

    def to_move(self, state: Path) -> tuple[int, ...]:
        """The walker, until the end."""
        return (A,) if len(state) < len(self.kinds) else ()

    def ask(self, state: Path, seat: int) -> Ask[Pick]:
        """Which way?"""
        return Ask(self.kinds[len(state)], tuple(map(Pick, range(self.width))))

    def play(self, state: Path, seat: int, move: Pick) -> tuple[Path, tuple[Event, ...]]:
        """A step on."""
        path = (*state, move.way)
        return path, (Event(commits=(A,) if len(path) in self.commits else ()),)

    def turn(self, state: Path) -> int:
        """Steps that end a turn."""
        return sum(turn <= len(state) for turn in self.turns)

    def view(self, state: Path, viewer: int | None) -> PathView:
        """All of it."""
        waiting = self.to_move(state)
        return PathView(
            viewer=viewer, ask=self.ask(state, A) if waiting else None, waiting=waiting, over=None, path=state
        )

    def leave(self, state: Path, seat: int) -> tuple[Path, tuple[Event, ...]]:
        """Nobody can."""
        raise NotYours

    def result(self, state: Path) -> None:
        """None is needed."""

    def guess(self, view: PathView, dice: Dice) -> Path:
        """Nothing is hidden."""
        return view.path

    def estimate(self, view: PathView, seat: int) -> float:
        """The numbers on the way."""
        self.seen.append(view.path)
        return sum(view.path)


def begun(seats: int = 2, **options: Any) -> Match[Any, Any, Any, Any]:
    return Match.begin(GAME, seats, "00", options)


def chosen(player: Any, match: Match[Any, Any, Any, Any], seat: int = A, many: int = 40) -> set[str]:
    """What a player chooses with different dice."""
    view = GAME.view(match.state, seat)
    return {str(player(GAME, view, Dice(str(number)))) for number in range(many)}


@pytest.mark.parametrize("player", PLAYERS.values())
def test_the_same_view_and_dice_give_the_same_move(player: Any) -> None:
    view = GAME.view(begun().state, A)
    assert player(GAME, view, Dice("1")) == player(GAME, view, Dice("1"))


def test_random_takes_any_open_move() -> None:
    assert chosen(random, begun(), many=150) == set(map(str, GAME.ask(begun().state, A).moves))


def test_greedy_takes_any_of_equals() -> None:
    assert len(chosen(greedy, begun())) > 6


def test_greedy_joins_what_it_can() -> None:
    match = begun(1)
    while match.state.boards[A].moves < 1:
        match = match.default(A)
    board = GAME.view(match.state, A).boards[A]
    best = max(joined(match, line) for line in lines(match))
    for move in chosen(greedy, match):
        assert max(joined(match, line) for line in lines(match) if line.startswith(move)) == best
    assert best > board.now.total


def lines(match: Match[Any, Any, Any, Any]) -> list[str]:
    """Every placement open to A, whole."""
    board = GAME.view(match.state, A).boards[A]
    cells = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    legal = (("land", board.legal_land), ("sea", board.legal_sea))
    return [f"{tile} {cells[cell]}" for tile, its_cells in legal for cell in its_cells]


def joined(match: Match[Any, Any, Any, Any], line: str) -> float:
    """How good A's map looks after a placement."""
    return GAME.estimate(GAME.view(read(match, A, line).state, A), A)


@pytest.mark.parametrize(
    ("kinds", "commits", "turns", "end"),
    [
        ("abcd", (), (), 4),
        ("abad", (), (), 2),
        ("abbb", (), (), 4),
        ("abcd", (2,), (), 2),
        ("abcd", (), (3,), 3),
    ],
)
def test_a_chain_ends_where_it_is_sealed_or_begins_anew(
    kinds: str, commits: tuple[int, ...], turns: tuple[int, ...], end: int
) -> None:
    assert {len(path) for path in Walk(2, kinds, commits, turns).judged()} == {end}


def test_greedy_finds_the_best_end_of_a_chain() -> None:
    walk = Walk(4, "abc")
    assert str(greedy(walk, walk.view((), A), Dice("0"))) == "3"


@pytest.mark.parametrize("width", [40, 600])
def test_greedy_judges_500_ends_at_most_and_tries_as_many_moves_as_it_can(width: int) -> None:
    judged = Walk(width, "abc").judged()
    assert len({path[0] for path in judged}) == min(width, 300)
    assert len(judged) <= 500


def test_a_match_is_played_out_from_where_it_stands() -> None:
    match = begun(3).play(A, "land a").leave(B)
    played = list(play_out(match, random))
    assert played[0] is match
    assert played[-1].result()
    assert all(step.seat != B for step in played[-1].steps[len(match.steps) :])
    assert [after.steps for after in play_out(match, random)] == [after.steps for after in played]


def test_each_of_many_matches_has_its_own_seed() -> None:
    seeds = {match_seed("1", number) for number in range(50)} | {match_seed("2", 0)}
    assert len(seeds) == 51
    assert all(bytes.fromhex(seed) for seed in seeds)
