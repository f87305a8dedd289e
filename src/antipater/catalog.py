"""Every ruleset by its name; the one registry."""

from antipater.game.contract import Game
from antipater.game.errors import BadOption
from antipater.rules.classic.ruleset import Classic
from antipater.rules.duel.ruleset import Duel
from antipater.rules.pantheon.ruleset import DuelPantheon

CATALOG: dict[str, type[Game]] = {"duel": Duel, "duel+pantheon": DuelPantheon, "classic": Classic}


def ruleset(name: str, **options: str) -> Game:
    """Return a ruleset with its options: `ruleset("duel", edition="first")`."""
    if name not in CATALOG:
        raise BadOption(f"there is no ruleset {name!r}; there are: {', '.join(CATALOG)}")
    return CATALOG[name](**options)
