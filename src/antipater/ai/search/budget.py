"""The budget of a search: a number of simulations or of seconds, and a number of threads."""

import re
from dataclasses import dataclass

from antipater.game.errors import BadOption

MOST_SIMULATIONS = 100_000_000
MOST_SECONDS = 3_600.0
MOST_THREADS = 64


@dataclass(frozen=True)
class Budget:
    """Simulations or seconds for each choice; the other one is 0."""

    simulations: int = 0
    seconds: float = 0.0
    threads: int = 1


def read_budget(text: str) -> Budget:
    """Return the budget of `500` (simulations) or `0.5s` (seconds), `/2` after either for two threads."""
    found = re.fullmatch(r"(?:([0-9]{1,9})|([0-9]{1,4}(?:\.[0-9]{1,6})?)s)(?:/([0-9]{1,2}))?", text)
    if found:
        simulations, seconds, threads = int(found[1] or 0), float(found[2] or 0), int(found[3] or 1)
        enough = 0 < simulations <= MOST_SIMULATIONS or 0.0 < seconds <= MOST_SECONDS
        if enough and 0 < threads <= MOST_THREADS:
            return Budget(simulations, seconds, threads)
    raise BadOption(
        f"a budget is a number of simulations, 1 to {MOST_SIMULATIONS}, or of seconds with an s, up to"
        f" {MOST_SECONDS:.0f}s, and perhaps of threads, up to /{MOST_THREADS}, not {text!r}"
    )
