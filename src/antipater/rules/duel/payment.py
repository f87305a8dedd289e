"""A price explained line by line: what is needed, what the city supplies, what is bought and why it costs that."""

from typing import NamedTuple

from antipater.data import columns
from antipater.data.duel import FIXED_PRICE, NO_LIMIT, TRADE_PRICE
from antipater.data.items import TOKEN_ITEMS
from antipater.data.words import GOODS
from antipater.game.bits import members_of
from antipater.rules.duel import cost
from antipater.rules.duel.city import City


class Purchase(NamedTuple):
    """Units of one good that must be bought (D5.3, D5.4)."""

    good: int
    units: int
    base: int  # two coins, or one where a card fixes the price
    rival: int  # units that the opponent's brown and grey cards make, 0 where the price is fixed
    price: int  # for one unit
    fixed: bool


class Bill(NamedTuple):
    """What a building or a wonder costs now, and how that comes about."""

    item: int
    chained: bool  # free by a chain (D5.8)
    coins: int  # the coin part of the cost
    needed: tuple[int, ...]  # units of each good
    made: tuple[int, ...]  # … that the city makes itself
    chosen: tuple[int, ...]  # … that choice production supplies (D5.5)
    waived: tuple[int, ...]  # … that a rebate takes off (D8.2, D8.5)
    purchases: tuple[Purchase, ...]
    total: int
    to_opponent: int  # what Economy passes on (D8.3)
    instead: bool = False  # the total is paid instead of the whole cost (P6.3)


BILLS: dict[tuple[object, ...], Bill] = {}  # the same ones are asked for again and again
MOST_BILLS = 20_000


def bill(me: City, opp: City, item: int) -> Bill:
    """Explain what *me* would pay for an item now."""
    terms = (item, *me.makes, me.any_raw, me.any_made, me.fixed, me.links, me.tokens, me.blue_rebate)
    terms = (*terms, me.wonder_rebate, *opp.makes, opp.trade_income)
    if terms not in BILLS:
        if len(BILLS) >= MOST_BILLS:
            BILLS.clear()
        BILLS[terms] = explained(me, opp, item)
    return BILLS[terms]


def explained(me: City, opp: City, item: int) -> Bill:
    """Explain what an item costs, by everything that the terms of a bill name."""
    needed = tuple(columns.NEEDS[item * GOODS : item * GOODS + GOODS])
    nothing = (0,) * GOODS
    if cost.chained(me, item):
        return Bill(item, True, 0, needed, nothing, nothing, nothing, (), 0, 0)
    bought = cost.shopping_list(me, opp, item)
    made = tuple(min(need, makes) for need, makes in zip(needed, me.makes, strict=True))
    missing = cost.missing_before_rebate(me, opp, item)
    chosen = tuple(needed[good] - made[good] - missing[good] for good in range(GOODS))
    waived = tuple(missing[good] - bought[good] for good in range(GOODS))
    purchases = tuple(purchase(me, opp, good, bought[good]) for good in range(GOODS) if bought[good])
    traded = sum(bought.units * bought.price for bought in purchases)
    coins = columns.COIN_COST[item]
    owed = traded if opp.trade_income else 0
    limit = chain_price(me)
    if cost.pays_instead(me, opp, item, limit):
        return Bill(item, False, 0, needed, nothing, nothing, nothing, (), limit, 0, instead=True)
    return Bill(item, False, coins, needed, made, chosen, waived, purchases, coins + traded, owed)


def total(me: City, opp: City, item: int) -> int:
    """Return the total of the bill for an item, without explaining it."""
    limit = chain_price(me) if me.tokens else NO_LIMIT
    return limit if cost.pays_instead(me, opp, item, limit) else cost.total_cost(me, opp, item)


def chain_price(me: City) -> int:
    """Return what *me* may pay instead of the cost of a card with a chain condition (P6.3)."""
    return sum(columns.CHAIN_PRICE[TOKEN_ITEMS + token] for token in members_of(me.tokens)) or NO_LIMIT


def purchase(me: City, opp: City, good: int, units: int) -> Purchase:
    """Explain the price of one good."""
    fixed = bool(me.fixed >> good & 1)
    rival = 0 if fixed else opp.makes[good]
    return Purchase(good, units, FIXED_PRICE if fixed else TRADE_PRICE, rival, cost.unit_price(me, opp, good), fixed)
