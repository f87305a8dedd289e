"""What a city must buy, and every way to share the purchases between its two neighbours (C3.4, C3.5, C3.8, C3.9).

Hall's theorem answers all of it. A cost can be covered if no set of goods is needed in more units than the sources
that make any of them supply; what is missing is the worst such lack over all sets. Raw and manufactured goods never
stand in for one another, so each kind has its own sets. All minimal purchases have the same number of units of a kind,
and those from the left may be any number between the least, where the right gives what it can, and the most.
"""

from antipater.data import classic_columns as columns
from antipater.data.classic import PRICE, REDUCED_PRICE
from antipater.data.classic_columns import MADE_LEFT, MADE_RIGHT, RAW_LEFT, RAW_RIGHT, RAW_SETS, SETS
from antipater.data.classic_items import ITEMS, NONE
from antipater.game.errors import NoSuchSeat
from antipater.rules.classic.actions import RANKS
from antipater.rules.classic.city import Cities

COIN_COST = columns.COIN_COST
NEEDS = columns.NEEDS
NO_LIMIT = 1 << 20


def purchases(cities: Cities, seat: int, item: int, first: int, end: int, out: list[int]) -> None:
    """Write what one kind of goods asks for: units to buy, fewest from the left, most from the left.

    The kind is given by its sets, *first* to *end*. More units from the left than there are to buy would mean that
    the cost cannot be covered: the fewest is then above the most.
    """
    out[0] = 0
    out[1] = 0
    out[2] = 0
    if NEEDS[item * SETS + end - 1] == 0:
        return
    me = seat * SETS
    left = cities.left_of(seat) * SETS
    right = cities.right_of(seat) * SETS
    units = 0
    without_right = 0
    without_left = 0
    impossible = 0
    for some in range(first, end):
        lack = NEEDS[item * SETS + some] - cities.own[me + some]
        from_left = cities.sold[left + some]
        from_right = cities.sold[right + some]
        units = lack if lack > units else units
        without_right = lack - from_left if lack - from_left > without_right else without_right
        without_left = lack - from_right if lack - from_right > without_left else without_left
        impossible = lack - from_left - from_right if lack - from_left - from_right > impossible else impossible
    out[0] = units
    out[1] = without_left
    out[2] = units - without_right if impossible == 0 else -1


def offers(cities: Cities, seat: int, item: int, lefts: list[int], rights: list[int]) -> int:
    """Write the pairs (paid left, paid right) that the treasury can pay for an item; return how many there are."""
    purse = cities.coins[seat] - COIN_COST[item]
    return offers_within(cities, seat, item, purse, lefts, rights) if purse >= 0 else 0


def offers_within(cities: Cities, seat: int, item: int, purse: int, lefts: list[int], rights: list[int]) -> int:
    """Write every distinct pair within *purse* that buys what *item* needs; return how many there are.

    Cheapest first, then the one that pays less to the left (C3.9).
    """
    raw = [0, 0, 0]
    made = [0, 0, 0]
    purchases(cities, seat, item, 0, RAW_SETS, raw)
    purchases(cities, seat, item, RAW_SETS, SETS, made)
    discounts = cities.discounts[seat]
    raw_left = REDUCED_PRICE if discounts & RAW_LEFT else PRICE
    raw_right = REDUCED_PRICE if discounts & RAW_RIGHT else PRICE
    made_left = REDUCED_PRICE if discounts & MADE_LEFT else PRICE
    made_right = REDUCED_PRICE if discounts & MADE_RIGHT else PRICE
    n = 0
    for raw_units in range(raw[1], raw[2] + 1):
        for made_units in range(made[1], made[2] + 1):
            left = raw_units * raw_left + made_units * made_left
            right = (raw[0] - raw_units) * raw_right + (made[0] - made_units) * made_right
            if left + right <= purse:
                n = insert(lefts, rights, n, left, right)
    return n


def insert(lefts: list[int], rights: list[int], n: int, left: int, right: int) -> int:
    """Put a pair into its place among *n* sorted ones, unless it is there; return how many there are now."""
    place = n
    while place and (
        lefts[place - 1] + rights[place - 1] > left + right
        or (lefts[place - 1] + rights[place - 1] == left + right and lefts[place - 1] > left)
    ):
        place -= 1
    if place and lefts[place - 1] == left and rights[place - 1] == right:
        return n
    for later in range(n, place, -1):
        lefts[later] = lefts[later - 1]
        rights[later] = rights[later - 1]
    lefts[place] = left
    rights[place] = right
    return n + 1


def cheapest(cities: Cities, seat: int, item: int) -> int:
    """Return the fewest coins for which the neighbours supply what an item needs, NONE if they cannot."""
    pairs = pairs_for(cities, seat, item)
    return sum(pairs[0]) if pairs else NONE


def offers_for(cities: Cities, seat: int, item: int) -> list[tuple[int, int]]:
    """Return the pairs (paid left, paid right) that the treasury can pay for an item, by rank (C3.5)."""
    check_purchase(cities, seat, item)
    return pairs_within(cities, seat, item, cities.coins[seat] - COIN_COST[item])


def pairs_for(cities: Cities, seat: int, item: int) -> list[tuple[int, int]]:
    """Return every pair that pays for an item, by rank, whatever the treasury has; those it can pay come first."""
    check_purchase(cities, seat, item)
    return pairs_within(cities, seat, item, NO_LIMIT)


def check_purchase(cities: Cities, seat: int, item: int) -> None:
    """Raise NoSuchSeat unless there is such a city and such an item."""
    cities.check_city(seat)
    if not 0 <= item < ITEMS:
        raise NoSuchSeat(f"there is no item {item}: the items are 0 to {ITEMS - 1}")


def pairs_within(cities: Cities, seat: int, item: int, purse: int) -> list[tuple[int, int]]:
    """Return what `offers_within` writes."""
    lefts = [0] * 16
    rights = [0] * 16
    n = offers_within(cities, seat, item, purse, lefts, rights)
    assert n <= RANKS
    return [(lefts[rank], rights[rank]) for rank in range(n)]
