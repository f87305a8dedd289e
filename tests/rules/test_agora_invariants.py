"""The laws that every position with Agora keeps: each of them bites on a position that breaks it, and only there."""

import pytest

from antipater import compiled
from antipater.game.declared import declared
from antipater.rules.agora.arrange import AgoraArrangement
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.part import Agora
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.state import DuelState

CUBES_LOST, WRONG_CONTROL, CONSPIRACY_TWICE, CONSPIRACY_LOST, SENATOR_TWICE, LONG_TRAIL = range(11, 17)


def sound() -> DuelState:
    """Return a position with cubes, conspiracies in every place, and a senator in each city."""
    own = AgoraArrangement(
        cubes=[2, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0],
        kept=[0b11, 0b100],
        ready=[[3], [4, 5]],
        ready_cards=[[-1], [-1, -1]],
        triggered=[1 << 6, 1 << 7],
        senators=[0b1, 0b10],
    )
    return arranged(Arrangement(age=2, slots={0: 40}, agenda=[(OWE_TURN, 0, 0)], parts={"agora": own}), (Agora,))


def places() -> dict[str, int]:
    """Return where each field of the board begins in the list of fields."""
    state = DuelState((Agora,))
    state.load_unchecked(list(range(len(state.fields()))))
    board = state.part("agora")
    fields = {name: getattr(board, name) for name in declared(AgoraBoard)} | {"unseen": state.unseen}
    return {name: held if isinstance(held, int) else held[0] for name, held in fields.items()}


PLACES = places()


def check_flaw(state: DuelState, law: int) -> None:
    """Ask the position what is wrong with it; compiled, only the core can ask, and the laws are the same source."""
    if not compiled():
        assert state.invariant_violation() == law


def test_a_sound_position() -> None:
    check_flaw(sound(), 0)


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        pytest.param({"cubes[0]": 12}, CUBES_LOST, id="too many cubes"),
        pytest.param({"cubes[11]": -3}, CUBES_LOST, id="fewer than none"),
        pytest.param({"control[0]": 1}, WRONG_CONTROL, id="the wrong seat controls"),
        pytest.param({"control[5]": 0}, WRONG_CONTROL, id="control without cubes"),
        pytest.param({"kept[0]": 0b101}, CONSPIRACY_TWICE, id="in both hands"),
        pytest.param({"ready[0]": 4}, CONSPIRACY_TWICE, id="prepared twice"),
        pytest.param({"deck[2]": 6}, CONSPIRACY_TWICE, id="in the deck and face up"),
        pytest.param({"kept[1]": 0b1100000000}, CONSPIRACY_LOST, id="more than are counted"),
        pytest.param({"deck_size": 7}, CONSPIRACY_LOST, id="a deck that is too small"),
        pytest.param({"triggered[0]": 0}, CONSPIRACY_LOST, id="one that is nowhere"),
        pytest.param({"senators[1]": 0b1}, SENATOR_TWICE, id="in both cities"),
        pytest.param({"senators[1]": 0b100}, SENATOR_TWICE, id="in a city and unseen"),
        pytest.param({"trail_count": 49}, LONG_TRAIL, id="a trail beyond its room"),
    ],
)
def test_a_law_bites(changes: dict[str, int], law: int) -> None:
    """A1.5, A2.5, A2.8, A3.3, A4.2: the number of the law that is broken."""
    state = sound()
    fields = state.fields()
    for name, value in changes.items():
        field, _, index = name.removesuffix("]").partition("[")
        fields[PLACES[field] + int(index or 0)] = value
    state.load_unchecked(fields)
    check_flaw(state, law)
