"""The statistics that the package ships: whose games of which rulesets and options, and how many."""

from pathlib import Path
from typing import NamedTuple

from antipater.ai.statistics.journal import Plan

RULESETS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora")
PLAYERS = ("2", "3", "4", "5", "6", "7")
MANY, FEW, DRAFTS = 200_000, 20_000, 2_000


class Task(NamedTuple):
    """A plan, and how many games and drafts it has."""

    plan: Plan
    games: int
    drafts: int

    def journal(self, folder: Path) -> Path:
        """Return the file of its counts in a folder."""
        options = [f"{name}={value}" for name, value in sorted(self.plan.options.items())]
        words = [self.plan.ruleset, self.plan.agent.replace(":", "-"), *options]
        return folder / f"{'_'.join(words)}.jsonl"


def standard(share: float = 1.0) -> list[Task]:
    """Return all tasks, or a share of their games: what is wanted first comes first."""
    plans = [
        *((Plan(name), MANY, DRAFTS) for name in RULESETS),
        *((Plan("classic", options={"players": players}), FEW, 0) for players in PLAYERS),
        *((Plan(name, options={"edition": "first"}), FEW, DRAFTS) for name in RULESETS),
        *((Plan(name, options={"promos": "yes"}), FEW, DRAFTS) for name in RULESETS),
        *((Plan(name, "level:7"), FEW, 0) for name in RULESETS),
    ]
    return [Task(plan, max(1, int(share * games)), int(share * drafts)) for plan, games, drafts in plans]
