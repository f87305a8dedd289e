"""Whether two positions of Duel seem to be of one game: a few turns apart, changed a little, or mirrored."""

from collections.abc import Hashable, Sequence
from functools import cache

from antipater.data.structures import PLACES
from antipater.rules.duel.state import DuelState

FEW_CARDS = 4  # that one of two positions has more than the other: about two turns of each seat
ALIKE = 4  # if fewer than one card in so many is another one, it was changed to mislead


def alike(one: DuelState, other: DuelState) -> bool:
    """Return whether structures are nearly the same, or wonders are drafted that lie open in both."""
    if one.shown and other.shown:
        return not one.shown & ~other.shown or not other.shown & ~one.shown
    if one.age != other.age or one.structures != other.structures or not one.age:
        return False
    mirrored = mirror(one.structures + one.age - 1)
    return any(nearly_same(one, other, order) for order in (range(len(mirrored)), mirrored))


def likeness(state: DuelState) -> Hashable:
    """Return the Age, the tokens on the board or taken from it, and the wonders of each city.

    While wonders are drafted, all that lie open or were taken count as one.
    """
    first, second = state.city(0), state.city(1)
    wonders = sorted((first.wonders | first.built, second.wonders | second.built))
    tokens = state.board | first.tokens | second.tokens
    return (tokens, state.shown | sum(wonders)) if state.shown else (tokens, state.age, *wonders)


@cache
def mirror(structure: int) -> Sequence[int]:
    """Return for each slot of a structure the one at the same place from the other side."""
    places = PLACES[structure]
    columns = [column for _, column in places]
    return [places.index((row, min(columns) + max(columns) - column)) for row, column in places]


def nearly_same(one: DuelState, other: DuelState, order: Sequence[int]) -> bool:
    """Return whether a few cards alone differ; *order* says which slot of the other is meant by a slot."""
    lie, known = [], []
    for slot, there in enumerate(order):
        lie.append((one.present >> slot & 1, other.present >> there & 1))
        if all(lie[-1]) and not (one.hidden >> slot & 1 or other.hidden >> there & 1):
            known.append(one.slots[slot] == other.slots[there])
    apart = sum(mine != theirs for mine, theirs in lie)
    return bool(known) and apart <= FEW_CARDS and ALIKE * sum(known) >= (ALIKE - 1) * len(known)
