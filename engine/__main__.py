"""Games without a chat: play one here, let computer players play many, check records."""

import argparse
import json
import os
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise, product
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, Final, NoReturn, TypeAlias

from pydantic import BaseModel, ValidationError

from engine import notation, options
from engine.game import SEAT_LETTERS, NotLegal, NotYours, Reason, Result, Seat, Unreadable
from engine.match import CantUndo, Match, Record, adapter, verify
from engine.players import PLAYERS, AnyGame, AnyMatch, match_seed, play_out
from engine.registry import GAMES

ME: Seat = 0
"""The seat of whoever plays in the terminal."""

TYPED = "Type a move as listed, `undo`, `help` or `quit`."

Measures: TypeAlias = dict[str, list[int]]
"""What was counted, by its name: one number for each seat of each game."""


class WrongInput(Exception):
    """One sentence for whoever typed the command."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise WrongInput(f"{message[:1].upper()}{message[1:]}.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0, 1 where a record doesn't hold, 2 for input that can't be used."""
    try:
        chosen = _parser().parse_args(arguments)
        return COMMANDS[chosen.command](chosen)
    except WrongInput as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the answer has seen enough; nor may the closing flush find a reader.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _parser() -> Parser:
    parser = Parser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    table = Parser(add_help=False)
    table.add_argument("game", choices=GAMES)
    table.add_argument("--seats", type=int, default=2, metavar="N", help="how many play (2)")
    table.add_argument("--seed", metavar="S", help="any text; the same text gives the same game")
    table.add_argument("--players", choices=PLAYERS, default="random", help="who plays the computer's seats (random)")
    table.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, or, as NAME.SEAT=VALUE, a choice of one seat (A, B, …); may be repeated",
    )
    commands.add_parser("play", parents=[table], help="play in the terminal, on seat A")

    many = commands.add_parser("selfplay", parents=[table], help="let computer players play, and measure")
    many.add_argument("--games", type=int, default=100, metavar="M", help="how many games (100)")
    many.add_argument("--records", type=Path, metavar="FILE", help="write each game's record, one a line")
    many.add_argument("--trace", type=Path, metavar="FILE", help="write each decision with its state, one a line")

    check = commands.add_parser("verify", help="replay records and check them")
    check.add_argument("file", type=Path, metavar="FILE", help="records, one a line")
    return parser


# A table


def _table(chosen: argparse.Namespace, seed: str) -> AnyMatch:
    """The match that the command line describes."""
    game: AnyGame = GAMES[chosen.game]
    if chosen.seats not in game.seats:
        raise WrongInput(f"{game.slug} is played by {_listed(game.seats)}, not by {chosen.seats}.")
    house: dict[str, Any] = {}
    own: list[dict[str, Any]] = [{} for _ in range(chosen.seats)]
    for option in chosen.option:
        name, value, seat = _option(option, chosen.seats)
        model: type[BaseModel] = game.Options if seat is None else game.SeatOptions
        if name not in model.model_fields:
            known = _listed(model.model_fields) if model.model_fields else "none"
            raise WrongInput(f"{game.slug} has no option {name}; there are: {known}.")
        (house if seat is None else own[seat])[name] = options.parse(model, name, value)
    try:
        return Match.begin(game, chosen.seats, seed, house, own)
    except ValidationError as error:
        raise WrongInput(f"Option {_first(error)}.") from error


def _option(text: str, seats: int) -> tuple[str, str, Seat | None]:
    """The parts of NAME=VALUE or NAME.SEAT=VALUE."""
    name, equals, value = text.partition("=")
    name, dot, letter = name.partition(".")
    if not (name and equals and value):
        raise WrongInput(f"“{text}” isn't written as NAME=VALUE.")
    if not dot:
        return name, value, None
    if len(letter) != 1 or letter.upper() not in SEAT_LETTERS[:seats]:
        raise WrongInput(f"“{text}” names no seat of this table; they are {_listed(SEAT_LETTERS[:seats])}.")
    return name, value, SEAT_LETTERS.index(letter.upper())


def _listed(items: Iterable[Any]) -> str:
    return ", ".join(map(str, items))


# play


def _play(chosen: argparse.Namespace) -> int:
    """A person on seat A against computer players."""
    match = _table(chosen, match_seed(chosen.seed or secrets.token_hex(16), 0))
    print(TYPED)
    shown = None
    while (match := _others(match, chosen.players)).result() is None:
        if match is not shown:
            print(f"\n{match.game.view(match.state, ME)}")
        shown, line = match, _line(match)
        if line is None:
            return 0
        match = _answered(match, line)
    print(f"\n{match.game.view(match.state, ME)}\n")
    result = _ended(match)
    for seat, total in enumerate(result.totals):
        print(f"{SEAT_LETTERS[seat]}: {total}, place {result.ranks[seat]}")
    return 0


def _others(match: AnyMatch, player: str) -> AnyMatch:
    """The match once seat A owes a decision, or is over."""
    rest = play_out(match, PLAYERS[player])
    return next(now for now in rest if now.result() or ME in now.game.to_move(now.state))


def _line(match: AnyMatch) -> str | None:
    """What the person types; None for going away."""
    ask = match.game.ask(match.state, ME)
    print(f"{ask.kind}: {_listed(ask.moves)}")
    try:
        line = input("> ").strip()
    except EOFError:
        print()
        return None
    return None if line == "quit" else line


def _answered(match: AnyMatch, line: str) -> AnyMatch:
    """The match after a typed line, told what was wrong with it if it changed nothing."""
    try:
        match line:
            case "help":
                print(f"{TYPED} Whole lines you may type now:\n{_listed(notation.lines(match, ME))}")
                return match
            case "undo":
                return match.undo(ME)[0]
            case _:
                return notation.read(match, ME, line)
    except CantUndo:
        print("There is nothing that you can still take back.")
    except NotLegal as refused:
        print(f"“{refused.text}” isn't open now{_because(match.game, refused.reason)}.{_perhaps(refused.nearest)}")
    except Unreadable as refused:
        print(f"“{refused.text}” can't be read as a move.{_perhaps(refused.nearest)}")
    return match


def _because(game: AnyGame, reason: Reason | None) -> str:
    if not reason:
        return ""
    details = _listed(f"{name} {value}" for name, value in reason.args)
    return f" ({reason.word.removeprefix(f'{game.slug}-why-')}: {details})"


def _perhaps(nearest: Sequence[str]) -> str:
    return f" Near to it: {_listed(nearest)}." if nearest else ""


# selfplay


def _selfplay(chosen: argparse.Namespace) -> int:
    """Many games, what they came to, and their records and traces if wanted."""
    if chosen.games < 1:
        raise WrongInput("There is nothing to measure without one game at least.")
    seed = chosen.seed or secrets.token_hex(16)
    deals = (_table(chosen, match_seed(seed, number)) for number in range(chosen.games))
    measures: Measures = {}
    won: Counter[str] = Counter()
    start = perf_counter()
    with _lines_to(chosen.records) as record, _lines_to(chosen.trace) as trace:
        for deal in deals:
            steps = list(play_out(deal, PLAYERS[chosen.players]))
            record([steps[-1].record().model_dump_json()])
            trace(_traced(before, after) for before, after in pairwise(steps))
            won[_winner(steps[-1])] += 1
            for name, value in _measured(steps[-1]):
                measures.setdefault(name, []).append(value)
    pace = chosen.games / (perf_counter() - start)
    print(f"{chosen.game}, {chosen.seats} seats, {chosen.players}, seed {seed}")
    print(f"{chosen.games} games, {pace:.1f} a second")
    _print_measures(measures)
    print("won: " + _listed(f"{who} {100 * games / chosen.games:.1f} %" for who, games in sorted(won.items())))
    return 0


@contextmanager
def _lines_to(path: Path | None) -> Iterator[Callable[[Iterable[str]], None]]:
    """What writes lines to a file, or, where there is none, doesn't even ask for them."""
    if path is None:
        yield lambda lines: None
        return
    with _writable(path):
        file = path.open("w", encoding="utf-8")

    def write(lines: Iterable[str]) -> None:
        with _writable(path):
            file.writelines(f"{line}\n" for line in lines)
            file.flush()

    try:
        yield write
    finally:
        with suppress(OSError):  # what couldn't be written was said when it was
            file.close()


@contextmanager
def _writable(path: Path) -> Iterator[None]:
    """What a file can't take is the input's fault."""
    try:
        yield
    except BrokenPipeError:
        raise  # whoever read it has seen enough
    except OSError as error:
        raise WrongInput(f"{path} can't be written: {error.strerror}.") from error


def _traced(before: AnyMatch, after: AnyMatch) -> str:
    """One decision as a line: the state it was taken in, what was open, and what came of it."""
    game, step = before.game, after.steps[-1]
    ask = game.ask(before.state, step.seat or 0)
    line = {
        "n": len(before.steps),
        "state": adapter(game.State).dump_python(before.state, mode="json"),
        "seat": step.seat,
        "kind": ask.kind,
        "legal": list(map(str, ask.moves)),
        "move": step.move,
        "events": [adapter(game.Event).dump_python(event, mode="json") for event in step.events],
    }
    return json.dumps(line, ensure_ascii=False)


def _measured(match: AnyMatch) -> Iterator[tuple[str, int]]:
    """What a finished match came to, seat by seat."""
    result = _ended(match)
    steps = Counter(step.seat for step in match.steps)
    events = Counter((event.seat, event.kind) for step in match.steps for event in step.events)
    for seat, total in enumerate(result.totals):
        yield "total", total
        yield f"total {SEAT_LETTERS[seat]}", total
        yield "decisions", steps[seat]
        yield from ((line.label, line.points) for line in result.lines if line.seat == seat)
    for seat, kind in product(range(len(result.totals)), sorted({kind for whose, kind in events if whose is not None})):
        yield f"events {kind}", events[seat, kind]


def _winner(match: AnyMatch) -> str:
    """The seat that won alone, or that none did."""
    first = [SEAT_LETTERS[seat] for seat, rank in enumerate(_ended(match).ranks) if rank == 1]
    return first[0] if len(first) == 1 else "shared"


def _ended(match: AnyMatch) -> Result:
    result = match.result()
    if result is None:
        raise ValueError("nobody owes a decision, and there is no result")
    return result


def _print_measures(measures: Measures) -> None:
    width = max(map(len, measures))
    print(f"{'a player and game':{width}}{'mean':>8}{'sd':>7}{'p10':>6}{'p90':>6}")
    for name, values in measures.items():
        low, high = (sorted(values)[round(part * (len(values) - 1))] for part in (0.1, 0.9))
        print(f"{name:{width}}{fmean(values):8.1f}{pstdev(values):7.1f}{low:6}{high:6}")


# verify


def _verify(chosen: argparse.Namespace) -> int:
    """Replay every record of a file; tell those that claim what didn't happen."""
    try:
        lines = chosen.file.read_text("utf-8").splitlines()
    except OSError as error:
        raise WrongInput(f"{chosen.file} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WrongInput(f"{chosen.file} isn't text.") from error
    if not lines:
        raise WrongInput(f"{chosen.file} holds no record.")
    records = [_record(line, number) for number, line in enumerate(lines, 1)]
    wrong = 0
    for number, record in enumerate(records, 1):
        if problem := _problem(record):
            print(f"Line {number}: {problem}.")
            wrong += 1
    unfinished = sum(record.result is None for record in records)
    print(f"Records: {len(lines)}, wrong: {wrong}" + (f", unfinished: {unfinished}." if unfinished else "."))
    return 1 if wrong else 0


def _record(line: str, number: int) -> Record:
    try:
        return Record.model_validate_json(line, strict=True)
    except ValidationError as error:
        raise WrongInput(f"Line {number} is no record: {_first(error)}.") from error


def _problem(record: Record) -> str:
    """What is wrong with a record, "" if it holds."""
    if record.game not in GAMES:
        return f"there is no game {record.game}"
    try:
        verify(GAMES[record.game], record)
    except ValidationError as error:
        return _first(error)
    except (NotYours, NotLegal) as refused:
        return f"“{refused}” was played where it isn't open"
    except ValueError as error:
        return str(error)
    return ""


def _first(error: ValidationError) -> str:
    """The first thing that pydantic found wrong, with its place."""
    first = error.errors()[0]
    place = ".".join(map(str, first["loc"]))
    return f"{place}: {first['msg']}" if place else first["msg"]


COMMANDS: Final = {"play": _play, "selfplay": _selfplay, "verify": _verify}

if __name__ == "__main__":
    sys.exit(main())
