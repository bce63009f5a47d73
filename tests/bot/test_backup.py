"""A backup taken while people play, restored into a new server: the games go on there."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot import playing
from bot.backup import BadBackup, backup, restore
from bot.connection import PLAYS, connect
from bot.settings import Settings
from bot.store import DUE, due_key, open_key
from bot.valkey import embedded, free_port
from engine.registry import GAMES
from tests.bot.conftest import Table
from tests.rigs.chat import chat
from tests.rigs.keeper import serving


@asynccontextmanager
async def new_server(kind: str, folder: Path, request: pytest.FixtureRequest) -> AsyncIterator[Settings]:
    """An empty server of another kind than the backup is of, and how it is reached."""
    if kind == "cluster":
        settings = Settings(redis_url=request.getfixturevalue("cluster_url"), redis_mode="cluster")
        async with connect(settings) as client:
            await client.flushall()
        yield settings
    elif kind == "url":
        with serving(folder) as server:
            yield Settings(redis_url=server.url)
    else:
        with embedded(folder) as url:
            yield Settings(redis_url=url)


async def kept(settings: Settings, to: Path) -> str:
    file = str(to / "games.backup")
    assert await asyncio.to_thread(backup, settings, file) > 0
    return file


async def everything(client: Any) -> dict[bytes, object]:
    """All that a server holds and a backup keeps."""
    read = {b"hash": client.hgetall, b"stream": client.xrange, b"string": client.get, b"set": client.smembers}
    return {
        key: await (read[kind](key) if (kind := await client.type(key)) in read else client.zrange(key, 0, -1))
        async for key in client.scan_iter()
        if not key.startswith((b"due", b"lease"))
    }


@pytest.mark.parametrize("kind", ["embedded", "url", "cluster"])
async def test_the_games_go_on_elsewhere(
    kind: str, table: Table, settings: Settings, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    before = await table("Sara", computers=1)
    await before.say("Sara", "land a1 sea c3")
    file = await kept(settings, tmp_path)
    saved, log = await before.game(), await before.store.log((await before.game()).id)
    async with new_server(kind, _folder(tmp_path / "new"), request) as new, connect(new) as client:
        assert await asyncio.to_thread(restore, new, file) > 0
        after = chat(client, before.room)
        assert await after.game() == saved
        assert await after.store.log(saved.id) == log
        await after.settle()
        await after.play_out("Sara")
        await after.play_out("Sara")
        now = await after.game()
        assert now.meta.turn > saved.meta.turn + 1
        whole = playing.with_log(GAMES[now.meta.slug], now, await after.store.log(now.id))
        assert whole.deal(whole.game, whole.setup).again(whole.moves()).dump() == now.state


async def test_nothing_but_the_moment_is_left_out(
    table: Table, settings: Settings, client: Any, tmp_path: Path
) -> None:
    before = await table("Sara")
    await client.set("web:{x}:picture:ab", bytes(range(256)), px=60_000)
    await client.set("intake:discord", "somebody")
    file = await kept(settings, tmp_path)
    held = await everything(client)
    await client.flushall()
    await asyncio.to_thread(restore, settings, file)
    assert await everything(client) == {key: value for key, value in held.items() if key != b"intake:discord"}
    assert 0 < await client.pttl("web:{x}:picture:ab") <= 60_000
    game = (await before.game()).id
    assert await client.smembers(open_key(game[0])) == {game.encode()}


async def test_clocks_are_worked_out_anew(table: Table, settings: Settings, client: Any, tmp_path: Path) -> None:
    before = await table("Sara", "Ali")
    await before.say("Sara", "/limit 2d game")
    game = (await before.game()).id
    rings = await client.zscore(due_key(game[0], "deadline"), game)
    file = await kept(settings, tmp_path)
    await client.flushall()
    await asyncio.to_thread(restore, settings, file)
    for kind in DUE:
        assert await client.zscore(due_key(game[0], kind), game) > before.now.at
        await client.zadd(due_key(game[0], kind), {game: before.now.at})
    await before.settle()
    assert await client.zscore(due_key(game[0], "deadline"), game) == rings
    assert before.now.at < await client.zscore(due_key(game[0], "reminder"), game) < rings
    assert await client.zscore(due_key(game[0], "delivery"), game) is None


async def test_a_copy_taken_amid_writes_fits_together(
    table: Table, settings: Settings, client: Any, tmp_path: Path
) -> None:
    """State and log of a game are of one moment, however fast it is played."""
    before = await table("Sara", computers=1)
    copying = [asyncio.create_task(kept(settings, _folder(tmp_path / str(n)))) for n in range(3)]
    while not all(one.done() for one in copying):
        await before.say("Sara", "/undo")
        await before.say("Sara", "land a1 sea c3")
    for one in copying:
        await client.flushall()
        await asyncio.to_thread(restore, settings, await one)
        saved = await before.game()
        whole = playing.with_log(GAMES[saved.meta.slug], saved, await before.store.log(saved.id))
        assert whole.deal(whole.game, whole.setup).again(whole.moves()).dump() == saved.state


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


async def test_a_server_that_is_in_use_is_left_alone(table: Table, settings: Settings, tmp_path: Path) -> None:
    before = await table("Sara")
    file = await kept(settings, tmp_path)
    with pytest.raises(BadBackup, match="isn't empty"):
        await asyncio.to_thread(restore, settings, file)
    assert (await before.game()).meta.status == "running"


@pytest.mark.parametrize("kind", ["embedded", "cluster"])
async def test_nothing_is_restored_under_a_bot_that_plays(
    kind: str, table: Table, settings: Settings, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    await table("Sara")
    file = await kept(settings, tmp_path)
    async with new_server(kind, _folder(tmp_path / "new"), request) as new, connect(new, PLAYS) as playing_bot:
        await playing_bot.get("anything")
        with pytest.raises(BadBackup, match="A bot plays on this server"):
            await asyncio.to_thread(restore, new, file)
        assert await playing_bot.dbsize() == 0


async def test_a_user_who_may_not_do_all_is_told(table: Table, settings: Settings, tmp_path: Path) -> None:
    await table("Sara")
    file = await kept(settings, tmp_path)
    with serving(_folder(tmp_path / "new")) as server:
        async with connect(Settings(redis_url=server.url)) as client:
            await client.acl_setuser("some", enabled=True, nopass=True, categories=["+@all", "-@dangerous"], keys=["*"])
        some = Settings(redis_url=server.url.replace("redis://", "redis://some:x@"))
        with pytest.raises(BadBackup, match="must be allowed all commands"):
            await asyncio.to_thread(restore, some, file)


async def test_half_a_backup_is_none(table: Table, settings: Settings, client: Any, tmp_path: Path) -> None:
    await table("Sara")
    file = Path(await kept(settings, tmp_path))
    await client.flushall()
    for half in _halves(file):
        with pytest.raises(BadBackup, match="no backup"):
            await asyncio.to_thread(restore, settings, half)
    assert await client.dbsize() == 0


def _halves(file: Path) -> list[str]:
    """Files that hold a part of a backup, or something else."""
    assert file.stat().st_mode & 0o777 == 0o600
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    parts = (whole[: len(whole) // 2], gzip.compress(b"".join(lines[:-1])), b"", gzip.compress(b"{}\n{}\n"), b"x")
    for number, part in enumerate(parts):
        file.with_name(str(number)).write_bytes(part)
    return [str(file.with_name(str(number))) for number in range(len(parts))]


async def test_what_is_in_the_way_is_told(settings: Settings, tmp_path: Path) -> None:
    away = Settings(redis_url=f"redis://127.0.0.1:{free_port()}")
    with pytest.raises(BadBackup, match=r"^Redis can't be reached: .*[^.]\.$"):
        await asyncio.to_thread(backup, away, str(tmp_path / "x"))
    with pytest.raises(BadBackup, match="can't be written"):
        await asyncio.to_thread(backup, settings, str(tmp_path / "no" / "x"))
    with pytest.raises(BadBackup, match="can't be written"):
        await asyncio.to_thread(backup, settings, str(tmp_path))
    assert not [*tmp_path.parent.glob("*.part")], "what nobody will use isn't left behind"
    with pytest.raises(BadBackup, match="can't be read"):
        await asyncio.to_thread(restore, settings, str(tmp_path / "x"))
