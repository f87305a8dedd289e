"""What no position of Duel may break, whatever was played: tests walk through many games and ask."""

from antipater.data.duel import CAPITAL, MOST_WONDERS, PAIR
from antipater.data.items import DECKS
from antipater.data.structures import MOST_SLOTS
from antipater.data.words import SYMBOLS, WONDERS
from antipater.game import bits
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import AGENDA, EMPTY, NOBODY
from antipater.rules.duel.table import Table

NEGATIVE, TWICE, LOST, TOO_FEW, OFF_TRACK, EIGHTH_WONDER, TRIPLE, MISCOUNTED, OVERFLOW, UNFINISHED = range(1, 11)


def invariant_violation(table: Table) -> int:
    """Return the number of a law that the position breaks, 0 if it is sound."""
    if table.city0.coins < 0 or table.city1.coins < 0:
        return NEGATIVE
    misplaced = misplaced_cards(table)
    if misplaced:
        return misplaced
    if table.pawn < -CAPITAL or table.pawn > CAPITAL:
        return OFF_TRACK
    if table.city0.count[WONDERS] + table.city1.count[WONDERS] > MOST_WONDERS:
        return EIGHTH_WONDER
    if miscounted(table.city0) or miscounted(table.city1):
        return MISCOUNTED
    for symbol in range(SYMBOLS):
        if table.city0.symbols[symbol] > PAIR or table.city1.symbols[symbol] > PAIR:
            return TRIPLE
    if table.depth > AGENDA - 2:
        return OVERFLOW
    if (table.depth == 0) != (table.winner != NOBODY):
        return UNFINISHED
    return 0


def misplaced_cards(table: Table) -> int:
    """Check that a card is in one place at most, and that enough are unseen for those face down (D1.6, D3.6)."""
    placed = [0] * 8
    waiting = [0] * 8
    for slot in range(MOST_SLOTS):
        card = table.slots[slot]
        if card != EMPTY:
            placed[card >> 5] |= 1 << (card & 31)
        elif table.hidden >> slot & 1:
            waiting[table.back_of(slot)] += 1
    for deck in range(DECKS):
        seen = placed[deck]
        twice = seen & table.unseen[deck]
        seen |= table.unseen[deck]
        twice |= seen & table.discard[deck]
        seen |= table.discard[deck]
        twice |= seen & table.city0.cards[deck]
        seen |= table.city0.cards[deck]
        twice |= seen & table.city1.cards[deck]
        seen |= table.city1.cards[deck]
        if twice:
            return TWICE
        if seen & ~printed.ALL_CARDS[deck]:
            return LOST
        if waiting[deck] and bits.size(table.unseen[deck]) < waiting[deck]:
            return TOO_FEW
    return 0


def miscounted(city: City) -> int:
    """Return whether the running totals of a city disagree with what stands in it."""
    cards = 0
    for deck in range(DECKS):
        cards += bits.size(city.cards[deck])
    counted = 0
    for color in range(7):
        counted += city.count[color]
    if cards != counted or city.count[WONDERS] != bits.size(city.built):
        return 1
    return 0 if city.count[WONDERS + 1] == bits.size(city.tokens) else 1
