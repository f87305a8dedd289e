"""Pantheon in the terminal; `PART` is what the catalog names."""

from antipater.terminal.pantheon.part import PART

__all__ = ["PART"]
