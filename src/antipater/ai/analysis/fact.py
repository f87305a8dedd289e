"""A fact that speaks for a choice: a message and its figures."""

from typing import NamedTuple


class Fact(NamedTuple):
    """A message, and what it is about: cards by number, coins, spaces, and another player than the only rival."""

    key: str
    card: int | None = None
    number: int = 0
    seat: int | None = None
