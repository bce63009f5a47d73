"""Everybody tries everything, at every stage of a game: done, asked for, or refused kindly and without a trace."""

from typing import Final

from bot.budget import Budget
from bot.connection import Client
from bot.front import Caller
from bot.rooms import Rooms
from bot.rooms.commands import ACTIONS, COMMANDS, typed
from bot.rooms.host import Host
from bot.store import Store
from engine.registry import GAMES
from tests.bot.permissions import DECIDING, DOCUMENT, KINDS, ROWS, controls, document
from tests.bot.trying import sent, wrong
from tests.rigs.stages import Stages

ROOM: Final = "web:table"


def test_every_command_and_every_button_is_in_the_table() -> None:
    assert {row.line.split()[0] for row in ROWS if row.line} == {f"/{name}" for name in COMMANDS}
    assert controls() == {*ACTIONS, *DECIDING}


def test_the_document_shows_the_table() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "python -m tests.bot.permissions writes it"


async def test_everybody_tries_everything(client: Client) -> None:
    rooms = Rooms(Host(Store(client), GAMES, tables=Budget()))
    stages = Stages(rooms, ROOM, {kind: f"web:{kind}" for kind in KINDS})
    await stages.make()
    faults = []
    for row in ROWS:
        for kind in KINDS:
            saved = stages.games[row.stage]
            for how, text in sent(row, kind, saved).items():
                await stages.put_back(row.stage)
                who = Caller(f"web:{kind}", kind, ROOM, f"{row.stage}{kind}{how}{text}", admin=kind == "admin")
                answer = await (rooms.press(who, text) if how == "data" else rooms.command(who, *typed(text)))
                said = "\n".join([answer.text, *answer.parts]) or "done"
                faults.append(wrong(row, kind, said, await stages.changed(row.stage)))
    assert not [*filter(None, faults)]
