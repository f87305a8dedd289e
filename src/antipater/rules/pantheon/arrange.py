"""Puts any position of Duel with Pantheon on the table, and takes stock of one."""

from dataclasses import dataclass, field

from antipater.data.columns import TEMPLE_CARDS
from antipater.data.pantheon import ALL_TOKENS, DECK, GATE, MYTHOLOGIES, SPACES
from antipater.game.bits import members_of
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.actions import KINDS as DUEL_KINDS
from antipater.rules.duel.arrange import Arrangement, BadPosition, bit_set, check, furnish, stock_of
from antipater.rules.pantheon.actions import KINDS, NO_TOKEN, OFF_TRACK, UNDRAWN, VACANT
from antipater.rules.pantheon.turn import PantheonState


@dataclass
class PantheonArrangement(Arrangement):
    """A position with what Pantheon adds; a divinity is its mythology times three plus its place, the Gate is 15."""

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


def check_divinities(given: PantheonArrangement) -> None:
    """Refuse a divinity that does not exist, lies in two places or in the deck of another mythology."""
    found = [*given.spaces.values(), *(d for deck in given.decks for d in deck if d >= 0)]
    found += [d for owned in given.divinities for d in members_of(owned)]
    for divinity in found:
        if not 0 <= divinity <= GATE:
            raise BadPosition(f"there is no divinity number {divinity}")
        if found.count(divinity) > 1:
            raise BadPosition(f"divinity {divinity} lies in two places")
    for mythology, deck in enumerate(given.decks):
        if len(deck) > DECK or any(d >= 0 and d // DECK != mythology for d in deck):
            raise BadPosition(f"the deck of mythology {mythology} holds at most {DECK} divinities of its own")
        elsewhere = sum(d // DECK == mythology for d in found) - sum(d >= 0 for d in deck)
        if len(deck) + elsewhere > DECK:
            raise BadPosition(f"mythology {mythology} has {DECK} divinities, not {len(deck) + elsewhere}")
    placed = {*given.board, *given.drawn, *given.cities[0].tokens, *given.cities[1].tokens}
    if placed & set(given.on_card):
        raise BadPosition("a progress token on a divinity lies elsewhere too")
    if any(not 0 <= space < SPACES for space in given.spaces):
        raise BadPosition(f"a space of the Pantheon is 0 to {SPACES - 1}")


def arranged(given: PantheonArrangement) -> PantheonState:
    """Put a position on the table."""
    check(given, (*DUEL_KINDS, *KINDS))
    check_divinities(given)
    state = PantheonState()
    furnish(state, given, ALL_TOKENS, TEMPLE_CARDS)
    state.on_card = bit_set(given.on_card)
    state.box &= ~state.on_card
    for mythology, deck in enumerate(given.decks):
        state.deck_size[mythology] = len(deck)
        for place, divinity in enumerate(deck):
            state.deck[mythology * DECK + place] = divinity
            state.deck_known[mythology * DECK + place] = given.decks_known[mythology][place]
    for space, divinity in given.spaces.items():
        state.settle_on(space, divinity, given.spaces_known.get(space, 0b11))
    for slot, token in given.slot_tokens.items():
        state.slot_tokens[slot] = token
    for place in range(2 * MYTHOLOGIES):
        state.mythology[place] = given.mythology[place]
        if given.mythology[place]:
            state.grant_link(place // MYTHOLOGIES, place % MYTHOLOGIES)
    for seat in range(2):
        state.offerings[seat] = given.offerings[seat]
        state.safe[seat] = given.safe[seat]
        state.own_divinities(seat, given.divinities[seat])
    for wonder, card in given.under_wonders.items():
        state.under[wonder] = card
    state.offered = bit_set(given.offered)
    if given.snake != EMPTY:
        state.bear_snake(given.snake)
    state.minerva = given.minerva
    return state


def arrangement_of(state: PantheonState) -> PantheonArrangement:
    """Take stock of a position; `arranged` puts it back exactly."""
    sizes, deck, known = list(state.deck_size), list(state.deck), list(state.deck_known)
    spaces, spaces_known, under = list(state.spaces), list(state.spaces_known), list(state.under)
    tokens = list(state.slot_tokens)
    firsts = [mythology * DECK for mythology in range(MYTHOLOGIES)]
    return PantheonArrangement(
        **stock_of(state, TEMPLE_CARDS),
        decks=[deck[first : first + size] for first, size in zip(firsts, sizes, strict=True)],
        decks_known=[known[first : first + size] for first, size in zip(firsts, sizes, strict=True)],
        spaces={space: divinity for space, divinity in enumerate(spaces) if divinity != VACANT},
        spaces_known={space: spaces_known[space] for space, divinity in enumerate(spaces) if divinity != VACANT},
        slot_tokens={slot: token for slot, token in enumerate(tokens) if token != NO_TOKEN},
        mythology=list(state.mythology),
        offerings=list(state.offerings),
        divinities=list(state.divinities),
        safe=list(state.safe),
        under_wonders={wonder: card for wonder, card in enumerate(under) if card != EMPTY},
        on_card=members_of(state.on_card),
        offered=members_of(state.offered),
        snake=state.snake,
        minerva=state.minerva,
    )
