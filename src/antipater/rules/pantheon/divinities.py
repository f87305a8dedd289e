"""What divinities do, one small function each: it leaves a decision, or nothing where it is impossible (P5)."""

from antipater.data import columns
from antipater.data.duel import CAPITAL
from antipater.data.items import WONDER_ITEMS
from antipater.data.words import BROWN, GREEN, GREY
from antipater.game import bits
from antipater.rules.duel import effects, military
from antipater.rules.duel.actions import EMPTY, REVISED
from antipater.rules.duel.city import City
from antipater.rules.pantheon.actions import (
    APPLYING_LOOT,
    CHOOSING_TOKEN,
    NO_TOKEN,
    PLACING_MINERVA,
    RAISING,
    REMOVING_LOOT,
    SNAKING,
    STEALING,
    STRIKING,
    TAKING_WONDER,
    UNBUILDING,
)
from antipater.rules.pantheon.table import PantheonTable

SHIELDS_OF = columns.SHIELDS_OF


def owe_token(table: PantheonTable, me: City) -> None:
    """Keep one of the tokens on the card (P5.1)."""
    if table.on_card:
        table.push(CHOOSING_TOKEN, me.seat, 0)


def owe_symbol(table: PantheonTable, me: City, opp: City) -> None:
    """Put the snake on a green card of the opponent (P5.3)."""
    if opp.count[GREEN]:
        table.push(SNAKING, me.seat, 0)


def owe_theft(table: PantheonTable, me: City, opp: City) -> None:
    """Take a brown or grey card of the opponent (P5.5)."""
    if opp.count[BROWN] or opp.count[GREY]:
        table.push(STEALING, me.seat, 0)


def owe_strike(table: PantheonTable, me: City) -> None:
    """Discard a card of the structure (P5.9)."""
    if table.present:
        table.push(STRIKING, me.seat, 0)


def owe_unbuilding(table: PantheonTable, me: City, opp: City) -> None:
    """Make a wonder of either player unbuilt (P5.11)."""
    if me.built or opp.built:
        table.push(UNBUILDING, me.seat, 0)


def owe_raising(table: PantheonTable, me: City) -> None:
    """Build an own wonder with a card of the pile; it needs both (P5.13)."""
    pile = table.discard[0] | table.discard[1] | table.discard[2] | table.discard[3]
    if me.wonders and pile:
        table.push(RAISING, me.seat, 0)


def owe_wonder(table: PantheonTable, me: City, opp: City) -> None:
    """Take an unbuilt wonder of the opponent (P5.14)."""
    if opp.wonders:
        table.push(TAKING_WONDER, me.seat, 0)


def owe_minerva(table: PantheonTable, me: City) -> None:
    """Put the pawn Minerva on the track (P5.16)."""
    table.push(PLACING_MINERVA, me.seat, 0)


def owe_removal(table: PantheonTable, me: City) -> None:
    """Remove a military token (P5.17)."""
    if table.loot:
        table.push(REMOVING_LOOT, me.seat, 0)


def owe_application(table: PantheonTable, me: City) -> None:
    """Apply another military token to the opponent (P5.17)."""
    if table.loot:
        table.push(APPLYING_LOOT, me.seat, 0)


def theft_options(opp: City, base: int, out: list[int]) -> int:
    """Write the brown and grey cards of the opponent, ascending."""
    n = 0
    for deck in range(4):
        cards = effects.cards_of_color(opp, BROWN, deck) | effects.cards_of_color(opp, GREY, deck)
        n = bits.write(cards, base + (deck << 5), out, n)
    return n


def green_options(opp: City, base: int, out: list[int]) -> int:
    """Write the green cards of the opponent, ascending."""
    n = 0
    for deck in range(4):
        n = bits.write(effects.cards_of_color(opp, GREEN, deck), base + (deck << 5), out, n)
    return n


def minerva_options(table: PantheonTable, base: int, out: list[int]) -> int:
    """Write every space of the track but the conflict pawn's (P5.16)."""
    n = 0
    for space in range(2 * CAPITAL + 1):
        if space - CAPITAL != table.pawn:
            out[n] = base + space
            n += 1
    return n


def lose_slot_token(table: PantheonTable, slot: int) -> None:
    """Let the token of a struck card be lost, in the first printing (P5.9)."""
    if table.edition != REVISED:
        table.slot_tokens[slot] = NO_TOKEN


def unbuild(table: PantheonTable, owner: City, rival: City, wonder: int) -> None:
    """Make a wonder unbuilt; what it gave at once stays, but for shields in the revised printing (P5.11, P5.20)."""
    item = WONDER_ITEMS + wonder
    owner.built ^= 1 << wonder
    owner.wonders |= 1 << wonder
    owner.settle(item, -1)
    if table.under[wonder] >= 0:
        table.discard_card(table.under[wonder])
        table.under[wonder] = EMPTY
    if table.edition == REVISED:
        for _ in range(SHIELDS_OF[item]):
            if not military.march(table, rival, owner, 0):
                return
