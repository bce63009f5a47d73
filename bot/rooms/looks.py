"""What `/board` can show of a game besides its table: the text, one's own board, the game's close-ups."""

from collections.abc import Mapping
from typing import Final

from bot import posts
from bot.front import Caller
from bot.post import Post
from bot.rooms import play
from bot.rooms.desk import Answer, short
from bot.rooms.host import Host
from engine.notation import fold
from render.games import PICTURES
from render.words import Words

TABLE: Final = "table"
"""What is shown if nothing else is asked for."""
EVERYWHERE: Final = ("text", "mine")
"""What every game has."""


def names(slug: str, words: Words) -> Mapping[str, str]:
    """What can be looked at in a game, "" for none, with the words people type for it."""
    own = PICTURES[slug].draw if slug else ()
    ids = {one: f"look-{slug}-{one}" for one in own} | {one: f"look-{one}" for one in EVERYWHERE}
    return {one: words.plain(id_) for one, id_ in ids.items() if words.has(id_)}


async def look(host: Host, caller: Caller, game: str, typed: str) -> Post:
    """The table, or what was typed of it, in the caller's language or in English. Raises Answer for anything else."""
    desk = await host.desk(caller, game)
    wanted = _wanted(names(desk.game.slug, desk.words), typed, desk.words)
    if desk.meta.status == "lobby" or wanted == TABLE:
        return await play.board(host, caller, game)
    if wanted == "text":
        return await play.text_board(host, caller, game)
    if wanted == "mine":
        return await play.panel(host, caller, game)
    desk.match()
    return await posts.close_up(desk.scene, wanted)


def _wanted(known: Mapping[str, str], typed: str, words: Words) -> str:
    if fold(typed) in ("", TABLE):
        return TABLE
    wanted = next((one for one, word in known.items() if fold(typed) in (fold(one), fold(word))), None)
    if wanted is None:
        looks = words.list([f"`{word}`" for word in known.values()])
        raise Answer("error-look", text=short(typed), looks=looks)
    return wanted
