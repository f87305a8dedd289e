"""What items of classic 7 Wonders do and what symbols mean: nothing on a card, a board or a screen is without words."""

import re

import pytest

from antipater.data.classic import BOARDS
from antipater.data.classic_columns import ALL, BY_KEY
from antipater.data.classic_words import GOOD_KEYS, STAGES, SYMBOL_KEYS, CoinsPer, PointsPer
from antipater.data.words import COLOR_KEYS, BuildFromDiscard, Coins, Effect, Points
from antipater.text.effects import key_of
from antipater.text.words import LANGUAGES
from tests.text.speaking import classic_words, plain

RULE = re.compile(r" \(C\d+\.\d+\)$")
SHARED = {BuildFromDiscard, Coins, Points}  # words of Duel that classic prints too


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_every_item_has_a_sentence_with_its_rule(language: str) -> None:
    words = classic_words(language)
    known = {word for word in Effect.__subclasses__() if word.__module__ == CoinsPer.__module__}
    assert {type(effect) for item in ALL for effect in item.effects} == known | SHARED
    assert [word for word in known | SHARED if not words.catalogue.find(f"effect-{key_of(word)}")] == []
    for item in ALL:
        lines = words.effects(item.number)
        assert len(item.effects) + bool(words.freed_by(item.number)) == len(lines) == len(set(lines))
        assert all(RULE.search(line) for line in lines), lines


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        (
            "clay-pit",
            ["Produces 1 unit of your choice every turn: clay or ore; the neighbours may buy it (C3.1)"],
            ["Produit 1 unité au choix à chaque tour : argile ou minerai ; les voisins peuvent l’acheter (C3.1)"],
        ),
        (
            "forum",
            [
                "Produces 1 unit of your choice every turn, for you alone: glass, textile or papyrus (C3.1)",
                "It makes Haven free (C3.3)",
            ],
            [
                "Produit 1 unité au choix à chaque tour, pour vous seul : verre, tissu ou papyrus (C3.1)",
                "Rend gratuit : « Port » (C3.3)",
            ],
        ),
        (
            "east-trading-post",
            [
                "From the next turn on you buy wood, stone, clay and ore from the right neighbour "
                "at 1 coin a unit (C3.4)",
                "It makes Forum free (C3.3)",
            ],
            [
                "Dès le prochain tour, vous achetez bois, pierre, argile et minerai au voisin de droite "
                "à 1 pièce l’unité (C3.4)",
                "Rend gratuit : « Forum » (C3.3)",
            ],
        ),
        (
            "vineyard",
            ["1 coin at once for each brown card in your city and both neighbouring ones (C4.1)"],
            ["1 pièce immédiatement par carte marron dans votre cité et les deux voisines (C4.1)"],
        ),
        (
            "shipowners-guild",
            ["1 point at the end for each brown, grey and purple card in your city (C4.1)"],
            ["1 point de victoire à la fin par carte marron, grise et violette dans votre cité (C4.1)"],
        ),
        (
            "strategists-guild",
            ["1 point at the end for each defeat token in both neighbouring cities (C4.3)"],
            ["1 point de victoire à la fin par jeton Défaite dans les deux cités voisines (C4.3)"],
        ),
        (
            "rhodos-b-1",
            ["1 shield in every conflict (C5.2)", "3 points (C7.1)", "3 coins at once (C2.2)"],
            ["1 bouclier dans chaque conflit (C5.2)", "3 points de victoire (C7.1)", "3 pièces immédiatement (C2.2)"],
        ),
        (
            "olympia-a-2",
            ["Once per Age you may build a card from your hand for free (C6.1)"],
            ["Une fois par Âge, vous pouvez construire gratuitement une carte de votre main (C6.1)"],
        ),
        (
            "gizah",
            ["Produces 1 stone every turn; the neighbours may buy it (C3.4)"],
            ["Produit 1 pierre à chaque tour ; les voisins peuvent en acheter (C3.4)"],
        ),
    ],
)
def test_items_explained(key: str, english: list[str], french: list[str]) -> None:
    assert english == classic_words("en").effects(BY_KEY[key].number)
    assert french == [plain(line) for line in classic_words("fr").effects(BY_KEY[key].number)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_a_name(language: str) -> None:
    words = classic_words(language)
    counted = {effect.columns for item in ALL for effect in item.effects if isinstance(effect, CoinsPer | PointsPer)}
    assert len(counted) == len({words.counted(columns) for columns in counted})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_of_a_screen_has_help(language: str) -> None:
    words = classic_words(language)
    families = (("good", GOOD_KEYS), ("color", COLOR_KEYS), ("symbol", SYMBOL_KEYS))
    assert {f"{family}-{key}" for family, keys in families for key in keys} <= set(words.help_keys)
    lines = [str(words.help_symbol(key)) for key in words.help_keys]
    assert all(RULE.search(line) for line in lines)
    assert len(words.help_keys) == len(set(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    """A name stands for one thing; only a building printed in two Ages keeps its name."""
    words = classic_words(language)
    cards = [item for item in ALL if item.column != STAGES]
    twice = {item.name for item in cards if item.key.endswith(("-i", "-ii"))}
    assert len(twice) == len(("Loom", "Glassworks", "Press"))
    assert len({words.name(item.number) for item in cards}) == len(cards) - len(twice)
    for row in BOARDS:
        for side in row.sides:
            assert len({words.name(stage.number) for stage in side}) == len(side)
    boards = {words.board(board, side) for board in range(len(BOARDS)) for side in range(2)}
    assert len(boards) == 2 * len(BOARDS)
    assert len({words.wonder(board) for board in range(len(BOARDS))}) == len(BOARDS)
    assert len({words.score_line(line) for line in (*words.score_lines, "total")}) == len(words.score_lines) + 1
    assert len({words.kind(item.number) for item in ALL}) == len(COLOR_KEYS) + len(("a stage", "a board"))
    assert len({words.good(good) for good in range(len(GOOD_KEYS))}) == len(GOOD_KEYS)
    assert len({words.symbol(symbol) for symbol in range(len(SYMBOL_KEYS))}) == len(SYMBOL_KEYS)


def test_small_words() -> None:
    english, french = classic_words("en"), classic_words("fr")
    stage, board = BY_KEY["gizah-b-4"].number, BY_KEY["gizah"].number
    assert [english.name(stage), english.name(board)] == ["Pyramids of Giza, stage 4", "Giza"]
    assert [french.name(stage), french.name(board)] == ["Grande pyramide de Gizeh, étape 4", "Gizeh"]
    assert english.mention(stage) == "stage 4 of the Pyramids of Giza"
    assert plain(french.mention(stage)) == "l’étape 4 de « Grande pyramide de Gizeh »"
    assert [english.board(3, 1), english.board(3, -1), french.board(3, 0)] == ["Giza, side B", "Giza", "Gizeh, face A"]
    assert [english.units(5, 2), french.units(5, 2), french.units(3, 1)] == ["2 textile", "2 tissus", "1 minerai"]


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("altar", "free", "gratuit"),
        ("mine", "1 coin", "1 pièce"),
        ("baths", "1 stone", "1 pierre"),
        (
            "forum",
            "2 clay; free with East Trading Post or West Trading Post",
            "2 argiles ; gratuit avec Comptoir Est ou Comptoir Ouest",
        ),
        ("gizah-b-4", "4 stone, 1 papyrus", "4 pierres, 1 papyrus"),
    ],
)
def test_printed_costs(key: str, english: str, french: str) -> None:
    """C3.1, C3.3: coins, then resources, then the buildings that make it free."""
    assert english == classic_words("en").cost(BY_KEY[key].number)
    assert french == plain(classic_words("fr").cost(BY_KEY[key].number))


def test_what_cannot_be_said_is_an_error() -> None:
    words = classic_words("en")
    with pytest.raises(KeyError, match="no item number 31"):
        words.name(31)
    with pytest.raises(KeyError, match="there is help for: good-wood"):
        words.help_symbol("link-moon")
    with pytest.raises(KeyError, match="there are: military, treasury"):
        words.score_line("blue")
