"""The use cases: everything a person can do, the same on every platform.

A chat adapter hands over what was typed or pressed and shows the private answer that comes back. What the room should
see is only marked as due here; delivery posts it. Bad input is answered in one sentence and changes nothing.

lobby: before a game. play: its questions and answers. leaving: resigning and stopping.
motions: what players ask of one another. replacing: another player on a seat. departing: people who leave the chat.
absence: being away and coming back. reminding: reminders, silence, nudges.
my_games, remembering, stats, rematch: what is played and was played. forgetting: deleting all of a person.
about: rules and help. settings: what a room sets, by the panels of choices. house_rules: what a game sets.
moving: a chat that has become another. commands: all that can be typed and pressed, as tables. completion: of lines.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot import logs
from bot.budget import Budget
from bot.front import Caller
from bot.post import PersonKey, Post, RoomKey
from bot.press import Act, Decide, TakeBack, read
from bot.rooms import completion, departing, moving, play
from bot.rooms.commands import ACTIONS, COMMANDS
from bot.rooms.desk import Answer, short
from bot.rooms.host import Host
from bot.saved import Unreadable
from bot.store import StoreAway
from render.words import words

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rooms:
    """All that adapters call. Every answer is for the caller alone; an empty one shows nothing.

    Every method may raise StoreAway; the adapter says so in its own way, once and not for every press (flows.md, 7).
    actions: how many commands and presses are taken from each person; beyond them they are told so once, and then no
    more is said. So it is with completions, which are counted by themselves.
    """

    host: Host
    actions: Budget = field(default_factory=Budget)

    def ignores(self, person: PersonKey) -> bool:
        """Whether so much has come from a person that what comes now gets no answer: nothing need be looked up."""
        return self.actions.is_spent(person)

    async def command(self, caller: Caller, name: str, rest: str) -> Post:
        """Answer a typed command; `rest` is what stands behind its name."""

        async def run() -> Post:
            if name not in COMMANDS:
                raise Answer("error-unknown-command", text=short(f"/{name}"))
            return await COMMANDS[name].run(self.host, caller, COMMANDS[name].given(rest))

        return await self._guarded(caller, run)

    async def press(self, caller: Caller, data: str) -> Post:
        """Answer a pressed button or a choice in a select."""

        async def run() -> Post:
            match read(data):
                case Decide(narrow=True) as press:
                    return await play.narrow(self.host, caller, press)
                case Decide() as press:
                    return await play.decide(self.host, caller, press)
                case TakeBack() as press:
                    return await play.undo(self.host, caller, press.game, press)
                case Act(action=action) as press if action in ACTIONS:
                    return await ACTIONS[action](self.host, caller, press)
                case _:
                    raise Answer("error-press")

        return await self._guarded(caller, run)

    async def complete(self, caller: Caller, line: str) -> tuple[str, ...]:
        """Whole lines that a line may become, at most 25."""
        if self.actions.spend(f"{caller.person} completes"):
            return ()
        return await completion.complete(self.host, caller, line)

    async def moved(self, old: RoomKey, new: RoomKey) -> None:
        """A chat has another key now: its settings and its game go with it."""
        await moving.move(self.host, old, new)

    async def lost(self, room: RoomKey) -> None:
        """A room may have been deleted."""
        await self.host.lost(room)

    async def left(self, person: PersonKey, chat: RoomKey) -> None:
        """A person isn't in a chat any more."""
        await departing.left(self.host, person, chat)

    async def came(self, person: PersonKey, chat: RoomKey) -> None:
        """A person is in a chat, perhaps again."""
        await departing.came(self.host, person, chat)

    async def blocked(self, person: PersonKey) -> None:
        """A person can't be written to in private any more."""
        await departing.blocked(self.host, person)

    async def unblocked(self, person: PersonKey) -> None:
        """A person can be written to in private, perhaps again."""
        await departing.unblocked(self.host, person)

    async def _guarded(self, caller: Caller, use_case: Callable[[], Awaitable[Post]]) -> Post:
        logs.add(room=caller.room, press=caller.press)
        too_many = self.actions.spend(caller.person)
        if too_many > 1:
            return Post("")
        try:
            return await self._answered(caller, _too_much if too_many else use_case)
        except StoreAway:
            raise
        except Unreadable as unread:
            LOG.error("%s", unread)  # noqa: TRY400  the text says all
            return Post(words(caller.language or self.host.language).say("error-stored"))
        except Exception:
            LOG.exception("a use case failed")
            return Post(words(caller.language or self.host.language).say("error-unexpected"))

    async def _answered(self, caller: Caller, use_case: Callable[[], Awaitable[Post]]) -> Post:
        try:
            return await use_case()
        except Answer as answer:
            _, say = await self.host.room(caller)
            return Post(say.say(answer.word, **answer.values))


async def _too_much() -> Post:
    raise Answer("error-too-much")
