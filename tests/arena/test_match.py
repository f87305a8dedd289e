"""Matches: the same deals for all, reproducible, resumable, and nobody is shown too much."""

from dataclasses import replace
from pathlib import Path

import pytest

from antipater.ai.agents import Agent, opponent
from antipater.arena import game as arena_game
from antipater.arena.game import Outcome, Task, play
from antipater.arena.journal import Journal
from antipater.arena.match import Match, run
from antipater.arena.report import lines
from antipater.game.contract import State
from antipater.game.errors import AntipaterError, BadOption


def untimed(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted((replace(one, seconds=(0.0, 0.0)) for one in outcomes), key=lambda one: one.key)


def played(match: Match, workers: int = 1) -> list[Outcome]:
    outcomes: list[Outcome] = []
    run(match, outcomes, outcomes.append, workers)
    return untimed(outcomes)


def test_every_seat_on_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first agent sits once on each seat of a deal; what lies on the table at the start does not change."""
    seen: list[tuple[str, int, bytes]] = []

    class Watching:
        def __init__(self, name: str, agent: Agent) -> None:
            self.name, self.agent, self.fresh = name, agent, True

        def choose(self, shown: State, seat: int) -> int:
            if self.fresh:
                seen.append((self.name, seat, shown.key()))
            self.fresh = False
            assert shown.observe(seat) == shown, "an agent is shown more than its seat may know"
            return self.agent.choose(shown, seat)

    monkeypatch.setattr(arena_game, "opponent", lambda *made: Watching(made[0], opponent(*made)))
    match = Match(("random", "mc:2"), 6, "classic", {"players": "3"}, seed=5)
    for task in match.tasks():
        play(task)
    assert len(seen) == 18
    for deal in (seen[:9], seen[9:]):
        assert [seat for name, seat, _ in deal if name == "random"] == [0, 1, 2]
        for place in range(3):
            assert len({shown for _, seat, shown in deal if seat == place}) == 1, "another deal"
    assert seen[0][2] != seen[9][2]


def test_the_seed_decides_and_processes_do_not() -> None:
    match = Match(("greedy", "random", "tree:5"), 4, "duel", seed=3)
    alone = played(match)
    assert len(alone) == 12
    assert alone == played(match, workers=2)
    assert alone != played(replace(match, seed=4))


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    """Also with half a line at the end of the file; then it is as if nothing had happened."""
    path, match = tmp_path / "results.jsonl", Match(("greedy", "random"), 8, "duel", seed=1)
    journal = Journal(path, match.described())
    for task in list(match.tasks())[:3]:
        journal.add(play(task))
    journal.close()
    with path.open("a") as file:
        file.write('{"first": 0, "sec')
    again = Journal(path, match.described())
    assert [one.number for one in again.outcomes] == [0, 1, 2]
    run(match, again.outcomes, again.add, 1)
    again.close()
    assert untimed(again.outcomes) == played(match)
    read = Journal(path, match.described())
    read.close()
    assert untimed(read.outcomes) == played(match)


def test_results_of_another_match(tmp_path: Path) -> None:
    path, match = tmp_path / "results.jsonl", Match(("greedy", "random"), 2, "duel")
    Journal(path, match.described()).close()
    with pytest.raises(AntipaterError, match="belongs to another match"):
        Journal(path, replace(match, seed=9).described())
    path.write_text("no json\n")
    with pytest.raises(AntipaterError, match="is not a results file"):
        Journal(path, match.described())


def test_a_test_stops_early() -> None:
    """Greedy is so much stronger than random that a test needs few of many games."""
    outcomes: list[Outcome] = []
    match = Match(("greedy", "random"), 2_000, "duel", test=(0.0, 100.0))
    run(match, outcomes, outcomes.append, 1)
    assert len(outcomes) < 200
    assert lines(match, outcomes)[0]["test"]["verdict"] == "stronger"


def test_the_report_of_several() -> None:
    match = Match(("greedy", "merchant", "random"), 6, "duel+pantheon", {"promos": "yes"})
    found = lines(match, played(match))
    assert [one["agents"] for one in found[:-1]] == [
        ["greedy", "merchant"],
        ["greedy", "random"],
        ["merchant", "random"],
    ]
    assert found[-1]["games"] == 12
    assert {rung["agent"] for rung in found[-1]["ladder"]} == set(match.names)
    first = found[0]
    assert sum(sum(kinds.values()) for kinds in first["victories"]) + first["shared"] == first["games"] == 6
    assert first["score_interval"][0] <= first["score"] <= first["score_interval"][1]


@pytest.mark.parametrize(
    ("match", "message"),
    [
        ({"names": ("greedy",)}, "at least two agents"),
        ({"names": ("greedy", "nobody")}, "there is no opponent 'nobody'"),
        ({"names": ("greedy", "tree")}, "tree needs a budget"),
        ({"ruleset": "chess"}, "there is no ruleset 'chess'"),
        ({"options": {"players": "9"}}, "duel has no option 'players'"),
        ({"games": 0}, "at least one game"),
        ({"test": (5.0, 5.0)}, "the lower first"),
    ],
)
def test_refusals(match: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Match(**({"names": ("greedy", "random"), "games": 2, "ruleset": "duel"} | match))  # type: ignore[arg-type]


def test_a_task_is_a_game_of_its_own() -> None:
    """A game depends on its number alone, not on those before it."""
    task = Task("duel", {}, 7, 0, 1, ("random", "random"), 5)
    assert untimed([play(task)]) == untimed([play(task)])
