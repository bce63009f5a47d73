"""A running game: questions shown, decisions played and taken back, the board in pictures and words."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from bot import narrator, playing, posts
from bot.front import Caller
from bot.playing import NOTHING_MISSED, AnyMatch, LogLines, Missed
from bot.post import Post, pages
from bot.press import Decide, TakeBack
from bot.rooms import absence, motions
from bot.rooms.desk import Answer, Desk, Stale, short
from bot.rooms.host import Change, Host
from bot.store import Write
from engine import notation
from engine.game import SEAT_LETTERS, NotLegal, NotYours, Refusal, Unreadable
from engine.match import CantUndo
from render.words import RLM, Words, escape, words

LINE: Final = re.compile(r"[0-9]{1,15}(-[0-9]{1,5})?")
"""The id of a line of a log."""


async def decide(host: Host, caller: Caller, press: Decide) -> Post:
    """Play the decision of a pressed button, if its question still stands."""

    def change(desk: Desk) -> Write:
        match = desk.owed(press.seat, press.ask)
        return _played(desk, match, match.play(press.seat, press.move))

    return await _on(host, caller, press.game, change)


async def narrow(host: Host, caller: Caller, press: Decide) -> Post:
    """Show the options that begin with the words pressed so far."""
    desk = await host.desk(caller, press.game)
    try:
        desk.owed(press.seat, press.ask)
    except Stale:
        return await posts.panel(desk.scene, press.seat, desk.words.say("answer-changed"))
    except NotYours:
        return await posts.panel(desk.scene, press.seat)
    return await posts.panel(desk.scene, press.seat, start=press.move)


async def move(host: Host, caller: Caller, game: str, line: str) -> Post:
    """Play a typed line: one or several decisions of the caller's seat, all of them or none."""

    def change(desk: Desk) -> Write:
        seat, match = desk.seated(), desk.unfinished()
        slug = desk.game.slug
        after = notation.read(match, seat, line, desk.words.notation(slug), partial(desk.words.move, slug))
        return _played(desk, match, after)

    return await (_on(host, caller, game, change, line) if line else panel(host, caller, game))


async def undo(host: Host, caller: Caller, game: str, press: TakeBack | None = None) -> Post:
    """Take back the caller's latest decision, where nothing since has sealed it."""

    async def change(desk: Desk) -> Write:
        desk.seated()
        desk.unfinished()
        if press:
            desk.asked(press.seat, press.ask)
        return _undone(desk, await host.store.log(game))

    return await _on(host, caller, game, change)


async def takeback(host: Host, caller: Caller, game: str) -> Post:
    """Take back the caller's latest decision alone where that is open to them, else ask all others for it."""

    async def change(desk: Desk) -> Write:
        seat = desk.seated()
        desk.unfinished()
        log = await host.store.log(game)
        with suppress(CantUndo):
            return _undone(desk, log)
        before = playing.with_log(desk.game, desk.saved, log)
        (line, entry), *built = (playing.standing(log)[index] for index in before.takeback(seat)[1])
        public = words(desk.meta.language)
        known = narrator.decided(desk.game, entry, public, None, public.say)
        what = {"line": line, "move": known, "built": tuple(later for later, _ in built)}
        return await motions.move(host, desk, motions.new(desk, "takeback", **what))

    return await _on(host, caller, game, change)


def _undone(desk: Desk, log: LogLines) -> Write:
    """The write without the caller's latest decision. Raises CantUndo."""
    before = playing.with_log(desk.game, desk.saved, log)
    after, index = before.undo(desk.seated())
    line = playing.standing(log)[index : index + 1]
    return playing.taken_back(desk.saved, before, after, line, desk.caller.person, desk.now)


async def panel(host: Host, caller: Caller, game: str, turn: str = "") -> Post:
    """The caller's own board and question. `turn`: which one the pressed post was of."""
    desk = await host.desk(caller, game)
    if desk.meta.status == "lobby" and desk.seat is not None:
        raise Answer("answer-seated", game=desk.scene.title, letter=SEAT_LETTERS[desk.seat])
    desk.match()
    if desk.seat is None:
        return posts.watching(desk.scene)
    if desk.meta.status == "running" and desk.meta.seats[desk.seat].away:
        desk = await absence.come_back(host, caller, game)
    # Only once a newer board hangs there: a post that is still on its way makes no board old.
    old = turn and desk.saved.told and turn not in (str(desk.saved.told.turn), str(desk.meta.turn))
    return await posts.panel(desk.scene, desk.seated(), desk.words.say("answer-old-board") if old else "")


async def board(host: Host, caller: Caller, game: str) -> Post:
    """The table as everybody may see it."""
    desk = await host.desk(caller, game)
    if desk.meta.status == "lobby":
        return posts.lobby(desk.scene)
    desk.match()
    return await posts.board(desk.scene, desk.seat, await _missed(host, desk))


async def text_board(host: Host, caller: Caller, game: str) -> Post:
    """The board as text, with the caller's own question."""
    desk = await host.desk(caller, game)
    desk.match()
    return posts.text_board(desk.scene, desk.seat, await _missed(host, desk))


async def _missed(host: Host, desk: Desk) -> Missed:
    """What the caller hasn't seen at the board; nothing where keeping the moves in mind is the game."""
    if desk.seat is None or desk.meta.status != "running" or not desk.game.remembers:
        return NOTHING_MISSED
    return playing.missed(await host.store.log(desk.saved.id), desk.seat, desk.caller.person)


async def happened(host: Host, caller: Caller, game: str, since: str) -> Post:
    """All that happened after a line of the log. Raises Answer for what is no line's id."""
    if not LINE.fullmatch(since):
        raise Answer("error-press")
    desk = await host.desk(caller, game)
    desk.match()
    told = narrator.news(desk.game, await host.store.log(game, since), desk.words, desk.seat)
    first, *rest = pages(narrator.lines(told, desk.scene.names, desk.words))
    return Post(first, parts=tuple(rest), secret=desk.scene.has_secrets(desk.seat))


async def _on(host: Host, caller: Caller, game: str, change: Change, line: str = "") -> Post:
    """Change a running match; the answer is the seat's panel after it, or why it can't be. line: what was typed."""
    try:
        desk = await host.change(caller, game, change)
    except Stale as stale:
        return await posts.panel(stale.desk.scene, stale.desk.seated(), stale.desk.words.say("answer-changed"))
    except NotYours:
        desk = await host.desk(caller, game)
        return await posts.panel(desk.scene, desk.seated())
    except Refusal as refusal:
        desk = await host.desk(caller, game)
        return await posts.panel(desk.scene, desk.seated(), "\n".join(_refusal(desk, refusal, line)))
    return await posts.panel(desk.scene, desk.seated(), _done(desk))


def _played(desk: Desk, before: AnyMatch, after: AnyMatch) -> Write:
    return playing.played(desk.saved, before, after, desk.caller.person, desk.now, desk.caller.press)


def _done(desk: Desk) -> str:
    """What the seat just did, or asked for, for its own panel."""
    if desk.meta.open_motion and not desk.written:
        return motions.answer(desk).text
    slug, say, names = desk.game.slug, desk.words, desk.scene.names
    back = [entry for entry in desk.written if entry.undone and entry.seat == desk.seat]
    if back:
        known = narrator.decided(desk.game, back[0], say, desk.seat, say.say) or say.move(slug, back[0].move)
        return say.say("answer-undone", move=known)
    log = [(str(n), entry) for n, entry in enumerate(desk.written)]
    own = [one for one in narrator.news(desk.game, log, say, desk.seat) if one.concerns(desk.seat)]
    if not own:
        return ""
    news = narrator.joined(own[0], tuple(map(escape, names)), say, say.say)
    # A phrase with a verb is about somebody; the reader is told what all are told.
    whole = "\n".join(line.removeprefix(RLM) for line in narrator.lines(own[:1], names, say))
    return say.own(slug, "answer-done", news=news, line=whole)


def _refusal(desk: Desk, refusal: Refusal, line: str) -> Iterator[str]:
    """Why a line or an undo can't be played, what of it counts, and what may have been meant."""
    say = desk.words
    match refusal:
        case CantUndo(reason=reason):
            yield say.own(desk.game.slug, reason.word)
        case NotLegal() | Unreadable() as wrong:
            if isinstance(wrong, NotLegal) and wrong.reason:
                yield say.say(wrong.reason.word, **dict(wrong.reason.args))
            else:
                word = "error-unreadable" if isinstance(wrong, Unreadable) else "error-not-legal"
                yield say.say(word, text=short(wrong.text))
            if len(wrong.text) < len(" ".join(line.split())[: notation.LONGEST_LINE]):
                yield say.say("error-nothing-played")
            yield from _did_you_mean(wrong.nearest, say)
        case _:
            raise refusal


def _did_you_mean(nearest: tuple[str, ...], say: Words) -> list[str]:
    first, second, third = (*nearest, "", "", "")[:3]
    text = say.say("error-nearest", n=min(len(nearest), 3), first=first, second=second, third=third)
    return [text] if nearest else []
