"""What a puzzle of classic 7 Wonders is about: facts about the city, its neighbours and the hand."""

from collections.abc import Iterator

from antipater.ai.analysis.classic_facts import added_by, conflict, price_for
from antipater.data.classic_columns import BY_NUMBER, SYMBOL_OF
from antipater.data.classic_items import NONE
from antipater.data.words import PURPLE
from antipater.rules.classic.actions import FREE, REVIVE, SELL, STAGE
from antipater.rules.classic.build import chained
from antipater.rules.classic.seating import holder
from antipater.rules.classic.turn import ClassicState, card_in

LAST_AGE, LAST_TURNS, LAST_PASS = 3, 4, 5


def classic_themes(seen: ClassicState, seat: int, best: int) -> Iterator[str]:
    """Yield the themes that hold in classic 7 Wonders."""
    cities, item = seen.cities, added_by(seen.cities, seat, best)
    sold, staged = SELL <= best < REVIVE, STAGE <= best < FREE
    if staged:
        yield "wonder"
    if item is not None:
        if any(conflict(cities, seat, seen.age, item, None)):
            yield "war"
        if SYMBOL_OF[item] != NONE:
            yield "science"
        if BY_NUMBER[item].column == PURPLE:
            yield "guild"
        if best < STAGE and chained(cities, seat, item):
            yield "chain"
    if seen.turn < LAST_PASS and (sold or staged):
        neighbour = holder(seen.players, seat, seen.age, 1)
        if price_for(cities, neighbour, card_in(best)) is not None:
            yield "rob" if sold else "bury"
    if seen.age == LAST_AGE and seen.turn >= LAST_TURNS:
        yield "last-cards"
