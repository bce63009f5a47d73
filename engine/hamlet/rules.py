"""The game of Hamlet behind the contract of all games (rules.md)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from engine.chance import Dice
from engine.game import Ask, Game, NotYours, Reason, Result, Seat
from engine.hamlet import guessing, scoring
from engine.hamlet.blueprints import group, refill
from engine.hamlet.data import FACE_UP, SALES, SALES_PER_TIER, SPOTS, START_COINS, TIERS, TILES
from engine.hamlet.hall import settle_row
from engine.hamlet.hindrances import hindrance
from engine.hamlet.placement import fixed_start, shuffled_start
from engine.hamlet.questions import answer, answers, step_of
from engine.hamlet.sight import see
from engine.hamlet.state import (
    Began,
    HamletEvent,
    HamletMove,
    HamletOptions,
    HamletState,
    Left,
    Piece,
    Player,
)
from engine.hamlet.table import Outcome, side_for, staying, with_player
from engine.hamlet.turns import finish, next_turn
from engine.hamlet.view import HamletView
from engine.shorthand import Shorthand


class Hamlet(Game[HamletState, HamletMove, HamletEvent, HamletView]):
    """Villagers work one after the other in a village that serves everybody."""

    slug = "hamlet"
    rules = 1
    seats = (1, 2, 3, 4)
    Options = HamletOptions
    State: ClassVar[Any] = HamletState
    Event: ClassVar[Any] = HamletEvent
    # The toll house has no code here, as `to` is a word of the notation.
    codes: ClassVar[Mapping[str, str]] = {tile.code.lower(): tile.id for tile in TILES.values() if tile.code != "TO"}
    shorthand = tuple(
        Shorthand(f"{word} {{{part}:{'|'.join(sorted(ids))}}}", (first, f"{word} {{{part}}}"))
        for first, word, part, ids in (
            ("produce", "produce", "tile", TILES),
            ("refine", "refine", "tile", TILES),
            ("hall", "plan", "tile", TILES),
            ("market", "sell", "sale", SALES),
            ("church", "spot", "spot", SPOTS),
            ("build", "build", "tile", TILES),
        )
    )

    def deal(self, options: HamletOptions, seat_options: tuple[Any, ...], dice: Dice) -> Outcome:
        """The start tiles, the sale tokens, the first row of blueprints (rules.md, Setup)."""
        seats = len(seat_options)
        laid, dice = (fixed_start(), dice) if options.start == "fixed" else shuffled_start(dice)
        tokens, dice = _tokens(seats, dice)
        state = HamletState(
            options=options,
            dice=dice,
            laid=laid,
            goods=tuple(_stocked(placed.tile) for placed in laid),
            players=tuple(Player(coins) for coins in START_COINS[:seats]),
            sales=tokens[:FACE_UP],
            stack=tokens[FACE_UP:],
            bag=group("basic"),
        )
        state, _ = refill(state)
        return state, (Began(seat=0, round=1),)

    def to_move(self, state: HamletState) -> tuple[Seat, ...]:
        """The seat on turn."""
        return () if state.ended else (state.seat,)

    def ask(self, state: HamletState, seat: Seat) -> Ask[HamletMove]:
        """The open question."""
        return Ask(step_of(state), answers(state), about=state.task.about if state.task else ())

    def play(self, state: HamletState, seat: Seat, move: HamletMove) -> Outcome:
        """One decision, and all that leaves no choice after it."""
        return answer(state, move)

    def turn(self, state: HamletState) -> int:
        """The turns closed, and one more for the end."""
        return state.turns + state.ended

    def view(self, state: HamletState, viewer: Seat | None) -> HamletView:
        """All but the order of the stack and the dice."""
        waiting = self.to_move(state)
        ask = self.ask(state, viewer) if viewer is not None and viewer in waiting else None
        return see(state, viewer, ask, waiting, self.result(state))

    def leave(self, state: HamletState, seat: Seat) -> Outcome:
        """What lies open stays and serves the others; the last one left wins. Raises NotYours for who isn't playing."""
        if state.ended or seat not in staying(state):
            raise NotYours(str(seat))
        on_turn = state.seat == seat
        after = with_player(state, seat, replace(state.players[seat], left=True))
        told = Left(seat=seat)
        if len(staying(after)) < min(2, len(state.players)):
            after, events = finish(after, "left")
            return after, (told, *events)
        if not on_turn:
            return after, (told,)
        after, drawn = settle_row(after)
        after, events = next_turn(after)
        return after, (told, *drawn, *events)

    def result(self, state: HamletState) -> Result | None:
        """Totals, ranks and the sheet, once it is over."""
        return scoring.result(state) if state.ended else None

    def guess(self, view: HamletView, dice: Dice) -> HamletState:
        """The stack's order dealt anew, and other dice."""
        return guessing.guess(view, dice)

    def estimate(self, view: HamletView, seat: Seat) -> float:
        """Points as they stand, and what the rest of the game may bring."""
        return guessing.estimate(view, seat)

    def kind(self, state: HamletState, seat: Seat) -> str:
        """The name of the open question."""
        return step_of(state)

    def outlook(self, state: HamletState, seat: Seat) -> float:
        """The same, without drawing up all that a seat sees of the village."""
        return guessing.outlook(state, seat)

    def why(self, state: HamletState, seat: Seat, notation: str) -> Reason | None:
        """What a job or a place lacks."""
        return hindrance(state, notation)


def _tokens(seats: int, dice: Dice) -> tuple[tuple[str, ...], Dice]:
    """The stack, tier 1 on top, each tier shuffled; the small side uses three of each."""
    stack: tuple[str, ...] = ()
    for tier in TIERS:
        shuffled, dice = dice.shuffle(sale.id for sale in SALES.values() if sale.tier == tier)
        stack += shuffled[: SALES_PER_TIER[side_for(seats)]]
    return stack, dice


def _stocked(tile: str) -> tuple[Piece | None, ...]:
    """The goods of a start tile: its first slots are full."""
    printed = TILES[tile]
    return tuple(Piece(good) if slot < printed.stocked else None for slot, good in enumerate(printed.slots))
