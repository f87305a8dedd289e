"""Prices in words: the rulebook's examples, and every way of paying."""

from collections.abc import Callable

import pytest

from antipater.data.columns import BY_KEY
from antipater.rules.duel.decisions import DO_BUILD
from antipater.rules.duel.payment import bill
from antipater.rules.duel.state import DuelState
from tests.text.speaking import duel_words, pantheon_words, plain

Position = Callable[..., DuelState]
LAST_SLOT = 19

EXAMPLES = [
    pytest.param(
        ("aqueduct", (), ("shelf-quarry",)),
        ["3 stone at 4 (2 + 2 for the opponent’s production) = 12", "total: 12 coins"],
        ["3 pierres à 4 (2 + 2 pour la production adverse) = 12", "total : 12 pièces"],
        id="Aqueduct for 12 coins",
    ),
    pytest.param(
        ("fortifications", ("shelf-quarry",), ("clay-pool",)),
        [
            "clay: 2 + 1 for the opponent’s production = 3",
            "2 stone: own production",
            "papyrus: 2, the opponent produces none",
            "total: 5 coins",
        ],
        [
            "argile : 2 + 1 pour la production adverse = 3",
            "2 pierres : production de la cité",
            "papyrus : 2, l’adversaire n’en produit pas",
            "total : 5 pièces",
        ],
        id="Fortifications for 5 coins",
    ),
    pytest.param(
        ("caravansery", (), ("glassworks",)),
        [
            "printed price: 2 coins",
            "glass: 2 + 1 for the opponent’s production = 3",
            "papyrus: 2, the opponent produces none",
            "total: 7 coins",
        ],
        [
            "prix imprimé : 2 pièces",
            "verre : 2 + 1 pour la production adverse = 3",
            "papyrus : 2, l’adversaire n’en produit pas",
            "total : 7 pièces",
        ],
        id="Caravansery for 7 coins",
    ),
    pytest.param(
        ("aqueduct", ("baths",), ("shelf-quarry",)),
        ["free by chain (the water drop symbol)"],
        ["gratuit par chaînage (symbole goutte d’eau)"],
        id="a chain",
    ),
    pytest.param(
        ("chamber-of-commerce", ("forum",), ("economy",)),
        [
            "papyrus: production of your choice",
            "papyrus: 2, the opponent produces none",
            "total: 2 coins",
            "of this, 2 to the opponent (Economy, D8.3)",
        ],
        [
            "papyrus : production au choix",
            "papyrus : 2, l’adversaire n’en produit pas",
            "total : 2 pièces",
            "dont 2 à l’adversaire (Économie, D8.3)",
        ],
        id="choice production and Economy",
    ),
    pytest.param(
        ("academy", ("customs-house",), ("glassworks",)),
        [
            "wood: 2, the opponent produces none",
            "stone: 2, the opponent produces none",
            "2 glass at the fixed price 1 = 2",
            "total: 6 coins",
        ],
        [
            "bois : 2, l’adversaire n’en produit pas",
            "pierre : 2, l’adversaire n’en produit pas",
            "2 verres au prix fixe 1 = 2",
            "total : 6 pièces",
        ],
        id="a fixed price for two",
    ),
    pytest.param(
        ("senate", ("stone-reserve", "masonry"), ()),
        [
            "2 clay: not needed (rebate)",
            "stone: fixed price 1",
            "papyrus: 2, the opponent produces none",
            "total: 3 coins",
        ],
        [
            "2 argiles : remise",
            "pierre : prix fixe 1",
            "papyrus : 2, l’adversaire n’en produit pas",
            "total : 3 pièces",
        ],
        id="a rebate and a fixed price",
    ),
    pytest.param(
        ("arsenal", ("brickyard", "clay-pool"), ()),
        ["2 wood at 2, the opponent produces none = 4", "3 clay: own production", "total: 4 coins"],
        ["2 bois à 2, l’adversaire n’en produit pas = 4", "3 argiles : production de la cité", "total : 4 pièces"],
        id="several units at the base price",
    ),
    pytest.param(("altar", (), ()), ["total: free"], ["total : gratuit"], id="nothing to pay"),
]


@pytest.mark.parametrize(("table", "english", "french"), EXAMPLES)
def test_bills(
    position: Position, table: tuple[str, tuple[str, ...], tuple[str, ...]], english: list[str], french: list[str]
) -> None:
    """D5.1 to D5.8, D8.2, D8.3, D8.5: every line says how its figure comes about."""
    card, mine, theirs = table
    state = position(card=card, mine=mine, theirs=theirs)
    due = bill(state, 0, BY_KEY[card].number)
    assert english == duel_words("en").bill(due)
    assert french == [plain(line) for line in duel_words("fr").bill(due)]


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("altar", "free", "gratuit"),
        ("stone-pit", "1 coin", "1 pièce"),
        ("caravansery", "2 coins, 1 glass, 1 papyrus", "2 pièces, 1 verre, 1 papyrus"),
        (
            "temple",
            "1 wood, 1 papyrus; free with the moon symbol (Altar)",
            "1 bois, 1 papyrus ; gratuit avec le symbole lune (Autel)",
        ),
        ("pyramids", "3 stone, 1 papyrus", "3 pierres, 1 papyrus"),
        (
            "roman-grand-temple",
            "1 clay, 1 stone, 2 glass, 1 papyrus; free with the eagle symbol (Roman mythology token)",
            "1 argile, 1 pierre, 2 verres, 1 papyrus ; gratuit avec le symbole aigle (jeton de mythologie romaine)",
        ),
        ("mars", "the price of its space", "le prix de son emplacement"),
        ("gate", "2 times the price of its space", "2 fois le prix de son emplacement"),
    ],
)
def test_printed_costs(key: str, english: str, french: str) -> None:
    """D5.1, D5.8: coins, then resources, then the chain."""
    assert english == pantheon_words("en").cost(BY_KEY[key].number)
    assert french == plain(pantheon_words("fr").cost(BY_KEY[key].number))


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "english", "french"),
    [
        pytest.param(
            "aqueduct",
            ("engineering",),
            ("shelf-quarry", "economy"),
            "1 coin instead of the whole cost (Engineering, P6.3)",
            "1 pièce au lieu du coût entier (Ingénierie, P6.3)",
            id="Engineering",
        ),
        pytest.param(
            "aqueduct",
            ("engineering", "baths"),
            (),
            "free by chain (the water drop symbol)",
            "gratuit par chaînage (symbole goutte d’eau)",
            id="a chain comes first",
        ),
        pytest.param(
            "roman-grand-temple",
            (),
            (),
            "free by mythology token (Roman mythology token)",
            "gratuit par jeton Mythologie (jeton de mythologie romaine)",
            id="a temple",
        ),
    ],
)
def test_bills_of_pantheon(
    divine: Position, card: str, mine: tuple[str, ...], theirs: tuple[str, ...], english: str, french: str
) -> None:
    """P3.5, P6.3: what is really paid, not what it would cost otherwise."""
    before = divine(card=card, mine=mine, theirs=theirs, mythology=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    due = bill(before, 0, BY_KEY[card].number)
    assert [english] == pantheon_words("en").bill(due)
    assert [french] == [plain(line) for line in pantheon_words("fr").bill(due)]
    after = before.copy()
    after.apply(DO_BUILD + LAST_SLOT, 0)
    assert before.city(0).coins - due.total == after.city(0).coins
    assert before.city(1).coins == after.city(1).coins, "Economy receives nothing"
