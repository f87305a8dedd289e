"""Every ruleset by its name; the one registry."""

from antipater.game.contract import Game, State
from antipater.game.errors import BadOption
from antipater.rules.classic.ruleset import Classic
from antipater.rules.duel.ruleset import Duel
from antipater.rules.pantheon.ruleset import DuelPantheon

LONGEST_VERSION = 20  # characters that a message shows
CATALOG: dict[str, type[Game]] = {"duel": Duel, "duel+pantheon": DuelPantheon, "classic": Classic}


def ruleset(name: str, **options: str) -> Game:
    """Return a ruleset with its options: `ruleset("duel", edition="first")`."""
    if name not in CATALOG:
        raise BadOption(f"there is no ruleset {name!r}; there are: {', '.join(CATALOG)}")
    return CATALOG[name](**options)


class UnknownVersion(BadOption):
    """A version of a ruleset whose games cannot be replayed here."""


def check_version(game: Game, version: int | str) -> None:
    """Raise UnknownVersion unless a game that names this version can be replayed."""
    if str(version) != str(game.version):
        named = str(version)[:LONGEST_VERSION]
        raise UnknownVersion(
            f"this game was played with version {named} of {game.name}, and only version {game.version} is known here"
        )


def ruleset_of(state: State) -> Game:
    """Return a ruleset that a position belongs to, with its default options.

    It knows how to imagine worlds and how to read events, which no option changes.
    """
    for kind in CATALOG.values():
        game = kind()
        if type(game.start()) is type(state):
            return game
    raise BadOption(f"no ruleset of the catalog has a {type(state).__name__}")
