"""Games with private questions need a way to each person that nobody else sees, before they begin."""

from bot.post import Post
from bot.press import Act, write
from bot.rooms.desk import Desk
from bot.rooms.host import Host
from bot.saved import Sitting
from render.words import escape


async def told(host: Host, desk: Desk, text: str = "") -> Post:
    """The answer to somebody who has just sat down: `text`; who can't be reached yet is led to their private chat."""
    if await _reaches(host, desk, desk.meta.seats[desk.seated()]):
        return Post(text)
    lines = filter(None, (text, desk.words.say("answer-knock")))
    return Post("\n".join(lines), knock=write(Act(desk.saved.id, "play")))


async def unreached(host: Host, desk: Desk) -> list[str]:
    """The names of those at the table who can't be shown yet what only they may see."""
    return [escape(one.name) for one in desk.meta.seats if not await _reaches(host, desk, one)]


async def _reaches(host: Host, desk: Desk, sitting: Sitting) -> bool:
    """Whether a seat can be asked what is private, if anything will be."""
    front = host.front(desk.meta.room)
    if not front or not sitting.person or not desk.scene.keeps_secrets:
        return True
    return await front.reaches(desk.meta.room, sitting.person)
