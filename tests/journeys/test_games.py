"""Whole games from the first command to the last post. Every picture is kept, to be looked at."""

import pytest

from render.table import Language
from tests.journeys.person import Front, Person, Platform, until
from tests.journeys.play import Keep, Player, button, is_over, open_table, play_out


async def keep_album(person: Person, keep: Keep) -> None:
    """Every picture of the room; the lobby has none, nor has the rest of a post too long for one message."""
    album = await person.album()
    for number, png in enumerate(album):
        keep(f"table-{number:02}", png)
    assert 1 < len(album) < len(person.public())


async def test_two_people_and_a_watcher_in_persian(anywhere: Front, room: str, keep: Keep) -> None:
    sara, ali, mina = [await anywhere.person(name, room, "fa") for name in ("Sara", "Ali", "Mina")]
    await open_table([sara, ali])
    assert sara.called()
    assert ali.called()
    assert not mina.called()
    await play_out([Player(sara, 1, keep=keep), Player(ali, 2, typing=1)])
    await until(lambda: is_over(mina) and sara.public() == ali.public() == mina.public(), mina, "the end that all see")
    await keep_album(mina, keep)


async def resign(person: Person) -> None:
    """Leave the game for good, and say so twice."""
    await person.say("/resign")
    if button(person, "show") in person.options():  # a note in a group has no room for the question
        await person.press(button(person, "show"))
    await person.press(button(person, "resign"))


async def test_alone(web: Platform, room: str, keep: Keep) -> None:
    async with web() as front:
        sara = await front.person("Sara", room)
        await open_table([sara])
        await play_out([Player(sara, 3, typing=0, keep=keep)])
        await keep_album(sara, keep)


async def test_with_two_computer_players(web: Platform, room: str, keep: Keep) -> None:
    async with web() as front:
        sara = await front.person("Sara", room)
        await open_table([sara], computers=2)
        await play_out([Player(sara, 4, keep=keep)])
        await keep_album(sara, keep)


@pytest.mark.parametrize(("variant", "storage", "language"), [("ants", "open", "en"), ("colony", "hidden", "fa")])
async def test_a_duel_of_ants(
    anywhere: Front, room: str, keep: Keep, variant: str, storage: str, language: Language
) -> None:
    """Who plays at random can take long to grow, so after a while one resigns."""
    sara, ali = [await anywhere.person(name, room, language) for name in ("Sara", "Ali")]
    await open_table([sara, ali], game=f"ants variant={variant} storage={storage} stall_limit=60")
    await play_out([Player(sara, 6, keep=keep), Player(ali, 7)], rounds=8)
    if not is_over(sara):
        await resign(sara)
    await until(lambda: is_over(ali) and sara.public() == ali.public(), sara, "the end that Ali sees")
    await keep_album(ali, keep)


@pytest.mark.parametrize(("game", "language"), [("coatl sacrifices=on", "fa"), ("hamlet", "en"), ("minecraft", "en")])
async def test_a_stretch_of_a_long_game(anywhere: Front, room: str, keep: Keep, game: str, language: Language) -> None:
    """Two people and a computer player; after a few turns the people resign, and the computer player has won."""
    sara, ali = [await anywhere.person(name, room, language) for name in ("Sara", "Ali")]
    await open_table([sara, ali], game=game, computers=1)
    await play_out([Player(sara, 8, typing=0, keep=keep), Player(ali, 9, typing=0.3)], rounds=3)
    for person in (sara, ali):
        await resign(person)
    await until(lambda: is_over(ali) and sara.public() == ali.public(), sara, "the end that Ali sees")
    await keep_album(ali, keep)
