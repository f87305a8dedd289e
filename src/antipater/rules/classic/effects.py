"""Coins that come in when a building or a stage has been placed (C2.2, C4.1)."""

from antipater.data import classic_columns as columns
from antipater.rules.classic.city import Cities

COINS = columns.COINS
COINS_FOR = columns.COINS_FOR
COINS_EACH = columns.COINS_EACH
COINS_SCOPE = columns.COINS_SCOPE


def income(cities: Cities, seat: int, item: int) -> int:
    """Return the coins that an item brings at once: fixed ones, and those for what the cities have now (C4.1).

    It is asked when all cards of the turn are placed, so cards built at the same time count.
    """
    if not cities.has(seat, item):
        return 0
    coins = COINS[item]
    if COINS_EACH[item]:
        coins += COINS_EACH[item] * cities.counted_in(seat, COINS_FOR[item], COINS_SCOPE[item])
    return coins
