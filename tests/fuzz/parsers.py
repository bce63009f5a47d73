"""All that reads what people send, and all that makes text of theirs fit to be sent again, each by itself."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from aiohttp import web
from pydantic import ValidationError
from telegram import Bot

from bot import press, times
from bot.discord.pages import LONGEST_TEXT, pages
from bot.post import Mention, Post
from bot.rooms import choices, house_rules, reminding, settings
from bot.rooms.commands import COMMANDS, typed
from bot.rooms.desk import Answer, short
from bot.telegram.asked import from_payload, only_shows
from bot.telegram.elsewhere import unmarked
from bot.telegram.listening import read_update
from bot.telegram.markup import TEXT, html, length, plain, split
from bot.web.room_log import room_of
from bot.web.tab import MESSAGE
from engine import notation
from engine.registry import GAMES
from render.words import bare, clean, clean_name, escape, words
from tests.fuzz.made import broken, junk, mangled, written
from tests.rigs.telegram.html import parsed, units
from tests.rigs.telegram.server import TOKEN

BOT: Final = Bot(TOKEN)
NOW: Final = 1_790_000_000.0
FRAME: Final = {"do": "enter", "token": "0" * 16, "name": "Eve", "room": "", "seen": "1-0", "language": "en"}
UPDATE: Final[dict[str, Any]] = {
    "update_id": 7,
    "message": {
        "message_id": 5, "date": 1_790_000_000, "chat": {"id": -100, "type": "group", "title": "x"}, "text": "/help",
        "from": {"id": 9, "is_bot": False, "first_name": "Eve", "language_code": "en"},
        "entities": [{"type": "bot_command", "offset": 0, "length": 5}],
        "reply_markup": {"inline_keyboard": [[{"text": "Join", "callback_data": "a:abcdefgh:join:"}]]},
    },
}  # fmt: skip


def a_press(dice: Random, text: str) -> None:
    data = broken(dice, "m:abcdefgh:1:2:land a" if dice.random() < 0.5 else "a:abcdefgh:options:pace=free")
    made = press.read(data)
    assert made is None or press.read(press.write(made)) == made
    only_shows(data)
    unmarked(f"@-100.7:{data}")
    from_payload(text)


def a_line(dice: Random, text: str) -> None:
    name, rest = typed(text)
    COMMANDS.get(name, COMMANDS["board"]).given(rest)
    for read in (times.read_limit, times.read_zone, times.read_quiet):
        read(text)
    times.read_return(text, NOW, "Asia/Tehran")
    for offered in (settings.SETTINGS, reminding.SETTINGS):
        try:
            choices.read(offered, broken(dice, "limit=2d zone=Asia/Tehran"))
        except choices.NotASetting as wrong:
            short(wrong.pair)
    try:
        house_rules.read(GAMES["coatl"], broken(dice, "sacrifices=on seat.colour=blue"), words("fa"))
    except Answer as refused:
        words("en").say(refused.word, **refused.values)
    notation.fold(text)


def a_name(dice: Random, text: str) -> None:
    name = clean_name(text)
    assert name == clean_name(name), "cleaning it again changes nothing"
    assert len(name) <= 160
    assert "\n" not in name
    room = room_of(text)
    assert room == room_of(room.removeprefix("web:"))
    assert len(room) <= 44


def a_post(dice: Random, text: str) -> None:
    """What somebody wrote, as it is told again on Telegram and on Discord: whole, and nothing but text."""
    name, own = clean_name(text), escape(clean(text, 200))
    told = words("fa" if dice.random() < 0.5 else "en").say("news-seat", name=own, news="{@web:1} **b** `c`")
    calls = (Mention("web:1", name),)
    for piece in split(told, TEXT, calls):
        read, _ = parsed(html(piece, calls))
        assert units(read) <= TEXT
    assert length(own) == units(plain(own))
    for page in (page for part in pages(Post(told)) for page in (part if isinstance(part, tuple) else (part,))):
        assert len(page.text) <= LONGEST_TEXT
        assert "@everyone" not in page.text
    bare(told)


def a_frame(dice: Random, text: str) -> None:
    try:
        MESSAGE.validate_json(written(dice, mangled(dice, FRAME)).encode("utf-8", "surrogatepass"))
    except ValidationError:
        return


def an_update(dice: Random, text: str) -> None:
    try:
        read_update(written(dice, mangled(dice, UPDATE)).encode("utf-8", "surrogatepass"), BOT)
    except web.HTTPBadRequest:
        return


PARSERS: Final[tuple[Callable[[Random, str], None], ...]] = (a_press, a_line, a_name, a_post, a_frame, an_update)


def parse(dice: Random) -> str:
    """Throw something at one of them; gives what it was."""
    text, parser = junk(dice), dice.choice(PARSERS)
    try:
        parser(dice, text)
    except Exception as error:
        raise RuntimeError(f"{parser.__name__}: {text[:300]!r}") from error
    return text
