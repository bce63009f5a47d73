"""People on the simulated Discord: what they type and press goes through its gateway to the real program."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from render.table import Language
from render.words import bare
from tests.journeys.process import PROJECT
from tests.rigs.aside import Aside
from tests.rigs.discord.server import Discord
from tests.rigs.discord.story import controls, read
from tests.rigs.discord.world import Channel, Message, Payload, User

LETTERS: Final = 5
"""How often somebody types on where their app offers nothing in time."""
TRANSCRIPTS: Final = PROJECT / "out" / "transcripts"


class DiscordPerson:
    """Somebody with Discord's app, in one channel."""

    def __init__(self, discord: Discord, there: Aside, user: User, channel: Channel, language: Language) -> None:
        self.discord, self.there, self.user, self.channel = discord, there, user, channel
        self.name, self.language = user.name, language

    async def say(self, text: str) -> None:
        """Send a slash command. Raises LookupError where the app offers none like it."""
        name, rest = text.removeprefix("/").partition(" ")[::2]
        await self.there.do(self.discord.slash(self.user, self.channel, name, self._options(name, rest)))

    async def press(self, label: str) -> None:
        message, control, value = self.found(label)
        await self.there.do(self.discord.press(self.user, message.id, control, value))

    async def complete(self, line: str) -> tuple[str, ...]:
        """What the app offers while a line is typed. Where nothing comes in time, it asks at the next letter."""
        name, rest = line.removeprefix("/").partition(" ")[::2]
        (option, typed), *_ = self._options(name, rest or " ").items()
        for _ in range(LETTERS):
            with suppress(TimeoutError):
                ask = self.discord.complete(self.user, self.channel, name, option, typed.strip())
                return tuple(bare(one["name"]) for one in await self.there.do(ask))
        raise TimeoutError

    def private(self) -> str:
        return "\n".join(self._read(message) for message in self._answer())

    def options(self) -> tuple[str, ...]:
        return tuple(label for message in self._answer() for label, *_ in controls(message.components))

    def public(self) -> tuple[str, ...]:
        return tuple(map(self._read, self._posts()))

    def public_options(self) -> tuple[str, ...]:
        return tuple(label for message in self._posts()[-1:] for label, *_ in controls(message.components))

    def called(self) -> bool:
        return any(self.user.id in message.mentions for message in self._posts()[-1:])

    async def picture(self) -> bytes | None:
        for message in (*self._answer(), *self._posts()[-1:]):
            for attachment in message.attachments:
                return message.files[attachment["id"]]
        return None

    async def album(self) -> tuple[bytes, ...]:
        posts = self._posts()
        return tuple(post.files[attachment["id"]] for post in posts for attachment in post.attachments)

    async def refresh(self) -> None:
        """The app shows what comes by itself."""

    async def leave(self) -> None:
        """Nothing has to be closed."""

    def _answer(self) -> list[Message]:
        return self.discord.world.private(self.user.id, self.channel.id)

    def _posts(self) -> list[Message]:
        return self.discord.world.public(self.channel.id)

    def found(self, label: str) -> tuple[Message, Payload, str]:
        for message in (*self._answer(), *reversed(self._posts())):
            for shown, control, value in controls(message.components):
                if shown == label:
                    return message, control, value
        raise LookupError(f"{self.name} finds no {label!r}")

    def _options(self, name: str, rest: str) -> Payload:
        """What stands behind a command, by its options; the last takes the rest of the line."""
        command = next((one for one in self.discord.world.commands if one["name"] == name), None)
        if command is None:
            raise LookupError(f"the app has no /{name}")
        names = [option["name"] for option in command["options"]]
        return dict(zip(names, rest.split(" ", max(0, len(names) - 1)) if rest else [], strict=False))

    def _read(self, message: Message) -> str:
        return read(message.content, self.discord.world.names())


class DiscordFront:
    """One server of the simulated Discord; a room is a channel of it."""

    def __init__(self, discord: Discord, there: Aside) -> None:
        self.discord, self.there = discord, there

    async def person(self, name: str, room: str, language: Language = "en") -> DiscordPerson:
        """Discord's app speaks no Persian: who does has told the bot so before."""
        world = self.discord.world
        person = DiscordPerson(self.discord, self.there, world.user(name), world.channel(room), language)
        if language != "en":
            await person.say(f"/language {language}")
        return person


@asynccontextmanager
async def discord_front(discord: Discord, there: Aside) -> AsyncIterator[DiscordFront]:
    """People on this Discord. Raises AssertionError where the bot sent what Discord doesn't take."""
    await there.do(discord.connected())
    try:
        yield DiscordFront(discord, there)
    finally:
        _write_down(discord)
    assert not discord.complaints, discord.complaints


def _write_down(discord: Discord) -> None:
    """What happened in each channel: out/transcripts/discord-CHANNEL.txt, to be read."""
    TRANSCRIPTS.mkdir(parents=True, exist_ok=True)
    for channel in discord.world.channels.values():
        told = [text for place, text in discord.world.story if place == channel.id]
        (TRANSCRIPTS / f"discord-{channel.name}.txt").write_text("\n\n".join(told) + "\n", encoding="utf-8")
