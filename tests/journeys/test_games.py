"""Whole games from the first command to the last post."""

import pytest

from render.table import Language
from tests.journeys.conftest import Keep
from tests.journeys.person import until
from tests.journeys.play import Player, is_over, open_table, play_out
from tests.journeys.socket_front import SocketFront


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_two_people_and_a_watcher(front: SocketFront, room: str, keep: Keep, language: Language) -> None:
    sara, ali, mina = [await front.person(name, room, language) for name in ("Sara", "Ali", "Mina")]
    await open_table([sara, ali])
    keep("begin", await mina.picture())
    players = [Player(sara, 1), Player(ali, 2)]
    await players[0].play()
    keep("mine", await sara.picture())
    await play_out(players)
    await until(lambda: is_over(mina), mina, "the end")
    assert sara.public() == ali.public() == mina.public()
    keep("end", await mina.picture())


async def test_alone(front: SocketFront, room: str, keep: Keep) -> None:
    sara = await front.person("Sara", room)
    await open_table([sara])
    await play_out([Player(sara, 3)])
    keep("end", await sara.picture())


async def test_with_two_computer_players(front: SocketFront, room: str, keep: Keep) -> None:
    sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
    await open_table([sara, ali], computers=2)
    keep("begin", await sara.picture())
    await play_out([Player(sara, 4), Player(ali, 5)])
    keep("end", await sara.picture())
