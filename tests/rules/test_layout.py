"""Every declared field of a position is saved and loaded, and a position is small."""

import re
import sys
from pathlib import Path

import pytest

from antipater import compiled
from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.rules.duel.city import City
from antipater.rules.duel.state import DuelState

RULES = Path(__file__).parents[2] / "src"
FIELD = re.compile(r"^    cdef readonly int(?:\[(\d+)\])? (.+)$", re.MULTILINE)
CITIES = ("city0", "city1")
GAMES = {"duel": DuelState, "duel+pantheon": DuelState}
every_game = pytest.mark.parametrize("name", GAMES)


def declared(kind: type) -> dict[str, int]:
    """Return the fields that the `.pxd` files of a class and its bases declare, with their sizes."""
    homes = [RULES.joinpath(*base.__module__.split(".")).with_suffix(".pxd") for base in kind.__mro__]
    texts = [path.read_text(encoding="utf-8") for path in homes if path.exists()]
    found = [field for text in texts for field in FIELD.findall(text)]
    return {name: int(size or 1) for size, names in found for name in names.split(", ")}


TABLES, CITY = {name: declared(kind) for name, kind in GAMES.items()}, declared(City)


def values(thing: DuelState | City, fields: dict[str, int]) -> list[int]:
    """Return everything that the declared fields of *thing* hold."""
    found: list[int] = []
    for name, size in fields.items():
        value = getattr(thing, name)
        found += [value] if isinstance(value, int) else list(value)
        assert isinstance(value, int) == (size == 1), name
    return found


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
    assert len(GAMES[name]().fields()) == sum(TABLES[name].values()) + 2 * sum(CITY.values())


@every_game
def test_attributes_are_declared(name: str) -> None:
    """Interpreted, a class has no attribute beyond those that its `.pxd` declares."""
    if not compiled():
        assert set(vars(GAMES[name]())) == {*TABLES[name], *CITIES}
        assert set(vars(City())) == set(CITY)


@every_game
def test_every_declared_field_is_loaded_from_a_place_of_its_own(name: str) -> None:
    """With a different number in every place, the declared fields together hold each of them once."""
    state = GAMES[name]()
    numbers = list(range(1000, 1000 + len(state.fields())))
    state.refill(numbers)
    held = values(state, TABLES[name]) + values(state.city0, CITY) + values(state.city1, CITY)
    assert sorted(held) == numbers
    assert state.fields() == numbers


@every_game
def test_equality_notices_every_field(name: str, seed: int) -> None:
    """A position that differs in one integer is another position, for `==`, for its key, and for a copy."""
    state = playing(name, seed)
    fields = state.fields()
    for place in range(len(fields)):
        changed = fields.copy()
        changed[place] += 1
        twin = GAMES[name]()
        twin.refill(changed)
        assert twin != state, place
        assert twin.key() != state.key()
        assert twin.copy() == twin
    twin.refill(fields)
    assert twin == state


@pytest.mark.parametrize(("name", "bytes_at_most"), [("duel", 1024), ("duel+pantheon", 2048)])
def test_a_position_is_small(name: str, bytes_at_most: int, seed: int) -> None:
    """Compiled, a table with its two cities takes less than a kilobyte, two with Pantheon."""
    if compiled():
        state = playing(name, seed)
        assert sum(sys.getsizeof(thing) for thing in (state, state.city0, state.city1)) < bytes_at_most
