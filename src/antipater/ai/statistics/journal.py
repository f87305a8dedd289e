"""The journal of statistics: what was asked, then the counts of each batch of games; lines are only appended."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from antipater.ai.journal import in_order, whole_lines
from antipater.ai.statistics.counting import Counts, Table, count_forced, count_games
from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError
from antipater.parallel import parallel_map

BATCH, DRAFTS = 100, 20  # games, or drafts, of a line
FORCED = 1 << 40  # where the deals of forced picks begin
What = Literal["games", "drafts"]


@dataclass(frozen=True)
class Plan:
    """Whose games are counted."""

    ruleset: str
    agent: str = "level:6"
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0


class Batch(NamedTuple):
    """Some games, or drafts that are played with every first pick."""

    plan: Plan
    what: What
    first: int
    size: int


class Journal:
    """The counts of one plan in a file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.counts: Counts = Counter()
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            path.write_text(json.dumps(asdict(plan)) + "\n", "utf-8")

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.counts["games"]

    @property
    def drafts(self) -> int:
        """How many drafts were played with every first pick."""
        return self.counts["drafts"]

    def read(self) -> None:
        """Read what is there; an incomplete last line is cut off."""
        head, *lines = whole_lines(self.path)
        try:
            if Plan(**json.loads(head)) != self.plan:
                raise AntipaterError(f"{self.path} belongs to another plan: {head}; give another file, or that plan")
            for line in lines:
                self.counts.update(json.loads(line))
        except (ValueError, TypeError) as error:
            raise AntipaterError(f"{self.path} is no journal of statistics: {error}") from error

    def make(self, games: int, drafts: int, tell: Callable[[int], None], processes: int = 1) -> None:
        """Play drafts, then count games until there are enough; tell how many games after each batch.

        A batch is determined by the plan and its place, so that it does not matter which process counts it, nor when.
        """
        jobs = [*self.batches("drafts", self.drafts, self.forced(drafts)), *self.batches("games", self.games, games)]
        results = parallel_map(counted, iter(enumerate(jobs)), processes, cluster=False)
        with self.path.open("a", encoding="utf-8") as file:
            for found in in_order(results, 0):
                file.write(json.dumps(found) + "\n")
                file.flush()
                self.counts.update(found)
                tell(self.games)

    def forced(self, drafts: int) -> int:
        """Return how many drafts can be played: none where wonders are not drafted."""
        return drafts if has_draft(self.plan.ruleset, self.plan.options) else 0

    def batches(self, what: What, first: int, wanted: int) -> list[Batch]:
        """Return the batches that are left of one kind."""
        size = DRAFTS if what == "drafts" else BATCH
        return [Batch(self.plan, what, start, size) for start in range(first, wanted, size)]


def has_draft(name: str, options: dict[str, str]) -> bool:
    """Return whether wonders are drafted."""
    return ruleset(name, **options).options.get("wonders") == "draft"


def counted(job: tuple[int, Batch]) -> tuple[int, Counts]:
    """Return the number of a batch and its counts; it has agents of its own."""
    number, batch = job
    plan, forced = batch.plan, batch.what == "drafts"
    seed = Dice(plan.seed << 64 | batch.first << 1 | forced).word()
    table = Table(plan.ruleset, plan.agent, plan.options, seed)
    start = (plan.seed << 64) + batch.first + (FORCED if forced else 0)
    counts = count_forced(table, start, batch.size) if forced else count_games(table, start, batch.size)
    counts[batch.what] = batch.size
    return number, counts


def journal_of(path: Path) -> Journal:
    """Return a journal with the plan that it names itself."""
    try:
        head = path.read_text("utf-8").partition("\n")[0]
        return Journal(path, Plan(**json.loads(head)))
    except (ValueError, TypeError) as error:
        raise AntipaterError(f"{path} is no journal of statistics: {error}") from error
