"""What was measured, as Markdown."""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean
from typing import Final, TypeAlias

from tests.load.measures import Reading, Seen, percentiles
from tests.load.rooms import Ledger, Room

PLATFORMS: Final = {"discord": "Discord", "telegram": "Telegram", "web": "the page", "computers": "computers play on"}
STALLS: Final = (0.05, 0.2)
"""Seconds of lateness that are counted."""
TIMES: Final[Mapping[str, tuple[Callable[[Ledger], dict[str, list[float]]], Sequence[str]]]] = {
    "the sign that it arrived": (lambda ledger: ledger.acknowledged, ("discord", "telegram")),
    "one's own panel": (lambda ledger: ledger.shown, ("discord", "telegram", "web")),
    "the turn's picture in the room": (lambda ledger: ledger.posted, tuple(PLATFORMS)),
}
"""From a press to what, and where that can be seen."""
MOST_COMMANDS: Final = 8
MOST_AREAS: Final = 30
NOTHING: Final = "–"


@dataclass
class Phase:
    """A while of playing with so many processes.

    due: rooms that waited for a post at its end. settled: seconds until none did. memory: bytes of the programs before
    most of the rooms were played in, and after.
    """

    name: str
    processes: int
    ledger: Ledger
    cost: Reading
    seen: Seen
    due: int = 0
    settled: float = 0.0
    memory: tuple[int, int] | None = None

    @property
    def title(self) -> str:
        """The head of its column."""
        return f"{self.processes} × {self.name}"

    @property
    def moves(self) -> float:
        """Moves a second, as the games' logs have them."""
        return self.cost.lines / self.cost.at


Row: TypeAlias = tuple[str, Callable[[Phase], str]]


def whole(
    phases: Sequence[Phase],
    live: Sequence[Mapping[str, int]],
    finished: Sequence[Mapping[str, int]],
    rooms: Sequence[Room],
) -> str:
    """All tables."""
    played = [phase for phase in phases if phase.ledger.presses]
    parts = [
        table(LOAD, phases),
        "From a press to … (p50 / p95 / p99, ms)",
        table(_times(), played),
        "Processor time of the bots, ms a move",
        _areas(played),
        "Redis commands a move, those inside of scripts too",
        _commands(played),
        "Bytes of a game in Redis",
        _bytes(live, finished, rooms),
    ]
    return "\n\n".join(parts)


def table(rows: Sequence[Row], phases: Sequence[Phase]) -> str:
    """A column for each phase."""
    head = ["", *(phase.title for phase in phases)]
    return _markdown([head, *([name, *(tell(phase) for phase in phases)] for name, tell in rows)])


def _markdown(lines: Sequence[Sequence[str]]) -> str:
    head, *rest = (f"| {' | '.join(cells)} |" for cells in lines)
    return "\n".join([head, "|---" * len(lines[0]) + "|", *rest])


def _share(seconds: Callable[[Reading], float]) -> Callable[[Phase], str]:
    return lambda phase: f"{100 * seconds(phase.cost) / phase.cost.at:.1f} %"


def _stalls(longer: float) -> Callable[[Phase], str]:
    def tell(phase: Phase) -> str:
        late = [one for one in phase.seen.late if one > longer]
        return f"{60 * len(late) / phase.cost.at / phase.processes:.0f}" if phase.ledger.presses else NOTHING

    return tell


def _memory(phase: Phase) -> str:
    if phase.memory is None:
        return NOTHING
    before, after = (size / 2**20 / phase.processes for size in phase.memory)
    return f"{before:.0f} → {after:.0f}"


LOAD: Final[Sequence[Row]] = (
    ("moves a second", lambda phase: f"{phase.moves:.1f}"),
    ("of them by people", lambda phase: f"{phase.ledger.moves / phase.cost.at:.1f}"),
    ("presses a second", lambda phase: f"{phase.ledger.presses / phase.cost.at:.1f}"),
    ("pictures of turns a second", lambda phase: f"{sum(map(len, phase.ledger.posted.values())) / phase.cost.at:.1f}"),
    ("presses without an answer", lambda phase: str(phase.ledger.unanswered)),
    ("rooms that waited at the end", lambda phase: str(phase.due)),
    ("seconds until none did", lambda phase: f"{phase.settled:.0f}" if phase.settled else NOTHING),
    ("processor of the bots", _share(lambda cost: cost.bots)),
    ("processor of Redis", _share(lambda cost: cost.redis)),
    ("processor of the people and platforms", _share(lambda cost: cost.driver)),
    ("event loop late over 50 ms, a minute", _stalls(STALLS[0])),
    ("event loop late over 200 ms, a minute", _stalls(STALLS[1])),
    ("latest of all, ms", lambda phase: f"{1000 * max(phase.seen.late, default=0):.0f}"),
    ("Redis commands a second", lambda phase: f"{sum(phase.cost.commands.values()) / phase.cost.at:.0f}"),
    ("Redis commands a move", lambda phase: _each(sum(phase.cost.commands.values()), phase.cost.lines)),
    ("memory of a bot, MB, before and after", _memory),
    ("rooms played in", lambda phase: str(len(phase.ledger.rooms))),
)


def _each(sum_: float, count: int) -> str:
    return f"{sum_ / count:.1f}" if count else NOTHING


def _times() -> Sequence[Row]:
    return [
        (f"{kind}, {PLATFORMS[platform]}", partial(_times_of, find, platform))
        for kind, (find, platforms) in TIMES.items()
        for platform in platforms
    ]


def _times_of(find: Callable[[Ledger], dict[str, list[float]]], platform: str, phase: Phase) -> str:
    return _milliseconds(find(phase.ledger).get(platform, []))


def _milliseconds(seconds: Sequence[float]) -> str:
    cuts = percentiles(seconds)
    return " / ".join(f"{1000 * cut:.0f}" for cut in cuts) + f" ({len(seconds)})" if cuts else NOTHING


def _areas(phases: Sequence[Phase]) -> str:
    used = sum((phase.seen.used for phase in phases), Counter[str]())
    rows: list[Row] = [(area, partial(_processor, area)) for area, _ in used.most_common(MOST_AREAS)]
    rows.append(("all of it, helpers too, as the system counts", _all_processor))
    return table(rows, phases)


def _processor(area: str, phase: Phase) -> str:
    return _each(1000 * phase.seen.used[area], phase.cost.lines)


def _all_processor(phase: Phase) -> str:
    return _each(1000 * phase.cost.bots, phase.cost.lines)


def _commands(phases: Sequence[Phase]) -> str:
    used = sum((phase.cost.commands for phase in phases), Counter[str]())
    return table([(name, partial(_asked, name)) for name, _ in used.most_common(MOST_COMMANDS)], phases)


def _asked(command: str, phase: Phase) -> str:
    return _each(phase.cost.commands[command], phase.cost.lines)


def _bytes(live: Sequence[Mapping[str, int]], finished: Sequence[Mapping[str, int]], rooms: Sequence[Room]) -> str:
    by_game: dict[str, list[Mapping[str, int]]] = defaultdict(list)
    for room, sizes in zip(rooms, live, strict=True):
        by_game[room.slug].append(sizes)
    lines = [["", "game", "log", "presses", "all"]]
    lines += [_size(slug, sizes) for slug, sizes in by_game.items()]
    lines += [_size("all that run", live), _size("those that are over", finished)]
    return _markdown(lines)


def _size(name: str, sizes: Sequence[Mapping[str, int]]) -> list[str]:
    parts = [mean(one[part] for one in sizes) for part in ("game", "log", "presses")]
    return [name, *(f"{part:.0f}" for part in (*parts, sum(parts)))]
