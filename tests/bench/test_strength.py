"""The short version of the tables of strength."""

import pytest

from antipater.ai.agents import is_opponent
from antipater.arena.figures import Score
from antipater.catalog import ruleset
from bench.strength import PAGE, Row, played, rows


def test_every_match_of_the_page_can_be_played_again() -> None:
    """Each row names players that its ruleset has; the rulesets are those of the commands above the tables."""
    page = list(rows(PAGE.read_text()))
    assert {row.ruleset for row in page} == {"duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora", "classic"}
    for row in page:
        assert ruleset(row.ruleset, **dict(row.options)).name == row.ruleset
        assert all(is_opponent(name, row.ruleset) for name in row.names), row
        assert 0 <= row.low < row.high <= 100


@pytest.mark.parametrize(
    ("low", "high", "holds"), [(0.5, 0.69, False), (0.5, 0.71, True), (0.75, 0.9, True), (0.81, 0.9, False)]
)
def test_a_row_holds_while_the_intervals_meet(low: float, high: float, holds: bool) -> None:
    row = Row("duel", (), ("level:2", "level:1"), 70.0, 80.0)
    assert row.holds(Score(100, (low + high) / 2, low, high)) == holds


def test_every_seating_of_a_deal_is_played() -> None:
    assert played(Row("duel", (), ("greedy", "random"), 90.0, 100.0), 0.0).games == 2
