"""A stored game against its own log."""

from bot import playing
from bot.playing import LogLines
from bot.saved import Saved
from engine.match import Match
from engine.registry import GAMES


def replays(saved: Saved, log: LogLines) -> bool:
    """Whether the log, played again from the seed, leads to the game's state; before the deal there is nothing yet."""
    if not saved.meta.seed:
        return not log
    steps = [(entry.seat, entry.move) for _, entry in playing.standing(log)[1:]]
    moves = [(seat, move) for seat, move in steps if seat is not None]
    match = Match.deal(GAMES[saved.meta.slug], saved.meta.setup).again(moves)
    return len(moves) == len(steps) and match.dump() == saved.state
