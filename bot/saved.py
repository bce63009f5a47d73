"""What is kept of a game, a room and a person: frozen models whose JSON stands in Redis (keys: bot/store.py)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.post import PersonKey, RoomKey
from engine.match import Setup
from render.table import Language

Status: TypeAlias = Literal["lobby", "running", "over", "stopped"]
Remind: TypeAlias = Literal["here", "private", "off"]

OPEN: Final[tuple[Status, ...]] = ("lobby", "running")
"""A game in one of these has its room to itself."""

Stoppers: TypeAlias = Literal["creator", "players", "vote", "admins"]
"""Who may end a game for all: who opened it at once and the others by agreeing; whoever plays at once; only all by
agreeing; nobody but admins of the chat, who always may."""

THREADS: Final = "threads"
"""Said of a room whose games each get a thread of their own."""


FORM: Final = 1
"""The form in which games are stored now (Meta.form); docs/operations.md tells how it changes."""


class Unreadable(Exception):
    """What is stored of a game can't be read by this version of the bot. The text says why, and nothing secret."""


@contextmanager
def reading(game: str) -> Iterator[None]:
    """What can't be read in the block raises Unreadable, without the values that stand there: they may be secret."""
    try:
        yield
    except ValidationError as error:
        problems = error.errors(include_input=False, include_url=False, include_context=False)
        why = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['type']}" for one in problems[:3])
        raise Unreadable(f"the game {game} can't be read: {why}") from None
    except ValueError as error:
        raise Unreadable(f"the game {game} can't be read: {error}") from None


class Model(BaseModel):
    """Frozen, and refuses what it doesn't know: a typo in a field never passes in silence."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Sitting(Model):
    """Who has a seat: a person, or a computer player of a kind ("random", "greedy"; then `person` is empty).

    missed: turns in a row that the clock played. away: since when nobody waits for this seat, 0 while it is here;
    back: when it returns by itself. reminded: when it was last called; nudged: when another player last asked for that;
    muted: the turn, by when it began (`Meta.asked`), of which no more reminders are wanted.
    gone: the person has left the chat, or has blocked the bot; "" as far as is known.
    """

    person: PersonKey
    name: str
    computer: str = ""
    options: dict[str, Any] = {}
    left: bool = False
    missed: int = 0
    away: float = 0
    back: float = 0
    reminded: float = 0
    nudged: float = 0
    muted: float = 0
    gone: Literal["", "chat", "blocked"] = ""


class Motion(Model):
    """What one player asks of the others: to stop, to take a decision back, or to replace a seat.

    number: counts the game's motions. by: the seat that asks, None for somebody who would like a seat. agreed: the
    seats that are for it. until: when it lapses.
    line: the log line of the decision to take back; move: it in the words of the room, "" where not everybody may
    know it; built: the lines after it that would go with it.
    seat: whose is to be replaced; former: the name of who has it, "" for a computer player, holder: their key;
    newcomer: who gets it, None while somebody is looked for.
    outcome: "" while it is open; refused: the seat that was against it; why: the message that says why it lapsed.
    """

    kind: Literal["stop", "takeback", "replace"]
    number: int
    by: int | None
    agreed: tuple[int, ...] = ()
    until: float = 0
    line: str = ""
    move: str = ""
    built: tuple[str, ...] = ()
    seat: int | None = None
    former: str = ""
    holder: PersonKey = ""
    newcomer: Sitting | None = None
    outcome: Literal["", "agreed", "refused", "lapsed"] = ""
    refused: int | None = None
    why: str = ""


class Meta(Model):
    """All of a game but its state. Times are seconds since 1970; 0 means never or none.

    form: the form that all of the game is stored in; games stored before forms were counted have the first.
    seed: hex, chosen when the game begins. turn: the engine's turn that was written last. asked: since when each seat
    has had its turn; deadlines: until when it has time; deadline: the earliest of those who owe a decision.
    paused: since when all people are away. idle: it was closed because nobody came. language: of the public posts.
    motion: what was put to the players last. turned_down: who wanted a seat and was refused, each with the time until
    when they can't ask again. handovers: how often a seat got another player.
    turn_limit: seconds, 0 for none. undoable: the seats whose latest decision nothing has sealed; latest: it, by seat.
    stopped_by: the name of who stopped it, "" where all agreed; stopper: their key. rematch_of: the id of the game that
    this one repeats.
    threaded: it is to get a thread of its own when it begins; parent: the room it then came from, "" for none.
    """

    slug: str
    room: RoomKey
    creator: PersonKey
    status: Status = "lobby"
    language: Language
    seats: tuple[Sitting, ...] = ()
    options: dict[str, Any] = {}
    rules: int = 0
    seed: str = ""
    turn: int = 0
    turn_limit: int = 0
    time_zone: str = "UTC"
    asked: tuple[float, ...] = ()
    deadlines: tuple[float, ...] = ()
    deadline: float = 0
    undoable: tuple[int, ...] = ()
    latest: dict[int, str] = {}
    paused: float = 0
    idle: bool = False
    created: float = 0
    begun: float = 0
    ended: float = 0
    motion: Motion | None = None
    turned_down: dict[PersonKey, float] = {}
    handovers: int = 0
    stopped_by: str = ""
    stopper: PersonKey = ""
    threaded: bool = False
    parent: RoomKey = ""
    rematch_of: str = ""
    form: int = 1

    @property
    def setup(self) -> Setup:
        """What the engine needs to deal the match again."""
        return Setup(
            game=self.slug,
            rules=self.rules,
            seats=len(self.seats),
            options=self.options,
            seat_options=tuple(one.options for one in self.seats),
            seed=self.seed,
        )

    @property
    def open_motion(self) -> Motion | None:
        """What the players are asked now, and haven't answered yet."""
        return self.motion if self.motion and not self.motion.outcome and self.status == "running" else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons hold who haven't left for good."""
        return tuple(seat for seat, one in enumerate(self.seats) if one.person and not one.left)

    def until(self, seat: int) -> float:
        """Until when a seat has time, 0 for ever."""
        return self.deadlines[seat] if self.deadlines else 0

    def seat_of(self, person: PersonKey) -> int | None:
        """The seat a person holds, unless they have left for good."""
        return next((n for n, one in enumerate(self.seats) if one.person == person and not one.left), None)


class Told(Model):
    """What stands in the room: the post `message`, for which stage of the game, and how far the log was told.

    kind and turn say what the post is of; version: the game's version it shows. count numbers the game's posts.
    since, log: the lines of the log told in it come after the one and end with the other.
    away: the seats that were told to be away; paused: the pause that was told. bare: its picture is still missing.
    motion: the number of the motion told last, agreed: who was told to be for it and who to be asked (bot/votes.py),
    ballot: its post while that has its buttons. gone: the seats that were told to be gone.
    handovers: how many were told.
    former: the post before this one, while it still has its buttons.
    announced: how it ended stands in the room that the game's thread came from.
    """

    kind: Literal["lobby", "table", "end"]
    turn: int = 0
    version: int = 0
    message: str = ""
    count: int = 0
    since: str = "0"
    log: str = "0"
    away: tuple[int, ...] = ()
    paused: float = 0
    bare: bool = False
    motion: int = 0
    agreed: int = 0
    ballot: str = ""
    gone: tuple[int, ...] = ()
    handovers: int = 0
    former: str = ""
    announced: bool = False


class LogEntry(Model):
    """One line of a game's log: a step of the match, or the undoing of one (`undone`: that line's id).

    by: who did it, a person, "clock" (time ran out) or "computer". events: as the engine's JSON.
    former: the line says that the seat got another player, this is the name of who had it, "" for nobody's; holder:
    their key.
    """

    seat: int | None
    move: str
    events: str = "[]"
    by: str
    at: float
    press: str = ""
    undone: str = ""
    former: str | None = None
    holder: PersonKey = ""


class Saved(Model):
    """A game as loaded: `version` counts writes; `asks` holds each seat's ask number; `state` is the engine's JSON.

    untrue: the version since which a post of an earlier one isn't true any more, 0 for none.
    """

    id: str
    version: int
    meta: Meta
    state: bytes = b""
    asks: tuple[int, ...] = ()
    told: Told | None = None
    sending: str = ""
    untrue: int = 0


class Room(Model):
    """A place to play and its settings. game: the id of the game that has the room, "" for none, since `claimed`.

    turn_limit: seconds, 0 for none. time_zone: "" for the host's. home: where tables opened here stand: "" for here,
    THREADS for a thread of each game's own once it begins, else the key of another room.
    """

    key: RoomKey
    game: str = ""
    language: Language | None = None
    turn_limit: int = 0
    time_zone: str = ""
    claimed: float = 0
    stoppers: Stoppers = "creator"
    home: RoomKey = ""

    @property
    def home_elsewhere(self) -> RoomKey:
        """The other room in which tables opened here stand, "" for none."""
        return self.home if self.home != THREADS else ""


class Person(Model):
    """What is known of a person: what they chose, and the games they sit in.

    remind: where reminders go; every: seconds between two of one turn, 0 for those at half time and near the end only.
    quiet: hours without any, as `22:00-08:00` in `time_zone`, "" for none; an empty zone is that of the room.
    unlisted: they want to be in no leaderboard.
    """

    key: PersonKey
    language: Language | None = None
    remind: Remind = "here"
    every: int = 0
    quiet: str = ""
    time_zone: str = ""
    games: tuple[str, ...] = ()
    unlisted: bool = False


class Placing(Model):
    """How a person's game ended: `rank` is that among all who sat, 1 for the first, None for who didn't finish it.

    person and name are empty for somebody who was forgotten.
    """

    person: PersonKey
    name: str
    rank: int | None


class Ending(Model):
    """A game that was played to its end, as its chat remembers it. placings: of the persons, computers left out."""

    slug: str
    ended: float
    placings: tuple[Placing, ...]
