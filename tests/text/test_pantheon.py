"""Pantheon and the promo wonders in the log: what is paid, what follows from it."""

from collections.abc import Callable

import pytest

from antipater.data.columns import BY_KEY
from antipater.data.duel import CAPITAL
from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import GATE
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as duel
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon import decisions as pantheon
from tests.text.speaking import pantheon_words, plain

Position = Callable[..., DuelState]
PLAYERS = ("Antoine", "Bruno")
LAST = 19


def card(key: str) -> int:
    """Return the number of a card."""
    return BY_KEY[key].number


def wonder(key: str) -> int:
    """Return the place of a wonder among wonders."""
    return WONDER_ITEM.index(BY_KEY[key].number)


def divinity(key: str) -> int:
    """Return the number of a divinity."""
    return BY_KEY[key].number - DIVINITY_ITEMS


def owed(kind: int, what: int = 0) -> list[tuple[int, int, int]]:
    """Return an agenda on which player 0 must make a choice before the turn ends."""
    return [(duel.OWE_END_TURN, 0, 0), (kind, 0, what)]


LOG = [
    pytest.param(
        {"spaces": {3: divinity("astarte")}, "offerings": [0b110, 0], "coins": (9, 0)},
        pantheon.DO_ACTIVATE + 3 * pantheon.SUBSETS + 0b010,
        [
            "Antoine activates Astarte for 3 coins and the offering token worth 3",
            "Antoine puts 7 coins on Astarte, where they are safe (P5.4)",
        ],
        [
            "Antoine active « Astarté » pour 3 pièces et le jeton Offrande de valeur 3",
            "Antoine pose 7 pièces sur « Astarté », à l’abri (P5.4)",
        ],
        id="an activation with an offering",
    ),
    pytest.param(
        {"spaces": {5: GATE}, "mine": ("sanctuary",), "coins": (2, 0), "divinities": [1 << 3, 0], "safe": [12, 0]},
        pantheon.DO_ACTIVATE + 5 * pantheon.SUBSETS,
        [
            "Antoine activates Gate for 14 coins",
            "Antoine spends 12 coins from Astarte (P5.4)",
            "Nothing happens: its effect is impossible now (P3.4)",
        ],
        [
            "Antoine active « Porte » pour 14 pièces",
            "Antoine dépense 12 pièces parmi celles posées sur « Astarté » (P5.4)",
            "Rien ne se passe : son effet est impossible maintenant (P3.4)",
        ],
        id="the Gate for nothing, the Sanctuary, the coins of Astarte",
    ),
    pytest.param(
        {"spaces": {0: divinity("tanit")}},
        pantheon.DO_ACTIVATE,
        ["Antoine activates Tanit for 3 coins", "Antoine gains 12 coins"],
        ["Antoine active « Tanit » pour 3 pièces", "Antoine gagne 12 pièces"],
        id="coins",
    ),
    pytest.param(
        {"mine": ("engineering",), "theirs": ("shelf-quarry", "economy")},
        duel.DO_BUILD + LAST,
        ["Antoine builds Aqueduct for 1 coin (Engineering)"],
        ["Antoine construit « Aqueduc » pour 1 pièce (Ingénierie)"],
        id="Engineering",
    ),
    pytest.param(
        {"card": "roman-grand-temple", "mythology": [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]},
        duel.DO_BUILD + LAST,
        ["Antoine builds Roman Grand Temple (free by mythology token)"],
        ["Antoine construit « Grand Temple romain » (gratuit par jeton Mythologie)"],
        id="a temple for a token",
    ),
    pytest.param(
        {"spaces": {0: divinity("mars")}, "mine": ("poliorcetics",), "minerva": 2, "coins": (3, 4)},
        pantheon.DO_ACTIVATE,
        [
            "Antoine activates Mars for 3 coins",
            "Antoine moves the conflict pawn 1 space, 8 left to the opponent’s capital (D7.1)",
            "The Minerva pawn stops the conflict pawn and leaves the game (P5.16)",
            "Bruno loses 1 coin",
        ],
        [
            "Antoine active « Mars » pour 3 pièces",
            "Antoine avance le pion Conflit de 1 case, encore 8 jusqu’à la capitale adverse (D7.1)",
            "Le pion Minerve arrête le pion Conflit et quitte la partie (P5.16)",
            "Bruno perd 1 pièce",
        ],
        id="Mars, Poliorcetics and Minerva",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_MINERVA)},
        pantheon.DO_MINERVA + 2 * CAPITAL,
        ["Antoine puts the Minerva pawn on the capital of Bruno (P5.16)"],
        ["Antoine pose le pion Minerve sur la capitale côté Bruno (P5.16)"],
        id="the Minerva pawn",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_STEAL), "theirs": ("quarry",)},
        pantheon.DO_STEAL + card("quarry"),
        ["Antoine takes Quarry from the city of Bruno (P5.5)"],
        ["Antoine prend « Gisement » à Bruno (P5.5)"],
        id="a stolen card",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_SNAKE), "theirs": ("school",), "mine": ("apothecary",), "board": [0]},
        pantheon.DO_SNAKE + card("school"),
        [
            "Antoine puts the snake on School: its symbol counts in both cities (P5.3)",
            "Antoine completes a pair of the wheel symbol (D8.1)",
        ],
        [
            "Antoine pose le serpent sur « École » : son symbole compte dans les deux cités (P5.3)",
            "Antoine réunit une paire du symbole roue (D8.1)",
        ],
        id="the snake",
    ),
    pytest.param(
        {
            "agenda": owed(pantheon.OWE_UNBUILD),
            "mine": ("colossus",),
            "under_wonders": {wonder("colossus"): card("altar")},
            "pawn": -1,
        },
        pantheon.DO_UNBUILD + wonder("colossus"),
        [
            "Antoine dismantles the Colossus (Antoine, P5.11)",
            "The card under it goes to the discard pile: Altar (P5.11)",
            "The conflict pawn moves 2 spaces back, 6 left to the capital of Antoine (P5.11)",
            "The military token worth 2 is used up (D7.3)",
            "Antoine loses 2 coins",
        ],
        [
            "Antoine démantèle « Le Colosse » (Antoine, P5.11)",
            "La carte placée dessous rejoint la défausse : « Autel » (P5.11)",
            "Le pion Conflit recule de 2 cases, encore 6 jusqu’à la capitale côté Antoine (P5.11)",
            "Le jeton Militaire de valeur 2 est utilisé (D7.3)",
            "Antoine perd 2 pièces",
        ],
        id="an own wonder unbuilt",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_STRIKE), "hidden": [6], "slots": {LAST: card("aqueduct")}, "slot_tokens": {6: 5}},
        pantheon.DO_STRIKE + 6,
        ["Antoine discards the face-down card in row 2, place 1 from the structure (P5.9)"],
        ["Antoine défausse la carte face cachée de la rangée 2, place 1 de la structure (P5.9)"],
        id="a face-down card struck",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_STRIKE), "slot_tokens": {LAST: 7}, "edition": duel.FIRST},
        pantheon.DO_STRIKE + LAST,
        [
            "Antoine discards Aqueduct from the structure (P5.9)",
            "Lost with the card: the offering token worth 4 (P5.9)",
        ],
        [
            "Antoine défausse « Aqueduc » de la structure (P5.9)",
            "Perdu avec la carte : le jeton Offrande de valeur 4 (P5.9)",
        ],
        id="a token lost in the first edition",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_REMOVE)},
        pantheon.DO_REMOVE + 3,
        ["Antoine removes the military token worth 5 on the side of Bruno (P5.17)"],
        ["Antoine retire le jeton Militaire de valeur 5, côté Bruno (P5.17)"],
        id="a military token removed",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_APPLY)},
        pantheon.DO_APPLY + 0,
        ["Antoine applies the military token worth 2 on the side of Antoine to Bruno (P5.17)", "Bruno loses 2 coins"],
        ["Antoine applique contre Bruno le jeton Militaire de valeur 2, côté Antoine (P5.17)", "Bruno perd 2 pièces"],
        id="a military token applied",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_BURY, wonder("sphinx")), "wonders": ("sphinx",), "discard": [card("altar")]},
        pantheon.DO_BURY + card("altar"),
        ["Antoine builds the Sphinx with Altar from the discard pile (free)", "Antoine plays again (D6.8)"],
        ["Antoine construit « Le Sphinx » avec « Autel » de la défausse (gratuit)", "Antoine rejoue (D6.8)"],
        id="a wonder built with a discarded card",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_TAKE), "unbuilt": ("sphinx",)},
        pantheon.DO_TAKE + wonder("sphinx"),
        ["Antoine takes the Sphinx from Bruno (P5.14)"],
        ["Antoine prend « Le Sphinx » à Bruno (P5.14)"],
        id="a stolen wonder",
    ),
    pytest.param(
        {
            "agenda": owed(pantheon.OWE_DIVINITY),
            "decks": [[divinity("enki")], [], [], [], [divinity("mars")]],
            "offered": [divinity("enki"), divinity("mars")],
            "on_card": [TOKEN_ITEM.index(BY_KEY["law"].number)],
        },
        pantheon.DO_CHOOSE + divinity("mars"),
        [
            "Antoine activates Mars (free)",
            "Law goes back to the box (P4.4)",
            "Antoine moves the conflict pawn 2 spaces, 7 left to the opponent’s capital (D7.1)",
        ],
        [
            "Antoine active « Mars » (gratuit)",
            "Jeton remis dans la boîte : « Loi » (P4.4)",
            "Antoine avance le pion Conflit de 2 cases, encore 7 jusqu’à la capitale adverse (D7.1)",
        ],
        id="one of the divinities shown",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_CLAIM, 0b11 << 6), "hidden": [6, 7], "slot_tokens": {6: 5, 7: 7}},
        pantheon.DO_CLAIM + 6,
        [
            "Antoine takes the offering token worth 2 first (P2.1)",
            "Antoine takes the offering token worth 4 (P2.1)",
        ],
        [
            "Antoine prend d’abord le jeton Offrande de valeur 2 (P2.1)",
            "Antoine prend le jeton Offrande de valeur 4 (P2.1)",
        ],
        id="tokens in an order of choice",
    ),
    pytest.param(
        {
            "agenda": owed(duel.OWE_SHARE),
            "aside": [card("tavern"), card("stable"), card("altar")],
            "card": "baths",
        },
        duel.DO_SHARE + 2,
        [
            "Antoine builds Tavern (free); Stable is for Bruno, Altar goes to the discard pile (M3)",
            "Antoine gains 4 coins",
            "Bruno builds Stable (free, M3)",
            "Bruno moves the conflict pawn 1 space, 8 left to the opponent’s capital (D7.1)",
        ],
        [
            "Antoine construit « Taverne » (gratuit) ; « Écuries » est pour Bruno, « Autel » rejoint la défausse (M3)",
            "Antoine gagne 4 pièces",
            "Bruno construit « Écuries » (gratuit, M3)",
            "Bruno avance le pion Conflit de 1 case, encore 8 jusqu’à la capitale adverse (D7.1)",
        ],
        id="three cards shared",
    ),
]


@pytest.mark.parametrize(("table", "action", "english", "french"), LOG)
def test_log(divine: Position, table: dict[str, object], action: int, english: list[str], french: list[str]) -> None:
    """What was paid and what followed, in the order of P7.1."""
    before = divine(**table)
    after = before.copy()
    after.apply(action, 0)
    assert english == pantheon_words("en", PLAYERS).event(before, action, 0, after)
    assert french == [plain(line) for line in pantheon_words("fr", PLAYERS).event(before, action, 0, after)]


def test_a_struck_card_is_told_with_its_token(divine: Position) -> None:
    """P5.19: the face is seen as the card goes to the pile, then its token is gained."""
    before = divine(
        agenda=[(duel.OWE_END_TURN, 0, 0), (pantheon.OWE_GAIN, 0, 6), (pantheon.OWE_STRUCK, CHANCE, 7)],
        slots={LAST: card("aqueduct")},
        hidden=[6],
        slot_tokens={6: 5},
    )
    after = before.copy()
    after.apply(card("rostrum"), CHANCE)
    assert pantheon_words("en", PLAYERS).event(before, card("rostrum"), CHANCE, after) == [
        "The discarded card is Rostrum",
        "Antoine takes the offering token worth 2 (P2.1)",
    ]
