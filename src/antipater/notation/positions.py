"""One position as one line: `duel/1 age=1 board=law,… structure=baths,altar,?,… coins0=7 … agenda=turn@0`.

The ruleset and its version, then fields in a fixed order. What follows from the rest is not written, nor is a field
that is as on an empty table, so equal positions give equal lines. What a seat may know of a position is a line too.
"""

import re

from antipater.catalog import CATALOG
from antipater.game.contract import State
from antipater.notation.agenda import Entry
from antipater.notation.duel_lines import DuelLines
from antipater.notation.pantheon_lines import PantheonLines
from antipater.notation.vocabulary import Place, Vocabulary, quoted
from antipater.rules.duel.actions import END_TURN, PLAY_TURN
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.turn import PantheonState

NAMES: dict[type[State], str] = {DuelState: "duel", PantheonState: "duel+pantheon"}
LINES: dict[str, DuelLines] = {"duel": DuelLines(), "duel+pantheon": PantheonLines()}
HEADS = {f"{name}/{CATALOG[name].version}": name for name in LINES}


def active_by(agenda: list[Entry]) -> int:
    """Return the active player as the agenda tells it: whose turn it is, or ends."""
    return next((seat for kind, seat, _ in agenda if kind in (PLAY_TURN, END_TURN)), 0)


def write_position(state: State) -> str:
    """Return a position, or what a seat may know of one, as one line; equal positions, equal lines."""
    if type(state) not in NAMES:
        raise TypeError(f"there is no notation for a {type(state).__name__}")
    name = NAMES[type(state)]
    lines = LINES[name]
    values = lines.values(state)
    usual = {**lines.usual, "active": active_by(values["agenda"])}
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
    values = dict(lines.usual)
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
    if "active" not in places:
        values["active"] = active_by(values["agenda"])
    return lines.position(values, places)
