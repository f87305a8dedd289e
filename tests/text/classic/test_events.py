"""Choices, the log and results of classic 7 Wonders in words."""

import pytest

from antipater.game.seats import CHANCE
from antipater.rules.classic import actions
from antipater.rules.classic.turn import ClassicState
from tests.rulebook.classic.table import City, action, begin, choose, city, number, play, settle, table
from tests.text.speaking import classic_words, plain

PLAYERS = ("Antoine", "Bruno", "Chloé")


def said(state: ClassicState, language: str, numbers: list[int], seat: int = 0) -> list[str]:
    """Return what the choices of a seat are called."""
    words = classic_words(language, PLAYERS)
    return [plain(words.action(state, action, seat)) for action in numbers]


RICH = city("olympia-a", coins=9)
CHOICES = [
    pytest.param(
        (RICH, city("gizah-a"), city("rhodos-a", "stone-pit")),
        ("build baths 0+2", "build baths 2+0"),
        ["Build Baths for 2 coins to Chloé", "Build Baths for 2 coins to Bruno"],
        ["Construire « Bains » pour 2 pièces à Chloé", "Construire « Bains » pour 2 pièces à Bruno"],
        id="whom to pay",
    ),
    pytest.param(
        (RICH, city("gizah-a"), city("rhodos-a")),
        ("build mine", "build altar", "sell altar"),
        ["Build Mine for 1 coin", "Build Altar (free)", "Discard Altar for 3 coins"],
        ["Construire « Mine » pour 1 pièce", "Construire « Autel » (gratuit)", "Défausser « Autel » pour 3 pièces"],
        id="the bank, nothing, a discard",
    ),
    pytest.param(
        (city("olympia-a", "lumber-yard", "lumber-yard", coins=9), city("gizah-a"), city("rhodos-a", "timber-yard")),
        ("stage altar",),
        ["Build stage 1 of the Statue of Zeus in Olympia with Altar (free)"],
        ["Construire l’étape 1 de « Statue de Zeus à Olympie » avec « Autel » (gratuit)"],
        id="a stage",
    ),
    pytest.param(
        (city("olympia-a", stages=2, coins=0), city("gizah-a"), city("rhodos-a")),
        ("free stockade",),
        ["Build Stockade for free (once per Age)"],
        ["Construire « Palissade » gratuitement (une fois par Âge)"],
        id="for nothing",
    ),
    pytest.param(
        (city("rhodos-b", stages=2), city("gizah-a"), city("olympia-a")),
        ("stage altar",),
        ["Build a further stage with Altar"],
        ["Construire une étape de plus avec « Autel »"],
        id="no stage is left",
    ),
]


@pytest.mark.parametrize(("cities", "choices", "english", "french"), CHOICES)
def test_choices(cities: tuple[City, ...], choices: tuple[str, ...], english: list[str], french: list[str]) -> None:
    """C2.1, C3.5, C6.1: what is done with which card, and who is paid for it."""
    state = table(*cities)
    numbers = [action(state, choice) for choice in choices]
    assert english == said(state, "en", numbers)
    assert french == said(state, "fr", numbers)


def test_choices_for_the_free_city() -> None:
    """C9.4: the controller chooses for the own city, then for the Free City."""
    state = choose(table(players=2), "sell altar")
    assert said(state, "en", [action(state, "build altar", 2)]) == ["The Free City: Build Altar (free)"]
    assert said(state, "fr", [action(state, "build altar", 2)]) == ["La Cité libre : Construire « Autel » (gratuit)"]
    words = classic_words("en", PLAYERS)
    asked = "Antoine: choose a card for the Free City; it discards only if it can build nothing (C9.5)"
    assert words.decision(state.observe(0)) == asked
    assert words.decision(state.observe(1)).startswith("Everybody: choose a card from your hand")


def log(state: ClassicState, language: str, *choices: str, viewer: int | None = None) -> list[str]:
    """Play a turn and return what its last choice tells."""
    words = classic_words(language, PLAYERS)
    for seat, choice in enumerate(choices[:-1]):
        choose(state, choice, seat)
    before, last = state.copy(), len(choices) - 1
    number = action(state, choices[-1], last)
    state.apply(number, last)
    return [plain(line) for line in words.event(before, number, last, state, viewer)]


TURNS = [
    pytest.param(
        {
            "cities": (RICH, city("gizah-a", "lumber-yard"), city("rhodos-a", coins=4)),
            "hands": (("baths",), ("tavern",), ("barracks",)),
        },
        ("build baths 2+0", "build tavern", "stage barracks"),
        [
            "Antoine builds Baths for 2 coins to Bruno",
            "Bruno builds Tavern (free)",
            "Bruno gains 5 coins",
            "Chloé builds stage 1 of the Colossus of Rhodes with Barracks for 2 coins to Antoine and 2 coins to Bruno",
            "The hands go to the left (C2.3)",
        ],
        [
            "Antoine construit « Bains » pour 2 pièces à Bruno",
            "Bruno construit « Taverne » (gratuit)",
            "Bruno gagne 5 pièces",
            "Chloé construit l’étape 1 de « Colosse de Rhodes » avec « Caserne » "
            "pour 2 pièces à Antoine et 2 pièces à Bruno",
            "Les mains passent à gauche (C2.3)",
        ],
        id="a turn",
    ),
    pytest.param(
        {
            "cities": (city("olympia-a", stages=2), city("gizah-a"), city("halikarnassos-b", "foundry")),
            "hands": (("walls",), ("school",), ("vineyard",)),
            "age": 2,
        },
        ("free walls", "sell temple", "stage vineyard"),
        [
            "Antoine builds Walls for free, once per Age (C6.1)",
            "Bruno discards Temple for 3 coins",
            "Chloé builds stage 1 of the Mausoleum of Halicarnassus with Vineyard (free)",
        ],
        [
            "Antoine construit « Muraille » gratuitement, une fois par Âge (C6.1)",
            "Bruno défausse « Temple » pour 3 pièces",
            "Chloé construit l’étape 1 de « Mausolée d’Halicarnasse » avec « Vignoble » (gratuit)",
        ],
        id="for nothing, and the pile to choose from",
    ),
    pytest.param(
        {
            "cities": (RICH, city("gizah-a"), city("halikarnassos-b", "foundry")),
            "hands": (("quarry",), ("press-ii",), ("vineyard",)),
            "age": 2,
        },
        ("build quarry", "build press-ii", "stage vineyard"),
        [
            "Antoine builds Quarry for 1 coin",
            "Bruno builds Press (free)",
            "Chloé builds stage 1 of the Mausoleum of Halicarnassus with Vineyard (free)",
            "The discard pile is empty: there is nothing to build (C6.2)",
            "The hands go to the right (C2.3)",
        ],
        [
            "Antoine construit « Carrière » pour 1 pièce",
            "Bruno construit « Presse » (gratuit)",
            "Chloé construit l’étape 1 de « Mausolée d’Halicarnasse » avec « Vignoble » (gratuit)",
            "La défausse est vide : il n’y a rien à construire (C6.2)",
            "Les mains passent à droite (C2.3)",
        ],
        id="an empty pile",
    ),
    pytest.param(
        {
            "cities": (city("olympia-a", "stockade", "barracks"), city("gizah-a", "guard-tower"), city("rhodos-b")),
            "age": 2,
            "turn": 6,
        },
        ("sell temple", "sell temple", "sell temple"),
        [
            "Antoine discards Temple for 3 coins",
            "Bruno discards Temple for 3 coins",
            "Chloé discards Temple for 3 coins",
            "The last cards go to the discard pile (C2.3)",
            "Antoine wins against Bruno, 2 shields to 1: tokens +3 and −1 (C5.1)",
            "Bruno wins against Chloé, 1 shield to 0: tokens +3 and −1 (C5.1)",
            "Antoine wins against Chloé, 2 shields to 0: tokens +3 and −1 (C5.1)",
            "Age III begins",
        ],
        [
            "Antoine défausse « Temple » pour 3 pièces",
            "Bruno défausse « Temple » pour 3 pièces",
            "Chloé défausse « Temple » pour 3 pièces",
            "Les dernières cartes rejoignent la défausse (C2.3)",
            "Antoine gagne contre Bruno, 2 boucliers à 1 : jetons +3 et −1 (C5.1)",
            "Bruno gagne contre Chloé, 1 bouclier à 0 : jetons +3 et −1 (C5.1)",
            "Antoine gagne contre Chloé, 2 boucliers à 0 : jetons +3 et −1 (C5.1)",
            "L’Âge III commence",
        ],
        id="conflicts",
    ),
    pytest.param(
        {
            "cities": (city("olympia-a", "gardens"), city("gizah-a", "altar", "theater"), city("rhodos-b")),
            "age": 3,
            "turn": 6,
        },
        ("sell gardens", "sell gardens", "sell gardens"),
        [
            "Antoine discards Gardens for 3 coins",
            "Bruno discards Gardens for 3 coins",
            "Chloé discards Gardens for 3 coins",
            "The last cards go to the discard pile (C2.3)",
            "Bruno and Antoine have 0 shields each: no tokens (C5.1)",
            "Chloé and Bruno have 0 shields each: no tokens (C5.1)",
            "Antoine and Chloé have 0 shields each: no tokens (C5.1)",
            "Antoine wins with 7 points; Bruno 6, Chloé 2 (C7.1)",
        ],
        [
            "Antoine défausse « Jardins » pour 3 pièces",
            "Bruno défausse « Jardins » pour 3 pièces",
            "Chloé défausse « Jardins » pour 3 pièces",
            "Les dernières cartes rejoignent la défausse (C2.3)",
            "Bruno et Antoine, 0 bouclier de chaque côté : pas de jeton (C5.1)",
            "Chloé et Bruno, 0 bouclier de chaque côté : pas de jeton (C5.1)",
            "Antoine et Chloé, 0 bouclier de chaque côté : pas de jeton (C5.1)",
            "Antoine gagne avec 7 points ; Bruno 6, Chloé 2 (C7.1)",
        ],
        id="the end",
    ),
]


def seated(given: dict[str, object]) -> ClassicState:
    """Return a table from its description."""
    rest = {key: value for key, value in given.items() if key != "cities"}
    return table(*given["cities"], **rest)  # type: ignore[misc, arg-type]


@pytest.mark.parametrize(("given", "choices", "english", "french"), TURNS)
def test_turns(given: dict[str, object], choices: tuple[str, ...], english: list[str], french: list[str]) -> None:
    """C2.2, C5.1, C8.3: the last choice tells what all did, who was paid, and what follows."""
    assert english == log(seated(given), "en", *choices)
    assert french == log(seated(given), "fr", *choices)


def test_conflicts_of_the_player_addressed() -> None:
    state = table(city("olympia-a", "stockade"), city("gizah-a"), city("rhodos-b"), turn=6)
    choose(choose(state, "sell altar", 0), "sell altar", 1)
    after = choose(state.copy(), "sell altar", 2)
    words, number = classic_words("en", ("Greedy", "You", "Random")), action(state, "sell altar", 2)
    lines = words.event(state, number, 2, after)
    assert "Greedy wins against you, 1 shield to 0: tokens +1 and −1 (C5.1)" in lines
    assert "Random and you have 0 shields each: no tokens (C5.1)" in lines


def test_the_pile() -> None:
    """C6.2: what is built from the discard pile, with what it brings at once, or that nothing is."""
    words = classic_words("en", PLAYERS)
    state = table(city("halikarnassos-a", "foundry", "ore-vein", stages=1), city("gizah-a"), discards=["tavern"], age=2)
    play(state, "stage temple")
    assert words.decision(state) == ("Antoine: choose a card from the discard pile to build for free, or none (C6.2)")
    told = {}
    for choice in ("revive tavern", "decline"):
        after = choose(state.copy(), choice)
        told[choice] = words.event(state, action(state, choice), 0, after)
    passed = "The hands go to the right (C2.3)"
    assert told["revive tavern"] == [
        "Antoine builds Tavern from the discard pile (free)",
        "Antoine gains 5 coins",
        passed,
    ]
    assert told["decline"] == ["Antoine builds no card from the discard pile (C6.2)", passed]
    assert words.action(state, action(state, "decline"), 0) == "Build no card from the discard pile"


def test_the_pile_for_the_free_city() -> None:
    """C9.8: its controller chooses, but it is the Free City that builds."""
    words = classic_words("en", PLAYERS)
    free = city("halikarnassos-a", "foundry", "ore-vein", stages=1)
    state = play(
        table(city("olympia-a"), city("gizah-a"), free, age=2, players=2, discards=["tavern"]), "", "", "stage temple"
    )
    asked = "Bruno: choose a card from the discard pile that the Free City builds for free, or none (C9.8)"
    assert words.decision(state) == asked
    build = action(state, "revive tavern")
    assert words.action(state, build, 1) == "The Free City: Build Tavern from the discard pile (free)"
    after = state.copy()
    after.apply(build, 1)
    assert words.event(state, build, 1, after) == [
        "The Free City builds Tavern from the discard pile (free)",
        "The Free City gains 5 coins",
        "The hands are swapped (C9.1)",
    ]


def test_the_seventh_card() -> None:
    """C6.3: it is a small turn of its own, told at once."""
    words = classic_words("en", PLAYERS)
    state = play(table(city("babylon-b", stages=2), city("gizah-a"), turn=6))
    assert words.decision(state) == "Antoine: choose what to do with the seventh card (C6.3)"
    after = choose(state.copy(), "build altar")
    lines = words.event(state, action(state, "build altar"), 0, after)
    assert lines[:2] == ["Antoine builds Altar (free)", "The last cards go to the discard pile (C2.3)"]
    assert lines[-1] == "Age II begins"


def test_a_copied_guild() -> None:
    """C6.4: it is told when the points are counted."""
    state = table(city("olympia-b", stages=3), city("gizah-a", "spies-guild"), city("rhodos-b"), age=3, turn=6)
    assert log(state.copy(), "en", *["sell gardens"] * 3)[-2] == "Antoine copies Spies Guild from a neighbour (C6.4)"
    assert (
        log(state.copy(), "fr", *["sell gardens"] * 3)[-2] == "Antoine copie « Guilde des Espions » d’un voisin (C6.4)"
    )


def test_chance() -> None:
    """C1.2, C1.3, C9.4, C9.7: boards, hands, what the controller draws, the last card of the deck."""
    words = classic_words("en", PLAYERS)
    state = begin("gizah-b", "rhodos-a", "olympia-a", players=2)
    assert words.decision(state).startswith("Everybody: choose a card from your hand")
    drawing = play(state.copy(), "", "", "")
    assert words.decision(drawing) == "A card is drawn, for the turn of the Free City (C9.4)"
    drawn = actions.DEAL + 1 * 128 + number("altar")
    assert words.outcome(drawing, drawn) == words.outcome(drawing, drawn, 1) == "Bruno draws Altar"
    hidden = "A card is drawn, for the turn of the Free City"
    assert words.outcome(drawing, drawn, 0) == words.outcome(drawing.observe(0), -1) == hidden
    last = play(table(players=2, turn=6))
    assert words.decision(last) == "The last card of the deck is discarded (C9.7)"
    over = settle(last.copy())
    assert words.event(last, last.legal(CHANCE)[0], CHANCE, over)[:2] == [
        "The last card of the deck goes to the discard pile (C9.7)",
        "The last cards go to the discard pile (C2.3)",
    ]


RESULTS = [
    pytest.param(
        (city("olympia-a", "altar", coins=5), city("gizah-a", "theater", coins=3), city("rhodos-b")),
        "Antoine wins with 3 points and more coins, 5 to 3; Bruno 3, Chloé 1 (C7.2)",
        "Antoine gagne avec 3 points et plus de pièces, 5 à 3 ; Bruno 3, Chloé 1 (C7.2)",
        id="more coins",
    ),
    pytest.param(
        (city("olympia-a", "altar"), city("gizah-a", "theater"), city("rhodos-b")),
        "Antoine and Bruno share the victory with 3 points and 3 coins each; Chloé 1 (C7.2)",
        "Victoire partagée entre Antoine et Bruno avec 3 points et 3 pièces chacun ; Chloé 1 (C7.2)",
        id="shared",
    ),
    pytest.param(
        (city("olympia-a"), city("gizah-a"), city("rhodos-b")),
        "Antoine, Bruno and Chloé share the victory with 1 point and 3 coins each (C7.2)",
        "Victoire partagée entre Antoine, Bruno et Chloé avec 1 point et 3 pièces chacun (C7.2)",
        id="shared by all",
    ),
]


@pytest.mark.parametrize(("cities", "english", "french"), RESULTS)
def test_results(cities: tuple[City, ...], english: str, french: str) -> None:
    """C7.2: most points, then coins, then the victory is shared."""
    over = table(*cities, age=3)
    assert classic_words("en", PLAYERS).result(over) == "The game is not over"
    over.load_unchecked([0 if 6 <= place < 32 else field for place, field in enumerate(over.fields())])
    assert english == classic_words("en", PLAYERS).result(over) == classic_words("en", PLAYERS).decision(over)
    assert french == plain(classic_words("fr", PLAYERS).result(over))
