"""Prices against a slow, obvious search over every way to pay, on cities made of real cards, wonders and tokens."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from antipater.data import columns, words
from antipater.data.duel import FIXED_PRICE, REBATES, TRADE_PRICE
from antipater.data.items import AGE_CARDS, TOKEN_ITEM, WONDER_ITEM, Item
from antipater.data.words import BLUE, GOODS, RAW_GOODS, WONDERS, FixPrice, Produce, ProduceAny, Rebate, TradeIncome
from antipater.rules.duel import cost, payment
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.state import DuelState
from tests.rulebook.pantheon.table import arranged_with_pantheon

ITEMS = [item for item in columns.ALL if item.part != "agora"]
CARD_NUMBERS = [item.number for item in ITEMS if item.deck]

MATTERS = (Produce, ProduceAny, FixPrice, Rebate, TradeIncome)
PRICED = [item for item in ITEMS if item.column not in (words.TOKENS, words.DIVINITIES)]
HELPERS = [item for item in ITEMS if any(isinstance(effect, MATTERS) for effect in item.effects)]
GIVERS = [item for item in ITEMS if item.gives >= 0]
CHAINED = [item for item in ITEMS if item.free_with >= 0]

cities = st.sets(st.sampled_from(HELPERS), max_size=12)
givers = st.sets(st.sampled_from(GIVERS), max_size=3)


def holdings(items: set[Item], wonders: list[int], coins: int) -> CityHoldings:
    numbers = sorted(item.number for item in items)
    return CityHoldings(
        coins,
        cards=[n for n in numbers if n < AGE_CARDS],
        wonders=wonders,
        built=[n - WONDER_ITEM[0] for n in numbers if WONDER_ITEM[0] <= n < TOKEN_ITEM[0]],
        tokens=[n - TOKEN_ITEM[0] for n in numbers if n >= TOKEN_ITEM[0]],
    )


def table(mine: set[Item], theirs: set[Item], item: Item, coins: int = 100) -> DuelState:
    """Put both cities on a table, where I may build *item* now."""
    wonders = [item.number - WONDER_ITEM[0]] if item.column == WONDERS else []
    age = min(item.deck, 3) or 1
    spare = [card for card in CARD_NUMBERS if card // 32 == age - 1]
    free = [card for card in spare if columns.BY_NUMBER[card] not in mine | theirs | {item}]
    slots = {5: free[0], 6: free[1]} if wonders else {5: item.number, 6: free[0]}
    return arranged(
        Arrangement(
            age=age,
            slots=slots,
            cities=(holdings(mine, wonders, coins), holdings(theirs, [], 0)),
            agenda=[(actions.OWE_TURN, 0, 0)],
        )
    )


def made(items: set[Item]) -> list[int]:
    """Return the units of each good that brown and grey cards make."""
    units = [0] * GOODS
    for item in items:
        for effect in item.effects:
            if isinstance(effect, Produce):
                units[effect.good] += effect.units
    return units


def cheapest_by_enumeration(mine: set[Item], theirs: set[Item], item: Item) -> int:
    """Try every good for every choice and every rebate; return the fewest coins for what is then missing."""
    effects = [effect for own in mine for effect in own.effects]
    fixed = {good for effect in effects if isinstance(effect, FixPrice) for good in effect.goods}
    rival = made(theirs)
    prices = [FIXED_PRICE if good in fixed else TRADE_PRICE + rival[good] for good in range(GOODS)]
    choices = [effect.goods for effect in effects if isinstance(effect, ProduceAny)]
    rebated = item.column if item.column in (BLUE, WONDERS) else None
    rebate = sum(effect.units for effect in effects if isinstance(effect, Rebate) and effect.column == rebated)
    best = None
    for helped in product(*choices, *[range(GOODS)] * rebate):
        units = [a - b for a, b in zip(item.needs, made(mine), strict=True)]
        for good in helped:
            units[good] -= 1
        coins = sum(max(unit, 0) * price for unit, price in zip(units, prices, strict=True))
        best = coins if best is None else min(best, coins)
    assert best is not None
    return best


def traded(state: DuelState, item: Item) -> int:
    """Return what missing resources of an item cost player 0."""
    bought = cost.shopping_list(state.city0, item.number, state.terms(0))
    return sum(units * price for units, price in zip(bought, state.terms(0), strict=False))


@settings(max_examples=150)
@given(mine=cities, theirs=cities, item=st.sampled_from(PRICED))
def test_trade_cost_is_minimal(mine: set[Item], theirs: set[Item], item: Item) -> None:
    """D5.6: no way of assigning choices and rebates is cheaper."""
    mine, theirs = mine - {item}, theirs - mine - {item}
    state = table(mine, theirs, item)
    assert cheapest_by_enumeration(mine, theirs, item) == traded(state, item)


@settings(max_examples=150)
@given(mine=cities, links=givers, theirs=cities, item=st.sampled_from(PRICED))
def test_total_cost(mine: set[Item], links: set[Item], theirs: set[Item], item: Item) -> None:
    """D5.1, D5.8: coins and what is missing; nothing at all with the right symbol; this is what is really paid."""
    mine = (mine | links) - {item}
    theirs = theirs - mine - {item}
    state = table(mine, theirs, item)
    chained = any(own.gives == item.free_with >= 0 for own in mine)
    expected = 0 if chained else item.coins + cheapest_by_enumeration(mine, theirs, item)
    assert expected == state.price(0, item.number)
    assert payment.bill(state, 0, item.number).chained == chained


@settings(max_examples=150)
@given(mine=cities, links=givers, theirs=cities, item=st.sampled_from(PRICED))
def test_a_bill_adds_up(mine: set[Item], links: set[Item], theirs: set[Item], item: Item) -> None:
    """D5.3 to D5.8, D8.3: every line is what it says, and the sum is the price."""
    mine = (mine | links) - {item}
    theirs = theirs - mine - {item}
    state = table(mine, theirs, item)
    me, opp = state.city0, state.city1
    bill = payment.bill(state, 0, item.number)
    assert bill.total == state.price(0, item.number)
    assert bill.needed == item.needs
    traded = sum(line.units * line.price for line in bill.purchases)
    assert bill.total == bill.coins + traded
    assert bill.to_opponent == (traded if opp.trade_income else 0)
    if bill.chained:
        assert (bill.total, bill.purchases) == (0, ())
        return
    bought = {line.good: line.units for line in bill.purchases}
    for good in range(GOODS):
        supplied = bill.made[good], bill.chosen[good], bill.waived[good], bought.get(good, 0)
        assert min(supplied) >= 0
        assert item.needs[good] == sum(supplied)
        assert bill.made[good] <= me.makes[good]
    assert sum(bill.chosen[:RAW_GOODS]) <= me.any_raw
    assert sum(bill.chosen[RAW_GOODS:]) <= me.any_made
    assert sum(bill.waived) <= state.terms(0)[REBATES + item.column]
    for line in bill.purchases:
        assert line.units > 0
        assert line.price == line.base + line.rival == cost.unit_price(me, opp, line.good)
        assert line.base == (FIXED_PRICE if line.fixed else TRADE_PRICE)
        assert line.rival == (0 if line.fixed else opp.makes[line.good])


def test_what_is_supplied_of_goods_at_the_same_price() -> None:
    """D5.6: any is as good; the bill names the first of them."""
    mine = {columns.BY_KEY[key] for key in ("forum", "caravansery")}
    item = columns.BY_KEY["archery-range"]
    bill = payment.bill(table(mine, set(), item), 0, item.number)
    assert (item.needs, bill.chosen) == ((1, 0, 1, 0, 1), (1, 0, 0, 0, 1))
    assert [line.good for line in bill.purchases] == [2]


def test_the_bill_of_a_chain() -> None:
    """D5.8: nothing is made, chosen, waived or bought for it, though the city could and Economy waits."""
    mine = {columns.BY_KEY[key] for key in ("baths", "quarry", "caravansery", "masonry")}
    aqueduct = columns.BY_KEY["aqueduct"]
    state = table(mine, {columns.BY_KEY["economy"]}, aqueduct)
    none = (0,) * GOODS
    expected = payment.Bill(aqueduct.number, True, 0, aqueduct.needs, none, none, none, (), 0, 0)
    assert expected == payment.bill(state, 0, aqueduct.number)


@settings(max_examples=60)
@given(
    mine=cities, theirs=cities, item=st.sampled_from([item for item in PRICED if item.deck != 4]), short=st.booleans()
)
def test_the_price_is_what_decides(mine: set[Item], theirs: set[Item], item: Item, short: bool) -> None:
    """D5.7: exactly enough coins allow a construction, one less does not."""
    mine, theirs = mine - {item}, theirs - mine - {item}
    rich = table(mine, theirs, item)
    price = rich.price(0, item.number)
    state = table(mine, theirs, item, max(price - short, 0))
    action = actions.DO_BUILD + 5
    if item.column == WONDERS:
        action = actions.DO_WONDER + (item.number - WONDER_ITEM[0]) * 20 + 5
    assert (action in state.legal(0)) == (not short or price == 0)


@settings(max_examples=100)
@given(mine=cities, links=givers, theirs=cities, item=st.sampled_from(CHAINED), short=st.booleans())
def test_engineering_limits_the_price(
    mine: set[Item], links: set[Item], theirs: set[Item], item: Item, short: bool
) -> None:
    """P6.3: a coin at most for a card with a chain condition, nothing with the chain; that is billed, and decides."""
    mine = (mine | links | {columns.BY_KEY["engineering"]}) - {item}
    theirs = theirs - mine - {item}
    chained = any(own.gives == item.free_with for own in mine)
    expected = 0 if chained else min(1, item.coins + cheapest_by_enumeration(mine, theirs, item))
    age = min(item.deck, 3)
    state = arranged_with_pantheon(
        age=age,
        slots={5: item.number},
        cities=(holdings(mine, [], max(expected - short, 0)), holdings(theirs, [], 0)),
        agenda=[(actions.OWE_TURN, 0, 0)],
    )
    assert payment.bill(state, 0, item.number).total == expected
    assert state.price(0, item.number) == expected
    assert (actions.DO_BUILD + 5 in state.legal(0)) == (not short or expected == 0)
