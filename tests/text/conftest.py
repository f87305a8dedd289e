"""Positions to speak about, put together from the keys of cards, wonders and tokens."""

from collections.abc import Callable, Sequence

import pytest

from antipater.data.columns import BY_KEY
from antipater.data.items import CARDS, TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import MYTHOLOGIES
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.part import Pantheon

Position = Callable[..., DuelState]
LAST_SLOT = 19  # accessible in every Age as long as its card is there


def holdings(keys: Sequence[str], coins: int, unbuilt: Sequence[str] = ()) -> CityHoldings:
    """Sort what a player has into cards, built wonders and tokens."""
    items = [BY_KEY[key] for key in keys]
    numbers = [item.number for item in items]
    return CityHoldings(
        coins,
        [item.number for item in items if item.deck and item.number < CARDS],
        [WONDER_ITEM.index(BY_KEY[key].number) for key in unbuilt],
        [WONDER_ITEM.index(number) for number in numbers if number in WONDER_ITEM],
        [TOKEN_ITEM.index(number) for number in numbers if number in TOKEN_ITEM],
    )


def furnished(
    card: str = "aqueduct",
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    coins: tuple[int, int] = (7, 7),
    wonders: Sequence[str] = (),
    unbuilt: Sequence[str] = (),
    agenda: Sequence[tuple[int, int, int]] = ((OWE_TURN, 0, 0),),
    **rest: object,
) -> Arrangement:
    """Return a position: player 0 can take the card *card* of the last slot; *unbuilt* are wonders of player 1."""
    number = BY_KEY[card].number
    given = Arrangement(
        age=min(number // 32 + 1, 3),
        slots={LAST_SLOT: number, 0: BY_KEY["rostrum"].number},
        cities=(holdings(mine, coins[0], wonders), holdings(theirs, coins[1], unbuilt)),
        agenda=list(agenda),
    )
    for field, value in rest.items():
        assert hasattr(given, field), field
        setattr(given, field, value)
    return given


@pytest.fixture(scope="session")
def position() -> Position:
    """Return a maker of positions of Duel; `furnished` takes the same arguments."""

    def make(**table: object) -> DuelState:
        return arranged(furnished(**table))  # type: ignore[arg-type]

    return make


@pytest.fixture(scope="session")
def divine() -> Position:
    """Return a maker of positions with Pantheon, its decks empty by default; `furnished` takes the same arguments."""

    def make(**table: object) -> DuelState:
        own = PantheonArrangement(decks=[[] for _ in range(MYTHOLOGIES)])
        for field in [field for field in table if hasattr(own, field)]:
            setattr(own, field, table.pop(field))
        return arranged(furnished(**table, parts={"pantheon": own}), (Pantheon,))  # type: ignore[arg-type]

    return make
