"""Puts any position of classic 7 Wonders on the table: for notation, puzzles and tests.

The rules themselves go through the turns of an `Arrangement` again, so Age, agenda, totals and conflict tokens follow.
"""

from antipater.data import classic_columns
from antipater.data.classic import FREE_CITY, HAND, TURNS
from antipater.data.classic_items import CARDS, DECK_SIZE, NONE
from antipater.game.errors import BadPosition
from antipater.game.seats import UNKNOWN
from antipater.rules.classic import build, hands, knowledge, seating
from antipater.rules.classic.actions import (
    BUILT,
    BUILT_FREE,
    CHOOSING,
    DEALING,
    DECLINE,
    DECLINED,
    DRAWING,
    DRAWING_LAST,
    GIVING_BOARD,
    LAST_CARDS,
    LEFT_OVER,
    MEMORY,
    MEMORY_AT,
    NOBODY,
    NOT_YET,
    PLAYS,
    REVIVE,
    REVIVING,
    SEVENTH,
    SOLD,
    STAGED,
    UNDEALT,
)
from antipater.rules.classic.arrangement import Arrangement, check_drawn, check_held, check_played, check_size
from antipater.rules.classic.turn import ClassicState

FREE_BUILDING = classic_columns.FREE_BUILDING
FROM_DISCARD = classic_columns.FROM_DISCARD


def arranged(given: Arrangement) -> ClassicState:
    """Put a position on the table; choices that are sealed can be applied to it afterwards."""
    state = ClassicState()
    state.set_up(given.players, given.boards, given.sides)
    check_hidden(state, given)
    replay_turns(state, given)
    state.bank = sum(given.coins)
    for city in range(state.cities.number):
        state.cities.coins[city] = given.coins[city]
    fill_hands(state, given)
    if given.players == FREE_CITY:
        fill_free_city(state, given)
    if given.viewer == NOBODY:
        fill_deck(state)
    else:
        fill_memory(state, given)
    return state


def check_hidden(state: ClassicState, given: Arrangement) -> None:
    """Refuse a position that hides something, and a view that does not hide just what its viewer cannot know (C8)."""
    whole = given.viewer == NOBODY
    for city in range(state.cities.number):
        for turn, (use, card) in enumerate(given.plays[city]):
            known = whole or knowledge.played_by(state, city, turn // HAND + 1, turn % HAND, given.viewer)
            check_played(card, use > BUILT_FREE and not known, city, turn)
    for turn, card in enumerate(given.draws):
        known = whole or seating.controller(turn // TURNS + 1, turn % TURNS) == given.viewer
        check_drawn(card, not known, turn)
    for seat in range(state.players):
        for card in given.hands[seat]:
            check_held(card, not whole and seat != given.viewer, seat)


# The turns, repeated.


def replay_turns(state: ClassicState, given: Arrangement) -> None:
    """Repeat all turns that have been played, up to the decision that is due now."""
    revived = list(given.revived)
    played = [0] * state.cities.number
    while state.depth:
        kind = state.kinds[state.depth - 1]
        if kind == GIVING_BOARD:
            break
        if kind == REVIVING:
            if not revived:
                break
            revive(state, revived.pop(0), given.viewer)
        elif kind in (SEVENTH, DRAWING_LAST):
            city = state.seats[state.depth - 1] if kind == SEVENTH else FREE_CITY
            if len(given.plays[city]) == played[city]:
                break
            state.pop()
            place_card(state, given, city, played, kind == SEVENTH)
            discard_last_cards(state, given, played)
        elif not all_played(state, given):
            break
        else:
            play_turn(state, given, played)
    for city in range(state.cities.number):
        if len(given.plays[city]) > played[city]:
            raise BadPosition("{city} has played more cards than others", "played-more", "plays", city)
    if revived:
        raise BadPosition("there were fewer occasions to build a card of the pile (C6.2)", "revived-more", "revived")
    pop_dealt_cards(state, given)


def all_played(state: ClassicState, given: Arrangement) -> bool:
    """Return whether all cities have played a card in this turn, or none has."""
    turn = (state.age - 1) * HAND + state.turn
    done = [len(plays) > turn for plays in given.plays[: state.cities.number]]
    if any(done) and not all(done):
        city = done.index(False)
        raise BadPosition("{city} has played fewer cards than others", "played-fewer", "plays", city)
    return done[0]


def play_turn(state: ClassicState, given: Arrangement, played: list[int]) -> None:
    """Place the cards of one turn, and go on to the next decision."""
    while state.kinds[state.depth - 1] != CHOOSING:
        state.pop()
    state.pop()
    reviving_city = NONE
    for city in range(state.cities.number):
        if place_card(state, given, city, played, True):
            reviving_city = city
    state.end_turn(reviving_city)
    discard_last_cards(state, given, played)


def discard_last_cards(state: ClassicState, given: Arrangement, played: list[int]) -> None:
    """Discard the seventh cards if that is next, and go on unless something else comes first (C2.4)."""
    if state.kinds[state.depth - 1] in (SEVENTH, DRAWING_LAST):
        return
    if state.kinds[state.depth - 1] == LAST_CARDS:
        for seat in range(state.players):
            if played[seat] < state.age * HAND:
                if len(given.plays[seat]) == played[seat]:
                    raise BadPosition(
                        "{city} has not discarded its last card of {age}",
                        "last-card-kept",
                        "plays",
                        seat,
                        age=state.age,
                    )
                place_card(state, given, seat, played, False)
    state.run_automatic()


def place_card(state: ClassicState, given: Arrangement, city: int, played: list[int], chosen: bool) -> int:
    """Put the next card of a city where it went; return 1 if its owner may build from the pile for it (C6.2)."""
    use, card = given.plays[city][played[city]]
    turn = played[city] % HAND
    if use == LEFT_OVER and chosen:
        raise BadPosition(
            "card {number} of {age} is played (C2.3)", "card-played", "plays", city, number=turn + 1, age=state.age
        )
    if use != LEFT_OVER and not chosen:
        raise BadPosition(
            "card {number} of {age} goes to the pile without coins (C2.3)",
            "card-left-over",
            "plays",
            city,
            number=turn + 1,
            age=state.age,
        )
    may_revive = 0
    if use == STAGED:
        stage = state.cities.next_stage(city)
        if stage == NONE:
            raise BadPosition("{city} has no stage left to build (C3.7)", "no-stage-left", "plays", city)
        state.cities.add_item(city, stage)
        if FREE_BUILDING[stage]:
            state.cities.free_left[city] = 1
        may_revive = FROM_DISCARD[stage]
    elif use in (BUILT, BUILT_FREE):
        name = classic_columns.BY_NUMBER[card].key
        if use == BUILT_FREE and not state.cities.free_left[city]:
            raise BadPosition(
                "{city} could not build {item} for nothing (C6.1)", "not-for-free", "plays", city, item=name
            )
        if build.has_building(state.cities, city, card):
            raise BadPosition("{item} stands in one city twice: {city} (C3.2)", "built-twice", "plays", city, item=name)
        state.cities.add_card(city, card)
        if use == BUILT_FREE:
            state.cities.free_left[city] = 0
    place = state.place(city, state.age, turn)
    state.cards[place] = card
    state.uses[place] = use
    played[city] += 1
    return may_revive


def revive(state: ClassicState, card: int, viewer: int) -> None:
    """Build a card from the pile, or none (C6.2)."""
    city = state.subjects[state.depth - 1]
    counts = [0] * 128
    state.count_pile(state.looks - 1, counts)
    if card != DECLINED:
        name = classic_columns.BY_NUMBER[card].key
        if build.has_building(state.cities, city, card):
            raise BadPosition(
                "{item} stands in one city twice: {owner} (C3.2)", "revived-twice", "revived", item=name, owner=city
            )
        if viewer == NOBODY and counts[card] <= 0:
            raise BadPosition("{item} was not in the pile (C6.2)", "not-in-pile", "revived", item=name)
    state.revive(city, DECLINE if card == DECLINED else REVIVE + card)
    state.run_automatic()


def pop_dealt_cards(state: ClassicState, given: Arrangement) -> None:
    """Take what has been dealt and drawn already off the agenda (C1.3, C9.4)."""
    if not state.age:
        drawn = 0
    else:
        drawn = (state.age - 1) * TURNS + (state.turn if state.turn < TURNS else TURNS - 1)
        top = state.kinds[state.depth - 1] if state.depth else NONE
        if top == DEALING and sum(map(len, given.hands)) >= state.players * HAND:
            state.pop()
            top = state.kinds[state.depth - 1]
        if top == DRAWING and len(given.draws) > drawn:
            state.pop()
            top = CHOOSING
        if top not in (DEALING, DRAWING):
            drawn += 1
    if given.players == FREE_CITY:
        check_size(
            "{expected} cards were drawn for the Free City, not {found}",
            "cards-drawn",
            "draws",
            drawn,
            len(given.draws),
        )


# Hands, the deck, what a viewer knows.


def fill_hands(state: ClassicState, given: Arrangement) -> None:
    """Give every seat its hand; in a view, those of others have only a size."""
    dealing = state.depth > 0 and state.kinds[state.depth - 1] == DEALING
    choosing = state.depth > 0 and state.kinds[state.depth - 1] == CHOOSING
    left = sum(map(len, given.hands))
    for seat in range(state.players):
        size = 0
        if dealing:
            size = left if left < HAND else HAND
            left -= size
        elif state.age:
            size = state.age * HAND - len(given.plays[seat])
            if choosing and given.players == FREE_CITY and seat == seating.controller(state.age, state.turn):
                size += 1
        check_size(
            "{player} holds {expected} cards by now, not {found}",
            "cards-in-hand",
            "hands",
            size,
            len(given.hands[seat]),
            seat,
            player=seat,
        )
        if given.viewer in (NOBODY, seat):
            for card in given.hands[seat]:
                state.give(seat, card)
        else:
            state.sizes[seat] = size


def fill_free_city(state: ClassicState, given: Arrangement) -> None:
    """Enter what was drawn for the Free City, and what it could have built where it sold a card (C9.4, C9.5)."""
    for turn in range(len(given.draws)):
        state.draws[turn // TURNS * HAND + turn % TURNS] = given.draws[turn]
    sales = [turn for turn in range(len(given.plays[FREE_CITY])) if given.plays[FREE_CITY][turn][0] == SOLD]
    check_size(
        "the Free City has sold {expected} cards, not {found} (C9.5)", "cards-sold", "open", len(sales), len(given.open)
    )
    for turn, cards in zip(sales, given.open, strict=True):
        for card in cards:
            kind = hands.kind_of(card)
            state.open[turn if kind < DECK_SIZE else PLAYS + turn] |= 1 << (kind & 31)


def fill_deck(state: ClassicState) -> None:
    """Take what lies elsewhere out of the deck of this Age; it was whole when the Age was opened."""
    cards = [card for seat in range(state.players) for card in state.hand(seat)]
    for city in range(state.cities.number if state.age else 0):
        first = state.place(city, state.age, 0)
        cards += [state.cards[place] for place in range(first, first + HAND) if state.uses[place] != NOT_YET]
    for card in cards:
        state.undealt[hands.kind_of(card)] -= 1
        if hands.kind_of(card) >= DECK_SIZE:
            state.guilds_left -= 1


def fill_memory(state: ClassicState, given: Arrangement) -> None:
    """Enter what a viewer remembers (C8.1); the deck is hidden from it."""
    state.viewer = given.viewer
    for kind in range(UNDEALT):
        state.undealt[kind] = UNKNOWN
    state.guilds_left = UNKNOWN
    own = len(given.plays[given.viewer]) if given.viewer < given.players else 0
    turns = own // HAND * TURNS + (own % HAND if own % HAND < TURNS else TURNS)
    check_size(
        "the viewer remembers {expected} hands by now, not {found}",
        "hands-remembered",
        "memory",
        turns,
        len(given.memory),
    )
    for turn in range(turns):
        age = turn // TURNS + 1
        size = HAND - turn % TURNS
        if given.players == FREE_CITY and seating.controller(age, turn % TURNS) == given.viewer:
            size += 1
        check_size(
            "hand {number} had {expected} cards, not {found}",
            "cards-remembered",
            "memory",
            size,
            len(given.memory[turn]),
            number=turn + 1,
        )
        first = (age - 1) * MEMORY + MEMORY_AT[turn % TURNS]
        for place, card in enumerate(sorted(given.memory[turn])):
            state.memory[first + place] = card
    looks = [look for look in range(state.looks) if state.look_seat[look] == given.viewer]
    check_size(
        "the viewer has looked at the pile {expected} times, not {found}",
        "piles-looked-at",
        "looked",
        len(looks),
        len(given.looked),
    )
    for look, cards in zip(looks, given.looked, strict=True):
        for card in cards:
            state.looked[look * CARDS + card] += 1


def routes(state: ClassicState) -> list[list[list[tuple[int, bool]]]]:
    """Return how the hands go round: by Age, hand and turn, who holds it, and whether for the Free City, too (C2.3)."""
    return [
        [
            [
                (seat, state.players == FREE_CITY and turn < TURNS and seating.controller(age, turn) == seat)
                for turn, seat in enumerate([seating.holder(state.players, packet, age, turn) for turn in range(HAND)])
            ]
            for packet in range(state.players)
        ]
        for age in range(1, state.age + 1)
    ]
