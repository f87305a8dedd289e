"""Positions to speak about, put together from the keys of cards, wonders and tokens."""

from collections.abc import Callable, Sequence

import pytest

from antipater.data.columns import BY_KEY
from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import MYTHOLOGIES
from antipater.rules.duel.actions import PLAY_TURN
from antipater.rules.duel.arrange import Arrangement, Holdings, arranged
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.arrange import arranged as arranged_with_pantheon
from antipater.rules.pantheon.turn import PantheonState

Position = Callable[..., DuelState]
LAST_SLOT = 19  # accessible in every Age as long as its card is there


def holdings(keys: Sequence[str], coins: int, unbuilt: Sequence[str] = ()) -> Holdings:
    """Sort what a player has into cards, built wonders and tokens."""
    numbers = [BY_KEY[key].number for key in keys]
    return Holdings(
        coins,
        [number for number in numbers if number < WONDER_ITEMS],
        [BY_KEY[key].number - WONDER_ITEMS for key in unbuilt],
        [number - WONDER_ITEMS for number in numbers if WONDER_ITEMS <= number < TOKEN_ITEMS],
        [number - TOKEN_ITEMS for number in numbers if number >= TOKEN_ITEMS],
    )


def furnished(
    given: Arrangement,
    card: str = "aqueduct",
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    coins: tuple[int, int] = (7, 7),
    wonders: Sequence[str] = (),
    unbuilt: Sequence[str] = (),
    agenda: Sequence[tuple[int, int, int]] = ((PLAY_TURN, 0, 0),),
    **rest: object,
) -> None:
    """Let player 0 be about to take the card *card* of the last slot; *unbuilt* are wonders of player 1."""
    number = BY_KEY[card].number
    given.age = min(number // 32 + 1, 3)
    given.slots = {LAST_SLOT: number, 0: BY_KEY["rostrum"].number}
    given.cities = (holdings(mine, coins[0], wonders), holdings(theirs, coins[1], unbuilt))
    given.agenda = list(agenda)
    for field, value in rest.items():
        setattr(given, field, value)


@pytest.fixture(scope="session")
def position() -> Position:
    """Return a maker of positions of Duel; `furnished` says what it takes."""

    def make(**table: object) -> DuelState:
        given = Arrangement()
        furnished(given, **table)  # type: ignore[arg-type]
        return arranged(given)

    return make


@pytest.fixture(scope="session")
def divine() -> Position:
    """Return a maker of positions with Pantheon, its decks empty if not said; `furnished` says what it takes."""

    def make(**table: object) -> PantheonState:
        given = PantheonArrangement(decks=[[] for _ in range(MYTHOLOGIES)])
        furnished(given, **table)  # type: ignore[arg-type]
        return arranged_with_pantheon(given)

    return make
