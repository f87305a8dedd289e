"""The statistics that come with the package: rates with intervals, by ruleset, agent and options."""

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
PLAYERS = "players"  # an option that keys of classic name themselves
Set = dict[str, Any]  # ruleset, agent, options, games, drafts, counts by kind


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


def summary(journals: Iterable[Journal]) -> list[Set]:
    """Return all journals as sets of one ruleset, one agent and options; numbers of players lie together."""
    found: dict[str, Set] = {}
    for journal in journals:
        plan = journal.plan
        if not journal.counts:
            continue  # only begun
        options = {name: value for name, value in plan.options.items() if name != PLAYERS}
        head: Set = {"ruleset": plan.ruleset, "agent": plan.agent, "options": options}
        one = found.setdefault(subject(head), {**head, "games": 0, "drafts": 0, "counts": {}})
        one["games"] += journal.games
        one["drafts"] += journal.drafts
        for kind in KINDS:
            for key, pair in rows(journal.counts, kind).items():
                before = one["counts"].setdefault(kind, {}).get(key, [0, 0])
                one["counts"][kind][key] = [before[0] + pair[0], before[1] + pair[1]]
    return [found[key] for key in sorted(found)]


def subject(one: Set) -> str:
    """Return what a set is about: ruleset, agent and options."""
    return json.dumps({name: one[name] for name in ("agent", "options", "ruleset")}, sort_keys=True)


def pack(journals: Iterable[Journal], path: Path = SHIPPED, add: bool = False) -> int:
    """Write the statistics of some journals; return the number of bytes.

    With *add*, sets of the file stay unless a journal is about the same.
    """
    kept: list[Set] = json.loads(path.read_text("utf-8")) if add and path.exists() else []
    sets = {subject(one): one for one in [*kept, *summary(journals)]}
    text = json.dumps([sets[key] for key in sorted(sets)], sort_keys=True, separators=(",", ":"))
    path.write_text(text + "\n", "utf-8")
    return len(text) + 1


@cache
def shipped() -> list[Set]:
    """Return the statistics that come with the package."""
    found: list[Set] = json.loads(SHIPPED.read_text("utf-8")) if SHIPPED.exists() else []
    return found
