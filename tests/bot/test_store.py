"""The store on a real server, and on a real cluster: one write wins, a press counts once, a lease brings work back."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import redis

from bot.connection import Client, connect
from bot.saved import LogEntry, Meta, Sitting, Told
from bot.settings import Settings
from bot.store import BUCKETS, Store, StoreAway, Timers, Write, new_id
from bot.valkey import embedded
from tests.rigs.chat import Now
from tests.rigs.relay import relay

META = Meta(slug="landverse", room="web:table", creator="web:a", language="en")


def lobby(*names: str) -> Write:
    seats = tuple(Sitting(person=f"web:{name}", name=name) for name in names)
    return Write(META.model_copy(update={"seats": seats}), b"", ())


def entry(move: str) -> LogEntry:
    return LogEntry(seat=0, move=move, by="web:a", at=1000)


def set_clock(store: Store, at: float) -> None:
    store.now = Now(at)


async def test_what_is_written_is_loaded(store: Store) -> None:
    game = new_id()
    assert await store.load(game) is None
    assert await store.write(game, 0, Write(META, b'{"a":1}', (3, 4))) == "ok"
    saved = await store.load(game)
    assert saved is not None
    assert (saved.version, saved.meta, saved.state, saved.asks) == (1, META, b'{"a":1}', (3, 4))


async def test_of_two_writes_from_one_version_one_is_made(store: Store) -> None:
    game = new_id()
    outcomes = await asyncio.gather(*(store.write(game, 0, lobby(name)) for name in "abcdefgh"))
    assert sorted(outcomes) == ["moved"] * 7 + ["ok"]
    saved = await store.load(game)
    assert saved is not None
    assert saved.version == 1
    assert len(saved.meta.seats) == 1


async def test_a_press_counts_once_even_if_it_comes_again_later(store: Store) -> None:
    game = new_id()
    assert await store.write(game, 0, replace(lobby("a"), entries=(entry("x"),)), press="p1") == "ok"
    assert await store.write(game, 1, replace(lobby("b"), entries=(entry("y"),)), press="p1") == "duplicate"
    assert await store.write(game, 0, lobby("b"), press="p1") == "duplicate"
    assert [line.move for _, line in await store.log(game)] == ["x"]


async def test_only_the_last_two_hundred_presses_are_remembered(store: Store) -> None:
    game = new_id()
    for version in range(205):
        assert await store.write(game, version, lobby("a"), press=f"p{version}") == "ok"
    assert await store.write(game, 205, lobby("a"), press="p204") == "duplicate"
    assert await store.write(game, 205, lobby("a"), press="p0") == "ok"


async def test_the_log_is_read_from_any_line(store: Store) -> None:
    game = new_id()
    for version, move in enumerate("abc"):
        await store.write(game, version, replace(lobby("a"), entries=(entry(move), entry(move * 2))))
    log = await store.log(game)
    assert [line.move for _, line in log] == ["a", "aa", "b", "bb", "c", "cc"]
    assert [line.move for _, line in await store.log(game, log[3][0])] == ["c", "cc"]


async def test_every_write_is_due_for_delivery_until_it_was_told(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (claim,) = await store.claim("delivery", lease=60)
    assert claim.game == game
    assert await store.claim("delivery", lease=60) == ()
    await store.write(game, 1, lobby("a", "b"))
    assert await store.claim("delivery", lease=60) == (), "a leased game waits for who holds it"
    await store.settle(claim, version=1, told=Told(kind="lobby", message="m1", count=1))
    (again,) = await store.claim("delivery", lease=60)
    await store.settle(again, version=2, told=Told(kind="lobby", message="m1", count=1))
    assert await store.claim("delivery", lease=60) == ()
    saved = await store.load(game)
    assert saved is not None
    assert saved.told == Told(kind="lobby", message="m1", count=1)


async def test_a_lease_that_ends_brings_the_work_back(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (lost,) = await store.claim("delivery", lease=60)
    saved = await store.load(game)
    assert saved is not None
    assert await store.sending(lost, saved, 0, "nonce-1") == "ok"
    set_clock(store, 1062)
    (taken,) = await store.claim("delivery", lease=60)
    assert await store.sending(lost, saved, 0, "nonce-2") == "lost", "who lost the lease may not send"
    saved = await store.load(game)
    assert saved is not None
    assert saved.sending == "nonce-1"
    assert await store.settle(taken, version=1, told=Told(kind="lobby", message="m", count=1))
    done = await store.load(game)
    assert done is not None
    assert done.sending == ""


async def test_who_lost_the_lease_does_not_take_back_what_others_told(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (slow,) = await store.claim("delivery", lease=60)
    set_clock(store, 1062)
    (other,) = await store.claim("delivery", lease=60)
    await store.note(other, Told(kind="table", message="m2", count=2))
    for late in (Told(kind="table", message="m1", count=1), Told(kind="table", message="m1", count=2)):
        assert not await store.settle(slow, told=late)
        assert not await store.note(slow, late)
        saved = await store.load(game)
        assert saved is not None
        assert saved.told is not None
        assert saved.told.message == "m2"


async def test_a_post_that_nobody_followed_up_is_noted_though_its_lease_is_lost(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (slow,) = await store.claim("delivery", lease=60)
    set_clock(store, 1062)
    (other,) = await store.claim("delivery", lease=60)
    assert not await store.note(slow, Told(kind="table", message="m1", count=1))
    saved = await store.load(game)
    assert saved is not None
    assert saved.told is not None
    assert saved.told.message == "m1"
    assert await store.sending(other, saved, 0, "nonce") == "moved", "the other sees that it was sent"


async def test_a_post_is_sent_only_of_the_game_as_it_is(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (claim,) = await store.claim("delivery", lease=60)
    drawn = await store.load(game)
    assert drawn is not None
    await store.write(game, 1, lobby("a", "b"))
    assert await store.sending(claim, drawn, 0, "nonce") == "moved"
    drawn = await store.load(game)
    assert drawn is not None
    assert drawn.sending == ""
    assert await store.sending(claim, drawn, 0, "nonce") == "ok"


async def test_a_lease_lasts_while_it_is_renewed(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (claim,) = await store.claim("delivery", lease=60)
    set_clock(store, 1050)
    assert await store.renew(claim, lease=60)
    set_clock(store, 1100)
    assert await store.claim("delivery", lease=60) == ()
    set_clock(store, 1111)
    (other,) = await store.claim("delivery", lease=60)
    assert not await store.renew(claim, lease=60), "it was lost meanwhile"
    assert await store.settle(other)


async def test_a_finished_game_is_kept_for_a_while(store: Store) -> None:
    game = new_id()
    store.keep_finished = 500
    await store.write(game, 0, replace(lobby("a"), entries=(entry("x"),)))
    keys = [f"{kind}:{{{game[0]}}}:{game}" for kind in ("game", "log", "seen")]
    assert [await store.redis.ttl(key) for key in keys] == [-1, -1, -1]
    await store.write(game, 1, replace(lobby("a"), meta=META.model_copy(update={"status": "over"})))
    assert all(0 < left <= 500 for left in [await store.redis.ttl(key) for key in keys])


async def test_a_game_can_be_put_off(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (claim,) = await store.claim("delivery", lease=60)
    await store.settle(claim, again=1030)
    await store.write(game, 1, lobby("a", "b"))
    assert await store.claim("delivery", lease=60) == (), "a platform that asked to wait is not asked again by a write"
    set_clock(store, 1031)
    assert len(await store.claim("delivery", lease=60)) == 1


async def test_a_game_that_is_only_looked_at_again_is_due_once_it_is_written(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, lobby("a"))
    (claim,) = await store.claim("delivery", lease=60)
    await store.settle(claim, version=1, again=1030, or_written=True)
    assert await store.claim("delivery", lease=60) == ()
    await store.write(game, 1, lobby("a", "b"))
    (claim,) = await store.claim("delivery", lease=60)
    await store.write(game, 2, lobby("a", "b", "c"))
    assert await store.claim("delivery", lease=60) == (), "it is leased now"
    await store.settle(claim, version=3, again=1030, or_written=True)
    set_clock(store, 1031)
    assert len(await store.claim("delivery", lease=60)) == 1


async def test_timers_are_set_left_alone_and_taken_away_by_writes(store: Store) -> None:
    game = new_id()
    await store.write(game, 0, replace(lobby("a"), timers=Timers(1100, 1050)))
    await store.write(game, 1, lobby("a"))
    set_clock(store, 1051)
    assert [claim.game for claim in await store.claim("reminder", lease=60)] == [game]
    assert await store.claim("deadline", lease=60) == ()
    set_clock(store, 1101)
    (claim,) = await store.claim("deadline", lease=60)
    await store.write(game, 2, replace(lobby("a"), timers=Timers(1300)))
    assert not await store.settle(claim), "the write has set a new deadline, which must stay"
    set_clock(store, 1301)
    assert len(await store.claim("deadline", lease=60)) == 1
    await store.write(game, 3, replace(lobby("a"), timers=Timers()))
    set_clock(store, 9999)
    assert await store.claim("deadline", lease=60) == ()


async def test_many_games_are_claimed_each_by_one_of_two_workers(store: Store) -> None:
    games = {new_id() for _ in range(60)}
    for game in games:
        await store.write(game, 0, lobby("a"))
    other = Store(store.redis, Now(1000))
    taken: list[str] = []
    while claims := (await asyncio.gather(store.claim("delivery", 60), other.claim("delivery", 60, at_most=3))):
        if not any(claims):
            break
        taken += [claim.game for part in claims for claim in part]
    assert sorted(taken) == sorted(games)


async def test_a_room_goes_to_one_game_at_a_time(store: Store) -> None:
    first, second = new_id(), new_id()
    took = await asyncio.gather(store.take_room("web:r", "", first), store.take_room("web:r", "", second))
    assert sorted(took) == [False, True]
    holder = (await store.room("web:r")).game
    assert holder in (first, second)
    assert await store.take_room("web:r", holder, "axxxxxxx"), "a dead game's room may be taken over"
    assert not await store.take_room("web:r", holder, "ayyyyyyy")


async def test_rooms_and_people_keep_their_settings(store: Store) -> None:
    await store.set_room("web:r", turn_limit=3600, language="fa", time_zone="Asia/Tehran")
    await store.set_person("web:p", language="fa")
    await store.note_games("web:p", add=["aone", "btwo"])
    await store.note_games("web:p", remove=["aone"])
    room, person = await store.room_for("web:r", "web:p")
    assert (room.turn_limit, room.language, room.time_zone) == (3600, "fa", "Asia/Tehran")
    assert (person.language, person.games) == ("fa", ("btwo",))
    assert await store.load_many(person.games) == {"btwo": None}


async def test_all_keys_of_a_game_share_a_slot(store: Store) -> None:
    for bucket in BUCKETS:
        game = bucket + "1234567"
        assert await store.write(game, 0, replace(lobby("a"), entries=(entry("x"),), timers=Timers(1, 2))) == "ok"
    assert len(await store.claim("deadline", 60)) == len(BUCKETS)


async def test_a_server_that_is_gone_is_said_as_one_thing(redis_url: str) -> None:
    async with connect(Settings(redis_url="redis://127.0.0.1:1")) as client:
        store = Store(client)
        with pytest.raises(StoreAway):
            await store.load("a1234567")
        with pytest.raises(StoreAway):
            await store.write("a1234567", 0, lobby("a"))
        with pytest.raises(StoreAway):
            await store.claim("delivery", 60)


async def test_a_write_whose_answer_is_lost_is_made_once(client: Client, redis_url: str) -> None:
    game = new_id()
    await Store(client).write(game, 0, lobby("a"))
    async with relay(redis_url, b"EVALSHA") as url, connect(Settings(redis_url=url)) as broken:
        written = replace(lobby("a", "b"), entries=(entry("x"),))
        assert await Store(broken).write(game, 1, written) == "ok"
        assert await Store(broken).write(game, 1, lobby("a")) == "moved"
    saved = await Store(client).load(game)
    assert saved is not None
    assert saved.version == 2
    assert [line.move for _, line in await Store(client).log(game)] == ["x"]


async def test_a_server_that_only_reads_now_is_away_until_it_writes_again(tmp_path: Path) -> None:
    """As after a fail-over, while the client still talks to the old master."""
    with embedded(tmp_path) as url, redis.Redis.from_url(url) as admin:
        async with connect(Settings(redis_url=url)) as client:
            store, game = Store(client), new_id()
            await store.write(game, 0, lobby("a"))
            admin.execute_command("REPLICAOF", "127.0.0.1", "1")
            with pytest.raises(StoreAway):
                await store.write(game, 1, lobby("a", "b"))
            admin.execute_command("REPLICAOF", "NO", "ONE")
            assert await store.write(game, 1, lobby("a", "b")) == "ok"


async def test_a_server_without_its_copies_is_away_until_they_are_back(tmp_path: Path) -> None:
    with embedded(tmp_path) as url, redis.Redis.from_url(url) as admin:
        async with connect(Settings(redis_url=url)) as client:
            store, game = Store(client), new_id()
            admin.config_set("min-replicas-to-write", 1)
            with pytest.raises(StoreAway):
                await store.write(game, 0, lobby("a"))
            with pytest.raises(StoreAway):
                await store.make_due(game)
            admin.config_set("min-replicas-to-write", 0)
            assert await store.write(game, 0, lobby("a")) == "ok"


async def test_a_server_that_loses_two_answers_is_away_and_nothing_is_doubled(client: Client, redis_url: str) -> None:
    game = new_id()
    await Store(client).write(game, 0, lobby("a"))
    async with relay(redis_url, b"EVALSHA", times=2) as url, connect(Settings(redis_url=url)) as broken:
        with pytest.raises(StoreAway):
            await Store(broken).write(game, 1, replace(lobby("a"), entries=(entry("x"),)), press="p")
        assert await Store(broken).write(game, 1, replace(lobby("a"), entries=(entry("x"),)), press="p") == "duplicate"
    assert [line.move for _, line in await Store(client).log(game)] == ["x"]
