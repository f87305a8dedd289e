"""Games to write down and read again."""

from pathlib import Path

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.records import Event, Record, load_record
from antipater.rules.classic.actions import SELL, STAGE

DUEL_OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"wonders": "first-game"},
    {"edition": "first", "promos": "yes"},
    {"promos": "yes"},
)
CLASSIC_OPTIONS: tuple[dict[str, str], ...] = (
    *({"players": players} for players in "234567"),
    {"players": "2", "boards": "?,?,halikarnassos", "sides": "??b"},
    {"players": "3", "boards": "babylon,?,halikarnassos", "sides": "b?b"},
    {"players": "4", "boards": "olympia,gizah,babylon,rhodos", "sides": "a?b?"},
)


def played(seed: int, name: str, **options: str) -> Record:
    """Return the record of a random game; those who choose at once do so in any order.

    In classic 7 Wonders they like what is rare: stages, and buildings for nothing.
    """
    game, dice = ruleset(name, **options), Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    record = Record.start(game, Seat0="Philo", Seat1="Strabo")
    while seats := state.to_act():
        seat = dice.choose(seats)
        legal = state.legal(seat)
        rare = [action for action in legal if name == "classic" and STAGE <= action < SELL]
        action = dealer.outcome(state) if seat == CHANCE else dice.choose(rare or legal)
        state.apply(action, seat)
        record.events.append(Event(seat, action))
    record.conclude(state)
    return record


@pytest.fixture(scope="session")
def games(seed: int) -> list[Record]:
    """Two random games of Duel, with Pantheon and without, with every choice of options."""
    kinds = [(name, options) for name in ("duel", "duel+pantheon") for options in DUEL_OPTIONS] * 2
    return [played(seed + number, name, **options) for number, (name, options) in enumerate(kinds)]


@pytest.fixture(scope="session")
def classic_games(seed: int) -> list[Record]:
    """Random games of classic 7 Wonders with every number of players, and one with everything that is rare."""
    games = [played(seed + number, "classic", **options) for number, options in enumerate(CLASSIC_OPTIONS)]
    return [*games, load_record(Path(__file__).parents[1] / "records" / "classic-three.antipater")]
