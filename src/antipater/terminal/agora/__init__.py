"""Agora in the terminal; `PART` is what the catalog names."""

from antipater.terminal.agora.part import PART

__all__ = ["PART"]
