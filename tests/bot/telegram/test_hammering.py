"""Somebody who hammers buttons and commands: nobody else is held up, and Telegram isn't hammered by the bot."""

import logging

import pytest

from render.words import bare, words
from tests.bot.telegram.conftest import Open

MOST = 30


async def test_a_hammered_button(open_table: Open) -> None:
    async with open_table() as table:
        await table.say("Sara", "/newgame landverse")
        board, posts = table.posts()[-1], len(table.posts())
        stop = f"a:{(await table.game()).id}:stop:"
        table.actions.most, table.actions.seconds = MOST, 60
        presses = [await table.telegram.press(table.person("Eve"), board, stop) for _ in range(50)]
        said = [bare(press.answer.get("text", "")) if press.answer else None for press in presses]
        assert said[MOST] == words("en").plain("error-too-much")
        assert said[MOST + 1 :] == [""] * (50 - MOST - 1)
        assert table.calls("getChatMember") <= MOST + 2, "nothing is looked up for who gets no answer"
        assert len(table.posts()) == posts
        await table.say("Eve", "/help")
        assert table.calls("sendMessage") == posts
        await table.press("Ali", "Join", board)
        assert len((await table.game()).meta.seats) == 2


async def test_notes_to_one_person_leave_the_group_its_budget(open_table: Open) -> None:
    """Commands typed by somebody who has no private chat with the bot, and by a channel."""
    async with open_table() as table:
        table.pace, notes = 40, 12
        await table.restart()
        for _ in range(notes + 3):
            await table.say("Eve", "/fly")
        assert table.calls("sendMessage") == notes
        for _ in range(notes + 3):
            await table.say("Eve", "/help", as_chat=True)
        assert table.calls("sendMessage") == 2 * notes


async def test_a_hammered_greeting_is_no_fault(open_table: Open, caplog: pytest.LogCaptureFixture) -> None:
    async with open_table() as table:
        for _ in range(60):
            await table.telegram.say_and_wait(
                table.person("Eve"), table.telegram.world.private(table.person("Eve")), "/start"
            )
        assert table.calls("sendMessage") <= 50
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
