"""Changes to the rules of Pantheon that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "Both cities are furnished, whichever is the first.": (
        (
            "arrange.arrange",
            "furnish_city(board, table.city0 if seat == 0 else table.city1, own)",
            "furnish_city(board, table.city0 if seat != 0 else table.city1, own)",
        ),
        (
            "arrange.arrange",
            "furnish_city(board, table.city0 if seat == 0 else table.city1, own)",
            "furnish_city(board, table.city0 if seat == 1 else table.city1, own)",
        ),
    ),
}
