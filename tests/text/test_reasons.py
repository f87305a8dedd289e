"""Refusals in words: every code that the core can give, and the sentences that people read most."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import antipater
from antipater.catalog import CATALOG, ruleset
from antipater.data.columns import BY_KEY
from antipater.data.duel import SLOTS
from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.words import GREY
from antipater.game.dice import Dice
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel import actions
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon import actions as pantheon
from antipater.text.catalogue import LANGUAGES, bundle
from antipater.text.words import Words, words_about

Position = Callable[..., DuelState]
NBSP = "\u00a0"
SOURCE = Path(antipater.__file__).parent
PLAYERS = ("Antoine", "Bruno")
LAST = 19


def codes() -> set[str]:
    """Return every code with which the core makes a Reason."""
    found = set()
    for folder in ("game", "rules"):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    code = node.args[0]
                    assert isinstance(code, ast.Constant), f"{path.name} line {node.lineno} hides its code"
                    found.add(str(code.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    assert len(codes()) >= 25
    assert [code for code in sorted(codes()) if not bundle(language).has_message(f"reason-{code}")] == []


def wonder(key: str) -> int:
    """Return the action of building a wonder with the card of the last slot."""
    return actions.WONDER + (BY_KEY[key].number - WONDER_ITEMS) * SLOTS + LAST


BUILD = actions.BUILD + LAST
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
        id="too dear",
    ),
    pytest.param(
        {"card": "fortifications", "mine": ("shelf-quarry",), "theirs": ("clay-pool",), "coins": (0, 7)},
        BUILD,
        "Fortifications costs 5 coins (1 clay at 3, 1 papyrus at 2) and you have none (D5.7)",
        "« Fortifications » coûte 5 pièces (1 argile à 3, 1 papyrus à 2) et vous n’en avez pas (D5.7)",
        id="too dear for nobody's coins",
    ),
    pytest.param(
        {"card": "caravansery", "theirs": ("glassworks",), "coins": (1, 7)},
        BUILD,
        "Caravansery costs 7 coins (2 coins, 1 glass at 3, 1 papyrus at 2) and you have 1 (D5.7)",
        "« Caravansérail » coûte 7 pièces (2 pièces, 1 verre à 3, 1 papyrus à 2) et vous en avez 1 (D5.7)",
        id="too dear, coins and resources",
    ),
    pytest.param(
        {"card": "stone-pit", "coins": (0, 7)},
        BUILD,
        "Stone Pit costs 1 coin and you have none (D5.7)",
        "« Mine » coûte 1 pièce et vous n’en avez pas (D5.7)",
        id="too dear, coins alone",
    ),
    pytest.param(
        {"wonders": ("pyramids",), "coins": (7, 7)},
        wonder("pyramids"),
        "Building the Pyramids costs 8 coins (3 stone at 2, 1 papyrus at 2) and you have 7 (D5.7)",
        "La merveille « Les Pyramides » coûte 8 pièces (3 pierres à 2, 1 papyrus à 2) et vous en avez 7 (D5.7)",
        id="a wonder too dear",
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
        "You cannot build the Pyramids: 7 wonders stand, more are not allowed (D6.3)",
        "Impossible de construire « Les Pyramides » : il y a déjà 7 merveilles, pas une de plus (D6.3)",
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
        actions.BUILD + 0,
        "Rostrum is still covered by a face-down card (D3.2)",
        "Impossible de prendre « Rostres », encore sous une carte face cachée (D3.2)",
        id="covered",
    ),
    pytest.param(
        {},
        actions.DISCARD + 5,
        "There is no card in this place any more (D4.1)",
        "Il n’y a plus de carte à cet emplacement (D4.1)",
        id="an empty slot",
    ),
    pytest.param(
        {"agenda": [(actions.CHOOSE_TOKEN, 0, 0)], "board": [0, 1]},
        BUILD,
        "Something else comes first: choose a progress token (D8.1)",
        "Il faut d’abord faire autre chose : choisir un jeton Progrès (D8.1)",
        id="another choice first",
    ),
    pytest.param(
        {"agenda": [(actions.CHOOSE_TOKEN, 0, 0)], "board": [0, 1]},
        actions.TAKE_TOKEN + BY_KEY["law"].number - TOKEN_ITEMS,
        "You cannot take Law: only a token of the board (D8.1)",
        "Impossible de prendre « Loi » : choisissez un jeton du plateau (D8.1)",
        id="a token that is not there",
    ),
    pytest.param(
        {"agenda": [(actions.CHOOSE_TOKEN, 0, 0)], "board": [0, 1]},
        actions.TAKE_TOKEN + 15,
        "There is no such card, wonder or progress token",
        "Cette carte, cette merveille ou ce jeton n’existe pas",
        id="a token that does not exist",
    ),
    pytest.param(
        {"agenda": [(actions.DESTROYING, 0, GREY)], "theirs": ("press", "quarry")},
        actions.DESTROY + BY_KEY["quarry"].number,
        "You cannot destroy Quarry: only a grey card (D6.4)",
        "Impossible de détruire « Gisement » : choisissez une carte grise (D6.4)",
        id="a card of another colour",
    ),
    pytest.param(
        {"agenda": [(actions.DESTROYING, 0, GREY)], "theirs": ("press",)},
        actions.DESTROY + BY_KEY["glassworks"].number,
        "You cannot destroy Glassworks: only a grey card of the opponent's city (D6.4)",
        "Impossible de détruire « Verrerie » : choisissez une carte grise de la cité adverse (D6.4)",
        id="a card that is not in the opponent's city",
    ),
    pytest.param(
        {"agenda": [(actions.CHOOSE_DRAWN, 0, 0)], "drawn": [0, 1]},
        actions.KEEP_TOKEN + BY_KEY["law"].number - TOKEN_ITEMS,
        "You cannot keep Law: only a token drawn from the box (D6.6)",
        "Impossible de garder « Loi » : choisissez un jeton tiré de la boîte (D6.6)",
        id="a token that was not drawn",
    ),
    pytest.param(
        {"agenda": [(actions.PLAY_TURN, 1, 0)]},
        BUILD,
        "Bruno must choose first",
        "Bruno doit d’abord choisir",
        id="not your turn",
    ),
    pytest.param(
        {"agenda": [(actions.TURNING, CHANCE, 1 << LAST)]},
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
    assert english == Words("en", PLAYERS).reason(reason)
    assert french == Words("fr", PLAYERS).reason(reason).replace(NBSP, " ")


SPACES = {0: 14, 1: 15}  # Neptune and the Gate
DIVINE_SENTENCES = [
    pytest.param(
        {"card": "altar"},
        pantheon.ACTIVATE,
        "Nobody activates in Age I: the Pantheon opens with Age II (P3.1)",
        "Personne n’active pendant l’Âge I : le Panthéon ouvre à l’Âge II (P3.1)",
        id="in Age I",
    ),
    pytest.param(
        {},
        pantheon.ACTIVATE + 5 * pantheon.SUBSETS,
        "Space 6 of the Pantheon is empty (P3.4)",
        "L’emplacement 6 du Panthéon est vide (P3.4)",
        id="an empty space",
    ),
    pytest.param(
        {"offerings": [0b001, 0]},
        pantheon.ACTIVATE + 0b101,
        "You do not have the offering tokens worth 2 and 4 (P3.3)",
        "Vous n’avez pas les jetons Offrande de valeur 2 et 4 (P3.3)",
        id="an offering that is not there",
    ),
    pytest.param(
        {"offerings": [0b111, 0]},
        pantheon.ACTIVATE + 0b101,
        "With offerings worth 6 for a price of 3, one of the tokens would be wasted (P3.3)",
        "Avec 6 en offrandes pour un prix de 3, un des jetons serait gaspillé (P3.3)",
        id="an offering too many",
    ),
    pytest.param(
        {"coins": (1, 7), "divinities": [1 << 3, 0], "safe": [4, 0]},
        pantheon.ACTIVATE + 1 * pantheon.SUBSETS,
        "Activating Gate costs 8 coins and you have 5 (P3.2)",
        "Activer « Porte » coûte 8 pièces et vous en avez 5 (P3.2)",
        id="too dear, with the coins of Astarte",
    ),
    pytest.param(
        {"mine": ("engineering",), "coins": (0, 7)},
        BUILD,
        "Aqueduct costs 1 coin (Engineering) and you have none (D5.7)",
        "« Aqueduc » coûte 1 pièce (Ingénierie) et vous n’en avez pas (D5.7)",
        id="too dear even by Engineering",
    ),
    pytest.param(
        {"theirs": ("quarry", "altar"), "agenda": [(pantheon.STEALING, 0, 0)]},
        pantheon.STEAL + BY_KEY["altar"].number,
        "Altar cannot be chosen; what is asked: choose a brown or grey card of the opponent's city to take (P5.5)",
        "Impossible de choisir « Autel » ; il faut "
        "choisir une carte marron ou grise de la cité adverse à prendre (P5.5)",
        id="a card that Baal does not take",
    ),
    pytest.param(
        {"agenda": [(actions.CHOOSING_ROW, 0, 0)]},
        actions.BUILD_ROW + LAST,
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
    assert english == Words("en", PLAYERS).reason(reason)
    assert french == Words("fr", PLAYERS).reason(reason).replace(NBSP, " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOG)
def test_every_refusal_of_a_game_has_words(name: str, language: str, seed: int) -> None:
    """Whatever a player tries, at every eighth decision of a random game, the answer is a whole sentence."""
    game, dice = ruleset(name, **{"promos": "yes"} if "promos" in CATALOG[name].choices else {}), Dice(seed)
    words, state, dealer = words_about(game, language, PLAYERS), game.start(), game.deal(dice)
    sentences = set()
    for turn in range(160):
        seats = dealer.settle(state) or (0,)
        reasons = [state.why_not(action, seats[0]) for action in range(game.actions) if turn % 8 == 0]
        sentences |= {words.reason(reason) for reason in reasons if reason}
        if state.to_act():
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
    assert words.reason(Reason("game-over")) in sentences, "the game did not end"
    assert len(sentences) > 100
    for sentence in sentences:
        assert not re.search(r"None|[{}]|UNKNOWN|-1|reason-| {2}", sentence), sentence


def test_chance_can_be_refused_too(position: Position) -> None:
    reason = position(agenda=[(actions.TURNING, CHANCE, 1 << LAST)]).why_not(BY_KEY["aqueduct"].number, CHANCE)
    assert reason is not None
    assert Words("en").reason(reason) == "Chance cannot bring this now (D3.6)"
    assert Words("fr").reason(Reason("not-an-option")) == "Ce choix n’est pas possible maintenant"


def test_the_player_addressed_is_you(position: Position) -> None:
    reason = position(agenda=[(actions.PLAY_TURN, 1, 0)]).why_not(BUILD, 0)
    assert reason is not None
    assert Words("en", ("Greedy", "You")).reason(reason) == "You must choose first"
    assert Words("fr", ("Greedy", "You")).reason(reason) == "Vous devez d’abord choisir"
