"""How people have done: one's own games everywhere, and the leaderboards of the chat one asks in."""

from collections.abc import Sequence
from typing import Final

from bot import archive, standings
from bot.front import Caller
from bot.post import Post, pages
from bot.posts import medal
from bot.rooms.desk import Answer
from bot.rooms.host import Host
from bot.saved import Ending
from render.words import Words, escape

MOST_LISTED: Final = 10
"""People on a leaderboard."""
CHOICES: Final = {"hide": True, "show": False}
"""What can be typed behind `/stats`, and whether one then is in no leaderboard."""


async def stats(host: Host, caller: Caller, choice: str = "") -> Post:
    """Show how the caller and this chat have done, or choose to be in no leaderboard ("hide"), or again in all."""
    if choice:
        return await _choose(host, caller, choice)
    _, say = await host.room(caller)
    chats = {*(await archive.history(host.store, caller.person)).values()} - {""}
    own = tuple((await archive.endings(host.store, chats)).values())
    here = tuple((await archive.endings(host.store, [archive.chat_of(caller.room)])).values())
    me = (await host.store.people([caller.person]))[caller.person]
    tallies = [standings.tally(slug, own, caller.person) for slug in host.games]
    mine = [_mine(one, say) for one in tallies if one.played or one.alone]
    lines = [
        say.say("stats-mine"),
        *(mine or [say.say("stats-none")]),
        *[line for slug in host.games for line in await _leaderboard(host, slug, here, say)],
        say.say("stats-how", start=standings.START),
        say.say("stats-hidden" if me.unlisted else "stats-shown"),
    ]
    first, *rest = pages(lines)
    return Post(first, parts=tuple(rest))


async def _choose(host: Host, caller: Caller, choice: str) -> Post:
    if choice not in CHOICES:
        raise Answer("error-stats")
    unlisted = CHOICES[choice]
    await host.store.set_person(caller.person, unlisted=int(unlisted))
    _, say = await host.room(caller)
    return Post(say.say("stats-hidden" if unlisted else "stats-shown"))


def _mine(tally: standings.Tally, say: Words) -> str:
    told = [say.say("stats-line", game=say.say(f"game-{tally.slug}"), n=tally.played, won=tally.won)]
    if tally.longest:
        told.append(say.say("stats-series", series=tally.series, longest=tally.longest))
    if tally.alone:
        told.append(say.say("stats-alone", n=tally.alone))
    return " ".join(told)


async def _leaderboard(host: Host, slug: str, here: Sequence[Ending], say: Words) -> list[str]:
    """The best of one game in this chat, without those who don't want to be listed; nothing where nobody is left."""
    everybody = standings.leaderboard(one for one in here if one.slug == slug)
    known = await host.store.people(one.person for one in everybody)
    listed = [one for one in everybody if not known[one.person].unlisted][:MOST_LISTED]
    places = [
        say.say(
            "stats-place",
            medal=medal(place, say),
            name=escape(one.name),
            rating=one.rating,
            n=one.played,
            won=one.won,
        )
        for place, one in enumerate(listed, 1)
    ]
    return [say.say("stats-here", game=say.say(f"game-{slug}")), *places] if places else []
