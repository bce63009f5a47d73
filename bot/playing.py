"""From a loaded game to its next write: a match taken up, ask numbers, timers. Pure; rooms and clock both use it."""

from collections.abc import Sequence
from types import GenericAlias
from typing import Any, TypeAlias

from pydantic import TypeAdapter

from bot.saved import LogEntry, Meta, Saved
from bot.store import Timers, Write
from engine.game import Game, Seat
from engine.match import Match, Step, adapter

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
LogLines: TypeAlias = Sequence[tuple[str, LogEntry]]


def take_up(game: AnyGame, saved: Saved) -> AnyMatch:
    """The match of a game that has begun, without its log."""
    return Match.resume(game, saved.meta.setup, saved.state)


def with_log(game: AnyGame, saved: Saved, log: LogLines) -> AnyMatch:
    """The match with its whole log, as undo needs it."""
    steps = [Step(entry.seat, entry.move, read_events(game, entry)) for _, entry in standing(log)]
    return Match.resume(game, saved.meta.setup, saved.state, steps)


def standing(log: LogLines) -> LogLines:
    """The log's steps that were not undone, each with its id."""
    undone = {entry.undone for _, entry in log if entry.undone}
    return [(key, entry) for key, entry in log if not entry.undone and key not in undone]


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
    entries = tuple(entry_of(match.game, step, by, now) for step in match.steps)
    return _write(saved.model_copy(update={"meta": meta}), None, match, entries, now)


def played(saved: Saved, before: AnyMatch, after: AnyMatch, by: str, now: float, press: str = "") -> Write:
    """The steps that `after` has beyond `before` are written; what each seat is asked is numbered anew."""
    steps = after.steps[len(before.steps) :]
    entries = tuple(entry_of(after.game, step, by, now, press) for step in steps)
    movers = frozenset(step.seat for step in steps if step.seat is not None)
    return _write(saved, before, after, entries, now, movers)


def taken_back(saved: Saved, before: AnyMatch, after: AnyMatch, line: str, seat: Seat, by: str, now: float) -> Write:
    """One decision is undone: `line` is the log line it stood in. Its events say who heard of it."""
    step = next(step for step in reversed(before.steps) if step.seat == seat)
    entries = (entry_of(before.game, step, by, now).model_copy(update={"undone": line}),)
    return _write(saved, before, after, entries, now, frozenset({seat}))


def settings_changed(saved: Saved, match: AnyMatch | None, update: dict[str, Any], now: float) -> Write:
    """A setting of the room is carried over to its game; a new turn limit counts from now for every seat."""
    meta = saved.meta.model_copy(update=update)
    if match is None:
        return Write(meta, saved.state, saved.asks)
    if "turn_limit" in update:
        every = (now + meta.turn_limit,) * len(meta.seats) if meta.turn_limit else ()
        meta = _earliest(meta.model_copy(update={"deadlines": every}), match)
    return Write(meta, saved.state, saved.asks, timers=timers(meta, match, now))


def owing_computers(meta: Meta, match: AnyMatch) -> tuple[Seat, ...]:
    """The computer players that owe a decision now."""
    return tuple(seat for seat in match.game.to_move(match.state) if meta.seats[seat].computer)


def _write(
    saved: Saved,
    before: AnyMatch | None,
    after: AnyMatch,
    entries: tuple[LogEntry, ...],
    now: float,
    movers: frozenset[Seat] = frozenset(),
) -> Write:
    meta = _closed(_timed(saved.meta, before, after, movers, now), after, now)
    same = before is not None and timers(saved.meta, before, now) == timers(meta, after, now)
    return Write(
        meta=meta,
        state=after.dump(),
        asks=_numbered(saved.asks, before, after, movers),
        entries=entries,
        timers=None if same else timers(meta, after, now),
    )


def timers(meta: Meta, match: AnyMatch, now: float) -> Timers:
    """When the game's clocks ring next: a computer player's decision is due at once."""
    due = now if owing_computers(meta, match) else meta.deadline or None
    return Timers(due, next_reminder(meta, match, now))


def next_reminder(meta: Meta, match: AnyMatch, now: float) -> float | None:
    """When half of somebody's time is over next, who owes a decision."""
    halves = (at - meta.turn_limit / 2 for at in owed_deadlines(meta, match).values())
    return min((half for half in halves if half > now), default=None)


def owed_deadlines(meta: Meta, match: AnyMatch) -> dict[Seat, float]:
    """Until when each seat that owes a decision has time; empty without a turn limit."""
    return {seat: meta.deadlines[seat] for seat in match.game.to_move(match.state) if meta.deadlines}


def _timed(meta: Meta, before: AnyMatch | None, after: AnyMatch, movers: frozenset[Seat], now: float) -> Meta:
    """A deadline belongs to a seat's turn: it is set when that changes, and writes inside the turn leave it alone.

    Where players go on at their own pace, the turn of one who finished changes, and that of the others doesn't.
    """
    turn = after.game.turn(after.state)
    if turn != meta.turn and meta.turn_limit:
        fresh, old = now + meta.turn_limit, meta.deadlines or (0.0,) * len(meta.seats)
        anew = (_changed(seat, before, after, movers) for seat in range(len(old)))
        meta = meta.model_copy(
            update={"deadlines": tuple(fresh if new else at for new, at in zip(anew, old, strict=True))}
        )
    return _earliest(meta.model_copy(update={"turn": turn}), after)


def _earliest(meta: Meta, match: AnyMatch) -> Meta:
    return meta.model_copy(update={"deadline": min(owed_deadlines(meta, match).values(), default=0)})


def _closed(meta: Meta, match: AnyMatch, now: float) -> Meta:
    if match.result() is None:
        return meta
    return meta.model_copy(update={"status": "over", "ended": now})


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
