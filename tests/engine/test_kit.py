"""Every game keeps the contract, and the kit notices when one doesn't."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from tests.engine import __main__ as command
from tests.engine.broken import BROKEN, CLOCK, LosesCards
from tests.engine.highcard import HighCard
from tests.engine.kit import CHECKS, concerning, examine
from tests.engine.played import Case, Played, Subject, cases, digest, play
from tests.engine.subjects import HIGHCARD, SUBJECTS, TICTACTOE
from tests.engine.tictactoe import TicTacToe

ROOT = Path(__file__).parents[2]
EVERY_CHECK = [
    pytest.param(slug, case, check, id=f"{slug}-{case}-{check}")
    for slug, subject in SUBJECTS.items()
    for case in cases(subject)
    for check in concerning(subject)
]


@pytest.mark.parametrize(("slug", "case", "check"), EVERY_CHECK)
def test_game_keeps_the_contract(slug: str, case: Case, check: str) -> None:
    examine(check, _played(slug, case))


@lru_cache(1)
def _played(slug: str, case: Case) -> Played:
    return play(SUBJECTS[slug], case)


@pytest.mark.parametrize("slug", SUBJECTS)
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_writes_the_same_bytes(slug: str, hash_seed: str) -> None:
    seats = SUBJECTS[slug].game.seats[-1]
    line = [sys.executable, "-m", "tests.engine", slug, "--seats", str(seats), "--digest"]
    told = subprocess.run(line, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, check=True)
    assert told.stdout.decode().strip() == digest(play(SUBJECTS[slug], Case(seats)))


def _restless(view: Any) -> int:
    return next(CLOCK)


def _broken(game: TicTacToe | HighCard, **told: Any) -> Subject:
    return replace(HIGHCARD if isinstance(game, HighCard) else TICTACTOE, game=game, **told)


@pytest.mark.parametrize(("game", "check"), BROKEN, ids=[f"{type(game).__name__}-{check}" for game, check in BROKEN])
def test_the_kit_catches(game: TicTacToe | HighCard, check: str) -> None:
    assert _failure(check, _broken(game)), f"{check} lets it pass"


def test_the_kit_catches_a_picture_that_changes_by_itself() -> None:
    assert _failure("faces", _broken(TicTacToe(), faces=(_restless,)))


def test_no_check_is_left_untried() -> None:
    assert {check for _, check in BROKEN} | {"faces"} == set(CHECKS)


def test_a_failure_says_how_to_repeat_it() -> None:
    error = _failure("pieces", _broken(LosesCards()))
    assert error
    assert error.__notes__[-1] == "python -m tests.engine highcard --seats 1 --players random --seed 1 --check pieces"


def test_the_command_repeats_a_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    case = Case(2, "greedy", "3", ("hand=4", "ahead.B=on"))
    line = Played(HIGHCARD, case, ()).command("undo")
    monkeypatch.setattr(sys, "argv", line.split()[2:])
    command.main()
    decisions = len(play(HIGHCARD, case).matches) - 1
    assert capsys.readouterr().out == f"highcard 2-greedy-3-hand=4-ahead.B=on: {decisions} decisions\n"


def test_every_value_of_every_option_is_played() -> None:
    chosen = {option for case in cases(HIGHCARD) for option in case.options}
    assert chosen >= {"hand=2", "hand=3", "hand=4"}
    assert {option.partition("=")[2] for option in chosen if option.startswith("ahead.")} == {"on", "off"}
    played = play(HIGHCARD, Case(2, options=("hand=4", "ahead.B=on")))
    assert played.matches[0].setup.options == {"hand": 4}
    assert played.matches[0].setup.seat_options == ({"ahead": False}, {"ahead": True})


def _failure(check: str, subject: Subject) -> Exception | None:
    """What the check raises at the first game that fails it."""
    for case in cases(subject):
        played = play(subject, case)
        try:
            examine(check, played)
        except Exception as error:  # noqa: BLE001 - some breaks show as a crash
            return error
    return None


def test_the_text_on_adding_a_game_quotes_the_code_as_it_is() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    code = "".join((ROOT / "tests" / "engine" / f"{name}.py").read_text("utf-8") for name in ("tictactoe", "subjects"))
    quoted = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(quoted) > 5
    assert [block for block in quoted if block not in code] == []
