"""The menu before a game."""

import io
from pathlib import Path

import pytest
from textual.widgets import Static

from antipater.terminal import play
from antipater.terminal.settings import HUMAN, Settings
from antipater.terminal.start import StartApp


def text_of(app: StartApp, selector: str) -> str:
    """Return what a part of the menu says."""
    return str(app.screen.query_one(selector, Static).render())


async def test_menu_asks_game_seats_and_opponent() -> None:
    """Classic for three by default, in the other language, against people; Esc goes back to the first question."""
    app = StartApp(Settings(menu=True))
    async with app.run_test(size=(100, 30)) as pilot:
        assert text_of(app, "#title") == "What do you want to play?"
        await pilot.press("enter", "escape", "f2", "end", "enter")
        assert text_of(app, "#title") == "Combien de joueurs\N{NO-BREAK SPACE}?"
        await pilot.press("enter", "down")
        assert "Maçon" in text_of(app, "#meaning")
        await pilot.press("end", "enter")
    chosen = app.return_value
    assert chosen is not None
    assert (chosen.ruleset, chosen.options, chosen.opponent) == ("classic", {"players": "3"}, HUMAN)
    assert chosen.language == "fr"


@pytest.mark.parametrize("key", ["q", "ctrl+c", "escape"])
async def test_menu_can_be_left(key: str) -> None:
    app = StartApp(Settings(menu=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
    assert app.return_value is None


def test_menu_is_only_for_terminals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing can be drawn, a game of Duel begins at once."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert play.play(Settings(menu=True, record=tmp_path / "game")) == 0
    assert "choose a wonder" in capsys.readouterr().out
