"""What Cóatl hides, what can be taken back, who leaves, what can be typed, and proofs about its cards."""

from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import notation
from engine.chance import Dice
from engine.coatl.data import PROPHECIES
from engine.coatl.prophecies import standing
from engine.coatl.rules import Coatl
from engine.coatl.state import CoatlMove, CoatlState, Drew, Outcome
from engine.coatl.temples import judged
from engine.coatl.view import Chain, CoatlView, Fit, Turn
from engine.game import NotYours, Seat, heard
from engine.match import CantUndo, Match
from render.words import words
from tests.engine.coatl_tables import GAME, A, B, asked, building, hidden_from, kind, play, serpent, side, table
from tests.engine.kit import examine
from tests.engine.played import Case
from tests.engine.played import play as play_case
from tests.engine.subjects import COATL

AnyMatch = Match[Any, Any, Any, Any]
FA: Final = words("fa").notation("coatl")
EVERYTHING: Final = play_case(replace(COATL, sample=None), Case(3, options=("sacrifices=on", "fourth=on")))
"""A random game of three with all that can be hidden."""


# What others can't see


def test_nothing_hidden_is_in_what_others_see_or_hear() -> None:
    """In a whole game with everything: no card that stayed hidden from a viewer is named in their view or to them."""
    looked_for = 0
    for before, after in pairwise(EVERYTHING.matches):
        for viewer in (*range(3), None) if not after.state.over else ():
            hidden = hidden_from(before.state, viewer) & hidden_from(after.state, viewer)
            shown = repr(GAME.view(after.state, viewer))
            told = repr([heard(event, viewer) for event in after.steps[-1].events])
            assert not [card for card in hidden if card in shown or card in told]
            looked_for += len(hidden)
    assert looked_for > 10_000


class TellsDraws(Coatl):
    """Everybody hears which card came from the deck."""

    def play(self, state: CoatlState, seat: Seat, move: CoatlMove) -> Outcome:
        state, events = super().play(state, seat, move)
        return state, tuple(replace(one, eyes=None) if isinstance(one, Drew) else one for one in events)


class ShowsTheNextCard(Coatl):
    """Everybody sees the deck's first card in place of its size."""

    def view(self, state: CoatlState, viewer: Seat | None) -> CoatlView:
        first = sorted(PROPHECIES).index(state.deck[0]) if state.deck else 0
        return replace(super().view(state, viewer), deck=first)


class SealsNothing(Coatl):
    """What was drawn can be taken back."""

    def play(self, state: CoatlState, seat: Seat, move: CoatlMove) -> Outcome:
        state, events = super().play(state, seat, move)
        return state, tuple(replace(one, commits=()) for one in events)


@pytest.mark.parametrize(
    ("leaky", "check"),
    [(TellsDraws(), "telling"), (ShowsTheNextCard(), "secrecy"), (SealsNothing(), "seals")],
    ids=["draws", "deck", "seals"],
)
def test_the_kit_catches_a_leak(leaky: Coatl, check: str) -> None:
    played = play_case(replace(COATL, game=leaky, sample=None), Case(2, seed="2"))
    with pytest.raises(AssertionError):
        examine(check, played)


@pytest.mark.parametrize("check", ["secrecy", "telling", "seals"])
def test_a_game_with_everything_is_looked_at_whole(check: str) -> None:
    """The kit looks at samples of Cóatl's long games; here at every decision."""
    examine(check, EVERYTHING)


def test_others_see_a_build_only_once_something_was_done() -> None:
    state = play(table(side("by by", "tally-r", "hr"), side()), "build c1")
    assert GAME.view(state, B).chain is None
    assert GAME.view(state, A).chain == Chain("build", "c1")
    state = play(state, "back body yellow")
    assert GAME.view(state, B).chain == Chain("build", begun=True, fresh=True)


def test_what_a_completion_leads_to_is_shown_only_where_it_is_plain() -> None:
    bare = play(building(table(side("tr", "tally-r triple-r", "hr br"), side()), "c1"), "back tail red")
    assert kind(bare) == "complete"
    assert GAME.view(bare, B).chain == Chain("complete", "c1", begun=True)
    assert GAME.view(play(bare, "fulfil tally-r"), B).chain == Chain("build", begun=True, fresh=True)


def test_who_has_to_lay_a_first_card_is_guessed_to_hold_one() -> None:
    state = play(building(table(side("tr", "tally-r lone-b", "hr br"), side(hand="lone-k")), "c1"), "back tail red")
    for number in range(20):
        guessed = GAME.guess(GAME.view(state, B), Dice(f"{number}"))
        assert asked(guessed)


def test_a_guess_knows_what_its_viewer_knows() -> None:
    state: CoatlState = Match.begin(GAME, 3, "00").state
    guessed = GAME.guess(GAME.view(state, 1), Dice("1"))
    assert guessed.sides[1] == state.sides[1]
    assert guessed.sides[0].hand != state.sides[0].hand
    assert (guessed.row, guessed.supply, guessed.bags) == (state.row, state.supply, state.bags)
    assert guessed.dice.seed != state.dice.seed


def test_at_the_end_all_hands_are_shown() -> None:
    state = table(side(), side("", "tally-r", temples="no-y-len-7"), passes=1, turn=Turn(A))
    assert GAME.view(state, A).sides[B].hand is None
    view = GAME.view(play(state, "pass"), A)
    assert (view.sides[B].hand, view.sides[B].temples) == (("tally-r",), ("no-y-len-7",))


# What a player sees


def test_the_own_view_says_how_far_each_card_is_fulfilled() -> None:
    state = table(side("", "tally-r lone-r", "hr br", serpent("hk br br br", "tally-k")), side())
    view = GAME.view(state, A)
    c1, c2 = view.fits("tally-r")
    assert (c1.code, c1.standing.times, c1.standing.needed, c1.standing.points, c1.layable) == ("c1", 2, 3, 0, False)
    assert (c2.code, c2.standing.times, c2.standing.needed, c2.standing.points, c2.layable) == ("c2", 3, 4, 2, True)
    assert [fit.layable for fit in view.fits("lone-r")] == [False, False]
    assert isinstance(c1, Fit)
    assert GAME.view(state, None).fits("tally-r") == ()


def test_temples_are_judged_before_a_coatl_is_complete() -> None:
    colours = serpent("hr br bk").colours
    assert [(one.kind, one.met, one.counts) for one in judged("no-k-len-8", colours)] == [
        ("lacks", False, (1,)),
        ("length", False, (3,)),
    ]
    assert [(one.kind, one.counts) for one in judged("eq-rg-len-6", colours)] == [("equal", (2, 0)), ("length", (3,))]


def test_the_view_counts_pairs_left_and_shows_what_is_new() -> None:
    state = table(side("br", "", "hr"), side(), supply={"b1": "by by", "b4": "bk bk"}, bags="by by by by hr")
    view = GAME.view(state, None)
    assert (view.pairs_left, view.in_bag("b"), view.in_bag("h")) == (4, 4, 1)
    state = play(state, "build c1", "back body red", "done")
    assert (state.turn, state.sides[A].serpents[0].new_back) == (Turn(B), 1)
    assert play(state, "take b1").sides[A].serpents[0].new_back == 0


def test_the_table_in_plain_characters() -> None:
    own = side("by", "tally-r", serpent("hr br tr", "tally-r", "no-k-len-8"), temples="no-y-len-7")
    state = table(own, side("", "pair-yg lone-k"), supply={"b1": "bk bk"}, bags="hr by by", piles=("no-g-len-9", ""))
    lines = str(GAME.view(state, A)).split("\n")
    assert lines[0] == "round 1"
    assert lines[1].endswith("b1 bk bk, b2 -, b3 -, b4 -, b5 -, b6 - | bags 1 head, 2 body, 0 tail")
    assert lines[2].endswith("deck 0 | Temples no-g-len-9 (1), - (0)")
    assert lines[3:] == [
        "A* board by | tally-r | no-y-len-7 | 5",
        "   c1 hr br tr tally-r no-k-len-8",
        "B  board - | Prophecies 2 | Temples 0 | 0",
    ]


def test_a_game_alone_gives_a_title() -> None:
    great = [serpent("hr br br br br tr", "tally-r triple-r"), serpent("hy by by by by ty", "tally-y triple-y")]
    state = replace(table(side("", "", *great)), over=True, turn=None)
    assert GAME.view(state, A).rank == "scribe"
    assert GAME.view(table(side()), A).rank == ""


# Undo


def burned(seats: int) -> AnyMatch:
    """A match in which everybody has burned."""
    match: AnyMatch = Match.begin(GAME, seats, "07")
    while match.state.turn is None:
        seat = GAME.to_move(match.state)[0]
        moves = asked(match.state, seat)
        match = match.play(seat, "done" if "done" in moves else moves[0])
    return match


def test_burning_is_taken_back_until_all_are_done() -> None:
    match: AnyMatch = Match.begin(GAME, 2, "07")
    first = match.state.first
    match = match.play(first, "done")
    assert match.undo(first)[0].state == Match.begin(GAME, 2, "07").state
    with pytest.raises(CantUndo, match="undo-committed"):
        burned(2).undo(first)


def test_what_draws_nothing_is_taken_back_until_somebody_else_decides() -> None:
    match = burned(2)
    first, second = match.state.turn.seat, 1 - match.state.turn.seat
    before = match.state
    match = match.play(first, "take b1")
    assert match.undo(first)[0].state == before
    match = match.play(second, "take b2")
    assert match.steps[-1].events[0].closes == (first,), "the bot offers no undo any more"
    with pytest.raises(CantUndo, match="undo-closed"):
        match.undo(first)


def test_a_build_is_taken_back_step_by_step_its_end_too() -> None:
    match = burned(2)
    first, second = match.state.turn.seat, 1 - match.state.turn.seat
    match = match.play(first, "take b1").play(second, "take b2")
    start = match
    for step in ("build new", asked(match.play(first, "build new").state)[0], "done"):
        match = match.play(first, step)
    for _ in range(3):
        match, _ = match.undo(first)
    assert match.state == start.state


@pytest.mark.parametrize("chain", [("draw deck",), ("draw r1", "done")])
def test_what_shows_a_card_is_not_taken_back(chain: tuple[str, ...]) -> None:
    match = burned(2)
    first = match.state.turn.seat
    for step in chain:
        match = match.play(first, step)
    with pytest.raises(CantUndo, match="undo-committed"):
        match.undo(first)


def test_an_open_card_goes_back_to_the_row() -> None:
    match = burned(2)
    first = match.state.turn.seat
    assert match.play(first, "draw r1").undo(first)[0].state == match.state


# Leaving and being late


def test_who_leaves_while_drawing_leaves_a_full_row() -> None:
    match = burned(3)
    first = match.state.turn.seat
    held = match.state.sides[first].hand
    match = match.play(first, "draw r1").leave(first)
    assert all(match.state.row)
    assert set(held) <= set(match.state.cards_out)
    assert match.state.turn.seat == (first + 1) % 3
    assert match.state.sides[first].hand == ()


def test_the_last_turns_of_who_has_left_are_not_waited_for() -> None:
    state = table(
        side(), side(), side(), turn=Turn(A), coming=(Turn(B, 2, last=True), Turn(2, 2, last=True)), ending="A"
    )
    state, _ = GAME.leave(state, B)
    assert state.coming == (Turn(2, 2, last=True),)


def test_who_leaves_while_all_burn_lets_the_others_begin() -> None:
    match: AnyMatch = Match.begin(GAME, 3, "07")
    seats = [(match.state.first + place) % 3 for place in range(3)]
    for seat in seats[1:]:
        while "done" not in asked(match.state, seat):
            match = match.play(seat, asked(match.state, seat)[0])
        match = match.play(seat, "done")
    match = match.leave(seats[0])
    assert match.state.turn == Turn(seats[1])
    with pytest.raises(NotYours):
        match.leave(seats[0])


def test_one_seat_left_wins_and_alone_leaving_has_no_place() -> None:
    result = burned(2).leave(A).result()
    assert result
    assert result.ranks == (2, 1)
    match: AnyMatch = Match.begin(GAME, 2, "07")
    assert match.leave(B).result()
    alone = Match.begin(GAME, 1, "07").leave(A).result()
    assert alone
    assert alone.ranks == (None,)


def test_who_is_late_burns_and_takes_the_first() -> None:
    match: AnyMatch = Match.begin(GAME, 4, "07")
    last = (match.state.first + 3) % 4
    hand = match.state.sides[last].hand
    for _ in range(4):
        match = match.default(last)
    assert match.state.sides[last].hand == hand[3:]
    state = table(side(), side(), supply={"h2": "hr"})
    assert str(GAME.default(state, A)) == "take h2"


# What can be typed


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("new head red, done", ["build new", "start head red", "done"]),
        ("c1 back body yellow", ["build c1", "back body yellow"]),
        ("c1 fulfil bridge-ykr done", ["build c1", "fulfil bridge-ykr", "done"]),
        ("build c1 c1 back body yellow", ["build c1", "back body yellow"]),
        ("ساختن c1 تحقق پل ykr", ["build c1", "fulfil bridge-ykr"]),
        ("c1 تحقق پل ykr تمام", ["build c1", "fulfil bridge-ykr", "done"]),
        ("c1 تحقق bridge-ykr", ["build c1", "fulfil bridge-ykr"]),
        ("تازه سر قرمز، تمام", ["build new", "start head red", "done"]),
        ("برداشتن b۲", ["take b2"]),
    ],
)
def test_lines(line: str, moves: list[str]) -> None:
    ready = side("hr by by", "bridge-ykr", "by bk br")
    state = table(ready, side(), supply={"b2": "by by"})
    match = replace(burned(2), state=state, steps=())
    read = notation.read(match, A, line, FA)
    assert [step.move for step in read.steps] == moves


@pytest.mark.parametrize(
    ("typed", "word", "args"),
    [
        ("take x9", "no-space", {"space": "x9"}),
        ("take h1", "space-empty", {"space": "h1"}),
        ("take b1", "no-room", {"space": "b1", "pieces": 2, "room": 1}),
        ("draw r1", "slot-empty", {"slot": "r1"}),
        ("draw r9", "no-slot", {"slot": "r9"}),
        ("draw deck", "deck-empty", {}),
        ("build c4", "no-coatl", {"coatl": "c4"}),
        ("build c1", "complete", {"coatl": "c1"}),
        ("build c3", "nothing-there", {"coatl": "c3"}),
        ("build new", "unfinished", {"most": 2}),
        ("back body red", "build-first", {}),
        ("offer gift", "no-sacrifices", {}),
        ("toss head red", "not-stuck", {}),
        ("toss head blue", "no-piece", {"piece": "head blue"}),
        ("pass", "not-stuck", {}),
        ("stop", "no-stop", {}),
    ],
)
def test_why_not_at_the_start_of_a_turn(typed: str, word: str, args: dict[str, str | int]) -> None:
    own = side("hr hr hr hr hr hr br", "lone-k", serpent("hr br tr", "tally-r"), "tr", "hk")
    state = table(own, side(), supply={"b1": "by by", "t1": "ty"}, deck="")
    state = replace(state, sides=(replace(own, serpents=(*own.serpents[:2], serpent("hk"))), side()))
    if typed == "build c3":
        state = replace(state, sides=(replace(state.sides[A], board=("hr",) * 7), side()))
    assert_why(state, typed, word, args)


@pytest.mark.parametrize(
    ("typed", "word", "args"),
    [
        ("front body red", "closed", {"end": "front"}),
        ("back head red", "wrong-end", {"kind": "head"}),
        ("back tail red", "bare", {}),
        ("back body blue", "no-piece", {"piece": "body blue"}),
        ("fulfil lone-k", "unfulfilled", {"card": "lone-k", "times": 0, "needed": 1}),
        ("fulfil nothing", "", {}),
        ("fulfil bridge ykr", "no-card", {"card": "bridge-ykr"}),
        ("to c2", "only-turned", {}),
        ("done", "nothing-done", {}),
        ("take b1", "question", {"question": "build"}),
    ],
)
def test_why_not_while_building(typed: str, word: str, args: dict[str, str | int]) -> None:
    state = table(side("hr br tr", "lone-k", "hr br", "tr"), side(), supply={"b1": "by by"})
    assert_why(building(state, "c1"), typed, word, args)


def test_more_reasons() -> None:
    full = serpent("br br br br bk", "tally-r triple-r pair-rk lone-y")
    own = side("by", "tally-r triple-k", full)
    assert_why(building(table(own, side()), "c1"), "fulfil tally-r", "same-card", {"card": "tally-r"})
    assert_why(building(table(own, side()), "c1"), "fulfil triple-k", "four-cards", {"most": 4})
    short = building(table(side("tr by", "tally-r", "hr"), side()), "c1")
    assert_why(short, "back tail red", "no-body", {})
    bare = play(building(table(side("tr", "tally-r", "hr br"), side()), "c1"), "back tail red")
    assert_why(bare, "done", "needs-card", {})
    hand = "tally-r tally-b tally-k tally-y tally-g"
    assert_why(table(side("", hand), side(), row={"r1": "lone-k"}), "draw r1", "hand-full", {"most": 5})
    idle = table(side(tokens=("gift",)), side(), options={"sacrifices": True})
    assert_why(idle, "offer gift", "token-idle", {"token": "gift"})
    assert_why(idle, "offer vow", "token-used", {"token": "vow"})
    met = table(side("tr", "", serpent("hr br", "tally-r"), temples="no-k-len-8 eq-ry-len-12"), side())
    met = play(building(met, "c1"), "back tail red")
    assert_why(met, "temple eq-ry-len-12", "unmet", {"temple": "eq-ry-len-12"})
    assert_why(table(side(), side()), "done", "nothing-done", {})
    assert_why(met, "temple no-y-len-7", "no-temple", {"temple": "no-y-len-7"})
    whole = serpent("hr br tr", "tally-r")
    assert_why(table(side("by", "", whole, whole, whole), side()), "build new", "started", {"most": 3})
    assert_why(table(side("", "", whole), side()), "build new", "no-pieces", {})
    gift = play(table(side("br " * 7, tokens=("gift",)), side(), bags="hr by by"), "offer gift")
    assert_why(gift, "gift body yellow", "no-gift", {"piece": "body yellow"})
    assert_why(gift, "gift head blue", "not-in-bag", {"piece": "head blue"})
    state: CoatlState = Match.begin(GAME, 2, "07").state
    second = 1 - state.first
    assert_why(state, "done", "keep", {"most": 3, "more": 1}, second)
    assert_why(state, "take h1", "question", {"question": "burn"}, second)


def assert_why(state: CoatlState, typed: str, word: str, args: dict[str, str | int], seat: Seat = A) -> None:
    """The reason for a decision that isn't open, and its sentence in both languages; none where `word` is empty."""
    assert typed not in asked(state, seat)
    reason = GAME.why(state, seat, typed)
    if not word:
        assert reason is None
        return
    assert reason
    assert (reason.word, dict(reason.args)) == (f"coatl-why-{word}", args)
    for language in ("en", "fa"):
        assert words(language).say(reason.word, **dict(reason.args))


# Proofs about the cards


def most_apart(card: str, colours: str) -> int:
    """The largest number of occurrences of a card's pattern that share no piece, by trying all sets of them."""
    pattern, family = PROPHECIES[card].pattern, PROPHECIES[card].family.kind
    spans = [
        (start, end)
        for start in range(len(colours))
        for end in range(start + 1, len(colours) + 1)
        if occurs(pattern, family, colours[start:end])
    ]
    return max(
        (
            n
            for n in range(1, len(colours) + 1)
            for chosen in combinations(spans, n)
            if all(one[1] <= other[0] for one, other in pairwise(sorted(chosen)))
        ),
        default=0,
    )


def occurs(pattern: str, family: str, part: str) -> bool:
    """Whether a part of a cóatl is one occurrence."""
    if family == "run":
        return part[0] == pattern[0] and part[-1] == pattern[2] and set(part[1:-1]) == {pattern[1]} and len(part) > 2
    return part == pattern


CARDS_IN_A_ROW: Final = [card.id for card in PROPHECIES.values() if card.family.kind in ("count", "seq", "run")]


@given(st.sampled_from(CARDS_IN_A_ROW), st.text("yrkgb", min_size=1, max_size=8))
def test_counting_from_the_left_finds_the_most_that_share_no_piece(card: str, colours: str) -> None:
    assert standing(card, colours, head=True, tail=True).times == most_apart(card, colours)


@given(
    st.sampled_from(sorted(PROPHECIES)),
    st.text("yrkgb", min_size=1, max_size=12),
    st.sampled_from("yrkgb"),
    st.booleans(),
    st.booleans(),
)
def test_no_piece_that_is_added_lowers_a_count(card: str, colours: str, more: str, head: bool, tail: bool) -> None:
    """A body at the back, then the tail there; the front alike."""
    before = standing(card, colours, head=head, tail=False).times
    assert standing(card, colours + more, head=head, tail=tail).times >= before
    before = standing(card, colours, head=False, tail=tail).times
    assert standing(card, more + colours, head=head, tail=tail).times >= before
