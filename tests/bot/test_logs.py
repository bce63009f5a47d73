"""What the bot writes about itself: each line says what it is about, errors are whole, nothing secret stands there."""

import json
import logging
from collections.abc import Callable, Iterator
from functools import partial
from io import StringIO
from typing import Any, TypeAlias

import pytest

from bot import logs
from bot.connection import Client
from bot.front import CantPost
from bot.saved import Saved
from bot.store import game_key
from tests.bot.conftest import Table

Lines: TypeAlias = Callable[[], list[dict[str, Any]]]


@pytest.fixture(params=["text", "json"])
def written(request: pytest.FixtureRequest) -> Iterator[StringIO]:
    """All that is logged, in either form."""
    yield from _writing(request.param)


@pytest.fixture
def lines() -> Iterator[Lines]:
    """All lines of ours that were logged, for machines."""
    for text in _writing("json"):
        yield partial(_read, text)


def _read(text: StringIO) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, text.getvalue().splitlines()) if line["logger"].startswith("bot")]


def _writing(form: logs.Form) -> Iterator[StringIO]:
    root, text = logging.getLogger(), StringIO()
    handler, level = logs.writer(form, text), root.level
    root.addHandler(handler)
    root.setLevel("DEBUG")
    yield text
    root.setLevel(level)
    root.removeHandler(handler)


async def spoil(client: Client, saved: Saved) -> None:
    """Something in a game's state that doesn't belong there."""
    await client.hset(game_key(saved.id), "state", saved.state.replace(b'"hand":[', b'"hand":["spoilt",'))


async def test_a_line_about_a_delivery_says_which_game(table: Table, lines: Lines) -> None:
    chat = await table("Sara")
    game = await chat.game()
    chat.wall.trouble = [CantPost("no")]
    await chat.say("Sara", "land a1 sea c3")
    (line,) = [one for one in lines() if one["logger"] == "bot.delivery"]
    assert (line["level"], line["room"], line["game"]) == ("WARNING", "web:table", game.id)
    assert line["version"] > game.version
    assert "CantPost: no" in line["error"]
    assert line["time"].startswith("20")


async def test_a_line_about_a_press_says_which_one(table: Table, lines: Lines, client: Client) -> None:
    chat = await table("Sara")
    game = await chat.game()
    await spoil(client, game)
    caller = chat.caller("Sara")
    await chat.rooms.command(caller, "move", "land a1")
    (line,) = [one for one in lines() if one["level"] == "ERROR"]
    about = {"room": "web:table", "game": game.id, "version": game.version, "press": caller.press}
    assert about.items() <= line.items()


async def test_one_thing_does_not_pass_for_another(lines: Lines) -> None:
    with logs.about(press="one"):
        logs.add(game="a")
        logging.getLogger("bot.test").info("first")
    logging.getLogger("bot.test").info("second")
    first, second = lines()
    assert (first["press"], first["game"]) == ("one", "a")
    assert not {"press", "game"} & set(second)


async def test_lines_for_people_say_it_at_their_end() -> None:
    for text in _writing("text"):
        with logs.about(room="web:r", press="p1"):
            logging.getLogger("bot.test").warning("so it is")
        assert text.getvalue().endswith("WARNING bot.test: so it is room=web:r press=p1\n")


async def test_nothing_secret_is_written(table: Table, written: StringIO, client: Client) -> None:
    chat = await table("Sara-Jane", computers=1)
    game = await chat.game()
    chat.wall.trouble = [CantPost("no")]
    await chat.say("Sara-Jane", "land a1 sea c3")
    await spoil(client, await chat.game())
    await chat.say("Sara-Jane", "land a2")
    text = written.getvalue()
    assert game.id in text
    assert not [secret for secret in (game.meta.seed, "Sara-Jane", "spoilt") if secret in text]
