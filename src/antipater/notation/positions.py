"""One position as one line: `duel/1 age=1 board=law,… agenda=turn@0`, `classic/1 board0=gizah-a hand0=altar,…`.

The ruleset and its version, then fields in a fixed order. What follows from the rest is not written, nor is a field
that is as on an empty table, so equal positions give equal lines. What a seat may know of a position is a line too.
"""

import re
from collections.abc import Mapping
from typing import Any

from antipater.catalog import UnknownVersion, check_version, kit, names
from antipater.game.contract import State
from antipater.game.errors import BadText
from antipater.notation.codecs import Place, Wordlist, cut
from antipater.notation.contract import notation, notation_of


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
    ruleset = ruleset_of(head, place)
    written = notation(ruleset)
    field = Wordlist("field", {name: number for number, name in enumerate(written.fields)})
    values: dict[str, Any] = {}
    places = {"": place}
    name = ""
    try:
        for word, at in words[1:]:
            name, equals, value = word.partition("=")
            field.read(name, at)
            if name in places:
                raise at.error("{word} stands here a second time", "field-twice", word=name)
            if not equals:
                raise at.right(len(name)).error("expected = and a value after {word}", "value-expected", word=name)
            places[name] = at.right(len(name) + 1)
            values[name] = written.fields[name].read(value, places[name])
        name = ""
        return written.position({**written.usual_beside({**written.usual, **values}), **values}, places)
    except BadText as problem:
        problem.ruleset = ruleset
        problem.field = problem.field or name or field_at(problem, places)
        raise


def field_at(problem: BadText, places: Mapping[str, Place]) -> str:
    """Return the field in which a fault was found, an empty text if it is none."""
    return max((at, name) for name, at in places.items() if at <= (problem.line, problem.column))[1]


def ruleset_of(head: str, place: Place) -> str:
    """Return the ruleset that the first word of a position names, if it is known in that version."""
    name, _, version = head.partition("/")
    if name not in names() or not version:
        heads = [f"{known}/{kit(known).version}" for known in names()]
        raise place.error("expected {near}, not {word!r}", "ruleset-expected", near=tuple(heads), word=cut(head))
    try:
        check_version(name, version, "this position was written")
    except UnknownVersion as problem:
        raise BadText(problem.fault, place.line, place.column) from problem
    return name
