"""What a group sets for its games: in the group, or in private where that is the only place to show a panel."""

from render.words import bare
from tests.bot.telegram.conftest import Open, Table
from tests.rigs.telegram.world import BOT, Message, Press


def shown(table: Table, name: str) -> Message:
    """The message that a person was shown last."""
    seen = table.seen(name)
    assert isinstance(seen, Message)
    return seen


def told(press: Press) -> str:
    """What the answer to a press says."""
    return bare((press.answer or {}).get("text", ""))


async def choose(table: Table, name: str, setting: str, value: str) -> Press:
    """Choose a value in the panel that a person was shown last."""
    panel = shown(table, name)
    await table.press(name, setting, panel)
    return await table.press(name, value, panel)


async def limit_of(table: Table, room: str = "") -> int:
    """The turn limit of a room, else of the group."""
    return (await table.store.room(room or f"telegram:{table.group.id}")).turn_limit


async def test_in_a_message_for_one(open_table: Open) -> None:
    async with open_table(ephemeral=True, bot="administrator") as table:
        await table.say("Sara", "/settings")
        panel = shown(table, "Sara")
        assert panel.receiver == table.people["Sara"].id
        assert "Turn limit: none" in bare(panel.text)
        await choose(table, "Sara", "Turn limit", "2 days")
        assert "Turn limit: 2 days" in bare(panel.text), "the panel shows what is set now"
        assert await limit_of(table) == 172800
        assert table.posts() == []


async def test_in_private_it_is_still_the_group_that_is_set(open_table: Open) -> None:
    async with open_table() as table:
        table.person("Sara", started=True)
        await table.whisper("Sara", "hello")
        await table.say("Sara", "/settings")
        panel = shown(table, "Sara")
        assert panel.chat == table.people["Sara"].id
        assert bare(panel.text).startswith("In “Friday group”:\nWhat this room has set for its games:")
        await choose(table, "Sara", "Turn limit", "2 days")
        assert await limit_of(table) == 172800
        assert await limit_of(table, f"telegram:{panel.chat}") == 0
        await choose(table, "Sara", "Turn limit", "1 day")
        assert await limit_of(table) == 86400
        assert "Turn limit: 1 day" in bare(panel.text)


async def test_a_link_leads_to_the_panel_of_its_group(open_table: Open) -> None:
    async with open_table(forum=True) as table:
        table.group.topics = {5: True}
        table.thread = 5
        await table.say("Sara", "/settings")
        (link,) = [key["url"] for message in table.telegram.world.messages for row in message.keyboard for key in row]
        await table.whisper("Sara", f"/start {link.partition('start=')[2]}")
        await choose(table, "Sara", "Turn limit", "2 days")
        assert await limit_of(table, f"telegram:{table.group.id}:5") == 172800


async def test_rights_are_those_in_the_group(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        mina = table.person("Mina", started=True)
        await table.whisper("Mina", "hello")
        await table.say("Mina", "/settings")
        panel = shown(table, "Mina")
        press = await choose(table, "Mina", "Turn limit", "2 days")
        assert told(press) == "You have no seat at this table."
        table.group.members[mina.id] = "administrator"
        await table.press("Mina", "2 days", panel)
        assert (await table.game()).meta.turn_limit == 172800


async def test_who_has_left_the_group_sets_nothing_of_it(open_table: Open) -> None:
    async with open_table() as table:
        sara = table.person("Sara", started=True)
        await table.whisper("Sara", "hello")
        await table.say("Sara", "/settings")
        table.group.members[sara.id] = "left"
        await choose(table, "Sara", "Turn limit", "2 days")
        assert await limit_of(table) == 0


async def test_tables_stand_in_one_topic(open_table: Open) -> None:
    async with open_table(forum=True, ephemeral=True, bot="administrator") as table:
        table.group.topics = {5: True, 6: True}
        table.thread = 6
        number = -table.group.id - 10**12
        await table.say("Sara", f"/settings where=https://t.me/c/{number + 1}/5")
        assert "is no place here where both of us may write" in bare(shown(table, "Sara").text)
        await table.say("Sara", f"/settings where=https://t.me/c/{number}/5/99")
        await table.say("Sara", "/newgame landverse")
        assert bare(shown(table, "Sara").text).startswith("Tables of this room stand in another place")
        assert table.posts() == []
        table.thread = 5
        assert "Seats:" in bare(table.posts()[-1].text)


async def test_no_table_is_opened_where_the_bot_may_not_write(open_table: Open) -> None:
    async with open_table() as table:
        table.person("Sara", started=True)
        await table.whisper("Sara", "hello")
        table.group.writes = False
        await table.say("Sara", "/newgame landverse")
        assert "I can answer you but may not write in this group" in bare(shown(table, "Sara").text)
        assert (await table.store.room(f"telegram:{table.group.id}")).game == ""
        table.group.members[BOT] = "administrator"
        await table.say("Sara", "/newgame landverse")
        assert "Seats:" in bare(table.posts()[-1].text)


async def test_nor_by_a_button(open_table: Open) -> None:
    async with open_table(ephemeral=True, bot="administrator") as table:
        await table.open("Sara")
        await table.say("Sara", "/stop")
        await table.press("Sara", "Stop the game")
        closed = table.posts()[-1]
        table.group.writes, table.group.members[BOT] = False, "member"
        press = await table.press("Sara", "New game", closed)
        assert "I can answer you but may not write in this group" in told(press)
        assert (await table.game()).meta.status == "stopped"
