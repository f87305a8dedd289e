"""One position as one line: `duel/1 age=1 board=law,… agenda=turn@0`, `classic/1 board0=gizah-a hand0=altar,…`.

The ruleset and its version, then fields in a fixed order. What follows from the rest is not written, nor is a field
that is as on an empty table, so equal positions give equal lines. What a seat may know of a position is a line too.
"""

import re
from collections.abc import Mapping
from typing import Any, Protocol

from antipater.catalog import CATALOG
from antipater.game.contract import State
from antipater.notation.classic_lines import ClassicLines
from antipater.notation.duel_lines import DuelLines
from antipater.notation.pantheon_lines import PantheonLines
from antipater.notation.vocabulary import Codec, Place, Vocabulary, quoted
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.turn import PantheonState


class Lines(Protocol):
    """How positions of one ruleset become lines."""

    @property
    def fields(self) -> Mapping[str, Codec[Any]]:
        """Every field, in the order in which they are written."""
        ...

    @property
    def usual(self) -> Mapping[str, Any]:
        """What a field says when nothing has happened."""
        ...

    def usual_beside(self, values: dict[str, Any]) -> Mapping[str, Any]:
        """Return the usual values of fields, given the others; those are left out."""
        ...

    def values(self, state: State) -> dict[str, Any]:
        """Return the value of every field."""
        ...

    def position(self, values: dict[str, Any], places: Mapping[str, Place]) -> State:
        """Return the position that the fields describe; raise BadText if they describe none."""
        ...


NAMES: dict[type[State], str] = {DuelState: "duel", PantheonState: "duel+pantheon", ClassicState: "classic"}
LINES: dict[str, Lines] = {"duel": DuelLines(), "duel+pantheon": PantheonLines(), "classic": ClassicLines()}
HEADS = {f"{name}/{CATALOG[name].version}": name for name in LINES}


def write_position(state: State) -> str:
    """Return a position, or what a seat may know of one, as one line; equal positions, equal lines."""
    if type(state) not in NAMES:
        raise TypeError(f"there is no notation for a {type(state).__name__}")
    name = NAMES[type(state)]
    lines = LINES[name]
    values = lines.values(state)
    usual = lines.usual_beside(values)
    changed = {field: codec for field, codec in lines.fields.items() if values[field] != usual[field]}
    words = [f"{field}={codec.write(values[field])}" for field, codec in changed.items()]
    return " ".join([f"{name}/{CATALOG[name].version}", *words])


def read_position(text: str, line: int = 1) -> State:
    """Return the position that a text describes, fields in any order; raise BadText if it describes none.

    *line* is where the text begins in whatever it was taken from.
    """
    rows = enumerate(text.split("\n"), line)
    words = [(match[0], Place(row, match.start() + 1)) for row, part in rows for match in re.finditer(r"\S+", part)]
    head, place = words[0] if words else ("", Place(line))
    if head not in HEADS:
        raise place.error(f"expected {' or '.join(HEADS)}, not {quoted(head)}")
    lines = LINES[HEADS[head]]
    field = Vocabulary("field", {name: number for number, name in enumerate(lines.fields)})
    values: dict[str, Any] = {}
    places = {"": place}
    for word, at in words[1:]:
        name, equals, value = word.partition("=")
        field.read(name, at)
        if name in places:
            raise at.error(f"{name} stands here a second time")
        if not equals:
            raise at.right(len(name)).error(f"expected = and a value after {name}")
        places[name] = at.right(len(name) + 1)
        values[name] = lines.fields[name].read(value, places[name])
    return lines.position({**lines.usual_beside({**lines.usual, **values}), **values}, places)
