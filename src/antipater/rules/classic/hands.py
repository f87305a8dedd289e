"""How cards come into hands: dealt, drawn for the Free City, passed on, the last ones discarded (C1.3, C2.3, C9)."""

from antipater.data import classic, classic_columns
from antipater.data.classic_items import BOARDS_IN_BOX, CARDS, DECK_SIZE, SIDES
from antipater.game.seats import CHANCE
from antipater.rules.classic import seating
from antipater.rules.classic.actions import (
    CHOOSING,
    DEAL,
    DEALING,
    DRAWING,
    DRAWING_LAST,
    EVERYBODY,
    GIVE_BOARD,
    HAND_ROOM,
    LEFT_OVER,
    MOST_CITIES,
    NOBODY,
    NOBODY_LOOKS,
    SMALL_TURN,
    UNDEALT,
)
from antipater.rules.classic.table import Table

COPIES = classic_columns.COPIES
GUILD_CARDS = classic_columns.GUILD_CARDS
HAND = classic.HAND
EXTRA_GUILDS = classic.EXTRA_GUILDS
FREE_CITY = classic.FREE_CITY
AGES = classic.AGES


def begin_age(table: Table) -> None:
    """Shuffle the deck of the next Age, guilds among it in Age III, and deal (C1.3); free buildings return (C6.1)."""
    table.age += 1
    table.turn = 0
    for city in range(table.cities.number):
        table.cities.free_left[city] = table.cities.free_power[city]
    for kind in range(DECK_SIZE):
        table.undealt[kind] = COPIES[table.players * CARDS + (table.age - 1) * DECK_SIZE + kind]
    for kind in range(DECK_SIZE, UNDEALT):
        table.undealt[kind] = GUILD_CARDS >> (kind - DECK_SIZE) & 1 if table.age == AGES else 0
    table.guilds_left = table.cities.number + EXTRA_GUILDS if table.age == AGES else 0
    table.push(CHOOSING, EVERYBODY, 0)
    if table.players == FREE_CITY:
        table.push(DRAWING, CHANCE, 0)
    table.push(DEALING, CHANCE, 0)


def kind_of(card: int) -> int:
    """Return the place of a card in `undealt`."""
    return card & 31 if card < CARDS - DECK_SIZE else DECK_SIZE + (card & 31)


def card_of(kind: int, age: int) -> int:
    """Return the card at a place in `undealt`."""
    return (age - 1) * DECK_SIZE + kind if kind < DECK_SIZE else CARDS - DECK_SIZE + kind - DECK_SIZE


def who_looks(table: Table) -> int:
    """Return the seat that sees the next card of the deck, or NOBODY_LOOKS."""
    kind = table.kinds[table.depth - 1]
    if kind == DRAWING_LAST:
        return NOBODY_LOOKS
    if kind == DRAWING:
        return seating.controller(table.age, table.turn)
    seat = 0
    while table.sizes[seat] == HAND:
        seat += 1
    return seat


def dealt(table: Table) -> int:
    """Return how many cards of the Age's deck have been dealt or drawn."""
    kind = table.kinds[table.depth - 1]
    if kind == DRAWING_LAST:
        return table.players * HAND + SMALL_TURN
    if kind == DRAWING:
        return table.players * HAND + table.turn
    total = 0
    for seat in range(table.players):
        total += table.sizes[seat]
    return total


def write_cards(table: Table, out: list[int]) -> int:
    """Write the cards that may come next from the deck; return how many."""
    base = DEAL + who_looks(table) * CARDS
    n = 0
    for kind in range(UNDEALT if table.guilds_left else DECK_SIZE):
        if table.undealt[kind] > 0:
            out[n] = base + card_of(kind, table.age)
            n += 1
    return n


def write_weights(table: Table, out: list[int]) -> None:
    """Write how likely each of them is: by its copies; which guilds are in is open until they come (C1.3)."""
    guilds = 0
    if table.guilds_left:
        for kind in range(DECK_SIZE, UNDEALT):
            guilds += table.undealt[kind]
    n = 0
    for kind in range(UNDEALT if table.guilds_left else DECK_SIZE):
        if table.undealt[kind] > 0:
            if kind >= DECK_SIZE:
                out[n] = table.guilds_left
            else:
                out[n] = table.undealt[kind] * guilds if guilds else table.undealt[kind]
            n += 1


def deal_card(table: Table, card: int) -> None:
    """Give the next card of the deck to whom it is for."""
    kind = kind_of(card)
    table.undealt[kind] -= 1
    if kind >= DECK_SIZE:
        table.guilds_left -= 1
    seat = who_looks(table)
    if seat == NOBODY_LOOKS:
        place = table.place(FREE_CITY, table.age, SMALL_TURN)
        table.cards[place] = card
        table.uses[place] = LEFT_OVER
        table.pop()
        return
    table.give(seat, card)
    if table.kinds[table.depth - 1] == DRAWING:
        table.draws[(table.age - 1) * 7 + table.turn] = card
        table.pop()
    elif seat == table.players - 1 and table.sizes[seat] == HAND:
        table.pop()


def boards_taken(table: Table) -> int:
    """Return the set of boards that are given or promised to a seat (C1.2)."""
    taken = 0
    for seat in range(table.cities.number):
        if table.cities.board[seat] >= 0:
            taken |= 1 << table.cities.board[seat]
    return taken


def write_boards(table: Table, seat: int, out: list[int]) -> int:
    """Write the boards and sides that a seat may still get; return how many."""
    board = table.cities.board[seat]
    side = table.cities.side[seat]
    taken = boards_taken(table)
    n = 0
    for other in range(BOARDS_IN_BOX):
        if other == board or (board < 0 and not taken >> other & 1):
            for face in range(SIDES):
                if face == side or side < 0:
                    out[n] = GIVE_BOARD + other * SIDES + face
                    n += 1
    return n


def pass_hands(table: Table) -> None:
    """Pass every hand to the left neighbour, in Age II to the right one (C2.3); two players swap (C9.1)."""
    kept = [0] * 56
    sizes = [0] * 7
    for seat in range(table.players):
        sizes[seat] = table.sizes[seat]
        for place in range(HAND_ROOM):
            kept[seat * HAND_ROOM + place] = table.hands[seat * HAND_ROOM + place]
    for seat in range(table.players):
        to = seating.holder(table.players, seat, table.age, 1)
        table.sizes[to] = sizes[seat]
        for place in range(HAND_ROOM):
            table.hands[to * HAND_ROOM + place] = kept[seat * HAND_ROOM + place]
    table.turn += 1
    table.push(CHOOSING, EVERYBODY, 0)
    if table.players == FREE_CITY:
        table.push(DRAWING, CHANCE, 0)


def discard_last_cards(table: Table) -> None:
    """Discard the seventh card of every hand, without coins (C2.3)."""
    for seat in range(table.players):
        if table.sizes[seat]:
            card = table.hands[seat * HAND_ROOM]
            place = table.place(seat, table.age, SMALL_TURN)
            table.cards[place] = card
            table.uses[place] = LEFT_OVER
            table.take(seat, card)


def clear_choices(table: Table) -> None:
    """Forget the choices of a turn that has been resolved."""
    for city in range(MOST_CITIES):
        table.chosen[city] = NOBODY
