"""Minecraft keeps its rules (engine/minecraft/rules.md); the edge cases are named by their numbers there."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any, Final

import pytest

from engine import notation
from engine.chance import Dice
from engine.game import NotLegal, NotYours, Seat
from engine.match import CantUndo, Match
from engine.minecraft.cube import above, heights, hidden, opens, seen, takeable, taken
from engine.minecraft.data import BLOCKS, BOARDS, BUILDINGS, LETTERS, MOBS, OWN, TILES, WEAPONS, WHITE, blocks
from engine.minecraft.odds import chance
from engine.minecraft.paying import missing, payments
from engine.minecraft.places import (
    COLUMNS,
    CROSSINGS,
    EDGES,
    MIDDLE,
    STACKS,
    TOUCHED_EDGES,
    TOUCHED_STACKS,
    WITHIN,
)
from engine.minecraft.rules import Minecraft
from engine.minecraft.scoring import best, matching
from engine.minecraft.state import (
    Events,
    Fell,
    MinecraftOptions,
    MinecraftSeatOptions,
    MinecraftState,
    Paid,
    Player,
    Scored,
    Stack,
    Turn,
)
from engine.minecraft.view import Earned, Token
from engine.players import PLAYERS, match_seed, play_out

GAME: Final = Minecraft()
NUMBER: Final = {tile.id: number for number, tile in enumerate(TILES)}
KIND: Final = {weapon.kind: number for number, weapon in enumerate(WEAPONS)}
BOARD: Final = {board.id: number for number, board in enumerate(BOARDS)}

A, B, C = range(3)
FULL: Final = (4,) * 16


# Positions


def cube(*rows: str) -> tuple[int, ...]:
    """Heights from four rows of digits, a1 first."""
    return tuple(int(digit) for digit in "".join(rows))


def wooden(high: Iterable[int]) -> tuple[str, ...]:
    """A store of wood with these heights."""
    return tuple("w" * height for height in high)


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(KIND[name] for name in names)


def spaces(**tiles: str) -> tuple[int | None, ...]:
    """Buildings by their space: `s1="carved-totem"`."""
    return tuple(NUMBER[tiles[name]] if (name := f"s{n}") in tiles else None for n in range(1, 10))


def player(
    at: str = "r3",
    stock: str = "",
    weapons: Sequence[str] = (),
    mobs: Sequence[str] = (),
    **more: Any,
) -> Player:
    """A player of board red; `stock` as a payment is written, `weapons` beside the own five."""
    counts = {one[0]: int(one[1:]) for one in stock.split()}
    return Player(
        board=BOARD["red"],
        beginner=False,
        at=CROSSINGS.index(at),
        stock=blocks(counts.get(letter, 0) for letter in LETTERS),
        weapons=tuple(sorted((*OWN, *kinds(*weapons)))),
        mobs=tuple(NUMBER[one] for one in mobs),
        **more,
    )


def table(
    *players: Player,
    high: Iterable[int] = FULL,
    up: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    options: MinecraftOptions | None = None,
    below: int = 1,
    **more: Any,
) -> MinecraftState:
    """A table at the start of seat A's turn. up: face-up tiles by place, on stacks that hold `below` more."""
    shown = {STACKS.index(place): NUMBER[tile] for place, tile in (up or {}).items()}
    rest = iter(sorted(set(range(len(TILES))) - set(shown.values())))
    stacks = tuple(
        Stack((*(next(rest) for _ in range(below)), *((shown[n],) if n in shown else ())), up=n in shown)
        for n in range(len(STACKS))
    )
    turned = {EDGES.index(place): KIND[kind] for place, kind in (tokens or {}).items()}
    return MinecraftState(
        options=options or MinecraftOptions(),
        dice=Dice("00"),
        players=players,
        store=wooden(high),
        stacks=stacks,
        tokens=tuple(
            Token(turned[n], up=True) if n in turned else Token(KIND["iron-sword"]) for n in range(len(EDGES))
        ),
        turn=Turn(A),
        **more,
    )


def asked(state: MinecraftState) -> list[str]:
    return list(map(str, GAME.ask(state, state.turn.seat).moves))


def play(state: MinecraftState, *line: str) -> tuple[MinecraftState, Events]:
    """Decisions of whoever is on turn; all that happened on them."""
    happened: Events = ()
    for written in line:
        seat = state.turn.seat
        move = next((move for move in GAME.ask(state, seat).moves if str(move) == written), None)
        assert move is not None, f"{written} isn't among {asked(state)}"
        state, events = GAME.play(state, seat, move)
        happened += events
    return state, happened


def fixed(state: MinecraftState, *order: str) -> MinecraftState:
    """The same table with dice that will turn up these tokens of the player on turn, in this order."""
    weapons, wanted = state.players[state.turn.seat].weapons, kinds(*order)
    seeds = (Dice(str(n)) for n in count())
    return replace(state, dice=next(dice for dice in seeds if dice.shuffle(weapons)[0][: len(wanted)] == wanted))


def scored(events: Events) -> list[tuple[Seat | None, str, str, int]]:
    return [(one.seat, one.phase, one.value, one.points) for one in events if isinstance(one, Scored)]


def fell(events: Events) -> Fell:
    return next(one for one in events if isinstance(one, Fell))


def columns(high: Iterable[int]) -> str:
    return " ".join(COLUMNS[n] for n in takeable(tuple(high)))


# The data and the setup


def test_the_data_are_what_the_rules_count() -> None:
    assert (len(BUILDINGS), len(MOBS), len(WHITE), len(OWN), sum(BLOCKS)) == (44, 20, 16, 5, 64)
    assert len({(one.biome, one.material, one.type) for one in BUILDINGS}) == 44
    assert sum(one.is_food for one in MOBS) == 8


def test_the_setup() -> None:
    match = Match.begin(GAME, 4, "00")
    state = match.state
    assert [len(stack.tiles) for stack in state.stacks] == [4] * 16
    assert not any(stack.up for stack in state.stacks)
    assert sorted(tile for stack in state.stacks for tile in stack.tiles) == list(range(64))
    assert {player.at for player in state.players} == {MIDDLE}
    assert len({player.board for player in state.players}) == 4


def test_a_chosen_colour_is_dealt_and_the_first_named_begins() -> None:
    own = [{"colour": "green"}, {"colour": "green"}, {"colour": "any"}]
    match = Match.begin(GAME, 3, "05", {"colours": "chosen", "first": "B"}, own)
    first, *others = [BOARDS[player.board].id for player in match.state.players]
    assert first == "green"
    assert "green" not in others
    assert GAME.to_move(match.state) == (B,)


# The store


def test_edge_1_the_full_cube() -> None:
    assert columns(FULL) == "a1 d1 a4 d4"
    assert sum(hidden(FULL)) == 12
    assert seen(tuple("abcd" for _ in FULL))[COLUMNS.index("b2")] == "???d"


def test_edge_2_a_corner_lower() -> None:
    assert columns(cube("3444", "4444", "4444", "4444")) == "a1 b1 d1 a2 a4 d4"


@pytest.mark.parametrize(
    ("rows", "takes"),
    [
        ("1212 1212 1212 1212", "a1 b1 d1 b2 d2 b3 d3 a4 b4 d4"),
        ("1221 2332 2332 1221", " ".join(COLUMNS)),
        ("1222 1111 1111 1111", "a1 b1 c1 d1 a4 d4"),
    ],
)
def test_edge_3_what_can_be_taken(rows: str, takes: str) -> None:
    assert columns(cube(*rows.split())) == takes


def test_edge_3_a_block_under_a_free_one_may_be_hidden() -> None:
    high = cube("1111", "1211", "1111", "1111")
    assert "b2" in columns(high).split()
    assert seen(wooden(high))[COLUMNS.index("b2")] == "?w"


def test_taking_opens_what_it_uncovers() -> None:
    store = wooden(FULL)
    assert not opens(store, COLUMNS.index("a1"))
    lower = taken(taken(store, COLUMNS.index("a1")), COLUMNS.index("b1"))
    assert opens(lower, COLUMNS.index("b2")) == (hidden(heights(taken(lower, 5)))[5] < hidden(heights(lower))[5])


def test_edge_4_two_phases_in_one_collect() -> None:
    state = table(player(), player(), high=(4, *(2,) * 15))
    state, events = play(state, "collect", "take a1", "take a1", "go r3")
    assert [(phase, seat) for seat, phase, _, _ in scored(events)] == [("A", A), ("A", B), ("B", A), ("B", B)]
    assert state.phases == 2


def test_edge_5_the_last_blocks() -> None:
    state = table(player(mobs=["spider-1"]), player(), high=(2, *(0,) * 15), phases=2, below=0)
    state, events = play(state, "collect", "go r3")
    assert not any(state.store)
    assert asked(state) == ["trade", "end"]
    assert not scored(events)
    state, events = play(state, "trade", "go r3")
    assert [phase for _, phase, _, _ in scored(events)] == ["C", "C"]
    assert state.over


# Building and scoring


def test_edge_6_groups() -> None:
    built = spaces(s2="carved-totem", s4="woodcutter-cabin", s5="dune-obelisk")
    full = [best(phase, BOARD["red"], built, beginner=False) for phase in range(3)]
    assert [(one.value, one.points) for one in full] == [("forest", 9), ("sand", 4), ("decoration", 8)]
    beginner = [best(phase, BOARD["red"], built, beginner=True) for phase in range(3)]
    assert [(one.value, one.points) for one in beginner] == [("forest", 12), ("wood", 6), ("decoration", 8)]


def test_edge_7_a_covered_building_is_gone_but_its_xp_stays() -> None:
    assert best(0, BOARD["red"], spaces(s5="yak-byre"), beginner=False).points == 15
    state = table(
        player(stock="t1", spaces=spaces(s5="yak-byre"), earned=Earned(buildings=5)),
        player(),
        up={"i3": "mossy-statue"},
    )
    state, _ = play(state, "build", "put 5")
    one = state.players[A]
    assert best(2, one.board, one.spaces, beginner=False).points == 4
    assert sum(tile is not None for tile in one.spaces) == 1
    assert one.earned.total == 5
    assert NUMBER["yak-byre"] in state.gone


def stocked(text: str) -> tuple[int, int, int, int, int]:
    return player(stock=text).stock


@pytest.mark.parametrize(
    ("cost", "stock", "ways"),
    [
        ("w2 t1", "w2 s1 e2", ["w2 e1", "w1 e2"]),
        ("s1", "w2 s1 e2", ["s1", "e1"]),
        ("w2 o3", "w2 s1 e2", []),
        ("w2", "w1 e1", ["w1 e1"]),
    ],
)
def test_edge_8_payments(cost: str, stock: str, ways: list[str]) -> None:
    assert list(payments(stocked(cost), stocked(stock))) == [stocked(way) for way in ways]


def test_edge_8_the_yak_byre_has_15_payments() -> None:
    cost = BUILDINGS[NUMBER["yak-byre"]].cost
    assert len(payments(cost, stocked("w2 t4 e6"))) == 15


def test_edge_8_one_payment_is_not_asked_about() -> None:
    state = table(player(stock="w1 e1"), player(), up={"i3": "log-footbridge"})
    state, _ = play(state, "build")
    assert asked(state) == [f"put {n}" for n in range(1, 10)]


def test_a_payment_can_be_chosen() -> None:
    state = table(player(stock="w2 e2"), player(), up={"i3": "log-footbridge"})
    state, _ = play(state, "build")
    assert asked(state) == ["build i3", "build i3 choose"]
    state, _ = play(state, "build i3 choose")
    assert asked(state) == ["pay w2", "pay w1 e1", "pay e2"]
    state, _ = play(state, "pay e2", "put 1")
    assert state.players[A].stock == stocked("w2")


def test_what_is_missing_counts_emeralds() -> None:
    assert missing(stocked("w2 t4"), stocked("w1 t1 e1")) == stocked("w1 t2")
    assert not any(missing(stocked("w2"), stocked("e2")))


# Fights


@pytest.mark.parametrize(
    ("weapons", "percents"),
    [((), (90, 60, 30, 0, 0, 0)), (("tnt",), (95, 80, 65, 50, 50, 35))],
)
def test_edge_9_chances(weapons: tuple[str, ...], percents: tuple[int, ...]) -> None:
    own = player(weapons=weapons).weapons
    assert [chance(own, hearts, tnt=True) for hearts in range(1, 7)] == [Fraction(one, 100) for one in percents]


def battle(mob: str, weapons: Sequence[str], order: Sequence[str], **more: Any) -> tuple[MinecraftState, Events]:
    """The fight against a mob beside the figure, the tokens coming in this order."""
    state = fixed(table(player(weapons=weapons), player(), up={"i3": mob}, **more), *order)
    return play(state, "fight")


def test_edge_10_three_bows_turn_up_six() -> None:
    order = ("bow", "potato", "bow", "bow", "stone-sword", "wooden-sword")
    state, events = battle("enderman-1", ["bow"] * 3, order)
    for _ in range(3):
        assert asked(state) == ["draw", "stop"]
        state, events = play(state, "draw")
    assert (fell(events).won, fell(events).hearts) == ("yes", 6)
    assert state.players[A].earned.mobs == 6


@pytest.mark.parametrize(("answer", "won", "tokens"), [("tnt yes", "yes", 5), ("tnt no", "no", 6)])
def test_edge_11_tnt_is_asked_where_it_wins(answer: str, won: str, tokens: int) -> None:
    state, _ = battle("creeper-1", ["tnt"], ("tnt", "stone-sword", "potato"))
    assert asked(state) == ["tnt yes", "tnt no"]
    state, events = play(state, answer)
    assert fell(events).won == won
    assert len(state.players[A].weapons) == tokens


@pytest.mark.parametrize(
    ("mob", "weapons", "order", "won"),
    [
        ("creeper-1", ["tnt", "diamond-sword"], ("tnt", "diamond-sword", "potato"), "yes"),
        ("enderman-1", ["tnt"], ("tnt", "potato", "potato"), "no"),
    ],
)
def test_edge_11_tnt_is_not_asked(mob: str, weapons: list[str], order: tuple[str, ...], won: str) -> None:
    state, events = battle(mob, weapons, order)
    assert fell(events).won == won
    assert KIND["tnt"] in state.players[A].weapons


@pytest.mark.parametrize(("mob", "left"), [("enderman-1", 0), ("witch-1", 1)])
def test_edge_11_only_as_much_tnt_as_is_needed(mob: str, left: int) -> None:
    state, _ = battle(mob, ["tnt", "tnt"], ("tnt", "tnt", "potato"))
    state, _ = play(state, "tnt yes")
    assert state.players[A].weapons.count(KIND["tnt"]) == left


def test_edge_12_a_hoe_pays_in_a_lost_fight() -> None:
    state, events = battle("enderman-1", ["golden-hoe"], ("golden-hoe", "potato", "potato"))
    assert fell(events).won == "no"
    assert state.players[A].earned.hoes == 2


def test_edge_12_a_pickaxe_takes_the_last_block_of_a_layer() -> None:
    state, _ = battle(
        "enderman-1", ["stone-pickaxe"], ("stone-pickaxe", "potato", "potato"), high=(4, *(3,) * 15), dry=3
    )
    assert asked(state) == [*(f"take {one}" for one in columns((4, *(3,) * 15)).split()), "skip"]
    state, events = play(state, "take a1")
    assert fell(events).won == "no"
    state, events = play(state, "explore", "go r3")
    assert [phase for _, phase, _, _ in scored(events)] == ["A", "A"]
    assert state.dry == 0


def test_edge_13_food_for_more_actions() -> None:
    state = table(player(weapons=["diamond-sword"] * 2), player(), up={"i3": "spider-1", "j3": "spider-2"})
    strong = ("diamond-sword", "diamond-sword", "stone-sword")
    state, _ = play(fixed(state, *strong), "fight", "fight i3", "explore", "go r3")
    assert asked(state) == ["trade", "end"]
    state, _ = play(fixed(state, *strong), "trade", "fight")
    assert asked(state) == ["trade", "end"]


# Turns


def test_edge_14_the_first_turn() -> None:
    state = table(player(), player(), below=4)
    assert asked(state) == ["explore", "collect"]
    empty = replace(state, stacks=tuple(Stack(()) for _ in state.stacks))
    state, _ = play(empty, "explore", "go r3")
    assert asked(state) == ["take a1", "take d1", "take a4", "take d4"]


def test_edge_15_reach_and_touch() -> None:
    def touched(crossing: str) -> set[str]:
        number = CROSSINGS.index(crossing)
        return {STACKS[n] for n in TOUCHED_STACKS[number]} | {EDGES[n] for n in TOUCHED_EDGES[number]}

    assert len(WITHIN[CROSSINGS.index("r3")]) == 13
    assert len(WITHIN[CROSSINGS.index("p1")]) == 6
    assert touched("p1") == {"h1", "g2", "h2"}
    assert touched("p3") == {"g3", "h3", "g4", "h4"}
    assert touched("r3") == {"i3", "j3", "i4", "j4"}


def test_edge_16_weapons_are_offered_once_seen() -> None:
    state = table(player(at="p1", stock="e9"), player(), below=2)
    assert asked(state) == ["explore", "collect"]
    state, _ = play(state, "explore", "go p1")
    assert "weapon" in asked(state)
    state, _ = play(state, "weapon")
    assert asked(state) == ["weapon h1", "weapon g2"]


def test_edge_16_the_tile_below_stays_face_down() -> None:
    state = table(player(stock="e9"), player(), up={"i3": "carved-totem"}, below=2)
    state, _ = play(state, "build", "put 1")
    assert not state.stacks[STACKS.index("i3")].up
    assert asked(state) == ["explore", "collect"]


def test_edge_17_the_dry_rule() -> None:
    state = table(player(), player(), dry=5, options=MinecraftOptions(actions="may"))
    state, _ = play(state, "end")
    assert state.turn.seat == B
    assert asked(state) == ["take a1", "take d1", "take a4", "take d4"]
    state, _ = play(state, "take a1", "take d1")
    assert "end" in asked(state)


def test_edge_18_bonus_mobs() -> None:
    built = spaces(s1="yak-byre")
    mobs = ["skeleton-3", "enderman-3", "zombie-1"]
    found = [matching(BOARD["red"], built, MOBS[NUMBER[one] - len(BUILDINGS)]) for one in mobs[:2]]
    assert found == [2, 1]
    state = table(player(spaces=built, mobs=mobs), player(), high=(2, 2, *(1,) * 14), phases=2)
    state, events = play(state, "collect", "take a1", "take b1", "go r3", "end")
    assert sum(one.points for one in events if isinstance(one, Paid)) == 6
    assert state.over


@pytest.mark.parametrize(("mobs", "ranks"), [((9, 2, 2), (3, 1, 1)), ((9, 2, 3), (3, 2, 1))])
def test_edge_19_ties(mobs: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    shown = (5, 6, 6)
    players = [
        replace(
            player(earned=Earned(mobs=70)),
            spaces=tuple(range(n)) + (None,) * (9 - n),
            mobs=tuple(range(44, 44 + held)),
        )
        for n, held in zip(shown, mobs, strict=True)
    ]
    result = GAME.result(table(*players, over=True))
    assert result
    assert result.ranks == ranks
    assert result.decided == ("buildings" if ranks[1] == ranks[2] else "mobs")


def test_edge_20_ending_early() -> None:
    state = table(player(), player(), options=MinecraftOptions(actions="may"))
    assert asked(state) == ["explore", "collect", "end"]
    state, _ = play(state, "end")
    assert state.turn.seat == B
    assert state.dry == 1


# Undo, typing, leaving


def test_what_is_turned_up_cannot_be_taken_back() -> None:
    match = Match.begin(GAME, 2, "00", {"first": "A"})
    match = match.play(A, "explore")
    undone, _ = match.undo(A)
    assert undone.state.turn.asked == "action"
    match = match.play(A, "go r3")
    with pytest.raises(CantUndo):
        match.undo(A)


def test_a_turn_can_be_taken_back_until_the_next_answers() -> None:
    match = Match.begin(GAME, 2, "00", {"first": "A", "actions": "may"}).play(A, "end")
    assert match.undo(A)[0].state.turn.seat == A
    with pytest.raises(CantUndo):
        match.play(B, "end").undo(A)


def test_short_lines() -> None:
    match = Match.begin(GAME, 2, "00", {"first": "A"})
    after = notation.read(match, A, "take a1 d1 go s2")
    assert [step.move for step in after.steps[1:]][:3] == ["collect", "take a1", "take d1"]
    assert "go r3" in notation.lines(match, A)


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("take b2", "covered"),
        ("take a1", "first"),
        ("take z9", "no-place"),
        ("go p1", "far"),
        ("fight", "none"),
        ("build i3", "face-down"),
        ("build h2", "apart"),
    ],
)
def test_reasons(typed: str, word: str) -> None:
    match = Match.begin(GAME, 2, "00", {"first": "A"})
    with pytest.raises(NotLegal) as refused:
        notation.read(match, A, typed)
    assert refused.value.reason
    assert refused.value.reason.word == f"minecraft-why-{word}"


@pytest.mark.parametrize(
    ("begun", "typed", "question"),
    [("collect", "explore", "take"), ("collect", "go r3", "take"), ("explore", "take a1", "explore")],
)
def test_another_question_has_to_be_answered_first(begun: str, typed: str, question: str) -> None:
    match = Match.begin(GAME, 2, "00", {"first": "A"}).play(A, begun)
    reason = GAME.why(match.state, A, typed)
    assert reason
    assert (reason.word, dict(reason.args)) == ("minecraft-why-question", {"question": question})


def test_who_leaves_on_turn_is_skipped_and_the_last_one_wins() -> None:
    state = table(player(), player(), player())
    state, _ = GAME.leave(state, A)
    assert GAME.to_move(state) == (B,)
    with pytest.raises(NotYours):
        GAME.leave(state, A)
    state, _ = GAME.leave(state, C)
    result = GAME.result(state)
    assert result
    assert result.ranks == (2, 1, 2)


def test_beginners_and_others_sit_at_one_table() -> None:
    match = Match.begin(GAME, 2, "00", {}, [{"scoring": "beginner"}, {}])
    assert [one.beginner for one in match.state.players] == [True, False]
    assert MinecraftSeatOptions(scoring="beginner").scoring == "beginner"


def test_layers() -> None:
    assert [above(FULL, layer) for layer in (1, 2, 3)] == [16, 32, 48]


def test_random_games_end_about_like_the_measured_ones() -> None:
    """The bounds are wide: 12 games against the rules text's 300 (232 decisions, at most 301)."""
    lengths = []
    for number in range(12):
        *_, last = play_out(Match.begin(GAME, 2, match_seed("minecraft", number)), PLAYERS["random"])
        lengths.append(len(last.steps) - 1)
    assert 200 < sum(lengths) / len(lengths) < 265
    assert max(lengths) < 330
