"""People on the simulated Discord."""

from typing import Final

from bot.discord.pages import Control
from tests.load.rooms import Answer, Book, Panel, Player, Room
from tests.rigs.discord.server import Discord
from tests.rigs.discord.story import BUTTON, controls
from tests.rigs.discord.world import Channel, Message, Payload

KEPT: Final = 1000
"""Requests of the bot that are remembered."""


class OnDiscord:
    """Rooms that are channels of one server."""

    def __init__(self, discord: Discord, book: Book) -> None:
        self.discord, self.book = discord, book
        self._rooms: dict[int, Room] = {}
        discord.world.on_write.append(self._written)

    def open(self, number: int, names: tuple[str, ...]) -> Room:
        """A channel."""
        world = self.discord.world
        channel = Channel(world.new_id(), f"load-{number}")
        world.channels[channel.id] = channel
        users = [world.user(name) for name in names]
        room = Room(
            f"discord:{channel.id}", channel, tuple(Player(f"discord:{one.id}", one.name, one) for one in users)
        )
        self._rooms[channel.id] = room
        return room

    def hang(self, room: Room) -> str:
        """The first post of a game, as if the bot had sent it."""
        world = self.discord.world
        button = {"type": BUTTON, "style": 1, "label": "Play", "custom_id": f"g0:{room.play}"}
        message = Message(world.new_id(), room.place.id, 0, "Play", components=[{"type": 1, "components": [button]}])
        world.messages[message.id] = message
        room.post = message.id
        return str(message.id)

    async def press(self, room: Room, player: Player, data: str, panel: Panel | None) -> Answer:
        """Press a button or choose."""
        world = self.discord.world
        control, value = panel.options[data] if panel else ({"type": BUTTON, "custom_id": f"g0:{data}"}, "")
        source = panel.message if panel else room.post
        done = await self.discord.press(player.handle, source, control, value)
        message = world.messages.get(done.original)
        shown = Panel(_options(message.components), message.id) if message else Panel({})
        return Answer(shown, done.born, done.acknowledged_at, world.now())

    def leave(self, room: Room, player: Player) -> None:
        """People stay in their channels."""

    def _written(self, message: Message) -> None:
        message.files.clear()
        if len(self.discord.requests) > KEPT:
            self.discord.requests.clear()
        room = self._rooms.get(message.channel)
        if room is None or message.audience or message.edits:
            return
        options = _options(message.components)
        room.post = message.id
        self.book.now.post(room, options, [f"discord:{one}" for one in message.mentions])


def _options(components: list[Payload]) -> dict[str, tuple[Payload, str]]:
    """What each control sends: the control, and the value where it is a choice."""
    return {value or _data(control): (control, value) for _, control, value in controls(components)}


def _data(control: Payload) -> str:
    found = Control.__discord_ui_compiled_template__.fullmatch(control["custom_id"])
    return str(found["data"]) if found else ""
