"""The bot on a simulated Telegram, all in this process: the real adapter, rooms and workers on a real server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot import worker
from bot.budget import Budget
from bot.clock import Clock
from bot.connection import Client
from bot.delivery import Delivery
from bot.front import Front
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.saved import Saved
from bot.settings import Settings
from bot.store import Store
from bot.telegram import running
from bot.telegram.front import TelegramFront
from engine.registry import GAMES
from render.words import bare
from tests.rigs.telegram.server import TOKEN, Telegram, serving
from tests.rigs.telegram.world import Chat, Message, Press, User


@dataclass
class Table:
    """A group with people, and the bot in it."""

    telegram: Telegram
    store: Store
    settings: Settings
    group: Chat
    bots: AsyncExitStack
    webhook: int = 0
    """The port that updates are brought to; 0 for polling."""
    pace: int = 1000
    """Messages a minute."""
    front: TelegramFront = field(init=False)
    people: dict[str, User] = field(default_factory=dict)
    thread: int | None = None
    actions: Budget = field(default_factory=Budget)

    async def restart(self) -> None:
        """The bot ends, and another begins."""
        await self.bots.aclose()
        await self.start()

    async def start(self) -> None:
        """A bot begins."""
        changes: dict[str, Any] = {
            "telegram_token": TOKEN,
            "telegram_api": self.telegram.url,
            "telegram_pace": self.pace,
        }
        if self.webhook:
            brought = {"telegram_webhook": f"http://127.0.0.1:{self.webhook}/t", "telegram_webhook_port": self.webhook}
            changes |= brought
        fronts = dict[str, Front]()
        rooms = Rooms(Host(self.store, GAMES, fronts=fronts), self.actions)
        self.front = await self.bots.enter_async_context(running(rooms, self.settings.model_copy(update=changes)))
        fronts["telegram"] = self.front

    def person(self, name: str, language: str = "en", *, started: bool = False) -> User:
        """Somebody in the group. started: they have a private chat with the bot."""
        user = self.people.get(name) or self.telegram.world.user(name, language)
        user.started = user.started or started
        self.people[name] = user
        self.group.members.setdefault(user.id, "member")
        return user

    async def say(self, name: str, text: str, **more: Any) -> None:
        """Type something in the group, and let the workers go on."""
        more.setdefault("thread", self.thread)
        await self.telegram.say_and_wait(self.person(name), self.group, text, **more)
        await self.settle()

    async def whisper(self, name: str, text: str, **more: Any) -> None:
        """Type something in private."""
        user = self.person(name)
        await self.telegram.say_and_wait(user, self.telegram.world.private(user), text, **more)
        await self.settle()

    async def press(self, name: str, label: str, on: Message | None = None, **more: Any) -> Press:
        """Press a button: of the message given, else of what only this person sees, else of the newest post."""
        user = self.person(name)
        own = [one for one in reversed(self.telegram.world.shown.get(user.id, [])) if isinstance(one, Message)]
        for message in [on] if on else [*own, *reversed(self.posts())]:
            for button in (button for row in message.keyboard for button in row):
                if bare(button["text"]) == label and "callback_data" in button:
                    press = await self.telegram.press(user, message, button["callback_data"], **more)
                    await self.settle()
                    return press
        raise LookupError(f"{name} finds no {label!r}")

    async def settle(self) -> None:
        """Let the workers deal with all that is due now."""
        fronts = {"telegram": self.front}
        clock, delivery = Clock(self.store, GAMES, fronts), Delivery(self.store, GAMES, fronts)
        while await worker.once(self.store, "deadline", clock.ring) or await worker.once(
            self.store, "delivery", delivery.deliver
        ):
            pass

    async def open(self, *names: str, game: str = "landverse") -> None:
        """A game begins. game: with its options, as they are typed."""
        first, *others = names
        await self.say(first, f"/newgame {game}")
        for name in others:
            await self.press(name, "Join", self.posts()[-1])
        await self.press(first, "Begin", self.posts()[-1])

    def posts(self) -> list[Message]:
        """What everybody sees."""
        return self.telegram.world.public(self.group.id, self.thread)

    def seen(self, name: str) -> Message | str:
        """What this person alone was shown last."""
        return self.telegram.world.shown[self.person(name).id][-1]

    def calls(self, *methods: str) -> int:
        """How often the bot called these."""
        return sum(call.method in methods for call in self.telegram.calls)

    async def game(self) -> Saved:
        """The group's game."""
        room = f"telegram:{self.group.id}" + (f":{self.thread}" if self.thread else "")
        saved = await self.store.load((await self.store.room(room)).game)
        assert saved
        return saved


Open = Callable[..., Any]


@pytest.fixture
def open_table(client: Client, settings: Settings) -> Open:
    """Makes a Table; `ephemeral`: whether the server has messages for one person. Complaints fail the test."""

    @asynccontextmanager
    async def make(
        *, ephemeral: bool = False, redis: Client = client, webhook: int = 0, **group: Any
    ) -> AsyncIterator[Table]:
        async with serving(lambda: Telegram(ephemeral=ephemeral)) as telegram, AsyncExitStack() as bots:
            chat = telegram.world.group("Friday group", **group)
            table = Table(telegram, Store(redis), settings, chat, bots, webhook)
            await table.start()
            yield table
        assert not telegram.complaints, telegram.complaints

    return make


async def until(expected: Callable[[], bool], seconds: float = 5) -> None:
    """Wait for something. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while True:
            if expected():
                return
            await asyncio.sleep(0.01)
