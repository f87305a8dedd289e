"""Puzzles: made again the same way, only from what a seat knows, with themes that are facts; those that are shipped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from antipater.ai.agents import net_of
from antipater.ai.endgame import Endgame
from antipater.ai.puzzles import making
from antipater.ai.puzzles.journal import Journal
from antipater.ai.puzzles.making import SEARCHED_LEAD, SOLVED_LEAD, WON, Plan
from antipater.ai.puzzles.puzzle import (
    SHIPPED,
    Collection,
    Puzzle,
    pack,
    read,
    seat_of,
    shipped,
    solution,
    unpack,
    written,
)
from antipater.ai.puzzles.solved import explained_options, line_of, why
from antipater.ai.puzzles.themes import themes
from antipater.game.errors import AntipaterError, BadText
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
    solvers = {name: Endgame(one.of(name)[0].game(), net_of(name)) for one in [shipped()] for name in one.rulesets()}
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
            assert ranked[0] - ranked[1] >= 100 * SEARCHED_LEAD - 1
        names = ["Ada", "Bob"]
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
    plan = Plan("duel", seed=3, searched=0)
    Journal(whole, plan).make(3, lambda done: None)
    Journal(parts, plan).make(1, lambda done: None)
    with parts.open("a") as file:
        file.write('["cut off in the mid')
    Journal(parts, plan).make(3, lambda done: None)
    assert whole.read_bytes() == parts.read_bytes()
    assert all(puzzle.seen().observe(seat_of(puzzle.seen())) for puzzle in Journal(whole, plan).puzzles.values())
    with pytest.raises(AntipaterError, match="another plan"):
        Journal(whole, Plan("duel", seed=4))
