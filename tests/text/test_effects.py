"""What items do and what symbols mean: nothing on a card or a screen is without words."""

import re

import pytest

from antipater.data.columns import ALL, BY_KEY
from antipater.data.duel import SCORE_LINES
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, SYMBOL_KEYS, CoinsPer, Effect, PointsPer
from antipater.text.words import HELP_KEYS, LANGUAGES, Words

NBSP = "\u00a0"
RULE = re.compile(r" \(D\d+\.\d+\)$")


def effect_words(kind: type[Effect] = Effect) -> set[type[Effect]]:
    """Return every word for an effect that the data knows."""
    return {kind}.union(*(effect_words(word) for word in kind.__subclasses__())) - {Effect}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_every_item_has_a_sentence_with_its_rule(language: str) -> None:
    words = Words(language)
    assert {type(effect) for item in ALL for effect in item.effects} == effect_words()
    for item in ALL:
        lines = words.effects(item.number)
        assert len(item.effects) + (item.gives >= 0) == len(lines) == len(set(lines))
        assert all(RULE.search(line) for line in lines), lines


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        (
            "temple",
            ["4 points (D10.2)", "Chain symbol sun: it makes Pantheon free (D5.8)"],
            [
                "4 points de victoire (D10.2)",
                "Symbole de chaînage soleil : construction gratuite de « Panthéon » (D5.8)",
            ],
        ),
        (
            "caravansery",
            ["Produces 1 unit of your choice for every construction: wood, clay or stone (D5.5)"],
            ["Produit 1 unité au choix pour chaque construction : bois, argile ou pierre (D5.5)"],
        ),
        (
            "customs-house",
            ["From your next turn on you buy glass and papyrus at 1 coin a unit (D5.4)"],
            ["Dès votre prochain tour, prix fixe de 1 pièce l’unité : verre et papyrus (D5.4)"],
        ),
        (
            "statue-of-zeus",
            [
                "You choose a brown card of the opponent's city and discard it (D6.4)",
                "1 shield: the conflict pawn moves 1 space (D7.1)",
                "3 points (D10.2)",
            ],
            [
                "Vous choisissez une carte marron de la cité adverse et la défaussez (D6.4)",
                "1 bouclier : le pion Conflit avance de 1 case (D7.1)",
                "3 points de victoire (D10.2)",
            ],
        ),
        (
            "shipowners-guild",
            [
                "1 coin at once for each brown and grey card in the city that has the most (D5.11)",
                "1 point at the end for each brown and grey card in the city that has the most (D5.11)",
            ],
            [
                "1 pièce aussitôt par carte marron et grise dans la cité qui en a le plus (D5.11)",
                "1 point de victoire à la fin par carte marron et grise dans la cité qui en a le plus (D5.11)",
            ],
        ),
        (
            "moneylenders-guild",
            ["1 point at the end for each complete set of 3 coins in the city that has the most (D5.12)"],
            ["1 point de victoire à la fin par lot complet de 3 pièces dans la cité qui en a le plus (D5.12)"],
        ),
    ],
)
def test_items_explained(key: str, english: list[str], french: list[str]) -> None:
    assert english == Words("en").effects(BY_KEY[key].number)
    assert french == [line.replace(NBSP, " ") for line in Words("fr").effects(BY_KEY[key].number)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_a_name(language: str) -> None:
    words = Words(language)
    counted = {effect.columns for item in ALL for effect in item.effects if isinstance(effect, CoinsPer | PointsPer)}
    assert len(counted) == len({words.counted(columns) for columns in counted})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_of_a_screen_has_help(language: str) -> None:
    words = Words(language)
    families = (("good", GOOD_KEYS), ("color", COLOR_KEYS), ("symbol", SYMBOL_KEYS), ("link", LINK_KEYS))
    assert {f"{family}-{key}" for family, keys in families for key in keys} <= set(HELP_KEYS)
    lines = [str(words.help_symbol(key)) for key in HELP_KEYS]
    assert all(RULE.search(line) for line in lines)
    assert len(HELP_KEYS) == len(set(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    """Every name is one word of its own, and no word is missing."""
    words = Words(language, ("You",))
    assert len({words.name(item.number) for item in ALL}) == len(ALL)
    assert len({words.score_line(line) for line in (*SCORE_LINES, "total")}) == len(SCORE_LINES) + 1
    assert len({words.kind(item.number) for item in ALL}) == len(COLOR_KEYS) + 2
    assert len({words.symbol(symbol) for symbol in range(len(SYMBOL_KEYS))}) == len(SYMBOL_KEYS)
    assert len({words.link(link) for link in range(len(LINK_KEYS))}) == len(LINK_KEYS)


def test_small_words() -> None:
    english, french = Words("en", ("You", "Greedy")), Words("fr", ("You", "Greedy"))
    assert [english.good(2), english.good(2, 2), english.units(2, 1)] == ["stone", "2 stone", "1 stone"]
    assert [french.good(2), french.good(2, 2), french.units(2, 1)] == ["pierre", "2 pierres", "1 pierre"]
    assert [english.coins(n) for n in range(3)] == ["0 coins", "1 coin", "2 coins"]
    assert [french.coins(n) for n in range(3)] == ["0 pièce", "1 pièce", "2 pièces"]
    assert [english.color(0), english.color_kind(0)] == ["brown", "brown (raw materials)"]
    assert [french.color(1), french.color_kind(1)] == ["gris", "gris (produits manufacturés)"]
    assert [english.player(0), english.player(1), Words("en").player(1)] == ["You", "Greedy", "Player 2"]
    assert [french.player(0), french.player(1), Words("fr").player(1)] == ["Vous", "Greedy", "Joueur 2"]
