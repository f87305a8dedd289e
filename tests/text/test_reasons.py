"""Refusals in words: every code that the core can give, and the sentences that people read most."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import antipater
from antipater.catalog import names, ruleset
from antipater.data.columns import BY_KEY
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.data.words import GREY
from antipater.game.dice import Dice
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon import decisions as pantheon
from antipater.text.catalogue import LANGUAGES
from antipater.text.words import GameWords, words_about
from tests.text.speaking import NBSP, classic_words, duel_words, pantheon_words, plain

Position = Callable[..., DuelState]
SOURCE = Path(antipater.__file__).parent
PLAYERS = ("Antoine", "Bruno")
LAST = 19


def codes(*folders: str) -> set[str]:
    """Return every code with which some folders of the core make a Reason."""
    found = set()
    for folder in folders:
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    code = node.args[0]
                    assert isinstance(code, ast.Constant), f"{path.name} line {node.lineno} hides its code"
                    found.add(str(code.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    speakers: list[tuple[GameWords[Any], tuple[str, ...]]] = [
        (pantheon_words(language), ("rules/duel", "rules/pantheon")),
        (classic_words(language), ("rules/classic",)),
    ]
    for words, folders in speakers:
        found = sorted(codes("game", *folders))
        assert len(found) >= 15
        assert [code for code in found if not words.catalogue.find(f"reason-{code}")] == []


def wonder(key: str) -> int:
    """Return the action of building a wonder with the card of the last slot."""
    return decisions.ROWS.action("wonder").number(WONDER_ITEM.index(BY_KEY[key].number), LAST)


BUILD = decisions.DO_BUILD + LAST
FIVE_AND_TWO = {
    "mine": ("sphinx", "colossus", "piraeus", "mausoleum"),
    "theirs": ("circus-maximus", "appian-way", "hanging-gardens"),
}
SENTENCES = [
    pytest.param(
        {"theirs": ("shelf-quarry",), "coins": (9, 7)},
        BUILD,
        "Aqueduct costs 12 coins (3 stone at 4) and you have 9 (D5.7)",
        "« Aqueduc » coûte 12 pièces (3 pierres à 4) et vous en avez 9 (D5.7)",
        id="cannot afford",
    ),
    pytest.param(
        {"card": "fortifications", "mine": ("shelf-quarry",), "theirs": ("clay-pool",), "coins": (0, 7)},
        BUILD,
        "Fortifications costs 5 coins (1 clay at 3, 1 papyrus at 2) and you have none (D5.7)",
        "« Fortifications » coûte 5 pièces (1 argile à 3, 1 papyrus à 2) et vous n’en avez pas (D5.7)",
        id="cannot afford for nobody's coins",
    ),
    pytest.param(
        {"card": "caravansery", "theirs": ("glassworks",), "coins": (1, 7)},
        BUILD,
        "Caravansery costs 7 coins (2 coins, 1 glass at 3, 1 papyrus at 2) and you have 1 (D5.7)",
        "« Caravansérail » coûte 7 pièces (2 pièces, 1 verre à 3, 1 papyrus à 2) et vous en avez 1 (D5.7)",
        id="cannot afford, coins and resources",
    ),
    pytest.param(
        {"card": "stone-pit", "coins": (0, 7)},
        BUILD,
        "Stone Pit costs 1 coin and you have none (D5.7)",
        "« Mine » coûte 1 pièce et vous n’en avez pas (D5.7)",
        id="cannot afford, coins alone",
    ),
    pytest.param(
        {"wonders": ("pyramids",), "coins": (7, 7)},
        wonder("pyramids"),
        "Building the Pyramids costs 8 coins (3 stone at 2, 1 papyrus at 2) and you have 7 (D5.7)",
        "La merveille « Les Pyramides » coûte 8 pièces (3 pierres à 2, 1 papyrus à 2) et vous en avez 7 (D5.7)",
        id="cannot afford a wonder",
    ),
    pytest.param(
        {"mine": ("sphinx",)},
        wonder("sphinx"),
        "Already built: the Sphinx (D4.1)",
        "Merveille déjà construite : « Le Sphinx » (D4.1)",
        id="built already",
    ),
    pytest.param(
        FIVE_AND_TWO,
        wonder("pyramids"),
        "You cannot build the Pyramids: there are already 7 wonders, and no more are allowed (D6.3)",
        "Impossible de construire « Les Pyramides » : il y a déjà 7 merveilles, le maximum est atteint (D6.3)",
        id="seven wonders",
    ),
    pytest.param(
        {},
        wonder("pyramids"),
        "You do not have the Pyramids (D4.1)",
        "Vous n’avez pas la merveille « Les Pyramides » (D4.1)",
        id="somebody else's wonder",
    ),
    pytest.param(
        {"hidden": [6, 7]},
        decisions.DO_BUILD + 0,
        "Rostrum is still covered by a face-down card (D3.2)",
        "Impossible de prendre « Rostres », encore sous une carte face cachée (D3.2)",
        id="covered",
    ),
    pytest.param(
        {},
        decisions.DO_DISCARD + 5,
        "There is no longer a card in this place (D4.1)",
        "Il n’y a plus de carte à cet emplacement (D4.1)",
        id="an empty slot",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_TOKEN, 0, 0)], "board": [0, 1]},
        BUILD,
        "Something else comes first: choose a progress token (D8.1)",
        "Il faut d’abord faire autre chose : choisir un jeton Progrès (D8.1)",
        id="another choice first",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_TOKEN, 0, 0)], "board": [0, 1]},
        decisions.DO_TOKEN + TOKEN_ITEM.index(BY_KEY["law"].number),
        "You cannot take Law: choose a token on the board (D8.1)",
        "Impossible de prendre « Loi » : choisissez un jeton du plateau (D8.1)",
        id="a token that is not there",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_TOKEN, 0, 0)], "board": [0, 1]},
        decisions.DO_TOKEN + 15,
        "There is no such card, wonder or token",
        "Cette carte, cette merveille ou ce jeton n’existe pas",
        id="a token that does not exist",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_DESTROY, 0, GREY)], "theirs": ("press", "quarry")},
        decisions.DO_DESTROY + BY_KEY["quarry"].number,
        "You cannot destroy Quarry: choose a grey card (D6.4)",
        "Impossible de détruire « Gisement » : choisissez une carte grise (D6.4)",
        id="a card of another colour",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_DESTROY, 0, GREY)], "theirs": ("press",)},
        decisions.DO_DESTROY + BY_KEY["glassworks"].number,
        "You cannot destroy Glassworks: choose a grey card in the opponent’s city (D6.4)",
        "Impossible de détruire « Verrerie » : choisissez une carte grise de la cité adverse (D6.4)",
        id="a card that is not in the opponent's city",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_DRAWN, 0, 0)], "drawn": [0, 1]},
        decisions.DO_KEEP + TOKEN_ITEM.index(BY_KEY["law"].number),
        "You cannot keep Law: choose a token drawn from the box (D6.6)",
        "Impossible de garder « Loi » : choisissez un jeton tiré de la boîte (D6.6)",
        id="a token that was not drawn",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_TURN, 1, 0)]},
        BUILD,
        "It is not your turn: Bruno must choose first",
        "Ce n’est pas votre tour : Bruno doit d’abord choisir",
        id="not your turn",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_TOKENS, CHANCE, 1)]},
        BUILD,
        "Cards or tokens must be turned up first",
        "Il faut d’abord révéler des cartes ou des jetons",
        id="chance first",
    ),
    pytest.param({"agenda": []}, BUILD, "The game is over", "La partie est terminée", id="over"),
]


@pytest.mark.parametrize(("table", "action", "english", "french"), SENTENCES)
def test_refusals(position: Position, table: dict[str, object], action: int, english: str, french: str) -> None:
    """D5.7 and others: what was asked, what stands in the way, with figures and the rule."""
    reason = position(**table).why_not(action, 0)
    assert reason is not None
    assert english == duel_words("en", PLAYERS).reason(reason)
    assert french == plain(duel_words("fr", PLAYERS).reason(reason))


SPACES = {0: 14, 1: 15}  # Neptune and the Gate
DIVINE_SENTENCES = [
    pytest.param(
        {"card": "altar"},
        pantheon.DO_ACTIVATE,
        "Nothing can be activated in Age I: the Pantheon opens in Age II (P3.1)",
        "Rien ne peut être activé pendant l’Âge I : le Panthéon ouvre à l’Âge II (P3.1)",
        id="in Age I",
    ),
    pytest.param(
        {},
        pantheon.DO_ACTIVATE + 5 * pantheon.SUBSETS,
        "Space 6 of the Pantheon is empty (P3.4)",
        "L’emplacement 6 du Panthéon est vide (P3.4)",
        id="an empty space",
    ),
    pytest.param(
        {"offerings": [0b001, 0]},
        pantheon.DO_ACTIVATE + 0b101,
        "You do not have the offering token worth 4 (P3.3)",
        "Vous n’avez pas le jeton Offrande de valeur 4 (P3.3)",
        id="an offering that is not there",
    ),
    pytest.param(
        {"offerings": [0b111, 0]},
        pantheon.DO_ACTIVATE + 0b101,
        "With offerings worth 6 for a price of 3, one of the tokens would be wasted (P3.3)",
        "Avec 6 en offrandes pour un prix de 3, un des jetons serait gaspillé (P3.3)",
        id="an offering too many",
    ),
    pytest.param(
        {"coins": (1, 7), "divinities": [1 << 3, 0], "safe": [4, 0]},
        pantheon.DO_ACTIVATE + 1 * pantheon.SUBSETS,
        "Activating Gate costs 8 coins and you have 5 (P3.2)",
        "Activer « Porte » coûte 8 pièces et vous en avez 5 (P3.2)",
        id="cannot afford, with the coins of Astarte",
    ),
    pytest.param(
        {"mine": ("engineering",), "coins": (0, 7)},
        BUILD,
        "Aqueduct costs 1 coin (Engineering) and you have none (D5.7)",
        "« Aqueduc » coûte 1 pièce (Ingénierie) et vous n’en avez pas (D5.7)",
        id="cannot afford even by Engineering",
    ),
    pytest.param(
        {"theirs": ("quarry", "altar"), "agenda": [(pantheon.OWE_STEAL, 0, 0)]},
        pantheon.DO_STEAL + BY_KEY["altar"].number,
        "Altar cannot be chosen; you must choose a brown or grey card in the opponent’s city to take (P5.5)",
        "Impossible de choisir « Autel » ; il faut "
        "choisir une carte marron ou grise de la cité adverse à prendre (P5.5)",
        id="a card that Baal does not take",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_ROW, 0, 0)]},
        decisions.DO_ROW + LAST,
        "There is no card of the top row in this place (M2)",
        "Il n’y a pas de carte de la rangée du haut à cet emplacement (M2)",
        id="not in the top row",
    ),
]


@pytest.mark.parametrize(("table", "action", "english", "french"), DIVINE_SENTENCES)
def test_refusals_of_pantheon(
    divine: Position, table: dict[str, object], action: int, english: str, french: str
) -> None:
    """P3 and others: what was asked, what stands in the way, with figures and the rule."""
    reason = divine(**{"spaces": SPACES} | table).why_not(action, 0)
    assert reason is not None
    assert english == pantheon_words("en", PLAYERS).reason(reason)
    assert french == plain(pantheon_words("fr", PLAYERS).reason(reason))


@pytest.mark.parametrize("name", names())
def test_every_refusal_of_a_game_has_words(name: str, seed: int) -> None:
    """Whatever a player tries, at every eighth decision of a random game, the answer is a whole sentence."""
    game, dice = ruleset(name, **{"promos": "yes"} if "promos" in ruleset(name).choices else {}), Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    reasons: dict[str, Reason] = {}  # many actions are refused for the very same reason
    for turn in range(160):
        seats = dealer.settle(state) or (0,)
        refused = [state.why_not(action, seats[0]) for action in range(game.actions) if turn % 8 == 0]
        reasons |= {f"{reason.code} {reason.facts}": reason for reason in refused if reason}
        if state.to_act():
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
    assert "game-over" in {reason.code for reason in reasons.values()}, "the game did not end"
    for language in LANGUAGES:
        words = words_about(game, language, PLAYERS)
        sentences = {words.reason(reason) for reason in reasons.values()}
        assert len(sentences) > 100
        for sentence in sentences:
            assert not re.search(r"None|[{}]|UNKNOWN|-1|reason-| {2}", sentence), sentence


def test_chance_can_be_refused_too(position: Position) -> None:
    reason = position(agenda=[(decisions.OWE_TOKENS, CHANCE, 1)]).why_not(BY_KEY["aqueduct"].number, CHANCE)
    assert reason is not None
    assert duel_words("en").reason(reason) == "This cannot happen by chance now (D3.6)"
    assert duel_words("fr").reason(Reason("not-an-option")) == "Ce choix n’est pas possible maintenant"


def test_the_player_addressed_is_you(position: Position) -> None:
    reason = position(agenda=[(decisions.OWE_TURN, 1, 0)]).why_not(BUILD, 0)
    assert reason is not None
    assert duel_words("en", ("Greedy", "You")).reason(reason) == "It is your turn: you must choose first"
    assert duel_words("fr", ("Greedy", "You")).reason(reason) == f"C’est votre tour{NBSP}: vous devez d’abord choisir"
