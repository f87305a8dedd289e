"""What a seat keeps of its own in classic 7 Wonders: its sealed choice, the pile it looked at; and large dice."""

from collections import Counter

import pytest

from antipater import compiled
from antipater.catalog import ruleset
from antipater.data.classic_columns import BY_KEY, BY_NUMBER
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.rules.classic import scoring, trade
from antipater.rules.classic.actions import (
    CHOOSING,
    DECLINE,
    FREE,
    LEFT_OVER,
    NOBODY,
    REVIVE,
    REVIVING,
    SOLD,
    STAGE,
    START_AGE,
)
from antipater.rules.classic.known import known_hands
from antipater.rules.classic.pile import random_below
from antipater.rules.classic.turn import ClassicState
from tests.rulebook.classic.table import city, table
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


def test_what_cannot_be_paid_has_no_offers() -> None:
    """C3.1: the coin of a card is paid to the bank, or the card is not built."""
    sawmill = BY_KEY["sawmill"].number
    for coins, pairs in ((0, []), (1, [(0, 0)])):
        state = table(city("gizah-a", coins=coins), age=2, hands=(("sawmill",),))
        assert trade.offers_for(state.cities, 0, sawmill) == pairs


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_the_pile_offers(seat: int) -> None:
    """C6.2, C3.2: every card of the pile that does not stand in the city of who looks, and to build none."""
    met = 0
    boards = ",".join("halikarnassos" if other == seat else "?" for other in range(3))
    for seed in range(8):
        game, dice = ruleset("classic", players="3", boards=boards, sides="bbb"), Dice(seed)
        state, dealer = game.start(), game.deal(dice)
        assert isinstance(state, ClassicState)
        while state.to_act() and dealer.settle(state):
            actor = state.to_act()[0]
            legal = state.legal(actor)
            if state.kinds[state.depth - 1] == REVIVING:
                met += 1
                uses = zip(list(state.cards), list(state.uses), strict=True)
                revived = [card for card in list(state.look_card)[: state.looks] if card >= 0]
                pile = Counter(card for card, use in uses if use in (SOLD, LEFT_OVER)) - Counter(revived)
                sets = list(state.cities.cards)[seat * 4 : seat * 4 + 4]
                mine = {
                    item.key for card, item in BY_NUMBER.items() if card < 128 and sets[card // 32] >> card % 32 & 1
                }
                found = {card for card in pile if BY_NUMBER[card].key not in mine}
                assert {n - REVIVE for n in legal if n != DECLINE} == found
            stages = [n for n in legal if STAGE <= n < FREE]
            state.apply(dice.choose(stages or legal) if actor == seat else dice.choose(legal), actor)
    assert met


def test_the_agenda_at_the_start() -> None:
    """C1.2: boards that are known lie there at once, and Age I begins; nothing else is said about it."""
    state = ruleset("classic", players="3", boards="gizah,rhodos,?", sides="a??").start()
    assert isinstance(state, ClassicState)
    assert (state.kinds[0], state.seats[0], state.subjects[0]) == (START_AGE, 0, 0)
    assert [state.cities.own[seat * 24 + 2] > 0 for seat in (1, 2)] == [False, False]
