"""Games to write down and read again."""

import pytest

from antipater.catalog import CATALOG, ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.records import Event, Record

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"wonders": "first-game"},
    {"edition": "first", "promos": "yes"},
    {"promos": "yes"},
)


def played(seed: int, name: str, **options: str) -> Record:
    """Return the record of a random game."""
    game, dice = ruleset(name, **options), Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    record = Record.start(game, Seat0="Philo", Seat1="Strabo")
    while state.to_act():
        (seat,) = state.to_act()
        action = dealer.outcome(state) if seat == CHANCE else dice.choose(state.legal(seat))
        state.apply(action, seat)
        record.events.append(Event(seat, action))
    record.conclude(state)
    return record


@pytest.fixture(scope="session")
def games(seed: int) -> list[Record]:
    """Two random games of every ruleset with every choice of options."""
    kinds = [(name, options) for name in CATALOG for options in OPTIONS] * 2
    return [played(seed + number, name, **options) for number, (name, options) in enumerate(kinds)]
