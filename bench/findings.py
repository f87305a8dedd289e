"""What the long run has found so far, and the report about it: figures only, no dates, no machine."""

from collections import Counter
from dataclasses import dataclass, field

from antipater.game import laws
from bench.equivalent import EQUIVALENT
from bench.mutation import Fault, FaultId, Verdict

CHUNK = 5_000  # games of one seed
LAWS = {number: name for name, number in vars(laws).items() if name.isupper() and name != "FLAWS"}

INTRODUCTION = """# The long run

Written by `make soak`: what was tried and what came of it. The same command gives the same figures. What was found is
kept in a journal: a run that was stopped goes on where it was, and the faults of each room can be planted alone.

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
tests that call the changed function run against it, interpreted. A fact is a test of `tests/rulebook`, and facts are
asked first; other tests are those of `tests/rules`, `tests/notation` and `tests/conformance`. A test that does not end
notices a fault, too. A line that changes nothing which anybody can see is explained in `bench/equivalent`.
"""
ROOM = """
### Faults in `rules/{room}`

{done} of {total} faults planted.

| module | planted | noticed by a fact | by another test | explained | survived |
|---|---:|---:|---:|---:|---:|
{rows}
"""


@dataclass
class Played:
    """Random games of one ruleset from one seed: how many, how many decisions of seats, and which laws broke."""

    ruleset: str
    seed: int
    games: int
    decisions: int
    broken: list[int]


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
class Planted:
    """Faults of one room of the rules: how many there are, and the verdicts on those that were planted."""

    room: str
    total: int
    verdicts: list[Verdict]

    def survivors(self, explained: bool) -> list[Fault]:
        """Return the faults that survived: those that are explained, or those that should not have."""
        survived = [said.fault for said in self.verdicts if not said.noticed_by]
        return [fault for fault in survived if (key(fault.id) in EQUIVALENT) == explained]

    def out_of_date(self) -> list[str]:
        """Return the explanations of what did not survive, or is no longer there; of a whole room only."""
        if len(self.verdicts) < self.total:
            return []
        survived = {key(fault.id) for fault in self.survivors(explained=True)}
        old = {change for change in EQUIVALENT if change[0].startswith(f"{self.room}/")} - survived
        return [f"{where}: `{before}` → `{after}`" for where, before, after in sorted(old)]

    def report(self) -> list[str]:
        """Return the section of a room: figures, what survived, what is explained."""
        rows = "\n".join(module_rows(self.verdicts))
        parts = [ROOM.format(room=self.room, done=len(self.verdicts), total=self.total, rows=rows)]
        parts.append("\n#### Faults that no test notices\n\n")
        parts += [change_line(fault) for fault in self.survivors(explained=False)] or ["None.\n"]
        if self.out_of_date():
            parts.append("\nExplained in `bench/equivalent`, but not among the survivors any more:\n\n")
            parts += [f"- {line}\n" for line in self.out_of_date()]
        explained: dict[str, list[Fault]] = {}
        for fault in self.survivors(explained=True):
            explained.setdefault(EQUIVALENT[key(fault.id)], []).append(fault)
        if explained:
            parts.append("\n#### Changes that are no faults\n")
        for reason, planted in explained.items():
            parts += [f"\n{reason}\n\n", *map(change_line, planted)]
        return parts


@dataclass
class Findings:
    """What was asked for, and what was found."""

    ruleset: str
    games: int
    positions: int
    mutations: str
    faults: int | None  # of each room; None: all
    seed: int
    played: dict[str, list[Played]] = field(default_factory=dict)
    leaks: list[Leaks] = field(default_factory=list)
    planted: list[Planted] = field(default_factory=list)
    finished: bool = False

    def add_played(self, piece: Played) -> None:
        """Add some games to those of their ruleset."""
        self.played.setdefault(piece.ruleset, []).append(piece)

    def clean(self) -> bool:
        """Return whether nothing is wrong."""
        laws_hold = not any(piece.broken for pieces in self.played.values() for piece in pieces)
        nothing_leaks = not any(seen.broken for seen in self.leaks)
        noticed = not any(room.survivors(explained=False) or room.out_of_date() for room in self.planted)
        return laws_hold and nothing_leaks and noticed

    def command(self) -> str:
        """Return the command that gives this report."""
        command = f"python -m bench.soak --ruleset {self.ruleset} --games {self.games} --positions {self.positions} "
        command += f"--mutations {self.mutations} --seed {self.seed}"
        return command if self.faults is None else f"{command} --faults {self.faults}"

    def report(self) -> str:
        """Return the report as Markdown."""
        parts = [INTRODUCTION.format(command=self.command())]
        if not self.finished:
            parts.append("\n**Stopped early**: the figures are of what was done until then.\n")
        if self.played:
            rows = "\n".join(game_row(ruleset, pieces) for ruleset, pieces in self.played.items())
            parts.append(GAMES.format(seed=self.seed, chunk=CHUNK, rows=rows))
        if self.leaks:
            rows = "\n".join(f"| {one.ruleset} | {one.positions:,} | {listed(one.broken)} |" for one in self.leaks)
            parts.append(LEAKS.format(seed=self.seed, rows=rows))
        rooms = [room for room in self.planted if room.verdicts]
        if rooms:
            parts += [FAULTS, *(part for room in rooms for part in room.report())]
        return "".join(parts)


def key(fault: FaultId) -> tuple[str, str, str]:
    """Return what an explanation calls a fault: where it is, the line as it is, the line with the fault."""
    return f"{fault.module}.{fault.function}", fault.before, fault.after


def change_line(fault: Fault) -> str:
    """Return the line of a report about one fault."""
    change = fault.id
    return f"- `{change.module}.py`, line {fault.line}, `{change.function}`: `{change.before}` → `{change.after}`\n"


def listed(complaints: list[str]) -> str:
    """Return complaints for a cell of a table."""
    return "; ".join(complaints) or "none"


def game_row(ruleset: str, pieces: list[Played]) -> str:
    """Return the line of one ruleset."""
    games, decisions = sum(piece.games for piece in pieces), sum(piece.decisions for piece in pieces)
    broken = [
        f"{LAWS.get(law, f'flaw {law - laws.FLAWS}')} with seed {piece.seed}"
        for piece in pieces
        for law in piece.broken
    ]
    return f"| {ruleset} | {games:,} | {decisions:,} | {listed(broken)} |"


def outcome_of(said: Verdict) -> str:
    """Return in which column a verdict counts."""
    if not said.noticed_by:
        return "explained" if key(said.fault.id) in EQUIVALENT else "survived"
    return "fact" if said.noticed_by.startswith("tests/rulebook/") else "other"


def module_rows(verdicts: list[Verdict]) -> list[str]:
    """Return a line for each module, and one for all together."""
    together = "together"
    counts = {
        module: Counter[str]() for module in [*dict.fromkeys(said.fault.id.module for said in verdicts), together]
    }
    for said in verdicts:
        for module in (said.fault.id.module, together):
            counts[module].update([outcome_of(said), "planted"])
    columns = ("planted", "fact", "other", "explained", "survived")
    return [
        f"| {module.rsplit('/', maxsplit=1)[-1]} | {' | '.join(str(count[column]) for column in columns)} |"
        for module, count in counts.items()
    ]
