"""What the other players are not told: sealed choices, discards, cards under stages, hands; and that all has words."""

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, SPECTATOR, UNKNOWN
from antipater.rules.classic import actions
from antipater.rules.classic.reasons import DECISION_KEYS
from antipater.rules.classic.turn import ClassicState
from antipater.text.catalogue import LANGUAGES
from antipater.text.classic.choices import CHANCE_DECISIONS, DECISION_RULES, USES, use_of
from tests.rulebook.classic.table import action, choose, city, number, table
from tests.text.speaking import classic_words, plain
from tests.text.test_events import spoken

PLAYERS = ("Antoine", "Bruno", "Chloé")
VIEWERS = (0, 1, 2, SPECTATOR)
KINDS = (actions.CHOOSING, actions.SEVENTH, actions.REVIVING)
CHANCES = (actions.GIVING_BOARD, actions.DEALING, actions.DRAWING, actions.DRAWING_LAST)


def told(
    state: ClassicState, choice: str, seat: int, language: str = "en", place: int | None = None
) -> list[list[str]]:
    """Make a choice and return what is said of it to each viewer."""
    words, before, given = classic_words(language, PLAYERS), state.copy(), action(state, choice, place or seat)
    state.apply(given, seat)
    lines = [words.event(before, given, seat, state, viewer) for viewer in VIEWERS]
    return [[plain(line) for line in some] for some in lines]


def test_a_sealed_choice_is_told_to_its_seat_alone() -> None:
    """C2.1: not even that a choice was made, until all have chosen."""
    state = table(city("olympia-a"), city("gizah-a"), city("rhodos-a"))
    assert told(state, "sell altar", 1) == [[], ["Bruno has chosen: Discard Altar for 3 coins"], [], []]
    words = classic_words("en", PLAYERS)
    everybody = (
        "Everybody: choose a card from your hand, to build it, build the next stage with it, or discard it (C2.1)"
    )
    assert [words.decision(state.observe(viewer)) for viewer in (0, 2, SPECTATOR)] == [everybody] * 3
    assert words.decision(state.observe(1)).startswith("Antoine and Chloé: choose a card")


SECRETS = [
    (
        "en",
        ["Antoine discards Baths for 3 coins", "Antoine discards a card for 3 coins"],
        [
            "Bruno builds stage 1 of the Pyramids of Giza with Tavern (free)",
            "Bruno builds stage 1 of the Pyramids of Giza with a card (free)",
        ],
        "Chloé builds Altar (free)",
    ),
    (
        "fr",
        ["Antoine défausse « Bains » pour 3 pièces", "Antoine défausse une carte pour 3 pièces"],
        [
            "Bruno construit l’étape 1 de « Grande pyramide de Gizeh » avec « Taverne » (gratuit)",
            "Bruno construit l’étape 1 de « Grande pyramide de Gizeh » avec une carte (gratuit)",
        ],
        "Chloé construit « Autel » (gratuit)",
    ),
]


@pytest.mark.parametrize(("language", "sold", "staged", "built"), SECRETS)
def test_discards_and_cards_under_stages_are_told_to_their_seats_alone(
    language: str, sold: list[str], staged: list[str], built: str
) -> None:
    """C8.2, C8.3: the others learn what was done and built, not with which card."""
    hands = (("baths",), ("tavern",), ("altar",))
    state = table(city("olympia-a"), city("gizah-a", "stone-pit"), city("rhodos-a"), hands=hands)
    choose(choose(state, "sell baths", 0), "stage tavern", 1)
    lines = [some[:3] for some in told(state, "build altar", 2, language)]
    assert lines == [
        [sold[0], staged[1], built],
        [sold[1], staged[0], built],
        [sold[1], staged[1], built],
        [sold[1], staged[1], built],
    ]


def test_the_card_of_the_free_city_is_told_to_its_controller_alone() -> None:
    """C8.2, C9.4: the other player sees what the Free City did, not with which card."""
    hands = (("tavern", "baths"), ("altar",))
    state = table(city("olympia-a"), city("gizah-a"), city("babylon-a", "brickyard"), hands=hands, players=2)
    choose(state, "sell baths", 0)
    choose(state, "stage tavern", 0, 2)
    stage = "The Free City builds stage 1 of the Hanging Gardens of Babylon with"
    assert [some[2] for some in told(state, "sell altar", 1)] == [
        f"{stage} Tavern (free)",
        f"{stage} a card (free)",
        f"{stage} a card (free)",
        f"{stage} a card (free)",
    ]


def test_a_card_that_is_dealt_is_told_to_whom_it_is_dealt() -> None:
    """C8.1: nobody sees the hands of others."""
    words, game = classic_words("en", PLAYERS), ruleset("classic", boards="gizah,rhodos,olympia", sides="a")
    state = game.start()
    assert isinstance(state, ClassicState)
    card = actions.DEAL + number("altar")
    told = [words.outcome(state, card, viewer) for viewer in VIEWERS]
    assert told == ["Antoine is dealt Altar", *["A card is dealt face down"] * 3]
    assert told[1] == words.outcome(state.observe(1), UNKNOWN)
    assert words.decision(state) == "Cards are dealt (C1.3)"


def test_a_board_is_told_to_all() -> None:
    """C1.2: boards lie on the table."""
    words, state = classic_words("en", PLAYERS), ruleset("classic", players="2").start()
    assert isinstance(state, ClassicState)
    assert words.decision(state) == "Antoine is given a board (C1.2)"
    for player in ("Antoine", "Bruno", "The Free City"):
        given = state.legal(CHANCE)[0]
        told = [words.outcome(state, given, viewer) for viewer in (None, *VIEWERS)]
        assert set(told) == {f"{player} gets {words.board((given - actions.GIVE_BOARD) // 2, 0)}"}
        state.apply(given, CHANCE)


@pytest.mark.parametrize("players", ["2", "3"])
def test_spectators_are_told_what_all_know(players: str, seed: int) -> None:
    """C8: whoever sits nowhere hears no more than the public view holds."""
    lines = spoken(ruleset("classic", players=players), seed, classic_words("en", PLAYERS), [SPECTATOR])
    assert any("with a card" in line or "discards a card" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_or_asked_has_words(language: str) -> None:
    """Every use and every decision, also those that random games seldom meet."""
    words = classic_words(language)
    wanted = {f"{family}-{word}" for _, word, _ in USES for family in ("action", "event")}
    wanted |= {f"decision-{key}" for key in DECISION_KEYS.values()}
    wanted |= {f"{family}-{key}" for key, _ in CHANCE_DECISIONS.values() for family in ("chance", "outcome")}
    found = {message: words.catalogue.find(message) for message in wanted}
    assert {message for message in wanted if found[message] != f"classic-{message}"} == set()
    assert set(KINDS) == set(DECISION_KEYS) == set(DECISION_RULES)
    assert set(CHANCES) == set(CHANCE_DECISIONS)


def test_actions_are_taken_apart() -> None:
    """Every number is a use; what others see of it has no card, but the same use and payment."""
    game, dice = ruleset("classic"), Dice(7)
    for given in [dice.below(actions.SELL_UNSEEN) for _ in range(300)]:
        use, seen = use_of(given), use_of(game.seen(given, 0, 1))
        assert (seen.word, seen.rank) == (use.word, use.rank)
        hidden = use.word in ("stage", "sell", "decline")
        assert seen.card == (UNKNOWN if hidden else use.card)
