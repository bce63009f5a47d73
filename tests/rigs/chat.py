"""A chat room without a platform: people type and press, the workers run when told to, time is set and not waited for.

All of it is the bot's own code on a real server; only the wall the posts hang on belongs to the rig.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from bot import playing, worker
from bot.clock import Clock
from bot.connection import Client
from bot.delivery import Delivery
from bot.front import Caller, CantPost, MessageGone
from bot.post import Button, Choice, PersonKey, Post, RoomKey, Select
from bot.press import Decide, read
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.saved import Saved
from bot.store import Store
from engine.registry import GAMES
from render.table import Language
from render.words import bare


@dataclass
class Now:
    """A clock that is set."""

    at: float = 1_764_500_000.0

    def __call__(self) -> float:
        return self.at


@dataclass
class Message:
    """A post on the wall; `live` while its buttons can be pressed."""

    id: str
    room: RoomKey
    post: Post
    live: bool = True
    edits: int = 0


@dataclass
class Wall:
    """A front that keeps what is posted. `trouble`: raised at the next calls instead, None for one that goes well.

    names: of the threads, by the messages they hang on. whispers: what single people were told, by whom and nonce;
    unreachable: people who can't be told anything.
    """

    platform: str = "web"
    messages: list[Message] = field(default_factory=list)
    nonces: dict[tuple[RoomKey, str], str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    trouble: list[Exception | None] = field(default_factory=list)
    left: set[PersonKey] = field(default_factory=set)
    forgotten: list[PersonKey] = field(default_factory=list)
    whispers: dict[tuple[PersonKey, str], Post] = field(default_factory=dict)
    unreachable: set[PersonKey] = field(default_factory=set)

    async def post(self, room: RoomKey, post: Post, nonce: str) -> str:
        self._trouble()
        sent = room, nonce
        if sent not in self.nonces:
            self.nonces[sent] = f"m{len(self.messages)}"
            self.messages.append(Message(self.nonces[sent], room, post))
        return self.nonces[sent]

    async def private(self, person: PersonKey, post: Post, nonce: str) -> None:
        self._trouble()
        if person in self.unreachable:
            raise CantPost(person)
        self.whispers[person, nonce] = post

    async def edit(self, room: RoomKey, message: str, post: Post) -> None:
        self._trouble()
        found = next((one for one in self.messages if one.id == message), None)
        if found is None:
            raise MessageGone(message)
        found.post, found.edits = post, found.edits + 1

    async def disarm(self, room: RoomKey, message: str) -> None:
        self._trouble()
        for one in self.messages:
            if one.id == message:
                one.live = False

    async def thread(self, room: RoomKey, message: str, name: str) -> RoomKey:
        self._trouble()
        if all(one.id != message for one in self.messages):
            raise MessageGone(message)
        self.names[message] = name
        return f"{room}:{message}"

    async def has(self, room: RoomKey, person: PersonKey) -> bool:
        return person not in self.left

    async def reaches(self, room: RoomKey, person: PersonKey) -> bool:
        return person not in self.unreachable

    async def link(self, room: RoomKey, message: str) -> str:
        return f"wall/{room}/{message}"

    async def name(self, room: RoomKey) -> str:
        return f"#{room.rpartition(':')[2]}"

    async def forget(self, person: PersonKey) -> None:
        self.forgotten.append(person)

    def _trouble(self) -> None:
        trouble = self.trouble.pop(0) if self.trouble else None
        if trouble:
            raise trouble


@dataclass
class Chat:
    """One room and its people."""

    store: Store
    rooms: Rooms
    wall: Wall
    now: Now
    room: RoomKey = "web:table"
    languages: dict[str, Language] = field(default_factory=dict)
    panels: dict[str, Post] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=count)
    threads: bool = False
    places: dict[str, RoomKey] = field(default_factory=dict)

    def caller(self, person: str, *, admin: bool = False) -> Caller:
        return Caller(
            key_of(person),
            person,
            self.room,
            f"p{next(self.numbers)}",
            admin,
            self.languages.get(person),
            self.threads,
            self.places,
        )

    async def say(self, person: str, line: str, *, admin: bool = False) -> Post:
        """Type a command or a move, and let the workers go on."""
        name, _, rest = line.removeprefix("/").partition(" ") if line.startswith("/") else ("move", "", line)
        answer = await self.rooms.command(self.caller(person, admin=admin), name, rest)
        return await self._answered(person, answer)

    async def press(self, person: str, label: str, *, on: Post | None = None) -> Post:
        """Press a button or choose from a select: of the post given, else of the own panel, else of the wall."""
        places = [on] if on else [*filter(None, [self.panels.get(person)]), *self.live()]
        data = next((at for post in places for at in [data_of(post, label)] if at), None)
        assert data, f"nobody offers {label!r}: {[labels(post) for post in places]}"
        return await self.send(person, data)

    async def send(self, person: str, data: str, press: str = "") -> Post:
        """Send a button's data as such; `press`: the press id of a repeat."""
        caller = self.caller(person)
        caller = replace(caller, press=press) if press else caller
        return await self._answered(person, await self.rooms.press(caller, data))

    async def settle(self) -> None:
        """Let the workers deal with all that is due now."""
        fronts = {self.wall.platform: self.wall}
        clock, delivery = Clock(self.store, GAMES, fronts), Delivery(self.store, GAMES, fronts)
        while (
            await worker.once(self.store, "deadline", clock.ring)
            or await worker.once(self.store, "delivery", delivery.deliver)
            or await worker.once(self.store, "reminder", clock.remind)
        ):
            pass

    async def game(self) -> Saved:
        """The game that has the room."""
        saved = await self.store.load((await self.store.room(self.room)).game)
        assert saved is not None
        return saved

    async def view(self) -> Any:
        """What a watcher may know of the running game."""
        saved = await self.game()
        game = GAMES[saved.meta.slug]
        return game.view(playing.take_up(game, saved).state, None)

    async def finish(self, person: str) -> None:
        """A person answers their questions by the first option, until their turn is over."""
        turn = (await self.game()).meta.turn
        panel = await self.press(person, "Play", on=next(post for post in self.live() if data_of(post, "Play")))
        while (await self.game()).meta.turn == turn and (moves := decisions(panel)):
            panel = await self.send(person, moves[0])

    async def play_out(self, *people: str) -> None:
        """These people (everybody, where none is named) play by the rule for the slow until they owe nothing."""
        saved = await self.game()
        game = GAMES[saved.meta.slug]
        before = after = playing.with_log(game, saved, await self.store.log(saved.id))
        named = (saved.meta.seat_of(key_of(one)) for one in people)
        seats = {seat for seat in named if seat is not None} or set(range(len(saved.meta.seats)))
        while owing := seats & set(game.to_move(after.state)):
            after = after.default(min(owing))
        write = playing.played(saved, before, after, key_of((*people, "Sara")[0]), self.now())
        assert await self.store.write(saved.id, saved.version, write) == "ok"
        await self.settle()

    def live(self) -> list[Post]:
        """The posts of this room that can be pressed, the newest first."""
        return [one.post for one in reversed(self.wall.messages) if one.live and one.room == self.room]

    def asked(self) -> Post:
        """The newest question to the players that is, or was, open."""
        return next(one.post for one in reversed(self.wall.messages) if "Open until" in one.post.text)

    def texts(self) -> list[str]:
        """What hangs on the wall, without marks of direction."""
        return [bare(one.post.text) for one in self.wall.messages if one.room == self.room]

    async def _answered(self, person: str, answer: Post) -> Post:
        self.panels[person] = answer
        await self.settle()
        return answer


def chat(client: Client, room: RoomKey = "web:table") -> Chat:
    """A room on this server."""
    now, wall = Now(), Wall()
    store = Store(client, now)
    return Chat(store, Rooms(Host(store, GAMES, fronts={wall.platform: wall})), wall, now, room)


def key_of(person: str) -> str:
    """The key of a person of this name."""
    if person.isalpha() and len(person) < 20:
        return f"web:{person.lower()}"
    return f"web:{person.encode('utf-8', 'replace').hex()[:16]}"


def decisions(post: Post) -> list[str]:
    """What the options of a panel's question send."""
    return [one.data for one in controls(post) if isinstance(read(one.data), Decide)]


def controls(post: Post) -> Iterable[Button | Choice]:
    """Everything that can be pressed or chosen."""
    for row in post.rows:
        yield from row.choices if isinstance(row, Select) else row


def labels(post: Post) -> list[str]:
    """What can be pressed or chosen, as it is read."""
    return [bare(one.label) for one in controls(post) if not isinstance(one, Button) or one.enabled]


def data_of(post: Post, label: str) -> str | None:
    """What a press on this label sends."""
    return next(
        (one.data for one in controls(post) if bare(one.label) == label and getattr(one, "enabled", True)), None
    )
