"""Where each field of a position lies among the integers that `State.save` writes.

Nothing is listed here. The names of the fields are read from the `.pxd` of each class (`game.declared`). Their order is
that of `save`: a position is loaded in which every integer is its own place, so what a field then holds is where it
lies. A field that keeps another number is not saved.
"""

import sys
from pathlib import Path
from typing import Any

from antipater.game.contract import State
from antipater.game.declared import declared

FIRST = 100_000  # added to every place, so that no field holds a place by chance
NOT_SAVED = -1


class Places:
    """The places of every field, one for each of its integers, NOT_SAVED where one is not saved."""

    def __init__(self) -> None:
        self.of: dict[str, tuple[int, ...]] = {}

    def at(self, name: str, further: int = 0) -> int:
        """Return the place of a field, or of one of several: `coins`, `slots[3]`, or so many further on."""
        field, _, number = name.rstrip("]").partition("[")
        place = self.of[field][int(number or 0) + further]
        if place == NOT_SAVED:
            raise ValueError(f"{name} is not saved")
        return place

    def add(self, owner: object, prefix: str = "") -> None:
        """Add the fields that the classes of *owner* declare."""
        for kind in type(owner).__mro__:
            for name, size in declared_by(kind).items():
                held = getattr(owner, name)
                self.note(prefix + name, list(held) if size else [held])

    def note(self, name: str, held: list[int]) -> None:
        """Note what a field holds, if any of it is saved."""
        places = tuple(number - FIRST if number >= FIRST else NOT_SAVED for number in held)
        if set(places) != {NOT_SAVED}:
            self.of[name] = places


def declared_by(kind: type) -> dict[str, int]:
    """Return the integer fields that a class declares in the `.pxd` beside its module; none if there is no `.pxd`."""
    file = getattr(sys.modules[kind.__module__], "__file__", None)
    header = Path(file).with_name(Path(file).name.split(".")[0] + ".pxd") if file else None
    return declared(kind) if header and header.exists() else {}


def numbered(state: State, kept: dict[int, int] | None = None) -> Any:
    """Load a position with the place of every integer and return it.

    *kept* are integers, by their places, that say how much is saved and so stay as they are.
    """
    numbers = [FIRST + place for place in range(len(state.fields()))]
    for place, number in (kept or {}).items():
        numbers[place] = number
    state.load_unchecked(numbers)
    return state
