"""Payments of classic 7 Wonders in words, line by line: production, choices, purchases from both neighbours."""

import pytest

from antipater.rules.classic.payment import bill
from tests.rulebook.classic.table import City, city, number, table
from tests.text.speaking import classic_words, plain

PLAYERS = ("Antoine", "Bruno", "Chloé")
BILLS = [
    pytest.param(
        (city("alexandria-a", "baths"), city(), city("rhodos-a")),
        ("aqueduct", 0),
        ["free by chain: Baths is in the city (C3.3)"],
        ["gratuit par chaînage : « Bains » est dans la cité (C3.3)"],
        id="a chain",
    ),
    pytest.param(
        (city("alexandria-a"), city(), city("rhodos-a")),
        ("mine", 0),
        ["to the bank: 1 coin", "total: 1 coin"],
        ["à la banque : 1 pièce", "total : 1 pièce"],
        id="the bank",
    ),
    pytest.param(
        (city("alexandria-a"), city(), city("rhodos-a")),
        ("altar", 0),
        ["total: free"],
        ["total : gratuit"],
        id="nothing to pay",
    ),
    pytest.param(
        (city("gizah-a", "caravansery", coins=9), city("rhodos-a", "quarry"), city("babylon-a", "stone-pit")),
        ("aqueduct", 0),
        [
            "stone: own production",
            "stone: production of your choice",
            "stone: bought from Chloé for 2",
            "total: 2 coins",
        ],
        [
            "pierre : production de la cité",
            "pierre : production au choix",
            "pierre : achat à Chloé pour 2",
            "total : 2 pièces",
        ],
        id="own, chosen and bought from the right",
    ),
    pytest.param(
        (city("olympia-a", "west-trading-post", coins=9), city("rhodos-a", "quarry"), city("gizah-a")),
        ("aqueduct", 0),
        ["2 stone: bought from Bruno at 1 = 2", "stone: bought from Chloé for 2", "total: 4 coins"],
        ["2 pierres : achat à Bruno à 1 = 2", "pierre : achat à Chloé pour 2", "total : 4 pièces"],
        id="a discount on the left",
    ),
    pytest.param(
        (city("olympia-a"), city("rhodos-a"), city("babylon-a")),
        ("aqueduct", 0),
        ["3 stone needed, and the neighbours do not sell what is missing (C3.4)"],
        ["il faut 3 pierres, et les voisins ne vendent pas ce qui manque (C3.4)"],
        id="not for sale",
    ),
    pytest.param(
        (city("olympia-a", coins=1), city("gizah-a"), city("babylon-a")),
        ("baths", 0),
        ["stone: bought from Bruno for 2", "total: 2 coins"],
        ["pierre : achat à Bruno pour 2", "total : 2 pièces"],
        id="too dear, but explained",
    ),
    pytest.param(
        (city("olympia-a", coins=9), city("gizah-a"), city("rhodos-a", "stone-pit")),
        ("baths", 1),
        ["stone: bought from Bruno for 2", "total: 2 coins"],
        ["pierre : achat à Bruno pour 2", "total : 2 pièces"],
        id="the second way to pay",
    ),
]


@pytest.mark.parametrize(("cities", "what", "english", "french"), BILLS)
def test_bills(cities: tuple[City, ...], what: tuple[str, int], english: list[str], french: list[str]) -> None:
    """C3.1, C3.3, C3.4, C3.5: every line says how its figure comes about."""
    card, rank = what
    state = table(*cities)
    due = bill(state.cities, 0, number(card))
    assert english == classic_words("en", PLAYERS).bill(state, due, rank)
    assert french == [plain(line) for line in classic_words("fr", PLAYERS).bill(state, due, rank)]
