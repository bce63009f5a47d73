"""Every limit of Discord's, counted for all that the product can say; out/limits/discord.txt has the most of each."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from discord.app_commands import CommandTree
from discord.http import handle_message_parameters

from bot.connection import Client
from bot.discord import commands
from bot.discord.pages import Page, pages
from bot.menu import back, menu
from bot.post import Post
from bot.rooms.commands import COMMANDS
from engine import notation
from engine.match import Match
from engine.registry import GAMES
from render.table import Language
from render.words import LANGUAGES, words
from tests.rigs.chat import Chat, Wall, chat, decisions
from tests.rigs.discord.spec import wrong

REPORT: Final = Path(__file__).parents[3] / "out" / "limits" / "discord.txt"

LIMITS: Final = {
    "text of a message": 2000,
    "messages for a public post": 2,
    "rows of a message": 5,
    "rows of a post": 5,
    "buttons of a row": 5,
    "label of a button": 80,
    "custom id": 100,
    "address": 512,
    "choices of a select": 25,
    "label of a choice": 100,
    "value of a choice": 100,
    "hint of a choice": 100,
    "placeholder": 150,
    "alt text": 1024,
    "file (bytes)": 10 * 2**20,
    "nonce": 25,
    "commands": 100,
    "name of a command": 32,
    "description of a command": 100,
    "options of a command": 25,
    "choices of an option": 25,
    "all texts of a command": 8000,
    "a completion": 100,
}
NAME: Final = re.compile(r"[-_\w]{1,32}")
CHANGING: Final = ("newgame", "join", "leave", "begin", "resign", "stop", "rematch")
LONG_NAMES: Final = ("_*" * 40, "👩‍👩‍👧‍👦" * 12, "[`" * 40, "علی" * 20)


class Most:
    """The most seen of each thing so far."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = defaultdict(int)

    def note(self, what: str, number: int, where: object) -> None:
        assert number <= LIMITS[what], f"{what}: {number} of {LIMITS[what]} in {where}"
        self.seen[what] = max(self.seen[what], number)

    def post(self, post: Post, *, public: bool) -> None:
        """Count all of a post."""
        before, main, after = pages(post)
        if public and post.picture:
            self.note("messages for a public post", len((*before, main, *after)), post)
        if public:
            self.note("rows of a post", len(post.rows), post)
        for page in (*before, main, *after):
            self._page(page)

    def _page(self, page: Page) -> None:
        besides: Any = page.besides
        with handle_message_parameters(page.text, **besides) as made:
            payload: Any = made.payload or discord.utils._from_json((made.multipart or [{}])[0]["value"])
        assert not wrong("POST", "/channels/1/messages", payload)
        self.note("text of a message", len(payload["content"]), page)
        for attachment in payload.get("attachments", ()):
            self.note("alt text", len(attachment.get("description") or ""), page)
        for file in page.files:
            self.note("file (bytes)", len(file.fp.read()), file.filename)
        self._rows(payload.get("components", []))

    def _rows(self, rows: list[dict[str, Any]]) -> None:
        self.note("rows of a message", len(rows), rows)
        ids = [one.get("custom_id") or one["url"] for row in rows for one in row["components"]]
        assert len(set(ids)) == len(ids)
        for row in rows:
            self.note("buttons of a row", len(row["components"]), row)
            for control in row["components"]:
                self._control(control)

    def _control(self, control: dict[str, Any]) -> None:
        self.note("custom id", len(control.get("custom_id", "")), control)
        self.note("address", len(control.get("url", "")), control)
        if "label" in control:
            self.note("label of a button", len(control["label"]), control)
        options = control.get("options", ())
        self.note("choices of a select", len(options), control)
        assert len({one["value"] for one in options}) == len(options)
        for one in options:
            self.note("placeholder", len(control["placeholder"]), control)
            self.note("label of a choice", len(one["label"]), one)
            self.note("value of a choice", len(one["value"]), one)
            self.note("hint of a choice", len(one.get("description", "")), one)


@pytest.fixture(scope="module")
def most() -> Iterator[Most]:
    """Counts, and writes the table down in the end."""
    most = Most()
    yield most
    rows = [f"{what:28}{most.seen[what]:>10} of {limit}" for what, limit in LIMITS.items()]
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text("\n".join(rows) + "\n", encoding="utf-8")


@dataclass
class Watched(Wall):
    """A wall that remembers whatever has hung on it, before an edit too. `nonces` has the posts' nonces."""

    seen: list[Post] = field(default_factory=list)

    async def post(self, room: str, post: Post, nonce: str) -> str:
        self.seen.append(post)
        return await super().post(room, post, nonce)

    async def edit(self, room: str, message: str, post: Post) -> None:
        self.seen.append(post)
        await super().edit(room, message, post)


@dataclass
class Talk:
    """Four people with the longest names in a room, all of whose answers are counted."""

    room: Chat
    people: tuple[str, ...]
    most: Most

    async def say(self, person: str, line: str) -> Post:
        answer = await self.room.say(person, line)
        self.most.post(answer, public=False)
        return answer

    async def say_all(self) -> None:
        """Every command that changes nothing, and what a watcher gets."""
        for name in COMMANDS:
            if name not in CHANGING:
                await self.say(self.people[0], f"/{name}")
        await self.say("Watcher", "/hand")

    async def play(self) -> None:
        """Everybody answers their questions by the last option."""
        for one in self.people:
            panel = await self.say(one, "/hand")
            while moves := decisions(panel):
                panel = await self.room.send(one, moves[-1])
                self.most.post(panel, public=False)

    async def time_out(self, times: int) -> None:
        """Time runs out again and again; one of them is there, else the game would pause."""
        for _ in range(times):
            if (game := await self.room.game()).meta.status == "running":
                await self.say(self.people[0], "/away off")
                self.room.now.at = max(self.room.now.at, game.meta.deadline) + 1
                await self.room.settle()


@pytest.mark.parametrize(("slug", "language"), tuple(zip(GAMES, cycle(LANGUAGES), strict=False)))
async def test_all_that_is_said_in_a_game(client: Client, most: Most, slug: str, language: Language) -> None:
    """Every command at every stage, and a whole game: turn by turn at first, then all that is left in one post."""
    room, wall = chat(client), Watched()
    room.wall = wall
    people = LONG_NAMES[: max(GAMES[slug].seats)]
    room.languages = dict.fromkeys(people, language)
    talk = Talk(room, people, most)
    first, *others = people
    await talk.say_all()
    await talk.say(first, f"/newgame {slug}")
    for one in others:
        await talk.say(one, "/join")
    await talk.say_all()
    for line in ("/newgame chess", "/limit 1h", f"/move {'x' * 3000}", f"/rules {slug}", "/begin"):
        await talk.say(first, line)
    await talk.say_all()
    await talk.play()
    await talk.say_all()
    await talk.say(first, "/replace B computer")
    await talk.time_out(16)
    await talk.say_all()
    await room.play_out()
    await talk.say_all()
    assert any("🥇" in text for text in room.texts())
    for post in wall.seen:
        most.post(post, public=True)
    for _, nonce in wall.nonces:
        most.note("nonce", len(f"{nonce}-9"), nonce)


@pytest.mark.parametrize("slug", GAMES)
def test_every_menu_of_many_games(most: Most, slug: str) -> None:
    """All questions of random games, with as many seats as can be, and their completions."""
    game, chance = GAMES[slug], random.Random(7)
    for number in range(6):
        match = Match.begin(game, max(game.seats), f"{number:064x}")
        while owing := game.to_move(match.state):
            seat = chance.choice(owing)
            ask = game.ask(match.state, seat)
            for language in LANGUAGES:
                say = words(language)
                way_back = back("abcdefghij", seat, 9999, ask, say, undoable=say.move(slug, str(ask.moves[-1])))
                rows = (*menu(slug, "abcdefghij", seat, 9999, ask, say), way_back)
                most.note("rows of a post", len(rows), rows)
                most._rows([dict(row) for row in view(rows)])
            match = match.play(seat, str(chance.choice(ask.moves)))
        for seat in range(max(game.seats)):
            for line in notation.lines(Match.begin(game, max(game.seats), f"{number:064x}"), seat):
                most.note("a completion", len(line), line)


def view(rows: Any) -> list[dict[str, Any]]:
    """The rows as Discord gets them."""
    shown = Page("", rows=rows).view
    assert shown
    return shown.to_components()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_commands(most: Most, language: Language) -> None:
    async def nothing(*_: object) -> Any:
        raise AssertionError

    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = CommandTree(client)
        commands.add(tree, tuple(GAMES), words(language), nothing, nothing)
        payload = [one.to_dict(tree) for one in tree.get_commands()]
    assert not wrong("PUT", "/applications/1/commands", payload)
    most.note("commands", len(payload), payload)
    assert {one["name"] for one in payload} == {name for name, one in COMMANDS.items() if not one.alias}
    for command in payload:
        options = command["options"]
        choices = [choice for option in options for choice in option.get("choices", ())]
        most.note("options of a command", len(options), command)
        for named in (command, *options):
            assert NAME.fullmatch(named["name"])
            assert named["name"] == named["name"].lower()
            most.note("name of a command", len(named["name"]), named)
            most.note("description of a command", len(named["description"]), named)
        for option in options:
            most.note("choices of an option", len(option.get("choices", ())), option)
        required = [option["required"] for option in options]
        assert required == sorted(required, reverse=True)
        texts = [command["name"], command["description"], *(option["name"] for option in options)]
        texts += [option["description"] for option in options]
        texts += [text for choice in choices for text in (choice["name"], str(choice["value"]))]
        most.note("all texts of a command", len("".join(texts)), command)
