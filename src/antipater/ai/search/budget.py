"""How long a search may think: so many simulations, or so many seconds."""

import re
from dataclasses import dataclass

from antipater.game.errors import BadOption

MOST_SIMULATIONS = 100_000_000
MOST_SECONDS = 3_600.0


@dataclass(frozen=True)
class Budget:
    """One of the two is given, the other is 0."""

    simulations: int = 0
    seconds: float = 0.0


def read_budget(text: str) -> Budget:
    """Read `500` (simulations) or `0.5s` (seconds)."""
    if re.fullmatch(r"[0-9]{1,9}", text) and 0 < int(text) <= MOST_SIMULATIONS:
        return Budget(simulations=int(text))
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", text) and 0.0 < float(text[:-1]) <= MOST_SECONDS:
        return Budget(seconds=float(text[:-1]))
    raise BadOption(
        f"a budget is a number of simulations, 1 to {MOST_SIMULATIONS}, or of seconds with an s, up to"
        f" {MOST_SECONDS:.0f}s, not {text!r}"
    )
