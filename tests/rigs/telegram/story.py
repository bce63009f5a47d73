"""What happens in a chat, written down as a reader of it would see it."""

from collections.abc import Sequence

from render.words import bare
from tests.rigs.telegram.world import BOT, Json, Message, Press, User, World


def said(world: World, user: User, message: Message) -> None:
    """Somebody typed something."""
    head = f"{user.name} (replying to #{message.reply_to.id})" if message.reply_to else user.name
    _tell(world, message.chat, f"{head}: {message.text}")


def pressed(world: World, user: User, message: Message, data: str) -> None:
    """Somebody pressed a button."""
    label = next((one["text"] for row in message.keyboard for one in row if one.get("callback_data") == data), data)
    _tell(world, message.chat, f"   {user.name} presses [{bare(label)}] under #{message.id}")


def sent(world: World, message: Message) -> None:
    """The bot sent a message."""
    _tell(world, message.chat, f"{_head(world, message)}\n{shown(message)}")


def changed(world: World, message: Message, *, only_keyboard: bool) -> None:
    """The bot changed a message."""
    what = buttons(message.keyboard) or "(no buttons)" if only_keyboard else shown(message)
    _tell(world, message.chat, f"{_head(world, message)}, changed\n{what}")


def answered(world: World, press: Press) -> None:
    """A press was answered."""
    answer = press.answer or {}
    name = world.users[press.user].name
    chat = press.message.chat if press.message else press.user
    if text := answer.get("text"):
        _tell(
            world,
            chat,
            f"   ({'to be closed by' if answer.get('show_alert') else 'in passing, to'} {name}: {bare(text)})",
        )
    elif url := answer.get("url"):
        _tell(world, chat, f"   (opens for {name}: {url})")


def shown(message: Message) -> str:
    """A message as it is read."""
    lines = [f"[picture {message.name}]"] if message.picture else []
    lines += [bare(message.text), buttons(message.keyboard)]
    return "\n".join(filter(None, lines))


def buttons(rows: Sequence[Sequence[Json]]) -> str:
    """A keyboard."""
    return "\n".join(" ".join(f"[{bare(button['text'])}]" for button in row) for row in rows)


def _head(world: World, message: Message) -> str:
    to = f" to {world.users[message.receiver].name} alone" if message.receiver else ""
    thread = f" in topic {message.thread}" if message.thread else ""
    return f"{world.users[BOT].name} #{message.id}{to}{thread}" + (" (a note)" if message.reply_to else "")


def _tell(world: World, chat: int, text: str) -> None:
    world.story.append((chat, text))
