"""What a game in the terminal is started with."""

import os
from dataclasses import dataclass, field
from pathlib import Path

HUMAN = "human"  # the name of a seat that a person has
SUFFIX = ".antipater"
LEAST_WIDTH, LEAST_HEIGHT = 80, 24  # of a terminal that the game can be drawn on


@dataclass(frozen=True)
class Settings:
    """One game: which rules, against whom, in which language, and where it is written down."""

    ruleset: str = "duel"
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None  # None: another game every time
    opponent: str = "greedy"  # names of `ai.agents.OPPONENTS` or HUMAN, one for all or one a seat, commas between
    seat: int | None = None  # which seat the first person has; None: by lot
    language: str = "en"
    record: Path | None = None  # None: a new file in `games_folder()`
    resume: Path | None = None  # a record to go on with; it also says the ruleset and who plays
    plain: bool = False
    menu: bool = False  # ask what to play, where the menu can be drawn


def games_folder() -> Path:
    """Return where games go that were given no file of their own, as the XDG base directories say."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "antipater" / "games"
