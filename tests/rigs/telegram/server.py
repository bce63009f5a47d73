"""The Bot API of the simulated Telegram, for an unmodified python-telegram-bot in any process; what people do there.

Updates are asked for (polling) or brought (webhook). Trouble is made on demand by `faults`.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import ClientSession, web

from tests.rigs.half import broken_off, swallowed
from tests.rigs.telegram import story
from tests.rigs.telegram.html import Unparsable, parsed, units
from tests.rigs.telegram.spec import known, wrong, wrong_update
from tests.rigs.telegram.world import BOT, BOT_NAME, PERSONAL, Chat, Json, Message, Press, Refused, User, World, size

TOKEN: Final = "7000000001:AA-simulated-token"
CAPTION, TEXT, ALERT, DATA = 1024, 4096, 200, 64
MOST_BUTTONS, MOST_IN_ROW = 100, 8
TOO_OLD: Final = 15.0
"""Seconds after which a press can't be answered any more."""


@dataclass
class Fault:
    """Trouble for calls of `method`, `times` times: an error instead, or (`lost`) it is done and never answered.

    half: the answer breaks off in its middle. garbled: it seems to be whole. gate: the answer waits for this.
    """

    method: str
    error: Refused | None = None
    times: int = 1
    lost: bool = False
    half: bool = False
    garbled: bool = False
    gate: asyncio.Event | None = None


@dataclass
class Call:
    """What the bot asked for, and whether it got it. files: the names of those it sent along."""

    method: str
    values: Json
    ok: bool = True
    files: tuple[str, ...] = ()
    at: float = field(default_factory=time.monotonic)


class Telegram:
    """The server. ephemeral: whether it knows messages for one person.

    strict: what goes back and forth is held against Telegram's descriptions, which is slow.
    """

    def __init__(self, *, ephemeral: bool = True, strict: bool = True) -> None:
        self.world = World()
        self.ephemeral, self.strict = ephemeral, strict
        self.url = ""
        self.calls: list[Call] = []
        self.complaints: list[str] = []
        """What the bot did that Telegram, or a person, wouldn't take."""
        self.faults: list[Fault] = []
        self.commands: dict[tuple[str, str], list[Json]] = {}
        self.webhook: Json = {}
        self.trouble: Json = {}
        """What Telegram tells besides of how bringing updates goes, and of the bot."""
        self._updates: dict[int, Json] = {}
        self._polling = 0
        self._changed = asyncio.Condition()
        self._bringing: asyncio.Task[None] | None = None

    # What people do

    async def say(
        self, user: User, chat: Chat, text: str, thread: int | None = None, reply_to: Message | None = None,
        *, as_chat: bool = False,
    ) -> int | None:  # fmt: skip
        """Send a message; the id of the update, or None where the bot isn't told (privacy mode)."""
        if chat.kind == "private":
            user.started, user.blocked = True, False
        message = self._added(Message(self.world.next(), chat.id, user.id, text, thread=thread, reply_to=reply_to))
        message.as_chat = as_chat
        if text.startswith("/"):
            length = units(text.split(maxsplit=1)[0])
            message.entities = [{"type": "bot_command", "offset": 0, "length": length}]
        story.said(self.world, user, message)
        to_bot = reply_to is not None and reply_to.sender == BOT
        if chat.kind != "private" and not text.startswith("/") and not to_bot and chat.members.get(BOT) == "member":
            return None
        return await self.push("message", self.world.message_json(message))

    async def press(self, user: User, message: Message, data: str, *, seen: str = "whole") -> Press:
        """Press a button, and wait until the bot has dealt with it.

        seen: how much of the message the bot is shown, "whole", "old" (too old for more than its id) or "none".
        """
        press, number = await self.begin_press(user, message, data, seen=seen)
        await self.dealt_with(number)
        return press

    async def begin_press(self, user: User, message: Message, data: str, *, seen: str = "whole") -> tuple[Press, int]:
        """Press a button; the press, and the id of the update."""
        press = Press(str(self.world.next()), user.id, data, message=message)
        self.world.presses[press.id] = press
        story.pressed(self.world, user, message, data)
        query: Json = {"id": press.id, "from": user.json(), "chat_instance": "1", "data": data}
        if seen == "whole":
            query["message"] = self.world.message_json(message)
        elif seen == "old":
            chat = self.world.chat_json(self.world.chats[message.chat])
            query["message"] = {"chat": chat, "message_id": message.id, "date": 0}
        return press, await self.push("callback_query", query)

    async def say_and_wait(self, user: User, chat: Chat, text: str, **more: Any) -> None:
        """Send a message, and wait until the bot has dealt with it."""
        number = await self.say(user, chat, text, **more)
        if number is not None:
            await self.dealt_with(number)

    async def dealt_with(self, update: int) -> None:
        """Wait until the bot has confirmed an update."""
        async with asyncio.timeout(30), self._changed:
            await self._changed.wait_for(lambda: update not in self._updates)

    async def polled(self) -> None:
        """Wait until a bot asks for updates."""
        before = self._polling
        async with self._changed:
            await self._changed.wait_for(lambda: self._polling > before)

    def is_dealt_with(self, update: int) -> bool:
        """Whether the bot has confirmed an update."""
        return update not in self._updates

    async def migrate(self, chat: Chat) -> Chat:
        """A group becomes a supergroup."""
        new = Chat(-1_000_000_000_000 - self.world.next(), chat.title, members=dict(chat.members))
        self.world.chats[new.id] = new
        chat.moved = new.id
        await self._service(chat, {"migrate_to_chat_id": new.id})
        await self._service(new, {"migrate_from_chat_id": chat.id})
        return new

    async def leave(self, user: User, chat: Chat) -> None:
        """A person leaves a group."""
        chat.members[user.id] = "left"
        await self._service(chat, {"left_chat_member": user.json()})

    async def enter(self, user: User, chat: Chat) -> None:
        """A person comes into a group."""
        chat.members[user.id] = "member"
        await self._service(chat, {"new_chat_members": [user.json()]})

    async def membership(self, chat: Chat, by: User, status: str) -> None:
        """The bot is let in, sent away, or made an admin; in private: unblocked or blocked."""
        before = chat.members.get(BOT, "left")
        chat.members[BOT] = status
        if chat.kind == "private":
            by.blocked = status == "kicked"
        change = {
            "chat": self.world.chat_json(chat),
            "from": by.json(),
            "date": int(time.time()),
            "old_chat_member": self._member(BOT, before),
            "new_chat_member": self._member(BOT, status),
        }
        await self.dealt_with(await self.push("my_chat_member", change))

    async def connected(self) -> None:
        """Wait until a bot asks for updates."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._polling > 0)

    # Updates

    async def _service(self, chat: Chat, what: Json) -> None:
        base = {"message_id": self.world.next(), "date": int(time.time()), "chat": self.world.chat_json(chat)}
        sender = self.world.users[next(iter(chat.members))].json()
        await self.dealt_with(await self.push("message", {**base, "from": sender, **what}))

    async def push(self, kind: str, content: Json) -> int:
        """Make an update; its id."""
        number = self.world.next()
        update = {"update_id": number, kind: content}
        self.complaints += wrong_update(update) if self.strict else []
        self._updates[number] = update
        async with self._changed:
            self._changed.notify_all()
        return number

    async def _confirm(self, below: int) -> None:
        self._updates = {number: update for number, update in self._updates.items() if number >= below}
        async with self._changed:
            self._changed.notify_all()

    async def bring(self, update: Json, secret: str | None = None) -> int:
        """Bring an update to the webhook; the status it answers with."""
        headers = {
            "X-Telegram-Bot-Api-Secret-Token": self.webhook.get("secret_token", "") if secret is None else secret
        }
        async with (
            ClientSession() as session,
            session.post(self.webhook["url"], json=update, headers=headers) as answer,
        ):
            return answer.status

    async def _bring_all(self) -> None:
        """One after the other, each until it is taken."""
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: bool(self._updates))
            number = min(self._updates)
            if await self.bring(self._updates[number]) == 200:
                await self._confirm(number + 1)

    # The wire

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer a call of the Bot API."""
        method = request.match_info["method"]
        if request.match_info["token"] != TOKEN:
            return _error(Refused(401, "Unauthorized"))
        values, files = await _read(request)
        unknown = not self.ephemeral and "Ephemeral" in method
        do = None if unknown else METHODS.get(method)
        call = Call(method, values, files=tuple(name for name, _ in files.values()))
        self.calls.append(call)
        if do is None:
            return _error(Refused(404, "Not Found"))
        if self.strict and (method != "getUpdates" or "offset" in values):
            self.complaints += wrong(method, {**values, **_named(files)})
        fault = self._fault(method)
        try:
            if fault and fault.gate:
                await fault.gate.wait()
            if fault and fault.error:
                raise fault.error
            result = await do(self, values, files)
        except Refused as refused:
            call.ok = False
            return _error(refused)
        if fault and fault.lost and request.transport:
            request.transport.close()
        answer = web.json_response({"ok": True, "result": result})
        if fault and fault.half:
            return await broken_off(request, answer)
        return swallowed(answer) if fault and fault.garbled else answer

    def _fault(self, method: str) -> Fault | None:
        for fault in self.faults:
            if fault.method == method and fault.times:
                fault.times -= 1
                return fault
        return None

    # Methods

    async def get_me(self, values: Json, files: Json) -> Json:
        about = {"can_join_groups": True, "can_read_all_group_messages": False, "supports_inline_queries": False}
        return {**self.world.users[BOT].json(), "username": BOT_NAME, **about, **self.trouble}

    async def get_updates(self, values: Json, files: Json) -> list[Json]:
        if self.webhook:
            raise Refused(409, "Conflict: can't use getUpdates method while webhook is active")
        if (offset := int(values.get("offset", 0))) > 0:
            await self._confirm(offset)
        self._polling += 1
        mine = self._polling
        async with self._changed:
            self._changed.notify_all()
        try:
            async with asyncio.timeout(float(values.get("timeout", 0))), self._changed:
                await self._changed.wait_for(lambda: bool(self._updates) or self._polling != mine)
        except TimeoutError:
            return []
        if self._polling != mine:
            raise Refused(409, "Conflict: terminated by other getUpdates request")
        return sorted(self._updates.values(), key=lambda update: int(update["update_id"]))[:100]

    async def set_webhook(self, values: Json, files: Json) -> bool:
        self.webhook = values
        if self._bringing is None:
            self._bringing = asyncio.create_task(self._bring_all())
        return True

    async def get_webhook_info(self, values: Json, files: Json) -> Json:
        about = {"has_custom_certificate": False, "pending_update_count": len(self._updates)}
        return {"url": self.webhook.get("url", ""), **about, **self.trouble}

    async def delete_webhook(self, values: Json, files: Json) -> bool:
        self.webhook = {}
        return True

    async def set_my_commands(self, values: Json, files: Json) -> bool:
        self.commands[values["scope"]["type"], values.get("language_code", "")] = values["commands"]
        return True

    async def send_message(self, values: Json, files: Json) -> Json:
        return await self._send(values, *_formatted(values, "text", TEXT), None)

    async def send_photo(self, values: Json, files: Json) -> Json:
        if not self._chat(values).photos:
            raise Refused(400, "Bad Request: not enough rights to send photos to the chat")
        picture = files["photo"]
        if sum(size(picture[1])) > 10_000:
            raise Refused(400, "Bad Request: PHOTO_INVALID_DIMENSIONS")
        return await self._send(values, *_formatted(values, "caption", CAPTION), picture)

    async def send_document(self, values: Json, files: Json) -> Json:
        return await self._send(values, *_formatted(values, "caption", CAPTION), files["document"], as_file=True)

    async def _send(
        self, values: Json, text: str, entities: list[Json], file: tuple[str, bytes] | None, *, as_file: bool = False
    ) -> Json:
        chat = self._chat(values)
        if not chat.writes and chat.members.get(BOT) != "administrator":
            raise Refused(400, "Bad Request: not enough rights to send text messages to the chat")
        message = Message(self.world.next(), chat.id, BOT, text, entities, self._thread(chat, values))
        message.keyboard = message.offered = _keyboard(values)
        if file:
            message.name, message.picture, message.as_file = *file, as_file
        if to := values.get("reply_parameters"):
            message.reply_to = self.world.find(chat.id, to["message_id"])
        if (one := values.get("ephemeral_message_parameters")) and self.ephemeral:
            message.receiver, message.number = self._receiver(chat, one), self.world.next()
        self._added(message)
        self._show(message)
        story.sent(self.world, message)
        self.world.changed(message)
        return self.world.message_json(message)

    def _receiver(self, chat: Chat, to: Json) -> int:
        if chat.kind == "private":
            raise Refused(400, "Bad Request: ephemeral messages can't be sent to private chats")
        press = self.world.presses.get(to.get("callback_query_id", ""))
        fresh = press and press.user == to["receiver_user_id"] and time.monotonic() - press.at < PERSONAL
        if not fresh and chat.members[BOT] != "administrator":
            raise Refused(400, "Bad Request: not enough rights to send ephemeral messages")
        return int(to["receiver_user_id"])

    def _show(self, message: Message) -> None:
        """Who alone sees it, or is answered by it, is shown it."""
        if message.chat > 0:
            self.world.show(message.chat, message)
        elif message.receiver:
            self.world.show(message.receiver, message)
        elif message.reply_to:
            self.world.show(message.reply_to.sender, message)

    async def edit_text(self, values: Json, files: Json) -> Json | bool:
        message = self._edited(values)
        if message.picture is not None:
            raise Refused(400, "Bad Request: there is no text in the message to edit")
        return self._change(message, values, _formatted(values, "text", TEXT), None)

    async def edit_caption(self, values: Json, files: Json) -> Json | bool:
        message = self._edited(values)
        if message.picture is None:
            raise Refused(400, "Bad Request: there is no caption in the message to edit")
        return self._change(message, values, _formatted(values, "caption", CAPTION), None)

    async def edit_media(self, values: Json, files: Json) -> Json | bool:
        file = files[values["media"]["media"].removeprefix("attach://")]
        return self._change(self._edited(values), values, _formatted(values["media"], "caption", CAPTION), file)

    async def edit_keyboard(self, values: Json, files: Json) -> Json | bool:
        message = self._edited(values)
        return self._change(message, values, (message.text, message.entities), None)

    def _edited(self, values: Json) -> Message:
        chat = self._chat(values)
        if "ephemeral_message_id" in values:
            found = next((one for one in self.world.messages if one.number == values["ephemeral_message_id"]), None)
            if found is None or found.receiver != values["receiver_user_id"]:
                raise Refused(400, "Bad Request: message to edit not found")
            return found
        found = self.world.find(chat.id, values["message_id"])
        if found is None:
            raise Refused(400, "Bad Request: message to edit not found")
        if found.sender != BOT:
            raise Refused(400, "Bad Request: message can't be edited")
        return found

    def _change(
        self, message: Message, values: Json, said: tuple[str, list[Json]], file: tuple[str, bytes] | None
    ) -> Json | bool:
        rows = _keyboard(values)
        if file is None and (message.text, message.entities, message.keyboard) == (*said, rows):
            raise Refused(400, "Bad Request: message is not modified: specified new message content and reply markup "
                               "are exactly the same as a current content and reply markup of the message")  # fmt: skip
        (message.text, message.entities), message.keyboard = said, rows
        if file:
            message.name, message.picture = file
        message.edits += 1
        self._show(message)
        story.changed(self.world, message, only_keyboard="text" not in values and "media" not in values)
        self.world.changed(message)
        return True if message.receiver else self.world.message_json(message)

    async def delete(self, values: Json, files: Json) -> bool:
        chat = self._chat(values)
        message = self.world.find(chat.id, values["message_id"])
        if message is None:
            raise Refused(400, "Bad Request: message to delete not found")
        if message.sender != BOT and chat.members.get(BOT) != "administrator":
            raise Refused(400, "Bad Request: message can't be deleted")
        message.gone = True
        return True

    async def delete_ephemeral(self, values: Json, files: Json) -> bool:
        raise Refused(400, "Bad Request: message to delete not found")

    async def answer(self, values: Json, files: Json) -> bool:
        press = self.world.presses.get(values["callback_query_id"])
        if press is None or time.monotonic() - press.at > TOO_OLD:
            raise Refused(400, "Bad Request: query is too old and response timeout expired or query ID is invalid")
        if press.answer is not None:
            self.complaints.append(f"the press {press.id} was answered twice")
        if units(values.get("text", "")) > ALERT:
            raise Refused(400, "Bad Request: MESSAGE_TOO_LONG")
        if not values.get("url", f"https://t.me/{BOT_NAME}?start=").startswith(f"https://t.me/{BOT_NAME}?start="):
            raise Refused(400, "Bad Request: URL_INVALID")
        press.answer, press.answered_at = values, time.monotonic()
        if text := values.get("text"):
            self.world.show(press.user, text)
        story.answered(self.world, press)
        self.world.changed(press)
        return True

    async def get_member(self, values: Json, files: Json) -> Json:
        chat = self._chat(values)
        return self._member(values["user_id"], chat.members.get(values["user_id"], "member"))

    async def get_chat(self, values: Json, files: Json) -> Json:
        chat = self._chat(values)
        allowed = {"can_send_messages": chat.writes, "can_send_photos": chat.photos}
        about = {"accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": dict.fromkeys(GIFTS, False)}
        return {**self.world.chat_json(chat), **about, "permissions": allowed}

    def _member(self, user: int, status: str) -> Json:
        member: Json = {"user": self.world.users[user].json(), "status": status}
        if status == "kicked":
            return {**member, "until_date": 0}
        if status == "creator":
            return {**member, "is_anonymous": False}
        return {**member, **dict.fromkeys(RIGHTS, True)} if status == "administrator" else member

    # Helpers

    def _added(self, message: Message) -> Message:
        self.world.messages.append(message)
        return message

    def _chat(self, values: Json) -> Chat:
        """The chat of a call, if the bot may do anything there."""
        chat = self.world.chats.get(int(values["chat_id"]))
        user = self.world.users.get(int(values["chat_id"]))
        if user and user.blocked:
            raise Refused(403, "Forbidden: bot was blocked by the user")
        if user and not user.started:
            raise Refused(403, "Forbidden: bot can't initiate conversation with a user")
        if chat is None and user:
            chat = self.world.private(user)
        if chat is None:
            raise Refused(400, "Bad Request: chat not found")
        if chat.moved:
            raise Refused(
                400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.moved
            )
        if chat.kind != "private" and chat.members.get(BOT) not in ("member", "administrator"):
            raise Refused(403, f"Forbidden: bot was kicked from the {chat.kind} chat")
        return chat

    def _thread(self, chat: Chat, values: Json) -> int | None:
        thread = values.get("message_thread_id")
        if thread is None:
            return None
        if thread not in chat.topics:
            raise Refused(400, "Bad Request: message thread not found")
        if not chat.topics[thread]:
            raise Refused(400, "Bad Request: TOPIC_CLOSED")
        return int(thread)


RIGHTS: Final = (
    "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
    "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories",
    "can_edit_stories", "can_delete_stories",
)  # fmt: skip
GIFTS: Final = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")
METHODS: Final[dict[str, Callable[[Telegram, Json, Json], Any]]] = {
    "getMe": Telegram.get_me,
    "getUpdates": Telegram.get_updates,
    "setWebhook": Telegram.set_webhook,
    "getWebhookInfo": Telegram.get_webhook_info,
    "deleteWebhook": Telegram.delete_webhook,
    "setMyCommands": Telegram.set_my_commands,
    "sendMessage": Telegram.send_message,
    "sendPhoto": Telegram.send_photo,
    "sendDocument": Telegram.send_document,
    "editMessageText": Telegram.edit_text,
    "editMessageCaption": Telegram.edit_caption,
    "editMessageMedia": Telegram.edit_media,
    "editMessageReplyMarkup": Telegram.edit_keyboard,
    "editEphemeralMessageText": Telegram.edit_text,
    "editEphemeralMessageMedia": Telegram.edit_media,
    "deleteMessage": Telegram.delete,
    "deleteEphemeralMessage": Telegram.delete_ephemeral,
    "answerCallbackQuery": Telegram.answer,
    "getChatMember": Telegram.get_member,
    "getChat": Telegram.get_chat,
}


def serving(make: Callable[[], Telegram] = Telegram) -> AbstractAsyncContextManager[Telegram]:
    """A server on a free port, until the end of the block."""
    known()  # takes its time, which nobody may wait for later
    return _serving(make())


@asynccontextmanager
async def _serving(telegram: Telegram) -> AsyncIterator[Telegram]:
    app = web.Application(client_max_size=32 * 1024 * 1024)
    app.router.add_post("/bot{token}/{method}", telegram.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    telegram.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield telegram
    finally:
        if telegram._bringing:
            telegram._bringing.cancel()
        await runner.cleanup()


async def _read(request: web.Request) -> tuple[Json, dict[str, tuple[str, bytes]]]:
    """The parameters of a call, and its files by name."""
    values: Json = {}
    files: dict[str, tuple[str, bytes]] = {}
    for name, value in (await request.post()).items():
        if isinstance(value, str):
            values[name] = _value(name, value)
        elif isinstance(value, web.FileField):
            files[name] = (value.filename, value.file.read())
    return values, files


def _named(files: Json) -> Json:
    """The files that are parameters themselves; others are named inside of one (`attach://attached…`)."""
    return {name: f"attach://{name}" for name in files if not name.startswith("attached")}


def _value(name: str, text: str) -> Any:
    """Numbers, truth values and whatever is made of parts come as JSON."""
    if name in ("text", "caption", "callback_query_id", "secret_token", "url", "language_code", "parse_mode"):
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def _error(refused: Refused) -> web.Response:
    body = {"ok": False, "error_code": refused.code, "description": refused.description}
    if refused.parameters:
        body["parameters"] = refused.parameters
    return web.json_response(body, status=refused.code)


def _formatted(values: Json, name: str, longest: int) -> tuple[str, list[Json]]:
    """The text of a call, its markup read."""
    source, entities = values.get(name, ""), list[Json]()
    text = source
    if values.get("parse_mode") == "HTML":
        try:
            text, entities = parsed(source)
        except Unparsable as wrong_:
            raise Refused(400, f"Bad Request: can't parse entities: {wrong_}") from wrong_
    if name == "text" and not text.strip():
        raise Refused(400, "Bad Request: message text is empty")
    if units(text) > longest:
        raise Refused(400, f"Bad Request: message {name} is too long")
    return text, entities


def _keyboard(values: Json) -> list[list[Json]]:
    rows: list[list[Json]] = values.get("reply_markup", {}).get("inline_keyboard", [])
    buttons: Sequence[Json] = [button for row in rows for button in row]
    if len(buttons) > MOST_BUTTONS or any(not 0 < len(row) <= MOST_IN_ROW for row in rows):
        raise Refused(400, "Bad Request: REPLY_MARKUP_TOO_LONG")
    if any(not 0 < len(button["callback_data"].encode()) <= DATA for button in buttons if "callback_data" in button):
        raise Refused(400, "Bad Request: BUTTON_DATA_INVALID")
    return rows
