"""A price explained: what is needed, what the city supplies, and what is bought from which neighbour for each offer.

`trade` knows which pairs of payments there are; here each of them gets a concrete assignment of goods to sources,
found by trying all of them. Nothing is decided here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from antipater.data.classic import PRICE, REDUCED_PRICE
from antipater.data.classic_columns import BY_NUMBER, CHAINED_BY, MADE_LEFT, RAW_LEFT, STAGES_OF
from antipater.data.classic_items import BOARD_ITEMS, DECK_SIZE, DECKS, NONE, SIDES
from antipater.data.classic_words import (
    COLUMNS,
    GOODS,
    LEFT,
    MADE,
    OWN,
    RAW,
    RAW_GOODS,
    RIGHT,
    STAGES,
    Produce,
    ProduceOneOf,
)
from antipater.game.bits import members_of
from antipater.rules.classic import build, trade
from antipater.rules.classic.city import Cities

Source = tuple[int, tuple[int, ...]]  # whose it is (OWN, LEFT or RIGHT), and the goods of which it gives one
Sources = tuple[tuple[Source, int], ...]  # how many units each gives
Supply = tuple[tuple[int, Source], ...]  # a good and its source, unit by unit
REMEMBERED = 4096  # answers: neighbours change less often than prices are asked for


@dataclass(frozen=True)
class Purchase:
    """Units of one good bought from one neighbour (C3.4)."""

    good: int
    units: int
    side: int  # LEFT or RIGHT
    seller: int  # that city
    price: int  # of one unit: two coins, or one with a discount


@dataclass(frozen=True)
class Way:
    """One way to cover a cost, and what it pays to both neighbours (C3.5)."""

    left: int
    right: int
    made: tuple[int, ...]  # units of each good from sources that make nothing else
    chosen: tuple[int, ...]  # … from choice production (C3.1)
    purchases: tuple[Purchase, ...]


@dataclass(frozen=True)
class Bill:
    """What a building or a stage costs a city now, and how that comes about."""

    city: int
    item: int
    chain: int  # the building that makes it free (C3.3), or NONE
    coins: int  # for the bank
    needed: tuple[int, ...]  # units of each good
    ways: tuple[Way, ...]  # by rank; none if the neighbours do not sell what is missing
    offered: bool  # False if the treasury cannot pay: the cheapest way is explained all the same (C3.9)

    def total(self, rank: int = 0) -> int:
        """Return all coins that a way costs."""
        return self.coins + self.ways[rank].left + self.ways[rank].right


def offers_of(cities: Cities, city: int, item: int) -> list[tuple[int, int]]:
    """Return the pairs (paid left, paid right) by rank; a chain is always used (C3.3), never for a stage (C3.10)."""
    if build.chained(cities, city, item):
        return [(0, 0)]
    return trade.offers_for(cities, city, item)


def items_in(cities: Cities, city: int) -> list[int]:
    """Return everything that stands in a city: the board, its built stages, the cards."""
    board = cities.board[city]
    stages = STAGES_OF[board * SIDES + cities.side[city]][: cities.count[city * COLUMNS + STAGES]]
    return [BOARD_ITEMS + board, *(stage.number for stage in stages), *cards_in(cities, city)]


def cards_in(cities: Cities, city: int) -> list[int]:
    """Return the cards of a city, ascending."""
    decks = list(cities.cards)[city * DECKS : (city + 1) * DECKS]
    return [deck * DECK_SIZE + card for deck, cards in enumerate(decks) for card in members_of(cards)]


def chains_to(item: int) -> list[int]:
    """Return the buildings of which one makes an item free (C3.3)."""
    return [deck * DECK_SIZE + card for deck in range(DECKS) for card in members_of(CHAINED_BY[item * DECKS + deck])]


def chain_of(cities: Cities, city: int, item: int) -> int:
    """Return the building of a city that makes an item free, the first of several (C3.3)."""
    return next(card for card in chains_to(item) if card in cards_in(cities, city))


def bill(cities: Cities, city: int, item: int) -> Bill:
    """Explain what a city would pay for a card, or for a stage, now."""
    needed = BY_NUMBER[item].needs
    if build.chained(cities, city, item):
        chain = chain_of(cities, city, item)
        nothing = (0,) * GOODS
        return Bill(city, item, chain, 0, needed, (Way(0, 0, nothing, nothing, ()),), offered=True)
    possible = {(way.left, way.right): way for way in ways_to_cover(cities, city, needed)}
    offers = trade.offers_for(cities, city, item)
    cheapest = sorted(possible.values(), key=lambda way: (way.left + way.right, way.left))[:1]
    ways = [possible[offer] for offer in offers] if offers else cheapest
    return Bill(city, item, NONE, BY_NUMBER[item].coins, needed, tuple(ways), offered=bool(offers))


def ways_to_cover(cities: Cities, city: int, needed: tuple[int, ...]) -> Iterator[Way]:
    """Yield a way for every number of raw and of manufactured goods that the left neighbour may supply."""
    near = (city, cities.left_of(city), cities.right_of(city))
    sources = supplies(tuple(tuple(items_in(cities, where)) for where in near))
    for raw in shares(units_of(needed, RAW), sources):
        for made in shares(units_of(needed, MADE), sources):
            yield way_of(cities, city, raw + made)


@lru_cache(REMEMBERED)
def supplies(items: tuple[tuple[int, ...], ...]) -> Sources:
    """Return the units of every source that a city may use: all of its own, what both neighbours sell (C3.4).

    What stands in a city and in those left and right of it is all that is asked for.
    """
    found: dict[Source, int] = {}
    for side, standing in zip((OWN, LEFT, RIGHT), items, strict=True):
        for item in standing:
            for effect in BY_NUMBER[item].effects:
                match effect:
                    case Produce(good, units):
                        found[side, (good,)] = found.get((side, (good,)), 0) + units
                    case ProduceOneOf(goods, for_sale) if for_sale or side == OWN:
                        found[side, goods] = found.get((side, goods), 0) + 1
    return tuple(found.items())


def units_of(needed: tuple[int, ...], kind: tuple[int, ...]) -> tuple[int, ...]:
    """Return the goods of one kind that a cost needs, unit by unit."""
    return tuple(good for good in kind for _ in range(needed[good]))


@lru_cache(REMEMBERED)
def shares(units: tuple[int, ...], sources: Sources) -> list[Supply]:
    """Return a supply for every way to share as few purchases as possible between both neighbours (C3.9)."""
    for bought in range(len(units) + 1):
        quotas = [{OWN: len(units) - bought, LEFT: left, RIGHT: bought - left} for left in range(bought + 1)]
        found = [supply for quota in quotas if (supply := assigned(units, dict(sources), quota, set())) is not None]
        if found:
            return found
    return []


def assigned(
    units: tuple[int, ...], sources: Mapping[Source, int], quota: Mapping[int, int], failed: set[tuple[object, ...]]
) -> Supply | None:
    """Return a source for every unit, so many of each side as the quota says; *failed* was tried without success."""
    if not units:
        return ()
    tried = (len(units), *sources.values(), *quota.values())
    if tried in failed:
        return None
    good = units[0]
    # Sources that make nothing else come first, as a player would use them.
    for source in sorted((source for source in sources if good in source[1]), key=lambda source: len(source[1])):
        side = source[0]
        if sources[source] and quota[side]:
            left = {**sources, source: sources[source] - 1}
            rest = assigned(units[1:], left, {**quota, side: quota[side] - 1}, failed)
            if rest is not None:
                return ((good, source), *rest)
    failed.add(tried)
    return None


def way_of(cities: Cities, city: int, supply: Supply) -> Way:
    """Return what a supply makes, buys and pays to both neighbours."""
    made, chosen = [0] * GOODS, [0] * GOODS
    bought: dict[tuple[int, int], int] = {}
    for good, (side, goods) in supply:
        if side == OWN:
            (made if len(goods) == 1 else chosen)[good] += 1
        else:
            bought[side, good] = bought.get((side, good), 0) + 1
    purchases = tuple(
        Purchase(good, units, side, neighbour(cities, city, side), unit_price(cities, city, good, side))
        for (side, good), units in sorted(bought.items())
    )
    left, right = (sum(line.units * line.price for line in purchases if line.side == side) for side in (LEFT, RIGHT))
    return Way(left, right, tuple(made), tuple(chosen), purchases)


def neighbour(cities: Cities, city: int, side: int) -> int:
    """Return the neighbour on a side."""
    return cities.left_of(city) if side == LEFT else cities.right_of(city)


def unit_price(cities: Cities, city: int, good: int, side: int) -> int:
    """Return what a city pays a neighbour for one unit of a good (C3.4)."""
    discount = side * (RAW_LEFT if good < RAW_GOODS else MADE_LEFT)
    return REDUCED_PRICE if cities.discounts[city] & discount else PRICE
