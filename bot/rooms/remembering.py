"""What has been played, to be read: the log while a game runs, its record once it is over."""

from typing import Final

from bot import narrator, playing
from bot.front import Caller
from bot.narrator import HIDDEN, News
from bot.playing import LogLines
from bot.post import File, Post, pages
from bot.posts import BETWEEN
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import OPEN

VERIFY: Final = "python -m engine verify"
"""What checks a record."""


async def log(host: Host, caller: Caller, game: str) -> Post:
    """What everybody may know of the moves so far, a line for each turn.

    Raises Answer where a running game is one of keeping them in mind, and where nothing was played.
    """
    desk = await host.desk(caller, game)
    if not desk.meta.seed:
        desk.lobby()
        raise Answer("answer-lobby-open", game=desk.scene.title)
    if desk.meta.status in OPEN and not desk.game.remembers:
        raise Answer("answer-log-later")
    turns = playing.turns(desk.game, desk.saved, await host.store.log(game))
    later = [[line for _, turn in turns[n:] for line in turn] for n in range(1, len(turns) + 1)]
    told = [(number, _told(desk, turn, rest)) for (number, turn), rest in zip(turns, later, strict=True)]
    lines = [desk.words.say("log-turn", n=number, news=news) for number, news in told if news]
    if not lines:
        raise Answer("answer-log-empty")
    first, *rest = pages([desk.words.say("log-head", game=desk.scene.title), *lines])
    return Post(first, parts=tuple(rest))


async def record(host: Host, caller: Caller, game: str) -> Post:
    """A game's whole record as a file that `python -m engine verify` checks. Raises Answer until it is over."""
    desk = await host.desk(caller, game)
    if desk.meta.status in OPEN:
        raise Answer("answer-record-later")
    if not desk.meta.seed:
        raise Answer("answer-over")
    match = playing.with_log(desk.game, desk.saved, await host.store.log(game))
    name = f"{desk.meta.slug}-{game}.json"
    text = desk.words.say("record-head", game=desk.scene.title, command=f"{VERIFY} {name}")
    return Post(text, file=File(name, match.record().model_dump_json().encode()))


def _told(desk: Desk, turn: LogLines, later: LogLines) -> str:
    """One turn in a line, by the names that people had then. Of whom nothing may be heard, a sign is told.

    "" for a turn of which nothing has been told yet, as only the first half of a move was chosen.
    """
    told = narrator.news(desk.game, turn, desk.words, None)
    unheard = (entry for _, entry in turn if not narrator.is_known(desk.game, entry, None))
    heard = {seat for one in told for seat in (one.seat, *one.seats)}
    silent = {entry.seat for entry in unheard if entry.seat is not None} - heard
    hidden = tuple(News(seat, by_rule=False, phrases=(HIDDEN,)) for seat in sorted(silent))
    names = tuple(narrator.former(later, seat, desk.words) or name for seat, name in enumerate(desk.scene.names))
    return BETWEEN.join(narrator.lines((*told, *hidden), names, desk.words, whole=True))
