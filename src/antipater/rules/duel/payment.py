"""A price explained line by line: what is needed, what the city supplies, what is bought and why it costs that."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from antipater.data import columns
from antipater.data.duel import FIXED_PRICE, LINKS, TRADE_PRICE
from antipater.data.words import GOODS
from antipater.rules.duel import cost
from antipater.rules.duel.city import City

if TYPE_CHECKING:
    from antipater.rules.duel.state import DuelState

NOTHING = (0,) * GOODS


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
    instead: bool = False  # the total is paid instead of the whole cost

    def paid_instead(self, coins: int) -> "Bill":
        """Return the bill if these coins are paid instead of the whole cost."""
        return Bill(self.item, False, 0, self.needed, NOTHING, NOTHING, NOTHING, (), coins, 0, instead=True)


# By the terms of a city, then by item: the same ones are asked for again and again.
BILLS: dict[tuple[object, ...], dict[int, Bill]] = {}
MOST_BILLS = 5_000


def bill(table: "DuelState", seat: int, item: int) -> Bill:
    """Return what a seat would pay for an item now, explained."""
    return bills(table, seat, (item,))[item]


def bills(table: "DuelState", seat: int, items: Iterable[int]) -> dict[int, Bill]:
    """Return what a seat would pay for items now, explained."""
    me, opp, terms = table.city(seat), table.city(1 - seat), table.terms(seat)
    known = (table.ruleset, *terms, *me.makes, me.any_raw, me.any_made, me.fixed, me.tokens, *opp.makes)
    known = (*known, opp.trade_income)
    if known not in BILLS:
        if len(BILLS) >= MOST_BILLS:
            BILLS.clear()
        BILLS[known] = {}
    found = BILLS[known]
    for item in items:
        if item not in found:
            found[item] = table.parts.amend_bill(table, me, opp, explained(me, opp, item, terms))
    return found


def explained(me: City, opp: City, item: int, terms: list[int]) -> Bill:
    """Return what an item costs on these terms, explained."""
    needed = tuple(columns.NEEDS[item * GOODS : item * GOODS + GOODS])
    if columns.FREE_WITH[item] & terms[LINKS]:
        return Bill(item, True, 0, needed, NOTHING, NOTHING, NOTHING, (), 0, 0)
    bought = cost.shopping_list(me, item, terms)
    made = tuple(min(need, makes) for need, makes in zip(needed, me.makes, strict=True))
    missing = cost.missing_before_rebate(me, item, terms)
    chosen = tuple(needed[good] - made[good] - missing[good] for good in range(GOODS))
    waived = tuple(missing[good] - bought[good] for good in range(GOODS))
    purchases = tuple(purchase(me, opp, good, bought[good], terms[good]) for good in range(GOODS) if bought[good])
    traded = sum(bought.units * bought.price for bought in purchases)
    coins = 0 if cost.coins_waived(me, item, terms) else columns.COIN_COST[item]
    owed = traded if opp.trade_income else 0
    return Bill(item, False, coins, needed, made, chosen, waived, purchases, coins + traded, owed)


def purchase(me: City, opp: City, good: int, units: int, price: int) -> Purchase:
    """Return the price of one good, explained."""
    fixed = bool(me.fixed >> good & 1)
    rival = 0 if fixed else opp.makes[good]
    return Purchase(good, units, FIXED_PRICE if fixed else TRADE_PRICE, rival, price, fixed)
