"""Settings: each is explained to people, and a wrong one is answered with what to put there."""

import re
from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, addresses, load

EXAMPLE = Path(__file__).parents[2] / ".env.example"
README = Path(__file__).parents[2] / "README.md"


def complaints(monkeypatch: pytest.MonkeyPatch, **variables: str) -> list[str]:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refusal:
        load()
    return str(refusal.value).splitlines()


def paragraphs() -> list[list[str]]:
    return [text.splitlines() for text in EXAMPLE.read_text(encoding="utf-8").strip().split("\n\n")]


def test_every_setting_is_explained_in_the_example_and_nothing_else_is() -> None:
    _, *explained = paragraphs()
    assert all(line.startswith("# ") for lines in explained for line in lines[:-1])
    assert all(len(lines) > 1 for lines in explained)
    assert [lines[-1].partition("=")[0] for lines in explained] == [name.upper() for name in Settings.model_fields]


def test_the_example_shows_what_holds_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    untouched = load()
    monkeypatch.setitem(Settings.model_config, "env_file", EXAMPLE)
    assert load() == untouched


def test_the_readme_lists_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| .+ \| (?:`(.+)` )?\|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == [(name.upper(), str(field.default)) for name, field in Settings.model_fields.items()]


def test_an_empty_variable_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB_PORT", "")
    assert load().web_port == 8080


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("WEB_PORT=1\nTIME_ZONE=Asia/Tehran\n")
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    monkeypatch.setenv("WEB_PORT", "2")
    assert (load().web_port, load().time_zone) == (2, "Asia/Tehran")


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("REDIS_URL", "localhost:6379", "REDIS_URL must be the address of a server, such as redis://localhost:6379/0"),
        ("REDIS_URL", "redis://", "REDIS_URL must be the address of a server"),
        ("REDIS_URL", "redis://localhost:many", "REDIS_URL must be the address of a server"),
        ("REDIS_URL", "redis://localhost/games", "REDIS_URL must be the address of a server"),
        ("REDIS_URL", "unix://", "REDIS_URL must be the address of a server"),
        ("REDIS_MODE", "double", "REDIS_MODE must be single, sentinel or cluster."),
        ("REDIS_SENTINELS", "one,two", "REDIS_SENTINELS must be the sentinels as HOST:PORT, separated by commas."),
        ("WEB_PORT", "eighty", "WEB_PORT must be a whole number from 0 (any free port) to 65535."),
        ("WEB_PORT", "65536", "WEB_PORT must be a whole number"),
        ("DEFAULT_LANGUAGE", "de", "DEFAULT_LANGUAGE must be en or fa."),
        (
            "TIME_ZONE",
            "Asia/Atlantis",
            "TIME_ZONE must be the name of a time zone, such as ",
        ),
        ("TIME_ZONE", "../etc", "TIME_ZONE must be the name of a time zone"),
        ("TIME_ZONE", "Asia", "TIME_ZONE must be the name of a time zone"),
        (
            "KEEP_FINISHED_DAYS",
            "-1",
            "KEEP_FINISHED_DAYS must be a whole number of days up to 36500, or 0 to keep them for ever.",
        ),
        ("LOG_LEVEL", "LOUD", "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR."),
    ],
)
def test_a_wrong_value_is_answered_with_a_right_one(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    (complaint,) = complaints(monkeypatch, **{name: value})
    assert complaint.startswith(sentence)


def test_every_wrong_setting_gets_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    named = {line.partition(" ")[0] for line in complaints(monkeypatch, WEB_PORT="x", LOG_LEVEL="x", REDIS_URL="x")}
    assert named == {"WEB_PORT", "LOG_LEVEL", "REDIS_URL"}


def test_a_misspelt_name_in_the_file_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("REDIS_ULR=redis://localhost\n")
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    (complaint,) = complaints(monkeypatch)
    assert complaint.startswith("REDIS_ULR in .env is no setting of this bot")


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"REDIS_MODE": "cluster"}, "REDIS_URL must be set when REDIS_MODE is cluster."),
        ({"REDIS_MODE": "cluster", "REDIS_URL": "unix:///x"}, "REDIS_URL must begin with redis:// or rediss://"),
        ({"REDIS_MODE": "cluster", "REDIS_URL": "redis://x/3"}, "REDIS_URL must end after the port"),
        ({"REDIS_MODE": "sentinel", "REDIS_URL": "redis://mymaster"}, "REDIS_SENTINELS must be set"),
        ({"REDIS_SENTINELS": "x:26379"}, "REDIS_MODE must be sentinel when REDIS_SENTINELS is set."),
        ({"WEB_PORT": "99", "METRICS_PORT": "99"}, "METRICS_PORT must be another port than WEB_PORT, and both are 99."),
        (
            {"WEB_HOST": "::", "TELEGRAM_TOKEN": "1:x", "TELEGRAM_WEBHOOK": "https://x", "METRICS_PORT": "8443"},
            "TELEGRAM_WEBHOOK_PORT must be another port than METRICS_PORT",
        ),
    ],
)
def test_settings_that_do_not_fit_together_are_told(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], sentence: str
) -> None:
    assert any(line.startswith(sentence) for line in complaints(monkeypatch, **variables))


def test_one_port_of_two_addresses_is_two_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"WEB_PORT": "99", "METRICS_PORT": "99", "METRICS_HOST": "10.0.0.1"}.items():
        monkeypatch.setenv(name, value)
    assert load().metrics_port == 99


def test_no_password_is_ever_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(redis_url="redis://:hush@localhost", redis_sentinel_password="hush")
    assert "hush" not in repr(settings)
    assert "hush" not in "".join(complaints(monkeypatch, REDIS_URL="http://:hush@localhost"))


def test_addresses_may_be_spaced_and_of_any_kind() -> None:
    assert addresses("a:1, 10.0.0.2:2 ,[::1]:3,") == [("a", 1), ("10.0.0.2", 2), ("::1", 3)]
