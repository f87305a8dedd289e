"""What wins, as messages: rates with 95 % intervals, from the counts that come with the package."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from antipater.ai.statistics.shipped import Set, interval, shipped
from antipater.server.messages import Message
from antipater.server.problems import Problem

FEWEST = 30  # cases; what was seen less often is not shown


class StatisticsSet(Message):
    """Whose games of a ruleset were counted, with which options, and how many."""

    ruleset: str
    agent: str
    options: dict[str, str]  # those that are not the usual ones
    games: int
    drafts: int  # each played with every first pick


class StatisticsRow(Message):
    """A rate with its interval: of victories, of picks or of what was built."""

    key: str
    cases: int
    rate: float
    low: float
    high: float


class StatisticsInfo(StatisticsSet):
    """The statistics of a ruleset: rows by what they count, the highest rate first."""

    rows: dict[str, list[StatisticsRow]]


def sets() -> list[StatisticsSet]:
    """Return for which rulesets, agents and options there are statistics."""
    return [StatisticsSet(**head(one)) for one in shipped()]


def head(one: Set) -> dict[str, Any]:
    """Return what a set is about."""
    return {name: one[name] for name in ("ruleset", "agent", "options", "games", "drafts")}


def statistics_of(ruleset: str, agent: str = "", options: Mapping[str, str] | None = None) -> StatisticsInfo:
    """Return the statistics of a ruleset, an agent (or the first one) and options; refuse if there are none."""
    return counted(ruleset, agent, tuple(sorted((options or {}).items())))


@cache
def counted(ruleset: str, agent: str, options: tuple[tuple[str, str], ...]) -> StatisticsInfo:
    """Return the statistics of what is asked for, made once."""
    fitting = [
        one
        for one in shipped()
        if one["ruleset"] == ruleset and one["options"] == dict(options) and agent in ("", one["agent"])
    ]
    if not fitting:
        raise Problem(404, "no-statistics", "there are no statistics of this ruleset with these options")
    found = fitting[0]
    games = found["games"]
    rows: dict[str, list[StatisticsRow]] = {}
    for kind, counted in found["counts"].items():
        # The kinds of victory are shares of all games, everything else is a rate of its own cases.
        pairs = {key: (games, halves) if kind == "victory" else (n, halves) for key, (n, halves) in counted.items()}
        made = [row(key, n, halves) for key, (n, halves) in pairs.items() if n >= FEWEST]
        rows[kind] = sorted(made, key=lambda one: (-one.rate, one.key))
    return StatisticsInfo(**head(found), rows=rows)


def row(key: str, cases: int, halves: int) -> StatisticsRow:
    """Return a rate with its interval."""
    low, high = interval(halves / 2, cases)
    return StatisticsRow(
        key=key, cases=cases, rate=round(halves / 2 / cases, 4), low=round(low, 4), high=round(high, 4)
    )
