"""A person in a room, whatever the platform: what they do, and what they see. The journeys are written in these words.

A platform has its own kind of Person; `Front` makes them.
"""

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias

from render.table import Language
from render.words import bare

PATIENCE = 15.0
"""Seconds that what is expected may take, with all cores busy."""


class Person(Protocol):
    """Texts are as read: without markup and marks of direction, calls as `@name`."""

    name: str
    language: Language

    async def say(self, text: str) -> None:
        """Type a line, and wait for the answer."""

    async def press(self, label: str) -> None:
        """Press the button, or make the choice, that says `label`, and wait for the answer.

        Of several the private one is meant, then the newest public one. Raises LookupError where there is none.
        """

    def private(self) -> str:
        """What only this person sees now; "" for nothing."""

    def options(self) -> tuple[str, ...]:
        """What can be pressed or chosen in the private answer."""

    def public(self) -> tuple[str, ...]:
        """What everybody sees, oldest first."""

    def public_options(self) -> tuple[str, ...]:
        """What can be pressed under the newest public post."""

    def called(self) -> bool:
        """Whether the newest public post calls this person."""

    async def picture(self) -> bytes | None:
        """The private answer's picture (a PNG), else that of the newest public post; None where there is none."""

    async def album(self) -> tuple[bytes, ...]:
        """The pictures of all public posts, oldest first."""

    async def refresh(self) -> None:
        """Look again, where the platform doesn't tell by itself."""

    async def leave(self) -> None:
        """Close the app."""


class Front(Protocol):
    """A platform with people on it."""

    async def person(self, name: str, room: str, language: Language = "en") -> Person:
        """Somebody who has entered a room."""


Platform: TypeAlias = Callable[[], AbstractAsyncContextManager[Front]]
"""Where people come from, for one journey."""


async def until(expected: Callable[[], bool], person: Person, what: str) -> None:
    """Wait for something. Raises AssertionError that tells what the person sees instead."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await person.refresh()
                if expected():
                    return
                await asyncio.sleep(0.02)
    except TimeoutError:
        seen = "\n".join((*person.public()[-3:], "(private)", person.private()))
        raise AssertionError(f"{person.name} waited for {what} in vain and sees:\n{seen}") from None


async def sees(person: Person, text: str) -> None:
    """Wait until a public post or the private answer has this text."""
    await until(lambda: text in "\n".join((*person.public(), person.private())), person, repr(text))


def read_aloud(text: str, names: dict[str, str]) -> str:
    """A post's text in the light markup (bot/post.py) as a person reads it."""

    def plain(found: re.Match[str]) -> str:
        escaped, call, time = found.groups()
        return escaped or time or (f"@{names[call]}" if call else "")

    return bare(re.sub(r"\\(.)|\*\*|`|\{@([^{}\s]+)\}|\{t:\d+\|([^{}|]*)\}", plain, text, flags=re.DOTALL))
