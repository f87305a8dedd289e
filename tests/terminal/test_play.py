"""Starting: where it is drawn, where it is a conversation, and what is refused."""

import io
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from antipater.notation.records import load_record
from antipater.terminal.duel.app import DuelGameApp
from antipater.terminal.play import REFUSED, play
from antipater.terminal.settings import Settings


class Terminal(io.StringIO):
    """A stream that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal of 100 by 30 at which nobody types anything."""
    output = Terminal()
    streams = SimpleNamespace(stdin=Terminal(), stdout=output, stderr=sys.stderr)
    monkeypatch.setattr("antipater.terminal.play.sys", streams)
    for name, value in (("TERM", "xterm-256color"), ("COLUMNS", "100"), ("LINES", "30")):
        monkeypatch.setenv(name, value)
    return output


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        pytest.param({"TERM": "dumb"}, "This terminal cannot be drawn on: this is the plain mode.", id="dumb"),
        pytest.param(
            {"COLUMNS": "79"},
            "This terminal has 79 columns and 30 rows; the full game needs 80 by 24. This is the plain mode.",
            id="narrow",
        ),
        pytest.param({"LINES": "23"}, "This terminal has 100 columns and 23 rows", id="low"),
    ],
)
def test_a_terminal_that_cannot_be_drawn_on(
    screen: Terminal, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], said: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert play(Settings()) == 0
    assert screen.getvalue().startswith(said)
    assert "Type the number of an option" in screen.getvalue()


def test_a_pipe_gets_the_plain_mode(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 99))
    assert play(Settings(language="fr", seed=1)) == 0
    said = capsys.readouterr().out
    assert said.startswith("La sortie n’est pas un terminal")
    assert "\x1b" not in said
    assert "Pour la revoir" in said


def test_plain_when_asked_for_says_nothing_about_it(screen: Terminal) -> None:
    assert play(Settings(plain=True)) == 0
    assert screen.getvalue().startswith("7 Wonders Duel.")


def test_new_games_until_the_person_has_had_enough(
    screen: Terminal, monkeypatch: pytest.MonkeyPatch, kept_games: Path
) -> None:
    wishes = [True, True, False]
    monkeypatch.setattr(DuelGameApp, "run", lambda app: wishes.pop(0))
    assert play(Settings(seed=1)) == 0
    assert not wishes
    assert len(list(kept_games.iterdir())) == 3
    assert re.search(r"Continue it with: antipater play --resume .*\.antipater\n$", screen.getvalue())


def test_the_record_goes_where_it_is_wanted(screen: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "mine.antipater"
    assert play(Settings(record=path, plain=True, seat=1, opponent="random")) == 0
    assert load_record(path).tags["Seat0"] == "random"
    assert load_record(path).tags["Seat1"] == "human"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        pytest.param({"language": "la"}, "there is no language 'la'; there are: en, fr", id="language"),
        pytest.param({"opponent": "nobody"}, "there is no opponent 'nobody'", id="opponent"),
        pytest.param({"options": {"edition": "third"}}, "edition is one of revised, first, not 'third'", id="option"),
        pytest.param({"resume": Path("nowhere")}, "there is no record nowhere", id="record"),
    ],
)
def test_what_is_refused_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], settings: dict[str, object], message: str
) -> None:
    assert play(Settings(**settings)) == REFUSED  # type: ignore[arg-type]
    error = capsys.readouterr().err
    assert error.startswith(f"antipater: {message}")
    assert error.count("\n") == 1


def test_a_record_is_never_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "old.antipater"
    path.write_text("an old game")
    assert play(Settings(record=path)) == REFUSED
    assert "exists already" in capsys.readouterr().err
    assert path.read_text() == "an old game"
