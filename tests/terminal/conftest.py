"""Shared by the tests of the terminal: games are kept in a folder of the test, never in that of the user."""

from collections.abc import Callable
from pathlib import Path

import pytest

from antipater.terminal.seating import open_session
from antipater.terminal.session import AnySession
from antipater.terminal.settings import Settings, games_folder
from antipater.terminal.snapshot import play_on

Opener = Callable[..., AnySession]


@pytest.fixture(autouse=True)
def kept_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return games_folder()


@pytest.fixture
def opened(seed: int) -> Opener:
    """Opens a seeded game in which the person has seat 0, unless the settings say otherwise."""

    def open_game(**settings: object) -> AnySession:
        return open_session(Settings(**{"seed": seed, "seat": 0, **settings}))  # type: ignore[arg-type]

    return open_game


@pytest.fixture
def classic(opened: Opener) -> Opener:
    """Opens a seeded game of classic 7 Wonders in which the person has seat 0."""

    def open_game(choices: int = 0, opponent: str = "greedy", seed: int = 7, **options: str) -> AnySession:
        session = opened(ruleset="classic", options=options, opponent=opponent, seed=seed)
        play_on(session, choices)
        return session

    return open_game
