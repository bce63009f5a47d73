"""A message as the rooms think of it: what it says, shows and offers. The chat adapters know how to show one."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

PersonKey: TypeAlias = str
"""A person on a platform: `discord:ID`, `telegram:ID`, `web:TOKEN`."""

RoomKey: TypeAlias = str
"""A place to play: `platform:chat` or `platform:chat:thread`."""


@dataclass(frozen=True, slots=True)
class Button:
    """A press sends `data` back (<= 64 bytes, bot/press.py), or opens `url`. A disabled one is shown grey."""

    label: str
    data: str = ""
    style: Literal["plain", "main", "danger"] = "plain"
    enabled: bool = True
    url: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a select; choosing it sends `data` back. `hint` is a second, smaller line."""

    label: str
    data: str
    hint: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """Up to 25 choices under one placeholder."""

    placeholder: str
    choices: tuple[Choice, ...]


Row: TypeAlias = tuple[Button, ...] | Select
"""Up to five buttons, or one select."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with the words that stand in for it. The name holds nothing secret and changes with the state."""

    name: str
    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class File:
    """A file to keep. Its name holds nothing secret."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Mention:
    """A person whom a post calls; `name` stands in its text where the call goes, as `{@KEY}`."""

    person: PersonKey
    name: str


@dataclass(frozen=True, slots=True)
class Post:
    """One message.

    text: paragraphs in the light markup all platforms share: `**bold**` and `` `code` ``, nothing else. A backslash
    before `\\`, `*`, `` ` `` or `{` stands for that sign itself; people's names and typed text are written so
    (`escape` in render/words), and never put in a code span, where a backslash is a backslash. A call to a person
    stands in it as `{@PERSON KEY}`, with its shown name in `mentions`; a time as `{t:SECONDS SINCE 1970|WORDS}`, in
    words for platforms that don't show it in each reader's own way. Labels, choices and `alt` hold no markup.
    rows: what can be pressed, top to bottom. parts: further texts where one message doesn't hold all of it.
    file: goes with a private answer that has no picture.
    secret: it shows what the others at the table may not know; where only all could see it, it isn't shown.
    again: the press that shows it anew, where no button of its own does.
    knock: the person can't be reached in private yet; the platform opens the way there, where this press is made anew.
    note: what of the text is only about what its reader has just done, for a platform that then renews the rest.
    """

    text: str
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    mentions: tuple[Mention, ...] = ()
    parts: tuple[str, ...] = ()
    file: File | None = None
    secret: bool = False
    again: str = ""
    knock: str = ""
    note: str = ""


LONGEST_PART: Final = 1900
"""Characters of one text that every platform takes in a message, with room for its own marks."""


def pages(lines: Iterable[str]) -> list[str]:
    """Lines put together into texts of at most LONGEST_PART characters, at least one."""
    texts = [""]
    for line in lines:
        longer = f"{texts[-1]}\n{line}".lstrip("\n")
        if len(longer) <= LONGEST_PART:
            texts[-1] = longer
        else:
            texts.append(line)
    return texts
