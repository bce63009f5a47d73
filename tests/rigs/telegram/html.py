"""Telegram's HTML, read as strictly as Telegram does: what is left is the text, and where its parts are formatted."""

import re
from html import unescape
from typing import Any, Final

TAGS: Final = {"b": "bold", "i": "italic", "code": "code", "a": "text_link"}
TOKEN: Final = re.compile(r'<(/?)([a-z]+)(?: href="([^"<>]*)")?>|(&(?:lt|gt|amp|quot);)|([<>&])|([^<>&]+)')
PERSON: Final = "tg://user?id="


class Unparsable(Exception):
    """Markup that Telegram refuses."""


def units(text: str) -> int:
    """Length as Telegram counts."""
    return len(text.encode("utf-16-le")) // 2


def parsed(source: str) -> tuple[str, list[dict[str, Any]]]:
    """The text and its entities. Raises Unparsable."""
    text, entities, open_ = "", [], list[tuple[str, str, int]]()
    for token in TOKEN.finditer(source):
        closing, tag, href, named, stray, plain = token.groups()
        if stray:
            raise Unparsable(f"unexpected {stray!r} at {token.start()}")
        if tag and not closing:
            if tag not in TAGS:
                raise Unparsable(f'unsupported start tag "{tag}"')
            open_.append((tag, href or "", units(text)))
        elif tag:
            if not open_ or open_[-1][0] != tag:
                raise Unparsable(f'unexpected end tag "{tag}"')
            _, href, start = open_.pop()
            entities.append(_entity(tag, href, start, units(text) - start))
        else:
            text += unescape(named) if named else plain
    if open_:
        raise Unparsable(f'can\'t find end tag for "{open_[-1][0]}"')
    return text, sorted((one for one in entities if one["length"]), key=lambda one: one["offset"])


def _entity(tag: str, href: str, offset: int, length: int) -> dict[str, Any]:
    entity: dict[str, Any] = {"type": TAGS[tag], "offset": offset, "length": length}
    if tag == "a" and href.startswith(PERSON):
        return {**entity, "type": "text_mention", "user": int(href.removeprefix(PERSON))}
    return {**entity, "url": href} if tag == "a" else entity
