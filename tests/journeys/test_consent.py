"""What players agree on: a move taken back, and a seat that goes to somebody else and then to a computer player."""

from bot.store import Store
from tests.journeys.person import Front, Person, sees, until
from tests.journeys.play import Player, button, is_over, of, offers
from tests.rigs.arranged import all_moves_of_a


async def says(person: Person, word: str, **values: str | int) -> None:
    """Wait until everybody, or this person alone, is told a message."""
    await sees(person, of(person).plain(word, **values).replace("`", ""))


async def newest_lobby(games: Store) -> str:
    """The table that was opened last."""
    rooms = [key.decode().removeprefix("room:") async for key in games.redis.scan_iter(match="room:*")]
    held = await games.load_many([(await games.room(room)).game for room in rooms])
    return max((saved for saved in held if saved.meta.status == "lobby"), key=lambda saved: saved.meta.created).id


async def answer(person: Person, name: str) -> None:
    """Say yes or no to what is asked in the room."""
    await until(lambda: offers(person, name), person, f"[{name}]")
    await person.press(button(person, name))


async def test_a_takeback_refused_and_agreed_and_another_player_on_a_seat(
    anywhere: Front, room: str, games: Store
) -> None:
    sara, ali, mina = [await anywhere.person(name, room) for name in ("Sara", "Ali", "Mina")]
    await sara.say("/newgame landverse")
    await answer(ali, "join")
    await sees(sara, "B Ali")
    await all_moves_of_a(games, await newest_lobby(games))
    await until(lambda: offers(sara, "play"), sara, "the table")

    await sara.say("/undo")
    await sees(sara, "/takeback")
    await sara.say("/takeback")
    await says(ali, "motion-takeback", name="Sara", move="sea e")
    assert ali.called()
    await answer(ali, "refuse")
    await says(mina, "motion-refused", name="Ali")
    await sara.say("/takeback")
    await answer(ali, "agree")
    await says(mina, "motion-agreed")
    await sees(mina, "took back “sea e”")

    await mina.say("/replace B me")
    await answer(ali, "agree")
    await answer(sara, "agree")
    await sees(ali, "Mina: took over from Ali")
    await Player(mina, 1, typing=0).play(at_most=1)
    await sees(mina, "▲ B")

    await sara.say("/replace B computer")
    await answer(mina, "agree")
    await sees(ali, "Computer B: took over from Mina")
    await Player(sara, 2, typing=0).play()
    await until(lambda: is_over(ali), ali, "the end")
