"""Puts what Pantheon adds to a position on the table, and takes stock of it."""

from dataclasses import dataclass, field

from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import DECK, GATE, MYTHOLOGIES, SPACES
from antipater.data.words import WINGED_BULL
from antipater.game.bits import members_of
from antipater.game.errors import BadPosition
from antipater.rules.duel import printed
from antipater.rules.duel.arrange import Arrangement, bit_set
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.table import Table
from antipater.rules.pantheon.board import PantheonBoard
from antipater.rules.pantheon.decisions import BOTH, NO_TOKEN, OFF_TRACK, UNDRAWN, VACANT


@dataclass
class PantheonArrangement:
    """What Pantheon adds to a position; a divinity is its mythology times three plus its place, the Gate is 15."""

    decks: list[list[int]] = field(default_factory=lambda: [[UNDRAWN] * DECK for _ in range(MYTHOLOGIES)])  # top first
    decks_known: list[list[int]] = field(default_factory=lambda: [[0] * DECK for _ in range(MYTHOLOGIES)])
    spaces: dict[int, int] = field(default_factory=dict)  # divinities by space
    spaces_known: dict[int, int] = field(default_factory=dict)  # who knows them, as a set of seats; both if not said
    slot_tokens: dict[int, int] = field(default_factory=dict)  # mythology, or 5 and more for offerings
    mythology: list[int] = field(default_factory=lambda: [0] * (2 * MYTHOLOGIES))
    offerings: list[int] = field(default_factory=lambda: [0, 0])  # sets of tokens by seat
    divinities: list[int] = field(default_factory=lambda: [0, 0])  # sets of activated cards by seat
    safe: list[int] = field(default_factory=lambda: [0, 0])
    under_wonders: dict[int, int] = field(default_factory=dict)  # the card under each built wonder
    on_card: list[int] = field(default_factory=list)  # progress tokens that lie on a divinity
    offered: list[int] = field(default_factory=list)
    snake: int = EMPTY
    minerva: int = OFF_TRACK


def check_divinities(given: Arrangement, own: PantheonArrangement) -> None:
    """Raise BadPosition for a divinity that does not exist, lies in two places or in the deck of another mythology."""
    found = [*own.spaces.values(), *(d for deck in own.decks for d in deck if d >= 0)]
    found += [d for owned in own.divinities for d in members_of(owned)]
    for divinity in found:
        if not 0 <= divinity <= GATE:
            raise BadPosition(f"there is no divinity number {divinity}")
        if found.count(divinity) > 1:
            raise BadPosition(f"divinity {divinity} lies in two places")
    for mythology, deck in enumerate(own.decks):
        if len(deck) > DECK or any(d >= 0 and d // DECK != mythology for d in deck):
            raise BadPosition(f"the deck of mythology {mythology} holds at most {DECK} divinities of its own")
        elsewhere = sum(d // DECK == mythology for d in found) - sum(d >= 0 for d in deck)
        if len(deck) + elsewhere > DECK:
            raise BadPosition(f"mythology {mythology} has {DECK} divinities, not {len(deck) + elsewhere}")
    placed = {*given.board, *given.drawn, *given.cities[0].tokens, *given.cities[1].tokens}
    if placed & set(own.on_card):
        raise BadPosition("a progress token on a divinity lies elsewhere too")
    if any(not 0 <= space < SPACES for space in own.spaces):
        raise BadPosition(f"a space of the Pantheon is 0 to {SPACES - 1}")


def arrange(table: Table, board: PantheonBoard, given: Arrangement, own: PantheonArrangement) -> None:
    """Put what Pantheon adds on a table where all else lies already."""
    check_divinities(given, own)
    board.on_card = bit_set(own.on_card)
    table.box &= ~board.on_card
    for mythology, deck in enumerate(own.decks):
        board.deck_size[mythology] = len(deck)
        for place, divinity in enumerate(deck):
            board.deck[mythology * DECK + place] = divinity
            board.deck_known[mythology * DECK + place] = own.decks_known[mythology][place]
    for space, divinity in own.spaces.items():
        board.settle_on(space, divinity, own.spaces_known.get(space, BOTH))
    for slot, token in own.slot_tokens.items():
        board.slot_tokens[slot] = token
    for seat in range(2):
        furnish_city(board, table.city0 if seat == 0 else table.city1, own)
    for wonder, card in own.under_wonders.items():
        board.under[wonder] = card
    board.offered = bit_set(own.offered)
    if own.snake != EMPTY:
        bear_snake(table, board, own.snake)
    board.minerva = own.minerva


def furnish_city(board: PantheonBoard, city: City, own: PantheonArrangement) -> None:
    """Give a player tokens, with the chains they grant, and divinities, with the symbols they bring (P3.5, P5.2)."""
    seat = city.seat
    for kind in range(MYTHOLOGIES):
        board.mythology[seat * MYTHOLOGIES + kind] = own.mythology[seat * MYTHOLOGIES + kind]
        if board.mythology[seat * MYTHOLOGIES + kind]:
            city.links |= 1 << (WINGED_BULL + kind)
    board.offerings[seat] = own.offerings[seat]
    board.safe[seat] = own.safe[seat]
    board.divinities[seat] = own.divinities[seat]
    for divinity in members_of(own.divinities[seat]):
        if printed.SYMBOL_OF[DIVINITY_ITEMS + divinity] >= 0:
            city.own_symbol(printed.SYMBOL_OF[DIVINITY_ITEMS + divinity])


def bear_snake(table: Table, board: PantheonBoard, card: int) -> None:
    """Put the snake on a green card: its symbol counts for the other player too (P5.3)."""
    board.snake = card
    if table.city0.cards[card >> 5] >> (card & 31) & 1:
        table.city1.own_symbol(printed.SYMBOL_OF[card])
    else:
        table.city0.own_symbol(printed.SYMBOL_OF[card])


def arrangement_of(board: PantheonBoard) -> PantheonArrangement:
    """Take stock of what Pantheon adds; `arrange` puts it back exactly."""
    sizes, deck, known = list(board.deck_size), list(board.deck), list(board.deck_known)
    spaces, spaces_known, under = list(board.spaces), list(board.spaces_known), list(board.under)
    tokens = list(board.slot_tokens)
    firsts = [mythology * DECK for mythology in range(MYTHOLOGIES)]
    return PantheonArrangement(
        decks=[deck[first : first + size] for first, size in zip(firsts, sizes, strict=True)],
        decks_known=[known[first : first + size] for first, size in zip(firsts, sizes, strict=True)],
        spaces={space: divinity for space, divinity in enumerate(spaces) if divinity != VACANT},
        spaces_known={space: spaces_known[space] for space, divinity in enumerate(spaces) if divinity != VACANT},
        slot_tokens={slot: token for slot, token in enumerate(tokens) if token != NO_TOKEN},
        mythology=list(board.mythology),
        offerings=list(board.offerings),
        divinities=list(board.divinities),
        safe=list(board.safe),
        under_wonders={wonder: card for wonder, card in enumerate(under) if card != EMPTY},
        on_card=members_of(board.on_card),
        offered=members_of(board.offered),
        snake=board.snake,
        minerva=board.minerva,
    )
