"""Posts about time: who is called, who is away."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from bot import presence, times
from bot.ballots import replacing
from bot.post import Button, Mention, Post, Row
from bot.posts import until
from bot.reminders import Call
from bot.scene import Scene
from engine.game import Event, Seat
from engine.shorthand import shortened
from render.words import escape

MOST_IN_ROW: Final = 5
"""Buttons in a row."""
UNTIL: Final = ("again", "nudge")
"""Calls that don't say themselves how much time is left."""


def reminder(scene: Scene, call: Call) -> Post:
    """A call to people who still owe a decision: by mentions in the room, by name in private."""
    say, seats = scene.words.say, call.seats
    sitting = [scene.meta.seats[seat] for seat in seats]
    called = [escape(one.name) if call.private else f"{{@{one.person}}}" for one in sitting]
    ends = {seat: scene.meta.until(seat) for seat in seats if scene.meta.until(seat)}
    left = times.span(max(ends.values()) - scene.now, scene.words) if ends else ""
    names = scene.words.list(called)
    text = [
        say(f"reminder-{call.kind}", name=names, game=scene.placed_title, left=left),
        *(until(scene, times.together(ends)) if call.kind in UNTIL else []),
        *_by_rule(scene, call),
    ]
    row = (scene.button("play", str(scene.meta.turn), style="main"), scene.button("mute"))
    mentions = () if call.private else tuple(Mention(one.person, one.name) for one in sitting)
    return Post("\n".join(text), rows=(row,), mentions=mentions)


def absent(scene: Scene, told: Sequence[Seat] = ()) -> tuple[list[str], tuple[Row, ...]]:
    """What a turn's post says of seats that are away, and what can be done about them. told: who was told to be."""
    meta, say = scene.meta, scene.words.say
    away = presence.away_seats(meta, scene.now)
    if not away:
        return [], ()
    # What a pause is it says itself.
    known = away if meta.paused else told
    lines = [_away(scene, seat) for seat in away if seat not in known]
    still = [escape(scene.names[seat]) for seat in away if seat in known]
    lines += [say("away-still", names=scene.words.list(still))] if still else []
    lines += [_pause(scene)] if meta.paused else []
    return lines, (_ways_back(scene, away),)


def gone(scene: Scene, seats: Sequence[Seat]) -> Post:
    """Players have left the chat, or can't be written to any more; their seats can be taken over."""
    say, meta = scene.words.say, scene.meta
    lines = [say(f"gone-{meta.seats[seat].gone}", name=escape(scene.names[seat])) for seat in seats]
    return Post("\n".join(lines), rows=(tuple(replacing(scene, seat) for seat in seats),))


def _ways_back(scene: Scene, away: Sequence[Seat]) -> tuple[Button, ...]:
    return (scene.button("here"), *(replacing(scene, seat) for seat in away))[:MOST_IN_ROW]


def _away(scene: Scene, seat: Seat) -> str:
    sitting, name = scene.meta.seats[seat], escape(scene.names[seat])
    if sitting.back:
        return scene.words.say("away-until", name=name, when=scene.moment(sitting.back))
    return scene.words.say("away-now", name=name)


def _pause(scene: Scene) -> str:
    """Everybody is away: how the game goes on."""
    back = presence.returns(scene.meta)
    return scene.words.say("away-paused-until", when=scene.moment(back)) if back else scene.words.say("away-paused")


def _by_rule(scene: Scene, call: Call) -> list[str]:
    """What the rule will play where time runs out, as far as it can be told."""
    if call.kind != "near" or len(call.seats) > 1:
        return []
    foreseen = shortened(scene.game.shorthand, tuple(_foreseen(scene, call.seats[0], private=call.private)))
    moves = [scene.words.move(scene.game.slug, move) for move in foreseen]
    return [scene.words.say("reminder-rule", moves=scene.words.plain("news-joint").join(moves))] if moves else []


def _foreseen(scene: Scene, seat: Seat, *, private: bool) -> Iterator[str]:
    """The defaults of a seat's turn until one reveals something; in the room none that only the seat may know of."""
    assert scene.match is not None
    match, game = scene.match, scene.game
    turn = game.turn(match.state)
    while seat in game.to_move(match.state) and game.turn(match.state) == turn:
        if game.ask(match.state, seat).private and not private:
            return
        match = match.default(seat)
        step = match.steps[-1]
        yield step.move
        forced = (event.forced for event in takewhile(_shows_nothing, step.events) if event.seat == seat)
        yield from filter(None, forced)
        if not all(map(_shows_nothing, step.events)):
            return


def _shows_nothing(event: Event) -> bool:
    return not event.commits
