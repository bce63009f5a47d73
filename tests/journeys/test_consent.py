"""What players agree on: a move taken back, a seat that goes to somebody else, to a computer player, or is left."""

import pytest

from bot.store import Store
from tests.journeys.discord_front import DiscordPerson
from tests.journeys.inside import House
from tests.journeys.person import Person, sees, until
from tests.journeys.play import Player, button, is_over, of, offers, open_table
from tests.journeys.telegram_front import TelegramPerson
from tests.rigs.arranged import all_moves_of_a


async def told(person: Person, word: str, **values: str | int) -> None:
    """Wait until everybody, or this person alone, reads a message."""
    await sees(person, of(person).plain(word, **values).replace("`", ""))


async def press(person: Person, name: str) -> None:
    """Press a button of the newest post once it is there."""
    await until(lambda: offers(person, name), person, f"[{name}]")
    await person.press(button(person, name))


async def only_game(store: Store) -> str:
    """The id of the game that is there."""
    (key,) = [key async for key in store.redis.scan_iter(match="game:*")]
    return str(key.decode().rpartition(":")[2])


async def test_a_takeback_and_other_players_on_a_seat(house: House, room: str) -> None:
    sara, ali, mina = [await house.people.person(name, room) for name in ("Sara", "Ali", "Mina")]
    await sara.say("/newgame landverse")
    await press(ali, "join")
    await sees(sara, "B Ali")
    await all_moves_of_a(house.store, await only_game(house.store))
    await until(lambda: offers(sara, "play"), sara, "the table")

    await sara.say("/undo")
    await sees(sara, "/takeback")
    await sara.say("/takeback")
    await told(ali, "motion-takeback", name="Sara", move="sea e3", n=0)
    assert ali.called()
    await press(ali, "refuse")
    await told(mina, "motion-refused", name="Ali")
    await sara.say("/takeback")
    await press(ali, "agree")
    await sees(mina, "Sara: took back “sea e3”")

    await mina.say("/replace B me")
    await press(ali, "agree")
    await press(sara, "agree")
    await sees(ali, "Mina: took over from Ali")
    await Player(mina, 1, typing=0).play(at_most=1)

    await sara.say("/replace B computer")
    await press(mina, "agree")
    await sees(ali, "Computer B: took over from Mina")
    await Player(sara, 2, typing=0).play()
    await until(lambda: is_over(ali), ali, "the end")


@pytest.mark.parametrize("house", ["discord", "telegram"], indirect=True)
async def test_a_player_leaves_the_chat(house: House, room: str) -> None:
    sara, ali, mina = [await house.people.person(name, room) for name in ("Sara", "Ali", "Mina")]
    await sara.say("/limit 2h")
    await open_table([sara, ali])
    await leave_chat(ali)
    house.now.at += 3600  # Discord is only asked when somebody is called
    await told(sara, "gone-chat", name="Ali")
    await mina.press("Replace Ali")
    await mina.press(button(mina, "take-seat"))
    await told(sara, "motion-person", name="Mina", mark="▲", letter="B", former="Ali")
    await press(sara, "agree")
    await sees(sara, "Mina: took over from Ali")
    await mina.press(button(mina, "play"))
    assert "▲ B" in mina.private()


async def leave_chat(person: Person) -> None:
    """Leave the group or the server for good."""
    match person:
        case TelegramPerson():
            await person.there.do(person.telegram.leave(person.user, person.group))
        case DiscordPerson():
            person.user.left = True
