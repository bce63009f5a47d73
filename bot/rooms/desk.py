"""Who asks, at which game, and what may stop them: the start of every use case."""

from dataclasses import dataclass

from bot import playing
from bot.front import Caller
from bot.playing import AnyGame, AnyMatch
from bot.saved import LogEntry, Meta, Saved
from bot.scene import Scene
from engine.game import NotYours, Seat
from render.words import Words, clean, escape

SHOWN_INPUT = 40
"""Characters of a wrong line that are shown again."""


class Answer(Exception):
    """A use case ends with this sentence, and nothing was changed. `word`: its message, `values`: what stands in it."""

    def __init__(self, word: str, **values: str | int) -> None:
        super().__init__(word)
        self.word, self.values = word, values


class Stale(Exception):
    """A press on a question that isn't asked any more. `desk`: the game as it is now."""

    def __init__(self, desk: "Desk") -> None:
        super().__init__("stale")
        self.desk = desk


@dataclass(frozen=True, slots=True)
class Desk:
    """A caller at one game: the game as loaded, the language to answer in, and their own time zone, "" for none.

    place: the name of the room that the game is in, where the caller is elsewhere.
    """

    caller: Caller
    saved: Saved
    words: Words
    game: AnyGame
    now: float
    zone: str = ""
    place: str = ""
    written: tuple[LogEntry, ...] = ()
    """What the caller's own change has just added to the log."""

    @property
    def meta(self) -> Meta:
        """The game's meta."""
        return self.saved.meta

    @property
    def seat(self) -> Seat | None:
        """The caller's seat, or None for a watcher."""
        return self.meta.seat_of(self.caller.person)

    @property
    def governs(self) -> bool:
        """Whether the caller may govern the chat this game is in: rights in another chat count for nothing here."""
        return self.caller.admin and self.caller.room == self.meta.room

    @property
    def scene(self) -> Scene:
        """The game as posts show it."""
        match = playing.take_up(self.game, self.saved) if self.meta.seed else None
        return Scene(self.game, self.saved, match, self.words, self.now, self.zone, self.place)

    def lobby(self) -> Meta:
        """The lobby's meta. Raises Answer where the game has begun or is over."""
        if self.meta.status != "lobby":
            raise Answer("answer-begun-already" if self.meta.status == "running" else "answer-over")
        return self.meta

    def match(self) -> AnyMatch:
        """The match as it is, running or finished. Raises Answer where there is none."""
        if self.meta.status == "lobby":
            raise Answer("answer-lobby-open", game=self.scene.title)
        if self.meta.status == "stopped":
            raise Answer("answer-over")
        return playing.take_up(self.game, self.saved)

    def unfinished(self) -> AnyMatch:
        """The running match. Raises Answer where none runs."""
        match = self.match()
        if self.meta.status != "running":
            raise Answer("answer-over")
        return match

    def seated(self) -> Seat:
        """The caller's seat. Raises Answer for a watcher."""
        if self.seat is None:
            raise Answer("answer-watching" if self.meta.seed else "answer-join")
        return self.seat

    def asked(self, seat: Seat, number: int) -> AnyMatch:
        """The match of a press about the question that a seat was asked under this number.

        Raises Answer on somebody else's button, Stale where the question has changed since.
        """
        match = self.match()
        if seat >= len(self.meta.seats):
            raise Answer("error-press")
        if self.seated() != seat:
            raise Answer("answer-others-button", name=escape(self.scene.names[seat]))
        if self.saved.asks[seat] != number:
            raise Stale(self)
        return match

    def owed(self, seat: Seat, number: int) -> AnyMatch:
        """As `asked`, for a decision: raises NotYours where the seat owes none."""
        match = self.asked(seat, number)
        if seat not in match.game.to_move(match.state):
            raise NotYours("")
        return match


def short(text: str) -> str:
    """What somebody typed, fit to be shown again."""
    return escape(clean(text, SHOWN_INPUT))
