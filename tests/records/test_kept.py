"""What was kept of version 1 stays so: logs, records, positions, rows, values and signatures, byte for byte."""

import json
import re
from typing import Any

import pytest

from antipater.catalog import ruleset
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.measure import signature
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import Event, Record, read_record, verify, write_record, write_seen_record
from tests.records.kept import (
    FOLDER,
    NO_MARK,
    RULESETS,
    WITH_NET,
    digest,
    mark,
    position,
    read_kept,
    rows_of,
    values_of,
)
from tests.records.looked_at_alone import PANTHEON, folded, folded_signature, random_positions

ROUNDING = 2e-6  # between values that were rounded to six digits
every_ruleset = pytest.mark.parametrize("name", RULESETS)


def kept_games(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read_kept(f"{name}.games")["games"]
    return found


@every_ruleset
def test_logs_lead_to_the_same_positions(name: str) -> None:
    """Every entry of a log is still legal, and leads to the position that it led to when it was kept."""
    for number, kept in enumerate(kept_games(name)):
        state = ruleset(name, **kept["options"]).start()
        marks = [kept["marks"][place : place + 8] for place in range(0, len(kept["marks"]), 8)]
        assert marks[0] == mark(state), f"game {number} begins with another position"
        for place, (seat, action) in enumerate(kept["log"], start=1):
            state.apply(action, seat)
            assert marks[place] in (NO_MARK, mark(state)), f"game {number}, entry {place}: another position"
        assert len(marks) == len(kept["log"]) + 1
        assert state.fields() == kept["fields"]
        assert digest(state.key()) == kept["key"]


@every_ruleset
def test_records_are_the_same_text(name: str) -> None:
    """A kept record is read as its log, is sound, and is written as it was."""
    for kept in kept_games(name):
        record = read_record(kept["record"])
        assert record.game().options == kept["options"]
        assert [list(event) for event in record.events] == kept["log"]
        assert verify(record).sound
        assert write_record(Record(record.tags, [Event(*event) for event in kept["log"]])) == kept["record"]


@every_ruleset
def test_every_viewer_reads_the_same_text(name: str) -> None:
    """What a seat or a spectator may read of a game is neither more nor less than it was."""
    texts = 0
    for kept in kept_games(name):
        for viewer, text in kept["seen"].items():
            assert write_seen_record(read_record(kept["record"]), int(viewer)) == text
            texts += 1
    assert texts > 20


@every_ruleset
def test_positions_are_the_same_lines(name: str) -> None:
    """A kept line is read as the same position, true or seen by somebody, and is written as it was."""
    for expected, line in read_kept(f"{name}.positions")["positions"]:
        state = read_position(line)
        assert digest(state.key()) == expected, line
        assert write_position(state) == line


@every_ruleset
def test_rows_and_masks_are_the_same(name: str) -> None:
    """Rows tell what they told in version 1, column by column, besides what was added; masks are the same."""
    for kept in read_kept(f"{name}.values")["values"]:
        assert rows_of(*position(name, kept["options"], kept["fields"])) == kept["rows"]


@pytest.mark.parametrize("name", WITH_NET)
def test_nets_give_the_same_values(name: str) -> None:
    """The shipped nets judge positions, and what can be done in them, as they did."""
    for kept in read_kept(f"{name}.values")["values"]:
        _, state = position(name, kept["options"], kept["fields"])
        found = values_of(name, state)
        assert found["seats"] == pytest.approx(kept["values"]["seats"], abs=ROUNDING)
        assert found["options"] == pytest.approx(kept["values"]["options"], abs=ROUNDING)


def test_a_thousand_positions_have_rows() -> None:
    assert sum(len(read_kept(f"{name}.values")["values"]) for name in RULESETS) == 1_000


def kept_signatures(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.signatures.json").read_text("utf-8"))["signatures"]
    return found


def options_of(kept: dict[str, Any]) -> str:
    return "-".join(kept["options"].values())


@pytest.mark.parametrize("name", [name for name in RULESETS if name != PANTHEON])
def test_signatures_are_the_same(name: str, many: bool) -> None:
    """Random games visit the same positions, with every combination of options."""
    for kept in kept_signatures(name) if many else kept_signatures(name)[:1]:
        assert signature(ruleset(name, **kept["options"]), kept["games"]) == kept["signature"], kept["options"]


# Two of the eight differ in every option; all eight are signed in tests/conformance.
@pytest.mark.parametrize("kept", [kept_signatures(PANTHEON)[place] for place in (1, 6)], ids=options_of)
def test_signatures_of_pantheon_differ_by_one_mark(kept: dict[str, Any]) -> None:
    """Only the mark of divinities at which each player looked alone is new; without it all positions are the same."""
    checksum, marked = folded_signature(ruleset(PANTHEON, **kept["options"]), kept["games"])
    assert checksum == kept["signature"]
    assert marked > 100, "the new mark never comes, so nothing is proved"


def test_lines_without_the_new_mark_are_read() -> None:
    """A line of Pantheon that calls such a divinity known to both, as all did, is read as it says, and so written."""
    game, lines = ruleset(PANTHEON, promos="yes"), 0
    old = game.start()
    for state in random_positions(game, 40):
        if folded(state) != state.fields():
            old.load_unchecked(folded(state))
            for shown in (old, old.observe(0), old.observe(1)):
                line = write_position(shown)
                assert read_position(line) == shown, line
                assert line != write_position(state)
                lines += 1
    assert lines > 50


@every_ruleset
def test_a_changed_log_is_noticed(name: str) -> None:
    """The comparison bites: with another choice in a log, it ends elsewhere or is refused."""
    kept = kept_games(name)[0]
    record = read_record(kept["record"])
    places = [place for place, event in enumerate(record.events) if event.seat != CHANCE]
    place = places[len(places) // 2]
    state = Record(record.tags, record.events[:place]).final()
    seat, action = record.events[place]
    state.apply(next(other for other in state.legal(seat) if other != action), seat)
    assert mark(state) != kept["marks"][8 * (place + 1) : 8 * (place + 2)]


@every_ruleset
def test_a_line_of_another_version_is_refused(name: str) -> None:
    """A position of a version that is not known is not read as one that is."""
    line = read_kept(f"{name}.positions")["positions"][0][1]
    said = f"this position was written with version 2 of {name}, and only version 1 is known here"
    with pytest.raises(BadText, match=re.escape(said)):
        read_position(line.replace(f"{name}/1", f"{name}/2"))
