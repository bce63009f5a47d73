"""A game as it stands, seen by one reader: what posts are put together from."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from bot import artist, narrator, playing, presence, times
from bot.playing import AnyGame, AnyMatch
from bot.post import Button, Picture
from bot.press import Act, Action, write
from bot.saved import Meta, Saved
from engine.game import SEAT_LETTERS, Seat
from engine.notation import fold
from render.games import PICTURES
from render.table import Description, Table
from render.words import Words, escape


@dataclass(frozen=True, slots=True)
class Scene:
    """A game as it stands, in the language of whoever will read of it. match: None in the lobby.

    zone: the reader's time zone, "" for the room's. place: the name of the room that the game is in, for a reader who
    is elsewhere; "" for one who is there, or where nobody knows it.
    """

    game: AnyGame
    saved: Saved
    match: AnyMatch | None
    words: Words
    now: float
    zone: str = ""
    place: str = ""

    @property
    def meta(self) -> Meta:
        """The game's meta."""
        return self.saved.meta

    @property
    def names(self) -> tuple[str, ...]:
        """The shown names by seat, plain; with the seats' letters where two have the same."""
        names = [self._name(seat) for seat in range(len(self.meta.seats))]
        many = Counter(map(fold, names))
        return tuple(
            self.words.plain("namesake-player", name=name, letter=SEAT_LETTERS[seat]) if many[fold(name)] > 1 else name
            for seat, name in enumerate(names)
        )

    @property
    def title(self) -> str:
        """The game's name, or that of the variant that is played."""
        slug, variant = self.game.slug, self._variant
        return self.words.say(f"game-{slug}-{variant}" if variant else f"game-{slug}")

    @property
    def blurb(self) -> str:
        """What kind of game it is, in a sentence or two."""
        slug, variant = self.game.slug, self._variant
        return self.words.say(f"game-{slug}-{variant}-blurb" if variant else f"game-{slug}-blurb")

    @property
    def _variant(self) -> str:
        """The house rule that makes a game of its own name of it, "" for none."""
        chosen = map(str, self.meta.options.values())
        return next((value for value in chosen if self.words.has(f"game-{self.game.slug}-{value}")), "")

    @property
    def placed_title(self) -> str:
        """The game's name, and for who is elsewhere its room."""
        return self.words.say("title-in", game=self.title, room=escape(self.place)) if self.place else self.title

    def _name(self, seat: Seat) -> str:
        sitting = self.meta.seats[seat]
        if sitting.computer:
            return self.words.plain("computer-player", letter=SEAT_LETTERS[seat])
        return sitting.name or self.words.plain("forgotten-player")

    def view(self, viewer: Seat | None) -> Any:
        """What one viewer may know of a game that has begun; who is away isn't waited for while others are."""
        assert self.match is not None
        view = self.game.view(self.match.state, viewer)
        return replace(view, waiting=presence.waited_for(self.meta, view.waiting, self.now))

    @property
    def keeps_secrets(self) -> bool:
        """Whether some of its questions are, or will be, for one player only."""
        return self.game.secret(self.game.Options.model_validate(self.meta.options))

    def has_secrets(self, viewer: Seat | None) -> bool:
        """Whether what this viewer sees and is asked is for nobody else."""
        view = self.view(viewer)
        return bool(view.ask.private if view.ask else replace(view, viewer=None) != self.view(None))

    def table(self, viewer: Seat | None = None, news: narrator.News | None = None) -> Table:
        """What one viewer's pictures need besides; `news` for the footer, told with `drawn`."""
        zone = self.zone or self.meta.time_zone
        times_left = self.times_left
        own = next(((seats, at) for seats, at in times_left if viewer in seats), None)
        whose, at = own or next(iter(times_left), ((), 0.0))
        deadline = times.until(at, self.now, zone, self.words, drawn=True)
        text = narrator.joined(news, self.names, self.words, self.words.plain) if news else ""
        told = whose if times_left[1:] and not own else ()
        return Table(self.names, self.words.language, deadline, text, news.seat if news else None, told)

    @property
    def times_left(self) -> tuple[tuple[tuple[Seat, ...], float], ...]:
        """Until when those who are waited for have time, the earliest first; seats with the same minute together."""
        if self.match is None:
            return ()
        waited_for = playing.remindable(self.meta, self.match, self.now)
        owed = playing.owed_deadlines(self.meta, self.match)
        return times.together({seat: at for seat, at in owed.items() if seat in waited_for})

    def moment(self, at: float) -> str:
        """A time in the markup of posts."""
        return times.moment(at, self.now, self.zone or self.meta.time_zone, self.words)

    def describe(self, viewer: Seat | None) -> Description:
        """The board in words, for one viewer."""
        return PICTURES[self.game.slug].describe(self.view(viewer), self.table(viewer))

    async def picture(self, name: str, viewer: Seat | None, news: narrator.News | None = None) -> Picture | None:
        """One of the game's pictures for one viewer; None where it can't be drawn."""
        file = f"{self.saved.id}-{self.saved.version}-{name}.png"
        return await artist.draw(self.game.slug, name, self.view(viewer), self.table(viewer, news), file)

    def button(self, action: Action, arg: str = "", word: str = "", **look: Any) -> Button:
        """A button about this game."""
        return Button(self.words.say(f"button-{word or action}"), write(Act(self.saved.id, action, arg)), **look)
