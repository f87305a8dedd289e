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


def changed(changes: dict[str, int]) -> DuelState:
    """Return the sound position with other values in some of its fields."""
    state = sound()
    fields = state.fields()
    for name, value in changes.items():
        field, _, index = name.removesuffix("]").partition("[")
        fields[PLACES[field] + int(index or 0)] = value
    state.load_unchecked(fields)
    return state


def check_flaw(state: DuelState, law: int) -> None:
    """Ask the position what is wrong with it; compiled, only the core can ask, and the laws are the same source."""
    if not compiled():
        assert state.invariant_violation() == law


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({}, id="as it lies"),
        pytest.param({"cubes[0]": 11, "cubes[7]": 0, "cubes[8]": 0, "control[2]": -1, "control[1]": 0}, id="all cubes"),
        pytest.param({"deck[0]": 8, "deck[2]": 9, "deck_known[0]": 1}, id="looked at"),
        pytest.param({"trail_count": 48}, id="the longest trail"),
        pytest.param({"ready[16]": 4}, id="beyond what is prepared"),
    ],
)
def test_a_sound_position(changes: dict[str, int]) -> None:
    """A1.5, A4.2: no law is broken, with all cubes of one player in the Senate and none of the other's either."""
    check_flaw(changed(changes), 0)


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
        pytest.param({"ready[0]": 0}, CONSPIRACY_TWICE, id="the first one in a hand and prepared"),
        pytest.param({"deck[0]": 0}, CONSPIRACY_TWICE, id="the first one in a hand and in the deck"),
        pytest.param({"deck[0]": 8, "deck[1]": 8}, CONSPIRACY_TWICE, id="twice in the deck"),
        pytest.param({"kept[0]": 0b1}, CONSPIRACY_LOST, id="fewer than are counted"),
        pytest.param({"kept[1]": 0b1100000000}, CONSPIRACY_LOST, id="more than are counted"),
        pytest.param({"deck_size": 7}, CONSPIRACY_LOST, id="a deck that is too small"),
        pytest.param({"triggered[0]": 0}, CONSPIRACY_LOST, id="one that is nowhere"),
        pytest.param({"senators[1]": 0b1}, SENATOR_TWICE, id="in both cities"),
        pytest.param({"senators[0]": 0b101}, SENATOR_TWICE, id="in the first city and unseen"),
        pytest.param({"senators[1]": 0b100}, SENATOR_TWICE, id="in a city and unseen"),
        pytest.param({"trail_count": 49}, LONG_TRAIL, id="a trail beyond its room"),
    ],
)
def test_a_law_bites(changes: dict[str, int], law: int) -> None:
    """A1.5, A2.5, A2.8, A3.3, A4.2: the number of the law that is broken."""
    check_flaw(changed(changes), law)
