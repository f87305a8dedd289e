"""Every declared field of a position of classic 7 Wonders is saved and loaded."""

import pytest

from antipater.game.agenda import AgendaState
from antipater.game.declared import declared
from antipater.rules.classic.actions import AGENDA
from antipater.rules.classic.city import Cities
from antipater.rules.classic.table import Table
from antipater.rules.classic.turn import ClassicState

PLAYERS, CITIES = 1, 92  # the places of two numbers that say how much there is
FOR_TWO = ("draws", "open")  # only a game for two has these
IN_VIEWS = ("memory", "looked")  # only a view has these

TABLE, CITY, AGENDA_FIELDS = declared(Table), declared(Cities), declared(AgendaState)


def filled(players: int, viewer: int) -> ClassicState:
    """Return a position in which every number is another one, but for those that say how much there is."""
    size = 92 + 1 + max(3, players) * (86 + 52) + (63 if players == 2 else 0) + (681 if viewer >= 0 else 0)
    fields = [1000 + place for place in range(size)]
    fields[0], fields[PLAYERS], fields[CITIES] = viewer, players, max(3, players)
    state = ClassicState()
    state.load_unchecked(fields)
    assert state.fields() == fields
    return state


def values(state: ClassicState, but_for: tuple[str, ...]) -> list[int]:
    """Return everything that the declared fields hold."""
    found: list[int] = []
    for thing, fields in ((state, AGENDA_FIELDS), (state, TABLE), (state.cities, CITY)):
        for name in fields:
            if name not in but_for:
                value = getattr(thing, name)
                most = AGENDA if fields is AGENDA_FIELDS else None
                found += [value] if isinstance(value, int) else list(value)[:most]
    return found


def test_nothing_is_declared_that_is_not_saved() -> None:
    """In the view of a game of seven all is full, but for what only two have."""
    state = filled(7, 0)
    assert sorted(values(state, FOR_TWO)) == sorted(state.fields())
    assert set(FOR_TWO + IN_VIEWS) <= set(TABLE)


@pytest.mark.parametrize("name", FOR_TWO)
def test_what_only_two_have(name: str) -> None:
    assert len(set(getattr(filled(2, -1), name))) == TABLE[name]


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("viewer", [-1, 1])
def test_a_position_becomes_another(players: int, viewer: int) -> None:
    """Copies are equal whatever a position was before, and changing one does not change the other."""
    state = filled(players, viewer)
    other = filled(7, 0)
    other.become(state)
    assert other == state
    assert state.copy().key() == state.key()


@pytest.mark.parametrize("fields", [[], [0] * 93, [0, 8] + [0] * 500, [-1, 3, *[0] * 90, 4, *[0] * 900]])
def test_fields_that_are_none(fields: list[int]) -> None:
    with pytest.raises(ValueError, match="fields"):
        ClassicState().load_unchecked(fields)
