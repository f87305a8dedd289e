"""P2.4: worlds behind what a player knows, where one divinity of a mythology is known, or none of the three."""

from collections import Counter
from itertools import permutations

import pytest

from antipater.catalog import ruleset
from antipater.data.pantheon import DECK, MYTHOLOGIES
from antipater.game.dice import Dice
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import UNDRAWN

from ..table import ME
from .table import arranged_with_pantheon

MINE, THEIRS = 0b01, 0b10
Found = tuple[int, ...]


def worlds(
    kind: int, spaces: dict[int, int], known: dict[int, int], deck: list[int], tops: list[int]
) -> Counter[Found]:
    """Imagine many worlds; return what lies on the spaces, in their order, and in the deck of a mythology."""
    decks = [[UNDRAWN] * DECK for _ in range(MYTHOLOGIES)]
    knowing = [[0] * DECK for _ in range(MYTHOLOGIES)]
    decks[kind], knowing[kind] = deck, tops
    state = arranged_with_pantheon(slots={18: 0}, decks=decks, decks_known=knowing, spaces=spaces, spaces_known=known)
    game, found = ruleset("duel+pantheon"), Counter[Found]()
    for seed in range(360):
        world = game.imagine(state.observe(ME), Dice(seed))
        assert isinstance(world, DuelState)
        board = world.part("pantheon")
        places = list(board.deck)[kind * DECK : kind * DECK + len(deck)]
        found[(*(board.spaces[space] for space in spaces), *places)] += 1
    return found


@pytest.mark.parametrize("kind", range(MYTHOLOGIES))
@pytest.mark.parametrize("which", range(DECK))
def test_one_is_known(kind: int, which: int) -> None:
    """It stays where it is; the two others are on the space and in the deck, either way as likely."""
    mine = kind * DECK + which
    one, two = (other for other in range(kind * DECK, kind * DECK + DECK) if other != mine)
    found = worlds(kind, {0: mine, 5: one}, {0: MINE, 5: THEIRS}, [two], [THEIRS])
    assert set(found) == {(mine, one, two), (mine, two, one)}
    assert all(count > 130 for count in found.values())
    found = worlds(kind, {1: one, 4: mine, 5: two}, {1: THEIRS, 4: MINE, 5: THEIRS}, [], [])
    assert set(found) == {(one, mine, two), (two, mine, one)}
    assert all(count > 130 for count in found.values())


@pytest.mark.parametrize("kind", range(MYTHOLOGIES))
def test_none_is_known(kind: int) -> None:
    """All six ways are as likely, wherever the three lie."""
    first = kind * DECK
    ways = set(permutations(range(first, first + DECK)))
    hidden = dict.fromkeys((2, 3, 5), THEIRS)
    for found in (
        worlds(kind, {}, {}, [first, first + 1, first + 2], [THEIRS] * 3),
        worlds(kind, {3: first}, hidden, [first + 2, first + 1], [THEIRS] * 2),
        worlds(kind, {2: first, 5: first + 2}, hidden, [first + 1], [THEIRS]),
        worlds(kind, {2: first, 3: first + 1, 5: first + 2}, hidden, [], []),
    ):
        assert set(found) == ways
        assert all(30 < count < 95 for count in found.values())
