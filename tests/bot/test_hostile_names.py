"""Names and lines that are meant to break pictures and posts, or to lead to files: nothing but text comes of them."""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image

from bot.connection import Client
from bot.discord.pages import LONGEST_TEXT
from bot.discord.pages import pages as on_discord
from bot.post import Post
from bot.telegram.line import letter
from bot.telegram.markup import CAPTION, TEXT, length
from render.words import bare, clean_name, words
from tests.rigs.chat import Chat, chat
from tests.rigs.telegram.html import parsed

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = (
    "\x00\x07\x1b[31m\r\n\t", "\u202egnp.exe\u2066\u2069", "Z\u0351\u036b\u0343" * 40 + "algo", "n" * 10_000,
    "👩‍👩‍👧‍👦" * 300, "🏳️‍🌈🇮🇷👍🏽", "../../../etc/passwd", "file:///etc/passwd", "\ud800\udfff", "﷽" * 40,
    "@everyone <@1> {@web:1} **b** `c` \\", "<b>&amp;</b>", "\u200b\u2060\ufeff", "%s {0} $n { $name }",
)  # fmt: skip
LOOKS: Final = ("/etc/passwd", "../../../etc/passwd", "file:///etc/passwd", "table.png", "\x00", "fonts/Vazirmatn.ttf")
OWN: Final = tuple(str(ROOT / package) for package in ("bot", "render", "engine"))
OPENED: Final = list[str]()
LISTENING: Final = [False]


def _note(event: str, args: tuple[Any, ...]) -> None:
    if event == "open" and LISTENING[0]:
        OPENED.append(str(args[0]))


sys.addaudithook(_note)


@contextmanager
def opened() -> Iterator[list[str]]:
    """The paths of all files that anything in this process opens during the block."""
    OPENED.clear()
    LISTENING[0] = True
    try:
        yield OPENED
    finally:
        LISTENING[0] = False


def whole(post: Post) -> None:
    """A post can be sent to both platforms as it is, and holds nothing that isn't meant to be read."""
    sent = letter(post)
    parts = [sent.aside(text) for text in (*sent.before, *sent.after)]
    for one in (sent, *parts):
        parsed(one.body()["text"])
        assert length(one.text, one.mentions) <= (CAPTION if one.picture else TEXT)
    before, main, after = on_discord(post)
    for page in (*before, main, *after):
        assert len(page.text) <= LONGEST_TEXT
        assert "@everyone" not in page.text
    shown = bare("\n".join([post.text, *post.parts, post.picture.alt if post.picture else ""]))
    assert not [char for char in shown if char != "\n" and (ord(char) < 32 or char in "\u202e\u2066\ud800\udfff\u200b")]
    if post.picture:
        picture = Image.open(BytesIO(post.picture.png))
        picture.load()
        assert picture.width == 1280
        assert picture.height <= 2000


async def begun(client: Client, names: tuple[str, ...], game: str, language: str) -> Chat:
    room = chat(client)
    await room.store.set_room(room.room, language=language)
    await room.say(names[0], f"/newgame {game}")
    for name in names[1:]:
        await room.say(name, "/join")
    await room.say(names[0], "/begin")
    return room


@pytest.mark.parametrize("at", range(0, len(NAMES), 4))
async def test_posts_and_pictures_stay_whole(client: Client, at: int) -> None:
    """Fourteen names, four at a table, in both languages; the last tables have names of the first."""
    names, language = (NAMES * 2)[at : at + 4], ("en", "fa")[at // 4 % 2]
    room = await begun(client, names, "landverse", language)
    posts = [one.post for one in room.wall.messages]
    assert posts[-1].picture
    posts += [await room.say(names[1], line) for line in ("/hand", "/board text", "/log", "/games", "/replace")]
    for post in posts:
        whole(post)


async def test_no_file_of_others_is_opened(client: Client) -> None:
    names = ("../../../etc/passwd", "file:///etc/passwd")
    with opened() as paths:
        room = await begun(client, names, "coatl", "en")
        for look in LOOKS:
            for command in ("/board ", "/rules ", "/newgame ", "/settings where=", "/move ", "/limit "):
                whole(await room.say(names[0], f"{command}{look}"))
            for data in (f"a::rules:{look}", f"a::newgame:{look}", f"a::settings:where={look}"):
                whole(await room.send(names[0], data))
    pictures = [one for one in paths if one.lower().endswith((".png", ".jpg", ".ttf", ".otf", ".json", ".toml"))]
    assert not [one for one in pictures if not one.startswith(OWN)]
    assert not [one for one in paths if "passwd" in one or "\0" in one]


def test_the_bot_opens_no_picture_and_only_its_own_fonts() -> None:
    """Whatever is drawn is drawn by our own code: there is no picture in the program that could be another one."""
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for package in ("bot", "render", "engine")
        for path in sorted((ROOT / package).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ast.unparse(node.func) in ("Image.open", "ImageFont.truetype", "ImageFont.load", "pickle.loads", "eval")
    ]
    assert [call.partition(":")[0] for call in calls] == [
        "bot/check/machine.py",
        "bot/workshop.py",
        "render/samples/__main__.py",
        "render/text.py",
    ]


@pytest.mark.parametrize("name", ["\u0301 \u0301", "\u0301" * 9, " \u200c ", "\u0301\n\u200d", "\u3164\u0301"])
def test_a_name_of_nothing_to_see_is_none(name: str) -> None:
    assert clean_name(name) == words("en").plain("player")
    assert clean_name(f"{name} x") == "x"


def test_pillow_keeps_its_limits() -> None:
    assert Image.MAX_IMAGE_PIXELS
    assert Image.MAX_IMAGE_PIXELS <= 2**27
