"""Whole games from the first command to the last post. Every picture is kept, to be looked at."""

from tests.journeys.person import Front, Person, Platform, until
from tests.journeys.play import Keep, Player, is_over, open_table, play_out


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
    await until(lambda: is_over(mina), mina, "the end")
    assert sara.public() == ali.public() == mina.public()
    await keep_album(mina, keep)


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
