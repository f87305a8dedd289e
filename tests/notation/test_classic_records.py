"""Whole games of classic 7 Wonders: exact inverses, and a running game as each seat may know it."""

import re
from pathlib import Path

import pytest

from antipater.catalog import ruleset
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.notation.records import Event, Record, Recorder, load_record, read_record, resume, verify, write_record
from antipater.notation.records import write_seen_record as write_seen
from antipater.notation.writing import WIDTH

FOLDER = Path(__file__).parents[1] / "records"
HEAD = '[Ruleset "classic"]\n[Version "1"]\n'
HIDDEN = {"deal", "pile", "sell", "stage"}


def test_text_and_back(classic_games: list[Record]) -> None:
    """Games of 2 to 7: read as they were written, whoever was first to choose; lines not too long."""
    for record in classic_games:
        text = write_record(record)
        again = read_record(text)
        assert record == again
        assert text == write_record(again)
        assert max(map(len, text.splitlines())) <= WIDTH
        assert verify(again).sound
        assert verify(again).finished


def test_turns_are_numbered_once(classic_games: list[Record]) -> None:
    """C2: eighteen turns, each numbered at its first choice; seventh cards and revivals belong to the turn."""
    for record in classic_games:
        text = write_record(record).partition("\n\n")[2]
        assert [f"{number}." for number in range(1, 19)] == re.findall(r"\b[0-9]+\.", text)


def test_a_game_in_the_middle_of_a_turn_goes_on(tmp_path: Path) -> None:
    """C2.1: a sealed choice is in the file, and waits for the others when the game is resumed."""
    path = tmp_path / "game.antipater"
    path.write_bytes((FOLDER / "classic-sealed.antipater").read_bytes())
    record, state = resume(path)
    assert [state.sealed(seat) for seat in (0, 1)] == [0, 1]
    assert state.to_act() == (0,)
    with Recorder.resume(path) as game:
        game.apply(state.legal(0)[0], 0)
    assert len(load_record(path).events) == len(record.events) + 1
    assert not game.state.sealed(1)


def test_nobody_sees_a_sealed_choice() -> None:
    """C2.1: whoever has not chosen, and a spectator, see the game as if nobody had; the one who has sees it."""
    record = load_record(FOLDER / "classic-sealed.antipater")
    before = Record(record.tags, record.events[:-2])
    assert [event.seat for event in record.events[-2:]] == [1, 1]
    for viewer in (0, SPECTATOR):
        assert write_seen(record, viewer) == write_seen(before, viewer)
    assert write_seen(record, 1).endswith("9. build:caravansery+right2@1 build:quarry@1\n")


def test_who_chose_first_is_not_told(classic_games: list[Record]) -> None:
    """C2.1: those who choose at once can do so in any order; what anybody sees of it is the same."""
    for record in classic_games:
        seats = record.game().seats
        sorted_record = Record(record.tags)
        state = record.game().start()
        at_once: list[Event] = []
        for event in record.events:
            state.apply(event.action, event.seat)
            at_once.append(event)
            if not any(state.sealed(seat) for seat in range(seats)):
                sorted_record.events += sorted(at_once, key=lambda event: -event.seat)
                at_once.clear()
        assert verify(sorted_record).sound
        for viewer in (0, seats - 1, SPECTATOR):
            assert write_seen(record, viewer) == write_seen(sorted_record, viewer)


def test_what_a_seat_may_know_of_a_game(classic_games: list[Record]) -> None:
    """C8: all events are there, own ones whole; only cards dealt, sold or put under a stage are hidden."""
    for record in classic_games:
        told = Record({**record.tags, "Seed": "7"}, record.events, {9: ["a comment may tell anything"]})
        for viewer in (1, SPECTATOR):
            text = write_seen(told, viewer)
            assert "Seed" not in text
            assert "comment" not in text
            words = re.findall(r"[a-z]+:\S+", text.partition("\n\n")[2])
            assert len(words) == len(record.events)
            assert all(word.partition(":")[0] in HIDDEN for word in words if "?" in word)
            assert not any(
                word.endswith(f"@{viewer}") or word.startswith(f"deal:{viewer}") for word in words if "?" in word
            )
            dealt = [word for word in words if word.startswith("deal:") and "?" not in word]
            assert all(word.startswith(f"deal:{viewer}=") for word in dealt)
        with pytest.raises(BadText, match=r"what is hidden by \? cannot be dealt: this is what one viewer knows"):
            read_record(write_seen(record, SPECTATOR))


def test_a_view_of_duel_hides_nothing_that_both_know() -> None:
    record = load_record(FOLDER / "civilian.antipater")
    bare = Record(record.tags, record.events)
    assert write_seen(record, 0) == write_seen(record, SPECTATOR) == write_record(bare)


def test_tags_of_the_options() -> None:
    """Players, variant, boards and sides stand in the tags; what is missing has its default."""
    record = Record.start(ruleset("classic", players="2", boards="?,gizah,?", sides="?b?"))
    assert list(record.tags)[:6] == ["Ruleset", "Version", "Players", "Variant", "Boards", "Sides"]
    assert record.game().options == {"players": "2", "variant": "free-city", "boards": "?,gizah,?", "sides": "?b?"}
    assert record == read_record(write_record(record))
    assert read_record(HEAD).game().options["players"] == "3"


REFUSED_RECORDS = [
    (HEAD + '[Players "9"]\n', 3, 1, "players is one of 3, 4, 5, 6, 7, 2, not '9'"),
    (HEAD + '[Players "4"]\n[Boards "gizah"]\n', 4, 1, "boards is random, or 4 different ones of"),
    (HEAD + '[Players "4"]\n[Variant "free-city"]\n', 4, 1, "two players play the variant free-city"),
    (HEAD + "board:0=gizah\n", 3, 9, "there is no side of a board 'gizah'"),
    (HEAD + "board:0=gizah-a@0\n", 3, 1, "seat 0 cannot act: it is up to chance"),
    (HEAD + "board:0=gizah-a@3\n", 3, 17, "expected a seat, a whole number from 0 to 2, not '3'"),
    (HEAD + "1. board:0=gizah-a\n", 3, 1, "no turn begins here: it is up to chance"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), REFUSED_RECORDS)
def test_refused_records(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(BadText) as refusal:
        read_record(text)
    assert str(refusal.value).startswith(f"line {line}, column {column}: {message}")


def test_a_move_that_several_could_make_names_its_seat() -> None:
    text = (FOLDER / "classic-three.antipater").read_text(encoding="utf-8")
    with pytest.raises(BadText, match=r"expected @ and a seat: it is up to seat 0 and seat 1 and seat 2"):
        read_record(text.replace("build:stockade@2", "build:stockade"))
    only = text.replace("build:marketplace@1", "build:marketplace")
    assert read_record(only) == read_record(text), "whoever is the last to choose needs no name"


def test_verify_finds_what_is_wrong() -> None:
    record = load_record(FOLDER / "classic-three.antipater")
    record.tags["Result"] = "1-0-0"
    assert verify(record).problems == ("the tag Result says '1-0-0', the game '0-1-0'",)
    first = next(number for number, event in enumerate(record.events) if event.seat != CHANCE)
    record.events[first] = Event(0, record.events[first].action)
    assert "not-in-hand (C2.1): card stockade" in str(verify(record))
