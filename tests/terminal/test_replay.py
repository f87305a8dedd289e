"""A record shown again: in plain words, and step by step on the screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import Static

from antipater.notation.records import load_record
from antipater.terminal.duel.app import DuelReplayApp
from antipater.terminal.duel.explain import slot_of
from antipater.terminal.play import REFUSED
from antipater.terminal.replay import first_of_age, frame_of_turn, frames_of, replay
from antipater.terminal.session import AnySession
from antipater.terminal.sheets import NumberSheet, TextSheet
from antipater.terminal.snapshot import play_on

Opener = Callable[..., AnySession]


@pytest.fixture
def recorded(opened: Opener, tmp_path: Path) -> Path:
    session = opened(record=tmp_path / "game.antipater")
    play_on(session, 99)
    assert session.over
    session.close()
    return tmp_path / "game.antipater"


@pytest.mark.parametrize(
    ("language", "turn", "name"), [("en", "Turn 12, Age I: ", "Greedy"), ("fr", "Tour 12, Âge I : ", "Glouton")]
)
def test_a_record_in_plain_words(
    recorded: Path, capsys: pytest.CaptureFixture[str], language: str, turn: str, name: str
) -> None:
    assert replay(recorded, language, plain=True) == 0
    said = capsys.readouterr().out.replace("\u00a0", " ")
    assert turn in said
    assert "Total" in said
    assert name in said


def test_frames_are_the_positions_in_which_somebody_chose(recorded: Path) -> None:
    record = load_record(recorded)
    frames = frames_of(record)
    chosen = [frame.chosen for frame in frames]
    assert chosen.pop() is None
    assert all(event is not None and event.before == frame.state for event, frame in zip(chosen, frames, strict=False))
    assert sum(len(frame.events) for frame in frames) == len(record.events)
    age = first_of_age(frames, 2)
    assert age is not None
    assert (frames[age - 1].state.age, frames[age].state.age) == (1, 2)
    assert frames[frame_of_turn(frames, 7)].turn == 7
    assert frame_of_turn(frames, 999) == len(frames) - 1


async def test_a_record_on_the_screen(recorded: Path) -> None:
    record = load_record(recorded)
    frames = frames_of(record)
    app = DuelReplayApp(frames, record, "en")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("right", "right", "left")
        assert app.place == 1
        await pilot.press("pagedown", "pagedown", "pageup")
        assert app.place == 11
        await pilot.press("2")
        assert app.place == first_of_age(frames, 2)
        await pilot.press("g")
        assert isinstance(app.screen, NumberSheet)
        await pilot.press("7", "enter")
        frame = frames[app.place]
        assert frame.turn == 7
        assert frame.chosen is not None
        assert app.cursor == slot_of(app.view, frame.chosen.action)
        assert "Turn 7 (" in str(app.query_one("#hint", Static).render())
        await pilot.press("f2", "v", "s")
        assert app.seat == 1
        assert isinstance(app.screen, TextSheet)
        await pilot.press("s", "end")
        assert app.place == len(frames) - 1
        assert app.words.result(frames[-1].state) in str(app.query_one("#hint", Static).render())
        await pilot.press("home", "left")
        assert app.place == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param(None, "there is no record", id="no file"),
        pytest.param("hello", "line 1, column 1: ", id="no record"),
        pytest.param('[Ruleset "chess"]\n[Version "1"]\n', "there is no ruleset 'chess'", id="another game"),
    ],
)
def test_what_cannot_be_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, message: str
) -> None:
    path = tmp_path / "broken.antipater"
    if text is not None:
        path.write_text(text)
    assert replay(path, "en", plain=True) == REFUSED
    error = capsys.readouterr().err
    assert message in error
    assert str(path) in error
    assert "Traceback" not in error
