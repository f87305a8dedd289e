"""What divinities do: the decisions that their effects leave, or nothing where they are impossible (P3.4, P5).

An effect word with a decision has three arms here: `carry_out` owes it, `options` lists what can be chosen, `resolve`
carries the choice out.
"""

from antipater.data import duel, pantheon_words
from antipater.data.duel import CAPITAL
from antipater.data.items import DECKS
from antipater.data.words import BROWN, GREEN, GREY
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.duel import build, effects, military, numbers, printed, science
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import DO_KEEP, DO_KEEP_FAR, REVISED
from antipater.rules.duel.table import Table
from antipater.rules.pantheon import mythology
from antipater.rules.pantheon.board import PantheonBoard
from antipater.rules.pantheon.decisions import (
    DO_APPLY,
    DO_BURY,
    DO_BURY_FAR,
    DO_MINERVA,
    DO_RAISE,
    DO_RAISE_FAR,
    DO_REMOVE,
    DO_SNAKE,
    DO_SNAKE_FAR,
    DO_STEAL,
    DO_STEAL_FAR,
    DO_STRIKE,
    DO_STRIKE_FAR,
    DO_TAKE,
    DO_TAKE_FAR,
    DO_UNBUILD,
    DO_UNBUILD_FAR,
    NO_TOKEN,
    OWE_APPLY,
    OWE_BURY,
    OWE_CARRIED,
    OWE_GAIN,
    OWE_MINERVA,
    OWE_RAISE,
    OWE_REMOVE,
    OWE_SNAKE,
    OWE_STEAL,
    OWE_STRIKE,
    OWE_STRUCK,
    OWE_TAKE,
    OWE_UNBUILD,
)

SAFE_COINS = pantheon_words.SafeCoins.number
ACTIVATE_FROM_TOPS = pantheon_words.ActivateFromTops.number
ACTIVATE_FROM_DECK = pantheon_words.ActivateFromDeck.number
TAKE_TOKEN_FROM_CARD = pantheon_words.TakeTokenFromCard.number
COPY_SYMBOL = pantheon_words.CopySymbol.number
STEAL_CARD = pantheon_words.StealCard.number
DISCARD_FROM_STRUCTURE = pantheon_words.DiscardFromStructure.number
UNBUILD_WONDER = pantheon_words.UnbuildWonder.number
BUILD_WONDER_FROM_DISCARD = pantheon_words.BuildWonderFromDiscard.number
STEAL_WONDER = pantheon_words.StealWonder.number
PLACE_MINERVA = pantheon_words.PlaceMinerva.number
REMOVE_MILITARY_TOKEN = pantheon_words.RemoveMilitaryToken.number
APPLY_MILITARY_TOKEN = pantheon_words.ApplyMilitaryToken.number

LOOT_WORTH = [coins for _ in range(2) for coins in duel.LOOT_AT if coins]


def carry_out(table: Table, pantheon: PantheonBoard, me: City, opp: City, word: int, figure: int) -> None:
    """Carry out an effect: act at once, or owe a decision if there is something to decide; every word has its arm."""
    if word == SAFE_COINS:
        pantheon.safe[me.seat] += figure  # P5.4
    elif word == ACTIVATE_FROM_TOPS:
        mythology.show_tops(table, pantheon, me)
    elif word == ACTIVATE_FROM_DECK:
        mythology.name_deck(table, pantheon, me)
    elif word == TAKE_TOKEN_FROM_CARD:
        if pantheon.on_card:
            table.push(OWE_CARRIED, me.seat, 0)
    elif word == COPY_SYMBOL:
        if opp.count[GREEN]:
            table.push(OWE_SNAKE, me.seat, 0)
    elif word == STEAL_CARD:
        if opp.count[BROWN] or opp.count[GREY]:
            table.push(OWE_STEAL, me.seat, 0)
    elif word == DISCARD_FROM_STRUCTURE:
        if table.present:
            table.push(OWE_STRIKE, me.seat, 0)
    elif word == UNBUILD_WONDER:
        if me.built or opp.built:
            table.push(OWE_UNBUILD, me.seat, 0)
    elif word == BUILD_WONDER_FROM_DISCARD:
        if me.wonders and effects.pile_is_there(table):
            table.push(OWE_RAISE, me.seat, 0)
    elif word == STEAL_WONDER:
        if opp.wonders:
            table.push(OWE_TAKE, me.seat, 0)
    elif word == PLACE_MINERVA:
        table.push(OWE_MINERVA, me.seat, 0)
    elif word == REMOVE_MILITARY_TOKEN:
        if table.loot:
            table.push(OWE_REMOVE, me.seat, 0)
    elif word == APPLY_MILITARY_TOKEN and table.loot:
        table.push(OWE_APPLY, me.seat, 0)


def options(table: Table, pantheon: PantheonBoard, me: City, opp: City, kind: int, out: list[int]) -> int:
    """Write what can be chosen; return how much."""
    if kind == OWE_CARRIED:
        return numbers.write_kinds(pantheon.on_card, DO_KEEP, DO_KEEP_FAR, out, 0)
    if kind == OWE_SNAKE:
        return green_options(opp, out)
    if kind == OWE_STEAL:
        return steal_options(opp, out)
    if kind == OWE_STRIKE:
        return numbers.write_slots(table.present, DO_STRIKE, DO_STRIKE_FAR, out, 0)
    if kind == OWE_UNBUILD:
        return numbers.write_kinds(me.built | opp.built, DO_UNBUILD, DO_UNBUILD_FAR, out, 0)
    if kind == OWE_RAISE:
        return numbers.write_kinds(me.wonders, DO_RAISE, DO_RAISE_FAR, out, 0)
    if kind == OWE_BURY:
        return numbers.write_decks(table.discard, DO_BURY, DO_BURY_FAR, out)
    if kind == OWE_TAKE:
        return numbers.write_kinds(opp.wonders, DO_TAKE, DO_TAKE_FAR, out, 0)
    if kind == OWE_MINERVA:
        return minerva_options(table, out)
    if kind == OWE_REMOVE:
        return bits.write(table.loot, DO_REMOVE, out, 0)
    return bits.write(table.loot, DO_APPLY, out, 0)


def resolve(table: Table, pantheon: PantheonBoard, me: City, opp: City, kind: int, what: int, action: int) -> None:
    """Carry out a choice."""
    if kind == OWE_CARRIED:
        keep_carried(table, pantheon, me, opp, numbers.kind_of(action, DO_KEEP, DO_KEEP_FAR))
    elif kind == OWE_SNAKE:
        pantheon.snake = numbers.card_of(action, DO_SNAKE, DO_SNAKE_FAR)
        me.own_symbol(printed.SYMBOL_OF[pantheon.snake])
        science.look_at_symbol(table, me, printed.SYMBOL_OF[pantheon.snake])
    elif kind == OWE_STEAL:
        card = numbers.card_of(action, DO_STEAL, DO_STEAL_FAR)
        opp.remove_card(card)
        me.add_card(card)
    elif kind == OWE_STRIKE:
        strike(table, pantheon, me, numbers.slot_of(action, DO_STRIKE, DO_STRIKE_FAR))
    else:
        resolve_wonders_and_war(table, pantheon, me, opp, kind, what, action)


def resolve_wonders_and_war(
    table: Table, pantheon: PantheonBoard, me: City, opp: City, kind: int, what: int, action: int
) -> None:
    """Carry out a choice that an Egyptian or Roman divinity gives."""
    if kind == OWE_UNBUILD:
        wonder = numbers.kind_of(action, DO_UNBUILD, DO_UNBUILD_FAR)
        if me.built >> wonder & 1:
            unbuild(table, pantheon, me, opp, wonder)
        else:
            unbuild(table, pantheon, opp, me, wonder)
    elif kind == OWE_RAISE:
        table.push(OWE_BURY, me.seat, numbers.kind_of(action, DO_RAISE, DO_RAISE_FAR))
    elif kind == OWE_BURY:
        bury(table, me, opp, what, numbers.card_of(action, DO_BURY, DO_BURY_FAR))
    elif kind == OWE_TAKE:
        wonder = numbers.kind_of(action, DO_TAKE, DO_TAKE_FAR)
        opp.wonders ^= 1 << wonder
        me.wonders |= 1 << wonder
    elif kind == OWE_MINERVA:
        pantheon.minerva = action - DO_MINERVA - CAPITAL
    elif kind == OWE_REMOVE:
        table.loot ^= 1 << (action - DO_REMOVE)
    elif kind == OWE_APPLY:
        token = action - DO_APPLY
        table.loot ^= 1 << token
        if not table.parts.on_military_token(table, me, opp, token):
            opp.lose(LOOT_WORTH[token])


def green_options(opp: City, out: list[int]) -> int:
    """Write the green cards of the opponent, ascending (P5.3)."""
    n = 0
    for deck in range(DECKS):
        cards = effects.cards_of_color(opp, GREEN, deck)
        if cards:
            n = numbers.write_deck(cards, deck, DO_SNAKE, DO_SNAKE_FAR, out, n)
    return n


def steal_options(opp: City, out: list[int]) -> int:
    """Write the brown and grey cards of the opponent, ascending (P5.5)."""
    n = 0
    for deck in range(DECKS):
        cards = effects.cards_of_color(opp, BROWN, deck) | effects.cards_of_color(opp, GREY, deck)
        if cards:
            n = numbers.write_deck(cards, deck, DO_STEAL, DO_STEAL_FAR, out, n)
    return n


def minerva_options(table: Table, out: list[int]) -> int:
    """Write every space of the track but the conflict pawn's (P5.16)."""
    n = 0
    for space in range(2 * CAPITAL + 1):
        if space - CAPITAL != table.pawn:
            out[n] = DO_MINERVA + space
            n += 1
    return n


def keep_carried(table: Table, pantheon: PantheonBoard, me: City, opp: City, token: int) -> None:
    """Keep one of the tokens on the card; the others go back to the box (P5.1)."""
    table.box |= pantheon.on_card ^ 1 << token
    pantheon.on_card = 0
    science.take_token(table, me, opp, token)


def strike(table: Table, pantheon: PantheonBoard, me: City, slot: int) -> None:
    """Discard a card of the structure, seen by both as it goes; then its token is gained, or lost (P5.9, P5.19).

    What it uncovers waits for the end of the turn, which also ends the Age if the structure is empty (P5.10).
    """
    if table.edition != REVISED:
        pantheon.slot_tokens[slot] = NO_TOKEN
    if pantheon.slot_tokens[slot] != NO_TOKEN:
        table.push(OWE_GAIN, me.seat, slot)
    if table.hidden >> slot & 1:
        table.push(OWE_STRUCK, CHANCE, slot + 1)
    else:
        table.discard_card(table.take(slot))


def unbuild(table: Table, pantheon: PantheonBoard, owner: City, rival: City, wonder: int) -> None:
    """Make a wonder unbuilt; what it gave at once stays, but for shields in the revised printing.

    P5.11, P5.12, P5.20. What its own effects still owe is carried out all the same (P5.21).
    """
    item = printed.WONDER_ITEM[wonder]
    owner.built ^= 1 << wonder
    owner.wonders |= 1 << wonder
    owner.settle(item, -1)
    if pantheon.under[wonder] >= 0:
        table.discard_card(pantheon.under[wonder])
    table.parts.on_wonder_left(table, wonder)
    if table.edition == REVISED:
        for _ in range(printed.SHIELDS_OF[item]):
            if not military.march(table, rival, owner, 0):
                return


def bury(table: Table, me: City, opp: City, wonder: int, card: int) -> None:
    """Build a wonder for nothing with a card of the discard pile, which leaves the pile first (P5.13)."""
    table.discard[card >> 5] ^= 1 << (card & 31)
    build.build_wonder(table, me, opp, wonder, card)
