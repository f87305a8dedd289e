"""The conversation: a whole game, wrong input, help, reasons, and ways to stop and go on."""

import io
from collections.abc import Callable

import pytest

from antipater.terminal.conversation import INTERRUPTED, Conversation
from antipater.terminal.seating import open_session, words_of_session
from antipater.terminal.session import AnySession
from antipater.terminal.settings import Settings
from antipater.terminal.snapshot import play_on

Opener = Callable[..., AnySession]


def talk(session: AnySession, answers: str, language: str = "en") -> tuple[int, str]:
    """Play with these answers; return the exit code and everything that was said, unbreakable spaces as plain ones."""
    output = io.StringIO()
    code = Conversation(session, words_of_session(session, language), io.StringIO(answers), output).run()
    return code, spaced(output.getvalue())


def spaced(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        pytest.param("en", ("You: choose a wonder (D2.1)", "Age I begins", "Total", "Watch it again with"), id="en"),
        pytest.param("fr", ("Vous : choisir une merveille (D2.1)", "Total", "Pour la revoir"), id="fr"),
    ],
)
def test_a_whole_game(opened: Opener, language: str, said: tuple[str, ...]) -> None:
    session = opened()
    code, text = talk(session, "1\n" * 99, language)
    assert code == 0
    assert session.over
    for line in said:
        assert line in text
    assert spaced(words_of_session(session, language).result(session.state)) in text
    assert "\x1b" not in text


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        pytest.param("99", "There is no option 99: type a number from 1 to ", id="number"),
        pytest.param("hello there", "I do not understand “hello there”. Type a number from 1 to ", id="nonsense"),
        pytest.param("", "I do not understand “ ”. Type a number from 1 to ", id="nothing"),
        pytest.param("build:castle", "“build:castle” is not a move here. Possible are: build:", id="no such card"),
        pytest.param("?", "why build:aqueduct", id="help"),
        pytest.param("? 1", "Price now:", id="an option explained"),
        pytest.param("? 99", "There is no option 99", id="no such option to explain"),
        pytest.param("why 1", "It is possible: it is option 1.", id="why not possible"),
        pytest.param("symbols", "moves the conflict pawn one space", id="symbols"),
        pytest.param("score", "Civilian buildings (blue)", id="score"),
        pytest.param("log", "- You take ", id="log"),
        pytest.param("draft sphinx", "Something else comes first: take an accessible card", id="other choice first"),
    ],
)
def test_an_answer_that_chooses_nothing_is_answered(opened: Opener, answer: str, said: str) -> None:
    session = opened()
    play_on(session, 4)
    before = session.state.copy()
    _, text = talk(session, f"{answer}\n")
    assert said in text.split("Your choice:")[1]
    assert session.state == before


def test_why_not_a_covered_card(opened: Opener) -> None:
    """D3.2: the card and what covers it are named, whether it is asked or tried."""
    session = opened()
    play_on(session, 3)
    covered = next(slot for slot in range(20) if session.state.slots[slot] >= 0 and not session.state.open >> slot & 1)
    words = words_of_session(session, "en")
    key = words.item(session.state.slots[covered]).key
    _, text = talk(session, f"why build:{key}\nbuild {key}\n")
    assert text.count(f"{words.name(session.state.slots[covered])} is still covered by ") == 2


def test_a_move_by_its_word_and_commands_in_french(opened: Opener) -> None:
    session = opened()
    play_on(session, 3)
    first = session.state.slots[session.state.legal(0)[0]]
    word = words_of_session(session, "fr").item(first).key
    _, text = talk(session, f"aide\npourquoi build:{word}\nbuild:{word}\nquitter\n", "fr")
    assert "pourquoi build:aqueduct  expliquer pourquoi une chose est impossible" in text
    assert "C’est possible : c’est l’option 1." in text
    assert f"- Vous construisez « {words_of_session(session, 'fr').name(first)} »" in text


@pytest.mark.parametrize("answers", [pytest.param("", id="the answers end"), pytest.param("quit\n", id="quit")])
def test_stopping_keeps_the_game(opened: Opener, answers: str) -> None:
    session = opened()
    play_on(session, 5)
    code, text = talk(session, answers)
    assert code == 0
    assert session.recorder is not None
    assert f"Continue it with: antipater play --resume {session.recorder.path}" in text
    again = open_session(Settings(resume=session.recorder.path))
    assert again.state == session.state
    code, text = talk(again, "1\n" * 99)
    assert again.over
    assert "Watch it again with" in text


def test_an_interrupt_keeps_the_game(opened: Opener) -> None:
    class Interrupting(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    session = opened()
    output = io.StringIO()
    code = Conversation(session, words_of_session(session, "en"), Interrupting(), output).run()
    assert code == INTERRUPTED
    assert "The game is saved in " in output.getvalue()


def test_two_people_are_asked_in_turn(opened: Opener) -> None:
    session = opened(opponent="human")
    _, text = talk(session, "1\n1\n")
    assert "Player 1: choose a wonder" in text
    assert "Player 2: choose a wonder" in text
