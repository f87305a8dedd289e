"""What wins: counts that add up, go on where they stopped, and intervals that hold the truth."""

import json
from pathlib import Path

import pytest

from antipater.ai.statistics import journal as journals
from antipater.ai.statistics.journal import Journal, Plan
from antipater.ai.statistics.shipped import interval, pack, shipped, summary
from antipater.ai.statistics.standard import standard
from antipater.catalog import names


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
    counts = summary([whole])[0]["counts"]
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
    boards = summary([journal])[0]["counts"]["board"]
    assert sum(cases for cases, _ in boards.values()) == 3 * 3
    assert {key.partition(":")[0] for key in boards} == {"3"}


def test_intervals() -> None:
    low, high = interval(500, 1000)
    assert (round(low, 3), round(high, 3)) == (0.469, 0.531)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 50)[0] == pytest.approx(0.0)


def test_processes_change_nothing(tmp_path: Path) -> None:
    plan = Plan("duel+pantheon", "random")
    Journal(tmp_path / "alone", plan).make(12, 4, lambda done: None)
    Journal(tmp_path / "together", plan).make(12, 4, lambda done: None, processes=2)
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "together").read_bytes()


def test_sets_are_told_apart_by_what_was_played(tmp_path: Path) -> None:
    """Agents and options make sets of their own; the numbers of players of classic lie in one."""
    plans = [
        Plan("duel", "random"),
        Plan("duel", "greedy"),
        Plan("duel", "random", {"edition": "first"}),
        *(Plan("classic", "random", {"players": players}) for players in "34"),
    ]
    journals_of = [Journal(tmp_path / str(place), plan) for place, plan in enumerate(plans)]
    for one in journals_of:
        one.make(3, 0, lambda done: None)
    found = summary(journals_of)
    assert sorted((one["ruleset"], one["agent"], *one["options"].values()) for one in found) == [
        ("classic", "random"),
        ("duel", "greedy"),
        ("duel", "random"),
        ("duel", "random", "first"),
    ]
    assert [one["games"] for one in found if one["ruleset"] == "classic"] == [6]


def test_the_standard_plan_is_what_is_asked() -> None:
    """Every ruleset of Duel: 200,000 games of level 6, 20,000 of level 7, 2,000 drafts; classic by players."""
    tasks = standard()
    assert len({task.journal(Path()) for task in tasks}) == len(tasks)
    usual = [task for task in tasks if not task.plan.options]
    for name in names():
        if name.startswith("duel"):
            assert {(task.plan.agent, task.games) for task in usual if task.plan.ruleset == name} == {
                ("level:6", 200_000),
                ("level:7", 20_000),
            }
    players = [task.plan.options["players"] for task in tasks if task.plan.ruleset == "classic"]
    assert players == ["2", "3", "4", "5", "6", "7"]
    assert all(task.games == 20_000 for task in tasks if task.plan.ruleset == "classic")


def test_what_is_shipped_says_how_much_it_is() -> None:
    assert {one["ruleset"] for one in shipped()} == set(names())
    for one in shipped():
        assert one["games"] > 0, one["ruleset"]
        assert one["agent"], one["ruleset"]


def test_what_is_packed_can_be_added_to(tmp_path: Path) -> None:
    """Sets about something else stay; a journal about the same replaces what was there."""
    out = tmp_path / "out.json"
    duel, classic = (Journal(tmp_path / name, Plan(name, "random")) for name in ("duel", "classic"))
    duel.make(3, 0, lambda done: None)
    classic.make(3, 0, lambda done: None)
    pack([duel], out)
    duel.make(6, 0, lambda done: None)
    pack([classic], out, add=True)
    assert [one["games"] for one in json.loads(out.read_text("utf-8"))] == [3, 3]
    pack([duel], out, add=True)
    both = out.read_bytes()
    pack([classic, duel], out)
    assert out.read_bytes() == both
