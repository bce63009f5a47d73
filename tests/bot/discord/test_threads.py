"""A thread for each game on Discord: opened, slept, closed; and tables that stand in another channel."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from bot import playing
from bot.connection import Client
from bot.discord.front import DiscordFront
from bot.post import RoomKey
from bot.store import Store
from engine.registry import GAMES
from tests.bot.discord.conftest import Start
from tests.journeys.discord_front import DiscordFront as People
from tests.journeys.discord_front import DiscordPerson
from tests.journeys.person import until
from tests.journeys.play import Player, button, decisions, of, offers
from tests.rigs.aside import Aside
from tests.rigs.discord.server import Discord, Fault
from tests.rigs.discord.world import DM, THREAD, Channel, Payload


@dataclass
class Club:
    """Sara and Ali in a channel whose games get threads."""

    discord: Discord
    there: Aside
    channel: Channel
    sara: DiscordPerson
    ali: DiscordPerson

    @property
    def threads(self) -> list[Channel]:
        """The threads that were opened, oldest first."""
        return [one for one in self.discord.world.channels.values() if one.kind == THREAD]

    def in_thread(self, person: DiscordPerson) -> DiscordPerson:
        """Somebody who has gone into the newest thread."""
        return DiscordPerson(self.discord, self.there, person.user, self.threads[-1], person.language)

    async def begin(self) -> tuple[DiscordPerson, DiscordPerson]:
        """Both sit and begin; as they are in the thread."""
        before = len(self.threads)
        await self.sara.say("/newgame landverse")
        await until(lambda: offers(self.ali, "join"), self.ali, "the lobby")
        await self.ali.press(button(self.ali, "join"))
        await until(lambda: offers(self.sara, "begin"), self.sara, "[Begin]")
        await self.sara.press(button(self.sara, "begin"))
        await until(lambda: len(self.threads) > before, self.sara, "the thread")
        sara, ali = self.in_thread(self.sara), self.in_thread(self.ali)
        await until(lambda: offers(sara, "play"), sara, "the table")
        return sara, ali


@pytest.fixture
async def club(discord: Discord, front: DiscordFront, people: People) -> AsyncIterator[Club]:
    sara, ali = [await people.person(name, "board-games") for name in ("Sara", "Ali")]
    await sara.say("/settings where=threads")
    yield Club(discord, people.there, sara.channel, sara, ali)
    assert not discord.complaints


async def test_a_game_is_played_in_its_thread(club: Club) -> None:
    sara, ali = await club.begin()
    assert club.threads[-1].name == "Landverse: Sara and Ali"
    assert sara.called()
    assert ali.called()
    assert club.sara.public() == (
        "Landverse\nThe game of Sara and Ali has begun. It is played in the thread under this post.",
    )
    assert club.sara.public_options() == ()
    await Player(sara, 1).play()
    await Player(ali, 2).play()
    await until(lambda: "Move 2 of 18" in sara.public()[-1], sara, "the next post")
    await ali.say("/resign")
    await ali.press(button(ali, "resign"))
    await until(lambda: len(club.sara.public()) == 2, club.sara, "how it ended")
    assert club.sara.public()[-1].startswith("Landverse is over.\n🥇 Sara")
    (link,) = [one["components"][0]["url"] for one in _rows(club)]
    thread = club.threads[-1]
    assert link.startswith(f"https://discord.com/channels/{club.discord.world.guild}/{thread.id}/")


async def test_a_thread_that_slept_is_woken_by_the_next_post(club: Club, client: Client) -> None:
    sara, ali = await club.begin()
    club.threads[-1].archived = True
    await time_runs_out(client, f"discord:{club.channel.id}:{club.threads[-1].id}")
    await until(lambda: "Move 2 of 18" in sara.public()[-1], sara, "the next post")
    assert not club.threads[-1].archived
    await Player(sara, 1).play()
    await Player(ali, 2).play()
    await until(lambda: "Move 3 of 18" in sara.public()[-1], sara, "the post after that")
    assert len(club.sara.public()) == 1, "the channel is not told of it"


async def test_of_a_thread_that_was_closed_the_channel_is_told(club: Club, client: Client) -> None:
    sara, _ = await club.begin()
    thread = club.threads[-1]
    thread.archived = thread.locked = True
    room = f"discord:{club.channel.id}:{thread.id}"
    await time_runs_out(client, room)
    await until(lambda: len(club.sara.public()) == 2, club.sara, "a word in the channel")
    closed = of(sara).plain("discord-thread-closed", thread=f"#{thread.name}")
    assert club.sara.public()[-1] == closed
    thread.archived = thread.locked = False
    await time_runs_out(client, room)
    await until(lambda: "Move 3 of 18" in sara.public()[-1], sara, "what was missed")


async def test_a_game_whose_thread_was_deleted_gets_another_one(club: Club) -> None:
    await club.begin()
    await club.discord.delete_thread(club.threads[-1])
    await until(lambda: len(club.threads) == 2, club.sara, "another thread")
    assert club.sara.public()[1:] == ("Landverse\nThe thread of Sara and Ali was deleted. Their game goes on here.",)
    sara, ali = club.in_thread(club.sara), club.in_thread(club.ali)
    await until(lambda: offers(sara, "play"), sara, "the table")
    assert "Move 1 of 18" in sara.public()[-1]
    await Player(sara, 1).play()
    await Player(ali, 2).play()
    await until(lambda: "Move 2 of 18" in sara.public()[-1], sara, "the next post")
    await club.discord.delete_thread(club.threads[-1])
    await until(lambda: len(club.threads) == 3, club.sara, "a third one")


async def test_that_its_thread_was_deleted_is_seen_by_the_next_post(club: Club, client: Client) -> None:
    """The deletion fell into a time in which nobody listened."""
    await club.begin()
    await club.discord.delete_thread(club.threads[-1], told=False)
    await time_runs_out(client, f"discord:{club.channel.id}:{club.threads[-1].id}")
    await until(lambda: len(club.threads) == 2, club.sara, "another thread")
    sara = club.in_thread(club.sara)
    await until(lambda: offers(sara, "play"), sara, "the table")
    assert "Move 2 of 18" in sara.public()[-1]


async def test_that_its_thread_was_deleted_is_seen_by_who_looks_for_the_game(club: Club) -> None:
    await club.begin()
    await club.discord.delete_thread(club.threads[-1], told=False)
    await club.ali.say("/games")
    await until(lambda: len(club.threads) == 2, club.sara, "another thread")
    ali = club.in_thread(club.ali)
    await until(lambda: offers(ali, "play"), ali, "the table")


async def test_a_game_whose_thread_was_deleted_goes_on_in_its_channel_where_it_can_get_no_other(club: Club) -> None:
    await club.begin()
    club.channel.lacking.add("create_public_threads")
    await club.discord.delete_thread(club.threads[-1])
    await until(lambda: offers(club.sara, "play"), club.sara, "the table")
    await Player(club.sara, 1).play()
    await Player(club.ali, 2).play()
    await until(lambda: "Move 2 of 18" in club.sara.public()[-1], club.sara, "the next post")
    assert len(club.threads) == 1


async def test_a_game_that_ended_while_its_thread_was_deleted_is_told_of_in_the_channel(
    club: Club, client: Client
) -> None:
    await club.begin()
    thread = club.threads[-1]
    await club.discord.delete_thread(thread, told=False)
    store = Store(client)
    saved = await store.load((await store.room(f"discord:{club.channel.id}:{thread.id}")).game)
    assert saved
    assert await store.write(saved.id, saved.version, playing.stopped(saved, store.now(), "Sara")) == "ok"
    await until(lambda: len(club.sara.public()) == 2, club.sara, "how it ended")
    assert club.sara.public()[-1] == "Landverse\nSara stopped the game."
    assert len(club.threads) == 1


async def test_with_its_channel_a_thread_is_gone_for_good(club: Club, client: Client) -> None:
    await club.begin()
    thread = club.threads[-1]
    club.channel.gone = True
    await club.discord.delete_thread(thread)
    await until(lambda: bool(club.discord.sent("POST", f"/channels/{club.channel.id}/messages")), club.sara, "a try")
    store = Store(client)
    game = (await store.room(f"discord:{club.channel.id}:{thread.id}")).game
    await until(lambda: len(club.discord.sent("POST", "/messages")) >= 4, club.sara, "the last try")
    saved = await store.load(game)
    assert saved
    assert saved.meta.status == "running", "it is kept"


async def test_a_thread_that_is_nobodys_room_may_be_deleted(club: Club) -> None:
    await club.begin()
    other = club.discord.world.channel("chatter", kind=THREAD, parent=club.channel.id)
    await club.discord.delete_thread(other)
    await club.sara.say("/games")
    assert len(club.sara.public()) == 1


async def time_runs_out(client: Client, room: RoomKey) -> None:
    """The rules play for everybody, as a clock has them do."""
    store = Store(client)
    saved = await store.load((await store.room(room)).game)
    assert saved
    match = before = playing.take_up(GAMES[saved.meta.slug], saved)
    turn = match.game.turn(match.state)
    while match.game.turn(match.state) == turn:
        match = match.default(match.game.to_move(match.state)[0])
    assert (
        await store.write(saved.id, saved.version, playing.played(saved, before, match, "clock", store.now())) == "ok"
    )


def _rows(club: Club) -> list[Payload]:
    """The rows under the newest message of the channel."""
    return club.discord.world.public(club.channel.id)[-1].components


async def test_two_games_at_a_time(club: Club) -> None:
    first, _ = await club.begin()
    second, _ = await club.begin()
    assert first.channel is not second.channel
    await first.press(button(first, "play"))
    await second.press(button(second, "play"))
    assert decisions(first)
    assert decisions(second)


async def test_without_the_right_to_open_threads(discord: Discord, front: DiscordFront, people: People) -> None:
    sara = await people.person("Sara", "board-games")
    sara.channel.lacking.add("create_public_threads")
    await sara.say("/settings where=threads")
    assert of(sara).plain("error-settings-where", text="where=threads").replace("`", "") in sara.private()


async def test_the_right_is_taken_away_before_the_game_begins(club: Club) -> None:
    await club.sara.say("/newgame landverse")
    await until(lambda: offers(club.sara, "begin"), club.sara, "the lobby")
    club.channel.lacking.add("create_public_threads")
    await club.sara.press(button(club.sara, "begin"))
    await until(lambda: offers(club.sara, "play"), club.sara, "the table")
    assert not club.threads


async def test_the_answer_to_the_opening_gets_lost(club: Club) -> None:
    """Discord has opened the thread, and the bot doesn't know: it asks again, and there is still one."""
    club.discord.faults.append(Fault("/threads", "POST", lost=True))
    sara, _ = await club.begin()
    assert len(club.threads) == 1
    assert "Move 1 of 18" in sara.public()[-1]


async def test_in_a_private_chat_and_in_a_thread_there_are_none(club: Club) -> None:
    sara, _ = await club.begin()
    alone = DiscordPerson(club.discord, club.there, sara.user, club.discord.world.channel("dm", kind=DM), "en")
    for person in (sara, alone):
        await person.say("/settings where=threads")
        assert "is no place here where both of us may write" in person.private()


async def test_tables_stand_in_another_channel(discord: Discord, start: Start, people: People) -> None:
    there, closed = discord.world.channel("tables"), discord.world.channel("closed", lacking={"send_messages"})
    async with start():
        await discord.connected()
        sara = await people.person("Sara", "lounge")
        await sara.say(f"/settings where=<#{closed.id}>")
        assert "is no place here where both of us may write" in sara.private()
        await sara.say(f"/settings where=<#{there.id}>")
        await sara.say("/newgame landverse")
        assert "stand in another place" in sara.private()
        await until(lambda: bool(discord.world.public(there.id)), sara, "the lobby there")
        assert sara.public() == ()
