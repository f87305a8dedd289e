"""What conspiracies do, part by part: each acts at once, or leaves a decision if there is something to decide (A6)."""

from antipater.data import agora as figures
from antipater.data.agora import (
    BLACKMAIL,
    CHAMBERS,
    COERCION,
    CONSPIRACIES,
    COUP_SHIELDS,
    EMBEZZLEMENT,
    ESPIONAGE,
    EXPROPRIATION,
    EXTORTION,
    FORECLOSURE,
    MOST_PARTS,
    OBSCURANTISM,
    POLITICAL_MANEUVER,
    PROPERTY_FRAUD,
    SABOTAGE,
    SWINDLE,
    TREASON,
    TURN_OF_EVENTS,
)
from antipater.data.duel import SYMBOLS_TO_WIN
from antipater.data.items import DECKS
from antipater.data.words import BLUE, BROWN, GREEN, GREY, YELLOW
from antipater.data.words import bits as bits_of
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.agora import senate, treason
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import (
    DO_BETRAY,
    DO_EXTORT,
    DO_LOCK,
    DO_SABOTAGE,
    DO_SALVAGE,
    DO_SEIZE,
    DO_SEIZE_FAR,
    DO_SHELVE,
    DO_SPY,
    DO_STOP,
    DO_SWAP,
    DO_SWAP_FAR,
    DO_TOPPLE,
    DO_TRANSFER,
    FACE_DOWN,
    NO_DECREE,
    OWE_BETRAY,
    OWE_CEDE,
    OWE_COERCE,
    OWE_EXTORT,
    OWE_LOCK,
    OWE_PAIR,
    OWE_PARTS,
    OWE_SABOTAGE,
    OWE_SEIZE,
    OWE_SPY,
    OWE_TOPPLE,
    OWE_TOPPLE_AGAIN,
    OWE_TRANSFER,
    OWE_UNCOVER,
    PARTS_ROOM,
)
from antipater.rules.duel import effects, military, numbers, printed, science
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import OWE_TURNING, SCIENTIFIC, SHARED
from antipater.rules.duel.table import Table

(
    (NOTHING_MORE, EXTORT, BLACKMAIL_PART, EXPROPRIATE, SWINDLE_PART, LOCK, COUP_PART, FRAUD, PEEK, BETRAY, PLACE),
    (REMOVE, MOVE, SPY, UNCOVER, TOPPLE, TOPPLE_AGAIN, EMBEZZLE, FORECLOSE, COERCE, INSIDER, SABOTAGE_PART),
) = (range(11), range(11, 22))
PARTS = [
    figures.PARTS.index(row.parts[place]) if place < len(row.parts) else 0
    for row in CONSPIRACIES
    for place in range(MOST_PARTS)
]
PRINTS_MOVE = bits_of(place for place, row in enumerate(CONSPIRACIES) if "move" in row.parts)


def run_part(table: Table, agora: AgoraBoard, me: City, opp: City, what: int) -> None:
    """Carry out the next part of a conspiracy; the rest waits until all that it leaves is resolved (A4.7, A4.9)."""
    place = what % PARTS_ROOM
    if place + 1 < MOST_PARTS and PARTS[what // PARTS_ROOM * MOST_PARTS + place + 1]:
        table.push(OWE_PARTS, me.seat, what + 1)
    carry_out(table, agora, me, opp, PARTS[what // PARTS_ROOM * MOST_PARTS + place])


def carry_out(table: Table, agora: AgoraBoard, me: City, opp: City, part: int) -> None:
    """Carry out a part; every part has its arm, and one with nothing to act on is skipped (A4.7)."""
    if part == EXTORT:
        if opp.wonders:
            table.push(OWE_EXTORT, me.seat, 0)
    elif part == BLACKMAIL_PART:
        half = (opp.coins + 1) // 2
        opp.lose(half)
        me.gain(half)
    elif part == EXPROPRIATE:
        effects.destroy_card(table, me, opp, BLUE)
    elif part == SWINDLE_PART:
        effects.destroy_card(table, me, opp, YELLOW)
    elif part == LOCK:
        table.push(OWE_LOCK, me.seat, 0)
    elif part == COUP_PART:
        military.advance(table, me, opp, COUP_SHIELDS)
    elif part == FRAUD:
        effects.build_top_row(table, me)
    elif part == PEEK:
        treason.owe_peeking(table, agora, me)
    elif part == BETRAY:
        if treason.removed_cards(table, agora):
            table.push(OWE_BETRAY, me.seat, 0)
    elif part == PLACE:
        senate.owe_place(table, agora, me.seat)
    elif part == REMOVE:
        senate.owe_remove(table, agora, me.seat)
    elif part == MOVE:
        senate.owe_move(table, agora, me.seat)
    else:
        carry_out_more(table, agora, me, opp, part)


def carry_out_more(table: Table, agora: AgoraBoard, me: City, opp: City, part: int) -> None:
    """Carry out a part of one of the later conspiracies."""
    if part == SPY:
        if table.box:
            agora.locked_known |= 1 << me.seat
            table.push(OWE_SPY, me.seat, 0)
    elif part == UNCOVER:
        table.push(OWE_UNCOVER, me.seat, 0)
    elif part == TOPPLE:
        if table.present:
            table.push(OWE_TOPPLE, me.seat, 0)
    elif part == TOPPLE_AGAIN:
        if table.present:
            table.push(OWE_TOPPLE_AGAIN, me.seat, 0)
    elif part == EMBEZZLE:
        me.gain(agora.in_senate(me.seat))
        opp.lose(agora.in_senate(opp.seat))
    elif part == FORECLOSE:
        if opp.count[BROWN] or opp.count[GREY]:
            table.push(OWE_SEIZE, me.seat, 0)
    elif part == COERCE:
        if can_coerce(me, opp):
            table.push(OWE_COERCE, me.seat, 0)
    elif part == INSIDER:
        table.push(OWE_TRANSFER, me.seat, 0)
    elif opp.built:
        table.push(OWE_SABOTAGE, me.seat, 0)


def can_coerce(me: City, opp: City) -> int:
    """Return whether both cities have a card of the same colour, blue or green (A6.14)."""
    return 1 if (me.count[BLUE] and opp.count[BLUE]) or (me.count[GREEN] and opp.count[GREEN]) else 0


def can_act(table: Table, agora: AgoraBoard, me: City, opp: City, conspiracy: int) -> int:
    """Return whether a part of a conspiracy could do anything, as a condition for triggering it (A4.7)."""
    cubes = agora.in_senate(me.seat)
    if cubes and PRINTS_MOVE >> conspiracy & 1:
        return 1
    answer = 1  # Coup and Insider Influence
    if conspiracy == EXTORTION:
        answer = opp.wonders
    elif conspiracy == BLACKMAIL:
        answer = opp.coins
    elif conspiracy == EXPROPRIATION:
        answer = opp.count[BLUE]
    elif conspiracy == SWINDLE:
        answer = opp.count[YELLOW]
    elif conspiracy == OBSCURANTISM:
        answer = table.board | opp.tokens | table.box
    elif conspiracy == PROPERTY_FRAUD:
        answer = effects.top_row(table)
    elif conspiracy == TREASON:
        answer = treason.removed_cards(table, agora) or effects.removed_left(table) > 0
    elif conspiracy == POLITICAL_MANEUVER:
        answer = agora.supply(me.seat) or agora.in_senate(opp.seat)
    elif conspiracy == ESPIONAGE:
        answer = table.box
    elif conspiracy == TURN_OF_EVENTS:
        answer = table.present
    elif conspiracy == EMBEZZLEMENT:
        answer = cubes or (agora.in_senate(opp.seat) and opp.coins)
    elif conspiracy == FORECLOSURE:
        answer = opp.count[BROWN] or opp.count[GREY]
    elif conspiracy == COERCION:
        answer = can_coerce(me, opp)
    elif conspiracy == SABOTAGE:
        answer = opp.built
    return 1 if answer else 0


# What can be chosen, and what a choice does.


def options(table: Table, agora: AgoraBoard, me: City, opp: City, kind: int, what: int, out: list[int]) -> int:
    """Write what can be chosen; return how much."""
    if kind == OWE_EXTORT:
        return bits.write(opp.wonders, DO_EXTORT, out, 0)
    if kind == OWE_LOCK:
        n = bits.write(table.board | opp.tokens, DO_LOCK, out, 0)
        return bits.write(table.box, DO_SHELVE, out, n)
    if kind == OWE_BETRAY:
        return treason.betray_options(table, agora, out)
    if kind == OWE_SPY:
        return bits.write(table.box, DO_SPY, out, 0)
    if kind in (OWE_TOPPLE, OWE_TOPPLE_AGAIN):
        n = 0
        if kind == OWE_TOPPLE_AGAIN:
            out[0] = DO_STOP
            n = 1
        return bits.write(table.open & ~table.hidden, DO_TOPPLE, out, n)
    if kind == OWE_SEIZE:
        return card_options(opp, 1 << BROWN | 1 << GREY, DO_SEIZE, DO_SEIZE_FAR, out)
    if kind == OWE_COERCE:
        colors = (1 << BLUE if me.count[BLUE] else 0) | (1 << GREEN if me.count[GREEN] else 0)
        return card_options(opp, colors, DO_SWAP, DO_SWAP_FAR, out)
    if kind == OWE_CEDE:
        return card_options(me, 1 << printed.COLUMN[what], DO_SWAP, DO_SWAP_FAR, out)
    if kind == OWE_TRANSFER:
        return transfer_options(agora, out)
    if kind == OWE_SABOTAGE:
        return bits.write(opp.built, DO_SABOTAGE, out, 0)
    return bits.write(table.aside, DO_SALVAGE + ((table.age - 1) << 5), out, 0)


def card_options(city: City, colors: int, near: int, far: int, out: list[int]) -> int:
    """Write the cards of a city that have one of these colours."""
    n = 0
    for deck in range(DECKS):
        cards = 0
        for color in range(BROWN, GREEN + 1):
            if colors >> color & 1:
                cards |= effects.cards_of_color(city, color, deck)
        if cards:
            n = numbers.write_deck(cards, deck, near, far, out, n)
    return n


def transfer_options(agora: AgoraBoard, out: list[int]) -> int:
    """Write from which chamber to which other one a decree can go (A6.15)."""
    n = 0
    for start in range(CHAMBERS):
        for end in range(CHAMBERS):
            if start != end and agora.decree[start] != NO_DECREE and agora.decree[end] != NO_DECREE:
                out[n] = DO_TRANSFER + start * CHAMBERS + end
                n += 1
    return n


def resolve(table: Table, agora: AgoraBoard, me: City, opp: City, kind: int, what: int, action: int) -> None:
    """Carry out a choice."""
    if kind == OWE_EXTORT:  # there is room for all wonders in one city (A9.10)
        opp.wonders ^= 1 << (action - DO_EXTORT)
        me.wonders |= 1 << (action - DO_EXTORT)
    elif kind == OWE_LOCK:
        lock(table, agora, me, opp, action)
    elif kind == OWE_BETRAY:
        treason.betray(table, agora, me, opp, action - DO_BETRAY)
    elif kind == OWE_SPY:
        table.box ^= 1 << (action - DO_SPY)
        agora.exclude(action - DO_SPY)
        science.take_token(table, me, opp, action - DO_SPY)
    elif kind in (OWE_TOPPLE, OWE_TOPPLE_AGAIN):
        if action == DO_STOP:
            return
        table.discard_card(table.take(action - DO_TOPPLE))
    elif kind == OWE_SEIZE:
        card = numbers.card_of(action, DO_SEIZE, DO_SEIZE_FAR)
        opp.remove_card(card)
        me.add_card(card)
    elif kind == OWE_COERCE:
        table.push(OWE_CEDE, me.seat, numbers.card_of(action, DO_SWAP, DO_SWAP_FAR))
    elif kind == OWE_CEDE:
        swap(table, agora, me, opp, what, numbers.card_of(action, DO_SWAP, DO_SWAP_FAR))
    elif kind == OWE_TRANSFER:
        transfer(table, agora, (action - DO_TRANSFER) // CHAMBERS, (action - DO_TRANSFER) % CHAMBERS)
    elif kind == OWE_SABOTAGE:
        sabotage(table, agora, opp, action - DO_SABOTAGE)
    else:
        treason.salvage(table, me, opp, action - DO_SALVAGE)


def lock(table: Table, agora: AgoraBoard, me: City, opp: City, action: int) -> None:
    """Put a progress token on Obscurantism; one of the box is known to *me* alone (A6.5).

    Tokens on a divinity are out of reach (A9.8).
    """
    if action >= DO_SHELVE:
        agora.locked = action - DO_SHELVE
        agora.suspects = table.box
        table.box ^= 1 << agora.locked
        agora.locked_known = 1 << me.seat if table.box else 0b11
        return
    agora.locked = action - DO_LOCK
    agora.locked_known = 0b11
    if table.board >> agora.locked & 1:
        table.board ^= 1 << agora.locked
    else:
        opp.tokens ^= 1 << agora.locked
        opp.settle(printed.TOKEN_ITEM[agora.locked], -1)


def swap(table: Table, agora: AgoraBoard, me: City, opp: City, theirs: int, mine: int) -> None:
    """Exchange two cards without build effects, then look at the symbols of both (A6.14, A6.17)."""
    opp.remove_card(theirs)
    me.remove_card(mine)
    me.add_card(theirs)
    opp.add_card(mine)
    table.parts.on_card_moved(table, me, opp, theirs)
    table.parts.on_card_moved(table, opp, me, mine)
    if printed.SYMBOL_OF[theirs] < 0:
        return
    i_win = science.different_symbols(me) >= SYMBOLS_TO_WIN
    they_win = science.different_symbols(opp) >= SYMBOLS_TO_WIN
    if i_win and they_win:
        table.win(SHARED, SCIENTIFIC)
    elif i_win or they_win:
        table.win(me.seat if i_win else opp.seat, SCIENTIFIC)
    else:
        table.push(OWE_PAIR, opp.seat, printed.SYMBOL_OF[mine])
        table.push(OWE_PAIR, me.seat, printed.SYMBOL_OF[theirs])


def transfer(table: Table, agora: AgoraBoard, start: int, end: int) -> None:
    """Put a decree under the one of another chamber; with cubes there, it is turned up (A6.15)."""
    agora.second[end] = agora.decree[start]
    agora.decree[start] = NO_DECREE
    cubes = agora.cubes[end] + agora.cubes[CHAMBERS + end]
    senate.follow(table, agora, 1 << end if cubes and agora.second[end] == FACE_DOWN else 0)


def sabotage(table: Table, agora: AgoraBoard, owner: City, wonder: int) -> None:
    """Remove a built wonder from the game, the card under it goes to the discard pile; the pawn stays.

    A6.16. One less stands, so that another one may be built (A6.18).
    """
    owner.built ^= 1 << wonder
    owner.settle(printed.WONDER_ITEM[wonder], -1)
    if agora.wonder_cards[wonder] >= 0:
        table.discard_card(agora.wonder_cards[wonder])
    table.parts.on_wonder_left(table, wonder)


def uncover(table: Table, me: City) -> None:
    """Turn up every face-down card that is accessible, after the tokens on them were gained (A6.11, A9.3, A10.3)."""
    turning = table.open & table.hidden
    if turning:
        table.push(OWE_UNCOVER, me.seat, 0)
        if not table.parts.uncover(table, me, turning):
            table.push(OWE_TURNING, CHANCE, turning)
