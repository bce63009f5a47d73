"""Computer players think in a workshop that gives way to everything else: a decision may take them seconds."""

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Final, TypeAlias

from bot.workshop import Workshop
from engine.chance import Dice
from engine.match import Match
from engine.players import PLAYERS

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

WORKER: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
WORKSHOP: Final = Workshop(niceness=10)
MOST: Final = 20
"""Decisions at a stretch; then other games have their turn."""


async def decided(match: AnyMatch, kinds: Sequence[str]) -> AnyMatch:
    """The match once no computer player owes a decision, or after some of them. kinds: by seat, "" for a person."""
    loop = asyncio.get_running_loop()
    thought = await loop.run_in_executor(WORKER, WORKSHOP.do, play, match, tuple(kinds))
    return replace(thought, game=match.game)


def play(match: AnyMatch, kinds: Sequence[str]) -> AnyMatch:
    """The same, here and now."""
    for _ in range(MOST):
        owing = [seat for seat in match.game.to_move(match.state) if kinds[seat]]
        if not owing:
            break
        move = PLAYERS[kinds[owing[0]]](match.game, match.game.view(match.state, owing[0]), Dice(secrets.token_hex(16)))
        match = match.play(owing[0], str(move))
    return match
