"""Expansions compose in words, and one without code of its own speaks by its Fluent files, or by its keys."""

import pytest

from antipater.catalog import PARTS, PartKit
from antipater.data.columns import BY_KEY
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.game.contract import Game
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import Reason
from antipater.game.plain import PlainState
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import CHANCE_TURN, DO_BUILD, OWE_TOKENS, OWE_TURN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import DO_STEAL, OWE_STEAL
from antipater.rules.pantheon.part import Pantheon
from antipater.text.catalogue import Catalogue, part_sources
from antipater.text.duel.words import DuelWords
from antipater.text.effects import effect_line
from antipater.text.words import GameWords, words_about
from tests.text.omen import KIT, CountRavens, FeedRavens, Foretell, Omen

PLAYERS = ("Antoine", "Bruno")
ALTAR = BY_KEY["altar"].number
SPHINX = WONDER_ITEM.index(BY_KEY["sphinx"].number)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the expansion for one test."""
    monkeypatch.setitem(PARTS, "omen", KIT)


def speak(language: str, *parts: type) -> DuelWords:
    """Return the words of Duel with expansions."""
    words = words_about(Duel(parts), language, PLAYERS)
    assert isinstance(words, DuelWords)
    return words


def asked(key: str, what: int = 0, *, seat: int = 0) -> DuelState:
    """Return a position of Duel with both expansions in which something is to be decided."""
    kind = next(row.kind for row in Omen.rows.decisions if row.key == key)
    given = Arrangement(age=1, slots={19: ALTAR}, agenda=[(OWE_TURN, 0, 0), (kind, seat, what)])
    return arranged(given, (Pantheon, Omen))


def test_three_parts_speak_together() -> None:
    """A card of the base game, a theft of Pantheon, a bribe of the other: each in its own words."""
    words, turn = speak("en", Pantheon, Omen), asked("hush")
    bribe = Omen.rows.action("bribe").number(ALTAR)
    assert words.action(turn, DO_BUILD + 19, 0) == "Build Altar (free)"
    assert words.action(turn, DO_STEAL + ALTAR, 0) == "Take Altar from the opponent’s city"
    assert words.action(turn, bribe, 0) == "Bribe with Altar"
    assert words.event(turn, bribe, 0, turn)[0] == "Antoine bribes with Altar (O1.1)"
    assert words.score_lines[-3:] == ("divinities", "ravens", "moods")
    assert words.task("turn-or-activate-or-fly").endswith(
        "build a wonder with it; or activate a card of the Pantheon; or let a raven fly"
    )
    assert words.task("turn-or-swim").endswith("build a wonder with it; or choose: swim")
    stealing = arranged(Arrangement(agenda=[(OWE_TURN, 0, 0), (OWE_STEAL, 0, 0)]), (Pantheon, Omen))
    assert words.decision(stealing).startswith("Antoine: choose a brown or grey card")


def test_a_part_speaks_by_its_files() -> None:
    """Decisions have what they are about, chance its outcome; a message of the base game can be replaced."""
    words = speak("en", Omen)
    alone = arranged(Arrangement(age=1, agenda=[(OWE_TURN, 0, 0), (200, 0, SPHINX)]), (Omen,))
    assert words.decision(alone) == "Antoine: bribe with a card, for the Sphinx (O1.1)"
    omen = asked("omens", seat=CHANCE)
    assert words.outcome(omen, Omen.rows.outcome("omen").number(ALTAR)) == "The omen is Altar"
    tokens = arranged(Arrangement(agenda=[(OWE_TOKENS, CHANCE, 1)]), (Omen,))
    assert words.outcome(tokens, CHANCE_TURN + ALTAR) == "Altar appears"
    assert speak("en").outcome(tokens, CHANCE_TURN + ALTAR) == "Altar is turned up"
    assert words.coins(2) == "2 coins", "the package's own messages stay"
    assert words.reason(Reason("no-raven", "O4.1", {"card": ALTAR})) == "Altar has no raven (O4.1)"
    assert str(words.help_symbol("raven")) == "Raven: a bird"


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Hush (the Sphinx)",
                "Antoine chooses: hush (the Sphinx)",
                "Send (raven 2 and Altar)",
                "Calm (sunny)",
                "Chance: sign (Altar)",
                "Antoine: make a choice: hush (O1.2)",
                "Chance: signs (O2.2)",
                "Antoine hides a token (O1.6)",
                "Moods",
                "This cannot be chosen now",
                "This cannot be chosen now",
            ],
        ),
        (
            "fr",
            [
                "Hush («\u00a0Le Sphinx\u00a0»)",
                "Antoine choisit\u00a0: hush («\u00a0Le Sphinx\u00a0»)",
                "Send (raven 2 et «\u00a0Autel\u00a0»)",
                "Calm (sunny)",
                "Hasard\u00a0: sign («\u00a0Autel\u00a0»)",
                "Antoine\u00a0: faire un choix\u00a0: hush (O1.2)",
                "Hasard\u00a0: signs (O2.2)",
                "Antoine hides a token (O1.6)",
                "Moods",
                "Ce choix n’est pas possible maintenant",
                "Ce choix n’est pas possible maintenant",
            ],
        ),
    ],
)
def test_what_has_no_message_is_told_by_its_key(language: str, sentences: list[str]) -> None:
    """No exception, no raw key; a message that only English has is better than none."""
    words, rows = speak(language, Pantheon, Omen), Omen.rows
    hush = asked("hush")
    hidden = asked("hide")
    assert [
        words.action(hush, rows.action("hush").number(SPHINX), 0),
        words.event(hush, rows.action("hush").number(SPHINX), 0, hush)[0],
        words.action(asked("send"), rows.action("send").number(2, 19), 0),
        words.action(asked("calm"), rows.action("calm").number(1), 0),
        words.outcome(asked("signs", seat=CHANCE), rows.outcome("sign").number(ALTAR)),
        words.decision(hush),
        words.decision(asked("signs", seat=CHANCE)),
        words.event(hidden, UNKNOWN, 0, hidden)[0],
        words.score_line("moods"),
        words.reason(Reason("never-heard-of", "O9.9", {"card": ALTAR})),
        words.reason(Reason("faulty", "O9.9")),
    ] == sentences


def test_hidden_events_without_a_message() -> None:
    words = speak("en", Omen)
    hush = arranged(Arrangement(agenda=[(OWE_TURN, 0, 0), (201, 0, 0)]), (Omen,))
    assert words.event(hush, UNKNOWN, 0, hush)[0] == "Antoine makes a choice that is not shown to everybody"
    sign = arranged(Arrangement(agenda=[(OWE_TURN, 0, 0), (233, CHANCE, 0)]), (Omen,))
    assert words.outcome(sign, UNKNOWN) == "Chance decides something that is not shown to everybody"


def test_effects_without_a_message_are_described() -> None:
    """By the docstring with its figures, or by the name of the word."""
    words = speak("en", Omen)
    lines = [effect_line(words, effect, ALTAR) for effect in (FeedRavens(3), Foretell(2), CountRavens(4))]
    assert lines == [
        "The ravens cost 3 (O3.2)",
        "Look at 2 cards of the next Age (O3.1)",
        "Count ravens: ravens 4",
    ]


def test_columns_that_nobody_has_named_together() -> None:
    assert speak("en").counted((2, 5)) == "blue card and red card"
    assert speak("fr").counted((2, 5)) == "carte bleue et carte rouge"


def test_files_of_a_part() -> None:
    """A folder, or a function that returns it; a language that it lacks is filled up with English."""
    assert list(part_sources("omen", "en")) == ["omen.ftl"]
    assert list(part_sources("omen", "fr")) == ["omen.ftl", "en/omen.ftl"]
    assert part_sources("pantheon", "fr") == {}, "its messages are in the package"
    assert part_sources("nothing", "fr") == {}
    french = speak("fr", Omen)
    assert french.score_line("ravens") == "Corbeaux"
    assert french.action(asked("hush"), Omen.rows.action("bribe").number(ALTAR), 0).startswith("Corrompre avec")


def test_a_function_can_name_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = PartKit("omen", {}, KIT.part, {"locales": "tests.text.omen:locales"})
    monkeypatch.setitem(PARTS, "omen", kit)
    assert Catalogue("en", ("omen",)).find("reason-no-raven") == "reason-no-raven"


def test_things_of_the_base_game_are_facts() -> None:
    """Tokens and seats are named in any sentence of a part."""
    words, state = speak("en", Omen), asked("hush")
    law = TOKEN_ITEM.index(BY_KEY["law"].number)
    assert words.thing(state, "token", law) == {"token": "Law"}
    assert words.thing(state, "seat", 1) == {"seat": "Bruno", "seat_person": "other"}
    assert words.thing(state, "slot", 19) == {"slot": "Altar", "card": "Altar", "row": 5, "place": 6}
    assert words.thing(state, "raven", 0) == {"raven": "raven 0"}


class Toss(PlainState):
    """A game without rows and words: seat 0 chooses, or it is over."""

    over = False

    def actors(self) -> int:
        return 0 if self.over else 0b01

    def returns(self) -> list[int]:
        return [1, 0] if self.over else [0, 0]


class TossGame(Game):
    """A ruleset that no kit knows."""

    name = "toss"
    seats = 2

    def start(self) -> Toss:
        return Toss()

    def deal(self, dice: Dice) -> DiceDealer:
        return DiceDealer(dice)


def test_a_game_without_words_is_told_by_numbers() -> None:
    words, running, over = words_about(TossGame(), "en", PLAYERS), Toss(), Toss()
    over.over = True
    assert type(words) is GameWords
    assert words.decision(running) == "Antoine: to choose"
    assert words.action(running, 3, 0) == "Choice 3"
    assert words.outcome(running, 3) == "Chance: 3"
    assert words.event(running, 3, 0, over) == ["Antoine chooses: 3", "The game is over. The best result: Antoine"]
    assert words.reason(Reason("game-over")) == "The game is over"
