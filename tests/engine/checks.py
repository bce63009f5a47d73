"""What every game must keep. Each check asserts it at one moment of a played game; the table of them is in kit.py."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import partial
from itertools import islice, product
from math import isfinite
from typing import Any, Final

from pydantic import BaseModel

from engine.game import Event, NotYours, Refusal, Result, Seat, heard
from engine.match import LEAVE, CantUndo, Match, Record, Setup, Step, Unproven, adapter, verify
from engine.notation import fold, lines, read, translate
from engine.players import PLAYERS, play_out
from tests.engine.played import AnyMatch, Moment, Viewer, written

LONGEST_NOTATION: Final = 40
PLAIN: Final = (str, int, float, bool, type(None))
PERSIAN: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
DATACLASS_PARAMS: Final = "__dataclass_params__"
HALF_SPACE: Final = "\u200c"


def questions(moment: Moment) -> None:
    """Who owes a decision is asked in their view, with something to choose; nobody else is; until the end somebody."""
    game, waiting = moment.game, moment.game.to_move(moment.state)
    options = game.Options.model_validate(moment.match.setup.options)
    assert list(waiting) == sorted(set(waiting) & set(moment.seats)), f"to_move is {waiting}"
    assert bool(waiting) == (game.result(moment.state) is None), f"{waiting} owe a decision, and it is over or hangs"
    for viewer in moment.viewers:
        view = game.view(moment.state, viewer)
        assert (view.viewer, view.waiting) == (viewer, waiting), f"the view of {viewer} is not of now"
        assert view.over == game.result(moment.state), f"{viewer} sees another result"
        if viewer not in waiting or viewer is None:
            assert view.ask is None, f"{viewer} is asked but owes nothing"
            continue
        assert view.ask == game.ask(moment.state, viewer), f"{viewer} isn't shown the question"
        assert view.ask is not None
        assert view.ask.moves, f"{viewer} has nothing to choose"
        assert view.ask.kind.isidentifier(), f"{view.ask.kind} is no name"
        assert game.secret(options) or not view.ask.private, f"the options keep {viewer}'s secret a secret"
    for seat in set(moment.seats) - set(waiting):
        _refused(NotYours, partial(moment.match.find, seat, ""), f"{seat} owes nothing and may decide")


def notations(moment: Moment) -> None:
    """Short, plain, and unlike each other in every language however they are typed."""
    for seat, moves in moment.asked:
        texts = tuple(map(str, moves))
        assert len(set(texts)) == len(texts), f"two moves of {seat} are written alike: {texts}"
        for text in texts:
            assert text.isascii(), f"{text!r} is not ASCII"
            assert text.isprintable(), f"{text!r} can't be seen"
            assert 0 < len(text) <= LONGEST_NOTATION, f"{text!r} is too long or empty"
            assert text == " ".join(text.split()), f"{text!r} has spaces too many"
            assert text != LEAVE, "a move has the notation of leaving"
        for words in moment.languages:
            forms = {fold(form): text for text in texts for form in (text, translate(text, words))}
            alike = [text for text in texts if not forms[fold(text)] == text == forms[fold(translate(text, words))]]
            assert not alike, f"typed, {alike} can't be told from others of {texts}"


def typing(moment: Moment) -> None:
    """A notation is found again in every language, whatever its letters, digits and spaces are."""
    for seat, moves in moment.asked:
        for text, words in product(map(str, moves), moment.languages):
            local = translate(text, words)
            for typed in (local, f" {local.upper()} ", local.replace(" ", HALF_SPACE), local.translate(PERSIAN)):
                steps = read(moment.match, seat, typed, words).steps
                assert [step.move for step in steps[moment.n + 1 :]] == [text], f"{typed!r} is read as {steps[-1]}"


def untouched(moment: Moment) -> None:
    """Nothing that a game is asked or told changes the state it is given."""
    state, before = moment.state, moment.match.dump()
    for seat, moves in moment.asked:
        for move in moves:
            moment.game.play(state, seat, move)
        moment.game.default(state, seat)
        moment.game.why(state, seat, "a1")
    for viewer in moment.viewers:
        moment.redealt(viewer)
        score = moment.game.estimate(moment.game.view(state, viewer), 0)
        assert isfinite(score), f"the position is worth {score}"
    for seat in moment.seats:
        with suppress(NotYours):
            moment.game.leave(state, seat)
    assert moment.match.dump() == before, "the state was changed in place"


def shortcuts(moment: Moment) -> None:
    """A search's short ways to a question's name and to an outlook lead where the long ones do."""
    game, state = moment.game, moment.state
    for seat in moment.seats:
        view = game.view(state, seat)
        assert game.outlook(state, seat) == game.estimate(view, seat), f"to {seat} it looks otherwise"
        assert view.ask is None or game.kind(state, seat) == view.ask.kind, f"{seat} is asked something else"


def frozen(moment: Moment) -> None:
    """No part of a state, a move, an event or a view can be changed."""
    roots = [moment.state, *moment.match.steps[-1].events]
    roots += [move for _, moves in moment.asked for move in moves]
    roots += [moment.game.view(moment.state, viewer) for viewer in moment.viewers]
    for root in roots:
        for path, part in _parts(type(root).__name__, root):
            assert _is_frozen(part), f"{path} can be changed: {type(part).__name__}"


def _parts(path: str, thing: Any) -> Iterator[tuple[str, Any]]:
    yield path, thing
    if isinstance(thing, tuple):
        for place, part in enumerate(thing):
            yield from _parts(f"{path}[{place}]", part)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from _parts(f"{path}.{field.name}", getattr(thing, field.name))
    elif isinstance(thing, BaseModel):
        for name, part in thing:
            yield from _parts(f"{path}.{name}", part)


def _is_frozen(part: Any) -> bool:
    kind: Any = type(part)
    if is_dataclass(kind):
        return bool(getattr(kind, DATACLASS_PARAMS).frozen)
    if issubclass(kind, BaseModel):
        return bool(kind.model_config.get("frozen"))
    return kind in PLAIN or kind is tuple


def json(moment: Moment) -> None:
    """State, events and moves are the same after JSON there and back, and play on alike from there."""
    game = moment.game
    things = [(game.State, moment.state)]
    things += [(game.Event, event) for event in moment.match.steps[-1].events]
    things += [(type(move), move) for _, moves in moment.asked for move in moves]
    for kind, thing in things:
        text = adapter(kind).dump_json(thing)
        back = adapter(kind).validate_json(text)
        assert back == thing, f"{thing} came back as {back}"
        assert adapter(kind).dump_json(back) == text, f"{thing} is written otherwise the second time"
    if moment.after:
        taken_up: AnyMatch = Match.resume(game, moment.match.setup, moment.match.dump())
        again = taken_up.again(moment.after.moves()[-1:])
        on = moment.after
        assert (again.state, again.steps) == (on.state, on.steps[-1:]), "a match taken up goes on otherwise"


def same_bytes(moment: Moment) -> None:
    """The same seed and moves give the same bytes, whoever plays them."""
    game = type(moment.game)()
    setup = Setup.model_validate_json(moment.match.setup.model_dump_json())
    again = [Match.deal(game, setup)]
    for move in moment.match.moves():
        again.append(again[-1].again([move]))
    assert list(written(again)) == list(written(moment.played.matches)), "played again, the bytes differ"


def undo(moment: Moment) -> None:
    """What was taken back was never played; it is refused where sealed, where others built on it, where nothing is."""
    match = moment.match
    for seat in moment.seats:
        without, latest = _without_latest(moment, seat)
        undone, index, refusal = _undone(match, seat)
        assert refusal == _why_no_undo(match, seat, latest, without), f"undo of {seat} answers {refusal or 'done'}"
        if undone and without:
            assert index == latest, f"{seat} took back step {index}, not {latest}"
            assert undone == without, f"{seat} took back step {index}, and traces of it stayed"
            assert undone.dump() == without.dump(), f"{seat} took back step {index}, and the bytes differ"
            undone.find(seat, match.steps[index].move)


def _undone(match: AnyMatch, seat: Seat) -> tuple[AnyMatch | None, int, str]:
    try:
        return (*match.undo(seat), "")
    except CantUndo as refusal:
        return None, 0, refusal.reason.word


def _without_latest(moment: Moment, seat: Seat) -> tuple[AnyMatch | None, int]:
    """The match as if a seat's latest decision had not been played, and its step; None if sealed, or it can't be so."""
    match = moment.match
    latest = max((n for n, step in enumerate(match.steps) if step.seat == seat), default=0)
    if not latest or any(seat in event.commits for step in match.steps[latest:] for event in step.events):
        return None, latest
    try:
        without = moment.played.matches[latest - 1].again(match.moves()[latest:])
    except Refusal:
        return None, latest
    return without if without.steps[latest:] == match.steps[latest + 1 :] else None, latest


def _why_no_undo(match: AnyMatch, seat: Seat, latest: int, without: AnyMatch | None) -> str:
    events = [event for step in match.steps[latest:] for event in step.events]
    reasons = {
        "undo-nothing": not latest,
        "undo-over": match.result() is not None,
        "undo-committed": any(seat in event.commits for event in events),
        "undo-closed": any(seat in event.closes for event in events),
        "undo-others": without is None,
    }
    return next((word for word, holds in reasons.items() if holds), "")


def takeback(moment: Moment) -> None:
    """With the consent of all a decision goes, with what was built on it, unless something was shown since."""
    match = moment.match
    for seat in moment.seats:
        latest = max((n for n, step in enumerate(match.steps) if step.seat == seat), default=0)
        try:
            before, gone = match.takeback(seat)
        except CantUndo:
            since = [event for step in match.steps[latest:] for event in step.events]
            left = any(step.move == LEAVE for step in match.steps[latest:])
            bound = match.result() or any(event.commits for event in since) or left
            assert not latest or bound, f"{seat} can't take back step {latest}, and nothing was shown since"
            continue
        since = [move for n, move in enumerate(match.moves(), start=1) if n > latest and n not in gone]
        assert gone[0] == latest, f"{seat} took back step {gone[0]}, not {latest}"
        assert before == moment.played.matches[latest - 1].again(since), f"{seat} took back, and traces stayed"
        assert LEAVE not in (match.steps[n].move for n in gone), f"{seat} took back that somebody left"


def seals(moment: Moment) -> None:
    """Who was shown something new that matters to them can't take back what they decided before it, with no consent.

    New is what would have looked otherwise, had the hidden things been dealt otherwise.
    """
    after = moment.after
    for viewer in moment.seats if after else ():
        other = _in_another_world(moment, viewer)
        if after and other and _news(moment, viewer, *other) != _news(moment, viewer, after.state, after.steps[-1]):
            _refused(CantUndo, partial(after.takeback, viewer), f"{viewer} saw something new and can take back a move")


def _news(moment: Moment, viewer: Seat, state: Any, step: Step[Any]) -> tuple[Any, Any]:
    """What a decision showed and told a seat of its own and the table's."""
    told = _told(tuple(event for event in step.events if event.seat in (viewer, None)), viewer)
    return moment.subject.matters(moment.game.view(state, viewer)), told


def _in_another_world(moment: Moment, viewer: Viewer) -> tuple[Any, Step[Any]] | None:
    """The same decision in a world that looked the same to a viewer; None where it isn't open there."""
    assert moment.after
    step, other, game = moment.after.steps[-1], moment.redealt(viewer), moment.game
    if step.seat not in game.to_move(other):
        return None
    move = next((one for one in game.ask(other, step.seat).moves if str(one) == step.move), None)
    if move is None:
        return None
    state, events = game.play(other, step.seat, move)
    return state, Step(step.seat, step.move, events)


def _told(events: tuple[Event, ...], viewer: Viewer) -> tuple[Event | None, ...]:
    return tuple(heard(event, viewer) for event in events)


def secrecy(moment: Moment) -> None:
    """What a viewer can't know may be dealt otherwise: what they see, what they are asked, who is on turn stay."""
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        view, other = game.view(state, viewer), moment.redealt(viewer)
        assert game.view(other, viewer) == view, f"the view of {viewer} depends on what they can't know"
        assert game.to_move(other) == game.to_move(state), f"whose turn it is depends on what {viewer} can't know"
        assert game.turn(other) == game.turn(state), f"the turn depends on what {viewer} can't know"
        assert moment.match.setup.seed not in repr(view), f"{viewer} sees the seed"


def redeals(moment: Moment) -> None:
    """The secrecy of a game is put to the test at all: what is hidden does get dealt otherwise."""
    hidden = moment.subject.hidden
    assert hidden
    for viewer in moment.viewers:
        moments = (Moment(moment.played, n) for n in range(len(moment.played.matches)))
        changed = any(hidden(one.redealt(viewer), viewer) != hidden(one.state, viewer) for one in moments)
        assert changed, f"the guesses of {viewer} always hit the truth"


def faces(moment: Moment) -> None:
    """Pictures and words are the same for a viewer whatever was dealt unseen."""
    for viewer in moment.viewers:
        mine, other = (moment.game.view(one, viewer) for one in (moment.state, moment.redealt(viewer)))
        for face in moment.subject.faces:
            assert face(other) == face(mine), f"what {viewer} is shown depends on what they can't know"


def telling(moment: Moment) -> None:
    """What is told of a decision says no more than what is seen after it."""
    after = moment.after
    for viewer in moment.viewers:
        for seat, moves in moment.asked:
            if seat != viewer and moment.game.ask(moment.state, seat).private:
                _told_alike(moment, viewer, seat, moves)
        for state, step in _alike_elsewhere(moment, viewer) if after else ():
            if after and moment.game.view(state, viewer) == moment.game.view(after.state, viewer):
                told, alike = _told(after.steps[-1].events, viewer), _told(step.events, viewer)
                assert told == alike, f"{viewer} is told {told}, and could be told {alike}, where both look the same"


def _alike_elsewhere(moment: Moment, viewer: Viewer) -> Iterator[tuple[Any, Step[Any]]]:
    """The decision that was taken, in a world that looked the same to a viewer.

    Of a private decision nobody else knows which it was, so there it may be any that is open.
    """
    assert moment.after
    step, game = moment.after.steps[-1], moment.game
    if step.seat == viewer or step.seat is None or not game.ask(moment.state, step.seat).private:
        if other := _in_another_world(moment, viewer):
            yield other
        return
    other_state = moment.redealt(viewer)
    for move in game.ask(other_state, step.seat).moves if step.seat in game.to_move(other_state) else ():
        state, events = game.play(other_state, step.seat, move)
        yield state, Step(step.seat, str(move), events)


def _told_alike(moment: Moment, viewer: Viewer, seat: Seat, moves: tuple[Any, ...]) -> None:
    """Private decisions that leave the same sight are told alike."""
    heard_of: dict[Any, Any] = {}
    for move in moves:
        state, events = moment.game.play(moment.state, seat, move)
        told = _told(events, viewer)
        first = heard_of.setdefault(moment.game.view(state, viewer), told)
        assert first == told, f"{viewer} can tell from {told} that {seat} played {move}"


def events(moment: Moment) -> None:
    """Events name seats that exist; who may hear all hears all; what is heard once can be heard again."""
    for event in moment.match.steps[-1].events:
        named = (*event.commits, *event.closes, *(event.eyes or ()), *(() if event.seat is None else (event.seat,)))
        assert set(named) <= set(moment.seats), f"{event} names seats that aren't there"
        assert event.forced.isascii(), f"{event.forced!r} is not ASCII"
        for viewer in moment.viewers:
            told = heard(event, viewer)
            assert told is None or heard(told, viewer) == told, f"{event} changes when told twice"


def pieces(moment: Moment) -> None:
    """Nothing appears, nothing is lost."""
    dealt, now = (moment.subject.pieces(one.state) for one in (moment.played.matches[0], moment.match))
    assert now == dealt, f"dealt {dealt}, now {now}"


def turns(moment: Moment) -> None:
    """The turn never falls back."""
    if moment.after:
        assert moment.game.turn(moment.after.state) >= moment.game.turn(moment.state), "the turn fell back"


def defaults(moment: Moment) -> None:
    """Whoever is late, what the rules play for them reaches the next turn."""
    turn = moment.game.turn
    match = moment.match
    for _ in range(moment.subject.longest):
        if match.result() or turn(match.state) > turn(moment.state):
            return
        match = match.default(moment.game.to_move(match.state)[0])
    raise AssertionError("defaults never reach the next turn")


def ends(moment: Moment) -> None:
    """Every game ends, with a result that adds up."""
    if moment.played.error:
        raise moment.played.error
    result = moment.match.result()
    assert result, f"not over after {moment.n} decisions"
    _adds_up(result, moment)
    ranks = [rank for rank in result.ranks if rank]
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), f"places are left out in {ranks}"
    first = {total for total, rank in zip(result.totals, result.ranks, strict=True) if rank == 1}
    assert first == {max(result.totals)}, f"the first have {first} of {result.totals}"


def _adds_up(result: Result, moment: Moment) -> None:
    assert len(result.totals) == len(result.ranks) == len(moment.seats), f"{result} is not about {moment.seats}"
    for seat, total in enumerate(result.totals):
        told = sum(line.points for line in result.lines if line.seat == seat)
        assert told == total, f"the lines of {seat} make {told}, not {total}"


def leaving(moment: Moment) -> None:
    """Whoever leaves at any time isn't waited for, and the game still ends, the leaver last."""
    if moment.match.result():
        return
    for seat in moment.seats:
        left = moment.match.leave(seat)
        _gone(moment, left, seat)
        *_, end = islice(play_out(left, PLAYERS["random"]), moment.subject.longest + 1)
        _ranked_last(moment, end, seat)
    match = moment.match
    for seat in moment.seats:
        if not match.result():
            match = match.leave(seat)
    assert match.result(), "all have left, and it isn't over"


def _gone(moment: Moment, left: AnyMatch, seat: Seat) -> None:
    assert seat not in moment.game.to_move(left.state), f"{seat} has left and is waited for"
    assert moment.subject.pieces(left.state) == moment.subject.pieces(moment.state), f"{seat} took pieces along"
    assert adapter(moment.game.State).validate_json(left.dump()) == left.state, "the state without them isn't read back"
    _refused(NotYours, partial(left.leave, seat), f"{seat} can leave twice")
    _refused(CantUndo, partial(left.undo, seat), f"{seat} can come back by undo")


def _ranked_last(moment: Moment, end: AnyMatch, seat: Seat) -> None:
    result = end.result()
    assert result, f"after {seat} left the game doesn't end"
    _adds_up(result, moment)
    others = [rank for other, rank in enumerate(result.ranks) if other != seat]
    last = result.ranks[seat]
    assert all(rank and last and rank < last for rank in others), f"{seat} left and the ranks are {result.ranks}"
    assert others or last is None, "alone, who leaves has no rank"


def shorthands(moment: Moment) -> None:
    """Every whole line is read back as what it was written for, in every language; together they begin every move."""
    for seat, moves in moment.asked:
        offered = lines(moment.match, seat)
        read_as = [[step.move for step in read(moment.match, seat, line).steps[moment.n + 1 :]] for line in offered]
        assert {played[0] for played in read_as} == set(map(str, moves)), f"{offered} leaves out some of {moves}"
        assert len({tuple(played) for played in read_as}) == len(offered), "two lines are read alike"
        for words in moment.languages:
            for line, played in zip(offered, read_as, strict=True):
                local = read(moment.match, seat, translate(line, words), words).steps[moment.n + 1 :]
                assert [step.move for step in local] == played, f"{line} is read as {local} in another language"


def records(moment: Moment) -> None:
    """A record, written and read, proves the game; one with a lie in it doesn't."""
    record = Record.model_validate_json(moment.match.record().model_dump_json())
    assert verify(moment.game, record) == moment.match, "replayed, the record is another game"
    assert record.result
    richer = record.result.model_copy(update={"totals": tuple(one + 1 for one in record.result.totals)})
    for lie in ({"result": richer}, {"commit": "0" * 64}, {"moves": record.moves[:-1]}):
        false = record.model_copy(update=lie)
        _refused((Unproven, Refusal), partial(verify, moment.game, false), f"a lie about {[*lie]} is believed")


def _refused(kind: Any, call: Callable[[], object], otherwise: str) -> None:
    """The call must raise; `otherwise` says what it means if it doesn't."""
    try:
        call()
    except kind:
        return
    raise AssertionError(otherwise)
