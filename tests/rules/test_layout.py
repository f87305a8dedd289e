"""Every declared field of a position is saved and loaded, and a position is small."""

import re
import sys
from pathlib import Path

from antipater import compiled
from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.rules.duel.city import City
from antipater.rules.duel.turn import DuelState

RULES = Path(__file__).parents[2] / "src" / "antipater" / "rules" / "duel"
FIELD = re.compile(r"^    cdef readonly int(?:\[(\d+)\])? (.+)$", re.MULTILINE)
CITIES = ("city0", "city1")


def declared(kind: type) -> dict[str, int]:
    """Return the fields that the `.pxd` files of a class and its bases declare, with their sizes."""
    modules = {base.__module__.rsplit(".", 1)[-1] for base in kind.__mro__}
    texts = [path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.pxd")) if path.stem in modules]
    found = [field for text in texts for field in FIELD.findall(text)]
    return {name: int(size or 1) for size, names in found for name in names.split(", ")}


TABLE, CITY = declared(DuelState), declared(City)


def values(thing: DuelState | City, fields: dict[str, int]) -> list[int]:
    """Return everything that the declared fields of *thing* hold."""
    found: list[int] = []
    for name, size in fields.items():
        value = getattr(thing, name)
        found += [value] if isinstance(value, int) else list(value)
        assert isinstance(value, int) == (size == 1), name
    return found


def playing(seed: int) -> DuelState:
    """Return a position in the middle of a game."""
    duel, dice = ruleset("duel"), Dice(seed)
    state, dealer = duel.start(), duel.deal(dice)
    for _ in range(30):
        (seat,) = dealer.settle(state)
        state.apply(dice.choose(state.legal(seat)), seat)
    assert isinstance(state, DuelState)
    return state


def test_sizes_add_up() -> None:
    """Nothing is declared that is not saved, nothing saved that is not declared."""
    assert len(DuelState().fields()) == sum(TABLE.values()) + 2 * sum(CITY.values())


def test_attributes_are_declared() -> None:
    """Interpreted, a class has no attribute beyond those that its `.pxd` declares."""
    if not compiled():
        assert set(vars(DuelState())) == {*TABLE, *CITIES}
        assert set(vars(City())) == set(CITY)


def test_every_declared_field_is_loaded_from_a_place_of_its_own() -> None:
    """With a different number in every place, the declared fields together hold each of them once."""
    state = DuelState()
    numbers = list(range(1000, 1000 + len(state.fields())))
    state.refill(numbers)
    held = values(state, TABLE) + values(state.city0, CITY) + values(state.city1, CITY)
    assert sorted(held) == numbers
    assert state.fields() == numbers


def test_equality_notices_every_field(seed: int) -> None:
    """A position that differs in one integer is another position, for `==`, for its key, and for a copy."""
    state = playing(seed)
    fields = state.fields()
    for place in range(len(fields)):
        changed = fields.copy()
        changed[place] += 1
        twin = DuelState()
        twin.refill(changed)
        assert twin != state, place
        assert twin.key() != state.key()
        assert twin.copy() == twin
    twin.refill(fields)
    assert twin == state


def test_a_position_is_small(seed: int) -> None:
    """Compiled, a table with its two cities takes less than a kilobyte."""
    if compiled():
        state = playing(seed)
        assert sum(sys.getsizeof(thing) for thing in (state, state.city0, state.city1)) < 1024
