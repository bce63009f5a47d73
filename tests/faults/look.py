"""What is looked at when the trouble is over: the log against what people were told, and the posts against the game."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot import playing
from bot.playing import LogLines
from bot.saved import Saved
from bot.scene import Scene
from bot.store import StoreAway
from bot.web.room_log import RoomLog
from engine.registry import GAMES
from render.words import bare, words
from tests.faults.house import House
from tests.faults.play import Table, Try, one_more
from tests.rigs.replaying import replays

CALM: Final = 120.0
"""Seconds until every room has to show its game's last state: leases end, and what was put off is due again."""
LOOK: Final = 0.25
KEY: Final = re.compile(r"^(?:g\d+:)?a:(\w{8}):(?:(join|rematch):|play:(\d+)$)")
"""In the buttons of a post: its game, and whether it is the lobby, the end, or a turn."""


@dataclass
class Found:
    """What was found at some tables; `wrong`: what should never be."""

    moves: int = 0
    lost: int = 0
    doubled: int = 0
    twice: int = 0
    waited: float = 0
    late: float = 0
    wrong: list[str] = field(default_factory=list)

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.moves + other.moves,
            self.lost + other.lost,
            self.doubled + other.doubled,
            self.twice + other.twice,
            max(self.waited, other.waited),
            max(self.late, other.late),
            [*self.wrong, *other.wrong],
        )


@dataclass(frozen=True)
class Seen:
    """A public post. offered: what the buttons send that it came with."""

    id: str
    text: str
    offered: Sequence[str]


async def watch(house: House, tables: Sequence[Table]) -> None:
    """Note how long rooms are behind their games, until cancelled."""
    since: dict[str, float] = {}
    while True:
        await asyncio.sleep(LOOK)
        for table in tables:
            try:
                behind = [saved.id for saved in await _games(house, table) if not is_told(saved)]
            except StoreAway:
                continue
            for game in table.games:
                if game in behind:
                    since.setdefault(game, time.monotonic())
                elif game in since:
                    table.late = max(table.late, time.monotonic() - since.pop(game))


async def look(house: House, tables: Sequence[Table]) -> dict[str, Found]:
    """What was found on each platform. Every room first shows its state, then takes a move, and shows that."""
    await _calm(house, tables)
    going = await asyncio.gather(*(one_more(house, table, CALM) for table in tables))
    await _calm(house, tables)
    found = dict[str, Found]()
    for table, goes_on in zip(tables, going, strict=True):
        one = await _found(house, table)
        one.wrong += [] if goes_on else [f"{table.room} takes no further move: {table.last!r}"]
        found[table.platform] = found.get(table.platform, Found()) + one
    return found


async def _calm(house: House, tables: Sequence[Table]) -> None:
    """Wait until every room shows its last state, as far as it comes to that."""
    until = time.monotonic() + CALM
    while time.monotonic() < until:
        saved = [one for table in tables for one in await _games(house, table)]
        if all(is_told(one) for one in saved):
            return
        await asyncio.sleep(LOOK)


async def _games(house: House, table: Table) -> tuple[Saved, ...]:
    return tuple(one for one in (await house.store.load_many(table.games)).values() if one)


async def _found(house: House, table: Table) -> Found:
    found = Found(moves=table.moves, waited=table.waited, late=table.late)
    saved = await _games(house, table)
    logs = {one.id: await house.store.log(one.id) for one in saved}
    for tried in table.tries:
        _compare(tried, logs.get(tried.game, ()), found)
    found.wrong += [f"the log of {one.id} leads to another state" for one in saved if not replays(one, logs[one.id])]
    posts = await POSTS[table.platform](house, table)
    if saved:
        found.wrong += list(_behind(saved[-1], posts))
    keys = Counter(key for post in posts for key in _keys(post))
    found.twice = sum(count - 1 for count in keys.values())
    return found


def _compare(tried: Try, log: LogLines, found: Found) -> None:
    """A line stands in the log as a whole and once, or not at all where nobody said that it was played."""
    lines = [(entry.seat, entry.move) for _, entry in log if entry.press == tried.press]
    if not lines:
        found.lost += len(tried.moves) if tried.played else 0
    elif len(lines) > len(tried.moves):
        found.doubled += len(lines) - len(tried.moves)
    elif lines != list(tried.moves):
        found.wrong.append(f"{tried} stands in the log as {lines}")


def _behind(saved: Saved, posts: Sequence[Seen]) -> Iterator[str]:
    """What is wrong with a game's last post; the end of the one before may come after its lobby."""
    posts = [post for post in posts if saved.id in {game for game, _ in _keys(post)}]
    told, match = saved.told, playing.take_up(GAMES[saved.meta.slug], saved) if saved.meta.seed else None
    if told is None or not posts or posts[-1].id != told.message.lstrip("pt"):
        yield f"the last post of {saved.meta.room} is {posts[-1].id if posts else None}, not {told and told.message}"
    elif not is_told(saved):
        yield f"{saved.meta.room} is behind: turn {saved.meta.turn}, told {told}"
    elif match and saved.meta.status == "running" and told.version == saved.version:
        scene = Scene(match.game, saved, match, words(saved.meta.language), 0)
        progress = bare(scene.describe(None).progress)
        if progress not in posts[-1].text:
            yield f"the last post of {saved.meta.room} doesn't say {progress!r}: {posts[-1].text!r}"


def is_told(saved: Saved) -> bool:
    """Whether the room's post is of the game's stage and turn, and known to stand there."""
    told, meta = saved.told, saved.meta
    stage = {"lobby": "lobby", "running": "table"}.get(meta.status, "end")
    return bool(told and told.message and told.kind == stage and (stage != "table" or told.turn == meta.turn))


def _keys(post: Seen) -> set[tuple[str, str]]:
    """Which turn, lobby or end a post is of."""
    found = filter(None, map(KEY.match, post.offered))
    return {(one[1], one[2] or one[3]) for one in found}


async def _on_the_page(house: House, table: Table) -> list[Seen]:
    entries = await RoomLog(house.store.redis).all(table.room)
    posts = [(one["id"], one["post"]) for one in entries if "post" in one and "edit" not in one]
    return [
        Seen(key, bare(post["text"]), [control.get("data", "") for row in post["rows"] for control in _in_row(row)])
        for key, post in posts
    ]


def _in_row(row: object) -> Sequence[dict[str, str]]:
    return row if isinstance(row, list) else []


async def _on_discord(house: House, table: Table) -> list[Seen]:
    return [
        Seen(
            str(one.id),
            bare(one.content),
            [control.get("custom_id", "") for row in one.offered for control in row["components"]],
        )
        for one in house.discord.world.public(int(table.room.split(":")[1]))
    ]


async def _on_telegram(house: House, table: Table) -> list[Seen]:
    return [
        Seen(str(one.id), bare(one.text), [key.get("callback_data", "") for row in one.offered for key in row])
        for one in house.telegram.world.public(int(table.room.split(":")[1]))
    ]


POSTS: Final[dict[str, Callable[[House, Table], Awaitable[list[Seen]]]]] = {
    "web": _on_the_page,
    "discord": _on_discord,
    "telegram": _on_telegram,
}
