"""The laws that every position of classic 7 Wonders keeps: each bites on a position that breaks it, and only there."""

import pytest

from antipater import Dice, compiled, ruleset
from antipater.data.classic_words import DEFEATS, STAGES
from antipater.data.words import BROWN
from antipater.game.playout import Audit
from antipater.rules.classic.actions import AGENDA, STAGED
from antipater.rules.classic.turn import ClassicState

from ..rulebook.classic.table import begin, number, play

# The laws in their order.
NEGATIVE, UNBALANCED, MISPLACED, UNEVEN, MISCOUNTED, OVERFLOW, UNFAIR = range(1, 8)

CARDS = (
    ("lumber-yard", "stone-pit", "clay-pool", "ore-vein", "clay-pit", "timber-yard", "loom-i"),
    ("glassworks-i", "press-i", "baths", "altar", "theater", "east-trading-post", "west-trading-post"),
)


def sound() -> ClassicState:
    """Return a position of a real game after three turns: buildings, a stage, sales."""
    state = begin("gizah-a", "rhodos-a", "olympia-a", hands=CARDS)
    play(state, "build stone-pit", "build altar", "build marketplace")
    play(state, "stage stockade", "build lumber-yard", "sell baths")
    return play(state, "build theater", "sell barracks", "build clay-pool")


def places() -> dict[str, int]:
    """Return where each field of a position of three players begins in the list of its fields."""
    state = sound()
    fields = [1000 + place for place in range(len(state.fields()))]
    fields[0], fields[1], fields[92] = -1, 3, 3
    state.load_unchecked(fields)
    found = {}
    for owner, thing in (("", state), ("cities.", state.cities)):
        for name in dir(thing):
            value = getattr(thing, name)
            if not name.startswith("_") and isinstance(value, int | list):
                found[owner + name] = (value if isinstance(value, int) else value[0]) - 1000
    return found


PLACES = places()
BLOCK, TABLE_BLOCK = 86, 52  # what is kept for each city, in `Cities` and on the table


def spoiled(name: str, city: int, index: int, change: int) -> ClassicState:
    """Return the sound position with one number of one city changed."""
    state = sound()
    fields = state.fields()
    fields[PLACES[name] + city * (BLOCK if name.startswith("cities.") else TABLE_BLOCK) + index] += change
    state.load_unchecked(fields)
    return state


def check_flaw(state: ClassicState, law: int) -> None:
    """Ask the position what is wrong with it; compiled, only the core can ask, and the laws are the same source."""
    if not compiled():
        assert state.invariant_violation() == law


def test_a_real_game_is_sound() -> None:
    """C1.4: a treasury may well be empty."""
    check_flaw(sound(), 0)
    check_flaw(begin(), 0)
    state = sound()
    fields = state.fields()
    fields[PLACES["bank"]] -= fields[PLACES["cities.coins"]]
    fields[PLACES["cities.coins"]] = 0
    state.load_unchecked(fields)
    check_flaw(state, 0)


@pytest.mark.parametrize("city", range(3))
@pytest.mark.parametrize(
    ("name", "index", "change", "law"),
    [
        pytest.param("cities.coins", 0, -50, NEGATIVE, id="debts"),
        pytest.param("cities.coins", 0, 1, UNBALANCED, id="a coin from nowhere"),
        pytest.param("cities.count", BROWN, 1, MISCOUNTED, id="a brown card too many"),
        pytest.param("cities.count", STAGES, 1, MISCOUNTED, id="a stage too many"),
        pytest.param("cities.own", 1, 1, MISCOUNTED, id="wood from nowhere"),
        pytest.param("cities.own", 23, 1, MISCOUNTED, id="a good from nowhere"),
        pytest.param("cities.cards", 2, 1, MISCOUNTED, id="a card from nowhere"),
        pytest.param("cities.count", DEFEATS, 1, UNFAIR, id="a defeat without a victory"),
        pytest.param("cities.victories", 2, 1, UNFAIR, id="a victory without a defeat"),
        pytest.param("hands", 0, -1, MISPLACED, id="another card in hand"),
        pytest.param("cards", 0, 1, MISPLACED, id="another card played"),
    ],
)
def test_a_law_bites(city: int, name: str, index: int, change: int, law: int) -> None:
    """C1.3, C1.4, C3.2, C5.1: the number of the law that is broken, in whichever city."""
    check_flaw(spoiled(name, city, index, change), law)


@pytest.mark.parametrize(
    ("name", "index", "value", "law"),
    [
        pytest.param("undealt", number("altar"), 1, MISPLACED, id="a card of this Age twice"),
        pytest.param("depth", 0, AGENDA - 1, OVERFLOW, id="too many decisions"),
        pytest.param("bank", 0, 0, UNBALANCED, id="coins that came from nowhere"),
    ],
)
def test_a_law_of_the_table_bites(name: str, index: int, value: int, law: int) -> None:
    """C1.3, C1.4: what belongs to no city."""
    state = sound()
    fields = state.fields()
    fields[PLACES[name] + index] = value
    state.load_unchecked(fields)
    check_flaw(state, law)


def test_hands_of_one_size() -> None:
    """C2.3: nobody holds two cards more than another."""
    state = sound()
    fields = state.fields()
    first = PLACES["hands"]
    # Two cards of seat 0 are played twice over by seat 1, in turns still to come.
    taken = [fields[first + 2], fields[first + 3]]
    fields[PLACES["sizes"]] -= 2
    for turn, card in enumerate(taken):
        fields[PLACES["cards"] + TABLE_BLOCK + 4 + turn] = card
        fields[PLACES["uses"] + TABLE_BLOCK + 4 + turn] = STAGED
    state.load_unchecked(fields)
    check_flaw(state, UNEVEN)


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_whole_game_is_sound(side: str) -> None:
    """C1.3, C3.7: copies in one hand, stages that supply goods: all laws hold at every step, with all boards."""
    audit = Audit(ruleset("classic", players="7", sides=side).start(), Dice(3))
    assert audit.run(1) > 0
    assert audit.stopped == 0
