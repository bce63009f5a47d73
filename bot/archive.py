"""What is remembered of games that are over: how each ended, by chat; and by person, which games they sat in.

    results:CHAT     hash: game id -> Ending (JSON) of each game that was played to its end there
    history:PERSON   hash: game id -> the chat it was played in, or "" where they had left before its end

A chat's threads and topics remember together. All of it is made of the game alone and written after it (Delivery), so
that writing it again changes nothing. No numbers are kept: they are counted from the endings (bot/standings.py).
Every function may raise StoreAway.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from bot.absences import absence_key
from bot.post import PersonKey, RoomKey
from bot.saved import Ending, LogEntry, Placing, Saved
from bot.store import GAME, Store, game_key, history_key, log_key, person_key, results_key, room_key, seen_key, tried
from engine.game import Result

MOST: Final = 1000
"""Endings that a chat remembers; the oldest go first."""
NOBODY: Final = {"person": "", "name": ""}
"""Stands for somebody who was forgotten."""
UNKNOWN: Final = "…"
"""Their name in the log, where their seat changed hands."""

Lines: TypeAlias = tuple[tuple[str, LogEntry], ...]

# Put other lines in the place of a log's, under the same ids, unless one has come since they were read.
# KEYS log. ARGV each line's id and entry.
REWRITE: Final = """
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if not last or last[1] ~= ARGV[#ARGV - 1] then return 0 end
local left = redis.call('PTTL', KEYS[1])
redis.call('DEL', KEYS[1])
for line = 1, #ARGV, 2 do redis.call('XADD', KEYS[1], ARGV[line], 'entry', ARGV[line + 1]) end
if left > 0 then redis.call('PEXPIRE', KEYS[1], left) end
return 1
"""


def chat_of(room: RoomKey) -> RoomKey:
    """The chat that a room is, or is a thread or topic of."""
    return ":".join(room.split(":")[:2])


async def note(store: Store, saved: Saved, result: Result | None) -> None:
    """Remember a game that is over, or (without a result) was stopped, and take it off its people's lists."""
    chat = chat_of(saved.meta.room)
    pipeline = store.redis.pipeline(transaction=False)
    people = {one.person for one in saved.meta.seats if one.person}
    if result and people:
        pipeline.hset(results_key(chat), saved.id, _ending(saved, result).model_dump_json())
    for person in people:
        pipeline.hset(history_key(person), saved.id, chat)
        pipeline.hdel(person_key(person), f"{GAME}{saved.id}")
    await tried(pipeline.execute())
    await _trim(store, chat)


async def endings(store: Store, chats: Iterable[RoomKey]) -> dict[str, Ending]:
    """How the games of some chats ended, by game, the oldest first."""
    pipeline = store.redis.pipeline(transaction=False)
    for chat in chats:
        pipeline.hgetall(results_key(chat))
    held = [one for kept in await tried(pipeline.execute()) for one in kept.items()]
    found = {game.decode(): Ending.model_validate_json(ending) for game, ending in held}
    return dict(sorted(found.items(), key=lambda one: (one[1].ended, one[0])))


async def history(store: Store, person: PersonKey) -> dict[str, RoomKey]:
    """The games that a person sat in and that are over for them, each with its chat ("" where they left before)."""
    held = await tried(store.redis.hgetall(history_key(person)))
    return {game.decode(): chat.decode() for game, chat in held.items()}


async def move(store: Store, old: RoomKey, new: RoomKey) -> None:
    """A chat has another key now. Telling it twice changes nothing."""
    before, after = chat_of(old), chat_of(new)
    kept = await endings(store, [before])
    if before == after or not kept:
        return
    pipeline = store.redis.pipeline(transaction=False)
    pipeline.hset(results_key(after), mapping={game: one.model_dump_json() for game, one in kept.items()})
    for game, one in kept.items():
        for person in {placing.person for placing in one.placings if placing.person}:
            pipeline.hset(history_key(person), game, after)
    await tried(pipeline.execute())
    await tried(store.redis.unlink(results_key(before)))


async def unname(store: Store, game: str, person: PersonKey) -> None:
    """Take a person out of a game's log, and out of its presses."""
    rewrite = store.redis.register_script(REWRITE)
    while (lines := await store.log(game)) and (entries := _unnamed(lines, person)) != lines:
        written = ((key, entry.model_dump_json(exclude_defaults=True)) for key, entry in entries)
        await tried(rewrite(keys=[log_key(game)], args=[part for line in written for part in line]))
    presses = [press.decode() for press in await tried(store.redis.zrange(seen_key(game), 0, -1))]
    if own := [press for press in presses if _is_own(press, person)]:
        await tried(store.redis.zrem(seen_key(game), *own))


async def delete(store: Store, saved: Saved) -> None:
    """Keep nothing of a game; its room is free. What it was due for ends by itself."""
    await store.take_room(saved.meta.room, saved.id, "")
    await tried(store.redis.unlink(game_key(saved.id), log_key(saved.id), seen_key(saved.id)))


async def forget(store: Store, person: PersonKey) -> None:
    """Forget a person: what they chose, what they played, and their name where they stand among others.

    The games themselves are to be rewritten before.
    """
    for chat in set((await history(store, person)).values()) - {""}:
        for game, one in (await endings(store, [chat])).items():
            await _rewrite(store, chat, game, one, person)
    # A private chat may go by its person's key, and is forgotten with them.
    for key in (person_key, absence_key, room_key, results_key, history_key):
        await tried(store.redis.unlink(key(person)))


async def _rewrite(store: Store, chat: RoomKey, game: str, ending: Ending, person: PersonKey) -> None:
    if all(one.person != person for one in ending.placings):
        return
    placings = tuple(one.model_copy(update=NOBODY) if one.person == person else one for one in ending.placings)
    if any(one.person for one in placings):
        kept = ending.model_copy(update={"placings": placings}).model_dump_json()
        await tried(store.redis.hset(results_key(chat), game, kept))
    else:
        await tried(store.redis.hdel(results_key(chat), game))


async def _trim(store: Store, chat: RoomKey) -> None:
    if await tried(store.redis.hlen(results_key(chat))) > MOST:
        oldest = list(await endings(store, [chat]))[:-MOST]
        await tried(store.redis.hdel(results_key(chat), *oldest))


def _ending(saved: Saved, result: Result) -> Ending:
    sitting = ((seat, one) for seat, one in enumerate(saved.meta.seats) if not one.computer)
    placings = tuple(
        Placing(person=one.person, name=one.name, rank=None if one.left else result.ranks[seat])
        for seat, one in sitting
    )
    return Ending(slug=saved.meta.slug, ended=saved.meta.ended, placings=placings)


def _is_own(press: str, person: PersonKey) -> bool:
    """Whether a press's id is made of a person's key, as it is on the web and in Telegram's private chats."""
    return press.startswith((f"{person}:", f"{person}."))


def _unnamed(lines: Lines, person: PersonKey) -> Lines:
    """The lines without who did it, and without their name where their seat changed hands."""

    def unnamed(entry: LogEntry) -> LogEntry:
        update: dict[str, str] = {}
        if entry.by == person or _is_own(entry.press, person):
            update |= {"by": "", "press": ""}
        if entry.holder == person:
            update |= {"former": UNKNOWN, "holder": ""}
        return entry.model_copy(update=update)

    return tuple((key, unnamed(entry)) for key, entry in lines)
