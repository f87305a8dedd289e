"""Duel and its expansions in the terminal; `TABLE` is what the catalog names."""

from antipater.terminal.duel.table import TABLE

__all__ = ["TABLE"]
