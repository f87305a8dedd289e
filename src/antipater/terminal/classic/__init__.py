"""Classic 7 Wonders in the terminal; `TABLE` is what the catalog names."""

from antipater.terminal.classic.table import TABLE

__all__ = ["TABLE"]
