"""Computer players think in a workshop that gives way to everything else: a decision may take them seconds."""

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias

from bot.workshop import Workshop
from engine.chance import Dice
from engine.game import Game, Seat
from engine.match import Match, Setup
from engine.players import PLAYERS

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

WORKER: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
WORKSHOP: Final = Workshop(niceness=10)
MOST: Final = 20
"""Decisions at a stretch; then other games have their turn."""


async def decided(match: AnyMatch, kinds: Sequence[str]) -> AnyMatch:
    """The match once no computer player owes a decision, or after some of them. kinds: by seat, "" for a person."""
    loop, about = asyncio.get_running_loop(), (match.game, match.setup, match.dump(), tuple(kinds))
    return match.again(await loop.run_in_executor(WORKER, WORKSHOP.do, moves, *about))


def moves(game: AnyGame, setup: Setup, state: bytes, kinds: Sequence[str]) -> tuple[tuple[Seat, str], ...]:
    """What the computer players decide from a state, which is given as it is stored."""
    match: AnyMatch = Match.resume(game, setup, state)
    made: list[tuple[Seat, str]] = []
    for _ in range(MOST):
        owing = [seat for seat in game.to_move(match.state) if kinds[seat]]
        if not owing:
            break
        seat, dice = owing[0], Dice(secrets.token_hex(16))
        made.append((seat, str(PLAYERS[kinds[seat]](game, game.view(match.state, seat), dice))))
        match = match.play(*made[-1])
    return tuple(made)
