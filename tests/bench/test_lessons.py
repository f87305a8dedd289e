"""Lessons: their deals are prepared so that each idea comes up, for learners who choose at random, too."""

import pytest

from antipater.catalog import names
from antipater.server.deals import LESSONS, lesson_deal
from bench.lessons import lessons_of, shown

# What must come up in every lesson of a group; opponents with a net play differently with another net.
IDEAS = {
    "duel": {"take", "price", "uncover", "goods", "science", "military", "wonder", "chain", "second-age", "over"},
    "pantheon": {"place", "activate", "mythology"},
    "agora": {"recruit", "influence", "control"},
    "classic": {
        f"classic-{idea}"
        for idea in ("turn", "pass", "trade", "chain", "stage", "war", "science", "guilds", "deny", "over")
    },
}


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_every_idea_comes_up(name: str) -> None:
    told = shown(name, LESSONS[name], "random", seed=0)
    groups = {lesson["group"] for lesson in lessons_of(name)}
    wanted = set().union(*(IDEAS[group] for group in groups))
    assert len(told) == len(set(told))
    assert wanted - set(told) == set()


def test_every_ruleset_has_a_deal_of_its_own() -> None:
    assert set(LESSONS) == set(names())
    assert len({lesson_deal(name).seed for name in names()}) == len(LESSONS)
    assert lesson_deal("duel").key("one", [b"a"]) == lesson_deal("duel").key("other", [b"b"])
