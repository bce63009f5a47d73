"""Computer players. They are given what a person in their seat would see, and nothing else."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from typing import Any, Final, TypeAlias

from engine.chance import Dice
from engine.game import Game, Seat
from engine.match import Match

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

Player: TypeAlias = Callable[[AnyGame, Any, Dice], Any]
"""Answers the question in a view of the game with one of its moves. The dice are for this decision only."""


def random(game: AnyGame, view: Any, dice: Dice) -> Any:
    """Any of the open moves, each as likely."""
    return dice.pick(view.ask.moves)[0]


def greedy(game: AnyGame, view: Any, dice: Dice) -> Any:
    """The move whose chain of decisions can end best, as `estimate` sees it in a guessed state; among equals any."""
    moves, dice = dice.shuffle(view.ask.moves)
    state = game.guess(view, dice)
    chain = _Chain(game, view.viewer, view.ask.kind, game.turn(state))
    tried = _spread(moves, game.leaves)
    return max(tried, key=lambda move: chain.best(state, move, game.leaves // len(tried)))


PLAYERS: Final[Mapping[str, Player]] = {"random": random, "greedy": greedy}


def match_seed(seed: str, number: int) -> str:
    """The seed of one of many matches that are played from one seed."""
    return sha256(f"{seed}:{number}".encode("utf-8", "surrogateescape")).hexdigest()[:32]


def play_out(match: AnyMatch, player: Player) -> Iterator[AnyMatch]:
    """The match as it is, and after every decision until its end; where several seats owe one, any comes first."""
    yield match
    while seats := match.game.to_move(match.state):
        seat, dice = Dice(f"{match.setup.seed}:{len(match.steps)}").pick(seats)
        move = player(match.game, match.game.view(match.state, seat), dice)
        match = match.play(seat, str(move))
        yield match


@dataclass(frozen=True, slots=True)
class _Chain:
    """A chain of decisions of one seat: what it began with, and how well it can end."""

    game: AnyGame
    seat: Seat
    kind: str
    turn: int

    def best(self, state: Any, move: Any, leaves: int) -> float:
        """The best estimate at an end of the chain that goes on with this move."""
        after, events = self.game.play(state, self.seat, move)
        moves = _spread(self._onward(after, events), leaves)
        if not moves:
            return self.game.outlook(after, self.seat)
        return max(self.best(after, move, leaves // len(moves)) for move in moves)

    def _onward(self, after: Any, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """How the chain goes on. It ends with a commit, a new turn, or a decision of the kind that it began with."""
        if (
            any(self.seat in event.commits for event in events)
            or self.game.turn(after) != self.turn
            or self.seat not in self.game.to_move(after)
            or self.game.kind(after, self.seat) == self.kind
        ):
            return ()
        moves: tuple[Any, ...] = self.game.ask(after, self.seat).moves
        return moves


def _spread(moves: tuple[Any, ...], most: int) -> tuple[Any, ...]:
    """All moves, or `most` at most of them, taken evenly from the whole."""
    return moves[:: ceil(len(moves) / most)] if len(moves) > most else moves
