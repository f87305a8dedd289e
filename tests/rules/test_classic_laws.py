"""Laws of classic 7 Wonders at their edges, the deck of an Age, and the boards that a seat may get."""

import pytest

from antipater import compiled
from antipater.catalog import ruleset
from antipater.data.classic import BOARDS
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.classic.actions import (
    AGENDA,
    CHOOSING,
    DEALING,
    DRAWING,
    FREE,
    GIVE_BOARD,
    REVIVE,
    REVIVING,
    SELL,
    SOLD,
    STAGE,
)
from antipater.rules.classic.turn import ClassicState
from tests.rulebook.classic.table import begin, play
from tests.rules.test_classic_arrange import GAMES, states
from tests.rules.test_classic_soundness import CARDS, PLACES, TABLE_BLOCK, check_flaw, sound

MISPLACED, UNEVEN, MISCOUNTED = 3, 4, 5
NO_CARD = 127  # among the guilds, but none of them


def changed(state: ClassicState, changes: dict[int, int]) -> ClassicState:
    """Return a position with some of its integers set by force."""
    fields = state.fields()
    for place, value in changes.items():
        fields[place] = value
    state.load_unchecked(fields)
    return state


def test_as_many_decisions_as_may_wait() -> None:
    """Two more would be too many."""
    check_flaw(changed(sound(), {PLACES["depth"]: AGENDA - 2}), 0)


def test_a_guild_that_nobody_has_printed() -> None:
    """C1.3: a card that does not exist is in its place nowhere."""
    later = TABLE_BLOCK + 4
    extra = {PLACES["cards"] + later: NO_CARD, PLACES["uses"] + later: SOLD}
    check_flaw(changed(sound(), extra), MISPLACED)


def test_hands_of_one_size_after_the_first_turn() -> None:
    """C2.3: as soon as everybody has played a card."""
    state = begin("gizah-a", "rhodos-a", "olympia-a", hands=CARDS)
    play(state, "build stone-pit", "build altar", "build marketplace")
    fields, first = state.fields(), PLACES["hands"]
    size = fields[PLACES["sizes"]]
    changes = {PLACES["sizes"]: size - 2}
    for turn, place in enumerate((first + size - 2, first + size - 1)):
        changes |= {PLACES["cards"] + TABLE_BLOCK + 4 + turn: fields[place]}
        changes |= {PLACES["uses"] + TABLE_BLOCK + 4 + turn: SOLD}
    check_flaw(changed(state, changes), UNEVEN)


def test_boards_without_sides_are_sound() -> None:
    """C1.2: a board counts when its side is known; the first board of all is counted like the others."""
    state = ruleset("classic", players="3", boards="gizah,rhodos,babylon", sides="???").start()
    assert isinstance(state, ClassicState)
    check_flaw(state, 0)
    state = begin("alexandria-a", "rhodos-a", "olympia-a")
    own = state.fields()[PLACES["cities.own"] + 1]
    check_flaw(changed(state, {PLACES["cities.own"] + 1: own + 1}), MISCOUNTED)


def test_cards_of_the_pile_are_counted() -> None:
    """C6.2: a card of the pile stands in the city and supplies what it makes, be it the first card of all."""
    revived = set()
    for seed in range(30):
        game, dice = ruleset("classic", players="3", boards="halikarnassos,?,?", sides="bbb"), Dice(seed)
        state, dealer = game.start(), game.deal(dice)
        assert isinstance(state, ClassicState)
        while state.to_act():
            if not dealer.settle(state):
                break
            seat = state.to_act()[0]
            legal = state.legal(seat)
            if state.kinds[state.depth - 1] == REVIVING:
                move = min(legal)
                revived.add(move - REVIVE)
            elif seat:
                move = SELL if SELL in legal else dice.choose([n for n in legal if n >= SELL])
            else:
                move = dice.choose([n for n in legal if STAGE <= n < FREE] or legal)
            state.apply(move, seat)
            assert compiled() or state.invariant_violation() == 0
        if 0 in revived:
            break
    assert 0 in revived


def test_no_guilds_before_age_iii() -> None:
    """C1.3: the deck of an Age has its own cards; guilds are among those of Age III alone."""
    for age, guilds in ((1, 0), (2, 0)):
        found = next(s for s in states("classic-three") if isinstance(s, ClassicState) and s.age == age)
        assert (found.guilds_left, sum(list(found.undealt)[32:])) == (guilds, 0)


def test_decisions_about_nothing() -> None:
    """What the agenda says nothing more about has the subject 0, in every position that is kept."""
    about_nothing = {CHOOSING, DEALING, DRAWING}
    for name in GAMES:
        for state in states(name)[::5]:
            assert isinstance(state, ClassicState)
            agenda = zip(list(state.kinds), list(state.subjects), range(state.depth), strict=False)
            assert not any(what for kind, what, _ in agenda if kind in about_nothing)


@pytest.mark.parametrize("key", [board.key for board in BOARDS])
def test_a_board_that_is_given(key: str) -> None:
    """C1.2: a seat whose board is chosen gets no other one, be it the first of all."""
    state = ruleset("classic", players="3", boards=f"{key},?,?", sides="???").start()
    number = [board.key for board in BOARDS].index(key)
    assert {(outcome - GIVE_BOARD) // 2 for outcome in state.legal(CHANCE)} == {number}
