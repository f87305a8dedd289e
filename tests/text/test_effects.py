"""What items do and what symbols mean: nothing on a card or a screen is without words."""

import re

import pytest

from antipater.data import pantheon_words as pantheon_effects
from antipater.data.columns import ALL, BY_KEY
from antipater.data.duel import SCORE_LINES
from antipater.data.pantheon import MYTHOLOGY_KEYS, SCORE_LINE
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, SYMBOL_KEYS, CoinsPer, Effect, Owed, PointsPer
from antipater.text.effects import key_of
from antipater.text.words import LANGUAGES
from tests.text.speaking import duel_words, pantheon_words, plain

RULE = re.compile(r" \((?:[DP]\d+\.\d+|M\d)\)$")
ITEMS = [item for item in ALL if item.part != "agora"]  # whose words have a test of their own


def effect_words(kind: type[Effect] = Effect) -> set[type[Effect]]:
    """Return every word for an effect that Duel and Pantheon know."""
    found = {kind}.union(*(effect_words(word) for word in kind.__subclasses__())) - {Effect, Owed}
    return {word for word in found if word.__module__ in (Effect.__module__, pantheon_effects.__name__)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_every_item_has_a_sentence_with_its_rule(language: str) -> None:
    words = pantheon_words(language)
    assert {type(effect) for item in ITEMS for effect in item.effects} == effect_words()
    assert [word for word in effect_words() if not words.catalogue.find(f"effect-{key_of(word)}")] == []
    for item in ITEMS:
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
                "You choose a brown card in the opponent’s city and discard it (D6.4)",
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
                "1 pièce immédiatement par carte marron et grise dans la cité qui en a le plus (D5.11)",
                "1 point de victoire à la fin par carte marron et grise dans la cité qui en a le plus (D5.11)",
            ],
        ),
        (
            "moneylenders-guild",
            ["1 point at the end for each complete set of 3 coins in the city that has the most (D5.12)"],
            ["1 point de victoire à la fin par lot complet de 3 pièces dans la cité qui en a le plus (D5.12)"],
        ),
        (
            "sanctuary",
            ["Activating a card of the Pantheon costs you 2 coins less (P4.2)", "You play again (D6.8)"],
            ["Activer une carte du Panthéon vous coûte 2 pièces de moins (P4.2)", "Vous rejouez (D6.8)"],
        ),
        (
            "roman-grand-temple",
            ["1, 2 and 3 Grand Temples are worth 5, 12 and 21 points in all (P3.5)"],
            ["1, 2 et 3 Grands Temples valent 5, 12 et 21 points de victoire en tout (P3.5)"],
        ),
        (
            "mars",
            ["2 shields: the conflict pawn moves 2 spaces (P5.15)"],
            ["2 boucliers : le pion Conflit avance de 2 cases (P5.15)"],
        ),
        (
            "neptune",
            [
                "You remove a military token without its effect (P5.17)",
                "Then you apply another military token to the opponent (P5.17)",
            ],
            [
                "Vous retirez un jeton Militaire sans son effet (P5.17)",
                "Puis vous appliquez un autre jeton Militaire à l’adversaire (P5.17)",
            ],
        ),
        (
            "engineering",
            ["You build any card with a chain symbol in its cost for 1 coin (P6.3)"],
            ["Vous construisez pour 1 pièce toute carte dont le coût porte un symbole de chaînage (P6.3)"],
        ),
    ],
)
def test_items_explained(key: str, english: list[str], french: list[str]) -> None:
    assert english == pantheon_words("en").effects(BY_KEY[key].number)
    assert french == [plain(line) for line in pantheon_words("fr").effects(BY_KEY[key].number)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_a_name(language: str) -> None:
    words = pantheon_words(language)
    counted = {effect.columns for item in ALL for effect in item.effects if isinstance(effect, CoinsPer | PointsPer)}
    assert len(counted) == len({words.counted(columns) for columns in counted})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_of_a_screen_has_help(language: str) -> None:
    words = pantheon_words(language)
    families = (("good", GOOD_KEYS), ("color", COLOR_KEYS), ("symbol", SYMBOL_KEYS), ("link", LINK_KEYS))
    assert {f"{family}-{key}" for family, keys in families for key in keys} <= set(words.help_keys)
    lines = [str(words.help_symbol(key)) for key in words.help_keys]
    assert all(RULE.search(line) for line in lines)
    assert len(words.help_keys) == len(set(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    """Every name is one word of its own, and no word is missing."""
    words = pantheon_words(language, ("You",))
    assert len({words.name(item.number) for item in ALL}) == len(ALL)
    assert len({words.score_line(line) for line in (*SCORE_LINES, SCORE_LINE, "total")}) == len(SCORE_LINES) + 2
    kinds = {words.kind(item.number) for item in ALL}
    others = ("a wonder", "a progress token", "a Grand Temple", "the Gate", "a senator")
    assert len(kinds) == len(COLOR_KEYS) + len(MYTHOLOGY_KEYS) + len(others)
    assert len({words.symbol(symbol) for symbol in range(len(SYMBOL_KEYS))}) == len(SYMBOL_KEYS)
    assert len({words.link(link) for link in range(len(LINK_KEYS))}) == len(LINK_KEYS)


def test_small_words() -> None:
    english, french = pantheon_words("en", ("You", "Greedy")), pantheon_words("fr", ("You", "Greedy"))
    assert [english.good(2), english.good(2, 2), english.units(2, 1)] == ["stone", "2 stone", "1 stone"]
    assert [french.good(2), french.good(2, 2), french.units(2, 1)] == ["pierre", "2 pierres", "1 pierre"]
    assert [english.coins(n) for n in range(3)] == ["0 coins", "1 coin", "2 coins"]
    assert [french.coins(n) for n in range(3)] == ["0 pièce", "1 pièce", "2 pièces"]
    assert [english.color(0), english.color_kind(0)] == ["brown", "brown (raw materials)"]
    assert [french.color(1), french.color_kind(1)] == ["gris", "gris (produits manufacturés)"]
    assert [english.player(0), english.player(1), pantheon_words("en").player(1)] == ["You", "Greedy", "Player 2"]
    assert [french.player(0), french.player(1), pantheon_words("fr").player(1)] == ["Vous", "Greedy", "Joueur 2"]


def test_kinds_of_pantheon() -> None:
    numbers = [BY_KEY[key].number for key in ("isis", "gate", "greek-grand-temple", "mysticism")]
    english = ["Egyptian divinity", "card of the Pantheon", "purple (Grand Temple)", "progress token"]
    french = ["divinité égyptienne", "carte du Panthéon", "violet (Grand Temple)", "jeton Progrès"]
    assert english == [pantheon_words("en").kind(number) for number in numbers]
    assert french == [pantheon_words("fr").kind(number) for number in numbers]


def test_help_knows_the_expansions_of_the_game() -> None:
    """D8.12, P1.5, P3.5, P5.2: in the base game only Law has the balance, and purple cards are guilds."""
    base, more = duel_words("en"), pantheon_words("en")
    assert str(base.help_symbol("symbol-balance")) == (
        "Balance: a science symbol, on Law. There is no second one; 6 different ones win the game (D8.11)"
    )
    assert str(more.help_symbol("symbol-balance")) == (
        "Balance: a science symbol, on Law and Ishtar. "
        "Two of the same give a progress token, 6 different ones win the game (D8.11)"
    )
    assert base.help_symbol("color-purple").meaning.startswith("guilds.")
    assert more.help_symbol("color-purple").meaning.startswith("Grand Temples.")
    assert [words.score_line("purple") for words in (base, more)] == ["Guilds (purple)", "Grand Temples (purple)"]
    assert set(more.help_keys) - set(base.help_keys) > {"link-eagle", "gate", "minerva"}
