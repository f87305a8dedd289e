"""Choices, decisions and secrets of Pantheon in words: what is asked, and what the other player is not told."""

from collections.abc import Callable

import pytest

from antipater.data.columns import BY_KEY
from antipater.data.duel import CAPITAL
from antipater.data.items import DIVINITY_ITEMS
from antipater.game.rows import CHANCE as BY_CHANCE
from antipater.game.rows import SEAT
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel import decisions as duel
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon import decisions as pantheon
from antipater.text.catalogue import LANGUAGES
from tests.text.speaking import pantheon_words, plain

Position = Callable[..., DuelState]
PLAYERS = ("Antoine", "Bruno")
ROMAN = 4


def card(key: str) -> int:
    """Return the number of a card."""
    return BY_KEY[key].number


def divinity(key: str) -> int:
    """Return the number of a divinity."""
    return BY_KEY[key].number - DIVINITY_ITEMS


def owed(kind: int, what: int = 0) -> list[tuple[int, int, int]]:
    """Return an agenda on which player 0 must make a choice before the turn ends."""
    return [(duel.OWE_END_TURN, 0, 0), (kind, 0, what)]


HALF_LOOKED = {
    "card": "altar",
    "decks": [[], [], [], [], [pantheon.UNDRAWN] * 3],
    "agenda": [*owed(pantheon.OWE_PLACE, ROMAN), (pantheon.OWE_LOOKING, CHANCE, ROMAN)],
}
LOOKED = {
    "card": "altar",
    "decks": [[], [], [], [], [divinity("mars"), divinity("minerva"), pantheon.UNDRAWN]],
    "decks_known": [[0, 0, 0]] * 4 + [[1, 1, 0]],
    "agenda": owed(pantheon.OWE_PLACE, ROMAN),
}
SHOWN = {
    "decks": [[], [], [], [], [divinity("mars"), divinity("minerva")]],
    "decks_known": [[0, 0, 0]] * 4 + [[3, 3, 0]],
    "agenda": owed(pantheon.OWE_ORDER, ROMAN),
}
SECRETS = [
    pytest.param(
        HALF_LOOKED,
        CHANCE,
        pantheon.ROWS.outcome("look").number(0, divinity("mars")),
        ["Antoine looks at Mars", "Antoine looks at a Roman divinity"],
        ["Antoine regarde « Mars »", "Antoine regarde une divinité romaine"],
        id="looked at",
    ),
    pytest.param(
        LOOKED,
        0,
        pantheon.ROWS.action("place").number(divinity("minerva"), 3),
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
        pantheon.DO_TOP + divinity("minerva"),
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
        words = pantheon_words(language, PLAYERS)
        told = [words.event(before, action, actor, after, viewer) for viewer in range(2)]
        assert sentences == [plain(lines[0]) for lines in told]
        assert told[0] == words.event(before, action, actor, after), "nothing is kept from everybody"
        if actor == CHANCE:
            assert [lines[0] for lines in told] == [words.outcome(before, action, viewer) for viewer in range(2)]
            assert told[1][0] == words.outcome(before.observe(1), UNKNOWN)


CHOICES = [
    pytest.param(
        LOOKED,
        pantheon.ROWS.action("place").number(divinity("mars"), 1),
        "Place Mars face down on space 2 (price 4 for you, 7 for the opponent)",
        "Placer « Mars » face cachée sur l’emplacement 2 (prix 4 pour vous, 7 pour l’adversaire)",
        id="place",
    ),
    pytest.param(
        {"spaces": {2: divinity("mars")}, "offerings": [0b101, 0]},
        pantheon.DO_ACTIVATE + 2 * pantheon.SUBSETS + 0b101,
        "Activate Mars for the offering tokens worth 2 and 4",
        "Activer « Mars » pour les jetons Offrande de valeur 2 et 4",
        id="activate with offerings alone",
    ),
    pytest.param(
        {},
        pantheon.DO_ACTIVATE + 2 * pantheon.SUBSETS,
        "Activate an empty space of the Pantheon",
        "Activer un emplacement vide du Panthéon",
        id="nothing there",
    ),
    pytest.param(
        {"agenda": owed(duel.OWE_SHARE), "card": "baths", "aside": [card("tavern"), card("stable"), card("altar")]},
        duel.DO_SHARE,
        "Build Stable (free); Bruno builds Tavern (free), Altar is discarded",
        "Construire « Écuries » (gratuit) ; Bruno construit « Taverne » (gratuit), « Autel » à la défausse",
        id="share",
    ),
    pytest.param(
        {"agenda": owed(pantheon.OWE_MINERVA)},
        pantheon.DO_MINERVA + CAPITAL - 3,
        "Put the Minerva pawn on space 3 on the side of Antoine",
        "Poser le pion Minerve sur la case 3 côté Antoine",
        id="Minerva",
    ),
]


@pytest.mark.parametrize(("table", "action", "english", "french"), CHOICES)
def test_choices(divine: Position, table: dict[str, object], action: int, english: str, french: str) -> None:
    state = divine(**table)
    assert english == pantheon_words("en", PLAYERS).action(state, action, 0)
    assert french == plain(pantheon_words("fr", PLAYERS).action(state, action, 0))


def test_decisions(divine: Position) -> None:
    """From Age II on a turn may be an activation; a look says who looks and where."""
    assert pantheon_words("en", PLAYERS).decision(divine()).endswith("or activate a card of the Pantheon (P3.1)")
    assert pantheon_words("en", PLAYERS).decision(divine(card="altar")).endswith("build a wonder with it (D4.1)")
    assert pantheon_words("en", PLAYERS).decision(divine(**HALF_LOOKED)) == "Antoine looks at the Roman deck (P2.2)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_or_asked_has_words(language: str) -> None:
    """Every verb and every decision, also those that random games seldom meet."""
    words = pantheon_words(language)
    wanted = {f"{family}-{verb.key}" for verb in words.rows.actions for family in ("action", "event")}
    wanted |= {f"outcome-{verb.key}" for verb in words.rows.outcomes}
    starts = {SEAT: "decision", BY_CHANCE: "chance"}
    wanted |= {f"{starts[row.by]}-{row.key}" for row in words.rows.decisions if row.by in starts}
    assert {message for message in wanted if not words.catalogue.find(message)} == set()
