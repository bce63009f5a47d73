"""What is measured from outside: processor time, memory, and what Redis is asked."""

import json
import os
import signal
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from bot.store import Store, game_key, log_key, seen_key
from tests.journeys.process import Program
from tests.load.rooms import Room

TICKS: Final = os.sysconf("SC_CLK_TCK")
OWN: Final = frozenset({"info", "xlen", "memory|usage"})
"""Commands of whoever measures."""


def percentiles(seconds: Sequence[float]) -> tuple[float, float, float] | None:
    """The middle, the 95th and the 99th of 100; None of too few."""
    if len(seconds) < 2:
        return None
    cuts = quantiles(seconds, n=100, method="inclusive")
    return cuts[49], cuts[94], cuts[98]


@dataclass(frozen=True)
class Seen:
    """What the watches in the bots saw. late: seconds that event loops came late; used: by part of the program."""

    late: tuple[float, ...]
    used: Counter[str]


@dataclass(frozen=True)
class Reading:
    """Everything that counts up, at one moment. bots, redis, driver: processor seconds. lines: of all logs."""

    at: float
    bots: float
    redis: float
    driver: float
    commands: Counter[str]
    lines: int

    def since(self, before: "Reading") -> "Reading":
        """What was added."""
        return Reading(
            self.at - before.at,
            self.bots - before.bots,
            self.redis - before.redis,
            self.driver - before.driver,
            self.commands - before.commands,
            self.lines - before.lines,
        )


@dataclass
class Meter:
    """Reads the meters of some programs, of their server and of this process. notes: the files of the watches."""

    store: Store
    programs: Sequence[Program]
    notes: Sequence[Path]
    rooms: Sequence[Room]
    _pids: list[int] = field(default_factory=list)

    async def read(self, *, end: bool) -> Reading:
        """Read; what reading itself costs Redis stays outside of what lies between beginning and end."""
        commands = await self._commands() if end else Counter[str]()
        lines = await self._lines()
        commands = commands or await self._commands()
        cpu = await self.store.redis.info("cpu")
        return Reading(
            time.monotonic(),
            sum(map(cpu_of, self.processes())),
            cpu["used_cpu_user"] + cpu["used_cpu_sys"],
            time.process_time(),
            commands,
            lines,
        )

    def watch(self, *, on: bool) -> None:
        """Have the watches begin or end."""
        for program in self.programs:
            os.kill(program.pid, signal.SIGUSR1 if on else signal.SIGUSR2)

    def seen(self, since: float) -> Seen:
        """What the watches wrote since then (seconds since 1970)."""
        files = [path for path in self.notes if path.exists()]
        notes = [json.loads(line) for path in files for line in path.read_text().splitlines()]
        notes = [note for note in notes if note["at"] > since]
        used = Counter[str]()
        for note in notes:
            used.update(note["used"])
        return Seen(tuple(late for note in notes for late in note["late"]), used)

    def processes(self) -> list[int]:
        """The programs' processes with all that they started."""
        parents = dict(_parents())
        family = [program.pid for program in self.programs]
        for pid in family:
            family += [child for child, parent in parents.items() if parent == pid]
        return family

    def memory(self) -> int:
        """Bytes that the programs have for themselves; what processes share counts once."""
        return sum(map(memory_of, self.processes()))

    async def _commands(self) -> Counter[str]:
        stats = await self.store.redis.info("commandstats")
        named = {name.removeprefix("cmdstat_"): one["calls"] for name, one in stats.items()}
        return Counter({name: calls for name, calls in named.items() if name not in OWN})

    async def _lines(self) -> int:
        pipeline = self.store.redis.pipeline(transaction=False)
        for room in self.rooms:
            pipeline.xlen(log_key(room.game))
        return sum(await pipeline.execute())


async def bytes_of(redis: Any, rooms: Iterable[Room]) -> list[dict[str, int]]:
    """Of each game, the bytes that its keys take in Redis."""
    found = []
    for room in rooms:
        keys = {"game": game_key(room.game), "log": log_key(room.game), "presses": seen_key(room.game)}
        found.append({name: await redis.memory_usage(key, samples=0) or 0 for name, key in keys.items()})
    return found


def cpu_of(pid: int) -> float:
    """Processor seconds of a process; 0 of one that is gone."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def memory_of(pid: int) -> int:
    """Bytes of a process's memory, its share of what it shares with others."""
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return 0


def _parents() -> Iterable[tuple[int, int]]:
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal() and (fields := _stat(int(folder.name))):
            yield int(folder.name), int(fields[1])


def _stat(pid: int) -> list[str]:
    """What the system says of a process behind its name: state, parent …"""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []
