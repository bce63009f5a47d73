"""Every game keeps the contract, and the kit notices when one doesn't."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.engine import __main__ as command
from tests.engine.broken import BROKEN, CLOCK, LosesCards
from tests.engine.highcard import HighCard
from tests.engine.kit import CHECKS, concerning, examine
from tests.engine.played import Case, Played, Subject, cases, play
from tests.engine.subjects import HIGHCARD, SUBJECTS, TICTACTOE
from tests.engine.tictactoe import TicTacToe

ROOT = Path(__file__).parents[2]
CASES = [pytest.param(slug, case, id=f"{slug}-{case}") for slug, one in SUBJECTS.items() for case in cases(one)]


@pytest.mark.parametrize(("slug", "case"), CASES)
def test_game_keeps_the_contract(slug: str, case: Case) -> None:
    """All that the kit checks, of one game: so it is played once, whoever shares the tests out."""
    played = play(SUBJECTS[slug], case)
    for check in concerning(SUBJECTS[slug]):
        examine(check, played)


FINGERPRINTS = """
from tests.engine.played import Case, digest, play
from tests.engine.subjects import SUBJECTS
for one in SUBJECTS.values():
    print(digest(play(one, Case(one.game.seats[-1]))))
"""


def test_other_processes_write_the_same_bytes() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", FINGERPRINTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout.split()
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(set(told[0])) == len(SUBJECTS)


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
    assert play(HIGHCARD, Case(1)).matches[0].setup.options == {"hand": 3}
    assert play(HIGHCARD, Case(1)).matches[0].setup.seat_options == ({"ahead": False},)
    chosen = [option for case in cases(HIGHCARD) for option in case.options]
    assert chosen == ["hand=2", "hand=4", "ahead.A=on"]
    assert "bodies=box" in [option for case in cases(SUBJECTS["coatl"]) for option in case.options]
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
