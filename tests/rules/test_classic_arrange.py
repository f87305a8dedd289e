"""Positions of classic 7 Wonders put on the table again: some of every game, whole and as a seat sees them."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import FREE_CITY
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import CARDS, DECK_SIZE
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.errors import BadPosition
from antipater.game.seats import CHANCE, SPECTATOR, UNKNOWN
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import load_record
from antipater.rules.classic.actions import (
    BUILT,
    BUILT_FREE,
    CHOOSING,
    DRAWING_LAST,
    FREE,
    LEFT_OVER,
    REVIVE,
    REVIVING,
    SELL,
    SEVENTH,
    SOLD,
    STAGE,
)
from antipater.rules.classic.arrange import arranged
from antipater.rules.classic.arrangement import Arrangement, arrangement_of
from antipater.rules.classic.turn import ClassicState

FOLDER = Path(__file__).parents[1] / "records"
GAMES = ("classic-two", "classic-three", "classic-sealed", "classic-seven")
PARTS = 8  # of a game


@cache
def states(name: str) -> list[State]:
    """Return every position of a game."""
    return list(load_record(FOLDER / f"{name}.antipater").states())


def some(name: str, part: int) -> list[ClassicState]:
    """Return three positions of a part of a game, and those where a card of the pile is looked for."""
    found = [state for state in states(name) if isinstance(state, ClassicState)]
    first, end = (len(found) * place // PARTS for place in (part, part + 1))
    rare = [state for state in found[first:end] if state.depth and state.kinds[state.depth - 1] == REVIVING]
    return [found[first], found[(first + end) // 2], found[end - 1], *rare[:1]]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_some_positions_are_found_again(name: str, part: int) -> None:
    """C8: what is taken stock of is put back exactly, for whoever looks at it."""
    for state in some(name, part):
        assert read_position(write_position(state)) == state
        for viewer in {0, state.players - 1, SPECTATOR, *list(state.look_seat)[: state.looks]}:
            seen = state.observe(viewer)
            assert isinstance(seen, ClassicState)
            assert read_position(write_position(seen)) == seen


def test_the_games_have_what_is_rare() -> None:
    """C6.1, C6.2: buildings for nothing, and cards from the pile."""
    found = [state for name in GAMES for state in states(name) if isinstance(state, ClassicState)]
    assert any(BUILT_FREE in state.uses for state in found)
    assert any(state.looks for state in found)


@pytest.mark.parametrize(
    ("place", "message"),
    [(0, "card 1 of Age I c"), (6, "card 7 of Age I c"), (9, "card 3 of Age II c"), (18, "card 5 of Age III c")],
)
def test_a_card_that_cannot_be_hidden(place: int, message: str) -> None:
    """C8: nothing is hidden in a whole position; the refusal names the card."""
    given = arrangement_of(some("classic-three", PARTS - 1)[2])
    given.plays[1][place] = given.plays[1][place][0], UNKNOWN
    with pytest.raises(BadPosition, match=f"{message}annot be hidden here") as refusal:
        arranged(given)
    assert (refusal.value.part, refusal.value.city) == ("plays", 1)


def test_a_draw_that_cannot_be_hidden() -> None:
    """C8, C9.3: nor are the cards that were drawn for the Free City."""
    given = arrangement_of(some("classic-two", PARTS - 1)[2])
    given.draws[7] = UNKNOWN
    with pytest.raises(BadPosition, match="draw 8 cannot be hidden here"):
        arranged(given)


def test_the_seventh_card_where_two_play() -> None:
    """C6.3, C9.4: what is drawn for the Free City last of all is drawn after the seventh card of Babylon."""
    met = Counter[tuple[int, int]]()
    for seed in range(4):
        game, dice = ruleset("classic", players="2", boards="babylon,?,?", sides="bbb"), Dice(seed)
        state, dealer = game.start(), game.deal(dice)
        while seats := state.to_act():
            assert isinstance(state, ClassicState)
            if state.kinds[state.depth - 1] in (SEVENTH, DRAWING_LAST):
                met[state.age, state.kinds[state.depth - 1]] += 1
                assert read_position(write_position(state)) == state
                assert read_position(write_position(state.observe(0))) == state.observe(0)
            legal = state.legal(seats[0])
            stages = [action for action in legal if STAGE <= action < FREE]
            state.apply(dealer.outcome(state) if seats[0] == CHANCE else dice.choose(stages or legal), seats[0])
    assert {(age, kind) for age in (2, 3) for kind in (SEVENTH, DRAWING_LAST)} <= set(met)


def first_of_age(name: str, age: int) -> Arrangement:
    """Return the first position of an Age in which cards are chosen."""
    found = (state for state in states(name) if isinstance(state, ClassicState) and state.age == age)
    return arrangement_of(next(state for state in found if state.kinds[state.depth - 1] == CHOOSING))


@pytest.mark.parametrize("age", [1, 2])
def test_a_last_card_that_was_not_discarded(age: int) -> None:
    """C2.4: the seventh card of every Age goes to the pile."""
    given = first_of_age("classic-three", age + 1)
    given.plays[1].pop()
    message = f"city 1 has not discarded its last card of Age {'I' * age}$"
    with pytest.raises(BadPosition, match=message):
        arranged(given)


def revived_in() -> Arrangement:
    """Return the end of a game in which a card of the pile was built."""
    for name in GAMES:
        given = arrangement_of(some(name, PARTS - 1)[2])
        if any(card >= 0 for card in given.revived):
            return given
    raise AssertionError("no card of the pile was built")


def test_a_card_that_was_not_in_the_pile() -> None:
    """C6.2: only a card of the pile is built, and none that stands there already."""
    given = revived_in()
    place = next(place for place, card in enumerate(given.revived) if card >= 0)
    standing = {card for plays in given.plays for use, card in plays if use == BUILT}
    pile = {card for plays in given.plays for use, card in plays if use in (SOLD, LEFT_OVER)}
    first = next(card for card in BY_NUMBER if card < 32 and card not in pile | standing)
    arranged(given)
    for card, message in ((first, "was not in the pile"), (min(standing - pile), "in the pile|twice")):
        given.revived[place] = card
        with pytest.raises(BadPosition, match=message):
            arranged(given)


def test_what_the_free_city_could_have_built() -> None:
    """C9.5: where it sold a card of Age III, a guild may have been among those it could build, the first one too."""
    met = 0
    for seed in range(12):
        game, dice = ruleset("classic", players="2"), Dice(seed)
        state, dealer = game.start(), game.deal(dice)
        while seats := state.to_act():
            legal = state.legal(seats[0])
            sales = [action for action in legal if seats[0] != CHANCE and SELL <= action < REVIVE]
            state.apply(dealer.outcome(state) if seats[0] == CHANCE else dice.choose(sales or legal), seats[0])
        assert isinstance(state, ClassicState)
        given = arrangement_of(state)
        sold = [turn for turn, (use, _) in enumerate(given.plays[FREE_CITY]) if use == SOLD]
        if sold and sold[-1] >= 14:
            met += 1
            given.open[-1] = sorted({*given.open[-1], CARDS - DECK_SIZE})
            assert arrangement_of(arranged(given)) == given
    assert met


def test_no_stage_without_a_board() -> None:
    """C3.7: before the boards are given, or their sides are chosen, no stage comes next, nor for a seat without one."""
    state = ruleset("classic", players="3", boards="gizah,?,?", sides="ab?").start()
    assert isinstance(state, ClassicState)
    assert [state.cities.next_stage(seat) >= 0 for seat in (-1, 0, 1, 2, 3)] == [False, True, False, False, False]
