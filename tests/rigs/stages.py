"""A game at each of its stages, in one room: made once, and put back as it was before each thing that is tried."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Literal, TypeAlias

from bot import playing
from bot.front import Caller
from bot.post import PersonKey, Post, RoomKey
from bot.rooms import Rooms
from bot.saved import Saved
from engine.registry import GAMES
from tests.rigs.chat import decisions

Stage: TypeAlias = Literal["free", "lobby", "full", "running", "asked", "over"]
Kept: TypeAlias = dict[bytes, bytes]
"""All that is known, by key, as Redis dumps it."""

PLAYERS: Final = ("creator", "mover", "waiting")
"""By seat: who opened the table and has to move, another who has and has begun to, and one who has finished."""
KNOWN: Final = ("game:", "log:", "room:", "person:", "away:", "history:", "results:")
NOTED: Final = ("seen:", "due:", "lease:")
"""What else is put back: which presses were seen, and what is due."""


@dataclass
class Stages:
    """One room and who comes there: `people` by what they are to the game."""

    rooms: Rooms
    room: RoomKey
    people: Mapping[str, PersonKey]
    made: dict[Stage, Kept] = field(default_factory=dict)
    games: dict[Stage, Saved | None] = field(default_factory=dict)
    _presses: Any = field(default_factory=count)

    async def make(self) -> None:
        """Go through all stages, and keep each."""
        await self._keep("free")
        await self.say("creator", "newgame", "landverse pace=round")
        await self.say("mover", "join")
        await self.say("waiting", "join")
        await self._keep("lobby")
        await self.say("creator", "computer")
        await self._keep("full")
        await self.put_back("lobby")
        await self.say("creator", "begin")
        await self._plays("waiting", 99)
        await self._plays("mover", 1)
        await self._keep("running")
        await self.press("waiting", f"a:{(await self.game()).id}:stop:yes")
        await self._keep("asked")
        await self.put_back("running")
        saved = await self.game()
        before = after = playing.with_log(GAMES["landverse"], saved, await self.rooms.host.store.log(saved.id))
        while owing := after.game.to_move(after.state):
            after = after.default(owing[0])
        write = playing.played(saved, before, after, self.people["creator"], self.rooms.host.store.now())
        assert await self.rooms.host.store.write(saved.id, saved.version, write) == "ok"
        await self._keep("over")

    async def put_back(self, stage: Stage) -> None:
        """All that is known becomes what it was at a stage."""
        redis = self.rooms.host.store.redis
        if gone := [key for key in await self._keys(*KNOWN, *NOTED) if key not in self.made[stage]]:
            await redis.delete(*gone)
        pipeline = redis.pipeline(transaction=False)
        for key, value in self.made[stage].items():
            pipeline.restore(key, 0, value, replace=True)
        await pipeline.execute()

    async def changed(self, stage: Stage) -> set[str]:
        """The kinds of keys that aren't as they were at a stage."""
        now = await self._dumped(*KNOWN)
        kept = {key: value for key, value in self.made[stage].items() if key.decode().startswith(KNOWN)}
        return {key.decode().partition(":")[0] for key in now.keys() | kept.keys() if now.get(key) != kept.get(key)}

    async def game(self) -> Saved:
        """The room's game."""
        store = self.rooms.host.store
        saved = await store.load((await store.room(self.room)).game)
        assert saved
        return saved

    async def say(self, who: str, name: str, rest: str = "") -> Post:
        """Somebody types a command, past the platform."""
        return await self.rooms.command(self._caller(who), name, rest)

    async def press(self, who: str, data: str) -> Post:
        """Somebody presses a button, past the platform."""
        return await self.rooms.press(self._caller(who), data)

    async def _plays(self, who: str, most: int) -> None:
        panel = await self.say(who, "hand")
        for _ in range(most):
            if not (moves := decisions(panel)):
                break
            panel = await self.press(who, moves[0])

    async def _keep(self, stage: Stage) -> None:
        self.games[stage] = None if stage == "free" else await self.game()
        self.made[stage] = await self._dumped(*KNOWN, *NOTED)

    async def _dumped(self, *kinds: str) -> Kept:
        redis, keys = self.rooms.host.store.redis, await self._keys(*kinds)
        pipeline = redis.pipeline(transaction=False)
        for key in keys:
            pipeline.dump(key)
        return dict(zip(keys, await pipeline.execute(), strict=True))

    async def _keys(self, *kinds: str) -> list[bytes]:
        return [key for key in await self.rooms.host.store.redis.keys("*") if key.decode().startswith(kinds)]

    def _caller(self, who: str) -> Caller:
        return Caller(self.people[who], who, self.room, f"stage{next(self._presses)}")
