"""What is remembered: what one missed, one's games, the log, the record, a rematch, numbers; and forgetting.

Played on a real server with the workers run by hand (tests/rigs/chat.py).
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import archive, playing
from bot.connection import Client, connect
from bot.front import CantPost, TryLater
from bot.post import Button, Post
from bot.rooms import Rooms
from bot.saved import Meta, Saved, Sitting
from bot.settings import Settings
from bot.store import StoreAway, new_id
from engine.__main__ import main
from engine.game import Result
from engine.landverse.rules import Landverse
from engine.match import Match
from engine.players import PLAYERS, match_seed, play_out
from engine.registry import GAMES
from render.words import bare
from tests.rigs.chat import Chat, chat, controls, key_of

HOUR = 3600


@pytest.fixture
def room(client: Client) -> Chat:
    return chat(client)


async def begun(room: Chat, *people: str, options: str = "") -> None:
    """A game of these people has begun."""
    await room.say(people[0], f"/newgame landverse {options}")
    for person in people[1:]:
        await room.press(person, "Join")
    await room.press(people[0], "Begin")


def text(post: Post) -> str:
    """All that a post says."""
    return "\n".join(bare(part) for part in (post.text, *post.parts))


def links(post: Post) -> list[tuple[str, str]]:
    return [(bare(one.label), one.url) for one in controls(post) if isinstance(one, Button) and one.url]


# What did I miss


async def test_the_board_tells_what_happened_since_ones_own_last_move(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "land a1 sea c3")
    assert "What you missed" not in text(await room.say("Sara", "/board")), "nothing has happened"
    await room.say("Ali", "land b1 sea e4")
    await room.say("Ali", "land b5 sea e2")
    board = await room.say("Sara", "/board")
    assert board.picture is not None
    missed = "What you missed:**\nAli: land b1, sea e4, "
    assert missed in text(board)
    assert missed in text(await room.say("Sara", "/board text"))
    assert "What you missed" not in text(await room.say("Ali", "/board"))
    assert "What you missed" not in text(await room.say("Mina", "/board")), "who watches has no last move"


async def test_what_was_missed_may_be_played_by_the_clock(room: Chat) -> None:
    await room.say("Sara", "/limit 1h")
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "land a1 sea c3")
    room.now.at += HOUR + 1
    await room.settle()
    assert "Ali's time is over; played by the rule: " in text(await room.say("Sara", "/board"))


async def test_of_many_things_missed_a_few_are_told_and_a_button_tells_all(room: Chat) -> None:
    await begun(room, "Sara", "Ali", "Mina", options="pace=free")
    await room.say("Sara", "land a1 sea c3")
    await room.play_out("Ali", "Mina")
    board = await room.say("Sara", "/board")
    told = text(board).split("What you missed:**\n")[1].split("\n")
    assert [line.split(":")[0] for line in told[:3]] == ["Ali"] * 3
    assert told[6].startswith("and ")
    everything = text(await room.press("Sara", "What happened", on=board)).split("\n")
    assert told[6] == f"and {len(everything) - 6} more"
    assert everything[:6] == told[:6]


class Memory(Landverse):
    """Landverse as a game of keeping the moves in mind."""

    remembers = False


async def test_where_the_moves_are_to_be_kept_in_mind_nothing_is_read_up(room: Chat) -> None:
    room.rooms = Rooms(replace(room.rooms.host, games={"landverse": Memory()}))
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "land a1 sea c3")
    await room.say("Ali", "land b1 sea e4")
    assert "What you missed" not in text(await room.say("Sara", "/board"))
    assert "What you missed" not in text(await room.say("Sara", "/board text"))
    assert text(await room.say("Sara", "/log")).startswith("Keeping the moves in mind is this game.")
    await room.play_out()
    assert "\n1. " in text(await room.say("Sara", "/log"))


# The log and the record


async def test_the_log_says_that_nothing_was_played(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    assert text(await room.say("Mina", "/log")) == "Nothing has been played yet."


async def test_the_log_tells_turn_by_turn_what_everybody_may_know(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "land a1 sea c3")
    await room.say("Ali", "land b1")
    await room.say("Ali", "/undo")
    await room.say("Ali", "/undo")
    await room.say("Ali", "land d1 sea e4")
    await room.say("Sara", "land a5")
    lines = text(await room.say("Mina", "/log")).split("\n")
    assert lines[0] == "**Landverse**, the moves so far as everybody may know them:"
    assert lines[1] == "1. Sara: land a1, sea c3 · Ali: land d1, sea e4"
    assert lines[2].startswith("2. Sara: land a5")
    assert len(lines) == 3


def test_lines_of_the_log_have_the_numbers_of_the_moves() -> None:
    """In a game in which moves passed by that left nothing to decide."""
    game, seats = Landverse(), tuple(Sitting(person=f"web:{name}", name=name) for name in ("sara", "ali"))
    meta = Meta(
        slug="landverse",
        rules=game.rules,
        room="web:r",
        creator="web:sara",
        language="en",
        seed=match_seed("log", 1),
        seats=seats,
    )
    matches = [*play_out(Match.deal(game, meta.setup), PLAYERS["random"])]
    log = [(str(n), playing.entry_of(game, step, "web:sara", 0)) for n, step in enumerate(matches[-1].steps)]
    told = playing.turns(game, Saved(id="g", version=1, meta=meta), log)
    assert [number for number, _ in told] == [*range(1, 11), 17]
    assert {number for number, _ in told} == {game.view(match.state, None).move for match in matches[:-1]}
    assert [line for _, turn in told for line in turn] == log


async def test_of_a_move_that_nobody_may_hear_of_only_a_sign_is_told(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Ali", "land b")
    assert text(await room.say("Sara", "/log")).split("\n")[1:] == ["1. Ali: …"]


async def test_whose_card_was_told_gets_no_sign_besides(room: Chat) -> None:
    """With hidden storage a draw is heard by its player only, but what comes of it is told in a run of both."""
    await room.say("Sara", "/newgame ants storage=hidden")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    for _ in range(40):
        match = playing.take_up(GAMES["ants"], await room.game())
        (seat,) = match.game.to_move(match.state)
        legal = [str(move) for move in match.game.ask(match.state, seat).moves]
        # Only who has stored a card is asked before a draw.
        move = next((one for one in legal if one.startswith(("draw", "store"))), legal[-1])
        await room.say(("Sara", "Ali")[seat], f"/move {move}")
    await room.play_out()
    log = await room.say("Sara", "/log")
    lines = [line for part in (log.text, *log.parts) for line in bare(part).split("\n")]
    runs = [line for line in lines if "nothing to do with" in line]
    assert runs
    assert not [line for line in runs if "…" in line]


async def test_the_log_tells_who_had_a_seat_then(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "land a1 sea c3")
    await room.say("Ali", "land b1 sea e4")
    await room.say("Sara", "/replace B computer")
    room.now.at += 24 * HOUR
    await room.settle()
    lines = text(await room.say("Sara", "/log")).split("\n")
    assert lines[1] == "1. Sara: land a1, sea c3 · Ali: land b1, sea e4"
    assert lines[2].startswith("2. Computer B: took over from Ali, ")
    assert "What you missed" not in text(await room.say("Ali", "/board"))


async def test_what_a_newcomer_missed_begins_when_they_sat_down(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Sara", "Add computer player")
    await room.press("Sara", "Begin")
    await room.press("Mina", "Take the seat", on=await room.say("Mina", "/replace B"))
    await room.press("Sara", "Agree")
    await room.say("Sara", "land a1 sea c3")
    missed = text(await room.say("Mina", "/board"))
    assert "What you missed:**\nSara: land a1, sea c3\n" in missed


async def test_a_long_log_comes_in_parts_each_of_which_fits(room: Chat) -> None:
    await begun(room, "Sara", "Ali", "Mina", "Reza", options="pace=free")
    await room.play_out()
    log = await room.say("Sara", "/log")
    assert log.parts
    assert all(len(part) <= 1900 for part in (log.text, *log.parts))


async def test_the_record_comes_when_the_game_is_over_and_holds(room: Chat, tmp_path: Path) -> None:
    await begun(room, "Sara", "Ali", options="first_scoring=18")
    await room.say("Sara", "land a1")
    await room.say("Sara", "/undo")
    assert "so it comes when the game is over" in text(await room.say("Sara", "/record"))
    await room.play_out()
    record = (await room.press("Mina", "Record", on=room.live()[0])).file
    assert record is not None
    assert record.name == f"landverse-{(await room.game()).id}.json"
    (tmp_path / record.name).write_bytes(record.content)
    assert main(["verify", str(tmp_path / record.name)]) == 0
    wrong = record.content.replace(b'"totals":[', b'"totals":[1')
    (tmp_path / "wrong.json").write_bytes(wrong)
    assert main(["verify", str(tmp_path / "wrong.json")]) == 1


async def test_a_game_that_was_left_or_stopped_has_a_record_that_holds(room: Chat, tmp_path: Path) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "land a1 sea c3")
    await room.press("Sara", "Stop the game", on=await room.say("Sara", "/stop"))
    stopped = (await room.say("Ali", "/record")).file
    assert "1. Sara: land a1, sea c3" in text(await room.say("Ali", "/log"))
    await begun(room, "Sara", "Ali")
    await room.press("Ali", "Resign", on=await room.say("Ali", "/resign"))
    left = (await room.say("Ali", "/record")).file
    assert stopped is not None
    assert left is not None
    (tmp_path / "records").write_bytes(stopped.content + b"\n" + left.content + b"\n")
    assert main(["verify", str(tmp_path / "records")]) == 0


async def test_a_lobby_has_no_log_and_no_record(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    assert text(await room.say("Sara", "/log")) == "A table for Landverse is open here."
    await room.say("Sara", "/leave")
    assert text(await room.say("Sara", "/record")) == "This game is over."
    assert text(await room.say("Sara", "/log")) == "This game is over."


# My games


async def test_my_games_say_whose_turn_it_is_until_when_and_lead_there(room: Chat) -> None:
    await room.say("Sara", "/limit 2h")
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "land a1 sea c3")
    here, room.room = room.room, "web:other"
    await begun(room, "Ali", "Sara")
    room.room = "web:third"
    await room.say("Sara", "/newgame landverse")
    mine = await room.say("Sara", "/games")
    lines = text(mine).split("\n")
    assert lines[0] == "Your games:"
    assert lines[1] == "1. Landverse, it is your turn. Move 1 of 18."
    assert lines[2].startswith("2. Landverse, waiting for Ali. Move 1 of 18. Until ")
    assert lines[3] == "3. Landverse, the table is open."
    places = [url.rpartition("/")[0] for _, url in links(mine)]
    assert places == ["wall/web:other", f"wall/{here}", "wall/web:third"]
    assert [label for label, _ in links(mine)] == [f"{n}. Landverse" for n in (1, 2, 3)]


async def test_the_nearest_deadline_comes_first(room: Chat) -> None:
    for name, limit in (("web:slow", "3d"), ("web:quick", "1h"), ("web:none", "off")):
        room.room = name
        await room.say("Sara", f"/limit {limit}")
        await begun(room, "Sara")
    places = [url.rpartition("/")[0] for _, url in links(await room.say("Sara", "/games"))]
    assert places == ["wall/web:quick", "wall/web:slow", "wall/web:none"]


@pytest.mark.parametrize("trouble", [TryLater(5), CantPost("gone")])
async def test_a_game_whose_place_cant_be_found_out_is_listed_without_a_link(
    room: Chat, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    await begun(room, "Sara")

    async def fail(*_: str) -> str:
        raise trouble

    monkeypatch.setattr(room.wall, "link", fail)
    mine = await room.say("Sara", "/games")
    assert "it is your turn" in text(mine)
    assert links(mine) == []


async def test_a_game_that_is_over_is_in_nobodys_list_even_where_the_room_takes_no_posts(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    room.wall.trouble = [CantPost("kicked")]
    await room.play_out()
    people = await room.store.people(["web:sara", "web:ali"])
    assert [one.games for one in people.values()] == [(), ()]
    assert "Landverse: 1 game, " in text(await room.say("Ali", "/stats"))


# Rematch


async def test_a_rematch_has_the_same_people_and_options_with_the_seats_turned_by_one(room: Chat) -> None:
    await room.say("Sara", "/limit 1d")
    await begun(room, "Sara", "Ali", "Mina", options="pace=free")
    await room.play_out()
    end = room.live()[0]
    answer = await room.press("Ali", "Rematch", on=end)
    assert answer == Post("")
    lobby = room.live()[0]
    assert "Seats: ● A Ali · ▲ B Mina · ■ C Sara · ◆ D free" in text(lobby)
    assert "Pace: free" in text(lobby)
    assert "Stage 1 after" not in text(lobby), "what is as usual isn't told"
    assert "Turn limit: 1 day" in text(lobby)
    assert "{@web:mina} and {@web:sara}, a rematch: " in text(lobby)
    assert [one.person for one in lobby.mentions] == ["web:mina", "web:sara"]
    assert "1. Landverse, the table is open." in text(await room.say("Mina", "/games"))
    assert "is open here" in text(await room.press("Sara", "Rematch", on=end))
    await room.say("Mina", "/leave")
    await room.press("Ali", "Begin")
    assert [one.name for one in (await room.game()).meta.seats] == ["Ali", "Sara"]


async def test_computer_players_come_along_and_so_does_who_resigned(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.press("Mina", "Join")
    await room.press("Sara", "Add computer player")
    await room.press("Sara", "Begin")
    await room.press("Ali", "Resign", on=await room.say("Ali", "/resign"))
    await room.play_out()
    assert text(await room.say("Reza", "/rematch")) == "You have no seat at this table."
    await room.say("Ali", "/rematch")
    meta = (await room.game()).meta
    assert [one.name or one.computer for one in meta.seats] == ["Ali", "Mina", "greedy", "Sara"]
    assert not any(one.left for one in meta.seats)
    assert (meta.creator, meta.status) == ("web:ali", "lobby")


async def test_two_who_want_a_rematch_at_once_open_one_lobby(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.play_out()
    game, messages = (await room.game()).id, len(room.wall.messages)
    await asyncio.gather(*(room.rooms.press(room.caller(one), f"a:{game}:rematch:") for one in ("Sara", "Ali")))
    await room.settle()
    assert len(room.wall.messages) == messages + 1
    assert (await room.game()).meta.rematch_of == game


async def test_no_rematch_while_a_game_runs_or_where_none_began(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    assert "A game of Landverse is running here" in text(await room.say("Sara", "/rematch"))
    await room.play_out()
    await room.say("Sara", "/newgame landverse")
    await room.say("Sara", "/leave")
    assert text(await room.say("Sara", "/rematch")) == "This game is over."


# Numbers


async def ended(room: Chat, *people: str) -> None:
    """A game that these people finished in this order."""
    seats = tuple(Sitting(person=key_of(one), name=one) for one in people)
    meta = Meta(slug="landverse", room=room.room, creator=seats[0].person, language="en", status="over", seats=seats)
    result = Result(totals=(0,) * len(seats), ranks=tuple(range(1, len(seats) + 1)), lines=())
    await archive.note(room.store, Saved(id=new_id(), version=1, meta=meta), result)


async def test_stats_of_oneself_and_of_the_chat(room: Chat) -> None:
    assert "You have no game yet that counts." in text(await room.say("Sara", "/stats"))
    await ended(room, "Sara", "Ali")
    told = text(await room.say("Sara", "/stats")).split("\n")
    assert told[:2] == ["**Your games, in all chats**", "Landverse: 1 game, won 1. Won in a row: 1, at most 1."]
    assert told[2:5] == [
        "**Landverse in this chat**",
        "🥇 Sara 1,069 (1 game, won 1)",
        "🥈 Ali 963 (1 game, won 0)",
    ]
    room.room = "web:other"
    await begun(room, "Sara")
    await room.play_out()
    own = text(await room.say("Sara", "/stats"))
    assert "Won in a row: 1, at most 1. Alone or with computer players only: 1 game." in own
    assert "in this chat" not in own, "one who plays alone has no rating"


async def test_a_chats_threads_have_one_leaderboard(room: Chat) -> None:
    for thread in ("web:town:1", "web:town:2"):
        room.room = thread
        await ended(room, "Sara", "Ali")
    assert "(2 games, won 2)" in text(await room.say("Mina", "/stats"))


async def test_a_game_that_only_one_person_finished_counts_for_nobody(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.press("Ali", "Resign", on=await room.say("Ali", "/resign"))
    for person in ("Sara", "Ali"):
        told = text(await room.say(person, "/stats"))
        assert "You have no game yet that counts." in told
        assert "in this chat" not in told
    await begun(room, "Sara", "Ali", "Mina")
    await room.press("Ali", "Resign", on=await room.say("Ali", "/resign"))
    await room.play_out("Sara", "Mina")
    assert "Landverse: 1 game, won 0." in text(await room.say("Ali", "/stats")), "two finished it, and Ali lost it"
    await forget(room, "Sara")
    assert "Landverse: 1 game, won" in text(await room.say("Mina", "/stats")), "and two have finished it for ever"


async def test_who_wants_to_be_on_no_leaderboard_isnt(room: Chat) -> None:
    await ended(room, "Sara", "Ali")
    assert "You are on no leaderboard." in text(await room.say("Sara", "/stats hide"))
    told = text(await room.say("Ali", "/stats"))
    assert "🥇 Ali 963" in told
    assert "Sara" not in told
    own = text(await room.say("Sara", "/stats"))
    assert "Landverse: 1 game, won 1." in own
    await room.say("Sara", "/stats show")
    assert "🥇 Sara" in text(await room.say("Ali", "/stats"))
    assert text(await room.say("Ali", "/stats all")) == "Write `/stats`, `/stats hide` or `/stats show`."


# Forgetting


async def kept(client: Client) -> str:
    """Everything that the server holds."""
    readers: dict[str, Callable[[str], Any]] = {
        "hash": client.hgetall,
        "stream": client.xrange,
        "zset": lambda key: client.zrange(key, 0, -1),
        "string": client.get,
        "set": client.smembers,
    }
    held = []
    keys: Any = await client.keys("*")
    for key in keys:
        kind: Any = await client.type(key)
        held.append((key, await readers[kind.decode()](key)))
    return repr(held).lower()


async def forget(room: Chat, person: str) -> str:
    return text(await room.press(person, "Forget me", on=await room.say(person, "/forget me")))


async def test_forgetting_is_asked_about_once_before(room: Chat) -> None:
    await room.say("Sara", "/language fa")
    await room.say("Sara", "/language en")
    question = await room.say("Sara", "/forget me")
    assert "This can't be taken back." in text(question)
    assert (await room.store.people(["web:sara"]))["web:sara"].language == "en"
    assert text(await room.press("Sara", "Forget me", on=question)) == "I have forgotten you."
    assert (await room.store.people(["web:sara"]))["web:sara"].language is None
    assert room.wall.forgotten == ["web:sara"]
    assert text(await room.say("Sara", "/forget")).startswith("Write `/forget me`")


async def test_nothing_that_is_kept_names_a_forgotten_person(room: Chat, client: Client) -> None:
    """In games that are over, left, stopped, running and not begun, alone and with others; on the wall it stays."""
    await room.say("Zelda", "/remind private every=6h")
    await begun(room, "Zelda", "Ali")
    await room.say("Zelda", "land a1 sea c3")
    await room.play_out()
    room.room = "web:left"
    await begun(room, "Ali", "Zelda")
    await room.press("Zelda", "Resign", on=await room.say("Zelda", "/resign"))
    room.room = "web:stopped"
    await begun(room, "Zelda", "Ali")
    await room.press("Zelda", "Stop the game", on=await room.say("Zelda", "/stop"))
    room.room = "web:alone"
    await begun(room, "Zelda")
    await room.play_out()
    room.room = "web:running"
    await begun(room, "Zelda", "Ali", "Mina")
    await room.say("Zelda", "land a1 sea c3")
    await room.say("Zelda", "/away")
    room.room = "web:lobby"
    await room.say("Zelda", "/newgame landverse")
    await room.press("Ali", "Join")
    assert "zelda" in await kept(client)
    assert await forget(room, "Zelda") == "I have forgotten you."
    await room.settle()
    assert "zelda" not in await kept(client)
    assert await forget(room, "Zelda") == "I have forgotten you."
    assert "zelda" not in await kept(client)
    assert "Zelda" in "\n".join(bare(one.post.text) for one in room.wall.messages)


async def test_a_running_game_goes_on_without_a_forgotten_player(room: Chat, client: Client, tmp_path: Path) -> None:
    await begun(room, "Sara", "Ali", "Mina")
    await room.say("Sara", "land a1 sea c3")
    await forget(room, "Sara")
    await room.say("Ali", "land b1 sea e4")
    await room.say("Mina", "land b1 sea e4")
    assert "{@web:ali} and {@web:mina}, both may place now." in room.texts()[-1]
    board = await room.say("Ali", "/board text")
    assert "a player (A)" in text(board)
    assert text(await room.say("Sara", "/hand")).startswith("You're watching")
    await room.play_out()
    end = room.texts()[-1]
    assert "a player left with 0" in end
    record = (await room.say("Ali", "/record")).file
    assert record is not None
    (tmp_path / "record").write_bytes(record.content)
    assert main(["verify", str(tmp_path / "record")]) == 0
    assert "(1 game, won " in text(await room.say("Ali", "/stats"))
    await room.say("Ali", "/rematch")
    assert sorted(one.name for one in (await room.game()).meta.seats) == ["Ali", "Mina"]


async def test_a_lobby_passes_on_to_who_still_sits_there(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await forget(room, "Sara")
    assert "● A Ali · ▲ B free" in room.texts()[-1]
    assert (await room.game()).meta.creator == "web:ali"


async def test_a_game_in_which_nobody_is_known_any_more_is_deleted_once_its_room_was_told(room: Chat) -> None:
    await begun(room, "Sara")
    game = (await room.game()).id
    await forget(room, "Sara")
    assert await room.store.load(game) is None
    assert await room.store.log(game) == ()
    assert "is over" in room.texts()[-1]
    assert text(await room.send("Sara", f"a:{game}:board:")) == "That game is no longer here."
    await begun(room, "Sara")
    assert (await room.game()).meta.status == "running"


async def test_what_a_crash_left_undone_the_next_try_does(
    room: Chat, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(room, "Zelda", "Ali")
    await room.press("Ali", "Resign", on=await room.say("Ali", "/resign"))
    question = await room.say("Zelda", "/forget me")
    write = room.store.write

    async def lost(*_: object) -> str:
        raise StoreAway

    monkeypatch.setattr(room.store, "write", lost)
    with pytest.raises(StoreAway):
        await room.press("Zelda", "Forget me", on=question)
    assert "zelda" in await kept(client)
    monkeypatch.setattr(room.store, "write", write)
    await room.press("Zelda", "Forget me", on=question)
    assert "zelda" not in await kept(client)


async def test_the_chat_that_moves_keeps_its_leaderboard(room: Chat) -> None:
    await ended(room, "Sara", "Ali")
    await room.rooms.moved("web:table", "web:hall")
    room.room = "web:hall"
    assert "🥇 Sara" in text(await room.say("Ali", "/stats"))


async def test_all_of_it_on_a_cluster(cluster_url: str) -> None:
    async with connect(Settings(redis_url=cluster_url, redis_mode="cluster")) as client:
        await client.flushall()
        room = chat(client)
        await begun(room, "Sara", "Ali")
        await room.say("Sara", "land a1 sea c3")
        assert "What you missed:" in text(await room.say("Ali", "/board"))
        assert len(links(await room.say("Ali", "/games"))) == 1
        await room.play_out()
        assert (await room.say("Ali", "/record")).file is not None
        assert "(1 game, won " in text(await room.say("Ali", "/stats"))
        await room.say("Ali", "/rematch")
        assert await forget(room, "Sara") == "I have forgotten you."
        assert [one.name for one in (await room.game()).meta.seats] == ["Ali"]
        assert "Sara" not in text(await room.say("Ali", "/stats"))
        assert await archive.history(room.store, "web:sara") == {}
