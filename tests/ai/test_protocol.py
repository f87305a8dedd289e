"""The engine protocol: our agents speak it, foreign engines are understood, and bad ones do no harm."""

import io
import os
import sys
from pathlib import Path
from threading import Event

import pytest

from antipater.ai.agents import opponent, rulesets_of
from antipater.ai.conformance import Checks
from antipater.ai.engine import Engine, EngineAgent, EngineFailed
from antipater.ai.protocol import LONGEST_LINE, EngineProgram, serve_agent
from antipater.ai.simple_players import Random
from antipater.catalog import names, ruleset
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.notation.moves import read_action
from antipater.notation.positions import write_position

OURS = [sys.executable, "-m", "antipater", "engine", "--agent", "random"]
HELLO = "print('id name Bad'); print('rulesets duel'); print('ready')"


class Stubborn:
    """An agent that does not choose before it is let."""

    def __init__(self) -> None:
        self.let = Event()

    def choose(self, seen: State, seat: int) -> int:
        self.let.wait()
        return seen.legal(seat)[0]


def first_decision() -> tuple[State, int]:
    game, dice = ruleset("duel"), Dice(3)
    state = game.start()
    return state, game.deal(dice).settle(state)[0]


def answers(*lines: str) -> list[str]:
    """Return what our engine says to lines."""
    said = io.StringIO()
    program = EngineProgram("random", names(), lambda game: Random(game, Dice(1)), Dice(1))
    serve_agent(program, io.StringIO("".join(f"{line}\n" for line in lines)), said)
    return said.getvalue().splitlines()


def bad_engine(folder: Path, *lines: str) -> Engine:
    """Return an engine that says hello as it should, and then does something for every other line."""
    program = folder / "bad.py"
    body = "\n    ".join(("if line == 'hello\\n': " + HELLO, *lines))
    program.write_text(f"import functools, os, sys\nprint = functools.partial(print, flush=True)\n"
                       f"for line in sys.stdin:\n    {body}\n")  # fmt: skip
    return Engine([sys.executable, str(program)], milliseconds=200, grace=1.0)


def test_our_engine_is_what_it_checks_others_for() -> None:
    with Engine(OURS) as engine:
        found = list(Checks(engine).run())
    assert [str(finding) for finding in found if finding.problem] == []
    assert [finding.check for finding in found if finding.check.startswith("plays")] == [
        "plays duel in seat 0",
        "plays duel in seat 1",
        "plays duel+pantheon in seat 0",
        "plays duel+pantheon in seat 1",
        "plays duel+agora in seat 0",
        "plays duel+agora in seat 1",
        "plays duel+pantheon+agora in seat 0",
        "plays duel+pantheon+agora in seat 1",
        "plays classic in seat 0",
        "plays classic in seat 1",
        "plays classic in seat 2",
    ]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("fly", "error there is no command 'fly'; there are: hello, ruleset, position, go, stop, quit"),
        (
            "ruleset mancala",
            "error this engine plays duel duel+pantheon duel+agora duel+pantheon+agora classic, not 'mancala'",
        ),
        ("ruleset duel edition", "error an option is written name=value"),
        ("ruleset duel edition=last", "error edition is one of revised, first, not 'last'"),
        (
            "position",
            "error line 1, column 1: expected duel/1 or duel+pantheon/1 or duel+agora/1 or duel+pantheon+agora/1"
            " or classic/1, not ''",
        ),
        ("go", "error there is no position to think about"),
        ("go time soon", "error expected go, seat and its number, time and milliseconds, as in: go seat 0 time 5000"),
    ],
)
def test_bad_lines_are_answered(line: str, complaint: str) -> None:
    assert answers(line, "", "stop", "quit", "hello") == [complaint]


def test_endless_lines_and_broken_characters_are_survived() -> None:
    said = answers("x" * (3 * LONGEST_LINE), "hello")
    assert [line.partition(" ")[0] for line in said] == ["error", "id", "id", "rulesets", "ready"]
    assert all(len(line) < 200 for line in said)


def test_a_position_of_other_rules_is_refused() -> None:
    state, _ = first_decision()
    said = answers("ruleset duel+pantheon", f"position {write_position(state)}", "go")
    assert said == [
        "ready",
        "error the ruleset is duel+pantheon, the position one of duel",
        "error there is no position to think about",
    ]


@pytest.mark.parametrize("ending", ["stop", "time"])
def test_an_agent_that_thinks_too_long_is_answered_for(ending: str) -> None:
    """`stop`, or the end of the time, brings a legal action at once; the late choice is dropped."""
    state, seat = first_decision()
    agent = Stubborn()
    reading, writing = os.pipe()
    with os.fdopen(reading) as source, os.fdopen(writing, "w") as hand:

        class Answers(io.StringIO):
            """Whoever reads the answer hangs up."""

            def write(self, text: str, /) -> int:
                if text.startswith("bestaction"):
                    hand.close()
                return super().write(text)

        said = Answers()
        go = "go\nstop" if ending == "stop" else "go time 1"
        hand.write(f"position {write_position(state)}\n{go}\n")
        hand.flush()
        serve_agent(EngineProgram("stubborn", ["duel"], lambda game: agent, Dice(1)), source, said)
    agent.let.set()
    info, best = said.getvalue().splitlines()
    assert info == ("info text stopped" if ending == "stop" else "info text time is up")
    assert read_action(state, best.removeprefix("bestaction "), seat) in state.legal(seat)


def test_another_ruleset_meanwhile_leaves_the_question_alone() -> None:
    """What comes while the agent thinks belongs to the next question; the open one is answered for its own position."""
    state, seat = first_decision()
    agent, said = Stubborn(), io.StringIO()
    program = EngineProgram("stubborn", ["duel", "classic"], lambda game: agent, Dice(1))
    lines = (f"position {write_position(state)}", "go", "ruleset classic", "stop", "go")
    serve_agent(program, io.StringIO("".join(f"{line}\n" for line in lines)), said)
    agent.let.set()
    ready, info, best, error = said.getvalue().splitlines()
    assert (ready, info) == ("ready", "info text stopped")
    assert read_action(state, best.removeprefix("bestaction "), seat) in state.legal(seat)
    assert error == "error there is no position to think about"


def test_an_engine_names_the_rulesets_it_plays() -> None:
    program = EngineProgram("scientist", rulesets_of("scientist"), lambda game: opponent("scientist", 1, game), Dice(1))
    said = io.StringIO()
    serve_agent(program, io.StringIO("hello\nruleset classic\n"), said)
    assert said.getvalue().splitlines()[2:] == [
        "rulesets duel duel+pantheon duel+agora duel+pantheon+agora",
        "ready",
        "error this engine plays duel duel+pantheon duel+agora duel+pantheon+agora, not 'classic'",
    ]


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["if line[:7] == 'ruleset': print('ready')", "if 'go' in line: sys.exit(3)"], "the engine ended"),
        (["if line[:7] == 'ruleset': print('error I am tired')"], "the engine says: error I am tired"),
        (["if line[:7] == 'ruleset': print('ready')"], "the engine did not answer within 200 ms"),
        (
            ["if line[:7] == 'ruleset': print('ready')", "if 'go' in line: print('bestaction build:moon')"],
            "the engine answers 'build:moon': ",
        ),
        (
            ["if line[:7] == 'ruleset': print('ready')", "while 'go' in line: print('info text again')"],
            "the engine did not answer within 200 ms",
        ),
    ],
    ids=["dies", "complains", "silent", "illegal", "babbles"],
)
def test_bad_engines_do_no_harm(tmp_path: Path, lines: list[str], problem: str) -> None:
    """They are ended, the error says why, and the next question starts them anew."""
    with bad_engine(tmp_path, *lines) as engine:
        for _ in range(2):
            with pytest.raises(EngineFailed) as caught:
                EngineAgent(engine, ruleset("duel")).choose(*first_decision())
            assert str(caught.value).startswith(problem)
            assert engine.process is None


def test_what_is_no_engine_is_found_out(tmp_path: Path) -> None:
    with bad_engine(tmp_path, "if line != 'hello\\n': sys.exit(3)") as engine:
        found = {finding.check: finding.problem for finding in Checks(engine).run()}
    assert [check for check, problem in found.items() if not problem] == [
        "says hello, its name and its rulesets",
        "ends at the end of its input",
    ]
    assert found["plays duel in seat 1"] == "the engine ended"
    assert found["ends at quit"] == "its exit code is 3"
    with pytest.raises(BadOption, match="the engine no-such-program cannot be started"):
        Engine("no-such-program").open()


def test_a_position_line_hides_what_the_seat_may_not_know() -> None:
    """What an engine is asked about never names a divinity that its seat has not seen (P2.4)."""
    game, dice = ruleset("duel+pantheon"), Dice(5)
    state, dealer, hidden = game.start(), game.deal(dice), 0
    while acting := dealer.settle(state):
        for seat in (0, 1):
            seen = state.observe(seat)
            hidden += seen != state
            assert write_position(seen) != write_position(state) or seen == state
        state.apply(dice.choose(state.legal(acting[0])), acting[0])
    assert hidden, "nothing was ever hidden"
