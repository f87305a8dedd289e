"""Choices, the log and results in words."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from antipater.catalog import names, ruleset
from antipater.data.columns import BY_KEY
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.classic.actions import NOBODY, REVIVING
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel import decisions
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import LANGUAGES, sources
from antipater.text.classic.words import ClassicWords
from antipater.text.words import GameWords, words_about
from tests.text.speaking import NBSP, duel_words, plain

Position = Callable[..., DuelState]
PLAYERS = ("Antoine", "Bruno")
LAST = 19
BUILD = decisions.DO_BUILD + LAST


def wonder(key: str) -> int:
    """Return the action of building a wonder with the card of the last slot."""
    return decisions.ROWS.action("wonder").number(WONDER_ITEM.index(BY_KEY[key].number), LAST)


def token(base: int, key: str) -> int:
    """Return the action of choosing a progress token."""
    return base + TOKEN_ITEM.index(BY_KEY[key].number)


CHOICES = [
    pytest.param(
        {"theirs": ("shelf-quarry",), "coins": (12, 7)},
        BUILD,
        "Build Aqueduct for 12 coins",
        "Construire « Aqueduc » pour 12 pièces",
        id="build",
    ),
    pytest.param(
        {"mine": ("baths",)},
        BUILD,
        "Build Aqueduct (free by chain)",
        "Construire « Aqueduc » (gratuit par chaînage)",
        id="chain",
    ),
    pytest.param(
        {"mine": ("tavern",)},
        decisions.DO_DISCARD + LAST,
        "Discard Aqueduct for 3 coins",
        "Défausser « Aqueduc » pour 3 pièces",
        id="discard",
    ),
    pytest.param(
        {"wonders": ("sphinx",), "mine": ("clay-pool", "quarry", "glassworks", "glass-blower")},
        wonder("sphinx"),
        "Build the Sphinx with Aqueduct (free)",
        "Construire « Le Sphinx » avec « Aqueduc » (gratuit)",
        id="wonder",
    ),
    pytest.param(
        {"agenda": [(decisions.OWE_FIRST, 1, 0)]},
        decisions.DO_BEGIN,
        "Antoine begins Age II",
        "Antoine commence l’Âge II",
        id="begin",
    ),
    pytest.param(
        {},
        decisions.DO_DISCARD + 7,
        "Discard an empty place for 2 coins",
        "Défausser un emplacement vide pour 2 pièces",
        id="nothing there",
    ),
    pytest.param(
        {"hidden": [18]},
        decisions.DO_BUILD + 18,
        "Build a face-down card",
        "Construire une carte face cachée",
        id="nobody knows which",
    ),
]


@pytest.mark.parametrize(("table", "action", "english", "french"), CHOICES)
def test_choices(position: Position, table: dict[str, object], action: int, english: str, french: str) -> None:
    state = position(**table)
    assert english == duel_words("en", PLAYERS).action(state, action, 0)
    assert french == plain(duel_words("fr", PLAYERS).action(state, action, 0))


SEVENTH = {
    "card": "altar",
    "wonders": ("appian-way", "pyramids"),
    "mine": ("sphinx", "colossus"),
    "theirs": ("circus-maximus", "piraeus", "hanging-gardens", "mausoleum", "economy"),
    "coins": (20, 1),
    "hidden": [0],
    "slots": {LAST: BY_KEY["altar"].number},
}
LOG = [
    pytest.param(
        {"card": "archery-range", "mine": ("stone-pit", "press", "logging-camp"), "pawn": 1, "coins": (3, 1)},
        BUILD,
        [
            "Antoine builds Archery Range (free)",
            "Antoine moves the conflict pawn 2 spaces, 6 left to the opponent’s capital (D7.1)",
            "The military token worth 2 is used up (D7.3)",
            "Bruno loses 1 coin",
        ],
        [
            "Antoine construit « Champ de Tir » (gratuit)",
            "Antoine avance le pion Conflit de 2 cases, encore 6 jusqu’à la capitale adverse (D7.1)",
            "Le jeton Militaire de valeur 2 est utilisé (D7.3)",
            "Bruno perd 1 pièce",
        ],
        id="shields, a military token, the last coin",
    ),
    pytest.param(
        SEVENTH,
        wonder("appian-way"),
        [
            "Antoine builds the Appian Way with Altar for 10 coins",
            "Bruno receives 10 coins of this payment (Economy, D8.3)",
            "With 7 wonders built, the last one goes back to the box: the Pyramids (D6.3)",
            "Antoine gains 3 coins",
            "Bruno loses 3 coins",
            "Antoine plays again (D6.8)",
        ],
        [
            "Antoine construit « La Via Appia » avec « Autel » pour 10 pièces",
            "Bruno reçoit 10 pièces de ce paiement (« Économie », D8.3)",
            "Avec 7 merveilles construites, la dernière retourne dans la boîte : « Les Pyramides » (D6.3)",
            "Antoine gagne 3 pièces",
            "Bruno perd 3 pièces",
            "Antoine rejoue (D6.8)",
        ],
        id="the seventh wonder, Economy, play again",
    ),
    pytest.param(
        {"card": "school", "mine": ("apothecary", "workshop"), "coins": (10, 7), "board": [0]},
        BUILD,
        ["Antoine builds School for 6 coins", "Antoine completes a pair of the wheel symbol (D8.1)"],
        ["Antoine construit « École » pour 6 pièces", "Antoine réunit une paire du symbole roue (D8.1)"],
        id="a pair",
    ),
    pytest.param(
        {"card": "school", "mine": ("apothecary", "workshop"), "coins": (10, 7)},
        BUILD,
        [
            "Antoine builds School for 6 coins",
            "Antoine completes a pair of the wheel symbol, but no progress token is left (D8.1)",
        ],
        [
            "Antoine construit « École » pour 6 pièces",
            "Antoine réunit une paire du symbole roue, mais il ne reste aucun jeton Progrès (D8.1)",
        ],
        id="a pair for nothing",
    ),
    pytest.param(
        {
            "mine": ("apothecary", "workshop", "scriptorium", "pharmacist", "academy"),
            "agenda": [(decisions.OWE_TOKEN, 0, 0)],
            "board": [TOKEN_ITEM.index(BY_KEY["law"].number)],
        },
        token(decisions.DO_TOKEN, "law"),
        [
            "Antoine takes the progress token Law",
            "Antoine has a new symbol, the balance: 6 of 6 different ones (D8.11)",
            "Antoine wins by scientific supremacy (D8.11)",
        ],
        [
            "Antoine prend le jeton Progrès « Loi »",
            "Antoine a un nouveau symbole, balance : 6 sur 6 différents (D8.11)",
            "Antoine gagne par suprématie scientifique (D8.11)",
        ],
        id="scientific supremacy",
    ),
    pytest.param(
        {"card": "pretorium", "pawn": 7, "coins": (8, 7)},
        BUILD,
        [
            "Antoine builds Pretorium for 8 coins",
            "Antoine moves the conflict pawn 2 spaces, into the opponent’s capital (D7.1)",
            "Antoine wins by military supremacy (D7.2)",
        ],
        [
            "Antoine construit « Prétoire » pour 8 pièces",
            "Antoine avance le pion Conflit de 2 cases, jusque dans la capitale adverse (D7.1)",
            "Antoine gagne par suprématie militaire (D7.2)",
        ],
        id="military supremacy",
    ),
    pytest.param(
        {
            "agenda": [(decisions.OWE_END_TURN, 0, 0), (decisions.OWE_DRAWN, 0, 0)],
            "drawn": [TOKEN_ITEM.index(BY_KEY["agriculture"].number)],
            "replay": 1,
            "slots": {},
        },
        token(decisions.DO_KEEP, "agriculture"),
        [
            "Antoine keeps the progress token Agriculture",
            "Antoine gains 6 coins",
            "Antoine loses the extra turn, because the Age is over (D6.8)",
            "Age III begins",
        ],
        [
            "Antoine garde le jeton Progrès « Agriculture »",
            "Antoine gagne 6 pièces",
            "Antoine perd son tour supplémentaire, car l’Âge est terminé (D6.8)",
            "L’Âge III commence",
        ],
        id="the end of an Age takes a replay",
    ),
]


@pytest.mark.parametrize(("table", "action", "english", "french"), LOG)
def test_log(position: Position, table: dict[str, object], action: int, english: list[str], french: list[str]) -> None:
    """What happened is seen by comparing the table before and after, in the order of D4.6."""
    before = position(**table)
    after = before.copy()
    after.apply(action, 0)
    assert english == duel_words("en", PLAYERS).event(before, action, 0, after)
    assert french == [plain(line) for line in duel_words("fr", PLAYERS).event(before, action, 0, after)]


def test_the_player_addressed_is_you(position: Position) -> None:
    before = position(coins=(12, 7), theirs=("shelf-quarry",))
    after = before.copy()
    after.apply(BUILD, 0)
    players = ("You", "Greedy")
    assert duel_words("en", players).event(before, BUILD, 0, after)[0] == "You build Aqueduct for 12 coins"
    assert duel_words("fr", players).event(before, BUILD, 0, after)[0].startswith("Vous construisez")


RESULTS = [
    pytest.param(
        (("altar", "theater"), ("baths",), (1, 5), 0),
        "Antoine wins 6 to 4 (D10.3)",
        "Antoine gagne 6 à 4 (D10.3)",
        id="points",
    ),
    pytest.param(
        (("altar",), (), (0, 9), 0),
        "Antoine wins on blue cards, 3 to 0, after a tie at 3 points (D10.3)",
        "Antoine gagne grâce aux cartes bleues, 3 à 0, après une égalité à 3 points (D10.3)",
        id="blue cards",
    ),
    pytest.param(
        (("altar",), ("baths",), (2, 0), decisions.SHARED),
        "The victory is shared: 3 points each, 3 of them on blue cards (D10.3)",
        "La victoire est partagée : 3 points chacun, dont 3 sur les cartes bleues (D10.3)",
        id="shared",
    ),
]


@pytest.mark.parametrize(("table", "english", "french"), RESULTS)
def test_results(
    position: Position,
    table: tuple[tuple[str, ...], tuple[str, ...], tuple[int, int], int],
    english: str,
    french: str,
) -> None:
    """D10.3: most points, then blue cards, then the victory is shared."""
    mine, theirs, coins, winner = table
    over = position(
        card="palace", mine=mine, theirs=theirs, coins=coins, agenda=[], winner=winner, victory=decisions.CIVILIAN
    )
    assert english == duel_words("en", PLAYERS).result(over) == duel_words("en", PLAYERS).decision(over)
    assert french == plain(duel_words("fr", PLAYERS).result(over))


def test_decisions(position: Position) -> None:
    choosing = position(agenda=[(decisions.OWE_TOKEN, 0, 0)], board=[0])
    assert duel_words("en", PLAYERS).decision(choosing) == "Antoine: choose a progress token (D8.1)"
    assert duel_words("fr", PLAYERS).decision(choosing) == f"Antoine{NBSP}: choisir un jeton Progrès (D8.1)"
    assert duel_words("en", PLAYERS).result(choosing) == "The game is not over"


def seen_lines(words: GameWords[Any], game: Game, step: tuple[State, int, int, State], viewer: int) -> list[str]:
    """Return what is said of an event to a viewer from what that viewer has seen of it, and from nothing else."""
    before, action, seat, after = step
    looking, left = before.observe(viewer), after.observe(viewer)
    if not isinstance(words, ClassicWords) or seat == CHANCE:
        return words.event(looking, game.seen(action, seat, viewer), seat, left)
    assert isinstance(before, ClassicState)
    assert isinstance(looking, ClassicState)
    assert isinstance(left, ClassicState)
    if after.sealed(seat):
        return words.event(looking, action, seat, left) if viewer == seat else []
    if before.kinds[before.depth - 1] == REVIVING:
        return words.event(looking, action, seat, left)
    chosen = {city: choice for city, choice in enumerate(before.chosen) if choice != NOBODY}
    twice = 2 in chosen or seat in chosen  # the seat that plays for the Free City has chosen twice, or does so now
    chosen[2 if seat in chosen else seat] = action
    drawer = 0 if before.sizes[0] > before.sizes[1] else 1
    actors = {city: drawer if city == 2 and twice and before.players == 2 else city for city in chosen}
    return words.turn(looking, {city: game.seen(chosen[city], actors[city], viewer) for city in chosen}, left)


def spoken(game: Game, seed: int, words: GameWords[Any], viewers: Sequence[int]) -> set[str]:
    """Play a random game and return every line that could be said on the way, to everybody."""
    dice = Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    lines = set()
    while state.to_act():
        seat = dice.choose(list(state.to_act()))
        legal = state.legal(seat)
        lines |= {words.decision(state), *(words.action(state, action, seat) for action in legal)}
        action = dealer.outcome(state) if seat == CHANCE else dice.choose(legal)
        before = state.copy()
        state.apply(action, seat)
        lines.update(words.event(before, action, seat, state))
        for viewer in viewers:
            told = words.event(before, action, seat, state, viewer)
            assert told == seen_lines(words, game, (before, action, seat, state), viewer), "the log tells too much"
            lines.update(told)
    return lines | {words.result(state)}


def option_sets(name: str) -> Iterator[dict[str, str]]:
    """Yield every combination of options; sides and boards are as good random, and the players say the variant."""
    plain = [option for option in ruleset(name).options if option not in ("variant", "sides")]
    choices = {option: ruleset(name).choices[option] for option in plain}
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_random_games_are_told_to_the_end(name: str, language: str, seed: int) -> None:
    """Whatever can be chosen and whatever happens has words, and nothing raw shows through them."""
    ids = re.findall(r"^([\w-]+-[\w-]+) =", "\n".join(sources(language).values()), re.MULTILINE)
    raw = re.compile(r"None|\{|\}|UNKNOWN|-1|\?\?\?| {2}|^ | $|\b(?:" + "|".join(ids) + r")\b")
    generic = re.compile("make a choice|faire un choix|Chance:|Hasard|choose:|choisir :|^(?:Choice|Choix) ")
    for number, options in enumerate(option_sets(name)):
        if (number.bit_count() + LANGUAGES.index(language)) % 2:
            continue  # half of the combinations in each language, with every pair of options in both
        game = ruleset(name, **options)
        names = PLAYERS if number % 2 else ("You", "Greedy")
        for line in spoken(game, seed + number, words_about(game, language, names), range(game.seats)):
            assert line, "an empty line"
            assert not raw.search(line), line
            assert not generic.search(line), line
            assert line[0] == line[0].upper(), line
