"""Runs the command in this process, with a folder of its own and answers typed beforehand."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from antipater.cli import main

RECORDS = Path(__file__).parents[1] / "records"


class Answer(NamedTuple):
    """What a command said, and its exit code."""

    code: object
    output: str
    errors: str

    @property
    def usage_error(self) -> str:
        """What is wrong with the way it was called, without the frame around it."""
        return " ".join(self.errors.partition("Error")[2].strip("─╮╯╰ \n").replace("│", " ").split()).strip("─╰╯╮ ")


Command = Callable[..., Answer]


@pytest.fixture
def antipater(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command `antipater`; an exception that would reach people as a stack trace fails the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def run(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["antipater", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()  # what others have said is not the command's
        with pytest.raises(SystemExit) as left:
            main()
        return Answer(left.value.code, *capsys.readouterr())

    return run


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str, str], None]:
    """Puts `game.antipater` into the folder: a record of the tests with one thing changed."""

    def change(record: str, old: str, new: str) -> None:
        text = (RECORDS / record).read_text("utf-8")
        assert text.count(old) == 1, f"{record} must have {old!r} once"
        (tmp_path / "game.antipater").write_text(text.replace(old, new), "utf-8")

    return change
