"""The single integers of a table as a block. Compiled callers inline these functions from the `.pxd`."""

from functools import cache
from typing import TYPE_CHECKING

from antipater.game.declared import read_fields, single_fields, write_fields

if TYPE_CHECKING:
    from antipater.rules.duel.table import Table


@cache
def fields() -> tuple[str, ...]:
    """Return the single integers of a table that are copied in one go."""
    from antipater.rules.duel.table import Table

    names = single_fields(Table)
    return names[: names.index("victory") + 1]


def write(table: "Table", block: list[int], n: int) -> int:
    """Write the single integers of a table; return the place after the last."""
    return write_fields(fields(), table, block, n)


def read(table: "Table", block: list[int], n: int) -> int:
    """Take the single integers of a table; return the place after the last."""
    return read_fields(fields(), table, block, n)
