"""The simulated Discord on the wire: its HTTP API and gateway, for an unmodified discord.py in any process.

Trouble is made on demand: `faults` for requests; `drop`, `muted`, `invalidate` for the gateway; `world.later` for time.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, TypeVar

from aiohttp import WSCloseCode, WSMsgType, web

from tests.rigs.discord import story
from tests.rigs.discord.spec import wrong
from tests.rigs.discord.world import (
    DM,
    MANAGE_GUILD,
    PERMISSIONS,
    STAMP,
    THREAD,
    Channel,
    Interaction,
    Payload,
    Refused,
    User,
    World,
)
from tests.rigs.half import broken_off, swallowed

T = TypeVar("T")

TOKEN: Final = "MTIz.abc.token"
API: Final = "/api/v10"
COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
SLOW: Final = 3.5
"""Seconds a person waits for an answer before Discord says that there was none, and a little more."""

LATE: Final = 30.0
"""Seconds a person waits for the answer of a bot that is "thinking"."""


@dataclass
class Fault:
    """Trouble for requests `method` whose path holds `part`, `times` times.

    status: what is answered instead; 0 for the real answer. lost: the request is obeyed, the answer never arrives.
    half: it is obeyed, the answer breaks off in its middle; garbled: and seems to be whole.
    gate: the answer waits for this.
    """

    part: str
    method: str = ""
    status: int = 0
    body: Payload = field(default_factory=dict)
    times: int = 1
    lost: bool = False
    half: bool = False
    garbled: bool = False
    gate: asyncio.Event | None = None


@dataclass
class Request:
    """What the bot asked for."""

    method: str
    path: str
    payload: Any
    status: int = 0


@dataclass
class Session:
    """A shard's session at the gateway; it outlives its socket."""

    id: str
    shard: int
    shards: int
    socket: web.WebSocketResponse | None
    events: list[Payload] = field(default_factory=list)


class Discord:
    """The server. `url` is known once it runs.

    strict: requests are held against Discord's description, which is slow.
    """

    def __init__(self, shards: int = 1, heartbeat: float = 41.25, *, strict: bool = True) -> None:
        self.world = World()
        self.shards, self.heartbeat, self.strict = shards, heartbeat, strict
        self.faults: list[Fault] = []
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        """What Discord's description or rules say against the bot's requests."""
        self.identifies = 0
        self.resumes = 0
        self.muted = False
        """The gateway answers no heartbeat."""
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self._connected = asyncio.Event()
        self._names = count(1)

    # What happens to the bot

    @property
    def listens(self) -> bool:
        """Whether a bot listens."""
        return self._connected.is_set()

    async def connected(self) -> None:
        """Wait until a bot listens."""
        await self._connected.wait()

    async def slash(self, user: User, channel: Channel, name: str, options: Payload, id: int = 0) -> Interaction:
        """Somebody sends a command; returns when it was answered. Raises TimeoutError where it isn't."""
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        self.world.tell(channel.id, f"{user.name} uses {' '.join(['/' + name, *options.values()])}")
        return await self._ask(user, channel, COMMAND, self._command(name, given), id=id)

    async def complete(self, user: User, channel: Channel, name: str, option: str, typed: str) -> list[Payload]:
        """What Discord offers while somebody types."""
        given = [{"name": option, "type": 3, "value": typed, "focused": True}]
        return (await self._ask(user, channel, AUTOCOMPLETE, self._command(name, given))).choices

    async def press(self, user: User, message: int, control: Payload, value: str = "", id: int = 0) -> Interaction:
        """Somebody presses a button or chooses; a control that the message doesn't have is added to what it shows."""
        source = self.world.messages[message]
        shown = self.world.payload(source)
        if not any(
            control["custom_id"] == one.get("custom_id") for row in shown["components"] for one in row["components"]
        ):
            shown = {**shown, "components": [{"type": 1, "components": [control]}]}
        data = {"custom_id": control["custom_id"], "component_type": control["type"]}
        data |= {"values": [value]} if value else {}
        channel = self.world.channels[source.channel]
        labels = [label for label, one, of in story.controls(shown["components"]) if (one, of) == (control, value)]
        self.world.tell(channel.id, f"{user.name} presses [{''.join(labels)}]")
        return await self._ask(user, channel, COMPONENT, data, shown=shown, source=message, id=id)

    async def delete_thread(self, thread: Channel, *, told: bool = True) -> None:
        """A moderator deletes a thread; told: the gateway says so."""
        thread.gone = True
        about = {"id": str(thread.id), "guild_id": str(self.world.guild), "parent_id": str(thread.parent), "type": 11}
        if told:
            await self.dispatch("THREAD_DELETE", about)

    async def drop(self, code: int = 4000) -> None:
        """Close all gateway connections."""
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close(code=code)

    async def invalidate(self) -> None:
        """End all sessions: the bot has to identify anew."""
        for session in list(self.sessions.values()):
            del self.sessions[session.id]
            if session.socket is not None:
                await session.socket.send_json({"op": 9, "d": False})

    def sent(self, method: str, part: str) -> list[Request]:
        """The requests of this kind so far."""
        return [one for one in self.requests if one.method == method and part in one.path]

    def _command(self, name: str, options: list[Payload]) -> Payload:
        known = next((one for one in self.world.commands if one["name"] == name), None)
        if known is None:
            raise LookupError(f"Discord knows no command /{name}")
        return {"id": "9", "name": name, "type": 1, "options": options}

    async def _ask(
        self, user: User, channel: Channel, kind: int, data: Payload, *, shown: Payload | None = None, source: int = 0,
        id: int = 0,
    ) -> Interaction:  # fmt: skip
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        world = self.world
        name = f"token{next(self._names)}"
        number = id or world.new_id()
        payload = self._interaction(user, channel, kind, data) | {"id": str(number), "token": name}
        payload |= {"message": shown} if shown else {}
        asked = Interaction(number, name, user, channel, payload, world.now(), source)
        changed = asyncio.Event()
        asked.on_change.append(changed.set)
        world.interactions[name] = asked
        await self.dispatch("INTERACTION_CREATE", payload)
        while not asked.closed:
            async with asyncio.timeout(SLOW if not asked.acknowledged else LATE):
                await changed.wait()
            changed.clear()
        return asked

    def _interaction(self, user: User, channel: Channel, kind: int, data: Payload) -> Payload:
        world = self.world
        common = {
            "application_id": str(world.bot.id), "type": kind, "data": data, "version": 1, "locale": user.locale,
            "channel_id": str(channel.id), "channel": channel.payload(world.guild), "entitlements": [],
            "app_permissions": str(channel.app_permissions), "attachment_size_limit": 10 * 2**20,
        }  # fmt: skip
        if channel.kind == DM:
            return common | {"user": user.payload, "context": 1, "authorizing_integration_owners": {"0": "0"}}
        permissions = channel.app_permissions | (MANAGE_GUILD if user.governs else 0)
        member = {
            "user": user.payload, "roles": [], "joined_at": STAMP, "deaf": False, "mute": False, "flags": 0,
            "permissions": str(permissions), "nick": None, "avatar": None, "premium_since": None,
        }  # fmt: skip
        return common | {
            "guild_id": str(world.guild), "guild_locale": "en-US", "member": member, "context": 0,
            "guild": {"id": str(world.guild), "locale": "en-US", "features": []},
            "authorizing_integration_owners": {"0": str(world.guild)},
        }  # fmt: skip

    # The gateway

    async def dispatch(self, event: str, data: Payload) -> None:
        """Tell the shard that has the server; kept for a session that is about to resume."""
        for session in self.sessions.values():
            if session.shard == (self.world.guild >> 22) % session.shards:
                await self._tell(session, event, data)

    async def _tell(self, session: Session, event: str, data: Payload) -> None:
        told = {"op": 0, "t": event, "s": len(session.events) + 1, "d": data}
        session.events.append(told)
        if session.socket is not None and not session.socket.closed:
            await session.socket.send_json(told)

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                message = json.loads(frame.data)
                match message["op"]:
                    case 1 if not self.muted:
                        await socket.send_json({"op": 11})
                    case 2:
                        session = await self._identify(socket, message["d"])
                    case 6:
                        session = await self._resume(socket, message["d"])
        finally:
            if session and session.socket is socket:
                session.socket = None
            if not any(one.socket for one in self.sessions.values()):
                self._connected.clear()
        return socket

    async def _identify(self, socket: web.WebSocketResponse, asked: Payload) -> Session | None:
        if asked["token"] != TOKEN:
            await socket.close(code=4004)
            return None
        if asked["intents"] & ~1:
            self.complaints.append(f"intents {asked['intents']:b}: more than the servers")
        self.identifies += 1
        shard, shards = asked.get("shard", [0, 1])
        session = Session(f"session{next(self._names)}", shard, shards, socket)
        self.sessions[session.id] = session
        world = self.world
        own = (world.guild >> 22) % shards == shard
        ready = {
            "v": 10, "user": world.bot.payload, "guilds": [{"id": str(world.guild), "unavailable": True}] * own,
            "session_id": session.id, "resume_gateway_url": f"{self.url.replace('http', 'ws')}/gateway",
            "application": {"id": str(world.bot.id), "flags": 0}, "shard": [shard, shards],
        }  # fmt: skip
        await self._tell(session, "READY", ready)
        if own:
            await self._tell(session, "GUILD_CREATE", self._guild())
        self._connected.set()
        return session

    async def _resume(self, socket: web.WebSocketResponse, asked: Payload) -> Session | None:
        session = self.sessions.get(asked["session_id"])
        if session is None:
            await socket.send_json({"op": 9, "d": False})
            return None
        self.resumes += 1
        session.socket = socket
        for event in session.events[asked["seq"] :]:
            await socket.send_json(event)
        await socket.send_json({"op": 0, "t": "RESUMED", "s": len(session.events) + 1, "d": {}})
        self._connected.set()
        return session

    def _guild(self) -> Payload:
        world, everything = self.world, str(sum(PERMISSIONS.values()))
        role = {
            "id": str(world.guild), "name": "@everyone", "color": 0, "hoist": False, "position": 0,
            "permissions": everything, "managed": False, "mentionable": False, "flags": 0,
        }  # fmt: skip
        own = {"user": world.bot.payload, "roles": [], "joined_at": STAMP, "deaf": False, "mute": False, "flags": 0}
        places = [one for one in world.channels.values() if not one.gone]
        return {
            "id": str(world.guild), "name": "Friends", "icon": None, "splash": None, "owner_id": "1", "roles": [role],
            "emojis": [], "stickers": [], "features": [], "members": [own], "member_count": 1, "large": False,
            "channels": [one.payload(world.guild) for one in places if one.kind not in (DM, THREAD)],
            "threads": [one.payload(world.guild) for one in places if one.kind == THREAD],
            "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
            "nsfw_level": 0, "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": "en-US",
            "afk_timeout": 300, "system_channel_flags": 0, "joined_at": STAMP, "unavailable": False,
        }  # fmt: skip

    # HTTP

    async def http(self, request: web.Request) -> web.StreamResponse:
        """Any request: noted, checked, troubled where a fault fits, obeyed."""
        payload, files = await _body(request)
        path = request.path.removeprefix(API)
        noted = Request(request.method, path, payload)
        self.requests.append(noted)
        fault = self._fault(request.method, path)
        if fault and fault.gate:
            await fault.gate.wait()
        if fault and fault.status:
            noted.status = fault.status
            return _json(fault.body, fault.status)
        try:
            self._check(request, path, payload)
            noted.status, body = 200, self._obey(request.method, path.strip("/").split("/"), payload or {}, files)
        except Refused as refused:
            noted.status, body = refused.status, refused.body
            if refused.body["code"] in (50035, 50006):
                self.complaints.append(f"{request.method} {path}: {refused.body} {str(payload)[:2000]}")
        if fault and fault.lost:
            assert request.transport
            request.transport.abort()
        answer = _json(body, noted.status)
        if fault and fault.half:
            return await broken_off(request, answer)
        return swallowed(answer) if fault and fault.garbled else answer

    def _check(self, request: web.Request, path: str, payload: Any) -> None:
        if request.headers.get("Authorization", f"Bot {TOKEN}") != f"Bot {TOKEN}":
            raise Refused(401, 0, "401: Unauthorized")
        if self.strict and (faults := wrong(request.method, path, payload)):
            raise Refused(400, 50035, "Invalid Form Body", errors=faults)

    def _fault(self, method: str, path: str) -> Fault | None:
        for fault in self.faults:
            if fault.times and fault.part in path and fault.method in ("", method):
                fault.times -= 1
                return fault
        return None

    def _obey(self, method: str, path: list[str], payload: Any, files: dict[str, bytes]) -> Any:
        match method, path:
            case "GET", _:
                return self._about(path)
            case "POST", ["users", "@me", "channels"]:
                return self.world.chat_with(int(payload["recipient_id"])).payload(self.world.guild)
            case "POST", ["channels", channel, "messages", message, "threads"]:
                return self.world.open_thread(int(channel), int(message), payload).payload(self.world.guild)
            case "PUT", ["applications", _, "commands"]:
                return self._synced(payload)
            case _, ["channels", channel, "messages", *which]:
                return self._public(method, int(channel), which, payload, files)
            case _, ["interactions" | "webhooks", *rest]:
                return self._private(method, rest, payload, files)
        raise Refused(404, 0, f"this rig has no {method} {'/'.join(path)}")

    def _about(self, path: list[str]) -> Payload:
        match path:
            case ["channels", channel]:
                return self.world.place(int(channel))
            case ["guilds", _, "members", user]:
                return self.world.member(int(user))
        own = self.world.bot.payload
        about = {
            "id": own["id"], "name": "Board games", "icon": None, "description": "", "flags": 0, "summary": "",
            "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "team": None, "owner": own,
        }  # fmt: skip
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 16}
        url = f"{self.url.replace('http', 'ws')}/gateway"
        known = {
            "users/@me": own,
            "oauth2/applications/@me": about,
            "gateway/bot": {"url": url, "shards": self.shards, "session_start_limit": limit},
        }
        asked = "/".join(path)
        if asked not in known:
            raise Refused(404, 0, f"this rig has no GET {asked}")
        return known[asked]

    def _synced(self, commands: list[Payload]) -> list[Payload]:
        self.world.commands, self.world.syncs = commands, self.world.syncs + 1
        own = {"id": "9", "application_id": str(self.world.bot.id), "version": "1"}
        return [{**one, **own, "options": one.get("options", [])} for one in commands]

    def _public(
        self, method: str, channel: int, which: list[str], payload: Payload, files: dict[str, bytes]
    ) -> Payload:
        world = self.world
        match method, which:
            case "POST", []:
                return world.payload(world.send(channel, payload, files))
            case "PATCH", [message]:
                return world.payload(world.edit(channel, int(message), payload, files))
        raise Refused(404, 0, f"this rig has no {method} of messages")

    def _private(self, method: str, path: list[str], payload: Payload, files: dict[str, bytes]) -> Payload:
        world = self.world
        match method, path:
            case "POST", [number, token, "callback"]:
                world.acknowledge(int(number), token, payload["type"], payload.get("data") or {}, files)
                return {"interaction": {"id": number, "type": 2, "response_message_loading": True}, "resource": None}
            case "POST", [_, token]:
                return world.payload(world.follow_up(token, payload, files))
            case "PATCH", [_, token, "messages", which]:
                return world.payload(world.edit_answer(token, which, payload, files))
            case "DELETE", [_, token, "messages", which]:
                world.delete_answer(token, which)
                return {}
        raise Refused(404, 0, f"this rig has no {method} of answers")


async def _body(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    """The JSON of a request, and the files that came with it."""
    if request.content_type != "multipart/form-data":
        text = await request.text()
        return (json.loads(text) if text else None), {}
    form = await request.post()
    files = {name: part.file.read() for name, part in form.items() if isinstance(part, web.FileField)}
    return json.loads(str(form["payload_json"])), files


def _json(body: Any, status: int) -> web.Response:
    """discord.py reads JSON only under this very content type, and takes a 429 without `Via` for a ban."""
    headers = {"Content-Type": "application/json", "Via": "1.1 rig"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


@asynccontextmanager
async def serving(discord: Discord) -> AsyncIterator[Discord]:
    """Serve on a free port of this machine."""
    app = web.Application(client_max_size=64 * 2**20)
    app.router.add_get("/gateway", discord.gateway)
    app.router.add_route("*", API + "/{path:.*}", discord.http)
    runner = web.AppRunner(app, shutdown_timeout=0.2)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    discord.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield discord
    finally:
        await discord.drop(WSCloseCode.GOING_AWAY)
        await runner.cleanup()


@asynccontextmanager
async def fresh() -> AsyncIterator[Discord]:
    """A Discord of its own, served until the end of the block."""
    discord = Discord()
    async with serving(discord):
        yield discord
