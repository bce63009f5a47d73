"""How fast it is, in ratios that hold on any machine: `make bench`.

The yardstick is an iteration of `for i in range(n): s += i * i`. Every figure is the middle one of several rounds, each
with the yardstick taken beside it. No test asserts a time; what the figures should be stands in their rows.
"""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from io import BytesIO
from itertools import count, islice
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, TypeAlias

from bot.workshop import Workshop
from engine.chance import Dice
from engine.game import View
from engine.match import Match, Setup, adapter
from engine.players import PLAYERS, match_seed, play_out
from engine.registry import GAMES
from render import games
from render.table import Table
from tests.engine.kit import concerning, examine
from tests.engine.played import Case, Subject, play
from tests.engine.subjects import SUBJECTS, TICTACTOE

MILLION: Final = 1_000_000
ROUNDS: Final = 5
TABLE: Final = Table(("Sara", "Ali"), "en", "until Thu 21:30", "sea c1", 0)

Work: TypeAlias = Callable[[], int]
"""Does something a number of times and says how often."""


@dataclass(frozen=True)
class Row:
    """One figure: how it is measured, and what it should be (`>= 2000`), if anything."""

    name: str
    measure: Callable[[], float]
    unit: str
    target: str = ""


# Against the yardstick


def yardstick() -> float:
    """Seconds of a million iterations."""
    start = process_time()
    s = 0
    for i in range(MILLION):
        s += i * i
    return process_time() - start


def seconds(work: Work) -> float:
    """Processor seconds of one piece of work."""
    start = process_time()
    done = work()
    return (process_time() - start) / done


def per_million(work: Work) -> float:
    """How much work is done in the time of a million yardstick iterations."""
    return median(yardstick() / seconds(work) for _ in range(ROUNDS))


def per_second(work: Work) -> float:
    """How much work is done in a second of this machine's processor."""
    return 1 / median(seconds(work) for _ in range(ROUNDS))


# Tic-tac-toe, the smallest game: what the contract itself costs


def contract_moves() -> int:
    """Whole games: who is to move, their question, a move, the turn, everybody's view, the result."""
    game, made = TICTACTOE.game, 0
    for number in range(100):
        state, _ = game.deal(game.Options(), (game.SeatOptions(),) * 2, Dice("00"))
        choice = number
        while seats := game.to_move(state):
            moves = game.ask(state, seats[0]).moves
            state, _ = game.play(state, seats[0], moves[choice % len(moves)])
            for viewer in (0, 1, None):
                game.view(state, viewer)
            game.turn(state)
            game.result(state)
            choice += 7
            made += 1
    return made


def bot_moves() -> int:
    """What the bot does on bytes: load, check the seat and the notation, play, see it as everybody, write."""
    game = TICTACTOE.game
    for setup, state, seat, notation in _saved_moves():
        match: Match[Any, Any, Any, Any] = Match.resume(game, Setup.model_validate_json(setup), state)
        match = match.play(seat, notation)
        for viewer in (0, 1, None):
            game.view(match.state, viewer)
        match.dump()
        for event in match.steps[-1].events:
            adapter(game.Event).dump_json(event)
    return len(_saved_moves())


@cache
def _saved_moves() -> tuple[tuple[bytes, bytes, int, str], ...]:
    """Setup and state as stored, and what is played on them: every decision of some games."""
    games = [play(TICTACTOE, Case(2, seed=str(seed))).matches for seed in range(60)]
    return tuple(
        (match.setup.model_dump_json().encode(), match.dump(), seat, notation)
        for matches in games
        for match, (seat, notation) in zip(matches, matches[-1].moves(), strict=False)
    )


# Real games

NUMBERS: Final = count()


def moves(subject: Subject) -> int:
    """Decisions of random players in whole games of two."""
    begun = (Match.begin(subject.game, 2, match_seed("bench", next(NUMBERS))) for _ in range(3))
    return sum(1 for match in begun for _ in play_out(match, PLAYERS["random"]))


def searches(subject: Subject) -> int:
    """Decisions of greedy players, each a search: the first of a game of two."""
    begun = Match.begin(subject.game, 2, match_seed("bench", next(NUMBERS)))
    return sum(1 for _ in islice(play_out(begun, PLAYERS["greedy"]), 60))


def games_examined(subject: Subject) -> int:
    """Games of two random players with every check of the kit."""
    played = play(subject, Case(2, seed=str(next(NUMBERS))))
    for check in concerning(subject):
        examine(check, played)
    return 1


# Pictures


@cache
def mid_game(slug: str) -> View:
    """The table of two in the middle of a game, as a watcher sees it."""
    subject = SUBJECTS[slug]
    matches = play(subject, Case(2, "greedy")).matches
    view: View = subject.game.view(matches[len(matches) // 2].state, None)
    return view


def draw_and_encode(slug: str) -> int:
    """The table picture from a view to PNG, as the bot posts it."""
    for _ in range(3):
        games.picture(slug, "table", mid_game(slug), TABLE)
    return 3


def picture_ratio(slug: str) -> float:
    """Drawing and encoding, against saving the same picture, drawn already, by Pillow as RGB."""
    pictures = games.PICTURES[slug]
    pictures.warm()
    picture = pictures.draw["table"](mid_game(slug), TABLE).convert("RGB")

    def save() -> int:
        picture.save(BytesIO(), "PNG", compress_level=6)
        return 1

    drawing = partial(draw_and_encode, slug)
    drawing()
    return median(seconds(drawing) / seconds(save) for _ in range(ROUNDS))


def stall() -> float:
    """Milliseconds that the event loop comes late while the workshop draws: the 99th of 100."""
    late = asyncio.run(_lateness())
    return sorted(late)[len(late) * 99 // 100] * 1000


async def _lateness() -> list[float]:
    loop, late, workshop = asyncio.get_running_loop(), [], Workshop()
    what = games.picture, "landverse", "table", mid_game("landverse"), TABLE
    with ThreadPoolExecutor(1) as worker, closing(workshop):
        await loop.run_in_executor(worker, workshop.do, *what)
        drawing = [loop.run_in_executor(worker, workshop.do, *what) for _ in range(30)]
        while not all(one.done() for one in drawing):
            start = perf_counter()
            await asyncio.sleep(0.001)
            late.append(perf_counter() - start - 0.001)
    return late


FIRST_PICTURE: Final = """
import sys
import time
from render.games import PICTURES, picture
from render.samples import table, views
slug = sys.argv[1]
PICTURES[slug].warm()
view = next(iter(views(slug).values()))
picture(slug, "table", view, table(view, "en"))
print(time.process_time())
"""


def first_picture(slug: str) -> float:
    """Processor seconds of a fresh process: imports, all sprites, the first picture."""
    done = subprocess.run([sys.executable, "-c", FIRST_PICTURE, slug], check=True, capture_output=True, text=True)
    return float(done.stdout)


def _rows(subject: Subject) -> Iterator[Row]:
    """The figures of one real game."""
    slug = subject.game.slug
    yield Row(f"{slug}: moves of random players", lambda: per_million(partial(moves, subject)), "a million")
    yield Row(f"{slug}: moves of greedy players", lambda: per_million(partial(searches, subject)), "a million")
    yield Row(f"{slug}: games with all checks", lambda: per_second(partial(games_examined, subject)), "a second")
    yield Row(f"{slug}: table, draw and encode", lambda: picture_ratio(slug), "x RGB PNG level 6", "<= 1.5")
    yield Row(f"{slug}: first picture of a process", lambda: first_picture(slug), "s", "<= 3")


ROWS: Final = (
    Row("tic-tac-toe moves through the contract", lambda: per_million(contract_moves), "a million", ">= 2000"),
    Row("tic-tac-toe moves of the bot on bytes", lambda: per_million(bot_moves), "a million", ">= 640"),
    *(row for slug in GAMES for row in _rows(SUBJECTS[slug])),
    Row("event loop late while drawing, p99", stall, "ms"),
)


def main(rows: Iterable[Row] = ROWS) -> None:
    """Measure everything and print a line for each."""
    print(f"yardstick: {1 / yardstick():.1f} million iterations a second")
    for row in rows:
        print(f"{row.name:40} {row.measure():10.2f} {row.unit:18} {row.target}", flush=True)


if __name__ == "__main__":
    main()
