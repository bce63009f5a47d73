"""The engine's command line: a game in the terminal, self-play, records checked; bad input told in one sentence."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.landverse.rules import Landverse
from engine.match import Match, Record
from engine.notation import lines, read
from engine.players import match_seed

ROOT = Path(__file__).parents[2]


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a person runs it."""
    command = [sys.executable, "-m", "engine", *arguments]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=60, check=False)


def selfplay(*arguments: str) -> int:
    return main(["selfplay", "landverse", "--games", "3", "--seed", "1", *arguments])


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A file of three records."""
    file = tmp_path / "records"
    assert selfplay("--records", str(file)) == 0
    return file


# selfplay


def test_selfplay_prints_what_the_games_came_to() -> None:
    done = run("selfplay", "landverse", "--seats", "3", "--games", "4", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    first, second, *table, won = done.stdout.splitlines()
    assert first == "landverse, 3 seats, random, seed 1"
    assert second.startswith("4 games, ")
    named = {row[:-27].strip() for row in table[1:]}
    assert {"total", "total C", "decisions", "landverse-stage2-sea", "events discarded"} <= named
    assert won.startswith("won: ")


def test_selfplay_repeats_itself(tmp_path: Path) -> None:
    for name in ("one", "other"):
        assert selfplay("--players", "greedy", "--records", str(tmp_path / name)) == 0
    assert (tmp_path / "one").read_text() == (tmp_path / "other").read_text()
    seeds = [json.loads(line)["seed"] for line in (tmp_path / "one").read_text().splitlines()]
    assert seeds == [match_seed("1", number) for number in range(3)]


def test_options_reach_the_table(tmp_path: Path) -> None:
    file = tmp_path / "records"
    assert selfplay("--option", "pace=free", "--option", "first_scoring=18", "--records", str(file)) == 0
    record = json.loads(file.read_text().splitlines()[0])
    assert record["options"] == {"pace": "free", "first_scoring": 18, "equal": "both"}


def test_a_record_has_the_fields_of_the_format(records: Path) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    fields = ["game", "rules", "seats", "options", "seat_options", "seed", "commit", "moves", "result"]
    assert list(record) == fields
    assert list(record["result"]) == ["totals", "ranks", "lines"]
    assert all(isinstance(seat, int) and isinstance(move, str) for seat, move in record["moves"])


def test_a_trace_has_a_line_for_each_decision(tmp_path: Path) -> None:
    trace, file = tmp_path / "trace", tmp_path / "records"
    assert selfplay("--trace", str(trace), "--records", str(file)) == 0
    traced = [json.loads(line) for line in trace.read_text().splitlines()]
    moves = [move for line in file.read_text().splitlines() for move in json.loads(line)["moves"]]
    assert [[line["seat"], line["move"]] for line in traced] == moves
    for line in traced:
        assert list(line) == ["n", "state", "seat", "kind", "legal", "move", "events"]
        assert line["move"] in line["legal"]


def test_a_traced_state_is_enough_to_play_on(tmp_path: Path) -> None:
    trace, game = tmp_path / "trace", Landverse()
    assert selfplay("--trace", str(trace)) == 0
    this, following = (json.loads(line) for line in trace.read_text().splitlines()[10:12])
    setup = Match.begin(game, 2, "00").setup
    match: Match[Any, Any, Any, Any] = Match.resume(game, setup, json.dumps(this["state"]))
    assert json.loads(match.play(this["seat"], this["move"]).dump()) == following["state"]


# verify


def test_records_hold(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["verify", str(records)]) == 0
    assert capsys.readouterr().out == "Records: 3, wrong: 0.\n"


def _other_seed(record: dict[str, Any]) -> None:
    record["seed"] = match_seed("other", 0)


def _other_commit(record: dict[str, Any]) -> None:
    record["commit"] = "0" * 64


def _other_total(record: dict[str, Any]) -> None:
    record["result"]["totals"][0] += 1


def _other_winner(record: dict[str, Any]) -> None:
    record["result"]["ranks"].reverse()


def _other_move(record: dict[str, Any]) -> None:
    record["moves"][0] = [1 - record["moves"][0][0], "land a"]


def _a_move_less(record: dict[str, Any]) -> None:
    record["moves"].pop()


def _a_move_more(record: dict[str, Any]) -> None:
    record["moves"].append([0, "leave"])


def _other_options(record: dict[str, Any]) -> None:
    record["options"]["first_scoring"] = 18


def _no_such_option(record: dict[str, Any]) -> None:
    record["options"]["speed"] = 1


def _other_rules(record: dict[str, Any]) -> None:
    record["rules"] += 1


def _more_seats(record: dict[str, Any]) -> None:
    record["seats"] = 9


def _other_game(record: dict[str, Any]) -> None:
    record["game"] = "chess"


@pytest.mark.parametrize(
    "tamper",
    [
        _other_seed,
        _other_commit,
        _other_total,
        _other_winner,
        _other_move,
        _a_move_less,
        _a_move_more,
        _other_options,
        _no_such_option,
        _other_rules,
        _more_seats,
        _other_game,
    ],
)
def test_a_tampered_record_is_caught(tamper: Any, records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = records.read_text().splitlines()
    record = json.loads(kept[1])
    tamper(record)
    records.write_text("\n".join([kept[0], json.dumps(record), kept[2]]))
    capsys.readouterr()
    assert main(["verify", str(records)]) == 1
    problem, last = capsys.readouterr().out.splitlines()
    assert problem.startswith("Line 2: ")
    assert last == "Records: 3, wrong: 1."


# play


def test_a_game_is_played_in_the_terminal() -> None:
    match = Match.begin(Landverse(), 1, match_seed("1", 0))
    typed = []
    while match.result() is None:
        typed.append(lines(match, 0)[-1])
        match = read(match, 0, typed[-1])
    done = run("play", "landverse", "--seats", "1", "--seed", "1", typed="\n".join(typed))
    result = match.result()
    assert (done.returncode, done.stderr) == (0, "")
    assert result
    assert done.stdout.endswith(f"A: {result.totals[0]}, place 1\n")
    assert str(match.game.view(match.state, 0)) in done.stdout


def test_undo_help_and_slips_in_the_terminal() -> None:
    typed = "help\nland a1\nland a1\nundo\nundo\nundo\nwhat\nquit\n"
    done = run("play", "landverse", "--seed", "1", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    answers = done.stdout.split("\n> ")
    assert "land a1, land a2" in answers[1]
    assert "1 . . . . . .       1" not in answers[2]
    assert answers[3].startswith("“land a1” isn't open now (not-in-hand: tile land).")
    assert answers[4].startswith("\nmove 1 of 18")
    assert "cell: a1, a2" in answers[4]
    assert "lane: land a" in answers[5]
    assert answers[6].startswith("There is nothing that you can still take back.\nlane: land a")
    assert answers[7].startswith("“what” can't be read as a move.")


def test_the_others_play_when_the_person_has() -> None:
    done = run("play", "landverse", "--seats", "2", "--players", "greedy", "--seed", "1", typed="land a1\nsea f6\n")
    assert done.returncode == 0
    assert "move 2 of 18" in done.stdout


# Bad input


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "The following arguments are required: command."),
        ("fly", "invalid choice"),
        ("play chess", "invalid choice"),
        ("play landverse --seats 9", "landverse is played by 1, 2, 3, 4, not by 9."),
        ("selfplay landverse --games x", "invalid int value"),
        ("selfplay landverse --games 0", "There is nothing to measure without one game at least."),
        ("selfplay landverse --players best", "invalid choice"),
        ("selfplay landverse --option pace", "“pace” isn't written as NAME=VALUE."),
        ("selfplay landverse --option pace=x", "Option pace: Input should be 'round' or 'free'."),
        (
            "selfplay landverse --option speed=x",
            "landverse has no option speed; there are: pace, first_scoring, equal.",
        ),
        ("selfplay landverse --option colour.A=x", "landverse has no option colour; there are: none."),
        ("selfplay landverse --option colour.C=x", "“colour.C=x” names no seat of this table; they are A, B."),
        ("selfplay landverse --records no/where", "no/where can't be written: No such file or directory."),
        ("verify no/where", "no/where can't be read: No such file or directory."),
        ("verify tests", "tests can't be read: Is a directory."),
        ("verify LICENSE_OF_NOBODY", "LICENSE_OF_NOBODY can't be read: No such file or directory."),
    ],
)
def test_bad_input_is_told_in_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "holds no record."),
        (b"{}", "Line 1 is no record: game: Field required."),
        (b"not json", "Line 1 is no record: "),
        (b"\xff\xfe", "isn't text."),
    ],
)
def test_a_file_without_records(
    content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 2
    assert sentence in capsys.readouterr().err


def test_bad_input_shows_no_stack() -> None:
    done = run("play", "chess")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_stops_reading_is_no_error() -> None:
    command = f"{sys.executable} -m engine selfplay landverse --games 1 --seed 1 --trace /dev/stdout | head -1"
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert json.loads(done.stdout)["n"] == 1


def test_a_record_is_read_as_written(records: Path) -> None:
    for line in records.read_text().splitlines():
        assert Record.model_validate_json(line).model_dump_json() == line


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ({"winner": "B"}, "winner"),
        ({"rules": True}, "rules"),
        ({"seats": "2"}, "seats"),
    ],
)
def test_verify_takes_nothing_that_a_record_does_not_hold(tmp_path: Path, claim: dict[str, Any], said: str) -> None:
    file = tmp_path / "records"
    run("selfplay", "landverse", "--games", "1", "--seed", "a", "--records", str(file))
    file.write_text(json.dumps({**json.loads(file.read_text()), **claim}))
    refused = run("verify", str(file))
    assert refused.returncode == 2
    assert said in refused.stderr


def test_verify_counts_what_is_unfinished(tmp_path: Path) -> None:
    file = tmp_path / "records"
    run("selfplay", "landverse", "--games", "1", "--seed", "a", "--records", str(file))
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "moves": record["moves"][:5], "result": None}))
    assert "Records: 1, wrong: 0, unfinished: 1." in run("verify", str(file)).stdout


def test_a_full_disk_is_said_in_a_sentence() -> None:
    full = run("selfplay", "landverse", "--games", "1", "--seed", "a", "--records", "/dev/full")
    assert full.returncode == 2
    assert full.stderr == "/dev/full can't be written: No space left on device.\n"
