"""The statistics that come with the package: rates with intervals, by ruleset."""

import json
import math
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from antipater.ai.statistics.counting import CASES, WINS, Counts
from antipater.ai.statistics.journal import Journal

SHIPPED = Path(__file__).parent / "statistics.json"
Z = 1.96  # standard errors of a 95 % interval


def interval(wins: float, cases: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate (Wilson)."""
    if cases == 0:
        return 0.0, 1.0
    rate, square = wins / cases, Z * Z / cases
    middle = (rate + square / 2) / (1 + square)
    width = Z / (1 + square) * math.sqrt(rate * (1 - rate) / cases + square / (4 * cases))
    return max(0.0, middle - width), min(1.0, middle + width)


def rows(counts: Counts, kind: str) -> dict[str, list[int]]:
    """Return cases and halves of victories of every key of a kind."""
    found: dict[str, list[int]] = {}
    for key in counts:
        name, _, what = key.rpartition("/")
        if what == CASES and (name == kind or name.startswith(f"{kind}:")):
            found[name.partition(":")[2]] = [counts[key], counts[f"{name}/{WINS}"]]
    return found


KINDS = ("first", "victory", "wonder", "built", "pick", "pair", "token", "forced", "board")


def summary(journals: Iterable[Journal]) -> dict[str, Any]:
    """Return all journals as data, by ruleset: whose games, how many, and the counts of each kind."""
    found: dict[str, Any] = {}
    for journal in journals:
        plan = journal.plan
        one = found.setdefault(plan.ruleset, {"agent": plan.agent, "games": 0, "drafts": 0, "counts": {}})
        one["games"] += journal.games
        one["drafts"] += journal.drafts
        for kind in KINDS:
            for key, pair in rows(journal.counts, kind).items():
                before = one["counts"].setdefault(kind, {}).get(key, [0, 0])
                one["counts"][kind][key] = [before[0] + pair[0], before[1] + pair[1]]
    return found


def pack(journals: Iterable[Journal], path: Path = SHIPPED) -> int:
    """Write the statistics of some journals; return the number of bytes."""
    text = json.dumps(summary(journals), sort_keys=True, separators=(",", ":"))
    path.write_text(text + "\n", "utf-8")
    return len(text) + 1


@cache
def shipped() -> dict[str, Any]:
    """Return the statistics that come with the package, by ruleset."""
    found: dict[str, Any] = json.loads(SHIPPED.read_text("utf-8")) if SHIPPED.exists() else {}
    return found
