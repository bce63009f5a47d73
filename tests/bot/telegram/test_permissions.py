"""Every command and every button, by everybody who can be in a Telegram group, on the wire."""

from dataclasses import replace
from typing import Final

import pytest

from bot.budget import Budget
from bot.rooms import Rooms
from bot.rooms.host import Host
from engine.registry import GAMES
from render.words import words
from tests.bot.permissions import FIRST, KINDS, ROWS
from tests.bot.telegram.conftest import Open, Table
from tests.bot.trying import sent, wrong
from tests.rigs.stages import Stages
from tests.rigs.telegram.world import BOT, Message, User

ROLES: Final = {"admin": "administrator", "outside": "left"}


async def people(table: Table, *kinds: str) -> tuple[dict[str, User], Stages]:
    """Somebody of each kind, and the stages of a game in the group."""
    users = {kind: table.person(kind) for kind in kinds}
    for kind, role in ROLES.items():
        if kind in users:
            table.group.members[users[kind].id] = role
    rooms = Rooms(Host(table.store, GAMES, tables=Budget()))
    stages = Stages(rooms, f"telegram:{table.group.id}", {kind: f"telegram:{one.id}" for kind, one in users.items()})
    await stages.make()
    return users, stages


def board(table: Table) -> Message:
    """A message of the bot's that can be pressed."""
    return table.telegram._added(Message(table.telegram.world.next(), table.group.id, BOT, "a board"))


async def tried(table: Table, user: User, how: str, text: str, on: Message) -> str:
    """What somebody is told after typing something or pressing a button; "done" where that is nothing."""
    shown = table.telegram.world.shown
    shown[user.id] = []
    if how == "line":
        await table.telegram.say_and_wait(user, table.group, text)
    else:
        await table.telegram.press(user, on, text)
    return "\n".join(one if isinstance(one, str) else one.text for one in shown[user.id]) or "done"


async def test_everybody_tries_everything(open_table: Open) -> None:
    async with open_table(ephemeral=True, bot="administrator") as table:
        users, stages = await people(table, *KINDS)
        faults, on = [], board(table)
        for row in FIRST:
            for kind in KINDS:
                for how, text in sent(row, kind, stages.games[row.stage]).items():
                    await stages.put_back(row.stage)
                    said = await tried(table, users[kind], how, text, on)
                    faults.append(wrong(row, kind, said, await stages.changed(row.stage)))
        assert not [*filter(None, faults)]


async def test_who_is_not_in_the_group_presses_what_stands_there(open_table: Open) -> None:
    """A public group shows its messages to whoever looks for it."""
    async with open_table(ephemeral=True, bot="administrator") as table:
        users, stages = await people(table, *KINDS, "outside")
        faults, on = [], board(table)
        for row in (row for row in ROWS if row.data and (row.inside or row in FIRST)):
            await stages.put_back(row.stage)
            data = sent(row, "stranger", stages.games[row.stage])["data"]
            said = await tried(table, users["outside"], "data", data, on)
            refused = replace(row, cells=("answer-outside",) * len(KINDS)) if row.inside else row
            faults.append(wrong(refused, "stranger", said, await stages.changed(row.stage)))
        assert not [*filter(None, faults)]


@pytest.mark.parametrize("bot", [False, True])
async def test_who_writes_as_the_group_and_other_bots(open_table: Open, bot: bool) -> None:
    """Who writes as the group is told that nobody knows who that is, other bots nothing; nothing changes."""
    async with open_table() as table:
        users, stages = await people(table, *KINDS, "other")
        users["other"].is_bot = bot
        await stages.put_back("running")
        for row in (row for row in FIRST if row.line):
            line = sent(row, "stranger", stages.games["running"])["line"]
            await table.telegram.say_and_wait(users["other"], table.group, line, as_chat=not bot)
        assert not await stages.changed("running")
        said = {one.text for one in table.telegram.world.messages if one.sender == BOT}
        assert said == (set() if bot else {words("en").plain("telegram-nobody")})
