"""A game in which one player stops answering: days pass, and it ends properly by itself, on every platform."""

from functools import partial

from tests.journeys.inside import House, as_if_played
from tests.journeys.person import Person, sees, until
from tests.journeys.play import Player, is_over, open_table

MINUTE, DAY = 60, 24 * 60 * 60


async def test_one_player_stops_answering(house: House, room: str) -> None:
    sara, ali = [await house.people.person(name, room) for name in ("Sara", "Ali")]
    await sara.say("/limit 1d")
    await open_table([sara, ali])
    await as_if_played(house.store, until=8)
    await sees(sara, "Move 8 of 18")
    plays = Player(sara, 1, typing=0).play

    await plays()
    house.now.at += DAY / 2
    await sees(ali, "half of your time for Landverse is over; time left: 12 hours.")
    assert ali.called()
    house.now.at += DAY * 0.4
    await sees(ali, "your time for Landverse is almost over; time left: 2 hours.")
    await sees(ali, "After that the rule plays: land")
    house.now.at += DAY / 10
    await sees(sara, "Ali's time is over; played by the rule: land")
    await sees(sara, "Move 9 of 18")

    await plays()
    house.now.at += DAY
    await sees(sara, "Ali is away. The game waits no longer than a minute for an away seat;")
    await until(sara.called, sara, "the call")
    assert not ali.called()
    assert {"I'm back", "Replace Ali"} <= {*sara.public_options()}

    before = sara.public()
    await as_if_played(house.store, until=12)
    await until(partial(has_changed, sara, before), sara, "what was played since")
    while not is_over(sara):
        before = sara.public()
        await plays()
        house.now.at += MINUTE
        await until(partial(has_changed, sara, before), sara, "the next post")
    assert "Landverse is over after 18 moves." in sara.public()[-1]
    assert "🥇" in sara.public()[-1]


def has_changed(person: Person, before: tuple[str, ...]) -> bool:
    return person.public() != before
