"""The use cases: everything a person can do, the same on every platform.

A chat adapter hands over what was typed or pressed and shows the private answer that comes back. What the room should
see is only marked as due here; delivery posts it. Bad input is answered in one sentence and changes nothing.
"""

import inspect
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

from bot import completion, house_rules, narrator, playing, posts, times
from bot.commands import ACTIONS, COMMANDS
from bot.desk import Answer, Desk, Stale, short
from bot.front import Caller
from bot.playing import AnyGame, AnyMatch
from bot.post import Button, Post
from bot.press import Act, Decide, TakeBack, read, write
from bot.saved import Meta, Room, Saved, Sitting
from bot.store import Store, StoreAway, Timers, Write, new_id
from engine import notation
from engine.game import SEAT_LETTERS, NotLegal, NotYours, Refusal, Unreadable
from engine.match import CantUndo, Match
from render.table import Language
from render.words import LANGUAGES, Words, clean_name, escape, words

LOG = logging.getLogger(__name__)

TRIES: Final = 5
"""How often a write is made anew because somebody else wrote first."""
ANYBODY_BEGINS: Final = 120
"""Seconds after which any seated person may begin, not only who opened the lobby."""
OPEN: Final = ("lobby", "running")
NOTHING: Final = Post("")
"""The answer where what delivery posts says enough."""

Change: TypeAlias = Callable[[Desk], Write | Awaitable[Write]]


class Rooms:
    """The use cases on one store.

    games: what can be played, by slug. language, time_zone: where nobody chose one. keep_finished: seconds that a
    finished game is kept, 0 for ever.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        language: Language = "en",
        time_zone: str = "UTC",
        keep_finished: int = 0,
    ) -> None:
        self.store, self.games = store, games
        self.language, self.time_zone, self.keep_finished = language, time_zone, keep_finished

    # What adapters call

    async def command(self, caller: Caller, name: str, rest: str) -> Post:
        """Answer a typed command; `rest` is what stands behind its name."""

        async def run() -> Post:
            if name not in COMMANDS:
                raise Answer("error-unknown-command", text=short(f"/{name}"))
            return await COMMANDS[name].run(self, caller, COMMANDS[name].given(rest))

        return await self._guarded(caller, run)

    async def press(self, caller: Caller, data: str) -> Post:
        """Answer a pressed button or a choice in a select."""

        async def run() -> Post:
            match read(data):
                case Decide(narrow=True) as press:
                    return await self.narrow(caller, press)
                case Decide() as press:
                    return await self.decide(caller, press)
                case TakeBack() as press:
                    return await self.undo(caller, press.game, press)
                case Act(action=action) as press if action in ACTIONS:
                    return await ACTIONS[action](self, caller, press)
                case _:
                    raise Answer("error-press")

        return await self._guarded(caller, run)

    async def complete(self, caller: Caller, line: str) -> tuple[str, ...]:
        """Whole lines that a line may become, at most 25; none while Redis is away."""
        try:
            return await completion.complete(self, caller, line)
        except StoreAway:
            return ()

    # The lobby

    async def newgame(self, caller: Caller, slug: str, options: str = "") -> Post:
        """Open a lobby in the caller's room, or offer the game that has the room."""
        room, say = await self.room(caller)
        held = await self.store.load(room.game) if room.game else None
        if held and held.meta.status in OPEN:
            return self._offer(self._at(caller, held, say))
        game = self._game(slug, say)
        chosen, own = house_rules.read(game, options, say)
        meta = Meta(
            slug=game.slug,
            room=room.key,
            creator=caller.person,
            language=room.language or say.language,
            seats=(Sitting(person=caller.person, name=clean_name(caller.name, language=say.language), options=own),),
            options=chosen,
            turn_limit=room.turn_limit,
            time_zone=room.time_zone or self.time_zone,
            created=self.store.now(),
        )
        new = new_id()
        if not await self.store.take_room(room.key, room.game, new):
            raise Answer("error-busy")
        await self.store.write(new, 0, Write(meta, b"", ()), caller.press)
        await self.store.note_games(caller.person, add=[new])
        return NOTHING

    async def join(self, caller: Caller, game: str) -> Post:
        """Take the next free seat."""

        def change(desk: Desk) -> Write:
            meta = desk.lobby()
            if desk.seat is not None:
                raise Answer("answer-joined-already")
            name = clean_name(caller.name, language=desk.words.language)
            return _seated(desk, (*meta.seats, Sitting(person=caller.person, name=name)))

        desk = await self._change(caller, game, change)
        await self.store.note_games(caller.person, add=[game])
        return Post(desk.words.say("answer-joined", letter=SEAT_LETTERS[desk.seated()]))

    async def leave(self, caller: Caller, game: str) -> Post:
        """Give up a seat in the lobby; the last person closes it. A running game is left by resigning."""

        def change(desk: Desk) -> Write:
            meta, seat = desk.lobby(), desk.seated()
            rest = _without(meta.seats, seat)
            people = [one.person for one in rest if one.person]
            if not people:
                return _stopped(desk)
            return _seated(desk, rest, creator=meta.creator if meta.creator in people else people[0])

        desk = await self._change(caller, game, change)
        await self.store.note_games(caller.person, remove=[game])
        return Post(desk.words.say("answer-left"))

    async def computer(self, caller: Caller, game: str) -> Post:
        """Seat a computer player."""

        def change(desk: Desk) -> Write:
            meta, _ = desk.lobby(), desk.seated()
            return _seated(desk, (*meta.seats, Sitting(person="", name="", computer="greedy")))

        desk = await self._change(caller, game, change)
        last = len(desk.meta.seats) - 1
        name = desk.scene.names[last]
        return Post(desk.words.say("answer-computer-added", name=name, letter=SEAT_LETTERS[last]))

    async def dismiss(self, caller: Caller, game: str) -> Post:
        """Take away the computer player that came last."""

        def change(desk: Desk) -> Write:
            meta, _ = desk.lobby(), desk.seated()
            computers = [seat for seat, one in enumerate(meta.seats) if one.computer]
            if not computers:
                raise Answer("answer-no-computer")
            return _seated(desk, _without(meta.seats, computers[-1]))

        desk = await self._change(caller, game, change)
        return Post(desk.words.say("answer-computer-removed"))

    async def options(self, caller: Caller, game: str, chosen: str = "") -> Post:
        """Show the options of the table and of the caller's seat, or set some: `pace=free seat.colour=blue`."""

        def change(desk: Desk) -> Write:
            meta, seat = desk.lobby(), desk.seated()
            table, own = house_rules.read(desk.game, chosen, desk.words)
            sitting = meta.seats[seat].model_copy(update={"options": {**meta.seats[seat].options, **own}})
            seats = (*meta.seats[:seat], sitting, *meta.seats[seat + 1 :])
            return _seated(desk, seats, options={**meta.options, **table})

        desk = await (self._change(caller, game, change) if chosen else self._desk(caller, game))
        desk.lobby()
        return posts.option_panel(desk.scene, desk.seat)

    async def begin(self, caller: Caller, game: str) -> Post:
        """Deal. Who opened the lobby may, and after two minutes anybody who sits."""

        def change(desk: Desk) -> Write:
            meta = desk.lobby()
            if desk.seat is None:
                raise Answer("answer-join-first")
            if caller.person != meta.creator and desk.now < meta.created + ANYBODY_BEGINS:
                raise Answer("answer-creator-first", name=escape(_creator(meta)), n=ANYBODY_BEGINS // 60)
            if len(meta.seats) not in desk.game.seats:
                raise Answer("answer-too-few", n=min(desk.game.seats) - len(meta.seats))
            own = [one.options for one in meta.seats]
            match = Match.begin(desk.game, len(meta.seats), secrets.token_hex(32), meta.options, own)
            return playing.begun(desk.saved, match, caller.person, desk.now)

        await self._change(caller, game, change)
        return NOTHING

    # The game

    async def decide(self, caller: Caller, press: Decide) -> Post:
        """Play the decision of a pressed button, if its question still stands."""

        def change(desk: Desk) -> Write:
            match = desk.owed(press.seat, press.ask)
            return self._played(desk, match, match.play(press.seat, press.move))

        return await self._on(caller, press.game, change)

    async def narrow(self, caller: Caller, press: Decide) -> Post:
        """Show the options that begin with the words pressed so far."""
        desk = await self._desk(caller, press.game)
        try:
            desk.owed(press.seat, press.ask)
        except Stale:
            return await posts.panel(desk.scene, press.seat, desk.words.say("answer-changed"))
        return await posts.panel(desk.scene, press.seat, start=press.move)

    async def move(self, caller: Caller, game: str, line: str) -> Post:
        """Play a typed line: one or several decisions of the caller's seat, all of them or none."""

        def change(desk: Desk) -> Write:
            seat, match = desk.seated(), desk.unfinished()
            after = notation.read(match, seat, line, desk.words.notation(desk.game.slug))
            return self._played(desk, match, after)

        return await (self._on(caller, game, change) if line else self.play(caller, game))

    async def undo(self, caller: Caller, game: str, press: TakeBack | None = None) -> Post:
        """Take back the caller's latest decision, where nothing since has sealed it."""

        async def change(desk: Desk) -> Write:
            seat = desk.seated()
            desk.unfinished()
            if press:
                desk.asked(press.seat, press.ask)
            log = await self.store.log(game)
            before = playing.with_log(desk.game, desk.saved, log)
            after, index = before.undo(seat)
            line, _ = playing.standing(log)[index]
            return playing.taken_back(desk.saved, before, after, line, seat, caller.person, desk.now)

        return await self._on(caller, game, change)

    async def play(self, caller: Caller, game: str, turn: str = "") -> Post:
        """The caller's panel: their question and its options. `turn`: which one the pressed post was of."""
        desk = await self._desk(caller, game)
        desk.match()
        old = turn and turn != str(desk.meta.turn)
        return await posts.panel(desk.scene, desk.seated(), desk.words.say("answer-old-board") if old else "")

    async def hand(self, caller: Caller, game: str) -> Post:
        """What only the caller may see."""
        return await self.play(caller, game)

    async def board(self, caller: Caller, game: str) -> Post:
        """The table as everybody may see it."""
        desk = await self._desk(caller, game)
        if desk.meta.status == "lobby":
            return posts.lobby(desk.scene)
        desk.match()
        return await posts.board(desk.scene, desk.seat)

    async def text_board(self, caller: Caller, game: str) -> Post:
        """The board as text, with the caller's own question."""
        desk = await self._desk(caller, game)
        desk.match()
        return posts.text_board(desk.scene, desk.seat)

    async def happened(self, caller: Caller, game: str, since: str) -> Post:
        """All that happened after a line of the log."""
        desk = await self._desk(caller, game)
        desk.match()
        told = narrator.news(desk.game, await self.store.log(game, since), desk.words, desk.seat)
        return Post("\n".join(narrator.line(one, desk.scene.names, desk.words) for one in told))

    async def resign(self, caller: Caller, game: str, *, sure: bool = False) -> Post:
        """Leave a running game for good, after one question whether that is meant."""
        desk = await self._desk(caller, game)
        if desk.meta.status == "lobby":
            return await self.leave(caller, game)
        desk.seated()
        desk.unfinished()
        if not sure:
            return _sure(desk, "resign")

        def change(desk: Desk) -> Write:
            seat, match = desk.seated(), desk.unfinished()
            gone = desk.meta.seats[seat].model_copy(update={"left": True})
            seats = (*desk.meta.seats[:seat], gone, *desk.meta.seats[seat + 1 :])
            saved = desk.saved.model_copy(update={"meta": desk.meta.model_copy(update={"seats": seats})})
            return playing.played(saved, match, match.leave(seat), caller.person, desk.now, caller.press)

        await self._change(caller, game, change)
        await self.store.note_games(caller.person, remove=[game])
        return Post(desk.words.say("answer-resigned"))

    async def stop(self, caller: Caller, game: str, *, sure: bool = False) -> Post:
        """End the game for all: its creator or a chat admin at once, others when all who sit agree."""
        desk = await self._desk(caller, game)
        if desk.meta.status not in OPEN:
            raise Answer("answer-over")
        if not caller.admin:
            desk.seated()
        if not sure:
            return _sure(desk, "stop")

        def change(desk: Desk) -> Write:
            if desk.meta.status not in OPEN:
                raise Answer("answer-over")
            votes = desk.meta.votes if desk.seat in (None, *desk.meta.votes) else (*desk.meta.votes, desk.seat)
            agreed = set(votes) >= set(desk.meta.people)
            if caller.admin or caller.person == desk.meta.creator or agreed:
                return _stopped(desk)
            return _seated(desk, desk.meta.seats, votes=votes)

        desk = await self._change(caller, game, change)
        if desk.meta.status == "stopped":
            return Post(desk.words.say("answer-stopped"))
        return Post(desk.words.say("answer-stop-vote", n=len(desk.meta.votes), of=len(desk.meta.people)))

    # Of the room and of the person

    async def rules(self, caller: Caller, slug: str) -> Post:
        """The rules of a game: the one named, else the room's, else the only one there is."""
        room, say = await self.room(caller)
        if not slug:
            held = await self.store.load(room.game) if room.game else None
            slug = held.meta.slug if held else (*self.games,)[0] if len(self.games) == 1 else ""
        game = self._game(slug, say)
        parts = [say.say(word) for n in range(1, 20) if say.has(word := f"rules-{game.slug}-{n}")]
        return Post(parts[0], parts=tuple(parts[1:]))

    async def games_of(self, caller: Caller) -> Post:
        """The games the caller sits in, everywhere, and what can be played."""
        _, say = await self.room(caller)
        person = (await self.store.room_for(caller.room, caller.person))[1]
        held = [saved for saved in await self.store.load_many(person.games) if saved.meta.status in OPEN]
        await self.store.note_games(caller.person, remove=sorted({*person.games} - {saved.id for saved in held}))
        lines = [self._game_line(self._at(caller, saved, say)) for saved in held]
        offer = say.say("games-offer", games=say.list([say.say(f"game-{slug}") for slug in self.games]))
        return Post("\n".join([say.say("games-mine" if lines else "games-none"), *lines, offer]))

    async def set_language(self, caller: Caller, language: str, where: str = "") -> Post:
        """Choose the language for oneself, or (`where` is "room") for the room's public posts."""
        if language not in LANGUAGES:
            raise Answer("error-unknown-language", text=short(language))
        if where != "room":
            await self.store.set_language(caller.person, language)
            return Post(words(language).say("answer-language"))
        await self._set_room(caller, {"language": language})
        return Post(words(language).say("answer-language-room"))

    async def set_limit(self, caller: Caller, limit: str) -> Post:
        """How long a turn may take in this room, counted from now for the turn that is running."""
        _, say = await self.room(caller)
        if limit not in times.LIMITS:
            raise Answer("error-unknown-limit", text=short(limit))
        await self._set_room(caller, {"turn_limit": times.LIMITS[limit]})
        return Post(say.say("answer-limit", limit=times.limit(times.LIMITS[limit], say)))

    async def help(self, caller: Caller) -> Post:
        """What I am and what one can do, a line each."""
        _, say = await self.room(caller)
        commands = [
            say.say("help-command", name=name, text=say.say(f"command-{name}"))
            for name, command in COMMANDS.items()
            if not command.alias
        ]
        head = [say.say(f"help-{part}") for part in ("head", "start", "play", "language", "commands")]
        return Post("\n".join([*head, *commands]))

    # For the table of commands

    async def in_room(self, caller: Caller, use_case: Callable[[Caller, str], Awaitable[Post]]) -> Post:
        """A use case on the game that has the caller's room. Raises Answer where none has."""
        return await use_case(caller, await self.here(caller))

    async def here(self, caller: Caller) -> str:
        """The game that has the caller's room. Raises Answer where none has."""
        room, _ = await self.room(caller)
        if not room.game:
            raise Answer("error-no-game")
        return room.game

    async def move_here(self, caller: Caller, line: str) -> Post:
        """Play a typed line in the game that has the caller's room."""
        return await self.move(caller, await self.here(caller), line)

    async def options_here(self, caller: Caller, chosen: str) -> Post:
        """Show or set options of the lobby that has the caller's room."""
        return await self.options(caller, await self.here(caller), chosen)

    # Inside

    async def _guarded(self, caller: Caller, use_case: Callable[[], Awaitable[Post]]) -> Post:
        spare = words(caller.language or self.language)
        try:
            return await self._answered(caller, use_case)
        except StoreAway:
            LOG.warning("Redis can't be reached", exc_info=True)
            return Post(spare.say("error-memory"))
        except Exception:
            LOG.exception("a use case failed")
            return Post(spare.say("error-unexpected"))

    async def _answered(self, caller: Caller, use_case: Callable[[], Awaitable[Post]]) -> Post:
        try:
            return await use_case()
        except Answer as answer:
            _, say = await self.room(caller)
            return Post(say.say(answer.word, **answer.values))

    async def room(self, caller: Caller) -> tuple[Room, Words]:
        """The caller's room, and the words to answer with."""
        room, person = await self.store.room_for(caller.room, caller.person)
        return room, words(person.language or caller.language or room.language or self.language)

    def _game(self, slug: str, say: Words) -> AnyGame:
        game = self.games.get(slug.lower())
        if game is None:
            raise Answer("error-unknown-game", text=short(slug), games=say.list([f"`{one}`" for one in self.games]))
        return game

    async def _desk(self, caller: Caller, game: str) -> Desk:
        saved, person = await self.store.load_for(game, caller.person)
        if saved is None:
            raise Answer("answer-gone")
        return self._at(caller, saved, words(person.language or caller.language or saved.meta.language))

    def _at(self, caller: Caller, saved: Saved, say: Words) -> Desk:
        return Desk(caller, saved, say, self.games[saved.meta.slug], self.store.now())

    async def _change(self, caller: Caller, game: str, change: Change) -> Desk:
        """Load, let `change` make a write, write it; anew where somebody else wrote first. The desk as it is then."""
        for _ in range(TRIES):
            desk = await self._desk(caller, game)
            made = change(desk)
            written = await made if inspect.isawaitable(made) else made
            outcome = await self.store.write(game, desk.saved.version, written, caller.press)
            if outcome == "duplicate":
                return await self._desk(caller, game)
            if outcome == "ok":
                if written.meta.status not in OPEN and self.keep_finished:
                    await self.store.expire(game, self.keep_finished)
                return self._at(caller, written.after(desk.saved), desk.words)
        raise Answer("error-busy")

    async def _on(self, caller: Caller, game: str, change: Change) -> Post:
        """Change a running match; the answer is the seat's panel after it, or why it can't be."""
        done: list[Write] = []

        async def noted(desk: Desk) -> Write:
            made = change(desk)
            done[:] = [await made if inspect.isawaitable(made) else made]
            return done[0]

        try:
            desk = await self._change(caller, game, noted)
        except Stale as stale:
            return await posts.panel(stale.desk.scene, stale.desk.seated(), stale.desk.words.say("answer-changed"))
        except Refusal as refusal:
            return await self._refused(caller, game, refusal)
        return await posts.panel(desk.scene, desk.seated(), _done(desk, done[0]))

    async def _refused(self, caller: Caller, game: str, refusal: Refusal) -> Post:
        desk = await self._desk(caller, game)
        say, slug = desk.words.say, desk.game.slug
        match refusal:
            case NotYours():
                return await posts.panel(desk.scene, desk.seated())
            case CantUndo(reason=reason):
                own = f"{reason.word}-{slug}"
                text = say(own if desk.words.has(own) else reason.word)
            case NotLegal(reason=None):
                text = say("error-not-legal", text=short(refusal.text))
            case NotLegal(reason=reason) if reason:
                text = say(reason.word, **dict(reason.args))
            case Unreadable():
                text = say("error-unreadable", text=short(refusal.text))
            case _:
                raise refusal
        nearest = getattr(refusal, "nearest", ())
        return Post("\n".join([text, _did_you_mean(nearest, desk.words)]) if nearest else text)

    def _played(self, desk: Desk, before: AnyMatch, after: AnyMatch) -> Write:
        return playing.played(desk.saved, before, after, desk.caller.person, desk.now, desk.caller.press)

    def _offer(self, desk: Desk) -> Post:
        scene = desk.scene
        if desk.meta.status == "lobby":
            text = desk.words.say("answer-lobby-open", game=scene.title)
        else:
            names = desk.words.list([escape(scene.names[seat]) for seat in scene.view(None).waiting])
            progress = scene.describe(None).progress
            text = desk.words.say("answer-running", game=scene.title, progress=progress, names=names)
        return Post(text, rows=((scene.button("board", word="show"),),))

    def _game_line(self, desk: Desk) -> str:
        scene, say = desk.scene, desk.words.say
        if scene.match is None:
            return say("games-lobby", game=scene.title)
        waiting = scene.view(None).waiting
        names = desk.words.list([escape(scene.names[seat]) for seat in waiting])
        state = say("games-turn") if desk.seat in waiting else say("games-wait", names=names)
        return say("games-line", game=scene.title, progress=scene.describe(None).progress, state=state)

    async def _set_room(self, caller: Caller, update: dict[str, Any]) -> None:
        """Set something of the room, and of the game that has it: for admins and who sits, or while no game has it."""
        room, _ = await self.room(caller)
        held = await self.store.load(room.game) if room.game else None
        running = held if held and held.meta.status in OPEN else None
        if running and not caller.admin and running.meta.seat_of(caller.person) is None:
            raise Answer("answer-not-seated")
        await self.store.set_room(caller.room, **update)
        if running is None:
            return

        def change(desk: Desk) -> Write:
            if desk.meta.status not in OPEN:
                return Write(desk.meta, desk.saved.state, desk.saved.asks)
            return playing.settings_changed(desk.saved, desk.scene.match, update, desk.now)

        await self._change(caller, running.id, change)


def _done(desk: Desk, written: Write) -> str:
    """What a seat just did, in its own panel."""
    log = [(str(n), entry) for n, entry in enumerate(written.entries)]
    told = narrator.news(desk.game, log, desk.words, desk.seat)
    own = [narrator.joined(one, desk.words) for one in told if one.seat == desk.seat]
    return desk.words.say("answer-done", news=own[0]) if own else ""


def _did_you_mean(nearest: tuple[str, ...], say: Words) -> str:
    first, second, third = (*nearest, "", "", "")[:3]
    return say.say("error-nearest", n=min(len(nearest), 3), first=first, second=second, third=third)


def _sure(desk: Desk, what: Any) -> Post:
    button = Button(desk.words.say(f"button-{what}"), write(Act(desk.saved.id, what, "yes")), "danger")
    return Post(desk.words.say(f"answer-{what}"), rows=((button,),))


def _creator(meta: Meta) -> str:
    return next(one.name for one in meta.seats if one.person == meta.creator)


def _without(seats: tuple[Sitting, ...], seat: int) -> tuple[Sitting, ...]:
    return (*seats[:seat], *seats[seat + 1 :])


def _seated(desk: Desk, seats: tuple[Sitting, ...], **update: Any) -> Write:
    """The game with other seats or settings. Raises Answer where there are too many."""
    if len(seats) > max(desk.game.seats):
        raise Answer("answer-full")
    return Write(desk.meta.model_copy(update={"seats": seats, **update}), desk.saved.state, desk.saved.asks)


def _stopped(desk: Desk) -> Write:
    meta = desk.meta.model_copy(update={"status": "stopped", "ended": desk.now, "deadline": 0})
    return Write(meta, desk.saved.state, desk.saved.asks, timers=Timers())
