"""Settings: flags before the environment before the file, and errors that name the setting."""

from pathlib import Path

import pytest

from antipater.game.errors import BadOption
from antipater.server.operations.settings import read_settings


def test_flags_then_environment_then_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "server.toml"
    file.write_text('host = "0.0.0.0"\nport = 1001\nworkers = 3\n')
    monkeypatch.setenv("ANTIPATER_PORT", "1002")
    monkeypatch.setenv("ANTIPATER_HOST", "::1")
    settings = read_settings(file, host="localhost", port=None)
    assert (settings.host, settings.port, settings.workers) == ("localhost", 1002, 3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("prot = 8", "prot", id="unknown"),
        pytest.param("port = 70000", "port", id="too large"),
        pytest.param('workers = "many"', "workers", id="no number"),
        pytest.param("port = ", "server.toml", id="no TOML"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(BadOption, match=message):
        read_settings(file)


def test_a_variable_that_is_no_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIPATER_ADRESS_LIMIT", "5/minute")
    with pytest.raises(BadOption, match="ADRESS_LIMIT is not a setting; did you mean ANTIPATER_ADDRESS_LIMIT"):
        read_settings()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("postgresql://a@b/c", "postgresql+asyncpg://a@b/c"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
    ],
)
def test_databases_by_url(given: str, expected: str) -> None:
    assert read_settings(database=given).database_url == expected
    with pytest.raises(BadOption, match="a database is"):
        _ = read_settings(database="mysql://x").database_url
