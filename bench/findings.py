"""What the long run has found so far, and the report about it: figures only, no dates, no machine."""

from collections import Counter
from dataclasses import dataclass, field

from antipater.game import laws
from bench.earlier import TOGETHER, Earlier, module_of
from bench.equivalent import EQUIVALENT
from bench.mutation import Fault, FaultId, Verdict

CHUNK = 5_000  # games of one seed
LAWS = {number: name for name, number in vars(laws).items() if name.isupper() and name != "FLAWS"}

INTRODUCTION = """# The long run

Written by `python -m bench.soak`: what was tried and what came of it; `--games` and `--positions` are the numbers in
the tables. The same code gives the same figures. What was found is kept in a journal, so that a run that was stopped
goes on where it was. A ruleset, a room of the rules or a module can be run alone: rows of what was not run again stay,
and the last column has a fingerprint of the code that a row is about. `python -m bench.journal` prints those of the
code as it is now.
"""
GAMES = """
## Random games

At every step the legal actions ascend and are never none, a position saved and loaded is the same one, the same step
from it leads to the same place, and no position breaks what the `invariants.py` of its rules states: no debts, no coin
from nowhere, no card in two places, enough unseen cards for those that lie face down, the pawn on its track, seven
wonders at most, totals that agree with what stands in the cities. Every game ends.
Seeds from {seed} on, {chunk:,} games each.

| ruleset and options | games | decisions | laws broken | code |
|---|---:|---:|---|---|
{rows}
"""
LEAKS = """
## Nobody sees too much

What a seat may know, filled up in any way, looks the same to that seat. Asked at every position of random games, for
every seat and a spectator, seed {seed}.

| ruleset and options | positions | leaks | code |
|---|---:|---|---|
{rows}
"""
FAULTS = """
## Planted faults

One place in the rules is changed (a comparison, an operator, a number, a condition, a statement left out), and the
tests that call the changed function run against it, interpreted. A fact is a test of `tests/rulebook`, and facts are
asked first; other tests are those of `tests/rules`, `tests/notation` and `tests/conformance`. A test that does not end
notices a fault, too. A line that changes nothing which anybody can see is explained in `bench/equivalent`; of the tests
only quick ones are asked about it.
"""
ROOM = """
### Faults in `rules/{room}`

{done} of {total} faults planted.

| module | planted | noticed by a fact | by another test | explained | survived | code |
|---|---:|---:|---:|---:|---:|---|
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
    modules: dict[str, int]  # `duel/cost`: how many faults it has
    verdicts: list[Verdict]
    code: str = ""  # a fingerprint of the rules

    @property
    def total(self) -> int:
        """How many faults there are."""
        return sum(self.modules.values())

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

    def report(self, earlier: Earlier) -> list[str]:
        """Return the section of a room: figures, what survived, what is explained."""
        rows = module_rows(self.verdicts, self.code)
        there = {module: rows.get(module, "") for module in self.modules}
        new = {
            module for module, row in there.items() if row and (self.is_done(module) or module not in earlier.modules)
        }
        shown = [row if module in new else earlier.modules.get(module, "") for module, row in there.items()]
        shown = [row for row in shown if row]
        if not shown:
            return []
        figures = [[int(cell) for cell in row.split("|")[2:7]] for row in shown]
        sums = [sum(column) for column in zip(*figures, strict=True)]
        together = f"| {TOGETHER} | {' | '.join(map(str, sums))} | |"
        parts = [ROOM.format(room=self.room, done=sums[0], total=self.total, rows="\n".join([*shown, together]))]
        parts.append("\n#### Faults that no test notices\n\n")
        kept = [line for line in earlier.survivors if module_of(line) in self.modules and module_of(line) not in new]
        survivors = [change_line(fault) for fault in self.survivors(explained=False) if fault.id.module in new]
        parts += [f"{line}\n" for line in kept + survivors] or ["None.\n"]
        if self.out_of_date():
            parts.append("\nExplained in `bench/equivalent`, but not among the survivors any more:\n\n")
            parts += [f"- {line}\n" for line in self.out_of_date()]
        explained: dict[str, list[str]] = {}
        for reason, line in earlier.explained:
            if module_of(line) in self.modules and module_of(line) not in new:
                explained.setdefault(reason, []).append(line)
        for fault in self.survivors(explained=True):
            if fault.id.module in new:
                explained.setdefault(EQUIVALENT[key(fault.id)], []).append(change_line(fault))
        if explained:
            parts.append("\n#### Changes that are no faults\n")
        for reason, lines in explained.items():
            parts += [f"\n{reason}\n\n", *(f"{line}\n" for line in lines)]
        return parts

    def is_done(self, module: str) -> bool:
        """Return whether there is a verdict on every fault of a module."""
        return sum(said.fault.id.module == module for said in self.verdicts) == self.modules[module]


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
    codes: dict[str, str] = field(default_factory=dict)  # of the rules of all rulesets, in the order of the tables
    earlier: Earlier = field(default_factory=Earlier)

    def add_played(self, piece: Played) -> None:
        """Add some games to those of their ruleset."""
        self.played.setdefault(piece.ruleset, []).append(piece)

    def clean(self) -> bool:
        """Return whether nothing is wrong."""
        laws_hold = not any(piece.broken for pieces in self.played.values() for piece in pieces)
        nothing_leaks = not any(seen.broken for seen in self.leaks)
        noticed = not any(room.survivors(explained=False) or room.out_of_date() for room in self.planted)
        return laws_hold and nothing_leaks and noticed

    def report(self) -> str:
        """Return the report as Markdown."""
        parts = [INTRODUCTION]
        games = {ruleset: game_row(ruleset, pieces, self.codes[ruleset]) for ruleset, pieces in self.played.items()}
        done = {
            ruleset for ruleset, pieces in self.played.items() if sum(piece.games for piece in pieces) == self.games
        }
        if rows := self.merged(self.earlier.games, games, done):
            parts.append(GAMES.format(seed=self.seed, chunk=CHUNK, rows="\n".join(rows)))
        leaks = {
            one.ruleset: f"| {one.ruleset} | {one.positions:,} | {listed(one.broken)} | {self.codes[one.ruleset]} |"
            for one in self.leaks
        }
        done = {one.ruleset for one in self.leaks if one.positions == self.positions}
        if rows := self.merged(self.earlier.leaks, leaks, done):
            parts.append(LEAKS.format(seed=self.seed, rows="\n".join(rows)))
        rooms = [part for room in self.planted for part in room.report(self.earlier)]
        if rooms:
            parts += [FAULTS, *rooms]
        return "".join(parts)

    def merged(self, earlier: dict[str, str], new: dict[str, str], done: set[str]) -> list[str]:
        """Return the rows of a table: an earlier one stays until its ruleset is done again."""
        both = {**new, **earlier, **{ruleset: new[ruleset] for ruleset in done}}
        return [both[ruleset] for ruleset in self.codes if ruleset in both]


def key(fault: FaultId) -> tuple[str, str, str]:
    """Return what an explanation calls a fault: where it is, the line as it is, the line with the fault."""
    return f"{fault.module}.{fault.function}", fault.before, fault.after


def change_line(fault: Fault) -> str:
    """Return the line of a report about one fault."""
    change = fault.id
    return f"- `{change.module}.py`, line {fault.line}, `{change.function}`: `{change.before}` → `{change.after}`"


def listed(complaints: list[str]) -> str:
    """Return complaints for a cell of a table."""
    return "; ".join(complaints) or "none"


def game_row(ruleset: str, pieces: list[Played], code: str) -> str:
    """Return the line of one ruleset."""
    games, decisions = sum(piece.games for piece in pieces), sum(piece.decisions for piece in pieces)
    broken = [
        f"{LAWS.get(law, f'flaw {law - laws.FLAWS}')} with seed {piece.seed}"
        for piece in pieces
        for law in piece.broken
    ]
    return f"| {ruleset} | {games:,} | {decisions:,} | {listed(broken)} | {code} |"


def outcome_of(said: Verdict) -> str:
    """Return in which column a verdict counts."""
    if not said.noticed_by:
        return "explained" if key(said.fault.id) in EQUIVALENT else "survived"
    return "fact" if said.noticed_by.startswith("tests/rulebook/") else "other"


def module_rows(verdicts: list[Verdict], code: str) -> dict[str, str]:
    """Return the row of each module."""
    counts: dict[str, Counter[str]] = {}
    for said in verdicts:
        counts.setdefault(said.fault.id.module, Counter()).update([outcome_of(said), "planted"])
    columns = ("planted", "fact", "other", "explained", "survived")
    return {
        module: f"| {module.split('/')[1]} | {' | '.join(str(count[column]) for column in columns)} | {code} |"
        for module, count in counts.items()
    }
