"""What an earlier report says, row by row: what is not run again stays, with the code that it is about."""

import re
from collections.abc import Iterable

ROW = re.compile(r"\| ([\w+-]+) \| \d")
CHANGE = re.compile(r"- `(\w+/\w+)\.py`, line ")
GAMES, LEAKS = "## Random games", "## Nobody sees too much"
SURVIVORS, EXPLAINED = "#### Faults that no test notices", "#### Changes that are no faults"
ROOM = re.compile(r"### Faults in `rules/(\w+)`")
TOGETHER = "together"


class Earlier:
    """The rows of a report: of games and of leaks by ruleset, of planted faults by module."""

    def __init__(self, text: str = "") -> None:
        self.games: dict[str, str] = {}
        self.leaks: dict[str, str] = {}
        self.modules: dict[str, str] = {}  # `duel/cost`: its row
        self.survivors: list[str] = []
        self.explained: list[tuple[str, str]] = []  # the reason, and the line about a change
        self.read(text.splitlines())

    def read(self, lines: Iterable[str]) -> None:
        """Sort the lines of a report by the sections that they are in."""
        section = room = reason = ""
        for line in lines:
            row, change = ROW.match(line), CHANGE.match(line)
            if line.startswith("#"):
                section = line
                room = found[1] if (found := ROOM.match(line)) else room
            elif row and section == GAMES:
                self.games[row[1]] = line
            elif row and section == LEAKS:
                self.leaks[row[1]] = line
            elif row and row[1] != TOGETHER:
                self.modules[f"{room}/{row[1]}"] = line
            elif change and section == SURVIVORS:
                self.survivors.append(line)
            elif change:
                self.explained.append((reason, line))
            elif line and section == EXPLAINED:
                reason = line


def module_of(line: str) -> str:
    """Return the module that a line about a change is about."""
    found = CHANGE.match(line)
    assert found
    return found[1]
