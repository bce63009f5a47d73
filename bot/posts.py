"""Posts put together from a game as it stands: the lobby, the table, one seat's panel, the end."""

from collections.abc import Sequence
from typing import Any, Final

from pydantic import BaseModel

from bot import narrator, playing, presence, times
from bot.menu import back, menu
from bot.playing import NOTHING_MISSED, LogLines, Missed
from bot.post import Button, Choice, Mention, Post, Row, Select
from bot.press import Act, write
from bot.saved import Meta
from bot.scene import Scene
from engine.chance import seal
from engine.game import SEAT_LETTERS, Result, Seat
from engine.options import shown, values
from render.words import Words, escape

MARKS: Final = "●▲■◆"
MEDALS: Final = ("🥇", "🥈", "🥉")
MOST_NEWS: Final = 6
"""Lines of news in a post; the rest is a press away."""
BETWEEN: Final = " · "


# The lobby


def lobby(scene: Scene) -> Post:
    """Who sits, what is chosen, and how to begin; a rematch calls those who were given seats."""
    say, meta, title = scene.words.say, scene.meta, scene.title
    mentions = tuple(one for one in _people(meta) if one.person != meta.creator) if meta.rematch_of else ()
    names = scene.words.list([f"{{@{one.person}}}" for one in mentions]) if mentions else ""
    free = range(len(meta.seats), max(scene.game.seats))
    missing, can_begin = min(scene.game.seats) - len(meta.seats), len(meta.seats) in scene.game.seats
    lines = [
        say("lobby-head", game=title, blurb=scene.blurb),
        say("lobby-seats", seats=BETWEEN.join(_lobby_seat(scene, seat) for seat in range(max(scene.game.seats)))),
        BETWEEN.join([
            say("lobby-limit", limit=times.limit(meta.turn_limit, scene.words)),
            say("lobby-language", language=say(f"language-{meta.language}")),
            *([say("lobby-thread")] if meta.threaded else []),
            *_chosen(scene),
        ]),
        *([say("answer-too-few", n=missing)] if missing > 0 else []),
        *([say("lobby-rematch", names=names)] if names else []),
    ]  # fmt: skip
    rows: tuple[Row, ...] = (
        (
            # Who sits joins once more where they couldn't be reached in private (rooms/reaching.py).
            scene.button("join", style="plain" if can_begin else "main", enabled=bool(free) or scene.keeps_secrets),
            scene.button("leave"),
            scene.button("computer", enabled=bool(free)),
            *([scene.button("dismiss")] if any(one.computer for one in meta.seats) else []),
        ),
        (
            scene.button("begin", style="main", enabled=can_begin),
            scene.button("options"),
            scene.button("rules", meta.slug),
        ),
    )
    return Post("\n".join(lines), rows=rows, mentions=mentions)


def closed(scene: Scene) -> Post:
    """A lobby or a running game that was stopped."""
    say, meta = scene.words.say, scene.meta
    if meta.idle:
        text = say("over-idle") if meta.seed else say("lobby-idle")
    elif not meta.seed:
        text = say("lobby-closed")
    elif meta.stopped_by:
        text = say("over-stopped", name=escape(meta.stopped_by))
    elif not meta.people:
        text = say("over-nobody")
    else:
        text = say("over-stopped-all")
    return Post(f"**{scene.title}**\n{text}", rows=((scene.button("newgame", meta.slug),),))


def option_panel(scene: Scene, seat: Seat | None) -> Post:
    """Each option of the game as a select with a line that explains it, the seat's own ones and the turn limit too."""
    own = {} if seat is None else scene.meta.seats[seat].options
    selects = [*_selects(scene, scene.game.Options, scene.meta.options, "")]
    if seat is not None:
        selects += _selects(scene, scene.game.SeatOptions, own, "seat.")
    selects.append(_limits(scene))
    return Post(scene.words.say("answer-options", game=scene.title), rows=tuple(selects))


def _limits(scene: Scene) -> Select:
    def shown(seconds: int) -> str:
        return scene.words.say("lobby-limit", limit=times.limit(seconds, scene.words))

    offered = {text: times.read_limit(text) or 0 for text in times.LIMITS}
    return Select(
        shown(scene.meta.turn_limit),
        tuple(
            Choice(shown(seconds), write(Act(scene.saved.id, "limit", text)), chosen=seconds == scene.meta.turn_limit)
            for text, seconds in offered.items()
        ),
    )


def _lobby_seat(scene: Scene, seat: Seat) -> str:
    mark = {"mark": MARKS[seat], "letter": SEAT_LETTERS[seat]}
    if seat < len(scene.meta.seats):
        return scene.words.say("lobby-seat", name=escape(scene.names[seat]), **mark)
    return scene.words.say("lobby-seat-free", **mark)


def _chosen(scene: Scene) -> list[str]:
    """The options that were set, as one reads them."""
    return [_option(scene, name, shown(value)) for name, value in scene.meta.options.items()]


def _option(scene: Scene, name: str, value: str) -> str:
    word = f"option-{scene.game.slug}-{name}"
    local = scene.words.say(f"{word}-{value}") if scene.words.has(f"{word}-{value}") else value
    return scene.words.say("lobby-option", name=scene.words.say(word), value=local)


def _selects(scene: Scene, model: type[BaseModel], chosen: dict[str, Any], owner: str) -> list[Row]:
    current = model.model_validate(chosen)
    return [
        Select(
            scene.words.say(f"option-{scene.game.slug}-{name}"),
            tuple(
                Choice(
                    _option(scene, name, value),
                    write(Act(scene.saved.id, "options", f"{owner}{name}={value}")),
                    hint=scene.words.say(f"option-{scene.game.slug}-{name}-hint"),
                    chosen=value == shown(getattr(current, name)),
                )
                for value in values(model, name)
            ),
        )
        for name in model.model_fields
    ]


# The room's posts of a game


async def table(
    scene: Scene, log: LogLines, since: str, *, first: bool, absent: tuple[list[str], tuple[Row, ...]] = ([], ())
) -> Post:
    """The post of a turn: what happened in the log's lines (which come after `since`), the board, who is next.

    first: the game begins with it. absent: what is to be said of seats that are away, and what can be done.
    """
    view, words, meta = scene.view(None), scene.words, scene.meta
    told, more = _news(scene, log, since)
    away = presence.away_seats(meta, scene.now)
    called = [seat for seat in view.waiting if seat not in away]
    call, mentions = _call(scene, called) if called else (waiting_for(scene, None), ())
    text = [
        *told,
        f"{words.say('turn-progress', progress=scene.describe(None).progress)} {call}",
    ]
    text += until(scene, scene.times_left)
    text += absent[0]
    if first:
        text.append(words.say("turn-seal", seal=seal(meta.seed)))
    row = (
        scene.button("play", str(meta.turn), style="main"),
        *([scene.button("play", word="mine")] if {*meta.people} - {*view.waiting} else []),
        *([scene.button("undo")] if {*meta.people} & {*meta.undoable} else []),
        *more,
        scene.button("rules", meta.slug),
    )
    return await _pictured(scene, text, (row, *absent[1]), mentions, log)


async def end(scene: Scene, log: LogLines, since: str) -> Post:
    """The last post: ranks, how the points came about, what led there (the log's lines, which come after `since`).

    And the seed that the shuffles were sealed with.
    """
    words, meta = scene.words, scene.meta
    result: Result = scene.view(None).over
    told, more = _news(scene, log, since)
    text = [
        *outcome(scene, result),
        *sheets(scene, result),
        *told,
        words.say("over-opened", seed=meta.seed, seal=seal(meta.seed)),
    ]
    row = (
        scene.button("rematch", style="main"),
        scene.button("newgame", meta.slug),
        scene.button("text"),
        scene.button("log"),
        scene.button("record"),
    )
    rows: tuple[Row, ...] = (row, tuple(more)) if more else (row,)
    return await _pictured(scene, text, rows, _people(meta), log)


def outcome(scene: Scene, result: Result, *, calling: bool = True) -> list[str]:
    """Who came where, and the tie-break where one decided. calling: people are called by mentions."""
    words = scene.words
    ranked = sorted((rank, seat) for seat, rank in enumerate(result.ranks) if rank is not None)
    winners = [_named(scene, seat, calling=calling) for rank, seat in ranked if rank == 1]
    places = [_placed(scene, seat, rank, result.totals[seat], calling=calling) for rank, seat in ranked]
    length = scene.describe(None).length
    title = (
        words.say("over-title-after", length=length, game=scene.title)
        if length
        else words.say("over-title", game=scene.title)
    )
    lines = [title, *([BETWEEN.join(places)] if places else [])]
    if len(winners) > 1:
        lines.append(words.say("over-shared", names=words.list(winners)))
    if result.decided:
        lines.append(words.say(f"over-{scene.game.slug}-{result.decided}"))
    return lines


def _placed(scene: Scene, seat: Seat, rank: int, points: int, *, calling: bool) -> str:
    """A seat's place; those who left share the last one whatever their points, and get no medal."""
    name = _named(scene, seat, calling=calling)
    if scene.meta.seats[seat].left:
        return scene.words.say("over-left", name=name, points=points)
    return scene.words.say("over-place", medal=medal(rank, scene.words), name=name, points=points)


def sheets(scene: Scene, result: Result) -> list[str]:
    """How each seat's points came about: for every `<part>` of the sheet its labels `<part>-<what>`.

    A line each, and further ones for the parts that a game's message `groups-…` puts under a heading.
    """
    say = scene.words.say
    told: list[str] = []
    for seat, name in enumerate(scene.names):
        parts: dict[str, dict[str, int]] = {}
        for line in (line for line in result.lines if line.seat == seat):
            part, _, what = line.label.rpartition("-")
            parts.setdefault(part, {})[what] = line.points
        groups: dict[str, list[str]] = {}
        for part, points in parts.items():
            text = say(f"over-{part}", total=sum(points.values()), **points)
            groups.setdefault(_heading(scene, part), []).append(text)
        if parts:
            told.append(say("news-seat", name=escape(name), news=BETWEEN.join(groups.pop("", []))))
        told += [say("text-sentence", name=heading, text=BETWEEN.join(own)) for heading, own in groups.items()]
    return told


def _heading(scene: Scene, part: str) -> str:
    """What a part of the sheet stands under; "" for the line of its seat."""
    groups = f"groups-{scene.game.slug}"
    if not scene.words.has(groups):
        return ""
    heading = scene.words.plain(groups, part=part.removeprefix(f"{scene.game.slug}-"))
    return heading if heading != scene.words.plain(groups, part="other") else ""


# Private answers about a game


async def panel(scene: Scene, seat: Seat, note: str = "", start: str = "") -> Post:
    """One seat's panel: its board, its question and the options that begin with `start`, or who is waited for."""
    view, words, number = scene.view(seat), scene.words, scene.saved.asks[seat]
    picture = await scene.picture("mine", seat)
    text = [words.say("panel-title", game=scene.placed_title, mark=MARKS[seat], letter=SEAT_LETTERS[seat]), note]
    way_back = back(scene.saved.id, seat, number, view.ask, words, start, undoable=_undoable(scene, seat))
    rows: tuple[Row, ...] = ()
    if view.ask:
        text.append(scene.describe(seat).short)
        until = scene.meta.until(seat)
        text += [words.say("turn-until", when=scene.moment(until))] if until else []
        rows = menu(scene.game.slug, scene.saved.id, seat, number, view.ask, words, start)
        rows += (way_back,) if way_back else ()
    elif view.over:
        text += [*outcome(scene, view.over, calling=False)]
        rows = ((scene.button("board"), scene.button("newgame", scene.meta.slug)),)
    else:
        text.append(waiting_for(scene, seat))
        assert scene.match
        nudge = [scene.button("nudge")] if playing.remindable(scene.meta, scene.match, scene.now) else []
        rows = ((*way_back, scene.button("board"), *nudge),)
    parts = () if picture else scene.describe(seat).text
    secret = scene.has_secrets(seat)
    return Post("\n".join(filter(None, text)), picture, rows, parts=parts, secret=secret, note=note)


def watching(scene: Scene) -> Post:
    """What somebody without a seat is offered in the place of a panel."""
    row = (scene.button("board"), scene.button("rules", scene.meta.slug))
    return Post(scene.words.say("answer-watching"), rows=(row,))


def _undoable(scene: Scene, seat: Seat) -> str | None:
    """A seat's latest decision as it is shown, "" where it isn't known; None where it may not be taken back."""
    if seat not in scene.meta.undoable:
        return None
    latest = scene.meta.latest.get(seat)
    return scene.words.move(scene.game.slug, latest) if latest else ""


def until(scene: Scene, times_left: times.TimesLeft) -> list[str]:
    """Until when there is time, in a line; whose time it is where several have another."""
    if not times_left[1:]:
        return [scene.words.say("turn-until", when=scene.moment(at)) for _, at in times_left]
    say, names = scene.words.say, scene.names
    each = [
        say("turn-until-whose", names=scene.words.list([escape(names[seat]) for seat in seats]), when=scene.moment(at))
        for seats, at in times_left
    ]
    return [say("turn-until-each", each=scene.words.list(each))]


def waiting_for(scene: Scene, seat: Seat | None) -> str:
    """Whose move it is, for a seat that owes none, or for a watcher."""
    others = [escape(scene.names[one]) for one in scene.view(None).waiting if one != seat]
    if not others:
        return scene.words.say("answer-over")
    return scene.words.say("turn-waiting" if seat is None else "answer-waiting", names=scene.words.list(others))


def _whose_turn(scene: Scene, viewer: Seat | None) -> list[str]:
    """Whose move it is, for one who looks on: their own first."""
    waiting, words = scene.view(None).waiting, scene.words
    if viewer not in waiting:
        return [waiting_for(scene, None)]
    others = [escape(scene.names[seat]) for seat in waiting if seat != viewer]
    return [words.say("answer-yours"), *([words.say("turn-waiting", names=words.list(others))] if others else [])]


async def board(scene: Scene, viewer: Seat | None, missed: Missed = NOTHING_MISSED) -> Post:
    """The table's picture for one who asks, with what they missed and what they can do from there."""
    picture, describe = await scene.picture("table", None), scene.describe(None)
    told, more = _missed(scene, missed)
    text = [f"**{scene.title}**{BETWEEN}{describe.progress}", *told, *_whose_turn(scene, viewer)]
    playing = viewer is not None and not scene.view(None).over
    row = (
        *([scene.button("play", str(scene.meta.turn), style="main")] if playing else []),
        *more,
        scene.button("text"),
        scene.button("rules", scene.meta.slug),
    )
    again, parts = write(Act(scene.saved.id, "board")), () if picture else describe.text
    return Post("\n".join(text), picture, (row,), parts=parts, again=again)


async def close_up(scene: Scene, name: str) -> Post:
    """One of the game's further pictures, as everybody may see it."""
    picture, describe = await scene.picture(name, None), scene.describe(None)
    return Post(f"**{scene.title}**{BETWEEN}{describe.progress}", picture, parts=() if picture else describe.text)


def text_board(scene: Scene, viewer: Seat | None, missed: Missed = NOTHING_MISSED) -> Post:
    """The board as text, for who can't see the picture; what they missed comes first."""
    told, more = _missed(scene, missed)
    first, *rest = ("\n".join(told), *scene.describe(viewer).text) if told else scene.describe(viewer).text
    secret, again = scene.has_secrets(viewer), write(Act(scene.saved.id, "text"))
    return Post(first, rows=(tuple(more),) if more else (), parts=tuple(rest), secret=secret, again=again)


def _missed(scene: Scene, missed: Missed) -> tuple[list[str], list[Button]]:
    told, more = _news(scene, missed.log, missed.since)
    return [scene.words.say("board-missed"), *told] if told else [], more


def _news(scene: Scene, log: LogLines, since: str) -> tuple[list[str], list[Button]]:
    """What everybody may hear of the log's lines, which come after `since`; of many lines a few, and a button."""
    told = narrator.lines(narrator.news(scene.game, log, scene.words, None), scene.names, scene.words)
    hidden = len(told) - MOST_NEWS
    if hidden <= 0:
        return told, []
    return [*told[:MOST_NEWS], scene.words.say("turn-more", n=hidden)], [scene.button("happened", since)]


def _call(scene: Scene, seats: Sequence[Seat]) -> tuple[str, tuple[Mention, ...]]:
    """The sentence that says who is to play, each person called by a mention."""
    names = scene.words.list([_called(scene, seat) for seat in seats])
    people = (scene.meta.seats[seat] for seat in seats)
    mentions = tuple(Mention(one.person, one.name) for one in people if one.person)
    return scene.words.own(scene.game.slug, "turn-yours", names=names, n=len(seats)), mentions


def _named(scene: Scene, seat: Seat, *, calling: bool) -> str:
    return _called(scene, seat) if calling else escape(scene.names[seat])


def _called(scene: Scene, seat: Seat) -> str:
    """A seat's name in a public post: a call to the person who sits there, as `mentions` has to have it too."""
    sitting = scene.meta.seats[seat]
    return f"{{@{sitting.person}}}" if sitting.person and not sitting.left else escape(scene.names[seat])


def medal(rank: int, words: Words) -> str:
    return MEDALS[rank - 1] if rank <= len(MEDALS) else words.number(rank)


def _people(meta: Meta) -> tuple[Mention, ...]:
    """Those who sit at the table."""
    return tuple(Mention(one.person, one.name) for one in meta.seats if one.person and not one.left)


async def _pictured(
    scene: Scene, text: list[str], rows: tuple[Row, ...], mentions: tuple[Mention, ...], log: LogLines
) -> Post:
    footer = narrator.news(scene.game, log, scene.words, None, drawn=True)
    picture = await scene.picture("table", None, footer[-1] if footer else None)
    if picture is None:
        text = [*text, scene.words.say("error-picture")]
    return Post("\n".join(text).strip(), picture, rows, mentions, () if picture else scene.describe(None).text)
