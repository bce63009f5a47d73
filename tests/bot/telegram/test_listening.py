"""Updates: in order within a chat and side by side between chats, asked for or brought, taken once, lost never."""

import asyncio
import json
import re
from io import BytesIO

import pytest
from aiohttp import ClientSession
from telegram import Chat, Message, Update, User

from bot.telegram import listening
from bot.telegram.listening import LARGEST, SIGN, InOrder, secret_of
from bot.valkey import free_port
from tests.bot.telegram.conftest import Open, until
from tests.bot.telegram.test_play import shown
from tests.rigs.telegram.server import TOKEN, Fault


def update(number: int, chat: int) -> Update:
    message = Message(number, date=None, chat=Chat(chat, "private"), from_user=User(chat, "Sara", False), text="hello")  # type: ignore[arg-type]
    return Update(number, message=message)


async def test_a_chat_is_in_order_and_holds_up_no_other() -> None:
    taken: list[int] = []
    slow = asyncio.Event()

    async def take(update: Update) -> None:
        if update.update_id == 1:
            await slow.wait()
        taken.append(update.update_id)

    order = InOrder(take)
    tasks = [order.put(update(number, chat)) for number, chat in ((1, 7), (2, 7), (3, 8))]
    await tasks[2]
    assert taken == [3]
    slow.set()
    await asyncio.wait(tasks)
    assert taken == [3, 1, 2]
    assert await order.finish()


async def test_a_slow_chat_holds_up_no_other_on_the_wire(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        gate = asyncio.Event()
        table.telegram.faults.append(Fault("sendMessage", gate=gate))
        sara, ali = table.person("Sara"), table.person("Ali")
        slow = await table.telegram.say(sara, table.telegram.world.private(sara), "/help")
        quick = await table.telegram.say(ali, table.telegram.world.private(ali), "/help")
        await until(lambda: bool(table.telegram.world.shown.get(ali.id)))
        gate.set()
        for number in (slow, quick):
            assert number
            await table.telegram.dealt_with(number)


async def test_what_a_process_ended_over_comes_again(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        await table.bots.aclose()
        sara = table.person("Sara")
        number = await table.telegram.say(sara, table.telegram.world.private(sara), "/newgame landverse")
        await table.start()
        assert number
        await table.telegram.dealt_with(number)
        await table.settle()
        assert "Landverse" in shown(table, "Sara").text


async def test_a_clean_stop_confirms_what_was_taken(open_table: Open) -> None:
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        await table.restart()
        await table.whisper("Sara", "/help")
        greetings = [one for one in table.telegram.world.messages if "Add me to a group" in one.text]
        assert len(greetings) == 1


async def test_a_webhook(open_table: Open) -> None:
    async with open_table(webhook=free_port(), ephemeral=True) as table:
        await table.open("Sara", "Ali")
        await table.press("Sara", "Play", table.posts()[-1])
        assert shown(table, "Sara").picture
        assert table.telegram.webhook["secret_token"] == secret_of(TOKEN)
        assert table.calls("getUpdates") == 0


async def test_nobody_else_brings_updates(open_table: Open) -> None:
    async with open_table(webhook=free_port()) as table:
        await table.say("Sara", "/newgame landverse")
        forged = {"update_id": 1}
        for secret in ("", "wrong", "é"):
            assert await table.telegram.bring(forged, secret) == 403
        for broken in ({}, {"update_id": 6, "message": 7}):
            assert await table.telegram.bring(broken) == 400
        assert await table.telegram.bring(forged) == 200


async def test_an_update_brought_twice_is_taken_once(open_table: Open) -> None:
    async with open_table(webhook=free_port()) as table:
        sara = table.person("Sara")
        await table.whisper("Sara", "/help")
        helped = len(table.telegram.world.messages)
        message = {
            "message_id": 5,
            "date": 1,
            "chat": {"id": sara.id, "type": "private"},
            "from": sara.json(),
            "text": "/help",
        }
        again = {"update_id": 77, "message": message}
        for _ in range(2):
            assert await table.telegram.bring(again) == 200
        assert len(table.telegram.world.messages) == helped + 1


async def test_a_webhook_answers_though_the_chat_is_slow(open_table: Open) -> None:
    async with open_table(webhook=free_port()) as table:
        await table.whisper("Sara", "/start")
        gate = asyncio.Event()
        table.telegram.faults.append(Fault("sendMessage", gate=gate))
        async with asyncio.timeout(5):
            await table.whisper("Sara", "/help")
        gate.set()


async def test_what_was_not_dealt_with_comes_again(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "FINISH", 0.05)
    monkeypatch.setattr(listening, "PATIENCE", 0.05)
    async with open_table() as table:
        await table.whisper("Sara", "/start")
        gate, sara = asyncio.Event(), table.person("Sara")
        table.telegram.faults.append(Fault("sendMessage", gate=gate))
        number = await table.telegram.say(sara, table.telegram.world.private(sara), "/help")
        await until(lambda: table.telegram.calls[-1].method == "sendMessage")
        await table.bots.aclose()
        gate.set()
        assert number in table.telegram._updates
        await table.start()
        await table.telegram.dealt_with(number)


def test_the_secret_of_the_webhook_tells_nothing_of_the_token() -> None:
    secret = secret_of(TOKEN)
    assert re.fullmatch(r"[A-Za-z0-9_-]{32,256}", secret), "as Telegram takes it"
    assert secret == secret_of(TOKEN), "each process has the same"
    assert secret != secret_of(f"{TOKEN}x")
    assert not set(TOKEN.split(":")) & set(re.split(r"\W", secret))


async def test_an_update_without_a_secret_or_out_of_shape_is_refused(open_table: Open) -> None:
    """Another method, no header, too long, deep, of other kinds: nothing is taken, and nothing is a fault of ours."""
    async with open_table(webhook=free_port()) as table, ClientSession() as session:
        await table.say("Sara", "/newgame landverse")
        url, sign = table.telegram.webhook["url"], {SIGN: secret_of(TOKEN)}
        refused = [({}, b"{}", 403), ({SIGN: TOKEN}, b"{}", 403), ({SIGN: secret_of(TOKEN)[:-1]}, b"{}", 403)]
        bodies = (b"", b"[]", b"7", b"\xff\xfe", b"[" * 5000, b'{"update_id": 1e999}', b'{"update_id": "1"}')
        wrong: tuple[dict[str, object], ...] = (
            {"text": 5}, {"from": 7}, {"chat": None}, {"date": 10**20}, {"from": {"id": 10**30}}, {"reply_markup": {}},
        )  # fmt: skip
        whole = {"message_id": 5, "date": 1, "chat": {"id": 9, "type": "private"}, "text": "/help"}
        made = [json.dumps({"update_id": 9, "message": {**whole, **one}}).encode() for one in wrong]
        for headers, body, status in [*refused, *((sign, body, 400) for body in (*bodies, *made))]:
            async with session.post(url, data=body, headers=headers) as answer:
                assert answer.status == status, body[:80]
        async with session.get(url, headers=sign) as answer:
            assert answer.status == 405
        async with session.post(url, data=BytesIO(b" " * (LARGEST + 1)), headers=sign) as answer:
            assert answer.status == 413
