"""A short version of the tables of `docs/strength.md`: `make strength` says in ten minutes which rows no longer hold.

Every match of the page is played again on other deals, each for an equal share of the time. A row no longer holds if
the interval of its score and that of the page have nothing in common. A row of a slow player gets a few games only, and
then its interval is wide: it can hardly be refuted, which is said, too.
"""

import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from antipater.arena.figures import Score, score
from antipater.arena.game import Task, play

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
SECONDS = 600.0
SEED = 77  # the page has seeds 0 and 7
FEW = 20  # games
RULESET = re.compile(r"--ruleset (\S+)((?: --option [a-z]+=\w+)*)")
OPTION = re.compile(r"--option ([a-z]+)=(\w+)")
MATCH = re.compile(r"`([^`]+)` – `([^`]+)`")
SHARE = re.compile(r"([\d.]+) % \[([\d.]+), ([\d.]+)\]")


@dataclass(frozen=True)
class Row:
    """A match of the page: who plays whom at what, and the interval of the score there, in percent."""

    ruleset: str
    options: tuple[tuple[str, str], ...]
    names: tuple[str, str]
    low: float
    high: float

    def holds(self, found: Score) -> bool:
        """Return whether a score agrees with that of the page."""
        return 100 * found.low <= self.high and 100 * found.high >= self.low


def rows(text: str) -> Iterator[Row]:
    """Yield the matches of the page; the last command before a table says what is played, up to the next chapter."""
    ruleset, options, head = "duel", dict[str, str](), list[str]()
    for line in text.splitlines():
        if line.startswith("## "):
            ruleset, options = "duel", {}
        if named := RULESET.search(line):
            ruleset, options = named[1].rstrip("`"), dict(OPTION.findall(named[2]))
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| match"):
            head = cells
        names = MATCH.fullmatch(cells[0])
        if line.startswith("|") and names:
            row = dict(zip(head, cells, strict=True))
            share = SHARE.fullmatch(row["score"])
            assert share, line
            more = {"players": row["players"]} if "players" in row else {}
            chosen = tuple(sorted((options | more).items()))
            yield Row(ruleset, chosen, (names[1], names[2]), float(share[2]), float(share[3]))


def played(row: Row, seconds: float) -> Score:
    """Return the score of whole deals, with every seating, until the time is over."""
    deals: list[list[float]] = []
    seats = int(dict(row.options).get("players", 2))
    begun = time.monotonic()
    while not deals or time.monotonic() - begun < seconds:
        first = len(deals) * seats
        tasks = [Task(row.ruleset, dict(row.options), SEED, 0, 1, row.names, first + seat) for seat in range(seats)]
        deals.append([play(task).share for task in tasks])
    return score(deals)


def main() -> None:
    """Play every row and print what became of it; exit with 1 if one no longer holds."""
    out = Console(soft_wrap=True, highlight=False)
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    page = list(rows(PAGE.read_text()))
    broken = 0
    for row in page:
        found = played(row, seconds / len(page))
        holds = row.holds(found)
        broken += not holds
        verdict = ("holds, in few games" if found.games < FEW else "holds") if holds else "NO LONGER HOLDS"
        options = "".join(f" {option}={value}" for option, value in row.options)
        interval = f"{100 * found.share:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}] in {found.games} games"
        was = f"the page has [{row.low}, {row.high}]"
        out.print(f"{row.ruleset}{options}: {' – '.join(row.names)}: {interval}; {was}: {verdict}", markup=False)
    out.print(f"{len(page) - broken} of {len(page)} rows hold")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
