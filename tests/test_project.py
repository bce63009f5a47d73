"""The project as a whole: its locks, its layers, what its files may not say, and what a bare machine is told."""

import ast
import importlib.metadata
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.settings import Settings
from engine.registry import GAMES

ROOT = Path(__file__).parents[1]
OURS = {"bot", "engine", "render", "tests"}
FORBIDDEN = {
    "an address in a lock file": (r"\.lock$", r"://|--index|--find-links"),
    "where something is downloaded from": (r"^(Makefile|Dockerfile|run|.*\.(in|sh|toml|yaml))$", r"https?://(?!127\.)"),
    "a path of one machine": (r"", r"(?<![\w.])/(work|root|home/\w+|tmp)/[\w.]"),
    "a task left open": (r"\.(py|ftl|toml|js|html|css)$", r"\b(TODO|FIXME|XXX|NotImplementedError)\b"),
}

GAME = re.compile("|".join(GAMES))
CITED = re.compile(r"(?<![\w./*>-])(?<!/ \")[\w./-]+\.(?:md|toml)\b")
"""A document that a comment or a text names; no pattern of names, and no path that a program puts together."""


def tracked() -> list[Path]:
    """The files that git would ship: committed or about to be."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def normal(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required(name: str) -> set[str]:
    """The packages that a requirements file names itself."""
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    return {normal(line) for line in lines if line and line[0] not in "#-"}


def imported(package: str) -> Iterator[str]:
    """The top names that the modules of one of our packages import."""
    for path in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module.partition(".")[0]


def packages_used(package: str) -> set[str]:
    """What one of our packages imports of others', by the name it is installed under."""
    others = set(imported(package)) - OURS - set(sys.stdlib_module_names)
    sources = importlib.metadata.packages_distributions()
    return {normal(sources[name][0]) for name in others}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_says_what_it_may_not(what: str) -> None:
    files, forbidden = FORBIDDEN[what]
    said = []
    for path in tracked():
        text = path.read_bytes()
        if path != Path(__file__) and re.search(files, path.name) and b"\0" not in text:
            said += [f"{path.relative_to(ROOT)}: {hit.group()}" for hit in re.finditer(forbidden, text.decode())]
    assert not said


def homes(path: Path) -> list[Path]:
    """Where what a file cites may lie: beside it, at the root, or with the rules of the game it is about."""
    games = GAME.findall(os.fspath(path.relative_to(ROOT)))
    return [path.parent, ROOT, *(ROOT / "engine" / game for game in games)]


def test_every_document_that_is_cited_is_here() -> None:
    """Whoever reads a file can look up what it names."""
    lost = [
        f"{path.relative_to(ROOT)}: {cited}"
        for path in tracked()
        if path.suffix in {".py", ".md", ".toml", ".yaml", ".ftl", ".js"} or path.name in {"Makefile", "Dockerfile"}
        for cited in CITED.findall(path.read_text(encoding="utf-8"))
        if not any((home / cited).is_file() for home in homes(path))
    ]
    assert not lost


@pytest.mark.parametrize("lock", ["run.lock", "dev.lock"])
def test_every_locked_package_has_its_hashes(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text)
    pinned = [entry for entry in entries if not entry.startswith("#")]
    assert len(pinned) > len(required("run.in"))
    assert all("==" in entry and "--hash=sha256:" in entry for entry in pinned)


def locked(name: str) -> set[str]:
    """The packages of a lock file, with their releases."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return {normal(pin) for pin in re.findall(r"^\S+==\S+", text, re.MULTILINE)}


@pytest.mark.parametrize("name", ["run", "dev"])
def test_all_that_is_required_is_locked(name: str) -> None:
    assert required(f"{name}.in") <= {pin.partition("==")[0] for pin in locked(f"{name}.lock")}


def test_the_bot_runs_on_what_was_tested() -> None:
    assert locked("run.lock") < locked("dev.lock")


def test_compose_hands_every_setting_to_the_bot() -> None:
    """By its own name, so that a line in .env holds in the container too; the image has places of its own."""
    by_image = {"DATA_DIR", "WEB_HOST", "WEB_PORT", "METRICS_HOST", "METRICS_PORT"}
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    handed = re.findall(r"^ {6}([A-Z_]+): \$\{\1:-.*\}$", compose, re.MULTILINE)
    assert set(handed) == {name.upper() for name in Settings.model_fields} - by_image


def test_containers_can_do_no_more_than_they_need() -> None:
    """Nobody's root, with no rights of root's, and only the games' own volume can be written to."""
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services = re.split(
        r"^  (?=\w+:$)", compose.partition("services:\n")[2].partition("\nvolumes:")[0], flags=re.MULTILINE
    )[1:]
    held = ("read_only: true", "tmpfs: [/tmp]", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]')
    assert [service.partition(":")[0] for service in services] == ["bot", "redis"]
    for service in services:
        assert [one for one in held if f"    {one}\n" not in service] == []
        assert not re.search(r"privileged|cap_add|network_mode|pid:|/var/run", service)
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^USER (.+)$", dockerfile, re.MULTILINE) == ["1000"]
    assert "    user: redis\n" in services[1]


def test_the_engine_needs_pydantic_and_nothing_else() -> None:
    assert packages_used("engine") <= {"pydantic", "annotated-types"}


@pytest.mark.parametrize("package", ["render", "bot"])
def test_what_runs_is_required_by_name(package: str) -> None:
    assert packages_used(package) <= required("run.in")


def test_what_tests_use_is_required_by_name() -> None:
    assert packages_used("tests") <= required("run.in") | required("dev.in")


def test_dependencies_point_one_way() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    told = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder of programs with no Python in it, only what every machine has."""
    for tool in ("sh", "env"):
        found = subprocess.run(["which", tool], check=True, capture_output=True, text=True).stdout.strip()
        (tmp_path / tool).symlink_to(found)
    return tmp_path


def python(machine: Path, name: str, fits: bool, whole: bool) -> None:
    """A Python for `machine`: of a fitting version or not, with the module venv or not."""
    lines = [
        "#!/bin/sh",
        f'case "$2" in *version_info*) exit {int(not fits)};; *venv*) exit {int(not whole)};; esac',
        "echo Python 3.9.2",
    ]
    (machine / name).write_text("\n".join(lines))
    (machine / name).chmod(0o755)


def found(machine: Path, *named: str) -> tuple[str, str]:
    """What `requirements/python.sh` prints: the Python it found, and what it complains about."""
    script = ROOT / "requirements" / "python.sh"
    told = subprocess.run(
        ["/bin/sh", script, *named], env={"PATH": os.fspath(machine)}, capture_output=True, text=True, check=False
    )
    assert (told.returncode == 0) == bool(told.stdout)
    return told.stdout.strip(), told.stderr.strip()


NEEDED = "Python 3.11, 3.12 or 3.13 is needed, and "


def test_a_machine_without_python_is_told_so(machine: Path) -> None:
    told = NEEDED + "python3 isn't here: install it (Debian: apt install python3 python3-venv)."
    assert found(machine) == ("", told)


def test_an_old_python_is_named(machine: Path) -> None:
    python(machine, "python3", fits=False, whole=True)
    told = NEEDED + "python3 is Python 3.9.2: name a newer one with PYTHON=/path/to/python3."
    assert found(machine) == ("", told)


def test_a_python_without_venv_is_named(machine: Path) -> None:
    python(machine, "python3", fits=True, whole=False)
    told = "python3 lacks the module venv: install it (Debian: apt install python3-venv) and try again."
    assert found(machine) == ("", told)


def test_a_newer_python_beside_an_old_one_is_taken(machine: Path) -> None:
    python(machine, "python3", fits=False, whole=True)
    python(machine, "python3.13", fits=True, whole=False)
    python(machine, "python3.12", fits=True, whole=True)
    assert found(machine) == ("python3.12", "")


def test_the_python_that_was_named_is_the_only_one_tried(machine: Path) -> None:
    python(machine, "python3", fits=True, whole=True)
    assert found(machine, "/no/such python")[1].startswith(NEEDED + "/no/such python isn't here")
