"""Every declared field of a position is saved and loaded, and a position is small."""

import sys
from typing import Any

import pytest

from antipater import compiled
from antipater.catalog import ruleset
from antipater.data.items import AGE_DECKS, DECKS, FREE_DECKS
from antipater.game.agenda import AgendaState
from antipater.game.declared import declared
from antipater.game.dice import Dice
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.duel.city import City
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part, Table
from antipater.rules.pantheon.board import PantheonBoard

# What follows from the ruleset and never changes is not saved, nor what lasts only while an item is constructed.
NOT_SAVED: dict[type, set[str]] = {
    Table: {"expanded", "wide", "structures", "asked", "due"},
    PantheonBoard: {"wide_table"},
    AgoraBoard: {"due0", "due1"},
}
BOARDS = {"pantheon": PantheonBoard, "agora": AgoraBoard}
ASKED = {"terms", "price", "purse", "uncover", "back", "no_buildings", "withheld", "receive", "turn_begins", "discard"}
OBJECTS = {"city0", "city1", "parts", "part_types", *(f"at_{moment}" for moment in (*ASKED, "building"))}
# Of these, only a table with larger structures or further decks saves all.
NEAR = {"slots": 20, "unseen": 4, "discard": 4, "cards": 4, "slot_tokens": 20, "under": 16}
NAMES = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora")
every_game = pytest.mark.parametrize("name", NAMES)


def owners(state: DuelState) -> list[tuple[Any, type]]:
    """Return everything that has fields, with the class that declares them."""
    tables: list[tuple[Any, type]] = [(state, AgendaState), (state, Table)]
    cities: list[tuple[Any, type]] = [(state.city0, City), (state.city1, City)]
    return tables + cities + boards(state)


def boards(state: DuelState) -> list[tuple[Any, type]]:
    """Return the expansions at a table, with the classes that declare their fields."""
    return [(state.part(name), kind) for name, kind in BOARDS.items() if state.part(name)]


def saved(state: DuelState, kind: type, name: str, held: list[int]) -> list[int]:
    """Return the numbers of a field that are saved."""
    if not state.wide:
        return held[: NEAR.get(name, len(held))]
    if kind in (Table, City) and len(held) == DECKS:
        return [*held[:AGE_DECKS], *(held[deck - 1] for deck in FREE_DECKS)]
    return held


def values(state: DuelState) -> list[int]:
    """Return everything that the declared fields hold, but for what is not saved."""
    found: list[int] = []
    for owner, kind in owners(state):
        for name, size in declared(kind).items():
            if name not in NOT_SAVED.get(kind, ()):
                held = getattr(owner, name)
                assert isinstance(held, int) == (size == 0), name
                found += [held] if size == 0 else saved(state, kind, name, list(held))
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
        for board, kind in boards(state):
            assert set(vars(board)) == {*declared(Part), *declared(kind)}


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


@pytest.mark.parametrize(("name", "bytes_at_most"), [("duel", 1200), ("duel+pantheon", 4096)])
def test_a_table_in_memory_is_small(name: str, bytes_at_most: int, seed: int) -> None:
    """Compiled, a table with its cities and its expansions is a few small objects."""
    if compiled():
        state = playing(name, seed)
        found = [state, state.city0, state.city1, state.part("pantheon")]
        assert sum(sys.getsizeof(thing) for thing in found if thing is not None) < bytes_at_most
