"""What the tables of all games share in tests: items by name, chance settled by dice, score sheets to compare."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol, TypeVar

from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice

DECK_SIZE = 32  # numbers that each deck has, in all games
Position = TypeVar("Position", bound=State)


class Printed(Protocol):
    """An item of any game."""

    @property
    def key(self) -> str:
        """Its name in machine text."""

    @property
    def number(self) -> int:
        """Its number."""


class Names:
    """The items of a game by name and by number."""

    def __init__(self, by_key: Mapping[str, Printed], by_number: Mapping[int, Printed]) -> None:
        self.by_key, self.by_number = by_key, by_number

    def number(self, key: str) -> int:
        """Return the number of an item."""
        return self.by_key[key].number

    def keys(self, numbers: Iterable[int], first: int = 0) -> list[str]:
        """Return the names of items numbered from *first* on."""
        return [self.by_number[first + number].key for number in numbers]


def cards_in(decks: Iterable[int]) -> Iterator[int]:
    """Yield the cards of a bit set for each deck, ascending."""
    for deck, cards in enumerate(decks):
        for place in members_of(cards):
            yield deck * DECK_SIZE + place


def settle(state: Position, seed: int = 1) -> Position:
    """Settle everything that chance decides with dice; return the same table."""
    DiceDealer(Dice(seed)).settle(state)
    return state


def filled_lines(names: Iterable[str], points: Iterable[int]) -> dict[str, int]:
    """Return the lines of a score sheet that are not 0."""
    return {line: worth for line, worth in zip(names, points, strict=True) if worth}
