"""A game in progress, without drawing."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from antipater.ai.agents import opponent
from antipater.catalog import names, ruleset
from antipater.game.contract import State
from antipater.game.errors import AntipaterError, BadOption, IllegalAction
from antipater.game.seats import CHANCE
from antipater.notation.records import load_record, verify
from antipater.terminal.duel.view import due_decision
from antipater.terminal.seating import advice_words, open_session, words_of_session
from antipater.terminal.session import AnySession, Player
from antipater.terminal.settings import Settings
from antipater.terminal.snapshot import play_on

Opener = Callable[..., AnySession]


def accepted(name: str, options: dict[str, str]) -> bool:
    """Return whether a ruleset can be played with these options together."""
    try:
        ruleset(name, **options)
    except BadOption:
        return False
    return True


EVERY_GAME = [
    (name, options)
    for name in names()
    for chosen in product(*(ruleset(name).choices[option] for option in ruleset(name).options))
    if accepted(name, options := dict(zip(ruleset(name).options, chosen, strict=True)))
]


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_random_against_greedy_to_the_end(opened: Opener, seed: int, name: str, options: dict[str, str]) -> None:
    session = opened(ruleset=name, options=options)
    session.players = (Player("random", opponent("random", seed, session.game)), *session.players[1:])
    session.advance()
    session.close()
    assert session.over
    assert sum(session.state.returns()) == session.game.prize
    assert session.recorder is not None
    record = load_record(session.recorder.path)
    assert verify(record).sound
    assert session.state == record.final()
    assert [(event.seat, event.action) for event in session.log] == [tuple(event) for event in record.events]


def test_it_stops_where_a_person_must_choose(opened: Opener) -> None:
    session = opened()
    happened = session.advance()
    assert session.actor == 0
    assert {event.seat for event in happened} == {CHANCE}
    assert session.advance() == []


def test_the_last_wonder_of_a_round_is_no_choice(opened: Opener) -> None:
    """D2.1: the first player takes one of four, then gets what the other one left."""
    session = opened(opponent="human")
    session.advance()
    asked = []
    while (due := due_decision(session.state)) and due.key == "draft":
        options = session.state.legal(session.viewer)
        asked.append((session.viewer, len(options)))
        session.commit(options[0])
        session.advance()
    assert asked == [(0, 4), (1, 3), (1, 2), (1, 4), (0, 3), (0, 2)]


def test_there_are_no_hints_while_another_person_plays(opened: Opener) -> None:
    """A person alone gets a choice of the strongest opponent; two people are told that there are no hints."""
    for rival, alone in (("random", True), ("human", False)):
        session = opened(opponent=rival)
        session.advance()
        action, words = session.advice(), words_of_session(session, "en")
        told = advice_words(words, session.seen(), action, session.viewer)
        assert (action in session.state.legal(session.viewer), "no hints" in told) == (alone, not alone)


def test_an_opponent_gets_an_observation_never_the_position(opened: Opener) -> None:
    class Curious:
        def __init__(self) -> None:
            self.given: list[State] = []

        def choose(self, seen: State, seat: int) -> int:
            self.given.append(seen)
            return seen.legal(seat)[0]

    agent = Curious()
    session = opened()
    session.players = (session.players[0], Player("curious", agent))
    play_on(session, 3)
    assert agent.given
    assert all(seen is not session.state for seen in agent.given)


def test_an_impossible_action_changes_nothing(opened: Opener) -> None:
    session = opened()
    session.advance()
    before = session.state.copy()
    with pytest.raises(IllegalAction):
        session.commit(0)
    assert session.state == before
    assert session.log[-1].seat == CHANCE


def test_a_game_goes_on_where_it_was_left(opened: Opener) -> None:
    session = opened()
    play_on(session, 9)
    session.close()
    assert session.recorder is not None
    again = open_session(Settings(resume=session.recorder.path))
    assert again.state == session.state
    assert [player.name for player in again.players] == ["human", "greedy"]
    assert len(again.log) == len(session.log)
    play_on(again, 99)
    again.close()
    assert again.over
    assert verify(load_record(session.recorder.path)).finished


def test_a_resumed_game_can_be_kept_in_another_file(opened: Opener, tmp_path: Path) -> None:
    session = opened()
    play_on(session, 9)
    session.close()
    assert session.recorder is not None
    old = session.recorder.path.read_text("utf-8")
    again = open_session(Settings(resume=session.recorder.path, record=tmp_path / "copy.antipater"))
    play_on(again, 1)
    again.close()
    assert session.recorder.path.read_text("utf-8") == old
    assert len(load_record(tmp_path / "copy.antipater").events) > len(session.log)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        pytest.param(Settings(opponent="nobody"), "there is no opponent 'nobody' in duel; there are: ", id="opponent"),
        pytest.param(Settings(seat=2), "a seat of duel is 0 to 1, not 2", id="seat"),
        pytest.param(Settings(ruleset="chess"), "there is no ruleset 'chess'; there are: duel", id="ruleset"),
    ],
)
def test_what_cannot_be_opened(settings: Settings, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        open_session(settings)


def test_a_missing_record_is_named(tmp_path: Path) -> None:
    with pytest.raises(AntipaterError, match=r"there is no record .*nothing\.antipater"):
        open_session(Settings(resume=tmp_path / "nothing.antipater"))
