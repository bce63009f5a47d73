"""From a loaded game to its next write: a match taken up, ask numbers, timers. Pure; rooms and clock both use it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import GenericAlias
from typing import Any, Final, TypeAlias

from pydantic import TypeAdapter

from bot import presence, votes
from bot.post import PersonKey
from bot.saved import LogEntry, Meta, Saved, Unreadable, reading
from bot.store import Timers, Write
from engine.game import Game, Seat
from engine.match import LEAVE, Match, Step, adapter

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
LogLines: TypeAlias = Sequence[tuple[str, LogEntry]]

AT_ONCE: Final = 0.0
"""A time that is past whatever the clock says."""
FIRST_LOOK: Final = 60 * 60
"""Seconds of a turn after which somebody may want to be reminded, at the earliest."""


def take_up(game: AnyGame, saved: Saved) -> AnyMatch:
    """The match of a game that has begun, without its log. Raises Unreadable."""
    with reading(saved.id):
        return Match.resume(game, saved.meta.setup, saved.state)


def game_of(games: Mapping[str, AnyGame], saved: Saved) -> AnyGame:
    """Which of the games it is. Raises Unreadable for one that this version of the bot doesn't have, or its rules."""
    slug, rules = saved.meta.slug, saved.meta.rules
    if slug not in games:
        raise Unreadable(f"the game {saved.id} can't be read: nothing is called {slug} here")
    if saved.meta.seed and rules != games[slug].rules:
        raise Unreadable(
            f"the game {saved.id} can't be read: it is {slug} by rules {rules}, here are {games[slug].rules}"
        )
    return games[slug]


def with_log(game: AnyGame, saved: Saved, log: LogLines) -> AnyMatch:
    """The match with its whole log, as undo needs it. Raises Unreadable."""
    with reading(saved.id):
        steps = [Step(entry.seat, entry.move, read_events(game, entry)) for _, entry in standing(log)]
        return Match.resume(game, saved.meta.setup, saved.state, steps)


def standing(log: LogLines) -> LogLines:
    """The log's steps that were not undone, each with its id."""
    undone = {entry.undone for _, entry in log if entry.undone}
    return [(key, one) for key, one in log if not one.undone and key not in undone and one.former is None]


@dataclass(frozen=True, slots=True)
class Missed:
    """The lines of a log that came after the line `since`, the last thing somebody did themselves."""

    since: str
    log: LogLines


NOTHING_MISSED: Final = Missed("0", ())


def missed(log: LogLines, seat: Seat, person: PersonKey) -> Missed:
    """What has happened since who has a seat did something or got it, or else since the deal."""
    own = (n for n, (_, one) in enumerate(log) if one.by == person or (one.seat == seat and one.former is not None))
    after = max(own, default=-1) + 1
    return Missed(log[after - 1][0] if after else "0", log[after:])


def turns(game: AnyGame, saved: Saved, log: LogLines) -> tuple[tuple[int, LogLines], ...]:
    """What stands in the log, turn by turn with their numbers from 1, and where seats changed hands.

    The match is played again for it, as the lines alone don't tell where a turn ends. A turn in which there was nothing
    to decide has no part.
    """
    match = Match.deal(game, saved.meta.setup)
    before, parts = game.turn(match.state) - 1, [(1, list[tuple[str, LogEntry]]())]
    steps = {key for key, _ in standing(log)}
    for key, entry in log:
        if key in steps or entry.former is not None:
            parts[-1][1].append((key, entry))
        if key in steps and entry.seat is not None:
            turn, match = game.turn(match.state), match.again([(entry.seat, entry.move)])
            if game.turn(match.state) != turn:
                parts.append((game.turn(match.state) - before, []))
    return tuple((number, part) for number, part in parts if part)


def read_events(game: AnyGame, entry: LogEntry) -> tuple[Any, ...]:
    """A log line's events."""
    events: tuple[Any, ...] = _events(game).validate_json(entry.events)
    return events


def entry_of(game: AnyGame, step: Step[Any], by: str, at: float, press: str = "") -> LogEntry:
    """A step of a match as a line of the log."""
    events = _events(game).dump_json(step.events).decode()
    return LogEntry(seat=step.seat, move=step.move, events=events, by=by, at=at, press=press)


def _events(game: AnyGame) -> TypeAdapter[Any]:
    return adapter(GenericAlias(tuple, (game.Event, ...)))


def begun(saved: Saved, match: AnyMatch, by: str, now: float) -> Write:
    """A lobby becomes a running game: the deal is the log's first line."""
    meta = saved.meta.model_copy(
        update={"status": "running", "seed": match.setup.seed, "rules": match.setup.rules,
                "options": match.setup.options, "begun": now, "turn": -1}
    )  # fmt: skip
    beginner = meta.seat_of(by)
    meta = presence.returned(meta, now) if beginner is None else presence.came(meta, beginner, now)
    entries = tuple(entry_of(match.game, step, by, now) for step in match.steps)
    return _write(saved.model_copy(update={"meta": meta}), meta, None, match, entries, now)


def played(saved: Saved, before: AnyMatch, after: AnyMatch, by: str, now: float, press: str = "") -> Write:
    """The steps that `after` has beyond `before` are written; what each seat is asked is numbered anew."""
    steps = after.steps[len(before.steps) :]
    entries = tuple(entry_of(after.game, step, by, now, press) for step in steps)
    movers = frozenset(step.seat for step in steps if step.seat is not None)
    meta = _free(presence.moved(saved.meta, movers, by, now), steps)
    return _write(saved, meta, before, after, entries, now, movers)


def taken_back(saved: Saved, before: AnyMatch, after: AnyMatch, lines: LogLines, by: str, now: float) -> Write:
    """Decisions are undone: the lines of the log they stood in. Their events say who heard of them."""
    update = {"by": by, "at": now, "press": ""}
    entries = tuple(entry.model_copy(update={**update, "undone": line}) for line, entry in lines)
    movers = frozenset(entry.seat for _, entry in lines if entry.seat is not None)
    sealed = saved.meta.model_copy(update={"undoable": (), "latest": {}})
    meta = _free(presence.moved(sealed, movers, by, now), after.steps)
    return _write(saved, meta, before, after, entries, now, movers)


def handed_over(saved: Saved, match: AnyMatch, meta: Meta, seat: Seat, by: str, now: float) -> Write:
    """A seat got another player, who is in `meta`; turn order and pieces stay, and the time of its turn begins anew."""
    holder = saved.meta.seats[seat]
    entry = LogEntry(seat=seat, move="", by=by, at=now, former=holder.name, holder=holder.person)
    return _write(saved, meta, match, match, (entry,), now)


def present(saved: Saved, match: AnyMatch | None, meta: Meta, now: float) -> Write:
    """Somebody has come back or gone away: `meta` says who is here now."""
    if match is None:
        return Write(meta, saved.state, saved.asks)
    still = saved.meta.paused and meta.paused
    ends_otherwise = still and presence.pause_changes(saved.meta) != presence.pause_changes(meta)
    return replace(_write(saved, meta, match, match, (), now), untrue=bool(ends_otherwise))


def stopped(saved: Saved, now: float, by: str = "", person: PersonKey = "", *, idle: bool = False) -> Write:
    """A lobby or a game ends without a result. by: the name of who stopped it alone. idle: nobody came for too long."""
    update = {"status": "stopped", "ended": now, "deadline": 0, "stopped_by": by, "stopper": person, "idle": idle}
    return Write(saved.meta.model_copy(update=update), saved.state, saved.asks, timers=Timers())


def look_anew(saved: Saved, match: AnyMatch, meta: Meta, now: float) -> Write:
    """Something changes about who is to be called and when: the clock looks at it at once."""
    return Write(meta, saved.state, saved.asks, timers=Timers(rings(meta, match, now), now))


def settings_changed(saved: Saved, match: AnyMatch | None, update: dict[str, Any], now: float) -> Write:
    """A setting of the room is carried over to its game; a new turn limit counts from now for every seat."""
    meta = saved.meta.model_copy(update=update)
    if match is None:
        return Write(meta, saved.state, saved.asks)
    if "turn_limit" in update:
        every = tuple(presence.ends(meta, seat, now) for seat in range(len(meta.seats)))
        meta = _earliest(meta.model_copy(update={"deadlines": every}), match)
    return Write(meta, saved.state, saved.asks, timers=timers(meta, match, now), untrue=True)


def owing_computers(meta: Meta, match: AnyMatch) -> tuple[Seat, ...]:
    """The computer players that owe a decision now."""
    return tuple(seat for seat in match.game.to_move(match.state) if meta.seats[seat].computer)


def _write(
    saved: Saved,
    meta: Meta,
    before: AnyMatch | None,
    after: AnyMatch,
    entries: tuple[LogEntry, ...],
    now: float,
    movers: frozenset[Seat] = frozenset(),
) -> Write:
    """What `meta` and `after` have beyond `saved` and `before` is written."""
    meta = _closed(_timed(saved.meta, meta, before, after, movers, now), after, now)
    same = before is not None and timers(saved.meta, before, now) == timers(meta, after, now)
    return Write(
        meta=meta,
        state=after.dump(),
        asks=_numbered(saved.asks, before, after, movers),
        entries=entries,
        timers=None if same else timers(meta, after, now),
    )


def _free(meta: Meta, steps: Iterable[Step[Any]]) -> Meta:
    """Which seats may take which decision back after these further steps (engine/match.py, undo)."""
    free, latest = {*meta.undoable}, {**meta.latest}
    for step in steps:
        if step.seat is not None:
            free |= {step.seat}
            latest[step.seat] = step.move
        free -= {seat for event in step.events for seat in (*event.commits, *event.closes)}
        free -= {step.seat} if step.move == LEAVE else set()
    known = {seat: move for seat, move in latest.items() if seat in free}
    return meta.model_copy(update={"undoable": tuple(sorted(free)), "latest": known})


def timers(meta: Meta, match: AnyMatch, now: float) -> Timers:
    """When the game's clocks ring next."""
    return Timers(rings(meta, match, now), _first_look(meta, match, now)) if meta.status == "running" else Timers()


def rings(meta: Meta, match: AnyMatch | None, now: float) -> float | None:
    """When time changes an open game next: a lobby closes after a day; AT_ONCE for a computer player's decision."""
    if match is None:
        return meta.created + presence.LOBBY_ENDS
    if owing_computers(meta, match):
        return AT_ONCE
    due = presence.pause_changes(meta) if meta.paused else meta.deadline
    return min((at for at in (due, votes.decided(meta, now)) if at), default=None)


def owed_deadlines(meta: Meta, match: AnyMatch) -> dict[Seat, float]:
    """Until when each seat that owes a decision has time; empty without a limit, and in a pause."""
    if meta.paused or not meta.deadlines:
        return {}
    return {seat: meta.deadlines[seat] for seat in match.game.to_move(match.state) if meta.deadlines[seat]}


def remindable(meta: Meta, match: AnyMatch, now: float) -> tuple[Seat, ...]:
    """The people who owe a decision and are waited for."""
    owing = (seat for seat in match.game.to_move(match.state) if seat in meta.people and meta.asked)
    return tuple(seat for seat in owing if not presence.is_away(meta.seats[seat], now))


def _first_look(meta: Meta, match: AnyMatch, now: float) -> float | None:
    """When somebody may have to be reminded for the first time in a turn: bot/clock then looks at what they chose."""
    wait = min(FIRST_LOOK, meta.turn_limit / 2 or FIRST_LOOK)
    return min((meta.asked[seat] + wait for seat in remindable(meta, match, now)), default=None)


def _timed(
    old: Meta, meta: Meta, before: AnyMatch | None, after: AnyMatch, movers: frozenset[Seat], now: float
) -> Meta:
    """Time is counted by seat and turn: it begins with these, and writes inside the turn leave it alone.

    Where players go on at their own pace, the turn of one who finished changes, and that of the others doesn't.
    """
    turn = after.game.turn(after.state)
    fresh = set[Seat]()
    for seat in range(len(meta.seats)):
        next_turn = turn != old.turn and _changed(seat, before, after, movers)
        if next_turn or _is_called_up(seat, before, after, movers) or _is_counted_anew(seat, old, meta):
            fresh.add(seat)
    return _earliest(presence.asked(meta, fresh, now).model_copy(update={"turn": turn}), after)


def _is_called_up(seat: Seat, before: AnyMatch | None, after: AnyMatch, movers: frozenset[Seat]) -> bool:
    """Whether somebody else's move asks a seat that owed nothing."""
    owed = before is None or seat in before.game.to_move(before.state)
    return not owed and seat not in movers and seat in after.game.to_move(after.state)


def _is_counted_anew(seat: Seat, old: Meta, meta: Meta) -> bool:
    """Whether a seat has come back, gone away or got another player, or the whole game goes on after a pause."""
    before, now = old.seats[seat], meta.seats[seat]
    other = (before.person, before.computer, bool(before.away)) != (now.person, now.computer, bool(now.away))
    return other or bool(old.paused and not meta.paused)


def _earliest(meta: Meta, match: AnyMatch) -> Meta:
    return meta.model_copy(update={"deadline": min(owed_deadlines(meta, match).values(), default=0)})


def _closed(meta: Meta, match: AnyMatch, now: float) -> Meta:
    """A game is over once it has a result, and is stopped once no person plays any more."""
    if match.result() is None and meta.people:
        return meta
    status = "stopped" if match.result() is None else "over"
    return meta.model_copy(update={"status": status, "ended": now, "deadline": 0})


def _numbered(
    asks: tuple[int, ...], before: AnyMatch | None, after: AnyMatch, movers: frozenset[Seat]
) -> tuple[int, ...]:
    """Ask numbers grow whenever what a seat is asked changes, and are never used again."""
    old = asks or (0,) * after.setup.seats
    return tuple(number + _changed(seat, before, after, movers) for seat, number in enumerate(old))


def _changed(seat: Seat, before: AnyMatch | None, after: AnyMatch, movers: frozenset[Seat]) -> bool:
    """Whether a seat is asked something new, be it in the same words."""
    return seat in movers or before is None or _question(before, seat) != _question(after, seat)


def _question(match: AnyMatch, seat: Seat) -> Any:
    return match.game.ask(match.state, seat) if seat in match.game.to_move(match.state) else None
