"""The file of a running game: nothing is lost, wherever it stops."""

from pathlib import Path

import pytest

from antipater.catalog import names, ruleset
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import BadText, IllegalAction
from antipater.notation.records import Record, Recorder, RecordExists, load_record, resume, verify


def started(path: Path, seed: int, name: str = "duel") -> tuple[Recorder, Dice]:
    """Return a game that has just begun, and its dice."""
    return Recorder.start(path, Record.start(ruleset(name), Seat0="Philo")), Dice(seed)


def play(game: Recorder, dice: Dice, turns: int) -> None:
    """Play some choices at random."""
    dealer = DiceDealer(dice)
    while (seats := game.settle(dealer)) and turns:
        game.apply(dice.choose(game.state.legal(seats[0])), seats[0])
        turns -= 1


@pytest.mark.parametrize("name", names())
def test_a_whole_game(tmp_path: Path, seed: int, name: str) -> None:
    """The finished file names its result, and nothing else lies beside it."""
    game, dice = started(tmp_path / "game.antipater", seed, name)
    with game:
        play(game, dice, 1000)
    record = load_record(game.path)
    assert verify(record).sound
    assert verify(record).finished
    assert record == game.record
    assert [path.name for path in game.path.parent.iterdir()] == ["game.antipater"]
    game.close()


def test_every_event_is_in_the_file_at_once(tmp_path: Path, seed: int) -> None:
    """An interrupt after any event loses none: the file is read while the game goes on."""
    game, dice = started(tmp_path / "game.antipater", seed)
    for _ in range(20):
        play(game, dice, 1)
        game.comment("well, well")
        record, state = resume(game.path)
        assert (record, state) == (game.record, game.state)


def test_a_game_goes_on(tmp_path: Path, seed: int) -> None:
    """Interrupted in the middle of a line, then resumed: the whole lines are kept, and the game can end."""
    game, dice = started(tmp_path / "game.antipater", seed)
    play(game, dice, 30)
    whole = game.path.read_bytes()
    game.path.write_bytes(whole + b"build:aque\xc3")
    with Recorder.resume(game.path) as again:
        assert again.record == game.record
        play(again, dice, 1000)
    record = load_record(game.path)
    assert record.events[: len(game.record.events)] == game.record.events
    assert verify(record).sound
    assert verify(record).finished


def test_an_illegal_action_is_not_kept(tmp_path: Path, seed: int) -> None:
    game, _ = started(tmp_path / "game.antipater", seed)
    before = game.path.read_bytes()
    with pytest.raises(IllegalAction):
        game.apply(0, 0)
    with pytest.raises(BadText):
        game.comment("}")
    assert before == game.path.read_bytes()
    assert not game.record.events


def test_no_game_is_overwritten(tmp_path: Path, seed: int) -> None:
    game, _ = started(tmp_path / "game.antipater", seed)
    with pytest.raises(RecordExists, match=r"game\.antipater exists already: resume it, or choose another name"):
        Recorder.start(game.path, Record.start(ruleset("duel")))


def test_files_that_are_no_records(tmp_path: Path) -> None:
    path = tmp_path / "game.antipater"
    path.write_bytes(b'[Ruleset "duel"]\n[Seat0 "\xff"]\n')
    with pytest.raises(BadText, match="line 2, column 9: this is not UTF-8 text"):
        load_record(path)
    path.write_bytes(b"")
    with pytest.raises(BadText, match="the record has no tag Ruleset"):
        resume(path)
