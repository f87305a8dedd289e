"""The single integers of a city as a block. Compiled callers inline these functions from the `.pxd`."""

from typing import TYPE_CHECKING

from antipater.game.declared import read_fields, single_fields, write_fields

if TYPE_CHECKING:
    from antipater.rules.duel.city import City


def write(city: "City", block: list[int], n: int) -> int:
    """Write the single integers of a city; return the place after the last."""
    return write_fields(single_fields(type(city)), city, block, n)


def read(city: "City", block: list[int], n: int) -> int:
    """Take the single integers of a city; return the place after the last."""
    return read_fields(single_fields(type(city)), city, block, n)
