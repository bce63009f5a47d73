"""What is kept of a game, held against itself."""

from bot import playing
from bot.store import Store
from engine.match import LEAVE, Match
from engine.registry import GAMES


async def assert_replayed(store: Store, game: str) -> None:
    """The game's log, played again from its seed, leads to the game's state."""
    saved, log = await store.load(game), await store.log(game)
    assert saved
    match = Match.deal(GAMES[saved.meta.slug], saved.meta.setup)
    for _, entry in playing.standing(log)[1:]:
        assert entry.seat is not None
        match = match.leave(entry.seat) if entry.move == LEAVE else match.play(entry.seat, entry.move)
    assert match.dump() == saved.state
