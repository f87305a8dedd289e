"""Benches that look at games: their journal, and what they compute from what is there."""

from pathlib import Path

import pytest

from bench import looked_at as module
from bench.calibration import Job, Tenth, error, tenths
from bench.looked_at import looked_at


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, asked = tmp_path / "games.jsonl", list[int]()

    def look(job: Job) -> list[int]:
        asked.append(job.number)
        return [job.number * 10]

    def found(games: int) -> list[list[int]]:
        return list(looked_at(look, [Job("duel", number, 5) for number in range(games)], journal, 1))

    assert found(2) == [[0], [10]]
    with journal.open("a") as file:
        file.write('{"job": ["duel", 2')  # stopped while it was written
    assert found(3) == [[0], [10], [20]]
    assert asked == [0, 1, 2]
    monkeypatch.setattr(module, "code_of_judges", lambda: "another net")
    assert found(1) == [[0]]
    assert asked == [0, 1, 2, 0], "what another net said is used"


def test_calibration_is_without_what_is_chance_alone() -> None:
    """Two choices of a game share its result: ten games that said 75 % and won 8 of 10 are within chance."""
    games = [[(0.75, float(number < 8)), (0.75, float(number < 8))] for number in range(10)]
    (row,) = tenths(games)
    assert (row.cases, row.said) == (20, 0.75)
    assert row.won == pytest.approx(0.8)
    assert row.variance == pytest.approx(0.016)
    assert error([row]) == 0.0
    assert error([Tenth(100, 0.5, 0.53, 0.0)]) == pytest.approx(0.03)
