"""A post's texts as Telegram takes them: HTML, cut to what one message holds."""

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from bot.post import Mention, PersonKey

CAPTION: Final = 1024
TEXT: Final = 4096
"""Characters under a picture, and of a message without one, the markup not counted."""
ALERT: Final = 200
"""Characters of the answer to a press."""
SEPARATORS: Final = " ,;:·،؛"
"""What doesn't stand before a sign that something is left out."""

TOKEN: Final = re.compile(r"\\(.)|(\*\*)|`([^`\n]*)`|\{@([^{}\s]+)\}|\{t:\d+\|([^{}|]*)\}", re.DOTALL)


def html(text: str, mentions: Sequence[Mention] = ()) -> str:
    """The light markup of posts (bot/post.py) as Telegram's HTML."""
    names, bold, made, at = _names(mentions), False, "", 0
    for token in TOKEN.finditer(text):
        made += escape(text[at : token.start()], quote=False)
        at = token.end()
        escaped, star, code, person, time = token.groups()
        if star:
            made += "</b>" if bold else "<b>"
            bold = not bold
        elif code is not None:
            made += f"<code>{escape(code, quote=False)}</code>"
        else:
            made += _call(person, names) if person else escape(time or escaped, quote=False)
    return made + escape(text[at:], quote=False) + ("</b>" if bold else "")


def plain(text: str, mentions: Sequence[Mention] = ()) -> str:
    """The same text as a person reads it, where Telegram takes no markup."""
    names = _names(mentions)

    def read(token: re.Match[str]) -> str:
        escaped, star, code, person, time = token.groups()
        return "" if star else code if code is not None else names.get(person, "") if person else time or escaped

    return TOKEN.sub(read, text)


def length(text: str, mentions: Sequence[Mention] = ()) -> int:
    """Characters as Telegram counts them: UTF-16 units of what is read."""
    return len(plain(text, mentions).encode("utf-16-le")) // 2


def split(text: str, last: int, mentions: Sequence[Mention] = ()) -> list[str]:
    """The text in pieces of whole lines: the last of at most `last` characters, those before it of `TEXT`."""
    pieces, most = [""], last
    for line in reversed(text.split("\n")):
        longer = f"{line}\n{pieces[0]}" if pieces[0] else line
        if length(longer, mentions) <= most:
            pieces[0] = longer
        else:
            pieces.insert(0, line)
            most = TEXT
    return [piece.strip("\n") for piece in pieces]


def shortened(text: str, longest: int) -> str:
    """Plain text of at most so many characters: whole lines where they fill half of it, else whole words."""
    if len(text) <= longest:
        return text
    whole_lines, end_of_line, _ = text[: longest - 1].rpartition("\n")
    if len(whole_lines) >= longest // 2:
        return f"{whole_lines}{end_of_line}…"
    whole_words, _, _ = text[:longest].rpartition(" ")
    return f"{(whole_words or text[: longest - 1]).rstrip(SEPARATORS)}…"


def _names(mentions: Sequence[Mention]) -> Mapping[PersonKey, str]:
    return {mention.person: mention.name for mention in mentions}


def _call(person: PersonKey, names: Mapping[PersonKey, str]) -> str:
    """A mention that Telegram tells its person about, by id, as not everybody has a username."""
    platform, _, number = person.partition(":")
    name = escape(names.get(person, ""), quote=False)
    return f'<a href="tg://user?id={number}">{name}</a>' if platform == "telegram" else name
