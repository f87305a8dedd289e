"""The journal of a ruleset's puzzles: its plan, then a line for each game that was looked at, only appended."""

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from itertools import count
from pathlib import Path

from antipater.ai.journal import in_order, whole_lines
from antipater.ai.puzzles.making import Plan, PuzzleMaker
from antipater.ai.puzzles.puzzle import Puzzle, read, written
from antipater.game.errors import AntipaterError
from antipater.parallel import parallel_map


class Journal:
    """The puzzles of one plan in a file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.puzzles: dict[str, Puzzle] = {}
        self.games = 0
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            path.write_text(json.dumps(asdict(plan)) + "\n", "utf-8")

    def read(self) -> None:
        """Read what is there; an incomplete last line is cut off."""
        head, *lines = whole_lines(self.path)
        try:
            if Plan(**json.loads(head)) != self.plan:
                raise AntipaterError(f"{self.path} belongs to another plan: {head}; give another file, or that plan")
            for line in lines:
                self.keep([read(text) for text in json.loads(line)])
        except (ValueError, TypeError) as error:
            raise AntipaterError(f"{self.path} is no journal of puzzles: {error}") from error

    def keep(self, found: list[Puzzle]) -> None:
        """Count one game and its puzzles."""
        self.games += 1
        self.puzzles |= {puzzle.name: puzzle for puzzle in found}

    def make(self, wanted: int, tell: Callable[[int], None], processes: int = 1) -> None:
        """Look at further games until there are enough puzzles; tell how many there are after each.

        Games are noted in their order, so that it does not matter in how many processes they were looked at.
        """
        if len(self.puzzles) >= wanted:
            return
        jobs = ((self.plan, number) for number in count(self.games))
        results = parallel_map(made, jobs, processes, cluster=False)
        with self.path.open("a", encoding="utf-8") as file:
            for lines in in_order(results, self.games):
                file.write(json.dumps(lines) + "\n")
                file.flush()
                self.keep([read(line) for line in lines])
                tell(len(self.puzzles))
                if len(self.puzzles) >= wanted:
                    return


def made(job: tuple[Plan, int]) -> tuple[int, list[str]]:
    """Return the number of a game and its puzzles, as lines."""
    plan, number = job
    return number, [written(puzzle) for puzzle in maker_of(plan).make(number)]


@cache
def maker_of(plan: Plan) -> PuzzleMaker:
    """Return what makes the puzzles of a plan, in this process."""
    return PuzzleMaker(plan)


def journal_of(path: Path) -> Journal:
    """Return a journal with the plan that it names itself."""
    try:
        head = path.read_text("utf-8").partition("\n")[0]
        return Journal(path, Plan(**json.loads(head)))
    except (ValueError, TypeError) as error:
        raise AntipaterError(f"{path} is no journal of puzzles: {error}") from error
