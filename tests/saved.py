"""`python -m tests.saved`: a game of each kind in mid-play, as this version stores it, into tests/fixtures/saved/FORM.

Every later version has to go on with these, or refuse them (tests/bot/test_saved.py). They are written anew only while
their form isn't released yet; a new form gets a folder of its own beside the old ones.
"""

import asyncio
import json
import tempfile
from itertools import count
from pathlib import Path
from typing import Any, Final

from bot import playing
from bot.connection import connect
from bot.saved import FORM
from bot.settings import Settings
from bot.store import game_key, log_key, room_key, seen_key
from bot.valkey import embedded
from engine.chance import Dice
from engine.players import PLAYERS
from engine.registry import GAMES
from tests.rigs.chat import Chat, chat, key_of

FOLDER: Final = Path(__file__).parent / "fixtures" / "saved"
PEOPLE: Final = ("Sara", "Ali")
ROOM: Final = "web:table"
TURNS: Final = 7
"""So many are played; then somebody has begun the next one."""


async def played(client: Any, slug: str) -> Chat:
    """Two people in mid-play, with a turn limit, and a question to the players that is open."""
    room = chat(client, ROOM)
    await room.say(PEOPLE[0], f"/newgame {slug}")
    await room.say(PEOPLE[1], "/join")
    await room.say(PEOPLE[0], "/begin")
    await room.say(PEOPLE[0], "/limit 2d game")
    while (await room.game()).meta.turn < TURNS:
        await _decide(room)
    await _decide(room)
    await room.say(PEOPLE[1], "/stop")
    await room.press(PEOPLE[1], "Stop the game")
    return room


async def _decide(room: Chat) -> None:
    """Who is to move makes one decision, as a computer player would."""
    saved = await room.game()
    match = playing.take_up(GAMES[saved.meta.slug], saved)
    seat = match.game.to_move(match.state)[0]
    dice = Dice(f"{saved.version:02x}")
    move = PLAYERS["random"](match.game, match.game.view(match.state, seat), dice)
    by, press = key_of(PEOPLE[seat]), f"moved-{saved.version}"
    write = playing.played(saved, match, match.play(seat, str(move)), by, room.now(), press)
    assert await room.store.write(saved.id, saved.version, write, press) == "ok"
    await room.settle()


async def stored(client: Any, room: Chat) -> dict[str, Any]:
    """What stands in Redis of the room's game."""
    game = (await room.game()).id
    log = await client.xrange(log_key(game))
    return {
        "game": game,
        "hash": _texts(await client.hgetall(game_key(game))),
        "log": [[key.decode(), _texts(fields)] for key, fields in log],
        "seen": [[press.decode(), at] for press, at in await client.zrange(seen_key(game), 0, -1, withscores=True)],
        "room": _texts(await client.hgetall(room_key(ROOM))),
    }


async def put(client: Any, held: dict[str, Any]) -> Chat:
    """Store a game as it was found; the room it is played in."""
    game = held["game"]
    await client.hset(game_key(game), mapping=held["hash"])
    for key, fields in held["log"]:
        await client.xadd(log_key(game), fields, id=key)
    await client.zadd(seen_key(game), dict(held["seen"]))
    await client.hset(room_key(ROOM), mapping=held["room"])
    room = chat(client, ROOM)
    room.numbers = count(1000)  # presses of other ids than those that were stored
    return room


def _texts(held: dict[bytes, bytes]) -> dict[str, str]:
    return {field.decode(): value.decode() for field, value in held.items()}


async def _write_all(url: str) -> None:
    async with connect(Settings(redis_url=url)) as client:
        for slug in GAMES:
            await client.flushall()
            held = await stored(client, await played(client, slug))
            file = FOLDER / str(FORM) / f"{slug}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(held, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(file.name, file.stat().st_size)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder)) as server:
        asyncio.run(_write_all(server))
