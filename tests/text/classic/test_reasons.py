"""Refusals of classic 7 Wonders in words."""

import pytest

from antipater.game.errors import Reason
from antipater.game.seats import SPECTATOR
from antipater.rules.classic import actions
from tests.rulebook.classic.table import City, action, choose, city, number, play, table
from tests.text.speaking import classic_words, plain

PLAYERS = ("Antoine", "Bruno", "Chloé")
POOR = city("olympia-a", coins=1)
OTHERS = (city("gizah-a"), city("rhodos-a"))
SENTENCES = [
    pytest.param(
        (POOR, *OTHERS),
        "build baths",
        "Baths costs 2 coins and the treasury has 1 (C3.9)",
        "« Bains » coûte 2 pièces et le trésor en a 1 (C3.9)",
        id="cannot afford",
    ),
    pytest.param(
        (city("olympia-a", coins=0), city("gizah-a", "lumber-yard"), city("rhodos-a")),
        "stage baths",
        "Building stage 1 of the Statue of Zeus in Olympia costs 2 coins and the treasury has none (C3.9)",
        "Construire l’étape 1 de « Statue de Zeus à Olympie » coûte 2 pièces et le trésor n’en a pas (C3.9)",
        id="cannot afford a stage",
    ),
    pytest.param(
        (POOR, city("babylon-a"), city("rhodos-a")),
        "build baths",
        "Baths cannot be paid for: the neighbours do not sell what is missing (C3.4)",
        "Impossible de payer « Bains » : les voisins ne vendent pas ce qui manque (C3.4)",
        id="not for sale",
    ),
    pytest.param(
        (city("gizah-a", "baths"), city("olympia-a"), city("rhodos-a")),
        "build baths",
        "Baths is already in the city (C3.2)",
        "« Bains » est déjà dans la cité (C3.2)",
        id="already there",
    ),
    pytest.param(
        (POOR, *OTHERS),
        "build tavern",
        "Tavern is not in your hand (C2.1)",
        "« Taverne » n’est pas dans votre main (C2.1)",
        id="not in the hand",
    ),
    pytest.param(
        (city("rhodos-b", stages=2), city("gizah-a"), city("olympia-a")),
        "stage baths",
        "All stages of the wonder are built (C3.7)",
        "Toutes les étapes de la merveille sont construites (C3.7)",
        id="all stages built",
    ),
    pytest.param(
        (POOR, *OTHERS),
        "free baths",
        "Baths cannot be built for free: no stage of the city allows it (C6.1)",
        "Impossible de construire « Bains » gratuitement : aucune étape de la cité ne le permet (C6.1)",
        id="nothing for nothing",
    ),
    pytest.param(
        (city("olympia-a", stages=2, free=False), *OTHERS),
        "free baths",
        "Baths cannot be built for free: this was already used in this Age (C6.1)",
        "Impossible de construire « Bains » gratuitement : c’est déjà fait pour cet Âge (C6.1)",
        id="used already",
    ),
    pytest.param(
        (city("olympia-a", stages=2), *OTHERS),
        "free altar",
        "Altar is free anyway (C6.1)",
        "« Autel » est gratuit de toute façon (C6.1)",
        id="free anyway",
    ),
    pytest.param(
        (POOR, *OTHERS),
        "revive baths",
        "Something else comes first: choose a card from your hand, to build it, build the next stage with it, "
        "or discard it (C2.1)",
        "Il faut d’abord faire autre chose : choisir une carte de la main, pour la construire, "
        "construire l’étape suivante avec elle, ou la défausser (C2.1)",
        id="something else first",
    ),
]


@pytest.mark.parametrize(("cities", "choice", "english", "french"), SENTENCES)
def test_refusals(cities: tuple[City, ...], choice: str, english: str, french: str) -> None:
    """What was asked, what stands in the way, with figures and the rule."""
    state = table(*cities, hands=(("baths",),))
    reason = state.why_not(action(state, choice), 0)
    assert reason is not None
    assert english == classic_words("en", PLAYERS).reason(reason)
    assert french == plain(classic_words("fr", PLAYERS).reason(reason))


PAYMENTS = [
    pytest.param(
        (city("olympia-a"), *OTHERS),
        "build altar",
        3,
        "There is no payment 4 for Altar: there is only one (C3.5)",
        "Il n’y a pas de paiement 4 pour « Autel » : il y en a un seul (C3.5)",
        id="the fourth of one",
    ),
    pytest.param(
        (city("olympia-a"), city("gizah-a"), city("ephesos-a", "stone-pit")),
        "build baths",
        2,
        "There is no payment 3 for Baths: there are 2 (C3.5)",
        "Il n’y a pas de paiement 3 pour « Bains » : il y en a 2 (C3.5)",
        id="the third of two",
    ),
    pytest.param(
        (city("olympia-a", "east-trading-post", coins=1), city("gizah-a"), city("ephesos-a", "stone-pit")),
        "build baths",
        1,
        "Payment 2 for Baths costs 2 coins and the treasury has 1 (C3.9)",
        "Le paiement 2 pour « Bains » coûte 2 pièces et le trésor en a 1 (C3.9)",
        id="the second costs too much",
    ),
    pytest.param(
        (city("olympia-a", "baths", coins=0), *OTHERS),
        "build aqueduct",
        1,
        "Aqueduct is free, because Baths is in the city: there is nothing to pay (C3.3)",
        "« Aqueduc » est gratuit, car « Bains » est dans la cité : il n’y a rien à payer (C3.3)",
        id="free by a chain",
    ),
]


@pytest.mark.parametrize(("cities", "choice", "rank", "english", "french"), PAYMENTS)
def test_a_payment_that_is_refused(cities: tuple[City, ...], choice: str, rank: int, english: str, french: str) -> None:
    """C3.3, C3.5, C3.9: what it costs and what there is, or that there is nothing to pay."""
    state = table(*cities, hands=((choice.removeprefix("build "),),))
    reason = state.why_not(action(state, choice) + rank, 0)
    assert reason is not None
    assert english == classic_words("en", PLAYERS).reason(reason)
    assert french == plain(classic_words("fr", PLAYERS).reason(reason))


def test_who_has_chosen_must_wait_and_learns_nothing_of_the_others() -> None:
    """C2.1: nobody is told who has not chosen yet."""
    state = choose(table(), "sell altar", 1)
    words = classic_words("en", PLAYERS)
    mine, somebody = (state.why_not(action(state, "build altar"), seat) for seat in (1, SPECTATOR))
    assert mine is not None
    assert somebody is not None
    assert words.reason(mine) == "You have already chosen; the turn is resolved when everybody has (C2.1)"
    assert words.reason(somebody) == "This cannot be chosen now"


def test_the_pile() -> None:
    """C6.2: only its owner chooses, and only a card that lies there."""
    words = classic_words("en", PLAYERS)
    state = table(city("halikarnassos-a", "foundry", "ore-vein", stages=1), city("gizah-a"), age=2)
    play(state, "stage temple")
    reasons = [state.why_not(action(state, "revive baths"), seat) for seat in (0, 1)]
    sentences = [words.reason(reason) for reason in reasons if reason]
    assert sentences == ["Baths is not in the discard pile (C6.2)", "It is not your turn: Antoine must choose first"]


def test_the_free_city_must_build() -> None:
    """C9.5: it discards only if nothing else can be done."""
    state = choose(table(players=2), "sell altar", 0)
    reason = state.why_not(actions.SELL + number("altar"), 0)
    assert reason is not None
    said = "The Free City cannot discard Altar, because it can build something (C9.5)"
    assert classic_words("en").reason(reason) == said


def test_a_card_that_does_not_exist() -> None:
    assert classic_words("en").reason(Reason("not-in-hand", "C2.1", {"card": 31})) == (
        "There is no such card, wonder or token"
    )
