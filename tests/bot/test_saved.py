"""Games that an earlier version stored: this one goes on with them, or refuses them and leaves them as they are."""

import json
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from bot import playing
from bot.store import due_key, game_key
from bot.worker import UNREADABLE
from engine.registry import GAMES
from render.words import bare, words
from tests.rigs.chat import chat
from tests.saved import FOLDER, PEOPLE, put

FILES: Final = sorted(FOLDER.glob("*/*.json"))
REFUSED: Final = words("en").plain("error-stored")

Held: TypeAlias = dict[str, Any]
Spoil: TypeAlias = Callable[[Held], object]


def read(file: Path) -> Held:
    held: Held = json.loads(file.read_text(encoding="utf-8"))
    return held


@pytest.fixture
def held() -> Held:
    """A stored game of Landverse."""
    return read(FOLDER / "1" / "landverse.json")


def meta(held: Held, **fields: Any) -> None:
    """Change something in a stored game's meta."""
    held["hash"]["meta"] = json.dumps({**json.loads(held["hash"]["meta"]), **fields})


def test_every_game_was_stored() -> None:
    assert {file.stem for file in FILES if file.parent.name == "1"} >= set(GAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.stem}-{file.parent.name}")
async def test_a_stored_game_goes_on(file: Path, client: Any) -> None:
    room = await put(client, read(file))
    saved, log = await room.game(), await room.store.log((await room.game()).id)
    game = GAMES[saved.meta.slug]
    assert saved.meta.open_motion
    whole = playing.with_log(game, saved, log)
    assert whole.deal(game, whole.setup).again(whole.moves()).dump() == saved.state
    assert (await room.say(PEOPLE[0], "/board text")).text
    assert (await room.say(PEOPLE[0], "/log")).text
    await room.say(PEOPLE[0], "/resign")
    assert (await room.say(PEOPLE[1], "/hand")).picture
    for _ in range(2):
        await room.play_out(*PEOPLE)
    now = await room.game()
    assert now.meta.turn > saved.meta.turn
    assert room.live()[0].picture
    assert len(await room.store.log(saved.id)) > len(log)


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda held: meta(held, form=99), id="a newer form"),
        pytest.param(lambda held: meta(held, slug="chess"), id="a game that isn't here"),
        pytest.param(lambda held: meta(held, rules=99), id="other rules"),
        pytest.param(lambda held: meta(held, flavour="mint"), id="something new in the meta"),
        pytest.param(lambda held: held["hash"].update(state="{}"), id="a state that is none"),
        pytest.param(lambda held: held["hash"].update(meta="not JSON"), id="a meta that is none"),
        pytest.param(lambda held: held["hash"].update(version="x"), id="a version that is none"),
    ],
)
async def test_what_can_not_be_read_is_refused_and_stays(
    spoil: Spoil, held: Held, client: Any, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(held)
    game = held["game"]
    room, other = await put(client, held), chat(client, "web:other")
    before = await client.hgetall(game_key(game)), await client.xrange(f"log:{{{game[0]}}}:{game}")
    await room.store.make_due(game)
    caplog.set_level(logging.ERROR)
    for line in ("/move land a1", "/board", "/newgame landverse", "/undo", "/resign"):
        assert bare((await room.say(PEOPLE[0], line)).text) == REFUSED, line
    assert bare((await room.send(PEOPLE[0], f"a:{game}:play:7")).text) == REFUSED
    assert before == (await client.hgetall(game_key(game)), await client.xrange(f"log:{{{game[0]}}}:{game}"))
    told = {record.getMessage() for record in caplog.records}
    assert any(re.search(rf"the game {game} can't be read: .", line) for line in told)
    assert not any(secret in line for line in told for secret in ("mint", "seed", "hand"))
    assert await client.zscore(due_key(game[0], "delivery"), game) == room.now() + UNREADABLE
    # Other games go on, and the person's list of games has those that can be read, and loses none.
    await other.say(PEOPLE[0], "/newgame landverse")
    await other.press(PEOPLE[0], "Begin")
    await room.store.note_games("web:sara", add=[game])
    games = await other.say(PEOPLE[0], "/games")
    assert "Landverse" in bare(games.text)
    assert game in (await room.store.people(["web:sara"]))["web:sara"].games
