"""Redis: every key, and the one way a game is written.

    game:{b}:ID       hash: meta (JSON), state (JSON), version (counts writes), asks, told (JSON), sending, untrue
    log:{b}:ID        stream: every step and undoing, as a LogEntry (JSON)      seen:{b}:ID  the last 200 press ids
    due:{b}:KIND      sorted set: the games due for delivery, deadline, reminder      lease:{b}:KIND  who has them
    open:{b}          set: lobbies and running games, to count them
    room:ROOM         hash: game, claimed, and what was set there
    person:PERSON     hash: what they chose, and `game:ID` for each game they sit in
    history:PERSON, results:CHAT     what is remembered of games that are over (bot/archive.py)
    away:PERSON       who said that they are away, for games that begin meanwhile (bot/absences.py)
    pace:… (bot/pace.py), intake:… (bot/intake.py), web:… (bot/web/), telegram:…, discord:…   of the platforms

A game's keys share a hash tag, its bucket, so that one script writes them all, in a cluster too. Nothing is locked:
a write compares the version it was made from. Three sorted sets a bucket say which games are due for delivery, for
their deadline or for a reminder; a worker claims one by putting its score ahead, and so a crash loses nothing.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from redis.exceptions import (
    ClusterError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    ResponseError,
    TryAgainError,
)
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from bot import metrics
from bot.post import PersonKey, RoomKey
from bot.saved import FORM, OPEN, LogEntry, Meta, Person, Room, Saved, Told, Unreadable, reading

LOG: Final = logging.getLogger(__name__)

BUCKETS: Final = "abcdefghijklmnop"
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that can't be taken for one another when read aloud."""

Due: TypeAlias = Literal["delivery", "deadline", "reminder"]
DUE: Final[tuple[Due, ...]] = ("delivery", "deadline", "reminder")
TIMERS: Final[tuple[Due, ...]] = ("deadline", "reminder")
Outcome: TypeAlias = Literal["ok", "moved", "duplicate"]
Sending: TypeAlias = Literal["ok", "moved", "lost"]
NEVER: Final = "-"
"""How a script is told that a game isn't due any more."""
LONGEST_WAIT: Final = 300.0
"""Seconds that a delivery is put off at most; one that is due later than that was put off by a clock since set back."""
GAME: Final = "game:"
"""Begins the fields of a person that are the games they sit in."""


AWAY: Final = (
    OSError,
    RedisConnectionError,
    RedisTimeoutError,
    RedisClusterException,
    ClusterError,
    TryAgainError,
    ReadOnlyError,
    OutOfMemoryError,
)
"""What the client raises while the server can't be reached or can't write; anything else is a fault of ours."""
UNWILLING: Final = ("MISCONF", "NOREPLICAS")
"""How the server's other words begin by which it takes no writes now: its disk is full, or its copies are gone."""


class StoreAway(Exception):
    """Redis can't be reached now. Whoever asks should try again in a minute."""


@dataclass(frozen=True, slots=True)
class Timers:
    """When a game's clocks ring, in seconds since 1970; None: never."""

    deadline: float | None = None
    reminder: float | None = None


@dataclass(frozen=True, slots=True)
class Write:
    """One write of a game: what it becomes, what is logged, and its timers where they are to be set anew.

    untrue: what its post says of times, or in which language, isn't so any more.
    """

    meta: Meta
    state: bytes
    asks: tuple[int, ...]
    entries: tuple[LogEntry, ...] = ()
    timers: Timers | None = None
    untrue: bool = False

    def after(self, saved: Saved) -> Saved:
        """The game as it is once this write of it went through."""
        version = saved.version + 1
        update = {"version": version, "meta": self.meta, "state": self.state, "asks": self.asks}
        return saved.model_copy(update={**update, **({"untrue": version} if self.untrue else {})})


@dataclass(frozen=True, slots=True)
class Claim:
    """A game that is due, leased to this worker. lease: its name, by which a lost one is known."""

    kind: Due
    game: str
    lease: str


class Bell:
    """Tells a worker in which buckets something of its kind has become due. `rung` is set while it hasn't been told."""

    def __init__(self, kind: Due) -> None:
        self.kind = kind
        self.rung = asyncio.Event()
        self._buckets: set[str] = set()

    def ring(self, bucket: str) -> None:
        """Something has become due there."""
        self._buckets.add(bucket)
        self.rung.set()

    def answer(self) -> set[str]:
        """Where it has been rung for since it was answered last."""
        buckets, self._buckets = self._buckets, set()
        self.rung.clear()
        return buckets


def new_id() -> str:
    """A game id: its bucket's letter and seven more characters."""
    return secrets.choice(BUCKETS) + "".join(secrets.choice(ALPHABET) for _ in range(7))


def game_key(game: str) -> str:
    return f"game:{{{game[:1]}}}:{game}"


def log_key(game: str) -> str:
    return f"log:{{{game[:1]}}}:{game}"


def seen_key(game: str) -> str:
    return f"seen:{{{game[:1]}}}:{game}"


def due_key(bucket: str, kind: Due) -> str:
    return f"due:{{{bucket}}}:{kind}"


def lease_key(bucket: str, kind: Due) -> str:
    return f"lease:{{{bucket}}}:{kind}"


def open_key(bucket: str) -> str:
    return f"open:{{{bucket}}}"


def results_key(chat: RoomKey) -> str:
    """By game, how each ended that this chat remembers (bot/archive.py)."""
    return f"results:{chat}"


def history_key(person: PersonKey) -> str:
    """By game, the chat in which a person sat in it, "" where they left before its end (bot/archive.py)."""
    return f"history:{person}"


async def tried(command: Any) -> Any:
    """The server's answer to a command. Raises StoreAway."""
    try:
        return await command
    except (*AWAY, ResponseError) as error:
        if isinstance(error, AWAY) or str(error).startswith(UNWILLING):
            raise StoreAway from error
        raise


def room_key(room: RoomKey) -> str:
    return f"room:{room}"


def person_key(person: PersonKey) -> str:
    return f"person:{person}"


class Store:
    """The games in one Redis. `redis` is an asyncio client (single, sentinel or cluster) that returns bytes.

    now: the clock that deadlines are measured by. keep_finished: seconds that a game is kept once it is over, 0 for
    ever. Every method may raise StoreAway.
    """

    def __init__(self, redis: Any, now: Callable[[], float] = time.time, keep_finished: int = 0) -> None:
        self.redis = redis
        self.now = now
        self.keep_finished = keep_finished
        self._bells: list[Bell] = []
        self._write = redis.register_script(_script("write"))
        self._claim = redis.register_script(_script("claim"))
        self._renew = redis.register_script(_script("renew"))
        self._settle = redis.register_script(_script("settle"))
        self._sending = redis.register_script(_script("sending"))
        self._take_room = redis.register_script(_script("take_room"))

    def listen(self, kind: Due) -> Bell:
        """Rings at every write of this process that makes something due, so that nobody waits for the next look."""
        self._bells.append(Bell(kind))
        return self._bells[-1]

    async def load(self, game: str) -> Saved | None:
        """A game, or None if there is none by this id."""
        return _saved(game, await self._try(self.redis.hgetall(game_key(game))))

    async def load_for(self, game: str, person: PersonKey) -> tuple[Saved | None, Person]:
        """A game and the person who asks for it, in one trip."""
        pipeline = self.redis.pipeline(transaction=False)
        pipeline.hgetall(game_key(game))
        pipeline.hgetall(person_key(person))
        held, known = await self._try(pipeline.execute())
        return _saved(game, held), _person(person, known)

    async def load_many(self, games: Iterable[str]) -> dict[str, Saved | None]:
        """Each of these games, or None if there is none by its id, in one trip; one that can't be read is left out."""
        ids = tuple(games)
        pipeline = self.redis.pipeline(transaction=False)
        for game in ids:
            pipeline.hgetall(game_key(game))
        found: dict[str, Saved | None] = {}
        for game, held in zip(ids, await self._try(pipeline.execute()) if ids else (), strict=True):
            try:
                found[game] = _saved(game, held)
            except Unreadable as unread:
                LOG.error("%s", unread)  # noqa: TRY400  the text says all
        return found

    async def write(self, game: str, version: int, write: Write, press: str = "") -> Outcome:
        """Write a game that was loaded at `version` (0: it is new), mark it due for delivery, wake the workers.

        "moved": somebody else wrote first, nothing is changed. "duplicate": this press was written before.
        A write without an answer is tried once more under the same press, so it is never made twice.
        """
        press = press or secrets.token_hex(8)
        timers = (key(game[0], kind) for kind in TIMERS for key in (due_key, lease_key))
        keys = [game_key(game), log_key(game), seen_key(game), due_key(game[0], "delivery"), *timers]
        keys += [lease_key(game[0], "delivery"), open_key(game[0])]
        is_open = write.meta.status in OPEN
        kept = self.keep_finished if not is_open and self.keep_finished else ""
        values = [
            version,
            press,
            self.now(),
            game,
            write.meta.model_dump_json(exclude_defaults=True),
            write.state,
            ",".join(map(str, write.asks)),
            *_timers(write.timers),
            kept,
            int(is_open),
            int(write.untrue),
            *(entry.model_dump_json(exclude_defaults=True) for entry in write.entries),
        ]
        try:
            said: Outcome = (await self._try(self._write(keys=keys, args=values))).decode()
        except StoreAway as away:
            if not isinstance(away.__cause__, RedisTimeoutError | RedisConnectionError):
                raise
            said = (await self._try(self._write(keys=keys, args=values))).decode()
            said = "ok" if said == "duplicate" else said
        self._ring(game, DUE if write.timers else DUE[:1])
        if said == "ok":
            metrics.moved(write.meta.slug, write.entries)
        return said

    async def log(self, game: str, after: str = "0") -> tuple[tuple[str, LogEntry], ...]:
        """The log's lines after one of its ids, oldest first, each with its id."""
        start = "-" if after == "0" else f"({after}"
        lines = await self._try(self.redis.xrange(log_key(game), start, "+"))
        with reading(game):
            return tuple((key.decode(), LogEntry.model_validate_json(line[b"entry"])) for key, line in lines)

    async def depth(self) -> tuple[dict[Due, int], int]:
        """How many games are due now, by kind, and how many are open."""
        pipeline, now = self.redis.pipeline(transaction=False), self.now()
        for kind in DUE:
            for bucket in BUCKETS:
                pipeline.zcount(due_key(bucket, kind), "-inf", now)
        for bucket in BUCKETS:
            pipeline.scard(open_key(bucket))
        counts = await self._try(pipeline.execute())
        sums = [sum(counts[at : at + len(BUCKETS)]) for at in range(0, len(counts), len(BUCKETS))]
        return dict(zip(DUE, sums, strict=False)), sums[-1]

    async def claim(
        self, kind: Due, lease: float, at_most: int = 100, buckets: Collection[str] = BUCKETS
    ) -> tuple[Claim, ...]:
        """Take games that are due for `lease` seconds; a claim not settled by then is due again.

        Buckets whose games have waited longest come first.
        """
        now = self.now()
        pipeline = self.redis.pipeline(transaction=False)
        for bucket in buckets:
            pipeline.zrange(due_key(bucket, kind), 0, 0, withscores=True)
        first = zip(await self._try(pipeline.execute()), buckets, strict=True)
        since = sorted((at, bucket) for found, bucket in first for _, at in found if at <= now)
        claims: list[Claim] = []
        for _, bucket in since:
            if len(claims) == at_most:
                break
            name, keys = secrets.token_hex(8), [due_key(bucket, kind), lease_key(bucket, kind)]
            games = await self._try(self._claim(keys=keys, args=[now, now + lease, at_most - len(claims), name]))
            claims += [Claim(kind, game.decode(), name) for game in games]
        return tuple(claims)

    async def renew(self, claim: Claim, lease: float) -> bool:
        """Keep a claim for `lease` seconds from now. False: the lease was lost meanwhile."""
        keys = [due_key(claim.game[0], claim.kind), lease_key(claim.game[0], claim.kind)]
        return bool(await self._try(self._renew(keys=keys, args=[claim.game, claim.lease, self.now() + lease])))

    async def settle(
        self,
        claim: Claim,
        *,
        version: int = -1,
        again: float | None = None,
        told: Told | None = None,
        or_written: bool = False,
    ) -> bool:
        """End a claim. False: the lease was lost meanwhile.

        told: what was posted. again: when the game is due next, `or_written`: at the next write if that is sooner;
        None takes it off, unless it was written after `version`, the one told.
        """
        return await self._settled(claim, version, again, told, or_written=or_written)

    async def note(self, claim: Claim, told: Told) -> bool:
        """Note what was posted, and go on with a claim. False: the lease was lost meanwhile."""
        return await self._settled(claim, -1, None, told, go_on=True)

    async def sending(self, claim: Claim, drawn: Saved, follows: int, nonce: str) -> Sending:
        """Note that a post of the game as `drawn` is about to be sent; it is to follow so many posts.

        "lost": the lease was lost. "moved": the game was written meanwhile, or posted by others.
        """
        keys = [game_key(claim.game), lease_key(claim.game[0], claim.kind)]
        values = [claim.game, claim.lease, nonce, drawn.version, follows]
        outcome: Sending = (await self._try(self._sending(keys=keys, args=values))).decode()
        return outcome

    async def _settled(
        self,
        claim: Claim,
        version: int,
        again: float | None,
        told: Told | None,
        *,
        go_on: bool = False,
        or_written: bool = False,
    ) -> bool:
        bucket, kind = claim.game[0], claim.kind
        keys = [game_key(claim.game), due_key(bucket, kind), lease_key(bucket, kind)]
        values = [
            claim.game,
            claim.lease,
            version,
            self.now(),
            NEVER if again is None else again,
            told.model_dump_json() if told else "",
            int(go_on),
            int(or_written),
        ]
        return bool(await self._try(self._settle(keys=keys, args=values)))

    async def room(self, room: RoomKey) -> Room:
        """A room's settings; one never heard of has the defaults."""
        return _room(room, await self._try(self.redis.hgetall(room_key(room))))

    async def room_for(self, room: RoomKey, person: PersonKey) -> tuple[Room, Person]:
        """A room and a person, in one trip."""
        pipeline = self.redis.pipeline(transaction=False)
        pipeline.hgetall(room_key(room))
        pipeline.hgetall(person_key(person))
        held, known = await self._try(pipeline.execute())
        return _room(room, held), _person(person, known)

    async def people(self, persons: Iterable[PersonKey]) -> dict[PersonKey, Person]:
        """What is known of these people, in one trip."""
        keys = tuple(persons)
        pipeline = self.redis.pipeline(transaction=False)
        for person in keys:
            pipeline.hgetall(person_key(person))
        known = await self._try(pipeline.execute()) if keys else ()
        return {person: _person(person, held) for person, held in zip(keys, known, strict=True)}

    async def take_room(self, room: RoomKey, held_by: str, game: str) -> bool:
        """Give a room to a game if it still belongs to `held_by` ("" for nobody)."""
        return bool(await self._try(self._take_room(keys=[room_key(room)], args=[held_by, game, self.now()])))

    async def copy_room(self, old: RoomKey, new: RoomKey) -> None:
        """Give a room the settings of another, and its game; what it has of its own stays."""
        held = await self._try(self.redis.hgetall(room_key(old)))
        for field, value in held.items():
            await self._try(self.redis.hsetnx(room_key(new), field, value))

    async def make_due(self, game: str) -> None:
        """Have a game's room brought up to date, though nothing was written."""
        await self._try(self.redis.zadd(due_key(game[0], "delivery"), {game: self.now()}, nx=True))
        self._ring(game, DUE[:1])

    async def hurry(self) -> None:
        """Deliveries that are put off for longer than may be are due now."""
        pipeline, now = self.redis.pipeline(transaction=False), self.now()
        for bucket in BUCKETS:
            pipeline.zrangebyscore(due_key(bucket, "delivery"), f"({now + LONGEST_WAIT}", "+inf")
        for bucket, games in zip(BUCKETS, await self._try(pipeline.execute()), strict=True):
            if games:
                await self._try(self.redis.zadd(due_key(bucket, "delivery"), dict.fromkeys(games, now), xx=True))

    async def post_anew(self, saved: Saved) -> None:
        """What was posted of a game is gone: the next delivery posts it again, and tells nothing twice."""
        if saved.told:
            gone = {"message": "", "motion": 0, "ballot": "", "count": saved.told.count + 1}
            await self.note(Claim("delivery", saved.id, ""), saved.told.model_copy(update=gone))

    async def set_room(self, room: RoomKey, **values: str | int) -> None:
        """Change a room's settings."""
        await self._try(self.redis.hset(room_key(room), mapping=values))

    async def set_person(self, person: PersonKey, **values: str | int) -> None:
        """Change what a person has chosen."""
        await self._try(self.redis.hset(person_key(person), mapping=values))

    async def note_games(self, person: PersonKey, add: Sequence[str] = (), remove: Sequence[str] = ()) -> None:
        """Keep the list of a person's games; it can be rebuilt from the games, so it is written after them."""
        if add:
            await self._try(self.redis.hset(person_key(person), mapping={f"{GAME}{game}": 1 for game in add}))
        if remove:
            pipeline = self.redis.pipeline(transaction=False)
            for game in remove:
                pipeline.hdel(person_key(person), f"{GAME}{game}")
                pipeline.hsetnx(history_key(person), game, "")
            await self._try(pipeline.execute())

    async def note_players(self, game: str, meta: Meta) -> None:
        """All who sit at a game have it among theirs."""
        for person in {one.person for one in meta.seats if one.person}:
            await self.note_games(person, add=[game])

    async def note_seats(self, game: str, before: Meta, after: Meta) -> None:
        """Who got a seat has the game among theirs from then on, and who gave it up hasn't."""
        had, have = ({one.person for one in meta.seats if one.person} for meta in (before, after))
        for person in have - had:
            await self.note_games(person, add=[game])
        for person in had - have:
            await self.note_games(person, remove=[game])

    def _ring(self, game: str, kinds: Collection[Due]) -> None:
        for bell in self._bells:
            if bell.kind in kinds:
                bell.ring(game[:1])

    _try = staticmethod(tried)


def _timers(timers: Timers | None) -> tuple[float | str, float | str]:
    if timers is None:
        return "", ""
    deadline, reminder = (NEVER if at is None else at for at in (timers.deadline, timers.reminder))
    return deadline, reminder


def _script(name: str) -> str:
    return files(__package__).joinpath(f"lua/{name}.lua").read_text("utf-8")


def _saved(game: str, held: dict[bytes, bytes]) -> Saved | None:
    if not held:
        return None
    told, asks = held.get(b"told"), held.get(b"asks", b"").decode()
    with reading(game):
        meta = Meta.model_validate_json(held[b"meta"])
        if meta.form > FORM:
            raise ValueError(f"its form is {meta.form}, and this version of the bot knows those up to {FORM}")
        return Saved(
            id=game,
            version=int(held[b"version"]),
            meta=meta,
            state=held.get(b"state", b""),
            asks=tuple(int(number) for number in asks.split(",") if number),
            told=Told.model_validate_json(told) if told else None,
            sending=held.get(b"sending", b"").decode(),
            untrue=int(held.get(b"untrue", 0)),
        )


def _person(person: PersonKey, known: dict[bytes, bytes]) -> Person:
    held = {field.decode(): value.decode() for field, value in known.items()}
    games = tuple(field.removeprefix(GAME) for field in held if field.startswith(GAME))
    chosen = {field: value for field, value in held.items() if not field.startswith(GAME)}
    return Person.model_validate({"key": person, "games": games, **chosen})


def _room(room: RoomKey, held: dict[bytes, bytes]) -> Room:
    return Room.model_validate({"key": room, **{field.decode(): value.decode() for field, value in held.items()}})
