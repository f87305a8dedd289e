"""Puts any position of Duel on the table, and takes stock of one: for notation, puzzles and tests.

An `Arrangement` says only what cannot be worked out from the rest. Totals, accessible slots, unseen cards and the box
follow from it.
"""

from dataclasses import dataclass, field
from typing import Any

from antipater.data import columns, duel
from antipater.data.duel import CAPITAL, DRAFT_ORDER, GUILDS_IN_PLAY, MOST_WONDERS, SLOTS, WONDERS_PER_ROUND
from antipater.data.items import DECK_SIZE, MOST_KINDS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.words import COLORS
from antipater.game.bits import members_of
from antipater.game.errors import AntipaterError
from antipater.game.seats import CHANCE
from antipater.rules.duel.actions import (
    AGENDA,
    BUILD_ASIDE,
    DESTROYING,
    DRAFTING,
    EMPTY,
    FIRST,
    KINDS,
    MORE_EFFECTS,
    NOBODY,
    REVISED,
    SCIENTIFIC,
    SHARED,
    START_AGE,
    START_DRAFT,
    TURNING,
)
from antipater.rules.duel.city import City
from antipater.rules.duel.turn import DuelState

COVERED_BY = columns.COVERED_BY
DECK_CARDS = columns.DECK_CARDS
FIRST_GUILD = 3 * DECK_SIZE
ALL_TOKENS = (1 << len(duel.PROGRESS_TOKENS)) - 1


class BadPosition(AntipaterError):
    """A position that cannot lie on a table."""


@dataclass
class Holdings:
    """What one player owns; buildings by card number, wonders and tokens by their place in the pool."""

    coins: int = 7
    cards: list[int] = field(default_factory=list)
    wonders: list[int] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)


@dataclass
class Arrangement:
    """A position, without what follows from the rest."""

    edition: int = REVISED
    age: int = 1
    turn: int = 0
    replay: int = 0
    pawn: int = 0
    loot: int = 0b1111
    board: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)  # wonders that nobody has seen
    shown: list[int] = field(default_factory=list)
    slots: dict[int, int] = field(default_factory=dict)  # face-up cards by slot
    hidden: list[int] = field(default_factory=list)  # slots with a face-down card
    guild_backs: list[int] = field(default_factory=list)  # … that is a guild
    discard: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)  # removed cards of this Age that are shown now
    under: list[int] = field(default_factory=list)  # cards under wonders: seen, and out of the game
    cities: tuple[Holdings, Holdings] = field(default_factory=lambda: (Holdings(), Holdings()))
    agenda: list[tuple[int, int, int]] = field(default_factory=list)  # kind, seat, what; the top last
    winner: int = NOBODY
    victory: int = 0


def bit_set(members: list[int]) -> int:
    """Return a list of members as a bit set."""
    total = 0
    for member in members:
        total |= 1 << member
    return total


def card_sets(cards: list[int]) -> list[int]:
    """Return a list of cards as a bit set per deck."""
    return [bit_set([card % DECK_SIZE for card in cards if card // DECK_SIZE == deck]) for deck in range(4)]


def cards_in(sets: list[int]) -> list[int]:
    """Return the cards of a bit set per deck, ascending."""
    return [deck * DECK_SIZE + place for deck in range(4) for place in members_of(sets[deck])]


def check(given: Arrangement, kinds: tuple[int, ...]) -> None:
    """Refuse what no table can show; say what is wrong."""
    check_things(given)
    check_structure(given)
    check_agenda(given, kinds)
    ranges = (
        ("the edition", given.edition, REVISED, FIRST),
        ("the Age", given.age, 0, 3),
        ("the active player", given.turn, 0, 1),
        ("whether there is a replay", given.replay, 0, 1),
        ("the pawn's space", given.pawn, -CAPITAL, CAPITAL),
        ("the set of military tokens", given.loot, 0, 0b1111),
        ("the winner", given.winner, NOBODY, SHARED),
        ("the kind of victory", given.victory, 0, SCIENTIFIC),
    )
    for what, value, least, most in ranges:
        if not least <= value <= most:
            raise BadPosition(f"{what} is {least} to {most}, not {value}")
    if min(city.coins for city in given.cities) < 0:
        raise BadPosition("nobody has fewer than 0 coins")
    if abs(given.pawn) == CAPITAL and given.winner == NOBODY:
        raise BadPosition("the game is over when the pawn stands in a capital (D7.2)")


def check_things(given: Arrangement) -> None:
    """Refuse a thing that does not exist, or that lies in two places."""
    cards = [
        *given.slots.values(),
        *given.discard,
        *given.aside,
        *given.under,
        *given.cities[0].cards,
        *given.cities[1].cards,
    ]
    for card in cards:
        if card not in columns.BY_NUMBER or card >= WONDER_ITEMS:
            raise BadPosition(f"there is no card number {card}")
        if cards.count(card) > 1:
            raise BadPosition(f"{columns.BY_NUMBER[card].key} lies in two places")
    wonders = [*given.pool, *given.shown, *(w for city in given.cities for w in (*city.wonders, *city.built))]
    for wonder in wonders:
        if not 0 <= wonder < MOST_KINDS or WONDER_ITEMS + wonder not in columns.BY_NUMBER:
            raise BadPosition(f"there is no wonder number {wonder}")
        if wonders.count(wonder) > 1:
            raise BadPosition(f"{columns.BY_NUMBER[WONDER_ITEMS + wonder].key} lies in two places")
    tokens = [*given.board, *given.drawn, *given.cities[0].tokens, *given.cities[1].tokens]
    for token in tokens:
        if not 0 <= token < MOST_KINDS or TOKEN_ITEMS + token not in columns.BY_NUMBER:
            raise BadPosition(f"there is no progress token number {token}")
        if tokens.count(token) > 1:
            raise BadPosition(f"{columns.BY_NUMBER[TOKEN_ITEMS + token].key} lies in two places")
    for city in given.cities:
        if sum(card >= FIRST_GUILD for card in city.cards) > GUILDS_IN_PLAY:
            raise BadPosition(f"at most {GUILDS_IN_PLAY} guilds or temples are in a game (D1.6)")
    if sum(len(city.built) for city in given.cities) > MOST_WONDERS:
        raise BadPosition(f"at most {MOST_WONDERS} wonders stand built (D6.3)")


def check_structure(given: Arrangement) -> None:
    """Refuse slots that cannot be as they are said to be."""
    for slot in (*given.slots, *given.hidden, *given.guild_backs):
        if not 0 <= slot < SLOTS:
            raise BadPosition(f"a slot is 0 to {SLOTS - 1}, not {slot}")
    if set(given.slots) & set(given.hidden):
        raise BadPosition("a card lies face up or face down, not both")
    if (given.slots or given.hidden) and not given.age:
        raise BadPosition("there is no structure before Age I")


def check_agenda(given: Arrangement, kinds: tuple[int, ...]) -> None:
    """Refuse decisions that nobody knows, and more than there is room for."""
    if len(given.agenda) > AGENDA // 2:
        raise BadPosition(f"at most {AGENDA // 2} decisions can wait, so that there is room for what they bring")
    for kind, seat, what in given.agenda:
        if kind not in kinds or seat not in (CHANCE, 0, 1):
            raise BadPosition(f"nobody owes a decision of kind {kind} for seat {seat}")
        check_subject(given, kind, what)
        if kind == DRAFTING and what + len(given.shown) > len(DRAFT_ORDER):
            raise BadPosition(f"after {what} wonders at most {len(DRAFT_ORDER) - what} are there to draft")


def check_subject(given: Arrangement, kind: int, what: int) -> None:
    """Refuse a decision about something that there is not; the rules would look it up unchecked."""
    ranges = {
        TURNING: range(1, 1 << SLOTS if given.age else 1),
        START_AGE: range(1, 4),
        START_DRAFT: range(0, WONDERS_PER_ROUND + 1, WONDERS_PER_ROUND),
        DRAFTING: range(len(DRAFT_ORDER)),
        DESTROYING: range(COLORS),
        BUILD_ASIDE: range(WONDER_ITEMS),
    }
    item = what & 0xFF
    if kind == MORE_EFFECTS and item in columns.BY_NUMBER:
        ranges[kind] = range(columns.EFFECT_START[item] << 8, columns.EFFECT_START[item + 1] + 1 << 8)
    if kind in ranges and what not in ranges[kind]:
        raise BadPosition(f"no decision of kind {kind} is about {what}")


def fill_city(city: City, holdings: Holdings) -> None:
    """Put a player's things into an empty city."""
    city.coins = holdings.coins
    for card in holdings.cards:
        city.add_card(card)
    city.wonders = bit_set(holdings.wonders)
    city.built = bit_set(holdings.built)
    for wonder in holdings.built:
        city.settle(WONDER_ITEMS + wonder, 1)
    city.tokens = bit_set(holdings.tokens)
    for token in holdings.tokens:
        city.settle(TOKEN_ITEMS + token, 1)


def furnish(state: DuelState, given: Arrangement, tokens: int, guilds: int) -> None:
    """Put a position on an empty table; *tokens* and *guilds* are the sets that the ruleset plays with."""
    fill_city(state.city0, given.cities[0])
    fill_city(state.city1, given.cities[1])
    cities = [*given.cities[0].cards, *given.cities[1].cards]
    seen = card_sets([*given.slots.values(), *given.discard, *given.aside, *given.under, *cities])
    piles = card_sets(given.discard)
    for deck in range(4):
        state.unseen[deck] = (guilds if deck == 3 else DECK_CARDS[deck]) & ~seen[deck]
        state.discard[deck] = piles[deck]
    for slot, card in given.slots.items():
        state.slots[slot] = card
    state.hidden = bit_set(given.hidden)
    state.present = bit_set([*given.slots, *given.hidden])
    for kind, _, what in given.agenda:
        if kind == TURNING:  # cards that are just being laid out lie there already, unseen
            state.present |= what
    state.guild_backs = bit_set(given.guild_backs)
    for slot in range(SLOTS):
        covers = COVERED_BY[(given.age - 1) * SLOTS + slot] if given.age else 0
        if state.present >> slot & 1 and covers & state.present == 0:
            state.open |= 1 << slot
    state.edition, state.age, state.turn, state.replay = given.edition, given.age, given.turn, given.replay
    state.pawn, state.loot, state.winner, state.victory = given.pawn, given.loot, given.winner, given.victory
    state.board, state.drawn = bit_set(given.board), bit_set(given.drawn)
    state.box = tokens & ~(state.board | state.drawn | state.city0.tokens | state.city1.tokens)
    state.aside = bit_set([card % DECK_SIZE for card in given.aside])
    state.pool, state.shown = bit_set(given.pool), bit_set(given.shown)
    for kind, seat, what in given.agenda:
        state.push(kind, seat, what)


def arranged(given: Arrangement) -> DuelState:
    """Put a position on the table."""
    check(given, KINDS)
    state = DuelState()
    furnish(state, given, ALL_TOKENS, DECK_CARDS[3])
    return state


def holdings_of(city: City) -> Holdings:
    """Take stock of a city."""
    sets = list(city.cards)
    return Holdings(
        city.coins, cards_in(sets), members_of(city.wonders), members_of(city.built), members_of(city.tokens)
    )


def stock_of(state: DuelState, guilds: int) -> dict[str, Any]:
    """Take stock of a position, field by field; *guilds* is the set that the ruleset plays with."""
    cities = holdings_of(state.city0), holdings_of(state.city1)
    slots = {slot: state.slots[slot] for slot in range(SLOTS) if state.slots[slot] != EMPTY}
    discard = cards_in(list(state.discard))
    aside = [(state.age - 1) * DECK_SIZE + place for place in members_of(state.aside)]
    found = card_sets([*slots.values(), *discard, *aside, *cities[0].cards, *cities[1].cards])
    unseen = list(state.unseen)
    decks = [*list(DECK_CARDS)[:3], guilds]
    under = cards_in([decks[deck] & ~unseen[deck] & ~found[deck] for deck in range(4)])
    return {
        "edition": state.edition,
        "age": state.age,
        "turn": state.turn,
        "replay": state.replay,
        "pawn": state.pawn,
        "loot": state.loot,
        "board": members_of(state.board),
        "drawn": members_of(state.drawn),
        "pool": members_of(state.pool),
        "shown": members_of(state.shown),
        "slots": slots,
        "hidden": members_of(state.hidden),
        "guild_backs": members_of(state.guild_backs),
        "discard": discard,
        "aside": aside,
        "under": under,
        "cities": cities,
        "agenda": [(state.kinds[place], state.seats[place], state.subjects[place]) for place in range(state.depth)],
        "winner": state.winner,
        "victory": state.victory,
    }


def arrangement_of(state: DuelState) -> Arrangement:
    """Take stock of a position; `arranged` puts it back exactly."""
    return Arrangement(**stock_of(state, DECK_CARDS[3]))
