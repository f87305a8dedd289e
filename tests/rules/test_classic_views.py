"""What a seat keeps of its own in classic 7 Wonders: its sealed choice, the pile it looked at; and large dice."""

from collections import Counter

import pytest

from antipater import compiled
from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.rules.classic import scoring
from antipater.rules.classic.actions import CHOOSING, FREE, NOBODY, REVIVING, STAGE
from antipater.rules.classic.known import known_hands
from antipater.rules.classic.pile import random_below
from antipater.rules.classic.turn import ClassicState
from tests.rules.test_classic_arrange import states


def started(players: int, seed: int = 3) -> ClassicState:
    """Return a game in which the first hands have been dealt."""
    game = ruleset("classic", players=str(players))
    state = game.start()
    game.deal(Dice(seed)).settle(state)
    assert isinstance(state, ClassicState)
    return state


@pytest.mark.parametrize("players", range(2, 8))
def test_a_player_sees_the_own_choice(players: int) -> None:
    """C2.1: a sealed choice is known to the seat that made it, and to nobody else; so is one for the Free City."""
    state = started(players)
    for seat in range(players):
        while seat in state.to_act():
            state.apply(state.legal(seat)[0], seat)
            if seat not in state.to_act():
                break
        if not state.sealed(seat):
            break  # the turn is over
        chosen = [list(state.observe(viewer).chosen) for viewer in range(players)]
        assert [one[seat] for one in chosen] == [state.chosen[seat] if n == seat else NOBODY for n in range(players)]
        if players == 2:
            mine = state.chosen[2] if seat == 0 else NOBODY
            assert chosen[seat][2] in (mine, state.chosen[2])


def test_a_choice_for_the_free_city_is_seen_by_its_controller() -> None:
    """C9.1, C2.1: the seat that plays for the Free City sees its choice, the other one does not."""
    for seed in range(3):
        state = started(2, seed)
        seat = next(seat for seat in (0, 1) if len(state.hand(seat)) == 8)
        while seat in state.to_act():
            state.apply(state.legal(seat)[-1], seat)
        assert state.chosen[2] != NOBODY
        assert (state.observe(seat).chosen[2], state.observe(1 - seat).chosen[2]) == (state.chosen[2], NOBODY)


def test_who_sits_nowhere_has_sealed_nothing() -> None:
    """C2.1: neither chance nor a spectator."""
    state = started(7)
    state.apply(state.legal(6)[0], 6)
    assert [bool(state.sealed(seat)) for seat in (CHANCE, 0, 6, SPECTATOR)] == [False, False, True, False]


def test_a_spectator_knows_no_hand() -> None:
    """C8.1: only who held a hand knows something of it, and only while cards are chosen."""
    for state in states("classic-seven")[::9]:
        assert isinstance(state, ClassicState)
        seen = state.observe(SPECTATOR)
        assert known_hands(seen, SPECTATOR) == []
        own = state.observe(0)
        if not state.depth or state.kinds[state.depth - 1] != CHOOSING:
            assert known_hands(own, 0) == []


def test_the_pile_is_remembered_as_it_was() -> None:
    """C8.1: what a player saw when looking through the pile, whatever is discarded later."""
    turns = Counter[int]()
    for seed in range(12):
        game, dice = ruleset("classic", players="3", boards="halikarnassos,?,?", sides="bbb"), Dice(seed)
        state, dealer = game.start(), game.deal(dice)
        assert isinstance(state, ClassicState)
        found: dict[int, list[int]] = {}
        while state.to_act() and dealer.settle(state):
            seat = state.to_act()[0]
            if state.kinds[state.depth - 1] == REVIVING:
                look = state.looks - 1
                turns[state.turn] += 1
                found[look] = list(state.observe(seat).looked)[look * 128 : look * 128 + 128]
            legal = state.legal(seat)
            stages = [n for n in legal if STAGE <= n < FREE]
            state.apply(dice.choose(stages or legal) if seat == 0 and dice.below(2) else dice.choose(legal), seat)
        kept = list(state.observe(0).looked)
        assert {look: kept[look * 128 : look * 128 + 128] for look in found} == found
    assert turns[4]


def test_the_total_is_the_sum_of_its_lines() -> None:
    """C7.1: all seven lines of the score sheet are added up."""
    state = states("classic-three")[-1]
    assert isinstance(state, ClassicState)
    if not compiled():
        for seat in range(3):
            lines = [0] * 7
            assert scoring.score(state.cities, seat, lines) == sum(state.score_sheet(seat)) == sum(lines)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        pytest.param([-1, 3] + [0] * 90, "not the fields of a position", id="one too few to tell"),
        pytest.param([-1, 3] + [0] * 90 + [3], "fields, not 93", id="too few"),
        pytest.param(
            [-1, 3] + [0] * 90 + [4] + [0] * 500, "not the fields of a position", id="another number of cities"
        ),
        pytest.param([-1, 8] + [0] * 90 + [8] + [0] * 900, "not the fields of a position", id="eight players"),
        pytest.param([-1, 1] + [0] * 90 + [3] + [0] * 500, "not the fields of a position", id="one player"),
    ],
)
def test_fields_that_are_no_position(fields: list[int], message: str) -> None:
    """What is loaded is checked before it is taken."""
    with pytest.raises(ValueError, match=message):
        started(3).refill(fields)


@pytest.mark.parametrize("size", [33, 62, 63, 93, 94])
def test_numbers_however_large(size: int) -> None:
    """All numbers below the total are equally likely: those of each third as often."""
    total, dice = 3 << size - 2, Dice(size)
    third = total // 3
    found = Counter(random_below(total, dice) // third for _ in range(900))
    assert all(240 < found[place] < 360 for place in range(3))
    assert 0 <= random_below(1 << 32, dice) < 1 << 32
