"""A real cluster of three servers on the loopback address, without replicas."""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from redis import Redis

from bot.valkey import free_port
from tests.rigs.keeper import HOST, Server, serving

SLOTS: Final = ((0, 5460), (5461, 10922), (10923, 16383))


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """The URL of one of its nodes, once every node knows the others and all slots are served."""
    with nodes(folder, "--appendonly", "no") as servers:
        yield servers[0].url


@contextmanager
def nodes(folder: Path, *more: str) -> Iterator[Sequence[Server]]:
    """Its nodes, each with `more` settings."""
    buses = [free_port() for _ in SLOTS]
    with ExitStack() as stack:
        servers = [
            stack.enter_context(
                serving(folder / str(bus), "--cluster-enabled", "yes", "--cluster-port", str(bus), *more)
            )
            for bus in buses
        ]
        clients = [stack.enter_context(server.admin()) for server in servers]
        for client, slots in zip(clients, SLOTS, strict=True):
            client.cluster("ADDSLOTSRANGE", *slots)
            client.cluster("MEET", HOST, servers[0].port, buses[0])
        _await(clients)
        yield servers


def _await(clients: list[Redis]) -> None:
    """Raises TimeoutError when the nodes don't agree within ten seconds."""
    until = time.monotonic() + 10
    while not all(_agrees(client) for client in clients):
        if time.monotonic() > until:
            raise TimeoutError("the cluster doesn't come up")
        time.sleep(0.05)


def _agrees(client: Redis) -> bool:
    info: dict[str, str] = client.cluster("INFO")
    return info["cluster_state"] == "ok" and info["cluster_known_nodes"] == str(len(SLOTS))
