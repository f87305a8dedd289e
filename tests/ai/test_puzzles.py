"""Puzzles: made again the same way, only from what a seat knows, with themes that are facts; those that are shipped."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from antipater.ai.agents import net_of
from antipater.ai.endgame import Endgame
from antipater.ai.levels import LevelPlayer
from antipater.ai.puzzles import making
from antipater.ai.puzzles.journal import Journal
from antipater.ai.puzzles.making import SEARCHED_LEAD, SOLVED_LEAD, WON, Grader, Plan, PuzzleMaker, graded
from antipater.ai.puzzles.puzzle import (
    SHIPPED,
    Collection,
    Puzzle,
    game_of,
    pack,
    read,
    same_choice,
    seat_of,
    shipped,
    solution,
    unpack,
    written,
)
from antipater.ai.puzzles.solved import explained_options, line_of, solver_names, why
from antipater.ai.puzzles.themes import themes
from antipater.catalog import ruleset
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError, BadOption, BadText
from antipater.notation.moves import write_action
from antipater.notation.positions import write_position

FEW = 12


def some() -> Iterator[Puzzle]:
    """Yield a few puzzles of every ruleset that has some, spread over all of them."""
    for name in shipped().rulesets():
        group = shipped().of(name)
        yield from group[:: max(1, len(group) // FEW)]


def test_shipped_puzzles_are_small_and_what_they_say() -> None:
    """The solution leads by enough, a solved one is solved again, themes follow from the position."""
    assert SHIPPED.stat().st_size < 1_000_000
    assert shipped().by_name
    solvers = {name: Endgame(ruleset(name), net_of(name)) for name in shipped().rulesets()}
    for puzzle in some():
        seen = puzzle.seen()
        seat, best = seat_of(seen), solution(puzzle, seen)
        assert seen.observe(seat) == seen, "a puzzle shows what its seat may not know"
        assert puzzle.position == write_position(seen)
        assert puzzle.themes == themes(seen, seat, best)
        ranked = sorted(puzzle.percents, reverse=True)
        assert ranked[0] == puzzle.percents[seen.legal(seat).index(best)]
        if puzzle.exact:
            assert ranked[0] >= 100 * WON
            assert ranked[0] - ranked[1] >= 100 * SOLVED_LEAD - 1
            solved = solvers[puzzle.ruleset].solve(seen, seat)
            assert solved is not None
            assert solved[0] == best
        else:
            others = [
                percent
                for action, percent in zip(seen.legal(seat), puzzle.percents, strict=True)
                if not same_choice(seen, action, best)
            ]
            assert ranked[0] - max(others) >= 100 * SEARCHED_LEAD - 1
        names = solver_names(seen, "en")
        assert len(names) == game_of(seen).seats
        assert len(line_of(puzzle, seen, names, "en")) == len(puzzle.line)
        assert explained_options(puzzle, seen, names, "fr")[0][1] == ranked[0]
        assert len(why(puzzle, seen, names, "en")) <= 2


def test_a_line_is_read_as_it_was_written(tmp_path: Path) -> None:
    puzzles = list(shipped().by_name.values())[:5]
    assert puzzles == [read(written(puzzle)) for puzzle in puzzles]
    assert pack([*puzzles, puzzles[0]], tmp_path / "some.xz") == len(puzzles)
    assert set(unpack(tmp_path / "some.xz")) == set(puzzles)
    with pytest.raises(BadText, match="6 fields"):
        read("1\t2")


def test_the_same_day_has_the_same_puzzle_for_everybody() -> None:
    again = Collection(list(reversed(shipped().by_name.values())))
    week = [shipped().daily(day).name for day in range(7)]
    assert week == [again.daily(day).name for day in range(7)]
    assert len(set(week)) == len(week)


def test_making_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped halfway and continued, a journal is the same as in one go; another plan is refused."""
    monkeypatch.setattr(making, "MOST_CARDS", 5)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    plan = Plan("duel", seed=3)
    Journal(whole, plan).make(3, lambda done: None)
    Journal(parts, plan).make(1, lambda done: None)
    with parts.open("a") as file:
        file.write('["cut off in the mid')
    Journal(parts, plan).make(3, lambda done: None)
    assert whole.read_bytes() == parts.read_bytes()
    assert all(puzzle.seen().observe(seat_of(puzzle.seen())) for puzzle in Journal(whole, plan).puzzles.values())
    with pytest.raises(AntipaterError, match="another plan"):
        Journal(whole, Plan("duel", seed=4))


def test_processes_change_nothing(tmp_path: Path) -> None:
    plan = Plan("duel", seed=5)
    alone, together = Journal(tmp_path / "alone", plan), Journal(tmp_path / "together", plan)
    alone.make(2, lambda done: None)
    together.make(2, lambda done: None, processes=2)
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "together").read_bytes()


def test_a_position_makes_one_puzzle_in_a_game() -> None:
    """Made again from its position it has the same solution; games that meet the position once more add nothing."""
    puzzle = next(one for one in shipped().of("duel")[::-1] if one.exact)  # no easy one, of which some are left out
    seen = puzzle.seen()
    maker = PuzzleMaker(Plan("duel"))
    maker.begin(game_of(seen))
    made = maker.puzzle(seen, seat_of(seen), Dice(1))
    assert made is not None
    assert (made.name, made.line[0], made.percents) == (puzzle.name, puzzle.line[0], puzzle.percents)
    assert maker.puzzle(seen, seat_of(seen), Dice(1)) is None


def test_a_choice_is_the_same_whoever_is_paid() -> None:
    """In classic the right card solves a puzzle with any payment; in Duel every action is a choice of its own."""
    game = ruleset("classic", players=3)
    state: Any = game.start()
    game.deal(Dice(1)).settle(state)
    seen = state.observe(0)
    workshop = [one for one in seen.legal(0) if write_action(seen, one, 0).startswith("build:workshop")]
    others = [one for one in seen.legal(0) if one not in workshop]
    assert same_choice(seen, workshop[0], workshop[0] + 1)
    assert not any(same_choice(seen, workshop[0], other) for other in others)
    duel = ruleset("duel").start()
    assert not same_choice(duel, 1, 2)


def test_levels_of_today_grade_a_puzzle() -> None:
    """The grade is found the same way each time, and says nothing else about a puzzle."""
    puzzle = shipped().of("duel")[0]
    assert graded(puzzle) == graded(puzzle)
    assert replace(graded(puzzle), difficulty=puzzle.difficulty) == puzzle


def test_a_level_fails_with_several_tastes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level has one taste for a game; a puzzle is no harder because one of them was drawn."""
    puzzle = shipped().of("duel")[0]
    seen = puzzle.seen()
    grader, tastes = Grader(game_of(seen)), list[Any]()

    def choose(level: LevelPlayer, seen: State, seat: int) -> int:
        tastes.append(level.taste)
        return seen.legal(seat)[len(tastes) % 2]

    monkeypatch.setattr(LevelPlayer, "choose", choose)
    for seed in range(4):
        grader.fails(seen, seat_of(seen), seen.legal(seat_of(seen))[0], 3, Dice(seed))
    assert None not in tastes
    assert len(set(map(id, tastes))) > 3


def test_plans_name_what_there_is() -> None:
    with pytest.raises(BadOption, match="searched"):
        Plan("classic")
    with pytest.raises(BadOption, match="solved or searched"):
        Plan("duel", how="guessed")  # type: ignore[arg-type]
