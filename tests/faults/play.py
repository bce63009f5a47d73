"""Tables at which two people play at random as fast as they are answered, and what they were told of each line."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot import playing
from bot.playing import AnyMatch
from bot.post import RoomKey
from bot.saved import OPEN, Saved
from bot.store import StoreAway
from engine.game import Seat
from engine.registry import GAMES
from render.words import words
from tests.faults.house import House
from tests.faults.people import OnDiscord, OnTelegram, OnThePage, Said, Typist

PLAYED: Final = ("landverse", "ants variant=colony", "landverse")
"""The games of a platform's tables, mostly quick ones."""
LONG: Final = {"web": "coatl", "discord": "minecraft", "telegram": "hamlet"}
"""Another one on each platform."""
LONGEST_LINE: Final = 8
"""Decisions that are typed at once, at most."""
PAUSE: Final = 0.2
"""Seconds until somebody tries again."""
DONE: Final = words("en").plain("answer-done", line="").rstrip(". ")
TROUBLE: Final = tuple(words("en").plain(word) for word in ("error-memory", "error-unexpected", "error-busy"))


@dataclass(frozen=True)
class Try:
    """A line that was typed: what it would be in the game's log, and whether it was said to be played."""

    press: str
    game: str
    moves: tuple[tuple[Seat | None, str], ...]
    played: bool


@dataclass(frozen=True)
class Manner:
    """How people play. twice: how often a line comes twice; crossed: how often one's second line comes first."""

    twice: float = 0
    crossed: float = 0


@dataclass
class Table:
    """Two people in a room, or one with a computer player. name: what they play, as `/newgame` is told.

    tries: their lines; games: the ids of what they played. waited: the longest that somebody tried in vain; late: the
    longest that a room's post was behind its game. last: what they were told last.
    """

    platform: str
    room: RoomKey
    name: str
    people: Sequence[Typist]
    random: random.Random
    tries: list[Try] = field(default_factory=list)
    games: list[str] = field(default_factory=list)
    unexpected: set[str] = field(default_factory=set)
    waited: float = 0
    late: float = 0
    last: str = ""

    @property
    def moves(self) -> int:
        """Decisions that were said to be played."""
        return sum(len(one.moves) for one in self.tries if one.played)


async def tables(house: House, name: str, seed: int, most: int) -> list[Table]:
    """Up to four tables on each platform, in rooms whose names begin with `name`. Nobody sits there yet."""
    found = []
    for platform, long in LONG.items():
        for number, game in enumerate((*PLAYED, long)[:most]):
            people, room = await SEATING[platform](house, f"{name}-{number}")
            if (platform, number) == ("web", 2):
                people = people[:1]
            found.append(Table(platform, room, game, people, random.Random(f"{seed} {platform} {number}")))
    return found


async def _on_the_page(house: House, name: str) -> tuple[Sequence[Typist], RoomKey]:
    people = [await page.person(f"P{number}", name) for number, page in enumerate(house.pages)]
    return [OnThePage(person) for person in people], f"web:{name}"


async def _on_discord(house: House, name: str) -> tuple[Sequence[Typist], RoomKey]:
    channel = house.discord.world.channel(name)
    users = [house.discord.world.user(f"D{number}") for number in range(2)]
    return [OnDiscord(house.discord, user, channel) for user in users], f"discord:{channel.id}"


async def _on_telegram(house: House, name: str) -> tuple[Sequence[Typist], RoomKey]:
    group, users = house.telegram.world.group(name), [house.telegram.world.user(f"T{number}") for number in range(2)]
    group.members |= {user.id: "member" for user in users}
    return [OnTelegram(house.telegram, user, group) for user in users], f"telegram:{group.id}"


SEATING: Final = {"web": _on_the_page, "discord": _on_discord, "telegram": _on_telegram}


async def play(house: House, table: Table, manner: Manner) -> None:
    """Play, game after game, until there is enough of it. A person who isn't answered tries again."""
    saved: Saved | None = None
    since = time.monotonic()
    while not house.stop.is_set():
        try:
            saved = await _current(house, table)
        except StoreAway:
            await asyncio.sleep(PAUSE)
        if await _step(table, saved, manner):
            table.waited = max(table.waited, time.monotonic() - since)
            since = time.monotonic()
        else:
            await asyncio.sleep(PAUSE)


async def one_more(house: House, table: Table, patience: float) -> bool:
    """Whether a further move is played."""
    until, before = time.monotonic() + patience, table.moves
    while table.moves == before and time.monotonic() < until:
        await _step(table, await _current(house, table), Manner())
        await asyncio.sleep(PAUSE)
    return table.moves > before


async def _current(house: House, table: Table) -> Saved | None:
    held = (await house.store.room(table.room)).game
    saved = await house.store.load(held) if held else None
    if saved and saved.id not in table.games:
        table.games.append(saved.id)
    return saved


async def _step(table: Table, saved: Saved | None, manner: Manner) -> bool:
    """Do what is next at a table; whether it was answered as it should be."""
    if saved is None or saved.meta.status not in OPEN:
        await table.people[0].say(f"/newgame {table.name}")
        return True
    if saved.meta.status == "lobby":
        return await _gather(table, saved)
    match = playing.take_up(GAMES[saved.meta.slug], saved)
    owing = [seat for seat in match.game.to_move(match.state) if saved.meta.seats[seat].person]
    if not owing:
        await asyncio.sleep(PAUSE)
        return True
    return await _type(table, saved, match, table.random.choice(owing), manner)


async def _gather(table: Table, saved: Saved) -> bool:
    if len(saved.meta.seats) < 2:
        *others, last = table.people
        return _is_answered(await last.say("/join" if others else "/computer"))
    await table.people[0].say("/begin")
    return True


async def _type(table: Table, saved: Saved, match: AnyMatch, seat: Seat, manner: Manner) -> bool:
    person = next(one for one in table.people if one.key == saved.meta.seats[seat].person)
    first, after = _line(match, seat, table.random)
    second, _ = _line(after, seat, table.random) if seat in after.game.to_move(after.state) else ((), after)
    if second and table.random.random() < manner.crossed:
        too_early, said = await asyncio.gather(person.say(_typed(second)), person.say(_typed(first)))
        table.tries.append(Try(too_early.press, saved.id, second, played=False))
        # Which of the two answers is whose can't be told everywhere.
        table.tries.append(Try(said.press, saved.id, first, played=False))
        return True
    said = await person.say(_typed(first), twice=table.random.random() < manner.twice)
    table.last = said.text
    table.tries.append(Try(said.press, saved.id, first, played=DONE in said.text))
    if not _is_answered(said) and said.text:
        table.unexpected.add(said.text)
    return _is_answered(said)


def _line(match: AnyMatch, seat: Seat, dice: random.Random) -> tuple[tuple[tuple[Seat | None, str], ...], AnyMatch]:
    """Some decisions of a seat in its turn, and the match after them."""
    turn, after = match.game.turn(match.state), match
    for _ in range(dice.randint(1, LONGEST_LINE)):
        after = after.play(seat, str(dice.choice(after.game.ask(after.state, seat).moves)))
        if after.game.turn(after.state) != turn or seat not in after.game.to_move(after.state):
            break
    return tuple((step.seat, step.move) for step in after.steps[len(match.steps) :]), after


def _typed(moves: Sequence[tuple[Seat | None, str]]) -> str:
    return f"/move {' '.join(move for _, move in moves)}"


def _is_answered(said: Said) -> bool:
    return bool(said.text) and not any(word in said.text for word in TROUBLE)
