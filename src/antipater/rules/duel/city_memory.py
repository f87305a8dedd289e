"""The single integers of a city as a block. Compiled callers inline these functions from the `.pxd`."""

from functools import cache
from typing import TYPE_CHECKING

from antipater.game.declared import read_fields, single_fields, write_fields

if TYPE_CHECKING:
    from antipater.rules.duel.city import City


@cache
def fields() -> tuple[str, ...]:
    """Return the single integers of a city."""
    from antipater.rules.duel.city import City

    return single_fields(City)


def write(city: "City", block: list[int], n: int) -> int:
    """Write the single integers of a city; return the place after the last."""
    return write_fields(fields(), city, block, n)


def read(city: "City", block: list[int], n: int) -> int:
    """Take the single integers of a city; return the place after the last."""
    return read_fields(fields(), city, block, n)
