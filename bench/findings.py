"""What the long run has found so far, and the report that tells it: figures only, no dates, no machine."""

from collections import Counter
from dataclasses import dataclass, field

from antipater.game import laws
from bench.equivalent import EQUIVALENT
from bench.mutation import WITHOUT_END, Fault, Verdict

CHUNK = 5_000  # games of one seed
LAWS = {number: name for name, number in vars(laws).items() if name.isupper() and name != "FLAWS"}

INTRODUCTION = """# The long run

Written by `make soak`. It says what was tried and what came of it; the same command gives the same figures.

    {command}
"""
GAMES = """
## Random games

At every step the legal actions ascend and are never none, a position saved and loaded is the same one, the same step
from it leads to the same place, and no position breaks what the `invariants.py` of its rules states: no debts, no coin
from nowhere, no card in two places, enough unseen cards for those that lie face down, the pawn on its track, seven
wonders at most, totals that agree with what stands in the cities. Every game ends.
Seeds from {seed} on, {chunk:,} games each.

| ruleset and options | games | decisions | laws broken |
|---|---:|---:|---|
{rows}
"""
LEAKS = """
## Nobody sees too much

What a seat may know, filled up in any way, looks the same to that seat. Asked at every position of random games, for
every seat and a spectator, seed {seed}.

| ruleset and options | positions | leaks |
|---|---:|---|
{rows}
"""
FAULTS = """
## Planted faults

One place in the rules is changed (a comparison, an operator, a number, a condition, a statement left out), and the
tests run against it. A fact is a test of `tests/rulebook`, which is asked first; other tests are those of `tests/rules`
and the signed games of `tests/conformance`. A fault that makes the tests run without end is noticed too.
{done} faults planted of {chosen} chosen.

| module | planted | noticed by a fact | by another test | without end | survived |
|---|---:|---:|---:|---:|---:|
{rows}
"""


@dataclass
class Played:
    """Random games of one ruleset: how many, how many decisions of seats, and what broke with which seed."""

    ruleset: str
    games: int = 0
    decisions: int = 0
    broken: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class Leaks:
    """Positions of one ruleset at which the leak law was checked."""

    ruleset: str
    positions: int = 0
    broken: list[str] = field(default_factory=list)

    def add(self, complaint: str) -> None:
        """Count one position, and keep what is wrong with it."""
        self.positions += 1
        if complaint:
            self.broken.append(f"position {self.positions}: {complaint}")


@dataclass
class Findings:
    """What was asked for, and what was found."""

    ruleset: str
    games: int
    positions: int
    mutations: str
    seed: int
    played: dict[str, Played] = field(default_factory=dict)
    leaks: list[Leaks] = field(default_factory=list)
    chosen: int = 0  # faults to plant
    verdicts: list[Verdict] = field(default_factory=list)
    finished: bool = False

    def add_played(self, piece: Played) -> None:
        """Add some games to those of their ruleset."""
        total = self.played.setdefault(piece.ruleset, Played(piece.ruleset))
        total.games += piece.games
        total.decisions += piece.decisions
        total.broken += piece.broken

    def unexplained(self) -> list[Fault]:
        """Return the faults that survived and should not have."""
        return [said.fault for said in self.verdicts if not said.noticed_by and key(said.fault) not in EQUIVALENT]

    def out_of_date(self) -> list[str]:
        """Return the explanations of changes that did not survive, or that there are no more; after a full run only."""
        if not self.finished or (self.mutations, self.ruleset) != ("all", "all"):
            return []
        survived = {key(said.fault) for said in self.verdicts if not said.noticed_by}
        return [f"{where}: `{before}` → `{after}`" for where, before, after in sorted(set(EQUIVALENT) - survived)]

    def clean(self) -> bool:
        """Tell whether nothing is wrong."""
        laws_hold = not any(played.broken for played in self.played.values())
        nothing_leaks = not any(seen.broken for seen in self.leaks)
        return laws_hold and nothing_leaks and not self.unexplained() and not self.out_of_date()

    def report(self) -> str:
        """Return the report as Markdown."""
        command = f"python -m bench.soak --ruleset {self.ruleset} --games {self.games} --positions {self.positions} "
        command += f"--mutations {self.mutations} --seed {self.seed}"
        parts = [INTRODUCTION.format(command=command)]
        if not self.finished:
            parts.append("\n**Stopped early**: the figures are of what was done until then.\n")
        if self.played:
            parts.append(GAMES.format(seed=self.seed, chunk=CHUNK, rows="\n".join(map(game_row, self.played.values()))))
        if self.leaks:
            rows = "\n".join(f"| {one.ruleset} | {one.positions:,} | {listed(one.broken)} |" for one in self.leaks)
            parts.append(LEAKS.format(seed=self.seed, rows=rows))
        if self.verdicts:
            rows = "\n".join(module_rows(self.verdicts))
            parts += [FAULTS.format(done=len(self.verdicts), chosen=self.chosen, rows=rows), *self.survivors()]
        return "".join(parts)

    def survivors(self) -> list[str]:
        """Return the lists of survivors: faults that no test notices, and changes that are no faults."""
        parts = ["\n### Faults that no test notices\n\n"]
        parts += [f"- {place(fault)}: `{fault.before}` → `{fault.after}`\n" for fault in self.unexplained()] or [
            "None.\n"
        ]
        if self.out_of_date():
            parts.append("\nExplained in `bench/equivalent.py`, but not among the survivors any more:\n\n")
            parts += [f"- {line}\n" for line in self.out_of_date()]
        explained: dict[str, list[Fault]] = {}
        for said in self.verdicts:
            if not said.noticed_by and key(said.fault) in EQUIVALENT:
                explained.setdefault(EQUIVALENT[key(said.fault)], []).append(said.fault)
        if explained:
            parts.append("\n### Changes that are no faults\n")
        for reason, planted in explained.items():
            parts.append(f"\n{reason}\n\n")
            parts += [f"- {place(fault)}: `{fault.before}` → `{fault.after}`\n" for fault in planted]
        return parts


def key(fault: Fault) -> tuple[str, str, str]:
    """Return what names a fault whatever line it stands on: where, what was there, what is there now."""
    return f"{fault.module}.{fault.function}", fault.before, fault.after


def place(fault: Fault) -> str:
    """Return where a fault is planted."""
    return f"`{fault.module}.py`, line {fault.line}, `{fault.function}`"


def listed(complaints: list[str]) -> str:
    """Return complaints for a cell of a table."""
    return "; ".join(complaints) or "none"


def game_row(played: Played) -> str:
    """Return the line of one ruleset."""
    broken = [f"{LAWS.get(law, f'flaw {law - laws.FLAWS}')} with seed {seed}" for law, seed in played.broken]
    return f"| {played.ruleset} | {played.games:,} | {played.decisions:,} | {listed(broken)} |"


def module_rows(verdicts: list[Verdict]) -> list[str]:
    """Return a line for each module, and one for all together."""
    counts = {module: Counter[str]() for module in [*dict.fromkeys(said.fault.module for said in verdicts), "together"]}
    for said in verdicts:
        how = said.noticed_by.split("/")[1] if "/" in said.noticed_by else said.noticed_by or "survived"
        for module in (said.fault.module, "together"):
            counts[module].update([how, "planted"])
    return [
        f"| {module} | {count['planted']} | {count['rulebook']} | {count['rules'] + count['conformance']} | "
        f"{count[WITHOUT_END]} | {count['survived']} |"
        for module, count in counts.items()
    ]
