"""What wins: counts that add up, go on where they stopped, and intervals that hold the truth."""

from pathlib import Path

import pytest

from antipater.ai.statistics import journal as journals
from antipater.ai.statistics.journal import Journal, Plan
from antipater.ai.statistics.shipped import interval, pack, shipped, summary


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "BATCH", 3)
    monkeypatch.setattr(journals, "DRAFTS", 2)


def test_counts_add_up_and_go_on(tmp_path: Path) -> None:
    """Eight wonders a game, four first picks a draft, one victory each; in two parts the same as in one."""
    plan = Plan("duel", "random")
    whole, parts = Journal(tmp_path / "whole", plan), Journal(tmp_path / "parts", plan)
    whole.make(6, 2, lambda done: None)
    parts.make(3, 2, lambda done: None)
    again = Journal(tmp_path / "parts", plan)
    again.make(6, 2, lambda done: None)
    assert whole.counts == again.counts
    counts = summary([whole])["duel"]["counts"]
    assert sum(cases for cases, _ in counts["wonder"].values()) == 8 * 6
    assert sum(halves for _, halves in counts["wonder"].values()) == 4 * 2 * 6
    assert sum(cases for cases, _ in counts["pair"].values()) == 2 * 6 * 6
    assert sum(halves for _, halves in counts["pick"].values()) == 2 * 6
    assert sum(cases for cases, _ in counts["forced"].values()) == 4 * 2
    assert sum(cases for cases, _ in counts["victory"].values()) == 6
    assert pack([whole], tmp_path / "out.json") == (tmp_path / "out.json").stat().st_size


def test_classic_boards_share_the_victory(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "classic", Plan("classic", "random", {"players": "3"}))
    journal.make(3, 0, lambda done: None)
    boards = summary([journal])["classic"]["counts"]["board"]
    assert sum(cases for cases, _ in boards.values()) == 3 * 3
    assert {key.partition(":")[0] for key in boards} == {"3"}


def test_intervals() -> None:
    low, high = interval(500, 1000)
    assert (round(low, 3), round(high, 3)) == (0.469, 0.531)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 50)[0] == pytest.approx(0.0)


def test_what_is_shipped_says_how_much_it_is() -> None:
    assert shipped()
    for name, one in shipped().items():
        assert one["games"] > 0, name
        assert one["agent"], name
