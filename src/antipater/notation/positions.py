"""One position as one line: `duel/1 age=1 board=law,… agenda=turn@0`, `classic/1 board0=gizah-a hand0=altar,…`.

The ruleset and its version, then fields in a fixed order. What follows from the rest is not written, nor is a field
that is as on an empty table, so equal positions give equal lines. What a seat may know of a position is a line too.
"""

import re
from typing import Any

from antipater.catalog import kit, names
from antipater.game.contract import State
from antipater.notation.codecs import Place, Wordlist, quoted
from antipater.notation.contract import notation, notation_of, version_problem


def write_position(state: State) -> str:
    """Return a position, or what a seat may know of one, as one line; equal positions, equal lines."""
    written = notation_of(state)
    values = written.values(state)
    usual = written.usual_beside(values)
    changed = {field: codec for field, codec in written.fields.items() if values[field] != usual[field]}
    words = [f"{field}={codec.write(values[field])}" for field, codec in changed.items()]
    return " ".join([f"{state.ruleset}/{kit(state.ruleset).version}", *words])


def read_position(text: str, line: int = 1) -> State:
    """Return the position that a text describes, fields in any order; raise BadText if it describes none.

    *line* is where the text begins in whatever it was taken from.
    """
    rows = enumerate(text.split("\n"), line)
    words = [(match[0], Place(row, match.start() + 1)) for row, part in rows for match in re.finditer(r"\S+", part)]
    head, place = words[0] if words else ("", Place(line))
    written = notation(ruleset_of(head, place))
    field = Wordlist("field", {name: number for number, name in enumerate(written.fields)})
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
        values[name] = written.fields[name].read(value, places[name])
    return written.position({**written.usual_beside({**written.usual, **values}), **values}, places)


def ruleset_of(head: str, place: Place) -> str:
    """Return the ruleset that the first word of a position names, if it is known in that version."""
    name, _, version = head.partition("/")
    if name not in names() or not version:
        heads = [f"{known}/{kit(known).version}" for known in names()]
        raise place.error(f"expected {' or '.join(heads)}, not {quoted(head)}")
    if problem := version_problem("this position was written", name, version):
        raise place.error(problem)
    return name
