"""Refusals in words: every code that the core can give, and the sentences that people read most."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import antipater
from antipater.catalog import ruleset
from antipater.data.columns import BY_KEY
from antipater.data.duel import SLOTS
from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.words import GREY
from antipater.game.dice import Dice
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel import actions
from antipater.rules.duel.turn import DuelState
from antipater.text.catalogue import LANGUAGES, bundle
from antipater.text.words import Words

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
    assert len(codes()) >= 18
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_has_words(language: str, seed: int) -> None:
    """Whatever a player tries, at every sixth decision of a random game, the answer is a whole sentence."""
    words, duel, dice = Words(language, PLAYERS), ruleset("duel"), Dice(seed)
    state, dealer = duel.start(), duel.deal(dice)
    sentences = set()
    for turn in range(100):
        seats = dealer.settle(state) or (0,)
        reasons = [state.why_not(action, seats[0]) for action in range(duel.actions) if turn % 6 == 0]
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
