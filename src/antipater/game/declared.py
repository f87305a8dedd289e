"""The fields of a compiled class, read from its `.pxd`: the one list of them, used where Python needs their names.

Interpreted positions are saved and loaded by these names; compiled ones copy their memory, in the same order.
"""

import re
import sys
from functools import cache
from pathlib import Path

FIELD = re.compile(r"    cdef (?:readonly |public )?int(\[\d+\])? ([\w, ]+)$")


@cache
def declared(kind: type) -> dict[str, int]:
    """Return the integer fields that a class declares itself, in their order, with their sizes; 0 is a single one."""
    module = Path(str(sys.modules[kind.__module__].__file__))
    header = module.with_name(module.name.split(".")[0] + ".pxd").read_text()
    body = re.search(rf"^cdef class {kind.__name__}\b.*?:\n((?:    .*\n|\n)+)", header, re.MULTILINE)
    found: dict[str, int] = {}
    for line in body[1].splitlines() if body else ():
        if match := FIELD.match(line):
            found |= dict.fromkeys(match[2].split(", "), int(match[1][1:-1]) if match[1] else 0)
    return found


@cache
def single_fields(kind: type) -> tuple[str, ...]:
    """Return the fields of a class that are single integers, in their order."""
    return tuple(name for name, size in declared(kind).items() if size == 0)


def write_fields(names: tuple[str, ...], owner: object, block: list[int], n: int) -> int:
    """Write fields of *owner* to *block* from place *n* on; return the place after the last."""
    for name in names:
        block[n] = getattr(owner, name)
        n += 1
    return n


def read_fields(names: tuple[str, ...], owner: object, block: list[int], n: int) -> int:
    """Take fields of *owner* from *block*, as `write_fields` wrote them; return the place after the last."""
    for name in names:
        setattr(owner, name, block[n])
        n += 1
    return n
