"""Whole games: exact inverses, replays, verification, refusals; and one kept game for each way to win."""

import time
from pathlib import Path

import pytest

from antipater.catalog import ruleset
from antipater.game.errors import BadText, IllegalAction
from antipater.game.seats import CHANCE
from antipater.notation.contract import notation_of
from antipater.notation.moves import without_seat
from antipater.notation.records import BadTag, Event, Record, load_record, read_record, verify, write_record
from antipater.notation.writing import WIDTH

FOLDER = Path(__file__).parents[1] / "records"
HEAD = '[Ruleset "duel"]\n[Version "1"]\n'
TOKENS = "board:law board:economy board:masonry board:strategy board:theology"


def test_text_and_back(games: list[Record]) -> None:
    """Games of every ruleset: read as they were written, lines not too long, quickly."""
    spent = 0.0
    for record in games:
        text = write_record(record)
        begun = time.process_time()
        again = read_record(text)
        spent += time.process_time() - begun
        assert record == again
        assert text == write_record(again)
        assert max(map(len, text.splitlines())) <= WIDTH
        assert verify(again).sound
    assert spent / len(games) < 0.05, "reading a game takes too long"


def test_tags_and_comments_are_kept() -> None:
    record = Record.start(ruleset("duel"), Seat0='Ada "the\\first"', Seat1="Émilie", Event="été", Round="")
    for token in range(5):
        record.events.append(Event(CHANCE, record.final().legal(CHANCE)[0]))
        record.comment(f"Token {token},\n\tand  so on" * 9)
        record.comment("[not a tag] 12. @0")
    record.comment("  ")
    text = write_record(record)
    assert record == read_record(text) == read_record(text.replace("\n", "\r\n"))
    assert max(map(len, text.splitlines())) <= WIDTH
    assert list(record.tags)[-2:] == ["Event", "Round"]


@pytest.mark.parametrize(
    ("name", "result", "score"),
    [
        ("civilian", "2-0 civilian", "59-48"),
        ("military", "0-2 military", None),
        ("scientific", "0-2 scientific", None),
        ("shared", "1-1 civilian", "35-35"),
        ("unfinished", "*", None),
        ("promos", "2-0 civilian", "60-31"),
        ("pantheon-civilian", "0-2 civilian", "34-44"),
        ("pantheon-military", "0-2 military", None),
        ("pantheon-scientific", "0-2 scientific", None),
        ("pantheon-first", "2-0 civilian", "48-45"),
        ("classic-two", "1-0", "65,50"),
        ("classic-three", "0-1-0", "51,54,53"),
        ("classic-seven", "0-1-0-0-0-0-0", "44,50,46,48,31,46,45"),
        ("classic-sealed", "*", None),
    ],
)
def test_kept_games(name: str, result: str, score: str | None) -> None:
    """D10, C7: every way to win, as a file that must replay the same for ever."""
    path = FOLDER / f"{name}.antipater"
    record = load_record(path)
    report = verify(record)
    assert report.sound, report
    assert report.finished == (result != "*")
    assert (result, score) == (record.tags["Result"], record.tags.get("Score"))
    assert path.read_text(encoding="utf-8") == write_record(record)


def test_every_kept_game_is_tested() -> None:
    names = {"civilian", "military", "scientific", "shared", "unfinished", "promos"}
    names |= {f"pantheon-{kind}" for kind in ("civilian", "military", "scientific", "first")}
    names |= {f"classic-{kind}" for kind in ("two", "three", "seven", "sealed")}
    assert names == {path.stem for path in FOLDER.glob("*.antipater")}


def test_the_same_chance_again() -> None:
    """A record deals its own game again to whoever makes the same moves."""
    record = load_record(FOLDER / "civilian.antipater")
    state, dealer = record.game().start(), record.dealer()
    moves = iter([event for event in record.events if event.seat != CHANCE])
    while seats := dealer.settle(state):
        event = next(moves)
        assert seats == (event.seat,)
        state.apply(event.action, event.seat)
    assert state == record.final()


def test_states() -> None:
    """The start, then one position for each event, none of them changed by the next."""
    record = load_record(FOLDER / "shared.antipater")
    states = list(record.states())
    assert len(states) == len(record.events) + 1
    assert states[0] == record.game().start()
    assert states[-1] == record.final()
    for before, after, event in zip(states, states[1:], record.events, strict=False):
        before.apply(event.action, event.seat)
        assert before == after


@pytest.mark.parametrize("name", ["military", "pantheon-military"])
def test_marks_may_be_left_out(name: str) -> None:
    """Seats and numbers of turns are for people; so is the layout."""
    text = write_record(load_record(FOLDER / f"{name}.antipater"))
    written = notation_of(read_record(text).final())
    bare = [without_seat(word, written)[0] for word in text[text.index("\n\n") :].split() if not word.endswith(".")]
    assert read_record(text[: text.index("\n\n")] + " " + "\n".join(bare) + "\n") == read_record(text)


def test_verify_finds_what_is_wrong() -> None:
    record = load_record(FOLDER / "civilian.antipater")
    record.tags["Result"] = "0-2 civilian"
    record.tags["Score"] = "59-49"
    assert verify(record).problems == (
        "the tag Result says '0-2 civilian', the game '2-0 civilian'",
        "the tag Score says '59-49', the game '59-48'",
    )
    del record.events[-1]
    record.tags |= {"Result": "2-0 civilian"}
    assert verify(record).problems[0] == "the tag Result says '2-0 civilian', the game '*'"
    del record.events[40]
    report = verify(record)
    assert str(report).startswith("event 41, action ")
    assert not report.finished
    with pytest.raises(IllegalAction):
        list(record.states())


def test_verify_says_what_is_unfinished() -> None:
    report = verify(Record.start(ruleset("duel")))
    assert report.sound
    assert str(report) == "sound, unfinished, 0 events"
    assert verify(Record({})).problems == ("the record has no tag Ruleset",)


def test_a_game_cannot_be_written_with_tags_that_cannot_be_read() -> None:
    for tags in ({"Seat0": "two\nlines"}, {"seat": "x"}, {"Seat0": "\ud800"}):
        with pytest.raises(BadText):
            write_record(Record.start(ruleset("duel"), **tags))
    with pytest.raises(BadText):
        Record.start(ruleset("duel")).comment("a } b")
    with pytest.raises(BadTag, match="no tag Ruleset"):
        write_record(Record({}))


REFUSED_RECORDS = [
    ("", 1, 1, "the record has no tag Ruleset"),
    ("board:law\n", 1, 1, "the record has no tag Ruleset"),
    ('[Ruleset "duel"]\n', 2, 1, "the record has no tag Version"),
    ('[Ruleset "go"]\n[Version "1"]\n', 1, 1, "there is no ruleset 'go'; there are: duel"),
    (
        '[Ruleset "duel"]\n [Version "2"]\n',
        2,
        2,
        "this game was played with version 2 of duel, and only version 1 is known here",
    ),
    (HEAD + '[Edition "third"]\n', 3, 1, "edition is one of revised, first, not 'third'"),
    (HEAD + '[Version "1"]\n', 3, 1, "the tag Version stands here a second time"),
    (HEAD + "[Edition first]\n", 3, 1, 'expected a whole tag, as in [Ruleset "duel"]'),
    (HEAD + 'board:law\n[Date "?"]\n', 4, 1, "the tag Date must stand before the moves"),
    (HEAD + "{open\n", 3, 1, "this comment is never closed by }"),
    (HEAD + "{a} }\n", 3, 5, "this } closes no comment"),
    (HEAD + "{\x07}\n", 3, 1, "a comment holds no control characters"),
    (HEAD + "board:law", 3, 10, "expected a line break at the end; the text seems to be cut off"),
    (HEAD + "board:law board:law\n", 3, 17, "board:law is impossible; possible: board:agriculture,"),
    (HEAD + "board:law@1\n", 3, 1, "seat 1 cannot act: it is up to chance"),
    (HEAD + "board:law@x\n", 3, 11, "expected a seat, a whole number from 0 to 1, not 'x'"),
    (HEAD + "1. board:law\n", 3, 1, "no turn begins here: it is up to chance"),
    (HEAD + TOKENS + "\n\n  show:spinx\n", 5, 8, "there is no wonder 'spinx'; did you mean sphinx?"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), REFUSED_RECORDS)
def test_refused_records(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(BadText) as refusal:
        read_record(text)
    assert str(refusal.value).startswith(f"line {line}, column {column}: {message}")
    assert (line, column) == (refusal.value.line, refusal.value.column)


REFUSED_TURNS = [
    ("60. build", "61. build", "expected turn 60., not '61.'"),
    (
        "60. build:lighthouse@0\n",
        "60. build:lighthouse@0 61. build:press@1\n",
        "no turn begins here: the game is over",
    ),
    (
        "build:lighthouse@0\n",
        "build:lighthouse@0 build:press\n",
        "the game is over, expected no more than comments",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), REFUSED_TURNS)
def test_refused_turns(old: str, new: str, message: str) -> None:
    text = (FOLDER / "civilian.antipater").read_text(encoding="utf-8")
    assert text.count(old) == 1
    with pytest.raises(BadText, match=message):
        read_record(text.replace(old, new))
