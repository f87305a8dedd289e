"""What speaks for a choice in classic 7 Wonders: facts about one's city, its neighbours, and the hand.

All choose at the same time, so a fact is about what lies on the table before the choice, and what it adds to one city.
"""

from collections.abc import Iterator

from antipater.ai.analysis.fact import Fact
from antipater.data.classic import AGES, FREE_CITY, VICTORY_POINTS
from antipater.data.classic_columns import BY_NUMBER, SHIELDS, SYMBOL_OF
from antipater.data.classic_items import NONE
from antipater.data.classic_words import SYMBOLS, Produce, ProduceOneOf
from antipater.rules.classic.actions import FREE, RANKS, REVIVE, SELL, STAGE
from antipater.rules.classic.build import bank_price, chained, has_building
from antipater.rules.classic.city import Cities
from antipater.rules.classic.payment import items_in, offers_of
from antipater.rules.classic.seating import holder
from antipater.rules.classic.turn import ClassicState, card_in

LAST_PASS = 5  # the turn whose last card is discarded
FEW = 2  # coins: fewer hardly matter


def facts(seen: ClassicState, seat: int, best: int, played: int | None) -> Iterator[Fact]:
    """Yield what speaks for the best choice, the most important first."""
    if not seen.must_choose(seat) or seen.players == FREE_CITY or best >= REVIVE:
        return
    cities = seen.cities
    built, other = added_by(cities, seat, best), None if played is None else added_by(cities, seat, played)
    yield from conflict(cities, seat, seen.age, built, other)
    yield from symbols(cities, seat, built, other)
    if built is not None and best < STAGE and chained(cities, seat, built):
        yield Fact("chain", built)
    if played is not None:
        yield from what_it_keeps(seen, seat, best, played)
        yield from what_it_pays(cities, seat, best, played)
    if built is not None:
        yield from nobody_sells(cities, seat, built, other)


def added_by(cities: Cities, seat: int, action: int) -> int | None:
    """Return the building or the stage that an action adds to the city, None if it sells a card."""
    if STAGE <= action < FREE:
        stage = cities.next_stage(seat)
        return None if stage == NONE else stage
    return card_in(action) if action < SELL else None


def conflict(cities: Cities, seat: int, age: int, built: int | None, other: int | None) -> Iterator[Fact]:
    """Yield a neighbour whom the city then leads in shields, or draws level with, as things stand (C5.1)."""
    before = cities.shields[seat] + (0 if other is None else SHIELDS[other])
    after = cities.shields[seat] + (0 if built is None else SHIELDS[built])
    for neighbour in (cities.left_of(seat), cities.right_of(seat)):
        theirs = cities.shields[neighbour]
        if before <= theirs < after:
            yield Fact("outguns", number=VICTORY_POINTS[min(age, AGES) - 1], seat=neighbour)
        elif before < theirs == after:
            yield Fact("levels", seat=neighbour)


def symbols(cities: Cities, seat: int, built: int | None, other: int | None) -> Iterator[Fact]:
    """Yield that the choice completes a set of three different symbols, and the other one does not (C6.5)."""
    if complete(cities, seat, built) > max(complete(cities, seat, None), complete(cities, seat, other)):
        yield Fact("set")


def complete(cities: Cities, seat: int, item: int | None) -> int:
    """Return how many sets of three symbols a city has with another item."""
    held = [cities.symbols[seat * SYMBOLS + symbol] for symbol in range(SYMBOLS)]
    if item is not None and SYMBOL_OF[item] != NONE:
        held[SYMBOL_OF[item]] += 1
    return min(held)


def what_it_keeps(seen: ClassicState, seat: int, best: int, played: int) -> Iterator[Fact]:
    """Yield the card that does not go on to the next player, who could build it (C2.3)."""
    card, cities = card_in(best), seen.cities
    if seen.turn >= LAST_PASS or card == card_in(played) or seen.hand(seat).count(card) > 1:
        return
    to = holder(seen.players, seat, seen.age, 1)
    price = price_for(cities, to, card)
    if price is not None:
        yield Fact("passes", card, price, to)


def price_for(cities: Cities, city: int, card: int) -> int | None:
    """Return the fewest coins for which a city can build a card now, None if it cannot."""
    offers = [] if has_building(cities, city, card) else offers_of(cities, city, card)
    return bank_price(cities, city, card) + min(left + right for left, right in offers) if offers else None


def what_it_pays(cities: Cities, seat: int, best: int, played: int) -> Iterator[Fact]:
    """Yield a neighbour whom the other choice pays more coins (C3.4)."""
    ours, theirs = paid(cities, seat, best), paid(cities, seat, played)
    for place, neighbour in enumerate((cities.left_of(seat), cities.right_of(seat))):
        if theirs[place] - ours[place] >= FEW:
            yield Fact("pays", number=theirs[place] - ours[place], seat=neighbour)


def paid(cities: Cities, seat: int, action: int) -> tuple[int, int]:
    """Return what an action pays to the left and to the right neighbour."""
    item = added_by(cities, seat, action)
    if item is None or action >= FREE:
        return 0, 0
    return offers_of(cities, seat, item)[action % RANKS]


def nobody_sells(cities: Cities, seat: int, card: int, other: int | None) -> Iterator[Fact]:
    """Yield that an item makes a good that neither the city nor a neighbour makes, nor the other choice (C3.4)."""
    own = goods_of([*items_in(cities, seat), *([] if other is None else [other])])
    near = {
        good
        for neighbour in (cities.left_of(seat), cities.right_of(seat))
        for good in goods_of(items_in(cities, neighbour))
    }
    if goods_of([card]) - own - near:
        yield Fact("unsold", card)


def goods_of(items: list[int]) -> set[int]:
    """Return the goods that items make, one at a time or all."""
    found: set[int] = set()
    for item in items:
        for effect in BY_NUMBER[item].effects:
            if isinstance(effect, Produce):
                found.add(effect.good)
            elif isinstance(effect, ProduceOneOf):
                found |= set(effect.goods)
    return found
