"""What is remembered of games, on a real server and on a real cluster: written again it is the same, and it forgets."""

from dataclasses import replace
from typing import Any

import pytest

from bot import absences, archive
from bot.saved import Ending, LogEntry, Meta, Placing, Saved, Sitting, Told
from bot.store import Store, Write, new_id
from engine.game import Result

META = Meta(slug="landverse", room="telegram:-1001:7", creator="telegram:1", language="en", seed="ab", ended=900)


def over(*people: str, ended: float = 900, game: str = "", **update: Any) -> Saved:
    """A game of some people (by their numbers; "" for a computer player) that has ended."""
    seats = tuple(
        Sitting(person=f"telegram:{one}", name=f"P{one}") if one else Sitting(person="", name="", computer="greedy")
        for one in people
    )
    meta = META.model_copy(update={"status": "over", "seats": seats, "ended": ended, **update})
    return Saved(id=game or new_id(), version=1, meta=meta)


def result(*ranks: int | None) -> Result:
    return Result(totals=tuple(0 for _ in ranks), ranks=ranks, lines=())


def names(ending: Ending) -> list[tuple[str, str, int | None]]:
    return [(one.person, one.name, one.rank) for one in ending.placings]


async def test_an_ending_is_remembered_by_the_whole_chat_and_by_its_people(store: Store) -> None:
    game = over("1", "", "2")
    await store.note_games("telegram:1", add=[game.id, "bother"])
    for _ in range(2):
        await archive.note(store, game, result(2, 1, 3))
    (ending,) = (await archive.endings(store, ["telegram:-1001"])).values()
    assert (ending.slug, ending.ended) == ("landverse", 900)
    assert names(ending) == [("telegram:1", "P1", 2), ("telegram:2", "P2", 3)]
    assert await archive.history(store, "telegram:2") == {game.id: "telegram:-1001"}
    assert (await store.people(["telegram:1"]))["telegram:1"].games == ("bother",)


async def test_who_left_before_the_end_has_no_rank(store: Store) -> None:
    game = over("1", "2", "3")
    first, *others = game.meta.seats
    meta = game.meta.model_copy(update={"seats": (first.model_copy(update={"left": True}), *others)})
    await archive.note(store, game.model_copy(update={"meta": meta}), result(3, 1, 2))
    (ending,) = (await archive.endings(store, ["telegram:-1001"])).values()
    assert [one.rank for one in ending.placings] == [None, 1, 2]


async def test_a_game_that_was_stopped_is_in_its_peoples_history_only(store: Store) -> None:
    game = over("1", status="stopped")
    await archive.note(store, game, None)
    assert await archive.endings(store, ["telegram:-1001"]) == {}
    assert game.id in await archive.history(store, "telegram:1")


async def test_endings_come_the_oldest_first_from_all_chats(store: Store) -> None:
    games = [over("1", ended=ended, room=f"telegram:-100{chat}") for ended, chat in ((30, 1), (10, 2), (20, 1))]
    for game in games:
        await archive.note(store, game, result(1))
    found = await archive.endings(store, ["telegram:-1001", "telegram:-1002", "telegram:-1003"])
    assert [ending.ended for ending in found.values()] == [10, 20, 30]


async def test_a_chat_remembers_so_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST", 3)
    for ended in (5, 1, 4, 2, 3):
        await archive.note(store, over("1", ended=ended), result(1))
    assert [one.ended for one in (await archive.endings(store, ["telegram:-1001"])).values()] == [3, 4, 5]


async def test_who_left_before_has_it_in_their_history(store: Store) -> None:
    await store.note_games("telegram:1", add=["aone"])
    await store.note_games("telegram:1", remove=["aone"])
    assert await archive.history(store, "telegram:1") == {"aone": ""}
    await archive.note(store, over("1", game="aone"), result(1))
    await store.note_games("telegram:1", remove=["aone"])
    assert await archive.history(store, "telegram:1") == {"aone": "telegram:-1001"}, "what is known is kept"


async def test_a_chat_that_has_another_key_keeps_its_memory(store: Store) -> None:
    game = over("1", "2", room="telegram:-5")
    await archive.note(store, game, result(1, 2))
    for _ in range(2):
        await archive.move(store, "telegram:-5", "telegram:-1009")
    assert list(await archive.endings(store, ["telegram:-1009"])) == [game.id]
    assert await archive.endings(store, ["telegram:-5"]) == {}
    assert await archive.history(store, "telegram:2") == {game.id: "telegram:-1009"}
    await archive.move(store, "telegram:-1009:1", "telegram:-1009:2")
    assert list(await archive.endings(store, ["telegram:-1009"])) == [game.id], "topics remember together"


async def test_the_forgotten_stay_as_nobody_and_what_only_they_played_goes(store: Store) -> None:
    shared, alone = over("1", "2"), over("1", room="telegram:1")
    await archive.note(store, shared, result(1, 2))
    await archive.note(store, alone, result(1))
    await store.set_person("telegram:1", language="fa", unlisted=1)
    await store.set_room("telegram:1", language="fa")
    await absences.note(store, "telegram:1", 0)
    for _ in range(2):
        await archive.forget(store, "telegram:1")
    found = await archive.endings(store, ["telegram:-1001", "telegram:1"])
    assert {game: names(ending) for game, ending in found.items()} == {
        shared.id: [("", "", 1), ("telegram:2", "P2", 2)]
    }
    keys = [f"{kind}:telegram:1" for kind in ("person", "away", "room", "history", "results")]
    assert [await store.redis.exists(key) for key in keys] == [0, 0, 0, 0, 0]
    assert await archive.history(store, "telegram:2") == {shared.id: "telegram:-1001"}


async def test_a_log_no_longer_says_who_did_what(store: Store) -> None:
    """The ids stay, as undoings and posts name them; so does how long it is kept."""
    game, store.keep_finished = new_id(), 500
    lines = (
        LogEntry(seat=0, move="a", by="telegram:1", at=1.25, press="telegram:1.77"),
        LogEntry(seat=1, move="b", by="telegram:12", at=2, press="telegram:12.78"),
        LogEntry(seat=0, move="", by="telegram:2", at=3, former="Sara", holder="telegram:1"),
        LogEntry(seat=1, move="", by="telegram:2", at=4, former="Mina", holder="telegram:3"),
    )
    ended = Write(META.model_copy(update={"status": "over"}), b"", (), entries=lines)
    await store.write(game, 0, ended, press="telegram:1.77")
    await store.write(game, 1, replace(ended, entries=()), press="telegram:12.9")
    before = await store.log(game)
    await archive.unname(store, game, "telegram:1")
    after = await store.log(game)
    assert [key for key, _ in after] == [key for key, _ in before]
    assert [(one.by, one.press, one.former, one.at) for _, one in after] == [
        ("", "", None, 1.25),
        ("telegram:12", "telegram:12.78", None, 2),
        ("telegram:2", "", "…", 3),
        ("telegram:2", "", "Mina", 4),
    ]
    assert 0 < await store.redis.ttl(f"log:{{{game[0]}}}:{game}") <= 500
    assert await store.write(game, 2, ended, press="telegram:12.9") == "duplicate", "somebody else's is not"
    assert await store.write(game, 2, ended, press="telegram:1.77") == "ok", "the press is forgotten"


async def test_a_line_that_comes_while_a_log_is_rewritten_is_not_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_id()
    line = LogEntry(seat=0, move="a", by="telegram:1", at=1)
    await store.write(game, 0, Write(META, b"", (), entries=(line,)))
    read, late = store.log, [LogEntry(seat=1, move="b", by="telegram:2", at=2)]

    async def read_and_write(game: str, after: str = "0") -> tuple[tuple[str, LogEntry], ...]:
        lines = await read(game, after)
        if late:
            await store.write(game, 1, Write(META, b"", (), entries=(late.pop(),)))
        return lines

    monkeypatch.setattr(store, "log", read_and_write)
    await archive.unname(store, game, "telegram:1")
    assert [(one.move, one.by) for _, one in await read(game)] == [("a", ""), ("b", "telegram:2")]


async def test_a_game_is_deleted_with_all_it_has(store: Store) -> None:
    game = new_id()
    line = LogEntry(seat=0, move="a", by="telegram:1", at=1)
    await store.write(game, 0, Write(META, b"", (), entries=(line,)))
    (claim,) = await store.claim("delivery", lease=60)
    saved = await store.load(game)
    assert saved is not None
    await store.take_room(META.room, "", game)
    await archive.delete(store, saved)
    assert (await store.room(META.room)).game == ""
    assert await store.sending(claim, saved, 0, "nonce") == "moved"
    await store.note(claim, Told(kind="end", count=1))
    assert await store.load(game) is None, "a delivery that was under way brings nothing back"
    assert await store.log(game) == ()
    await store.settle(claim)


def test_a_placing_of_nobody_has_no_name() -> None:
    nobody = Placing(person="telegram:1", name="Sara", rank=1).model_copy(update=archive.NOBODY)
    assert nobody == Placing(person="", name="", rank=1)
