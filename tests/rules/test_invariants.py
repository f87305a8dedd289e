"""The laws that every position keeps: each of them bites on a position that breaks it, and only there."""

import pytest

from antipater import compiled
from antipater.data import columns
from antipater.data.words import BROWN, PURPLE, TOKENS, WONDERS, YELLOW
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.decisions import AGENDA, NOBODY, OWE_TURN
from antipater.rules.duel.state import DuelState

# The laws in their order.
NEGATIVE, TWICE, LOST, TOO_FEW, OFF_TRACK, EIGHTH_WONDER, TRIPLE, MISCOUNTED, OVERFLOW, UNFINISHED = range(1, 11)


def number(key: str) -> int:
    return columns.BY_KEY[key].number


def places() -> dict[str, int]:
    """Return where each field of a position begins in the list of its fields."""
    state = DuelState()
    state.load_unchecked(list(range(len(state.fields()))))
    found = {}
    for owner, thing in (("", state), ("city0.", state.city0), ("city1.", state.city1)):
        for name in dir(thing):
            value = getattr(thing, name)
            if not name.startswith("_") and isinstance(value, int | list):
                found[owner + name] = value if isinstance(value, int) else value[0]
    return found


PLACES = places()

# Age III: two cards face up, one face down card of the Age, one face down guild.
SOUND = Arrangement(
    age=3,
    slots={18: number("circus"), 19: number("palace")},
    hidden=[15, 17],
    guild_backs=[15],
    discard=[number("press")],
    board=[0, 1],
    cities=(
        CityHoldings(0, cards=[number("quarry"), number("builders-guild")], built=[0, 1, 2], tokens=[2]),
        CityHoldings(5, cards=[number("altar"), number("walls"), number("tavern")], built=[3, 4, 5, 6], tokens=[3, 4]),
    ),
    agenda=[(OWE_TURN, 0, 0)],
)


def spoiled(changes: dict[str, int]) -> DuelState:
    """Return the sound position with some fields set by force: `pawn`, `city1.coins`, `unseen[2]`."""
    state = arranged(SOUND)
    fields = state.fields()
    for name, value in changes.items():
        field, _, index = name.removesuffix("]").partition("[")
        fields[PLACES[field] + int(index or 0)] = value
    state.load_unchecked(fields)
    return state


def check_flaw(state: DuelState, law: int) -> None:
    """Ask the position what is wrong with it; compiled, only the core can ask, and the laws are the same source."""
    if not compiled():
        assert state.invariant_violation() == law


def held(place: str) -> list[int]:
    """Return what an array of the sound position holds: `discard`, `city0.cards`."""
    state = arranged(SOUND)
    owner, _, name = place.rpartition(".")
    value = getattr(getattr(state, owner) if owner else state, name)
    return list(value)


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({}, id="as it is, with a city without coins"),
        pytest.param({"city1.coins": 0}, id="two cities without coins"),
        pytest.param({"pawn": 9}, id="the pawn in a capital"),
        pytest.param({"pawn": -9}, id="the pawn in the other one"),
        pytest.param({"city0.symbols[6]": 2, "city1.symbols[0]": 2}, id="pairs"),
        pytest.param({"unseen[2]": 1, "unseen[3]": 1}, id="just as many unseen cards as lie face down"),
        pytest.param({"unseen[0]": 0, "unseen[1]": 0}, id="no card left of an Age that is over"),
        pytest.param({"depth": AGENDA - 2}, id="as many decisions as there is room for"),
        pytest.param({"depth": 0, "winner": 1}, id="over"),
    ],
)
def test_a_sound_position(changes: dict[str, int]) -> None:
    """D1.6, D6.3, D8.1: at the very edge nothing is wrong yet; seven wonders stand here."""
    check_flaw(spoiled(changes), 0)


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        pytest.param({"city0.coins": -1}, NEGATIVE, id="debts of player 0"),
        pytest.param({"city1.coins": -1}, NEGATIVE, id="debts of player 1"),
        pytest.param({"pawn": 10}, OFF_TRACK, id="beyond one capital"),
        pytest.param({"pawn": -10}, OFF_TRACK, id="beyond the other"),
        pytest.param({f"city0.count[{WONDERS}]": 4}, EIGHTH_WONDER, id="eight wonders"),
        pytest.param({"city0.symbols[0]": 3}, TRIPLE, id="a first symbol three times"),
        pytest.param({"city0.symbols[6]": 3}, TRIPLE, id="the last symbol three times"),
        pytest.param({"city1.symbols[6]": 3}, TRIPLE, id="of player 1"),
        pytest.param({"unseen[2]": 0}, TOO_FEW, id="no unseen card for one face down"),
        pytest.param({"unseen[3]": 0}, TOO_FEW, id="no unseen guild for one face down"),
        pytest.param({"unseen[2]": 1, "guild_backs": 0}, TOO_FEW, id="one unseen card for two face down"),
        pytest.param({f"city0.count[{BROWN}]": 2}, MISCOUNTED, id="a brown card too many"),
        pytest.param({f"city0.count[{PURPLE}]": 0}, MISCOUNTED, id="a guild too few"),
        pytest.param({f"city1.count[{YELLOW}]": 0}, MISCOUNTED, id="a card of player 1 too few"),
        pytest.param({"city0.cards[0]": 0}, MISCOUNTED, id="a card that is not there"),
        pytest.param({"city1.built": 0}, MISCOUNTED, id="wonders that are not there"),
        pytest.param({"city0.tokens": 0}, MISCOUNTED, id="a token that is not there"),
        pytest.param({f"city1.count[{TOKENS}]": 0}, MISCOUNTED, id="tokens of player 1 not counted"),
        pytest.param({"depth": AGENDA - 1}, OVERFLOW, id="too many decisions"),
        pytest.param({"depth": 0}, UNFINISHED, id="nothing owed and nobody has won"),
        pytest.param({"winner": 0}, UNFINISHED, id="won, and something is still owed"),
    ],
)
def test_a_law_bites(changes: dict[str, int], law: int) -> None:
    """D5.14, D1.2, D6.3, D8.1, D3.6: the number of the law that is broken."""
    check_flaw(spoiled({"winner": NOBODY, **changes}), law)


PLACES_OF_A_CARD = ("unseen", "discard", "city0.cards", "city1.cards")


@pytest.mark.parametrize("deck", range(4))
@pytest.mark.parametrize("first", PLACES_OF_A_CARD)
@pytest.mark.parametrize("second", PLACES_OF_A_CARD)
def test_a_card_is_in_one_place(first: str, second: str, deck: int) -> None:
    """D1.6: in every pair of places that a card can be in, of every deck."""
    if first != second:
        both = {f"{place}[{deck}]": held(place)[deck] | 1 for place in (first, second)}
        check_flaw(spoiled(both), TWICE)


@pytest.mark.parametrize("place", PLACES_OF_A_CARD)
def test_a_card_of_the_structure_is_nowhere_else(place: str) -> None:
    """D3.1: what lies face up is neither unseen nor discarded nor in a city."""
    palace = number("palace")
    check_flaw(spoiled({f"{place}[2]": held(place)[2] | 1 << palace % 32}), TWICE)


@pytest.mark.parametrize("deck", range(4))
@pytest.mark.parametrize("place", PLACES_OF_A_CARD)
def test_no_card_is_made_up(place: str, deck: int) -> None:
    """D1.6: no deck has a 31st card."""
    check_flaw(spoiled({f"{place}[{deck}]": held(place)[deck] | 1 << 30}), LOST)
