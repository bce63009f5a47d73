"""Computer players decide from a view alone; the greedy one looks ahead as far as its chain of decisions goes."""

from typing import Any

import pytest

from engine import players
from engine.chance import Dice
from engine.landverse.rules import Landverse
from engine.landverse.view import LandverseView
from engine.match import Match
from engine.notation import read
from engine.players import PLAYERS, greedy, match_seed, play_out, random

GAME = Landverse()
A, B = 0, 1


class Counting(Landverse):
    """Landverse that counts how often a position is judged."""

    judged = 0

    def estimate(self, view: LandverseView, seat: int) -> float:
        """Judge, and count."""
        self.judged += 1
        return super().estimate(view, seat)


def begun(seats: int = 2, **options: Any) -> Match[Any, Any, Any, Any]:
    return Match.begin(GAME, seats, "00", options)


def chosen(player: Any, match: Match[Any, Any, Any, Any], seat: int = A, many: int = 40) -> set[str]:
    """What a player chooses with different dice."""
    view = GAME.view(match.state, seat)
    return {str(player(GAME, view, Dice(str(number)))) for number in range(many)}


def judged(match: Match[Any, Any, Any, Any]) -> int:
    """How many positions the greedy player judges for one decision."""
    game = Counting()
    greedy(game, game.view(match.state, A), Dice("0"))
    return game.judged


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


def test_greedy_looks_to_the_end_of_the_chain_and_no_further() -> None:
    assert judged(begun()) == 2 * 36, "every cell for each tile of the pair"
    one_laid = read(begun(), A, "land a1")
    assert judged(one_laid) == len(lines(one_laid)), "a new pair is another decision"


def test_greedy_ends_a_chain_where_something_is_sealed() -> None:
    one_laid = read(begun(pace="free"), A, "land a1")
    assert judged(one_laid) == len(lines(one_laid))


@pytest.mark.parametrize("most", [1, 5, 30])
def test_greedy_judges_no_more_than_it_may(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "LEAVES", most)
    assert 1 <= judged(begun()) <= most


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
