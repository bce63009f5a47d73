"""How a game is played in a group: what everybody sees, and what each person does."""

from tests.bot.telegram.conftest import Open
from tests.rigs.telegram.world import Message


async def test_a_game_begins(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        board = table.posts()[-1]
        assert board.picture
        assert {table.people["Sara"].id, table.people["Ali"].id} == set(board.mentioned())
        assert board.labels() == ["Play", "My board", "Undo", "Rules", "Full size"]


async def test_a_message_for_one(open_table: Open) -> None:
    async with open_table(ephemeral=True) as table:
        await table.open("Sara", "Ali")
        await table.press("Sara", "Play")
        panel = table.seen("Sara")
        assert isinstance(panel, Message)
        assert panel.receiver == table.people["Sara"].id
        assert panel.picture
