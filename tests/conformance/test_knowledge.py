"""Who knows what with Pantheon: worlds that look alike are really alike, and each is imagined with its true chance."""

from collections.abc import Callable

import pytest

from antipater import Dice
from antipater.catalog import ruleset
from antipater.data.pantheon import GATE
from antipater.game.contract import State
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.decisions import OWE_END_TURN, OWE_TURN
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import (
    CHANCE_LOOK,
    CHANCE_REVEAL,
    DO_PLACE,
    DO_PLACE_UNSEEN,
    DO_TOP,
    OWE_DECK,
    OWE_DIVINITY,
    OWE_LOOKING,
    OWE_PANTHEON,
    OWE_PLACE,
    OWE_TOPS,
    UNDRAWN,
)
from antipater.rules.pantheon.part import Pantheon
from tests.conformance.laws import check_worlds
from tests.rulebook.pantheon.table import arranged_with_pantheon

GAME = ruleset("duel+pantheon")
ROMAN = 4
MARS, MINERVA, NEPTUNE = 12, 13, 14
# Spaces that other divinities fill, so that few worlds are left.
FILLED = {0: 3, 1: 6, 2: 9}
FULL = FILLED | {3: 0}


def position(agenda: list[tuple[int, int, int]], filled: dict[int, int], **more: object) -> DuelState:
    """Return an Age I position with these decisions owed, the last one first."""
    slots = {14: 0, 15: 1, 16: 2}
    decks = [[UNDRAWN] * (3 - sum(d // 3 == mythology for d in filled.values())) for mythology in range(5)]
    given = {"decks": decks, "decks_known": [[0] * len(deck) for deck in decks]} | more
    return arranged_with_pantheon(slots=slots, spaces=dict(filled), agenda=agenda, **given)


def pantheon_of(state: DuelState, seat: int) -> Pantheon:
    """Return the Pantheon as a seat sees it."""
    found: Pantheon = state.observe(seat).part("pantheon")
    return found


def looks(seat: int, mythology: int = ROMAN) -> list[tuple[int, int, int]]:
    """Return what is owed when a seat gains a mythology token: a look, then a placing."""
    return [(OWE_PLACE, seat, mythology), (OWE_LOOKING, CHANCE, seat * 5 + mythology)]


TURN = (OWE_TURN, 0, 0)


def shown_after_a_look() -> DuelState:
    """Seat 0 looks and places, then the top of that one deck is shown to both."""
    emptied = {"decks": [[], [], [], [], [UNDRAWN] * 3], "decks_known": [[], [], [], [], [0, 0, 0]]}
    owned = {"divinities": [0b111, 0b111111111000 & ~0b001001001000]}
    agenda = [TURN, (OWE_DIVINITY, 1, 0), (OWE_TOPS, CHANCE, 1 << ROMAN), *looks(0)]
    return position(agenda, {0: 3, 1: 6, 2: 9, 3: GATE}, **emptied, **owned)


def turned_up_after_a_look() -> DuelState:
    """Seat 0 looks and places, then everything in the Pantheon is turned up."""
    return position([TURN, (OWE_PANTHEON, CHANCE, 1), *looks(0)], FULL)


SITUATIONS: list[tuple[str, Callable[[], DuelState]]] = [
    ("one look", lambda: position([TURN, *looks(0)], FULL)),
    ("both look, one after the other", lambda: position([TURN, *looks(1), *looks(0)], FILLED)),
    ("the same player looks twice", lambda: position([TURN, *looks(1), *looks(1)], FILLED)),
    ("a look, then the tops are shown", shown_after_a_look),
    ("the Pantheon is turned up after a look", turned_up_after_a_look),
]


def until_chosen(state: State) -> bool:
    """Go on until an ordinary turn, or the choice of a divinity, is owed."""
    assert isinstance(state, DuelState)
    return state.kinds[state.depth - 1] not in (OWE_TURN, OWE_DIVINITY)


@pytest.mark.parametrize(("name", "start"), SITUATIONS, ids=[name for name, _ in SITUATIONS])
def test_worlds_that_look_alike(name: str, start: Callable[[], DuelState], seed: int) -> None:
    """P2.2, P2.4: what only one player has looked at, the other imagines with its true chance."""
    check_worlds(GAME, start(), until_chosen, Dice(seed), samples=1_500)


def test_the_order_of_a_deck_is_private(seed: int) -> None:
    """P4.3: after the Theater only its builder knows how the rest of the deck lies."""
    start = position([(OWE_END_TURN, 0, 0), (OWE_DECK, 0, 0)], FULL)
    # The Roman deck is named, and of its divinities the one whose effect leaves no choice is activated.
    state = start.copy()
    state.apply(state.legal(0)[ROMAN], 0)
    for divinity in (MARS, MINERVA, NEPTUNE):
        state.apply(CHANCE_REVEAL + divinity, CHANCE)
    state.apply(state.legal(0)[0], 0)
    assert state.legal(0) == [DO_TOP + MINERVA, DO_TOP + NEPTUNE]
    worlds = []
    for top in (MINERVA, NEPTUNE):
        world = state.copy()
        world.apply(DO_TOP + top, 0)
        worlds.append(world)
        assert GAME.seen(DO_TOP + top, 0, 1) == UNKNOWN
        assert pantheon_of(world, 0).deck[3 * ROMAN] == top
    assert worlds[0].observe(1) == worlds[1].observe(1)
    assert worlds[0].observe(0) != worlds[1].observe(0)
    dice = Dice(seed)
    met = [GAME.imagine(worlds[0].observe(1), dice).key() for _ in range(400)]
    assert abs(met.count(worlds[0].key()) - 200) < 50
    assert set(met) == {world.key() for world in worlds}


def test_a_look_is_private() -> None:
    """P2.2, P2.4: the opponent sees that somebody looked and where a divinity was put, never which."""
    state = position([TURN, *looks(0)], FULL)
    state.apply(CHANCE_LOOK + MARS, CHANCE)
    assert pantheon_of(state, 0).deck[3 * ROMAN] == MARS
    assert pantheon_of(state, 1).deck[3 * ROMAN] == UNKNOWN
    assert GAME.seen(CHANCE_LOOK + MARS, CHANCE, 0) == CHANCE_LOOK + MARS
    assert GAME.seen(CHANCE_LOOK + MARS, CHANCE, 1) == UNKNOWN
    state.apply(CHANCE_LOOK + NEPTUNE, CHANCE)
    space = next(space for space in range(6) if state.part("pantheon").spaces[space] < 0)
    placed = DO_PLACE + NEPTUNE * 6 + space
    state.apply(placed, 0)
    assert GAME.seen(placed, 0, 1) == DO_PLACE_UNSEEN + space
    assert pantheon_of(state, 1).spaces[space] == UNKNOWN
    assert pantheon_of(state, 0).spaces[space] == NEPTUNE
    assert pantheon_of(state, 1).mythology_of[space] == ROMAN


def test_what_was_put_back_is_met_again_without_being_told() -> None:
    """P2.2: who placed the top of a deck is told only to whoever looked; its former owner learns nothing."""
    state = position([TURN, *looks(1), *looks(0)], FILLED)
    for outcome in (CHANCE_LOOK + MARS, CHANCE_LOOK + MINERVA):
        state.apply(outcome, CHANCE)
    state.apply(next(a for a in state.legal(0) if (a - DO_PLACE) // 6 == MARS), 0)
    # Seat 1 now looks: Minerva, put back by seat 0, and the third.
    assert state.legal(CHANCE) == [CHANCE_LOOK + 16 + MINERVA]
    state.apply(CHANCE_LOOK + 16 + MINERVA, CHANCE)
    assert state.legal(CHANCE) == [CHANCE_LOOK + 16 + NEPTUNE]
    state.apply(CHANCE_LOOK + 16 + NEPTUNE, CHANCE)
    views = set()
    for divinity in (MINERVA, NEPTUNE):
        world = state.copy()
        world.apply(next(a for a in world.legal(1) if (a - DO_PLACE) // 6 == divinity), 1)
        views.add(world.observe(0).key())
    assert len(views) == 1
