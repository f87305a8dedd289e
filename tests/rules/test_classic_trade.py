"""Offers of trade against a slow, obvious search over everything that might be bought, on cities made of real cards."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antipater import compiled
from antipater.data import classic_columns
from antipater.data.classic import BOARDS, BUILDINGS, PRICE, REDUCED_PRICE
from antipater.data.classic_items import NONE, Item
from antipater.data.classic_words import GOODS, LEFT, RIGHT, Discount, Produce, ProduceOneOf
from antipater.data.words import YELLOW
from antipater.rules.classic import actions, trade

from ..rulebook.classic.table import City, city, number, table

Sources = tuple[tuple[int, ...], ...]  # one entry for each unit: the goods that it may be
Units = tuple[int, ...]

PRODUCERS = [row for row in BUILDINGS if any(isinstance(word, (Produce, ProduceOneOf)) for word in row.effects)]
CHOICES = [row for row in PRODUCERS if any(isinstance(word, ProduceOneOf) for word in row.effects)]
DISCOUNTS = [row for row in BUILDINGS if any(isinstance(word, Discount) for word in row.effects)]
PRICED = [row for row in BUILDINGS if sum(row.needs) > 1]


def items_of(held: City) -> list[Item]:
    return [classic_columns.BY_NUMBER[item] for item in held.items()]


def sources(held: City, for_sale: bool) -> Sources:
    """Return the units that a city makes every turn for itself, or for its neighbours (C3.1, C3.4)."""
    units: list[tuple[int, ...]] = []
    for item in items_of(held):
        for word in item.effects:
            if isinstance(word, Produce):
                units += [(word.good,)] * word.units
            elif isinstance(word, ProduceOneOf) and not (for_sale and (item.column == YELLOW or item.deck == 0)):
                units.append(word.goods)
    return tuple(units)


@cache
def covers(supply: Sources, needs: Units) -> bool:
    """Return whether a supply covers some needs, each unit serving once."""
    if not needs:
        return True
    return any(
        needs[0] in supply[place] and covers((*supply[:place], *supply[place + 1 :]), needs[1:])
        for place in range(len(supply))
    )


def price(held: City, good: int, side: int) -> int:
    """Return what one unit costs on one side."""
    words = [word for item in items_of(held) for word in item.effects if isinstance(word, Discount)]
    return REDUCED_PRICE if any(good in word.goods and word.sides & side for word in words) else PRICE


def listed(counts: tuple[int, ...]) -> Units:
    return tuple(good for good in range(GOODS) for _ in range(counts[good]))


def by_exhaustive_search(cities: tuple[City, City, City], item: Item) -> list[tuple[int, int]]:
    """Try every number of units of every good from the left and from the right; keep what buys nothing needless."""
    mine, left, right = cities
    own, lefts, rights = sources(mine, False), sources(left, True), sources(right, True)
    ways = [[(a, b) for a in range(need + 1) for b in range(need + 1 - a)] for need in item.needs]
    found = set()
    for way in product(*ways):
        bought = listed(tuple(a for a, _ in way)), listed(tuple(b for _, b in way))
        rest = listed(tuple(need - a - b for need, (a, b) in zip(item.needs, way, strict=True)))
        if not covers(own, rest) or not covers(lefts, bought[0]) or not covers(rights, bought[1]):
            continue
        # A purchase is needless if the own cities' goods cover the cost without it (C3.9).
        if any(covers(own, (*rest, good)) for units in bought for good in units):
            continue
        paid = [
            sum(price(mine, good, side) for good in units) for units, side in zip(bought, (LEFT, RIGHT), strict=True)
        ]
        found.add((paid[0], paid[1]))
    return sorted(found, key=lambda pair: (sum(pair), pair[0]))


def cards(rows: list[Item], least: int, most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(rows), min_size=least, max_size=most, unique_by=lambda row: row.name).map(
        lambda found: [row.key for row in found]
    )


@st.composite
def neighbourhoods(draw: st.DrawFn) -> tuple[City, City, City]:
    """Draw three cities with many producers, choices above all, on different boards."""
    boards = draw(st.permutations(range(len(BOARDS))))[:3]
    cities = []
    for place, board in enumerate(boards):
        side = draw(st.sampled_from("ab"))
        stages = draw(st.integers(0, len(BOARDS[board].sides["ab".index(side)])))
        sold = [*draw(cards(CHOICES, 2, 6)), *draw(cards(PRODUCERS, 3, 7))]
        own = [*draw(cards(CHOICES, 0, 2)), *draw(cards(PRODUCERS, 0, 1)), *draw(cards(DISCOUNTS, 0, 3))]
        held = sold if place else own
        names = {classic_columns.BY_KEY[key].name: key for key in held}
        coins = draw(st.integers(0, 16)) if draw(st.booleans()) else 99
        cities.append(city(f"{BOARDS[board].key}-{side}", *names.values(), stages=stages, coins=coins))
    return cities[0], cities[1], cities[2]


@settings(max_examples=400 if compiled() else 80)  # both builds have the same offers
@given(cities=neighbourhoods(), item=st.one_of(st.sampled_from(PRICED), st.none()))
def test_offers_are_all_there_is(cities: tuple[City, City, City], item: Item | None) -> None:
    """C3.4, C3.5, C3.8, C3.9, C3.10: every pair without a needless purchase, once, in order, and no other.

    A stage is paid as a building is; a treasury that holds less than the cheapest pair has no offer.
    """
    held = table(*cities, age=3).cities
    wanted = held.next_stage(0) if item is None else item.number
    if wanted == NONE:
        return
    item = classic_columns.BY_NUMBER[wanted]
    pairs = by_exhaustive_search(cities, item)
    assert pairs == trade.pairs_for(held, 0, wanted)
    assert trade.cheapest(held, 0, wanted) == (sum(pairs[0]) if pairs else NONE)
    assert trade.offers_for(held, 0, wanted) == [pair for pair in pairs if sum(pair) + item.coins <= cities[0].coins]


@settings(max_examples=100)
@given(cities=neighbourhoods(), items=st.lists(st.sampled_from(PRICED), min_size=7, max_size=7))
def test_every_offer_is_an_option(cities: tuple[City, City, City], items: list[Item]) -> None:
    """C3.5: each is a choice of its own, cheapest first; a chain leaves one, a building that stands there none."""
    hand = [row.key for row in items]
    state = table(*cities, hands=(hand,), age=3)
    built = {item.name for item in items_of(cities[0])}
    for item in items:
        first = actions.BUILD + item.number * actions.RANKS
        ranks = [n - first for n in state.legal(0) if first <= n < first + actions.RANKS]
        expected = len(trade.offers_for(state.cities, 0, item.number))
        if item.name in built:
            expected = 0
        elif built & set(item.after):
            expected = 1
        assert ranks == list(range(expected))


@pytest.mark.parametrize(
    ("board", "post", "expected"),
    [
        pytest.param("olympia-a", "west-trading-post", 16, id="three raw goods, three manufactured ones"),
        pytest.param("ephesos-a", "west-trading-post", 15, id="four raw goods, two manufactured ones"),
        pytest.param("ephesos-a", "altar", 7, id="one price for all"),
    ],
)
def test_the_most_offers(board: str, post: str, expected: int) -> None:
    """C3.5: no card has more ways to pay than an action can name, since a board makes one good itself."""
    everything = ("sawmill", "quarry", "brickyard", "foundry", "loom-i", "glassworks-i", "press-i")
    cities = city(board, post, coins=40), city("gizah-a", *everything), city("rhodos-a", *everything)
    offers = trade.offers_for(table(*cities, age=3).cities, 0, number("palace"))
    assert expected == len(offers) == len(set(offers)) <= actions.RANKS
    assert offers == by_exhaustive_search(cities, classic_columns.BY_KEY["palace"])
