"""What people shouldn't do and do: it gets a sentence that helps, and changes nothing."""

import asyncio
import secrets
from typing import Final

from bot.press import Act, Decide, read, write
from tests.journeys.person import Front, Person, sees, until
from tests.journeys.play import Player, button, decisions, of, offers, open_table
from tests.journeys.socket_front import SocketFront, SocketPerson

WRONG_LINES: Final = (
    "", "/", "//", "/fly", "/move", "/move " + "x" * 3000, "land z9", "`**{@web:1}", "/newgame chess", "/language xx",
    "/limit 3", "/newgame landverse pace=fast", "/rules nothing", "/board text", "/computer", "\u202e\u0000\ufffd",
)  # fmt: skip


async def pair(front: SocketFront, room: str) -> tuple[SocketPerson, SocketPerson]:
    """Sara and Ali at a table of the page, both to move."""
    sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
    await open_table([sara, ali])
    return sara, ali


async def any_pair(anywhere: Front, room: str) -> tuple[Person, Person]:
    """Sara and Ali at a table, both to move."""
    sara, ali = [await anywhere.person(name, room) for name in ("Sara", "Ali")]
    await open_table([sara, ali])
    return sara, ali


def says(person: Person, word: str, **values: str | int) -> bool:
    """Whether the private answer has this message."""
    return of(person).plain(word, **values).replace("`", "") in person.private()


async def test_a_press_that_comes_twice_plays_once(front: SocketFront, room: str) -> None:
    sara, _ = await pair(front, room)
    await sara.press(button(sara, "play"))
    data, press = sara.data(decisions(sara)[0]), secrets.token_hex(8)
    for _ in range(2):
        await sara.press_data(data, press)
        assert decisions(sara)
    await sara.say("/undo")
    await sara.say("/undo")
    assert says(sara, "undo-nothing")


async def test_a_double_click_plays_once(front: SocketFront, room: str) -> None:
    sara, _ = await pair(front, room)
    await sara.press(button(sara, "play"))
    data = sara.data(decisions(sara)[0])
    await asyncio.gather(sara.press_data(data), sara.press_data(data))
    assert says(sara, "answer-changed")
    assert decisions(sara)


async def test_an_old_button_shows_the_current_question(front: SocketFront, room: str) -> None:
    sara, ali = await pair(front, room)
    old = sara.data(button(sara, "play"))
    await Player(sara, 1).play()
    await Player(ali, 2).play(at_most=8)
    await until(lambda: sara.data(button(sara, "play")) != old, sara, "the next post")
    assert len([label for label in sara.public_options() if label == button(sara, "play")]) == 1
    await sara.press_data(old)
    assert says(sara, "answer-old-board")
    assert decisions(sara)


async def test_somebody_elses_button(front: SocketFront, room: str) -> None:
    sara, ali = await pair(front, room)
    await sara.press(button(sara, "play"))
    question = sara.options()
    await ali.press_data(sara.data(decisions(sara)[0]))
    assert says(ali, "answer-others-button", name="Sara")
    await sara.press(button(sara, "play"))
    assert sara.options() == question


async def test_an_outsider(anywhere: Front, room: str) -> None:
    sara, _ = await any_pair(anywhere, room)
    mina = await anywhere.person("Mina", room)
    before = sara.public()
    for attempt in ("/move land a", "/undo", "/resign", "/stop"):
        await mina.say(attempt)
        assert says(mina, "answer-watching"), attempt
    await mina.press(button(mina, "play"))
    assert says(mina, "answer-watching")
    await mina.say("/join")
    assert says(mina, "answer-begun-already")
    await mina.say("/board")
    assert await mina.picture()
    assert sara.public() == before


async def test_a_stranger_at_the_lobby(anywhere: Front, room: str) -> None:
    sara, mina = [await anywhere.person(name, room) for name in ("Sara", "Mina")]
    await sara.say("/newgame landverse")
    await until(lambda: offers(mina, "begin"), mina, "the lobby")
    for name in ("begin", "leave", "computer", "options"):
        before = mina.public()
        await mina.press(button(mina, name))
        assert mina.private(), name
        assert not says(mina, "error-unexpected"), name
        assert mina.public() == before, name
    await mina.say("/newgame landverse")
    assert button(mina, "show") in mina.options()


async def test_not_your_turn(anywhere: Front, room: str) -> None:
    sara, _ = await any_pair(anywhere, room)
    await Player(sara, 1, typing=0).play()
    assert "Ali" in sara.private()
    await sara.say("/move land a")
    assert "Ali" in sara.private()


async def test_any_line_gets_a_sentence(front: SocketFront, room: str) -> None:
    sara, _ = await pair(front, room)
    before = sara.public()
    for line in WRONG_LINES:
        await sara.say(line)
        assert sara.private(), line
        assert not says(sara, "error-unexpected"), line
    assert sara.public() == before


async def test_any_press_gets_a_sentence(front: SocketFront, room: str) -> None:
    sara, _ = await pair(front, room)
    before = sara.public()
    await sara.press(button(sara, "play"))
    asked = read(sara.data(decisions(sara)[0]))
    assert isinstance(asked, Decide)
    forged = (
        "",
        "x" * 500,
        "m:::",
        write(Act("zzzzzzzz", "play")),
        write(Decide(asked.game, 9, asked.ask, "land a")),
        write(Decide(asked.game, asked.seat, asked.ask, "sea z9")),
        write(Decide(asked.game, asked.seat, asked.ask, "", narrow=True)),
        write(Decide(asked.game, asked.seat, 10**9, "land a")),
        write(Act(asked.game, "options", "pace=free")),
        write(Act(asked.game, "happened", "nonsense")),
    )
    for data in forged:
        await sara.press_data(data)
        assert sara.private(), data
        assert not says(sara, "error-unexpected"), data
    assert sara.public() == before


async def test_hostile_names(front: SocketFront, room: str) -> None:
    names = ("\u202e**{@web:0}`", "ا" * 500, "\u200b\u2066\u0000", "Sara")
    people = [await front.person(name, room) for name in names]
    await open_table_of(people)
    for post in people[0].public():
        assert not set(post) & set("\u202e\u200b\u0000\u2066")
        assert len(post) < 1200
    calls = people[0].public()[-1]
    assert "@**{@web:0}`" in calls
    assert f"@{'ا' * 31}…" in calls
    assert f"@{of(people[0]).plain('player')}" in calls


async def open_table_of(people: list[SocketPerson]) -> None:
    """As `open_table`, for people whose names aren't shown as they are."""
    first, *others = people
    await first.say("/newgame landverse")
    await until(lambda: offers(first, "join"), first, "the lobby")
    for person in others:
        await person.press(button(person, "join"))
    await first.press(button(first, "begin"))
    await until(lambda: offers(first, "play"), first, "the table")


async def test_ids_of_presses_are_ones_own(front: SocketFront, room: str) -> None:
    sara, ali = await pair(front, room)
    press = secrets.token_hex(8)
    for person in (sara, ali):
        await person.press(button(person, "play"))
        question = person.options()
        await person.press_data(person.data(decisions(person)[0]), press)
        assert person.options() != question
    await sees(sara, "Ali")
