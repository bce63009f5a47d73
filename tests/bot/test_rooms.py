"""What people in a room can do, played on a real server with the workers run by hand (tests/rigs/chat.py)."""

import asyncio
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from redis.asyncio import Redis

from bot import playing
from bot.connection import Client
from bot.post import Post
from bot.press import Decide, read, write
from bot.rooms import house_rules, lobby
from bot.rooms.commands import COMMANDS
from bot.store import StoreAway
from bot.vocabulary import WORDS, latin
from engine.match import Match
from engine.notation import fold
from engine.registry import GAMES
from render.ants.names import card_name
from render.table import Language
from render.words import LANGUAGES, bare, words
from tests.rigs.chat import Chat, chat, controls, data_of, decisions, labels

EN = words("en")
WATCHING = "You're watching this game. `/board` shows where it stands."


NAMED = [f"{bare(EN.plain(f'game-{slug}'))} (`{slug}`)" for slug in GAMES]
CHANGE_IT = "To change it, write for example `/limit 2d`, or `/limit off` for none."
CHOOSE_IT = "Write `/language en` or `/language fa` for yourself, with `room` behind it for this room."


def listed(*items: str) -> str:
    return bare(EN.list(items))


@pytest.fixture
def room(client: Client) -> Chat:
    return chat(client)


async def begun(room: Chat, *people: str, game: str = "landverse") -> None:
    """A game of these people has begun."""
    await room.say(people[0], f"/newgame {game}")
    for person in people[1:]:
        await room.press(person, "Join")
    await room.press(people[0], "Begin")


def text(post: Post) -> str:
    return bare(post.text)


# The lobby


async def test_newgame_opens_a_lobby_that_all_can_see(room: Chat) -> None:
    answer = await room.say("Sara", "/newgame landverse")
    assert answer == Post("")
    (lobby,) = room.live()
    assert "Landverse" in text(lobby)
    assert "● A Sara" in text(lobby)
    assert "▲ B free" in text(lobby)
    assert labels(lobby) == ["Join", "Leave", "Add computer player", "Begin", "Options", "Rules"]


async def test_joining_edits_the_lobby_in_its_place(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.press("Mina", "Add computer player")
    (message,) = room.wall.messages
    assert message.edits == 1, "a stranger adds no computer player"
    assert "▲ B Ali" in text(message.post)
    assert text(await room.press("Ali", "Join")) == "You already have a seat at this table."


async def test_a_second_newgame_offers_the_running_one(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    answer = await room.say("Ali", "/newgame landverse")
    assert "is open here" in text(answer)
    await room.press("Sara", "Begin")
    answer = await room.say("Ali", "/newgame landverse")
    assert "A game of Landverse is running here: Move 1 of 18, Sara to play." in text(answer)
    board = await room.press("Ali", "Show it", on=answer)
    assert board.picture is not None
    assert len(room.wall.messages) == 2


async def test_two_newgames_at_once_open_one_lobby(room: Chat) -> None:
    await asyncio.gather(*(room.rooms.command(room.caller(one), "newgame", "landverse") for one in ("Sara", "Ali")))
    await room.settle()
    assert len(room.wall.messages) == 1


async def test_the_last_to_leave_closes_the_lobby(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.say("Sara", "/leave")
    assert (await room.game()).meta.creator == "web:ali"
    await room.say("Ali", "/leave")
    assert "This table was closed." in room.texts()[-1]
    assert room.live() == [room.wall.messages[-1].post]
    await room.say("Ali", "/newgame landverse")
    assert (await room.game()).meta.status == "lobby"


async def test_who_may_begin(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    assert text(await room.press("Mina", "Begin")) == "Only those who sit can begin. Join first."
    assert text(await room.press("Mina", "Leave")) == "You have no seat at this table, so there is nothing to leave."
    for options in ("", " pace=free"):
        said = text(await room.say("Mina", f"/options{options}"))
        assert said == "Only those who sit at this table choose its options. Join first."
    await room.press("Ali", "Join")
    assert "Sara opened this table and may begin first." in text(await room.press("Ali", "Begin"))
    room.now.at += 121
    await room.press("Ali", "Begin")
    assert (await room.game()).meta.status == "running"
    assert text(await room.say("Sara", "/begin")) == "The game has begun already."


async def test_computer_players_sit_and_go(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    for _ in range(3):
        await room.press("Sara", "Add computer player")
    assert "Computer D" in room.texts()[-1]
    assert text(await room.say("Sara", "/computer")) == "All seats are taken."
    await room.press("Sara", "Remove computer player")
    assert "◆ D free" in room.texts()[-1]
    assert text(await room.press("Ali", "Join")) == "You have seat D. The game begins when somebody presses [Begin]."


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("minecraft first=C", {"first": "C"}),
        ("minecraft FIRST=c", {"first": "C"}),
        ("ants stall_limit=100", {"stall_limit": 100}),
        ("ants stall_limit=100.0", {"stall_limit": 100}),
        ("ants Variant=Colony", {"variant": "colony"}),
    ],
)
async def test_an_option_is_kept_as_the_game_has_it(room: Chat, typed: str, options: dict[str, Any]) -> None:
    await room.say("Sara", f"/newgame {typed}")
    kept = (await room.game()).meta.options
    assert kept.items() >= options.items()
    assert [type(kept[name]) for name in options] == [type(value) for value in options.values()]


async def test_the_bounds_of_a_number_are_told(room: Chat) -> None:
    said = text(await room.say("Sara", "/newgame ants stall_limit=9"))
    assert said == "“stall_limit” may be any whole number from 60 to 400."


async def test_options_by_the_panel_and_by_typing(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse pace=free")
    assert "Pace: free" in room.texts()[-1]
    panel = await room.press("Sara", "Options")
    await room.press("Sara", "Equal territories: one", on=panel)
    await room.say("Sara", "/options first_scoring=18")
    assert (await room.game()).meta.options == {"pace": "free", "equal": "one", "first_scoring": 18}
    assert "is no option" in text(await room.say("Sara", "/options speed=fast"))
    wrong = text(await room.say("Sara", "/options pace=fast"))
    assert "round" in wrong
    assert "free" in wrong
    assert (await room.game()).meta.options["pace"] == "free"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/newgame chess", f"There is no game “chess”. You can play: {listed(*NAMED)}."),
        ("/newgame", f"You can play: {listed(*(EN.plain(f'game-{slug}') for slug in GAMES))}."),
        ("/limit", f"Turn limit in this room: none. {CHANGE_IT}"),
        ("/language", f"I know English and Persian. {CHOOSE_IT}"),
        ("/forget", "Write `/forget me`, and I delete all I know of you. I ask once more before."),
        (
            "/newgame landverse pace",
            "“pace” is no option of Landverse. Its options: `pace`, `first_scoring` and `equal`.",
        ),
        ("/dance", "There is no command “/dance”. Type `/help` to see all."),
        ("/move land a1", "No game is running here. Type `/newgame` to open one."),
        ("/computer xyz", "Write `/computer add` or `/computer remove`."),
        ("/language en rooom", "Write `/language en` for yourself, or `/language en room` for this room."),
        ("/limit 5m", "“5m” is no turn limit. Write `off`, or hours or days from `1h` to `7d`."),
        ("/language de", "“de” is no language I know. I know English (`en`) and Persian (`fa`)."),
    ],
)
async def test_bad_input_gets_one_clear_sentence_and_changes_nothing(room: Chat, line: str, said: str) -> None:
    assert text(await room.say("Sara", line)) == said
    assert room.wall.messages == []


@pytest.mark.parametrize(
    ("persian", "english"),
    [
        ("/language انگلیسی گفتگو", "/language en room"),
        ("/limit ۲روز", "/limit 2d"),
        ("/limit ۱۲ساعت", "/limit 12h"),
        ("/limit خاموش", "/limit off"),
        ("/away ۳روز", "/away 3d"),
        ("/away خاموش", "/away off"),
        ("/settings زبان=انگلیسی مهلت=۱روز توقف=همه", "/settings language=en limit=1d stop=vote"),
        ("/remind خصوصی هر=۶ساعت سکوت=۲۲:۰۰-۰۸:۰۰", "/remind private every=6h quiet=22:00-08:00"),
        ("/remind منطقه=گفتگو", "/remind zone=room"),
        ("/stats پنهان", "/stats hide"),
        ("/forget من", "/forget me"),
    ],
)
async def test_persian_words_behind_commands(room: Chat, persian: str, english: str) -> None:
    await room.say("Sara", "/language فارسی")
    assert (await room.store.people([room.caller("Sara").person]))[room.caller("Sara").person].language == "fa"
    answers = [await room.say("Sara", line) for line in (persian, english)]
    assert text(answers[0]) == text(answers[1])
    assert text(answers[0]) != text(await room.say("Sara", f"{persian.split(maxsplit=1)[0]} هرگز")), (
        "nothing is refused"
    )


def test_no_two_words_behind_commands_are_typed_alike() -> None:
    typed = [*WORDS, *(words(language).plain(f"typed-{word}") for word in WORDS for language in LANGUAGES)]
    assert {word: latin(word) for word in WORDS} == {word: word for word in WORDS}
    meant = {(fold(one), latin(one)) for one in typed}
    assert len(meant) == len({form for form, _ in meant})
    for language in LANGUAGES:
        local = [fold(words(language).plain(f"typed-{word}")) for word in WORDS]
        assert len(set(local)) == len(local)


# A turn


async def test_a_whole_game_makes_one_post_a_turn(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    first = room.live()[0]
    assert "Move 1 of 18" in text(first)
    assert "{@web:sara} and {@web:ali}, both may place now." in text(first)
    assert "Shuffles sealed: `" in text(first)
    assert [mention.person for mention in first.mentions] == ["web:sara", "web:ali"]
    posts = 2
    while (game := await room.game()).meta.status == "running":
        assert f"Move {game.meta.turn} of 18" in room.texts()[-1]
        await room.play_out("Sara")
        if (await room.game()).meta.turn == game.meta.turn:
            assert len(room.wall.messages) == posts, "no post while somebody is still to play"
            await room.play_out("Ali")
        posts += 1
        assert len(room.wall.messages) == posts
    assert posts <= 20, "a lobby, a post for each of 18 moves, the end"
    assert [message.live for message in room.wall.messages] == [False] * (posts - 1) + [True]
    end = room.texts()[-1]
    assert game.meta.status == "over"
    last = await room.say("Ali", "/hand")
    assert "🥇" in text(last)
    assert labels(last) == ["Board", "New game"]
    assert "Landverse is over after 18 moves." in end
    assert "🥇" in end
    assert f"seed `{game.meta.seed}`" in end
    assert "seed" not in "".join(room.texts()[:-1])
    log = await room.store.log(game.id)
    match = Match.begin(GAMES["landverse"], 2, game.meta.seed)
    for _, entry in log[1:]:
        assert entry.seat is not None
        match = match.play(entry.seat, entry.move)
    assert match.result() is not None


async def test_typing_plays_one_or_several_decisions(room: Chat) -> None:
    await begun(room, "Sara")
    panel = await room.say("Sara", "/move land c2")
    assert "land c2" in text(panel)
    assert panel.picture is not None
    await room.say("Sara", "sea e5")
    assert "Sara: land c2, sea e5" in room.texts()[-1]
    suggestions = await room.rooms.complete(room.caller("Sara"), "/move land ")
    assert len(suggestions) == 25
    assert all(line.startswith("/move land ") for line in suggestions)


async def test_a_line_is_played_whole_or_not_at_all(room: Chat) -> None:
    await begun(room, "Sara")
    before = await room.game()
    answer = await room.say("Sara", "/move land c2 sea c9")
    assert "c9" in text(answer)
    assert (await room.game()).version == before.version


async def test_wrong_lines_get_a_reason_and_what_may_be_meant(room: Chat) -> None:
    await begun(room, "Sara")
    answer = text(await room.say("Sara", "/move land c9"))
    assert "“c9” is no place on the map." in answer
    assert "Did you mean `" in answer
    assert "can't be read as a move" in text(await room.say("Sara", "hello everybody"))
    assert len(text(await room.say("Sara", "x" * 5000))) < 200


async def test_persian_is_understood_and_spoken(room: Chat) -> None:
    room.languages["Sara"] = "fa"
    await room.say("Sara", "/newgame landverse")
    await room.press("Sara", "شروع بازی")
    panel = await room.say("Sara", "خشکی c۲")
    assert "خشکی c2" in text(panel)
    assert "حرکت ۱ از ۱۸" in room.texts()[-1]


# Whose press is it


async def test_an_old_question_is_answered_with_the_current_one(room: Chat) -> None:
    await begun(room, "Sara")
    panel = await room.press("Sara", "Play")
    data = decisions(panel)
    await room.send("Sara", data[0])
    version = (await room.game()).version
    answer = await room.send("Sara", data[1])
    assert "The question has changed since." in text(answer)
    assert (await room.game()).version == version


async def test_a_press_that_comes_twice_is_played_once(room: Chat) -> None:
    await begun(room, "Sara")
    panel = await room.press("Sara", "Play")
    data = decisions(panel)[0]
    await asyncio.gather(*(room.send("Sara", data, press="same") for _ in range(3)))
    log = await room.store.log((await room.game()).id)
    assert len(log) == 2


async def test_two_presses_at_once_play_one_decision(room: Chat) -> None:
    await begun(room, "Sara")
    panel = await room.press("Sara", "Play")
    first, second = decisions(panel)[:2]
    answers = await asyncio.gather(room.send("Sara", first), room.send("Sara", second))
    assert sum("The question has changed since." in text(answer) for answer in answers) == 1


async def test_players_who_press_at_once_both_get_their_move(room: Chat) -> None:
    """Each write is compared with the version it was made from; who comes second writes again, unseen."""
    await begun(room, "Sara", "Ali", "Mina", "Reza")
    panels = {one: await room.press(one, "Play") for one in ("Sara", "Ali", "Mina", "Reza")}
    chosen = {one: decisions(panel)[0] for one, panel in panels.items()}
    await asyncio.gather(*(room.rooms.press(room.caller(one), data) for one, data in chosen.items()))
    log = await room.store.log((await room.game()).id)
    assert {entry.by for _, entry in log[1:]} == {"web:sara", "web:ali", "web:mina", "web:reza"}


async def test_others_buttons_and_watchers(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    panel = await room.press("Sara", "Play")
    data = decisions(panel)[0]
    assert "These choices are Sara's" in text(await room.send("Ali", data))
    assert text(await room.send("Mina", data)) == WATCHING
    assert text(await room.press("Mina", "Play")) == WATCHING
    assert (await room.say("Mina", "/board")).picture is not None
    assert len(await room.store.log((await room.game()).id)) == 1


async def test_who_has_played_is_told_whom_the_table_waits_for(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.finish("Sara")
    answer = await room.press("Sara", "Play")
    assert "Waiting for Ali." in text(answer)
    assert undo_in(answer)
    again = await room.say("Sara", "/move land a1")
    assert "Waiting for Ali." in text(again)


@pytest.mark.parametrize(
    "data",
    [
        "",
        "x",
        "m:1",
        "m:agone123:0:" + "9" * 5000 + ":x",
        "a:agone123:happened:nonsense",
        "a:agone123:join:",
        "m:agone123:0:1:land a",
        "a:agone123:dance:",
        "🙂",
    ],
)
async def test_buttons_of_nothing_get_a_sentence(room: Chat, data: str) -> None:
    answer = await room.send("Sara", data)
    assert text(answer) in ("This button is no longer in use.", "That game is no longer here.")


async def test_hostile_names_are_only_names(room: Chat) -> None:
    names = ["**bold** `code` {@web:x}", "\u202eevil\u2066", "x" * 500, "<b>&amp;"]
    await begun(room, *names)
    (seat, *_) = (await room.game()).meta.seats
    assert seat.name == "**bold** `code` {@web:x}"
    lobby = room.wall.messages[0].post.text
    assert "\\*\\*bold\\*\\* \\`code\\` \\{@web:x}" in lobby
    assert "\u202e" not in "".join(message.post.text for message in room.wall.messages)
    assert max(len(one.name) for one in (await room.game()).meta.seats) <= 32


async def test_two_of_one_name_are_told_apart(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.rooms.command(replace(room.caller("Ali"), name="sara"), "join", "")
    await room.press("Sara", "Begin")
    ways = labels(await room.say("Mina", "/replace"))
    assert [label for label in ways if "ara" in label] == ["Replace Sara A", "Replace sara B"]
    assert "There is no seat “Sara”" in text(await room.say("Mina", "/replace Sara computer"))


# Undo, leaving, stopping


def undo_in(panel: Post) -> list[str]:
    """The buttons that take a decision back which something has come of."""
    return [label for label in labels(panel) if label.startswith("Undo")]


async def test_undo_goes_back_within_the_own_move(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "/move land c2")
    await room.say("Ali", "/move land a1")
    answer = await room.press("Sara", "Undo “c2”")
    assert "Took back “land c2”." in text(answer)
    await room.say("Sara", "/move c5")
    await room.say("Sara", "/move sea f1")
    await room.finish("Ali")
    assert "Sara: land c5, sea f1" in room.texts()[-1]
    late = await room.say("Sara", "/undo")
    assert "The next tiles are already drawn, so this move can't be taken back." in text(late)
    assert decisions(late), "what was refused takes no question away"
    assert len(room.wall.messages) == 3


async def test_undo_is_offered_where_there_is_something_to_take_back(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    assert labels(room.live()[0]) == ["Play", "Rules"], "both play, and neither has decided anything"
    panel = await room.press("Sara", "Play")
    assert not undo_in(panel)
    assert "Back" not in labels(panel)
    panel = await room.say("Sara", "/move land c2")
    assert undo_in(panel) == ["Undo “c2”"], "it says what it takes back"
    panel = await room.press("Sara", "Undo “c2”")
    assert not undo_in(panel), "within a chain there is [Back]"
    panel = await room.press("Sara", "Back")
    assert not undo_in(panel)
    assert "Back" not in labels(panel)
    await room.finish("Sara")
    assert undo_in(await room.press("Sara", "Play"))
    await room.finish("Ali")
    assert not undo_in(await room.press("Ali", "Play")), "the next tiles are drawn"


async def test_who_has_finished_is_offered_their_board_and_undo(room: Chat) -> None:
    """In free pace the post of a turn stands there for whoever is further on, too."""
    await room.say("Sara", "/newgame landverse pace=free")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    for _ in range(18):
        await room.play_out("Sara")
    assert labels(room.live()[0]) == ["Play", "My board", "Rules"]


async def test_undo_is_offered_until_somebody_else_has_decided(room: Chat) -> None:
    await begun(room, "Sara", "Ali", game="coatl")
    for name in ("Sara", "Ali"):
        await room.finish(name)
    first, second = ("Sara", "Ali") if (await room.view()).turn.seat == 0 else ("Ali", "Sara")
    assert undo_in(await room.say(first, "/move take b1")) == ["Undo “take b1”"]
    await room.say(second, "/move take b2")
    assert not undo_in(await room.say(first, "/hand")), "it would only say that it is too late"
    assert "Your turn is over. `/takeback` asks the others" in text(await room.say(first, "/undo"))


async def test_an_undo_pressed_twice_takes_back_one_decision(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    panel = await room.say("Sara", "/move land c2")
    data = data_of(panel, "Undo “c2”")
    assert data
    await room.send("Sara", data)
    answer = await room.send("Sara", data)
    assert "The question has changed since." in text(answer)


async def test_what_nobody_heard_is_not_told_when_it_is_undone(room: Chat) -> None:
    """In free pace a post may come between: a column somebody is still choosing in is theirs alone."""
    await room.say("Sara", "/newgame landverse pace=free")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    await room.say("Sara", "/move land a")
    await room.finish("Ali")
    await room.say("Sara", "/undo")
    await room.finish("Ali")
    assert "took back" not in "".join(room.texts())


async def test_what_is_taken_back_is_told_whether_others_heard_of_it_or_not(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    await room.say("Sara", "/move land c")
    assert "Took back “land c”." in text(await room.press("Sara", "Back"))


async def test_what_somebody_did_is_told_with_their_name_where_it_has_a_verb(room: Chat) -> None:
    await room.say("Sara", "/newgame minecraft first=A")
    await room.press("Ali", "Join")
    await room.press("Sara", "Begin")
    assert "Done. Sara: took " in text(await room.say("Sara", "/move take a1 d1"))
    room.languages["Ali"] = "fa"
    assert "در انتظار Sara" in text(await room.say("Ali", "/board"))


async def test_who_asks_for_the_board_on_their_turn_is_told_so(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    for line in ("/board", "/board text"):
        assert "It is your turn.\nWaiting for Ali." in text(await room.say("Sara", line))
    await room.finish("Sara")
    assert "Waiting for Ali." in text(await room.say("Sara", "/board"))
    assert "It is your turn." in text(await room.say("Ali", "/board"))


async def test_a_line_that_is_refused_says_that_nothing_of_it_was_played(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    answer = text(await room.say("Sara", "/move land c2, sea c2"))
    assert "c2 is taken already.\nNothing of this line was played." in answer
    assert "Nothing of this line" not in text(await room.say("Sara", "/move land c9"))


@pytest.mark.parametrize("name", ["لندورس", "LANDVERSE", "landverse"])
async def test_a_game_is_opened_by_its_name_in_the_own_language(room: Chat, name: str) -> None:
    room.languages["Sara"] = "fa"
    assert "لندورس ({})".format("landverse") in text(await room.say("Sara", "/newgame chess"))
    await room.say("Sara", f"/newgame {name}")
    assert (await room.game()).meta.slug == "landverse"


async def test_a_variant_goes_by_its_own_name(room: Chat) -> None:
    await begun(room, "Sara", "Ali", game="ants variant=colony")
    assert room.texts()[0].startswith("**Ant Colony**, 2 players, about 90 short turns each.")
    assert "Ant Colony, you are ● A." in text(await room.say("Sara", "/hand"))


async def test_a_watcher_is_offered_the_board_and_the_rules(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    answer = await room.press("Mina", "Play")
    assert (text(answer), labels(answer)) == (WATCHING, ["Board", "Rules"])


async def test_what_the_last_post_leaves_out_is_a_press_away(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room can't be written to for a while, and all of the game has happened when it can."""
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex="07".__mul__))  # a game that has much to tell
    await begun(room, "Sara", "Ali")
    while (await room.game()).meta.status == "running":
        for person in map(room.caller, ("Sara", "Ali")):
            for line in (await room.rooms.complete(person, "/move "))[:1]:
                await room.rooms.command(person, "move", line.removeprefix("/move "))
    await room.settle()
    end = room.texts()[-1]
    assert end.startswith("Landverse is over after 18 moves.")
    assert re.search(r"^and \d+ more$", end, re.MULTILINE)
    happened = await room.press("Mina", "What happened", on=room.live()[0])
    assert "Ali: " in bare("\n".join((happened.text, *happened.parts)))


async def test_a_board_is_old_once_a_newer_one_hangs_there(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    first = room.live()[0]
    await room.finish("Sara")
    panel = await room.press("Ali", "Play", on=first)
    while (await room.game()).meta.turn == 1:
        panel = await room.rooms.press(room.caller("Ali"), decisions(panel)[0])
    coming = await room.rooms.press(room.caller("Sara"), str(data_of(first, "Play")))
    assert "an earlier move" not in text(coming), "the new board isn't posted yet"
    await room.settle()
    late = await room.send("Sara", str(data_of(first, "Play")))
    assert "That board is from an earlier move. Here is the current one." in text(late)


async def test_nothing_to_undo(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    assert "You have nothing to take back." in text(await room.say("Ali", "/undo"))


async def test_resigning_is_asked_once_and_lets_the_others_play_on(room: Chat) -> None:
    await begun(room, "Sara", "Ali", "Mina")
    sure = await room.say("Sara", "/resign")
    assert "for good" in text(sure)
    await room.press("Sara", "Resign", on=sure)
    await room.finish("Ali")
    await room.finish("Mina")
    assert "Sara: left the game" in room.texts()[-1]
    assert "Move 2 of 18" in room.texts()[-1]
    assert text(await room.press("Sara", "Play")) == WATCHING
    sure = await room.say("Ali", "/resign")
    await room.press("Ali", "Resign", on=sure)
    assert "🥇 {@web:mina}" in room.texts()[-1]


async def test_the_creator_and_admins_stop_at_once_others_by_vote(room: Chat) -> None:
    await begun(room, "Sara", "Ali", "Mina")
    sure = await room.say("Ali", "/stop")
    vote = await room.press("Ali", "Stop the game", on=sure)
    assert "1 of 3" in text(vote)
    notice = room.wall.messages[-1].post
    assert "Ali wants to stop the game." in text(notice)
    assert text(await room.press("Reza", "Agree", on=notice)) == WATCHING
    await room.press("Mina", "Agree", on=notice)
    assert (await room.game()).meta.status == "running"
    await room.press("Sara", "Agree", on=notice)
    assert (await room.game()).meta.status == "stopped"
    assert "Sara stopped the game." in room.texts()[-1]
    await room.press("Mina", "New game")
    assert (await room.game()).meta.status == "lobby"
    sure = await room.say("Reza", "/stop", admin=True)
    answer = await room.rooms.press(room.caller("Reza", admin=True), str(data_of(sure, "Stop the game")))
    assert text(answer) == "The game is stopped."


async def test_who_follows_the_creator_may_stop(room: Chat) -> None:
    await begun(room, "Sara", "Ali", "Mina")
    await room.press("Sara", "Resign", on=await room.say("Sara", "/resign"))
    await room.press("Ali", "Stop the game", on=await room.say("Ali", "/stop"))
    assert (await room.game()).meta.status == "stopped"


async def test_rights_in_another_chat_count_for_nothing(room: Chat, client: Client) -> None:
    await begun(room, "Sara", "Ali")
    game, elsewhere = await room.game(), chat(client, "web:elsewhere")
    for data in (f"a:{game.id}:stop:", f"a:{game.id}:stop:yes"):
        assert text(await elsewhere.rooms.press(elsewhere.caller("Mina", admin=True), data)) == WATCHING
    assert (await room.game()).meta.status == "running"


# Of the person and the room


async def test_language_of_a_person_and_of_a_room(room: Chat) -> None:
    await begun(room, "Sara")
    answer = await room.say("Sara", "/language fa")
    assert "فارسی" in text(answer)
    await room.say("Sara", "/language fa room")
    panel = await room.press("Sara", "بازی کردن", on=room.live()[0])
    assert "شما" in text(panel)
    assert text(await room.say("Mina", "/language en room")) == "شما سر این میز صندلی ندارید."
    await room.say("Sara", "/language en")
    assert "you are ● A" in text(await room.press("Sara", "بازی کردن", on=room.live()[0]))


async def test_a_game_is_among_the_players_own_though_the_process_was_killed_before_it_noted_that(room: Chat) -> None:
    await room.say("Sara", "/newgame landverse")
    await room.press("Ali", "Join")
    await room.store.note_games(room.caller("Ali").person, remove=[(await room.game()).id])
    assert "You have no running games." in text(await room.say("Ali", "/games"))
    await room.press("Sara", "Begin")
    assert "1. Landverse, it is your turn." in text(await room.say("Ali", "/games"))


async def test_games_lists_where_i_play(room: Chat, client: Client) -> None:
    await begun(room, "Sara", "Ali")
    other = chat(client, "web:other")
    await other.say("Sara", "/newgame landverse")
    await room.finish("Sara")
    lines = text(await room.say("Sara", "/games"))
    assert "waiting for Ali" in lines
    assert "the table is open" in lines
    await other.say("Sara", "/leave")
    assert "the table is open" not in text(await room.say("Sara", "/games"))
    assert "You have no running games." in text(await room.say("Reza", "/games"))


async def test_newgame_without_a_game_offers_them(room: Chat) -> None:
    offer = await room.say("Sara", "/newgame")
    await room.press("Sara", "Landverse", on=offer)
    assert "● A Sara" in room.texts()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_help_tells_of_every_command_once(room: Chat, language: Language) -> None:
    room.languages["Sara"] = language
    helped = await room.say("Sara", "/help")
    told = re.findall(r"^`/(\w+)`", bare("\n".join((helped.text, *helped.parts))), re.MULTILINE)
    assert sorted(told) == sorted(name for name, one in COMMANDS.items() if not one.alias)
    assert max(map(len, (helped.text, *helped.parts))) <= 1900


@pytest.mark.parametrize("slug", GAMES)
async def test_a_game_goes_by_its_slug_and_every_name_that_is_shown(room: Chat, slug: str) -> None:
    shown = [words(language).plain(f"game-{slug}") for language in LANGUAGES]
    for name in (slug.upper(), *shown, *(one.lower().replace("ه", "ة") for one in shown)):
        assert EN.plain(f"game-{slug}") in text(await room.say("Sara", f"/rules {name}"))
        option = next(iter(house_rules.typed(GAMES[slug])))
        await room.say("Sara", f"/newgame {name} {option}")
        game = await room.game()
        assert (game.meta.slug, game.meta.status, len(game.meta.options)) == (slug, "lobby", 1)
        await room.say("Sara", "/stop")


async def test_what_cant_be_looked_at_is_said(room: Chat) -> None:
    await begun(room, "Sara", "Ali")
    said = "There is no “foo” to look at here. Write `/board`, or one of these behind it: `mine` and `text`."
    assert text(await room.say("Sara", "/board foo")) == said
    assert (await room.say("Sara", "/board table")).picture
    await room.say("Sara", "/language fa")
    assert (await room.say("Sara", "/board متن")).picture is None


async def test_rules_and_the_text_board(room: Chat) -> None:
    assert "Matching" in text(await room.say("Sara", "/rules landverse"))
    await begun(room, "Sara")
    board = await room.say("Sara", "/board text")
    assert board.picture is None
    assert len(board.text) <= 1900


async def test_a_games_close_ups_can_be_looked_at(room: Chat) -> None:
    await begun(room, "Sara", "Ali", game="minecraft")
    shown = {name: await room.say("Sara", f"/board {name}") for name in ("", "cube", "ground", "mine")}
    assert [name for name, post in shown.items() if post.picture is None] == []
    assert len({post.picture.png for post in shown.values() if post.picture}) == 4
    assert await room.rooms.complete(room.caller("Sara"), "/board ") == tuple(
        f"/board {name}" for name in ("mine", "cube", "ground", "text")
    )
    await room.say("Sara", "/language fa")
    assert (await room.say("Sara", "/board مکعب")).picture is not None
    assert "/board زمین" in await room.rooms.complete(room.caller("Sara"), "/board ز")


async def test_what_can_be_typed_is_completed(room: Chat) -> None:
    complete, sara = room.rooms.complete, room.caller("Sara")
    assert "/newgame" in await complete(sara, "/n")
    assert await complete(sara, "/newgame l") == ("/newgame landverse",)
    assert await complete(sara, "/limit 1") == ("/limit 1h", "/limit 12h", "/limit 1d")
    assert await complete(sara, "/move l") == ()
    assert "/newgame landverse pace=free" in await complete(sara, "/newgame landverse ")
    assert await complete(sara, "/newgame landverse pace=free eq") == (
        "/newgame landverse pace=free equal=both",
        "/newgame landverse pace=free equal=all",
        "/newgame landverse pace=free equal=one",
    )
    assert await complete(sara, "/options ") == ()
    await room.say("Sara", "/newgame landverse")
    assert await complete(sara, "/options first_scoring=1") == (
        "/options first_scoring=12",
        "/options first_scoring=18",
    )
    assert await complete(sara, "/dance l") == ()


# The server


async def test_a_press_costs_two_trips_to_redis_and_a_typed_line_three(room: Chat, redis_url: str) -> None:
    await begun(room, "Sara", "Ali")
    panel = await room.press("Sara", "Play")
    decide = decisions(panel)[0]
    commands = await commands_of(redis_url, lambda: room.rooms.press(room.caller("Sara"), decide))
    assert commands == ["HGETALL", "HGETALL", "EVALSHA"]
    commands = await commands_of(redis_url, lambda: room.rooms.command(room.caller("Ali"), "move", "land a1"))
    assert commands == ["HGETALL", "HGETALL", "HGETALL", "HGETALL", "EVALSHA"]


async def commands_of(url: str, act: object) -> list[str]:
    """The commands that reach the server while `act` runs; those inside a script don't travel."""
    async with Redis.from_url(url) as spy, spy.monitor() as monitor:
        await act()  # type: ignore[operator]
        await spy.ping()
        seen: list[str] = []
        async for one in monitor.listen():
            name = str(one["command"]).split()[0].upper()
            if name == "PING":
                return seen
            if one["client_type"] != "lua" and name not in ("HELLO", "CLIENT"):
                seen.append(name)
    raise AssertionError


async def test_redis_away_is_said_and_nothing_is_kept(client: Client, room: Chat) -> None:
    await begun(room, "Sara")
    version = (await room.game()).version
    await client.execute_command("CLIENT", "PAUSE", "2500", "ALL")
    with pytest.raises(StoreAway):
        await room.rooms.command(room.caller("Sara"), "move", "land a1")
    await asyncio.sleep(1)
    assert (await room.game()).version == version


async def test_an_unexpected_error_is_logged_whole_and_said_in_a_sentence(
    room: Chat, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(room, "Sara")

    def breaks(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(GAMES["landverse"]), "view", breaks)
    answer = await room.rooms.command(room.caller("Sara"), "board", "")
    assert text(answer) == "Something went wrong on my side. Nothing was changed."
    assert "Traceback" in caplog.text


def test_presses_fit_every_platform() -> None:
    longest = Decide("a1234567", 3, 99999, "x" * 40)
    assert len(write(longest).encode()) <= 64
    assert read(write(longest)) == longest
    assert read(write(replace(longest, narrow=True))) == replace(longest, narrow=True)


# What is secret


async def test_hidden_cards_are_on_no_public_post(room: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in text, alt text, buttons nor file names; and all that tells of them is marked as secret."""
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: "5a" * size))  # one known shuffle
    await begun(room, "Sara", "Ali", game="ants storage=hidden")
    unseen: dict[str, str] = {}
    for n in range(40):
        match = playing.take_up(GAMES["ants"], await room.game())
        if not (seats := match.game.to_move(match.state)):
            break
        moves = list(map(str, match.game.ask(match.state, seats[0]).moves))
        move = next((one for one in moves if one.startswith(("build", "store"))), moves[n % len(moves)])
        person = ("Sara", "Ali")[seats[0]]
        answer = await room.say(person, move)
        action, _, card = move.partition(" ")
        if action == "store":
            unseen[card] = person
            assert answer.secret
            assert EN.move("ants", card) in text(answer)
        else:
            unseen.pop(card, None)
        for one in room.wall.messages[-2:]:
            alt, name = (one.post.picture.alt, one.post.picture.name) if one.post.picture else ("", "")
            shown = f"{text(one.post)} {alt} {name} {[button.data for button in controls(one.post)]}"
            assert not [card for card in unseen if EN.move("ants", card) in shown or f" {card}" in shown], shown
            assert not [card for card in unseen if card_name(EN, card) in shown], shown
    assert unseen
    for line in ("/hand", "/board text"):
        assert (await room.say(next(iter(unseen.values())), line)).secret


async def test_what_is_open_is_no_secret(room: Chat) -> None:
    await begun(room, "Sara", "Ali", game="ants")
    assert not (await room.say("Sara", "/hand")).secret
    assert not (await room.say("Ali", "/board text")).secret
