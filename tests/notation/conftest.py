"""Games to write down and read again."""

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.records import Event, Record

OPTIONS: tuple[dict[str, str], ...] = ({}, {"wonders": "first-game"}, {"edition": "first"})


def played(seed: int, **options: str) -> Record:
    """Return the record of a random game."""
    duel, dice = ruleset("duel", **options), Dice(seed)
    state, dealer = duel.start(), duel.deal(dice)
    record = Record.start(duel, Seat0="Philo", Seat1="Strabo")
    while state.to_act():
        (seat,) = state.to_act()
        action = dealer.outcome(state) if seat == CHANCE else dice.choose(state.legal(seat))
        state.apply(action, seat)
        record.events.append(Event(seat, action))
    record.conclude(state)
    return record


@pytest.fixture(scope="session")
def games(seed: int) -> list[Record]:
    """Thirty random games, with every option."""
    return [played(seed + number, **OPTIONS[number % len(OPTIONS)]) for number in range(30)]
