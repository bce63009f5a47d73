"""Games that stand where a test wants them, written through the bot's own store."""

from typing import Final

from bot import playing
from bot.store import Store
from engine.match import Match
from engine.registry import GAMES

QUIET_END: Final = "0318"
"""A seed of Landverse by which, with the first option always, seat A's last decision reveals nothing to anybody."""


async def all_moves_of_a(store: Store, game: str) -> None:
    """A lobby of two begins in the free pace, and A makes all moves: the last one can be taken back by consent only."""
    lobby = await store.load(game)
    assert lobby
    landverse = GAMES["landverse"]
    begun = Match.begin(landverse, 2, QUIET_END, {"pace": "free"})
    after = begun
    while 0 in landverse.to_move(after.state):
        after = after.default(0)
    now, person = store.now(), lobby.meta.seats[0].person
    write = playing.begun(lobby, begun, person, now)
    assert await store.write(game, lobby.version, write) == "ok"
    saved = write.after(lobby)
    assert await store.write(game, saved.version, playing.played(saved, begun, after, person, now)) == "ok"
