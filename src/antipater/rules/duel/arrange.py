"""Puts any position of Duel on the table, and takes stock of one: for notation, puzzles and tests.

An `Arrangement` says only what cannot be worked out from the rest. Totals, accessible slots, unseen cards and the box
follow from it.
"""

from dataclasses import dataclass, field
from typing import Any

from antipater.data import columns, structures
from antipater.data.duel import CAPITAL, DRAFT_ORDER, GUILDS_IN_PLAY, MOST_WONDERS, WONDERS_PER_ROUND
from antipater.data.items import BY_NUMBER, CARDS, DECK_SIZE, DECKS, GUILD, MOST_KINDS, TOKEN_ITEM, WONDER_ITEM
from antipater.data.structures import MOST_SLOTS
from antipater.data.words import COLORS
from antipater.game.bits import members_of
from antipater.game.errors import BadPosition
from antipater.game.seats import CHANCE
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import (
    AGENDA,
    EMPTY,
    FIRST,
    NOBODY,
    OWE_AGE,
    OWE_ASIDE,
    OWE_DESTROY,
    OWE_DRAFT,
    OWE_EFFECTS,
    OWE_ROUND,
    OWE_TURNING,
    REVISED,
    ROWS,
    SHARED,
)
from antipater.rules.duel.state import DuelState, victories_of
from antipater.rules.duel.table import Part

FIRST_GUILD, END_OF_GUILDS = (GUILD - 1) * DECK_SIZE, GUILD * DECK_SIZE


@dataclass
class CityHoldings:
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
    cities: tuple[CityHoldings, CityHoldings] = field(default_factory=lambda: (CityHoldings(), CityHoldings()))
    agenda: list[tuple[int, int, int]] = field(default_factory=list)  # kind, seat, what; the top last
    winner: int = NOBODY
    victory: int = 0
    parts: dict[str, Any] = field(default_factory=dict)  # what each expansion adds, by its name


def bit_set(members: list[int]) -> int:
    """Return a list of members as a bit set."""
    total = 0
    for member in members:
        total |= 1 << member
    return total


def card_sets(cards: list[int]) -> list[int]:
    """Return a list of cards as a bit set per deck."""
    return [bit_set([card % DECK_SIZE for card in cards if card // DECK_SIZE == deck]) for deck in range(DECKS)]


def cards_in(sets: list[int]) -> list[int]:
    """Return the cards of a bit set per deck, ascending."""
    return [deck * DECK_SIZE + place for deck in range(DECKS) for place in members_of(sets[deck])]


def check(given: Arrangement, state: DuelState) -> None:
    """Raise BadPosition for what the table cannot show."""
    parts = state.part_types
    check_things(given)
    check_agenda(given, {row.kind for rows in (ROWS, *(part.rows for part in parts)) for row in rows.decisions})
    if unknown := given.parts.keys() - {part.name for part in parts}:
        raise BadPosition(f"this table has no {' and no '.join(sorted(unknown))}")
    ranges = (
        ("the edition", given.edition, REVISED, FIRST),
        ("the Age", given.age, 0, 3),
        ("the active player", given.turn, 0, 1),
        ("whether there is a replay", given.replay, 0, 1),
        ("the pawn's space", given.pawn, -CAPITAL, CAPITAL),
        ("the set of military tokens", given.loot, 0, 0b1111),
        ("the winner", given.winner, NOBODY, SHARED),
        ("the kind of victory", given.victory, 0, max(victories_of(parts).values())),
    )
    for what, value, least, most in ranges:
        if not least <= value <= most:
            raise BadPosition(f"{what} is {least} to {most}, not {value}")
    if min(city.coins for city in given.cities) < 0:
        raise BadPosition("nobody has fewer than 0 coins")
    if abs(given.pawn) == CAPITAL and given.winner == NOBODY:
        raise BadPosition("the game is over when the pawn stands in a capital (D7.2)")
    check_structure(given, structures.SLOT_COUNT[state.structures + max(given.age - 1, 0)])


def check_things(given: Arrangement) -> None:
    """Raise BadPosition for a thing that does not exist, or that lies in two places."""
    cards = [
        *given.slots.values(),
        *given.discard,
        *given.aside,
        *given.under,
        *given.cities[0].cards,
        *given.cities[1].cards,
    ]
    for card in cards:
        if card not in BY_NUMBER or not BY_NUMBER[card].deck:
            raise BadPosition(f"there is no card number {card}")
        if cards.count(card) > 1:
            raise BadPosition(f"{BY_NUMBER[card].key} lies in two places")
    wonders = [*given.pool, *given.shown, *(w for city in given.cities for w in (*city.wonders, *city.built))]
    for wonder in wonders:
        if not 0 <= wonder < MOST_KINDS or WONDER_ITEM[wonder] not in BY_NUMBER:
            raise BadPosition(f"there is no wonder number {wonder}")
        if wonders.count(wonder) > 1:
            raise BadPosition(f"{BY_NUMBER[WONDER_ITEM[wonder]].key} lies in two places")
    tokens = [*given.board, *given.drawn, *given.cities[0].tokens, *given.cities[1].tokens]
    for token in tokens:
        if not 0 <= token < MOST_KINDS or TOKEN_ITEM[token] not in BY_NUMBER:
            raise BadPosition(f"there is no progress token number {token}")
        if tokens.count(token) > 1:
            raise BadPosition(f"{BY_NUMBER[TOKEN_ITEM[token]].key} lies in two places")
    for seat, city in enumerate(given.cities):
        if sum(FIRST_GUILD <= card < END_OF_GUILDS for card in city.cards) > GUILDS_IN_PLAY:
            raise BadPosition(
                "at most {most} guilds or temples are in a game (D1.6)",
                "too-many-guilds",
                f"cards{seat}",
                most=GUILDS_IN_PLAY,
            )
    if sum(len(city.built) for city in given.cities) > MOST_WONDERS:
        raise BadPosition(f"at most {MOST_WONDERS} wonders stand built (D6.3)")


def check_structure(given: Arrangement, slots: int) -> None:
    """Raise BadPosition for slots that cannot be as they are said to be."""
    for slot in (*given.slots, *given.hidden, *given.guild_backs):
        if not 0 <= slot < slots:
            raise BadPosition(
                "a slot is 0 to {last}, not {found}", "no-such-slot", "structure", last=slots - 1, found=slot
            )
    if set(given.slots) & set(given.hidden):
        raise BadPosition("a card lies face up or face down, not both")
    if (given.slots or given.hidden) and not given.age:
        raise BadPosition("there is no structure before Age I")


def check_agenda(given: Arrangement, kinds: set[int]) -> None:
    """Raise BadPosition for decisions that nobody knows, and more than there is room for."""
    if len(given.agenda) > AGENDA // 2:
        raise BadPosition(f"at most {AGENDA // 2} decisions can wait, so that there is room for what they bring")
    for kind, seat, what in given.agenda:
        if kind not in kinds or seat not in (CHANCE, 0, 1):
            raise BadPosition(f"nobody owes a decision of kind {kind} for seat {seat}")
        check_subject(given, kind, what)
        if kind == OWE_DRAFT and what + len(given.shown) > len(DRAFT_ORDER):
            raise BadPosition(f"after {what} wonders at most {len(DRAFT_ORDER) - what} are there to draft")


def check_subject(given: Arrangement, kind: int, what: int) -> None:
    """Raise BadPosition for a decision about something that there is not; the rules would look it up unchecked."""
    ranges = {
        OWE_TURNING: range(1, 1 << structures.MOST_SLOTS - 1 if given.age else 1),  # too large for an int of C
        OWE_AGE: range(1, 4),
        OWE_ROUND: range(0, WONDERS_PER_ROUND + 1, WONDERS_PER_ROUND),
        OWE_DRAFT: range(len(DRAFT_ORDER)),
        OWE_DESTROY: range(COLORS),
        OWE_ASIDE: range(CARDS),
    }
    if kind in ranges and what not in ranges[kind]:
        raise BadPosition(f"no decision of kind {kind} is about {what}")
    item, entry = what & 0xFF | what >> 24 << 8, what >> 8 & 0xFFFF
    if kind == OWE_EFFECTS and not (
        item in BY_NUMBER and columns.EFFECT_START[item] <= entry <= columns.EFFECT_END[item]
    ):
        raise BadPosition(f"no decision of kind {kind} is about {what}")


def fill_city(city: City, holdings: CityHoldings) -> None:
    """Put a player's things into an empty city."""
    city.coins = holdings.coins
    for card in holdings.cards:
        city.add_card(card)
    city.wonders = bit_set(holdings.wonders)
    city.built = bit_set(holdings.built)
    for wonder in holdings.built:
        city.settle(WONDER_ITEM[wonder], 1)
    city.tokens = bit_set(holdings.tokens)
    for token in holdings.tokens:
        city.settle(TOKEN_ITEM[token], 1)


def furnish(state: DuelState, given: Arrangement) -> None:
    """Put a position on a table that has been set up and is empty otherwise."""
    fill_city(state.city0, given.cities[0])
    fill_city(state.city1, given.cities[1])
    cities = [*given.cities[0].cards, *given.cities[1].cards]
    seen = card_sets([*given.slots.values(), *given.discard, *given.aside, *given.under, *cities])
    piles = card_sets(given.discard)
    for deck in range(DECKS):
        state.unseen[deck] &= ~seen[deck]
        state.discard[deck] = piles[deck]
    for slot, card in given.slots.items():
        state.slots[slot] = card
    state.hidden = bit_set(given.hidden)
    state.present = bit_set([*given.slots, *given.hidden])
    for kind, _, what in given.agenda:
        if kind == OWE_TURNING:  # cards that are just being laid out lie there already, unseen
            state.present |= what
    state.guild_backs = bit_set(given.guild_backs)
    state.age = given.age
    for slot in range(MOST_SLOTS):
        covers = printed.COVERED_BY[state.structure() * MOST_SLOTS + slot] if given.age else 0
        if state.present >> slot & 1 and covers & state.present == 0:
            state.open |= 1 << slot
    state.edition, state.turn, state.replay = given.edition, given.turn, given.replay
    state.pawn, state.loot, state.winner, state.victory = given.pawn, given.loot, given.winner, given.victory
    state.board, state.drawn = bit_set(given.board), bit_set(given.drawn)
    state.box &= ~(state.board | state.drawn | state.city0.tokens | state.city1.tokens)
    state.aside = bit_set([card % DECK_SIZE for card in given.aside])
    state.pool, state.shown = bit_set(given.pool), bit_set(given.shown)
    while state.depth:
        state.pop()
    for kind, seat, what in given.agenda:
        state.push(kind, seat, what)


def arranged(given: Arrangement, parts: tuple[type[Part], ...] = ()) -> DuelState:
    """Put a position on a table with these expansions."""
    state = DuelState(parts)
    check(given, state)
    state.set_up(given.edition, 0, 0, 0)
    furnish(state, given)
    for part in parts:
        state.part(part.name).arrange(state, given, given.parts.get(part.name))
    return state


def holdings_of(city: City) -> CityHoldings:
    """Take stock of a city."""
    sets = list(city.cards)
    return CityHoldings(
        city.coins, cards_in(sets), members_of(city.wonders), members_of(city.built), members_of(city.tokens)
    )


def arrangement_of(state: DuelState) -> Arrangement:
    """Take stock of a position; `arranged` puts it back exactly."""
    cities = holdings_of(state.city0), holdings_of(state.city1)
    slots = {slot: state.slots[slot] for slot in range(MOST_SLOTS) if state.slots[slot] != EMPTY}
    discard = cards_in(list(state.discard))
    aside = [(state.age - 1) * DECK_SIZE + place for place in members_of(state.aside)]
    found = card_sets([*slots.values(), *discard, *aside, *cities[0].cards, *cities[1].cards])
    unseen = list(state.unseen)
    decks = decks_of(state)
    return Arrangement(
        edition=state.edition,
        age=state.age,
        turn=state.turn,
        replay=state.replay,
        pawn=state.pawn,
        loot=state.loot,
        board=members_of(state.board),
        drawn=members_of(state.drawn),
        pool=members_of(state.pool),
        shown=members_of(state.shown),
        slots=slots,
        hidden=members_of(state.hidden),
        guild_backs=members_of(state.guild_backs),
        discard=discard,
        aside=aside,
        under=cards_in([decks[deck] & ~unseen[deck] & ~found[deck] for deck in range(DECKS)]),
        cities=cities,
        agenda=[(state.kinds[place], state.seats[place], state.subjects[place]) for place in range(state.depth)],
        winner=state.winner,
        victory=state.victory,
        parts={part.name: state.part(part.name).arrangement(state) for part in state.part_types},
    )


def decks_of(state: DuelState) -> list[int]:
    """Return the cards that a table is played with, a set for each deck."""
    fresh = DuelState(state.part_types)
    fresh.set_up(state.edition, 0, 0, 0)
    return list(fresh.unseen)
