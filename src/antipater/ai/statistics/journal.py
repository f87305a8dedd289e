"""The journal of statistics: what was asked, then the counts of each batch of games; lines are only appended."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from antipater.ai.journal import whole_lines
from antipater.ai.statistics.counting import Counts, Table, count_forced, count_games
from antipater.catalog import kit
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError

BATCH, DRAFTS = 100, 20  # games, or drafts, of a line
FORCED = 1 << 40  # where the deals of forced picks begin


@dataclass(frozen=True)
class Plan:
    """Whose games are counted."""

    ruleset: str
    agent: str = "level:6"
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0


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

    def seed_of_batch(self) -> int:
        """Return the seed of the agents of the next batch."""
        return Dice(self.plan.seed << 64 | self.games << 32 | self.drafts).word()

    def make(self, games: int, drafts: int, tell: Callable[[int], None]) -> None:
        """Count further games and drafts until there are enough; tell how many after each batch."""
        start = self.plan.seed << 64
        drafts = drafts if kit(self.plan.ruleset).family == "duel" else 0
        with self.path.open("a", encoding="utf-8") as file:
            while self.games < games or self.drafts < drafts:
                # New agents for each batch, so that it does not matter where the last run stopped.
                table = Table(self.plan.ruleset, self.plan.agent, self.plan.options, self.seed_of_batch())
                if self.drafts < drafts and self.drafts * games <= self.games * drafts:
                    found = count_forced(table, start + FORCED + self.drafts, DRAFTS)
                    found["drafts"] = DRAFTS
                else:
                    found = count_games(table, start + self.games, BATCH)
                    found["games"] = BATCH
                file.write(json.dumps(found) + "\n")
                file.flush()
                self.counts.update(found)
                tell(self.games)


def journal_of(path: Path) -> Journal:
    """Return a journal with the plan that it names itself."""
    try:
        head = path.read_text("utf-8").partition("\n")[0]
        return Journal(path, Plan(**json.loads(head)))
    except (ValueError, TypeError) as error:
        raise AntipaterError(f"{path} is no journal of statistics: {error}") from error
