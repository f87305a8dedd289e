"""Every declared field of a position is saved and loaded, and a position is small."""

import sys
from typing import Any

import pytest

from antipater import compiled
from antipater.catalog import ruleset
from antipater.game.agenda import AgendaState
from antipater.game.declared import declared
from antipater.game.dice import Dice
from antipater.rules.duel.city import City
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part, Table
from antipater.rules.pantheon.board import PantheonBoard

# What follows from the ruleset and never changes is not saved.
OF_THE_RULESET: dict[type, set[str]] = {Table: {"expanded", "wide", "structures"}, PantheonBoard: {"wide_table"}}
OBJECTS = {"city0", "city1", "parts", "part_types"}
# Of these, only a table with larger structures or further decks saves all.
NEAR = {"slots": 20, "unseen": 4, "discard": 4, "cards": 4, "slot_tokens": 20, "under": 16}
NAMES = ("duel", "duel+pantheon")
every_game = pytest.mark.parametrize("name", NAMES)


def owners(state: DuelState) -> list[tuple[Any, type]]:
    """Return everything that has fields, with the class that declares them."""
    tables: list[tuple[Any, type]] = [(state, AgendaState), (state, Table)]
    cities: list[tuple[Any, type]] = [(state.city0, City), (state.city1, City)]
    boards: list[tuple[Any, type]] = [(state.part("pantheon"), PantheonBoard)] if state.part("pantheon") else []
    return tables + cities + boards


def values(state: DuelState) -> list[int]:
    """Return everything that the declared fields hold, but for what is not saved."""
    found: list[int] = []
    for owner, kind in owners(state):
        for name, size in declared(kind).items():
            if name not in OF_THE_RULESET.get(kind, ()):
                held = getattr(owner, name)
                assert isinstance(held, int) == (size == 0), name
                found += [held] if size == 0 else list(held)[: NEAR.get(name, size)]
    return found


def table_of(name: str) -> DuelState:
    """Return an empty table."""
    game = ruleset(name)
    assert isinstance(game, Duel)
    return DuelState(game.parts)


def playing(name: str, seed: int) -> DuelState:
    """Return a position in the middle of a game."""
    game, dice = ruleset(name), Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    for _ in range(30):
        (seat,) = dealer.settle(state)
        state.apply(dice.choose(state.legal(seat)), seat)
    assert isinstance(state, DuelState)
    return state


@every_game
def test_sizes_add_up(name: str) -> None:
    """Nothing is declared that is not saved, nothing saved that is not declared."""
    state = table_of(name)
    assert len(state.fields()) == len(values(state))


@every_game
def test_attributes_are_declared(name: str) -> None:
    """Interpreted, a class has no attribute beyond those that its `.pxd` declares."""
    if not compiled():
        state = table_of(name)
        assert set(vars(state)) == {*declared(AgendaState), *declared(Table), *OBJECTS}
        assert set(vars(state.city0)) == set(declared(City))
        if state.part("pantheon"):
            assert set(vars(state.part("pantheon"))) == {*declared(Part), *declared(PantheonBoard)}


@every_game
def test_every_declared_field_is_loaded_from_a_place_of_its_own(name: str) -> None:
    """With a different number in every place, the declared fields together hold each of them once."""
    state = table_of(name)
    numbers = list(range(1000, 1000 + len(state.fields())))
    state.load_unchecked(numbers)
    assert sorted(values(state)) == numbers
    assert state.fields() == numbers


@every_game
def test_equality_notices_every_field(name: str, seed: int) -> None:
    """A position that differs in one integer is another position, for `==`, for its key, and for a copy."""
    state = playing(name, seed)
    fields = state.fields()
    twin = table_of(name)
    for place in range(len(fields)):
        changed = fields.copy()
        changed[place] += 1
        twin.load_unchecked(changed)
        assert twin != state, place
        assert twin.key() != state.key()
        assert twin.copy() == twin
    twin.load_unchecked(fields)
    assert twin == state


@pytest.mark.parametrize(("name", "bytes_at_most"), [("duel", 1024), ("duel+pantheon", 2048)])
def test_a_position_is_small(name: str, bytes_at_most: int, seed: int) -> None:
    """Saved, a table with its two cities takes less than a kilobyte, two with Pantheon."""
    assert len(playing(name, seed).key()) < bytes_at_most


@pytest.mark.parametrize(("name", "bytes_at_most"), [("duel", 1100), ("duel+pantheon", 4096)])
def test_a_table_in_memory_is_small(name: str, bytes_at_most: int, seed: int) -> None:
    """Compiled, a table with its cities and its expansions is a few small objects."""
    if compiled():
        state = playing(name, seed)
        found = [state, state.city0, state.city1, state.part("pantheon")]
        assert sum(sys.getsizeof(thing) for thing in found if thing is not None) < bytes_at_most
