"""A post as Discord's messages: its text in Discord's markup, its picture as a file, its rows as a view.

Messages are classic ones, not "components v2": taking the buttons off a post whose words nobody knows any more is then
one small change (no components), the words of a post stand in people's notifications, and five rows are enough for a
post that others see. What goes beyond a message's limits goes on in another one.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

import discord
from discord.ui import DynamicItem, Item
from wcwidth import iter_graphemes

from bot.post import Button, Choice, File, Picture, Post, Row, Select
from render.words import PDI, RLM

LONGEST_TEXT: Final = 2000
LONGEST_LABEL: Final = 80
LONGEST_CHOICE: Final = 100
"""Of a choice's label, its hint, and what it sends."""
LONGEST_PLACEHOLDER: Final = 150
LONGEST_ALT: Final = 1024
MOST_ROWS: Final = 5

STYLES: Final = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}
MARKUP: Final = re.compile(r"\\(.)|(\*\*)|(`[^`]*`)|\{@([^{}\s]+)\}|\{t:(\d+)\|[^{}|]*\}|([^\\*`{]+|.)", re.DOTALL)
"""An escaped sign, bold, a code span, a call, a time, or plain text (bot/post.py)."""
SPECIAL: Final = re.compile(r"[\\*_~`|<\[]|^[#>+-]|:(?=//)", re.MULTILINE)
"""What Discord would read as markup, as a link or as a mention."""
RIGHT: Final = f"{RLM}\u2067"
"""Begins a Persian line, which is read from the right even where the app lays the message out from the left."""
EVERYBODY: Final = re.compile(r"@(?=everyone|here)")


class Control(DynamicItem[Item[Any]], template=r"(?s)(?:g\d+:)?(?P<data>.*)"):
    """A button or a select of ours, made anew from its id at each press: it outlives any restart.

    The id is `gN:DATA`, N being its place in the message, so that no two are alike. A select's data is in its choices.
    Whatever else is pressed under a message of ours is taken too, and answered as a button no longer in use.
    """

    def __init__(self, item: Item[Any], data: str, row: int | None = None) -> None:
        super().__init__(item, row=row)
        self.data = data

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str], /) -> "Control":
        values = interaction.data.get("values")
        return cls(item, values[0] if values else match["data"])

    async def callback(self, interaction: Any) -> None:
        """The listener knows what to do with it."""
        await interaction.client.press(interaction, self.data)


@dataclass(frozen=True, slots=True)
class Page:
    """One message. calls: the people whose mention in the text is meant as a call."""

    text: str
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    calls: tuple[int, ...] = ()
    file: File | None = None

    @property
    def files(self) -> list[discord.File]:
        """The picture or the file, new at each call: discord.py reads a file only once."""
        if self.file:
            return [discord.File(BytesIO(self.file.content), self.file.name)]
        picture = self.picture
        if picture is None:
            return []
        return [discord.File(BytesIO(picture.png), picture.name, description=cut(picture.alt, LONGEST_ALT))]

    @property
    def view(self) -> discord.ui.View | None:
        """The rows; None where there is nothing to press."""
        return _view(self.rows) if self.rows else None

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Exactly who is called; nobody else's mention does anything."""
        called = [discord.Object(one) for one in self.calls]
        return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)

    @property
    def besides(self) -> dict[str, Any]:
        """What a new message has besides its text, as discord.py takes it."""
        view = {"view": self.view} if self.rows else {}
        return {"files": self.files, "allowed_mentions": self.mentions, **view}


def pages(post: Post) -> tuple[tuple[Page, ...], Page, tuple[Page, ...]]:
    """What comes before the main message, that message with the picture and the rows, and what comes after it."""
    *before, last = _texts(post.text)
    calls = tuple(person for one in post.mentions if (person := person_id(one.person)))
    main = Page(last, post.picture, post.rows[:MOST_ROWS], calls, post.file)
    after = [Page(text) for part in post.parts for text in _texts(part)]
    rest = [Page("", rows=post.rows[at : at + MOST_ROWS]) for at in range(MOST_ROWS, len(post.rows), MOST_ROWS)]
    return tuple(Page(text, calls=calls) for text in before), main, (*rest, *after)


def person_id(person: str) -> int:
    """Discord's id of a person of Discord, else 0."""
    platform, _, number = person.partition(":")
    return int(number) if platform == "discord" and number.isdecimal() else 0


def markdown(text: str) -> str:
    """Text in the posts' light markup as Discord's Markdown; names and typed text show as they are."""
    return "".join(map(_piece, MARKUP.finditer(text)))


def cut(text: str, longest: int) -> str:
    """Text of at most `longest` code points, cut between characters as a reader sees them."""
    if len(text) <= longest:
        return text
    kept = ""
    for character in iter_graphemes(text):
        if len(kept) + len(character) >= longest:
            break
        kept += character
    return f"{kept}…"


def _piece(found: re.Match[str]) -> str:
    literal, bold, code, call, time, plain = found.groups()
    if time:
        return f"<t:{time}:f> (<t:{time}:R>)"
    if call:
        return f"<@{person_id(call)}>" if person_id(call) else _escaped(call)
    return bold or code or _escaped(literal or plain)


def _escaped(text: str) -> str:
    return EVERYBODY.sub("@\u200b", SPECIAL.sub(r"\\\g<0>", text))


def _texts(text: str) -> list[str]:
    """The text in Discord's markup, in pieces that each fit a message; at least one."""
    pieces = [""]
    for line in _lines(text):
        longer = f"{pieces[-1]}\n{line}" if pieces[-1] else line
        if len(longer) <= LONGEST_TEXT:
            pieces[-1] = longer
        else:
            pieces.append(line)
    return pieces


def _lines(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        start, end = (RIGHT, PDI) if line.startswith(RLM) else ("", "")
        shown, longest = markdown(line), LONGEST_TEXT - len(start + end)
        while len(shown) > longest:
            at = shown.rfind(" ", 1, longest) if " " in shown[1:longest] else longest
            yield f"{start}{shown[:at]}{end}"
            shown = shown[at:].lstrip(" ")
        yield f"{start}{shown}{end}"


def _view(rows: tuple[Row, ...]) -> discord.ui.View:
    view, place = discord.ui.View(timeout=None), 0
    for number, row in enumerate(rows):
        for control in [row] if isinstance(row, Select) else row:
            view.add_item(_control(control, place, number))
            place += 1
    return view


def _control(control: Button | Select, place: int, row: int) -> Item[Any]:
    item: Item[Any]
    if isinstance(control, Button) and control.url:
        return discord.ui.Button(label=cut(control.label, LONGEST_LABEL), url=control.url, row=row)
    if isinstance(control, Button):
        item = discord.ui.Button(
            label=cut(control.label, LONGEST_LABEL),
            custom_id=f"g{place}:{control.data}",
            style=STYLES[control.style],
            disabled=not control.enabled,
        )
        return Control(item, control.data, row)
    item = discord.ui.Select(
        placeholder=cut(control.placeholder, LONGEST_PLACEHOLDER),
        custom_id=f"g{place}:",
        options=[_option(choice) for choice in control.choices],
    )
    return Control(item, "", row)


def _option(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(choice.label, LONGEST_CHOICE),
        value=choice.data,
        description=cut(choice.hint, LONGEST_CHOICE) or None,
        default=choice.chosen,
    )
