"""Wins, series and ratings, counted from endings."""

import pytest

from bot.saved import Ending, Placing
from bot.standings import START, leaderboard, tally


def ending(*ranked: tuple[str, int | None], slug: str = "landverse", ended: float = 0) -> Ending:
    """How a game ended for these people, by their names, "" for somebody who was forgotten."""
    placings = tuple(
        Placing(person=f"web:{name}" if name else "", name=name.upper(), rank=rank) for name, rank in ranked
    )
    return Ending(slug=slug, ended=ended, placings=placings)


def ratings(*endings: Ending) -> dict[str, int]:
    return {one.name: one.rating for one in leaderboard(endings)}


def test_the_winner_rises_and_the_loser_falls() -> None:
    sara, ali = leaderboard([ending(("sara", 1), ("ali", 2))])
    assert (sara.person, sara.name, sara.played, sara.won) == ("web:sara", "SARA", 1, 1)
    assert (ali.name, ali.played, ali.won) == ("ALI", 1, 0)
    assert sara.rating > START > ali.rating


def test_a_shared_place_counts_the_same_for_both() -> None:
    sara, ali = leaderboard([ending(("sara", 1), ("ali", 1))])
    assert sara.rating == ali.rating
    assert (sara.won, ali.won) == (1, 1)


def test_four_are_rated_by_their_places() -> None:
    board = leaderboard([ending(("c", 3), ("a", 1), ("d", 4), ("b", 2))])
    assert [one.name for one in board] == ["A", "B", "C", "D"]
    assert len({one.rating for one in board}) == 4


def test_only_the_order_among_people_matters() -> None:
    """A computer player that came in between has no placing."""
    assert ratings(ending(("a", 1), ("b", 3))) == ratings(ending(("a", 1), ("b", 2)))
    assert ratings(ending(("a", 2), ("b", 3))) == ratings(ending(("a", 1), ("b", 2)))


def test_to_win_against_a_stronger_one_counts_more() -> None:
    strong = [ending(("strong", 1), ("weak", 2))] * 5
    over_strong = ratings(*strong, ending(("new", 1), ("strong", 2)))["NEW"]
    over_weak = ratings(*strong, ending(("new", 1), ("weak", 2)))["NEW"]
    assert over_strong > over_weak > START


def test_the_name_is_the_one_had_last() -> None:
    renamed = ending(("sara", 1), ("ali", 2))
    placings = (renamed.placings[0].model_copy(update={"name": "Sara II"}), renamed.placings[1])
    board = leaderboard([ending(("sara", 1), ("ali", 2)), renamed.model_copy(update={"placings": placings})])
    assert [one.name for one in board] == ["Sara II", "ALI"]


@pytest.mark.parametrize("alone", [ending(("sara", 1)), ending(("sara", None)), ending(("sara", 1), ("ali", None))])
def test_games_without_two_people_at_their_end_are_not_rated(alone: Ending) -> None:
    assert leaderboard([alone]) == ()


def test_who_left_a_game_that_two_finished_comes_last() -> None:
    board = leaderboard([ending(("left", None), ("a", 1), ("b", 2))])
    assert [(one.name, one.played, one.won) for one in board] == [("A", 1, 1), ("B", 1, 0), ("LEFT", 1, 0)]
    assert ratings(ending(("a", 1), ("b", 2), ("left", None))) == ratings(ending(("a", 1), ("b", 2), ("left", 3)))
    assert leaderboard([ending(("left", None), ("gone", None), ("a", 1))]) == ()


def test_who_was_forgotten_is_not_listed_and_has_been_an_opponent() -> None:
    board = leaderboard([ending(("sara", 1), ("", 2)), ending(("sara", 1), ("", 2))])
    assert [one.name for one in board] == ["SARA"]
    once = ratings(ending(("sara", 1), ("ali", 2)))["SARA"]
    assert board[0].rating > once, "the wins still count"
    assert leaderboard([ending(("", 1), ("", 2))]) == ()


def test_the_same_endings_give_the_same_ratings() -> None:
    games = [ending(("a", 1), ("b", 2)), ending(("b", 1), ("c", 2), ("a", 3)), ending(("c", 1), ("a", 1))]
    assert leaderboard(games) == leaderboard(games)
    assert leaderboard([]) == ()


def test_a_tally_counts_wins_in_a_row() -> None:
    games = [ending(("sara", rank), ("ali", 2)) for rank in (1, 1, 1, 3, 1, 1)]
    counted = tally("landverse", games, "web:sara")
    assert (counted.played, counted.won, counted.series, counted.longest, counted.alone) == (6, 5, 2, 3, 0)
    lost = tally("landverse", [*games, ending(("sara", 2), ("ali", 1))], "web:sara")
    assert (lost.series, lost.longest) == (0, 3)


def test_a_tally_is_of_one_game_and_one_person_and_knows_what_was_played_alone() -> None:
    games = [
        ending(("sara", 1), ("ali", 2)),
        ending(("ali", 1), ("mina", 2)),
        ending(("sara", 1), slug="other"),
        ending(("sara", 1)),
        ending(("sara", None)),
        ending(("sara", 1), ("ali", None)),
    ]
    counted = tally("landverse", games, "web:sara")
    assert (counted.played, counted.won, counted.series, counted.longest, counted.alone) == (1, 1, 1, 1, 2)
    nobody = tally("landverse", games, "web:nobody")
    assert (nobody.played, nobody.won, nobody.series, nobody.longest, nobody.alone) == (0, 0, 0, 0, 0)
