"""What things cost a seat of Duel: bills that are kept for every game, with what viewers were told about them.

Without expansions the bill of an item depends on few numbers: those of the goods that it needs. So most bills were made
out before, in this game or in another one. An expansion may ask for more, so with one all terms must be the same.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any

from antipater.data import columns
from antipater.data.duel import LINKS, REBATES, TERMS, WAIVERS
from antipater.data.words import GOODS
from antipater.rules.duel.payment import Bill, bill
from antipater.rules.duel.state import DuelState
from antipater.server.views.frame import Price

KEPT_DUES = 32_768  # numbers that lead to a bill
KEPT_BILLS = 8_192  # a few kilobytes each, with what was told
OWN, RIVAL = TERMS, TERMS + GOODS  # where the production of both cities begins in the numbers that bills depend on
OTHERS = tuple(range(RIVAL + GOODS, RIVAL + GOODS + 4))  # choice production, fixed prices, who gets what is paid
Numbers = tuple[int, ...]


class Due:
    """A bill, and the prices that were told about it, by language and the coins that do not suffice."""

    __slots__ = ("bill", "told")

    def __init__(self, bill: Bill) -> None:
        self.bill = bill
        self.told: dict[tuple[str, int | None], Price] = {}


KEPT: dict[tuple[object, ...], Due] = {}


class Dues:
    """The bills of one seat in one position."""

    def __init__(self, state: DuelState, seat: int) -> None:
        self.state = state
        self.seat = seat
        me, opp, terms = state.city(seat), state.city(1 - seat), state.terms(seat)
        self.links = terms[LINKS]
        self.numbers: Numbers = (
            *terms,
            *me.makes,
            *opp.makes,
            me.any_raw,
            me.any_made,
            me.fixed,
            opp.trade_income,
        )
        self.all_matter: tuple[object, ...] = (state.ruleset, me.tokens, *self.numbers) if state.part_types else ()

    def of(self, item: int) -> Due:
        """Return the bill of an item."""
        if self.all_matter:
            about: tuple[object, ...] = (item, self.all_matter)
        else:
            about = (item, bool(columns.FREE_WITH[item] & self.links), numbers_of(item)(self.numbers))
        due = KEPT.get(about)
        if due is None:
            while len(KEPT) >= KEPT_DUES:
                del KEPT[next(iter(KEPT))]  # the oldest
            due = KEPT[about] = due_for(self.state.ruleset, bill(self.state, self.seat, item))
        return due


@lru_cache(KEPT_BILLS)
def due_for(ruleset: str, bill: Bill) -> Due:
    """Return a bill with what was told about it; one bill often follows from different numbers."""
    return Due(bill)


@cache
def numbers_of(item: int) -> Callable[[Numbers], Any]:
    """Return what picks the numbers that the bill of an item depends on, but for its chain."""
    goods = [good for good in range(GOODS) if columns.NEEDS[item * GOODS + good]]
    places = [WAIVERS, REBATES + columns.COLUMN[item]]
    for good in goods:
        places += (good, OWN + good, RIVAL + good)
    return itemgetter(*places, *(OTHERS if goods else ()))
