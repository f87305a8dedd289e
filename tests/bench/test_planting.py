"""Planted faults: where they can be, how tests are run against them, and how a run is remembered."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bench import mutation
from bench.earlier import Earlier
from bench.equivalent import EQUIVALENT
from bench.findings import Findings, Leaks, Planted, Played, key
from bench.journal import Journal, without_words
from bench.mutation import ROOT, Fault, Verdict, all_faults, faults_of, files_for, rooms

MODULE = '''"""A module."""


class City:
    def gain(self, coins: int | None) -> int:
        """Add coins."""
        total: int | None = self.coins + 2
        if total > 9 and coins:
            self.lose(total)
        return total

    def save(self) -> int:
        return 1
'''
FILE = "tests/rulebook/classic/test_points.py"
FACT = f"{FILE}::test_military_points_may_be_negative"
MODULES = ("classic/effects", "classic/military")
OWNER = "classic/scoring.military_points"


def test_every_small_change_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparisons, operators, numbers, conditions, statements; neither types nor what saves a position."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "city.py").write_text(MODULE)
    monkeypatch.setattr(mutation, "RULES", tmp_path)
    found = faults_of("game/city")
    assert [fault.id.after for fault in found] == [
        "total: int | None = self.coins - 2",
        "total: int | None = self.coins + 3",
        "if total > 9 or coins:",
        "if total >= 9 and coins:",
        "if total > 10 and coins:",
        "pass",
    ]
    assert {(fault.owner, fault.id.function, fault.room) for fault in found} == {("City.gain", "gain", "game")}


@pytest.fixture(scope="module")
def faults() -> dict[str, list[Fault]]:
    """All faults there are, by room."""
    return {room: all_faults(room) for room in rooms()}


def test_faults_have_names_of_their_own(faults: dict[str, list[Fault]]) -> None:
    """Whatever line they are on, in all rooms of the rules, which are found by listing them."""
    assert (rooms()[0], rooms()[-1]) == ("duel", "classic")
    for room in rooms():
        assert len({fault.id for fault in faults[room]}) == len(faults[room]) > 100


def test_what_is_explained_can_be_planted(faults: dict[str, list[Fault]]) -> None:
    """An explanation goes when the line that it is about is gone."""
    there = {key(fault.id) for planted in faults.values() for fault in planted}
    assert set(EQUIVALENT) <= there, sorted(set(EQUIVALENT) - there)


def test_a_fact_notices_a_fault() -> None:
    """Of two faults in a function, the one test that is said to call it notices one."""
    defeats, victories = [fault for fault in faults_of("classic/scoring") if fault.owner == "military_points"][0:4:3]
    asked = {
        "records": {file: {} for file in files_for("classic")}
        | {FILE: {"seconds": {FACT: 0.1}, "calls": {FACT: [OWNER]}}},
        "faults": [
            {"fault": fault.id, "files": [FILE], "hint": "", "explained": False} for fault in (defeats, victories)
        ],
    }
    answer = subprocess.run(
        [sys.executable, "-m", "bench.planted", "classic", "1"],
        cwd=ROOT,
        env=os.environ | {"ANTIPATER_PURE": "1", "ANTIPATER_TEST_COMPILED": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    said = [json.loads(line) for line in answer.stdout.splitlines()]
    assert said == [
        {"place": 0, "noticed_by": FACT},
        {"place": 1, "again": True},
        {"place": 1, "noticed_by": ""},
    ]


def test_a_journal_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "build" / "soak.jsonl"
    Journal(path).add(kind="fault", room="duel", noticed_by="a test")
    with path.open("a") as file:
        file.write('{"kind": "fault", "room": "du')
    Journal(path).add(kind="fault", room="classic", noticed_by="")
    again = Journal(path)
    assert [line["room"] for line in again.about(kind="fault")] == ["duel", "classic"]
    assert again.about(kind="fault", room="classic")[0]["noticed_by"] == ""
    assert again.about(kind="games") == []


def test_words_do_not_change_code(tmp_path: Path) -> None:
    """What was found stays true when comments, docstrings or lines change, and not when anything else does."""
    path = tmp_path / "city.py"
    path.write_text(MODULE)
    before = without_words(path)
    path.write_text(MODULE.replace('"""Add coins."""', '"""Take coins out."""\n\n        # For the bank.'))
    assert without_words(path) == before
    path.write_text(MODULE.replace("> 9", "> 8"))
    assert without_words(path) != before


TESTS = ("tests/rulebook/test_turn.py::test", "tests/rules/test_deal.py::test", "")  # a fact, another test, no test


def test_the_report_has_a_section_for_each_room(faults: dict[str, list[Fault]]) -> None:
    """Figures for each module, facts apart from other tests, and what survived."""
    found = Findings("all", 0, 0, "all", None, 1)
    for room in rooms():
        verdicts = [Verdict(fault, test) for fault, test in zip(faults[room], TESTS, strict=False)]
        found.planted.append(Planted(room, Counter(fault.id.module for fault in faults[room]), verdicts))
    text = found.report()
    for room in rooms():
        section = text.partition(f"### Faults in `rules/{room}`")[2].partition("\n### ")[0]
        assert "| together | 3 | 1 | 1 | 0 | 1 |" in section
        assert f"3 of {len(faults[room])} faults planted." in section
        assert section.count("- `") == 1
    assert not found.clean()


def test_what_is_not_run_again_stays_in_the_report(faults: dict[str, list[Fault]]) -> None:
    """A ruleset or a module that is done again has a new row; what was begun only changes nothing."""
    effects, military = ([fault for fault in faults["classic"] if fault.id.module == name] for name in MODULES)
    sizes = Counter(fault.id.module for fault in faults["classic"])
    before = Findings("all", 5, 2, "all", None, 1, codes={"duel": "old", "classic": "old"})
    before.add_played(Played("duel", 1, 5, 300, []))
    before.leaks = [Leaks("duel", 2), Leaks("classic", 2)]
    before.planted = [Planted("classic", sizes, [Verdict(fault, "") for fault in effects + military], "old")]
    text = before.report()
    nothing = Findings("all", 0, 0, "none", None, 1, codes={"duel": "new", "classic": "new"}, earlier=Earlier(text))
    nothing.planted = [Planted("classic", sizes, [], "new")]
    assert nothing.report() == text
    after = Findings("all", 6, 2, "all", None, 1, codes={"duel": "new", "classic": "new"}, earlier=Earlier(text))
    after.add_played(Played("duel", 1, 5, 300, []))
    after.add_played(Played("classic", 1, 6, 400, []))
    after.leaks = [Leaks("duel", 2), Leaks("classic", 1)]
    verdicts = [Verdict(fault, TESTS[0]) for fault in (*effects, military[0])]
    after.planted = [Planted("classic", sizes, verdicts, "new")]
    again = after.report()
    for row in (
        "| duel | 5 | 300 | none | old |",
        "| classic | 6 | 400 | none | new |",
        "| duel | 2 | none | new |",
        "| classic | 2 | none | old |",
        f"| effects | {len(effects)} | {len(effects)} | 0 | 0 | 0 | new |",
        f"| military | {len(military)} | 0 | 0 | 0 | {len(military)} | old |",
    ):
        assert f"{row}\n" in again
    assert again.count("- `classic/effects.py`") == 0
    assert again.count("- `classic/military.py`") == len(military)
