"""Positions of whole games, for tests of pictures and for the samples to look at.

`python -m tests.render.positions` writes the files of render/samples anew.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from engine.ants.data import COLOURS
from engine.ants.view import AntsView, ColonyView
from engine.coatl.view import CoatlView
from engine.game import Ask
from engine.hamlet.view import HamletView
from engine.landverse.view import LandverseView
from engine.match import Match
from engine.minecraft.view import MinecraftView
from engine.players import PLAYERS, match_seed, play_out
from engine.registry import GAMES
from render.samples import VIEWS
from render.table import Language

SAMPLES: Final = Path(__file__).parents[2] / "render" / "samples"

HOSTILE: Final = ("\u202e" * 9 + "W" * 500, "**`{x}`**\n# h", "張" * 40, "Z" + "\u0301" * 300)
"""Names that want to break out of a picture, by seat."""
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fa")

Wanted: TypeAlias = Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Played:
    """A whole game by its slug, its number of seats, its seed's number, who plays it, and house rules."""

    slug: str
    seats: int
    number: int
    player: str = "greedy"
    options: tuple[tuple[str, Any], ...] = ()

    def views(self, viewer: int | None = None) -> Iterator[Any]:
        """What a viewer sees of it, decision by decision."""
        for match in _matches(self):
            yield GAMES[self.slug].view(match.state, viewer)

    def some(self, viewer: int | None, number: int) -> Iterator[Any]:
        """What a viewer sees at so many moments, evenly over the game, the last one its end."""
        matches = _matches(self)
        for n in range(number, 0, -1):
            yield GAMES[self.slug].view(matches[len(matches) - 1 - (n - 1) * len(matches) // number].state, viewer)

    def asked(self, seat: int) -> Iterator[Any]:
        """What a seat sees whenever it is asked."""
        for match in _matches(self):
            if seat in match.game.to_move(match.state):
                yield match.game.view(match.state, seat)

    def first(self, viewer: int | None, wanted: Wanted) -> Any:
        """The first view that is as wanted."""
        return next(view for view in self.views(viewer) if wanted(view))

    def left(self, decisions: int, gone: int) -> Any:
        """The table after a seat has left in mid-game."""
        return GAMES[self.slug].view(_matches(self)[decisions].leave(gone).state, None)


@cache
def _matches(played: Played) -> tuple[Match[Any, Any, Any, Any], ...]:
    game = GAMES[played.slug]
    begun = Match.begin(game, played.seats, match_seed("pictures", played.number), dict(played.options))
    return tuple(play_out(begun, PLAYERS[played.player]))


def _over(view: Any) -> bool:
    return view.over is not None


# Landverse


def _asked(kind: str, move: int) -> Wanted:
    return lambda view: bool(view.ask and view.ask.kind == kind and view.move == move)


def _fresh(move: int) -> Wanted:
    return lambda view: view.move == move and all(board.land is not None for board in view.boards)


def _landverse() -> dict[str, LandverseView]:
    one, two, three, four = (Played("landverse", seats, number) for seats, number in ((1, 4), (2, 1), (3, 2), (4, 3)))
    return {
        "table-1": one.first(None, lambda view: view.move == 9),
        "table-1-end": one.first(None, _over),
        "table-2-begin": two.first(None, lambda view: True),
        "table-2-early": two.first(None, _fresh(4)),
        "table-2": two.first(None, lambda view: view.move == 12 and view.boards[1].land is None),
        "table-2-end": two.first(None, _over),
        "table-3": three.first(None, lambda view: view.move == 10 and len(view.waiting) == 2),
        "table-4": four.first(None, lambda view: view.move == 11 and len(view.waiting) >= 3),
        "table-4-left": four.left(90, 2),
        "table-4-end": four.first(None, _over),
        "mine-lane": two.first(0, _asked("lane", 10)),
        "mine-cell": two.first(0, _asked("cell", 7)),
        "mine-one-left": two.first(1, lambda view: bool(view.ask and view.move == 9 and view.boards[1].land is None)),
        "mine-waiting": two.first(0, lambda view: view.move > 6 and view.waiting == (1,)),
    }


# Ants


def _middle(view: AntsView) -> bool:
    return min(colony.step for colony in view.colonies) >= 6 and all(colony.stored for colony in view.colonies)


def _attacked(view: AntsView) -> bool:
    return _middle(view) and any(colony.attacker for colony in view.colonies)


def _held(colony: ColonyView) -> bool:
    """A wild stands for the rank at which an attacker was trapped."""
    return any(card[:-1] == colony.wild_rank and COLOURS[card] != colony.colour for card in colony.pile)


def _choices(kind: str, least: int) -> Wanted:
    return lambda view: view.ask is not None and view.ask.kind == kind and len(view.ask.moves) >= least


def _ants() -> dict[str, AntsView]:
    one, two = Played("ants", 2, 1), Played("ants", 2, 2)
    wild, long = Played("ants", 2, 12, "random"), Played("ants", 2, 15, "random")
    colony, fierce = (Played("ants", 2, n, "random", (("variant", "colony"),)) for n in (15, 10))
    hidden = Played("ants", 2, 5, "greedy", (("storage", "hidden"),))
    return {
        "table-begin": one.first(None, lambda view: True),
        "table-one-open": long.first(None, lambda view: view.turns > 30),
        "table": two.first(None, _middle),
        "table-attack": one.first(None, _attacked),
        "table-both-attacked": fierce.first(None, lambda view: all(one.attacker for one in view.colonies)),
        "table-both-closed": wild.first(None, lambda view: all(one.closed for one in view.colonies)),
        "table-wild-trapped": colony.first(None, lambda view: any(_held(one) for one in view.colonies)),
        "table-drawn": two.first(None, lambda view: view.drawn is not None and _middle(view)),
        "table-dry": long.first(None, lambda view: view.dry >= 120),
        "table-hidden": hidden.first(None, lambda view: view.drawn is not None and _middle(view)),
        "table-left": one.left(60, 0),
        "table-end": two.first(None, _over),
        "table-stall": long.first(None, _over),
        "table-colony-begin": colony.first(None, lambda view: True),
        "table-colony-end": Played("ants", 2, 4, "greedy", (("variant", "colony"),)).first(None, _over),
        "mine-turn": two.first(0, _choices("turn", 7)),
        "mine-card": two.first(1, _choices("card", 3)),
        "mine-attacked": one.first(1, lambda view: _choices("turn", 4)(view) and view.colonies[1].attacker is not None),
        "mine-colony": colony.first(0, _choices("turn", 8)),
        "mine-hidden-turn": hidden.first(1, _choices("turn", 5)),
        "mine-hidden-card": hidden.first(0, _choices("card", 3)),
        "mine-hidden-waiting": hidden.first(0, lambda view: view.waiting == (1,) and _middle(view)),
    }


# Minecraft


def _wants(kind: str, least: int = 2) -> Wanted:
    """A question of this kind, well into the game."""
    return lambda view: (
        view.number > 12 and view.ask is not None and view.asked == kind and len(view.ask.moves) >= least
    )


def _anywhere(viewer: int | None, wanted: Wanted) -> Any:
    """The first view that is as wanted, in any of some games of two."""
    games = (Played("minecraft", 2, number, "random") for number in range(2, 12))
    return next(view for one in games for view in one.views(viewer) if wanted(view))


def _minecraft() -> dict[str, MinecraftView]:
    two, three, four = (Played("minecraft", seats, seats, "random") for seats in (2, 3, 4))
    return {
        "table-2-begin": two.first(None, lambda view: True),
        "table-2": two.first(None, lambda view: view.number == 24 and view.asked == "action"),
        "table-2-fight": _anywhere(None, lambda view: view.battle is not None),
        "table-2-end": two.first(None, _over),
        "table-3": three.first(None, lambda view: view.number == 30 and view.asked == "action"),
        "table-3-left": three.left(120, 1),
        "table-4": four.first(None, lambda view: view.number == 36 and view.asked == "action"),
        "table-4-end": four.first(None, _over),
        **{
            f"mine-{kind}": _anywhere(0, _wants(kind))
            for kind in ("action", "explore", "take", "build", "put", "pay", "tnt")
        },
        "mine-fight": four.first(2, lambda view: view.ask is not None and bool(view.chances) and view.number > 20),
        "mine-waiting": two.first(0, lambda view: view.number > 20 and view.waiting == (1,)),
    }


# Cóatl


def _grown(view: CoatlView) -> bool:
    """A completed cóatl, pieces just laid on another one, cards beside one that can grow; before an action."""
    serpents = [one for side in view.sides for one in side.serpents]
    done = any(one.complete for one in serpents)
    fresh = any(one.new_back for one in serpents)
    carded = any(one.cards and not one.complete for one in serpents)
    return done and fresh and carded and view.chain is None


def _long(view: CoatlView) -> bool:
    """A cóatl of fifteen pieces and more."""
    return any(len(one.colours) >= 15 for side in view.sides for one in side.serpents)


def _facing(kind: str, least: int, unfinished: int = 0) -> Wanted:
    """A question with so many answers, and so many cóatls of one's own that can grow."""
    return lambda view: _choices(kind, least)(view) and len(view.own.unfinished) >= unfinished


def _coatl() -> dict[str, CoatlView]:
    rites = (("sacrifices", True), ("closed", "faces"), ("fourth", True))
    one, two, three = (Played("coatl", seats, number) for seats, number in ((1, 1), (2, 7), (3, 3)))
    wild, rich = Played("coatl", 4, 4, "random"), Played("coatl", 2, 5, "random", rites)
    return {
        "table-begin": two.first(None, lambda view: True),
        "table-1": one.first(None, lambda view: view.round > 12 and view.chain is None),
        "table-1-end": one.first(None, _over),
        "table-2-first": two.first(None, lambda view: view.round == 1),
        "table-2": two.first(None, _grown),
        "table-2-last": two.first(None, lambda view: bool(view.coming)),
        "table-2-end": two.first(None, _over),
        "table-2-rites": rich.first(None, lambda view: view.round > 20 and view.chain is None),
        "table-2-long": rich.first(None, lambda view: bool(view.coming) and _long(view)),
        "table-3": three.first(None, _grown),
        "table-3-end": three.first(None, _over),
        "table-4": wild.first(None, _grown),
        "table-4-long": wild.first(None, _long),
        "table-4-left": wild.left(200, 2),
        "table-4-end": wild.first(None, _over),
        "mine-burn": wild.first(3, _choices("burn", 4)),
        "mine-turn": two.first(0, _facing("turn", 10, 2)),
        "mine-waiting": two.first(0, lambda view: view.waiting == (1,) and view.round > 12),
        "mine-draw": two.first(1, _facing("draw", 3)),
        "mine-build": two.first(0, _facing("build", 5, 2)),
        "mine-start": two.first(1, lambda view: view.ask is not None and str(view.ask.moves[0]).startswith("start")),
        "mine-complete": two.first(1, _choices("complete", 2)),
        "mine-temple": two.first(0, _choices("temple", 2)),
        "mine-long": rich.first(0, lambda view: _facing("build", 4)(view) and _long(view)),
        "mine-gift": rich.first(0, _choices("gift", 5)),
        "mine-drop": rich.first(1, _choices("drop", 2)),
        "mine-vow": rich.first(1, _choices("vow", 2)),
    }


# Hamlet


def _tiles(least: int) -> Wanted:
    return lambda view: len(view.tiles) >= least


def _widest(views: Iterable[Any], kind: str) -> HamletView:
    """Of those who are asked, the question of this kind with the most answers."""
    widest: HamletView = max((view for view in views if view.ask.kind == kind), key=lambda view: len(view.ask.moves))
    return widest


def _hamlet() -> dict[str, HamletView]:
    # Greedy players think long about a grown village, so they play few rounds; random ones let it grow.
    one, three = (Played("hamlet", seats, 7, "greedy", (("limit", 10),)) for seats in (1, 3))
    two, grown, four = (Played("hamlet", seats, 7, "random") for seats in (2, 3, 4))
    games = [three, *(Played("hamlet", 3, number, "random") for number in range(6))]
    asked = [view for game in games for seat in range(3) for view in game.asked(seat)]
    kinds = ("act", "to", "at", "side", "fit", "deliver", "hall", "build", "market", "church", "on")
    return {
        "table-1": one.first(None, _tiles(9)),
        "table-1-end": one.first(None, _over),
        "table-2-begin": two.first(None, lambda view: True),
        "table-2": two.first(None, _tiles(11)),
        "table-2-end": two.first(None, _over),
        "table-3-young": three.first(None, lambda view: view.round == 3),
        "table-3": three.first(None, _tiles(10)),
        "table-3-grown": grown.first(None, _tiles(16)),
        "table-3-end": grown.first(None, _over),
        "table-4": four.first(None, _tiles(15)),
        "table-4-left": four.left(300, 1),
        "table-4-end": four.first(None, _over),
        **{f"mine-{kind}": _widest(asked, kind) for kind in kinds},
        "mine-waiting": grown.first(0, lambda view: _tiles(12)(view) and view.waiting == (1,)),
    }


MAKERS: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    "landverse": _landverse,
    "ants": _ants,
    "minecraft": _minecraft,
    "coatl": _coatl,
    "hamlet": _hamlet,
}


def samples(slug: str) -> dict[str, Any]:
    """Every kind of picture once; of a question the notations only: pictures need no more."""
    return {name: replace(view, ask=_noted(view.ask)) for name, view in MAKERS[slug]().items()}


def _noted(ask: Ask[Any] | None) -> Ask[str] | None:
    return ask and replace(ask, moves=tuple(str(move) for move in ask.moves))


if __name__ == "__main__":
    for game_slug, shown in VIEWS.items():
        (SAMPLES / f"{game_slug}.json").write_bytes(shown.file.dump_json(samples(game_slug), indent=None) + b"\n")
