"""Positions of whole games, for tests of pictures and for the samples to look at.

`python -m tests.render.positions` writes render/samples/views.json anew.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from engine.game import Ask
from engine.landverse.rules import Landverse
from engine.landverse.view import LandverseView
from engine.match import Match
from engine.players import PLAYERS, match_seed, play_out

VIEWS = Path(__file__).parents[2] / "render" / "samples" / "views.json"
GAME = Landverse()


@cache
def game(seats: int, number: int, player: str = "greedy") -> tuple[Match[Any, Any, Any, Any], ...]:
    """A whole game, decision by decision."""
    return tuple(play_out(Match.begin(GAME, seats, match_seed("pictures", number)), PLAYERS[player]))


def views(seats: int, number: int, viewer: int | None = None, player: str = "greedy") -> Iterator[LandverseView]:
    """What a viewer sees of a whole game."""
    for match in game(seats, number, player):
        yield GAME.view(match.state, viewer)


def first(seats: int, number: int, viewer: int | None, wanted: Callable[[LandverseView], bool]) -> LandverseView:
    """The first view of a game that is as wanted."""
    return next(view for view in views(seats, number, viewer) if wanted(view))


def left(seats: int, number: int, decisions: int, gone: int) -> LandverseView:
    """The table after a seat has left in mid-game."""
    return GAME.view(game(seats, number)[decisions].leave(gone).state, None)


def _asked(kind: str, move: int) -> Callable[[LandverseView], bool]:
    return lambda view: bool(view.ask and view.ask.kind == kind and view.move == move)


def _fresh(move: int) -> Callable[[LandverseView], bool]:
    return lambda view: view.move == move and all(board.land is not None for board in view.boards)


def _over(view: LandverseView) -> bool:
    return view.over is not None


def samples() -> dict[str, LandverseView]:
    """Every kind of picture once, without the moves a question offers: pictures don't need them."""
    found = {
        "table-1": first(1, 4, None, lambda view: view.move == 9),
        "table-1-end": first(1, 4, None, _over),
        "table-2-begin": first(2, 1, None, lambda view: True),
        "table-2-early": first(2, 1, None, _fresh(4)),
        "table-2": first(2, 1, None, lambda view: view.move == 12 and view.boards[1].land is None),
        "table-2-end": first(2, 1, None, _over),
        "table-3": first(3, 2, None, lambda view: view.move == 10 and len(view.waiting) == 2),
        "table-4": first(4, 3, None, lambda view: view.move == 11 and len(view.waiting) >= 3),
        "table-4-left": left(4, 3, 90, 2),
        "table-4-end": first(4, 3, None, _over),
        "mine-lane": first(2, 1, 0, _asked("lane", 10)),
        "mine-cell": first(2, 1, 0, _asked("cell", 7)),
        "mine-one-left": first(2, 1, 1, lambda view: bool(view.ask and view.move == 9 and view.boards[1].land is None)),
        "mine-waiting": first(2, 1, 0, lambda view: view.move > 6 and view.waiting == (1,)),
    }
    return {name: replace(view, ask=view.ask and Ask(view.ask.kind, ())) for name, view in found.items()}


if __name__ == "__main__":
    VIEWS.write_bytes(TypeAdapter(dict[str, LandverseView]).dump_json(samples(), indent=None) + b"\n")
