"""Choices, decisions and secrets of Pantheon in words: what is asked, and what the other player is not told."""

from collections.abc import Callable

import pytest

from antipater.data.columns import BY_KEY
from antipater.data.duel import CAPITAL
from antipater.data.items import DIVINITY_ITEMS, MOST_KINDS
from antipater.data.pantheon import SPACES
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel import actions as duel
from antipater.rules.duel.reasons import ANSWERS, DECISION_KEYS
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon import actions
from antipater.rules.pantheon.reasons import ANSWERS as PANTHEON_ANSWERS
from antipater.text.catalogue import LANGUAGES, bundle
from antipater.text.choices import ACTIONS, CHANCE_DECISIONS, OUTCOMES
from antipater.text.words import Words

Position = Callable[..., DuelState]
NBSP = "\u00a0"
PLAYERS = ("Antoine", "Bruno")
ROMAN = 4


def card(key: str) -> int:
    """Return the number of a card."""
    return BY_KEY[key].number


def divinity(key: str) -> int:
    """Return the number of a divinity."""
    return BY_KEY[key].number - DIVINITY_ITEMS


def owed(kind: int, what: int = 0) -> list[tuple[int, int, int]]:
    """Return an agenda on which player 0 owes a choice before the turn ends."""
    return [(duel.END_TURN, 0, 0), (kind, 0, what)]


HALF_LOOKED = {
    "card": "altar",
    "decks": [[], [], [], [], [actions.UNDRAWN] * 3],
    "agenda": [*owed(actions.PLACING, ROMAN), (actions.LOOKING, CHANCE, ROMAN)],
}
LOOKED = {
    "card": "altar",
    "decks": [[], [], [], [], [divinity("mars"), divinity("minerva"), actions.UNDRAWN]],
    "decks_known": [[0, 0, 0]] * 4 + [[1, 1, 0]],
    "agenda": owed(actions.PLACING, ROMAN),
}
SHOWN = {
    "decks": [[], [], [], [], [divinity("mars"), divinity("minerva")]],
    "decks_known": [[0, 0, 0]] * 4 + [[3, 3, 0]],
    "agenda": owed(actions.ORDERING, ROMAN),
}
SECRETS = [
    pytest.param(
        HALF_LOOKED,
        CHANCE,
        actions.LOOK + 0 * MOST_KINDS + divinity("mars"),
        ["Antoine looks at Mars", "Antoine looks at a Roman divinity"],
        ["Antoine regarde « Mars »", "Antoine regarde une divinité romaine"],
        id="looked at",
    ),
    pytest.param(
        LOOKED,
        0,
        actions.PLACE + divinity("minerva") * SPACES + 3,
        [
            "Antoine places Minerva face down on space 4 of the Pantheon (P2.2)",
            "Antoine places a Roman divinity face down on space 4 of the Pantheon (P2.2)",
        ],
        [
            "Antoine place « Minerve » face cachée sur l’emplacement 4 du Panthéon (P2.2)",
            "Antoine place une divinité romaine face cachée sur l’emplacement 4 du Panthéon (P2.2)",
        ],
        id="placed",
    ),
    pytest.param(
        SHOWN,
        0,
        actions.PUT_ON_TOP + divinity("minerva"),
        [
            "Antoine puts Minerva on top of its deck (P4.3)",
            "Antoine puts the Roman deck back in an order that nobody else knows (P4.3)",
        ],
        [
            "Antoine met « Minerve » au sommet de sa pioche (P4.3)",
            "Antoine remet la pioche romaine dans un ordre que personne d’autre ne connaît (P4.3)",
        ],
        id="put in order",
    ),
]


@pytest.mark.parametrize(("table", "actor", "action", "english", "french"), SECRETS)
def test_secrets_are_kept(
    divine: Position, table: dict[str, object], actor: int, action: int, english: list[str], french: list[str]
) -> None:
    """P2.4: the player who looks is told a name, the other one only a mythology."""
    before = divine(**table)
    after = before.copy()
    after.apply(action, actor)
    for language, sentences in (("en", english), ("fr", french)):
        words = Words(language, PLAYERS)
        told = [words.event(before, action, actor, after, viewer) for viewer in range(2)]
        assert sentences == [lines[0].replace(NBSP, " ") for lines in told]
        assert told[0] == words.event(before, action, actor, after), "nothing is kept from everybody"
        if actor == CHANCE:
            assert [lines[0] for lines in told] == [words.outcome(before, action, viewer) for viewer in range(2)]
            assert told[1][0] == words.outcome(before.observe(1), UNKNOWN)


CHOICES = [
    pytest.param(
        LOOKED,
        actions.PLACE + divinity("mars") * SPACES + 1,
        "Place Mars face down on space 2 (price 4 for you, 7 for the opponent)",
        "Placer « Mars » face cachée sur l’emplacement 2 (prix 4 pour vous, 7 pour l’adversaire)",
        id="place",
    ),
    pytest.param(
        {"spaces": {2: divinity("mars")}, "offerings": [0b101, 0]},
        actions.ACTIVATE + 2 * actions.SUBSETS + 0b101,
        "Activate Mars for the offering tokens worth 2 and 4",
        "Activer « Mars » pour les jetons Offrande de valeur 2 et 4",
        id="activate with offerings alone",
    ),
    pytest.param(
        {},
        actions.ACTIVATE + 2 * actions.SUBSETS,
        "Activate an empty space of the Pantheon",
        "Activer un emplacement vide du Panthéon",
        id="nothing there",
    ),
    pytest.param(
        {"agenda": owed(duel.SHARING), "card": "baths", "aside": [card("tavern"), card("stable"), card("altar")]},
        duel.SHARE,
        "Build Stable (free); Bruno builds Tavern (free), Altar is discarded",
        "Construire « Écuries » (gratuit) ; Bruno construit « Taverne » (gratuit), « Autel » à la défausse",
        id="share",
    ),
    pytest.param(
        {"agenda": owed(actions.PLACING_MINERVA)},
        actions.MINERVA + CAPITAL - 3,
        "Put the pawn Minerva on space 3 on the side of Antoine",
        "Poser le pion Minerve sur la case 3 côté Antoine",
        id="Minerva",
    ),
]


@pytest.mark.parametrize(("table", "action", "english", "french"), CHOICES)
def test_choices(divine: Position, table: dict[str, object], action: int, english: str, french: str) -> None:
    state = divine(**table)
    assert english == Words("en", PLAYERS).action(state, action, 0)
    assert french == Words("fr", PLAYERS).action(state, action, 0).replace(NBSP, " ")


def test_decisions(divine: Position) -> None:
    """From Age II on a turn may be an activation; a look says who looks and where."""
    assert Words("en", PLAYERS).decision(divine()).endswith("or activate a card of the Pantheon (P3.1)")
    assert Words("en", PLAYERS).decision(divine(card="altar")).endswith("build a wonder with it (D4.1)")
    assert Words("en", PLAYERS).decision(divine(**HALF_LOOKED)) == "Antoine looks at the Roman deck (P2.2)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_or_asked_has_words(language: str) -> None:
    """Every verb and every decision, also those that random games seldom meet."""
    wanted = {f"{family}-{verb}" for _, verb in ACTIONS for family in ("action", "event")}
    wanted |= {f"outcome-{verb}" for _, verb in OUTCOMES}
    wanted |= {f"decision-{DECISION_KEYS[kind]}" for kind in ANSWERS}
    wanted |= {f"decision-{key}" for *_, key in PANTHEON_ANSWERS.values()}
    wanted |= {message for message, _ in CHANCE_DECISIONS.values()}
    assert {message for message in wanted if not bundle(language).has_message(message)} == set()
    chances = {kind for kind in (*duel.KINDS, *actions.KINDS) if duel.TURNING <= kind < duel.AUTOMATIC}
    assert chances == set(CHANCE_DECISIONS)
