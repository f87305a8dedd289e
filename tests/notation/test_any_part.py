"""An expansion that brings no notation is written by the kinds of things in its rows, and by its facts."""

from collections.abc import Iterator

import pytest

from antipater import catalog
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.codecs import START
from antipater.notation.contract import notation
from antipater.notation.moves import without_seat
from antipater.notation.positions import read_position, write_position
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import OWE_END_TURN, OWE_TOKEN
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import OWE_PLACE
from antipater.rules.pantheon.part import Pantheon
from tests.notation.harbor import PART, ROWS, Harbor, kits

MOOR, LOAD, WIND, UNLOAD = (row.kind for row in ROWS.decisions)
NAMES = tuple(kit.name for kit in kits())


@pytest.fixture(autouse=True)
def _harbor(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the expansion for the time of a test."""
    monkeypatch.setitem(catalog.PARTS, PART.name, PART)
    for kit in kits():
        monkeypatch.setitem(catalog.KITS, kit.name, kit)
    yield
    notation.cache_clear()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("key", "about", "word"),
    [
        ("moor", (7,), "moor:7"),
        ("load", (3, 6), "load:clay-pit/6"),
        ("haggle", (), "haggle"),
        ("sail", (5,), "sail:5"),
    ],
)
def test_words(name: str, key: str, about: tuple[int, ...], word: str) -> None:
    """Things of the base game have their names, others are numbers; about nothing there is nothing to write."""
    written = notation(name)
    state = DuelState((Pantheon, Harbor) if "pantheon" in name else (Harbor,))
    verb = ROWS.action(key)
    assert word == written.word(state, verb.number(*about), 0)
    assert verb.number(*about) == written.number(state, verb, word.partition(":")[2], 0, START)
    assert (word, "1") == without_seat(f"{word}@1", written)


def test_outcomes_of_chance() -> None:
    assert notation(NAMES[0]).word(DuelState((Harbor,)), ROWS.outcome("wind").number(6), CHANCE) == "wind:6"


REFUSED_WORDS = [
    ("moor", "20", "column 1: expected a slot, a whole number from 0 to 19, not '20'"),
    ("sail", "8", "column 1: expected a number for hold, a whole number from 5 to 7, not '8'"),
    ("load", "clay-pit", "column 9: expected / and more: 2 things, not 1"),
    ("load", "clay-pit/x", "column 10: expected a number for hold, a whole number from 5 to 7, not 'x'"),
]


@pytest.mark.parametrize(("key", "text", "message"), REFUSED_WORDS)
def test_refused_words(key: str, text: str, message: str) -> None:
    with pytest.raises(BadText) as refusal:
        notation(NAMES[0]).number(DuelState((Harbor,)), ROWS.action(key), text, 0, START)
    assert str(refusal.value) == f"line 1, {message}"


@pytest.mark.parametrize("name", NAMES)
def test_a_verb_of_no_decision_is_for_turns(name: str) -> None:
    """What no decision offers, a turn does; the rest belongs to its decisions."""
    state = read_position(f"{name}/1 age=1 structure=altar{',-' * 19} agenda=turn@0")
    due = {verb.key for verb in notation(name).rows.actions if notation(name).is_due(state, verb, 0)}
    assert due == {"build", "discard", "wonder", "sail"} | ({"activate"} if "pantheon" in name else set())


@pytest.mark.parametrize(
    ("entries", "agenda"),
    [
        ([(MOOR, 0, 4)], "moor@0:4"),
        ([(LOAD, 1, 77), (MOOR, 0, 4)], "load@1:77,moor@0:4"),
        ([(UNLOAD, 1, 0), (WIND, CHANCE, 0b101)], "unload@1,wind:0.2"),
    ],
)
def test_positions(entries: list[tuple[int, int, int]], agenda: str) -> None:
    """Its decisions wait under a choice of the base game; its facts are one field, written where they are not usual."""
    start, end = (OWE_END_TURN, 0, 0), (OWE_TOKEN, 0, 2)
    given = Arrangement(age=1, board=[0], agenda=[start, *entries, end], parts={"harbor": [2, UNKNOWN, 3]})
    state = arranged(given, (Harbor,))
    line = f"duel+harbor/1 age=1 board=agriculture harbor=2,?,3 agenda=end-turn@0,{agenda},token@0:quill"
    assert line == write_position(state)
    again = read_position(line)
    assert again == state
    assert isinstance(again, DuelState)
    assert again.part("harbor").held == [2, UNKNOWN, 3]
    usual = line.replace(" harbor=2,?,3", "")
    assert usual == write_position(read_position(line.replace("harbor=2,?,3", "harbor=4,0,0")))


def test_two_expansions() -> None:
    """Entries of one lie on those of the other, and each has its fields."""
    line = (
        "duel+pantheon+harbor/1 age=1 board=agriculture decks=?.?.?,?.?.?,?.?.?,?.?.?,mars@0.neptune@0.? harbor=0,?,?"
        " agenda=end-turn@0,moor@0:4,place@0:roman"
    )
    state = read_position(line)
    assert line == write_position(state)
    assert isinstance(state, DuelState)
    assert [state.kinds[place] for place in range(3)] == [OWE_END_TURN, MOOR, OWE_PLACE]
    assert state.part("harbor").held == [0, UNKNOWN, UNKNOWN]


REFUSED_POSITIONS = [
    ("harbor=1,2", "column 22: expected 3 numbers, not 2"),
    ("harbor=1,2,4", "column 26: expected cargo, a whole number from 0 to 3, not '4'"),
    ("agenda=moor@0:4", "column 22: moor cannot lie at the bottom; expected age, end-turn, first, turn"),
    ("agenda=end-turn@0,moor@0:4,turn@0", "column 42: turn cannot lie on moor; expected"),
    ("agenda=end-turn@0,load@0:x", "column 40: expected what load is about, a whole number from"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED_POSITIONS)
def test_refused_positions(text: str, message: str) -> None:
    with pytest.raises(BadText) as refusal:
        read_position(f"duel+harbor/1 {text}")
    assert str(refusal.value).startswith(f"line 1, {message}")
