"""What concerns time, as Telegram shows it."""

from bot.saved import Person
from render.words import bare
from tests.bot.telegram.conftest import Open, Table
from tests.rigs.telegram.world import Message


async def chosen(table: Table, name: str) -> Person:
    """What somebody has chosen."""
    key = f"telegram:{table.person(name).id}"
    return (await table.store.people([key]))[key]


def message(seen: Message | str) -> Message:
    assert isinstance(seen, Message)
    return seen


async def test_the_panel_of_reminders_is_chosen_from_in_private(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/remind")
        panel = message(table.seen("Sara"))
        await table.press("Sara", "Where I remind you", panel)
        assert "✓ in the room" in map(bare, panel.labels()), "it is changed in its place"
        await table.press("Sara", "in private", panel)
        assert "Chosen: in private" in bare(panel.text)
        assert (await chosen(table, "Sara")).remind == "private"


async def test_in_a_group_a_note_leads_to_the_panel_and_chooses_nothing(open_table: Open) -> None:
    async with open_table() as table:
        await table.say("Sara", "/remind off")
        note = message(table.seen("Sara"))
        (link,) = [button["url"] for row in note.keyboard for button in row]
        await table.whisper("Sara", f"/start {link.partition('start=')[2]}")
        assert "Chosen: not at all" in bare(message(table.seen("Sara")).text)
        assert (await chosen(table, "Sara")).remind == "off"


async def test_times_stand_in_words_of_the_rooms_time_zone(open_table: Open) -> None:
    async with open_table() as table:
        await table.store.set_room(f"telegram:{table.group.id}", time_zone="Asia/Tehran", turn_limit=3600)
        await table.open("Sara")
        assert "{t:" not in table.posts()[-1].text
        assert "\nUntil " in bare(table.posts()[-1].text)


async def test_who_is_back_sees_their_choices_under_the_groups_post(open_table: Open) -> None:
    async with open_table() as table:
        await table.open("Sara", "Ali")
        await table.say("Ali", "/away")
        await table.say("Sara", "/away")
        pause = table.posts()[-1]
        assert "\nEverybody is away" in pause.text
        press = await table.press("Ali", "I'm back", pause)
        assert press.answer is not None
        assert (await table.game()).meta.paused == 0
