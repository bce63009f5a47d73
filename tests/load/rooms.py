"""A room in which a game runs, the people in it, and what they see of it, whichever platform it is on."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final, Protocol

from bot.post import PersonKey, RoomKey
from bot.press import Act, Decide, read, write
from engine.game import Seat

PATIENCE: Final = 30.0
"""Seconds that somebody waits for an answer."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a room. handle: who that is on the platform."""

    person: PersonKey
    name: str
    handle: Any


@dataclass(slots=True)
class Room:
    """A room and its game.

    turn, called: which turn the newest post is of, and whom it calls. post: that post on the platform.
    played: when the latest decision was sent that no post has followed yet. busy: somebody is playing just now.
    """

    key: RoomKey
    place: Any
    players: tuple[Player, ...]
    game: str = ""
    slug: str = ""
    computers: bool = False
    turn: str = ""
    called: tuple[Seat, ...] = ()
    post: Any = None
    played: float = 0.0
    busy: bool = False
    over: bool = False

    @property
    def platform(self) -> str:
        """Its platform's name."""
        return self.key.partition(":")[0]

    @property
    def is_waiting(self) -> bool:
        """Whether somebody could come now and play."""
        return bool(self.called) and not (self.busy or self.played or self.over)

    @property
    def play(self) -> str:
        """What [Play] sends."""
        return write(Act(self.game, "play", self.turn))


@dataclass(frozen=True, slots=True)
class Panel:
    """What one person is shown alone. options: by what a press sends, the control. message: where it stands."""

    options: dict[str, Any]
    message: Any = None

    @property
    def decisions(self) -> list[str]:
        """What the options of its question send."""
        return [data for data in self.options if isinstance(read(data), Decide)]


@dataclass(frozen=True, slots=True)
class Answer:
    """How a press was answered; times are those of `monotonic`. acknowledged: 0 where a platform has no such thing."""

    panel: Panel
    asked: float
    acknowledged: float
    shown: float


class Chat(Protocol):
    """A platform with people on it."""

    def open(self, number: int, names: tuple[str, ...]) -> Room:
        """A room, and people of these names in it."""

    def hang(self, room: Room) -> str:
        """Have a post with [Play] in the room; the front's reference to it."""

    async def press(self, room: Room, player: Player, data: str, panel: Panel | None) -> Answer:
        """Press what is in a panel, or under the room's post. Raises TimeoutError where no answer comes."""

    def leave(self, room: Room, player: Player) -> None:
        """Somebody is done for now."""


@dataclass
class Ledger:
    """What was measured in a while of playing; times in seconds.

    acknowledged, shown: from a press to the sign that it arrived, and to one's own panel, by platform.
    posted: from the decision that ends a turn to the room's picture, by platform; apart where computers play on.
    moves: decisions that people made. unanswered: presses without an answer.
    """

    acknowledged: dict[str, list[float]] = field(default_factory=dict)
    shown: dict[str, list[float]] = field(default_factory=dict)
    posted: dict[str, list[float]] = field(default_factory=dict)
    presses: int = 0
    moves: int = 0
    unanswered: int = 0
    rooms: set[str] = field(default_factory=set)

    def answered(self, room: Room, answer: Answer) -> None:
        """Note an answer."""
        if answer.acknowledged:
            self.acknowledged.setdefault(room.platform, []).append(answer.acknowledged - answer.asked)
        self.shown.setdefault(room.platform, []).append(answer.shown - answer.asked)

    def post(self, room: Room, data: Iterable[str], called: Iterable[PersonKey]) -> None:
        """A new post stands in a room: what can be pressed under it, and who is called."""
        persons = set(called)
        room.called = tuple(seat for seat, one in enumerate(room.players) if one.person in persons)
        plays = [press for one in data if isinstance(press := read(one), Act) and press.action == "play" and press.arg]
        room.turn, room.over = (plays[0].arg, False) if plays else ("", True)
        if room.played:
            name = "computers" if room.computers else room.platform
            self.posted.setdefault(name, []).append(monotonic() - room.played)
        room.played = 0.0


@dataclass
class Book:
    """The ledger that is written in just now."""

    now: Ledger = field(default_factory=Ledger)
