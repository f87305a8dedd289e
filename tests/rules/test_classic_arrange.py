"""Positions of classic 7 Wonders put on the table again: some of every game, whole and as a seat sees them."""

from functools import cache
from pathlib import Path

import pytest

from antipater.game.contract import State
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import load_record
from antipater.rules.classic.actions import BUILT_FREE, REVIVING
from antipater.rules.classic.arrange import arranged
from antipater.rules.classic.arrangement import BadPosition, arrangement_of
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
        for viewer in (0, state.players - 1, SPECTATOR):
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
