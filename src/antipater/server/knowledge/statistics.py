"""What wins, as messages: rates with 95 % intervals, from the counts that come with the package."""

from functools import cache

from antipater.ai.statistics.shipped import interval, shipped
from antipater.server.messages import Message
from antipater.server.problems import Problem

FEWEST = 30  # cases; what was seen less often is not shown


class StatisticsSet(Message):
    """Whose games were counted for a ruleset, and how many."""

    ruleset: str
    agent: str
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
    """Return for which rulesets there are statistics."""
    return [
        StatisticsSet(ruleset=name, agent=one["agent"], games=one["games"], drafts=one["drafts"])
        for name, one in shipped().items()
    ]


@cache
def statistics_of(ruleset: str) -> StatisticsInfo:
    """Return the statistics of a ruleset; refuse one that has none."""
    found = shipped().get(ruleset)
    if found is None:
        raise Problem(404, "no-statistics", "there are no statistics of this ruleset")
    games = found["games"]
    rows: dict[str, list[StatisticsRow]] = {}
    for kind, counted in found["counts"].items():
        # The kinds of victory are shares of all games, everything else is a rate of its own cases.
        pairs = {key: (games, halves) if kind == "victory" else (n, halves) for key, (n, halves) in counted.items()}
        made = [row(key, n, halves) for key, (n, halves) in pairs.items() if n >= FEWEST]
        rows[kind] = sorted(made, key=lambda one: (-one.rate, one.key))
    return StatisticsInfo(ruleset=ruleset, agent=found["agent"], games=games, drafts=found["drafts"], rows=rows)


def row(key: str, cases: int, halves: int) -> StatisticsRow:
    """Return a rate with its interval."""
    low, high = interval(halves / 2, cases)
    return StatisticsRow(
        key=key, cases=cases, rate=round(halves / 2 / cases, 4), low=round(low, 4), high=round(high, 4)
    )
