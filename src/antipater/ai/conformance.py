"""Checks that a program speaks the engine protocol, for `antipater engine check`."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from subprocess import TimeoutExpired
from time import monotonic
from typing import NamedTuple

from antipater.ai.engine import START_SECONDS, Engine, EngineAgent, EngineFailed
from antipater.catalog import names, ruleset
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.notation.positions import write_position

LONG = 600_000  # milliseconds; no check waits that long
NONSENSE = ("colourless green ideas", "position duel/1 no=such", "ruleset mancala", "go sideways", "position", "")


class Finding(NamedTuple):
    """The result of one check."""

    check: str
    problem: str  # empty if there is none

    def __str__(self) -> str:
        return f"FAIL {self.check}: {self.problem}" if self.problem else f"ok   {self.check}"


class Checks:
    """The checks of one engine, in order; an engine that failed is started again for the next."""

    def __init__(self, engine: Engine, seed: int = 1) -> None:
        self.engine = engine
        self.dice = Dice(seed)

    def run(self) -> Iterator[Finding]:
        """Yield the result of every check."""
        first = self.found("says hello, its name and its rulesets", self.hello)
        yield first
        if first.problem:
            return
        known = [name for name in self.engine.rulesets if name in names()]
        for name in known:
            game = ruleset(name)
            for seat in range(game.seats):
                yield self.found(f"plays {name} in seat {seat}", partial(self.play, game, seat))
        game = ruleset(known[0])
        yield self.found("answers nonsense with error and continues", partial(self.survive, game))
        yield self.found("answers soon after stop", partial(self.stop, game))
        yield self.found("ends at quit", self.quit)
        yield self.found("ends at the end of its input", self.end_of_input)

    def found(self, check: str, carry_out: Callable[[], str]) -> Finding:
        """Return the result of a check."""
        try:
            return Finding(check, carry_out())
        except EngineFailed as error:
            return Finding(check, str(error))

    def hello(self) -> str:
        """Check the name and the rulesets."""
        self.engine.open()
        if not self.engine.name:
            return "it sends no name: id name …"
        known = set(self.engine.rulesets) & set(names())
        return "" if known else f"it plays none of our rulesets: rulesets {' '.join(names())}"

    def play(self, game: Game, seat: int) -> str:
        """Check a whole game in a seat against random choices."""
        agent = EngineAgent(self.engine, game)
        state, dealer = game.start(), game.deal(self.dice)
        while acting := dealer.settle(state):
            mover = acting[0]
            if mover == seat:
                state.apply(agent.choose(state.observe(seat), seat), seat)
            else:
                state.apply(self.dice.choose(state.legal(mover)), mover)
        return ""

    def decision(self, game: Game) -> tuple[State, int]:
        """Return a position in which a seat must choose, and that seat."""
        state, dealer = game.start(), game.deal(self.dice)
        acting = dealer.settle(state)
        return state.observe(acting[0]), acting[0]

    def survive(self, game: Game) -> str:
        """Check that it still chooses after nonsense."""
        self.engine.open()
        for line in NONSENSE:
            self.engine.send(line)
        self.engine.send("hello")
        end, complaints = monotonic() + START_SECONDS, 0
        while (line := self.engine.receive(end, "did not say ready after nonsense")) != "ready":
            complaints += line.startswith("error")
        self.engine.ready_for = ""
        EngineAgent(self.engine, game).choose(*self.decision(game))
        return "" if complaints else "it does not answer nonsense with an error line"

    def stop(self, game: Game) -> str:
        """Check that it answers a long question when stopped at once."""
        self.engine.prepare(game.name, game.options)
        state, seat = self.decision(game)
        self.engine.send(f"position {write_position(state)}")
        self.engine.send(f"go seat {seat} time {LONG}")
        self.engine.send("stop")
        end = monotonic() + START_SECONDS
        while not (line := self.engine.receive(end, "did not answer stop")).startswith("bestaction "):
            if line.startswith("error"):
                return f"it says: {line}"
        return ""

    def quit(self) -> str:
        """Check that it ends at `quit`."""
        self.engine.open()
        code = self.engine.close()
        return "" if code == 0 else "it had to be killed" if code is None else f"its exit code is {code}"

    def end_of_input(self) -> str:
        """Check that it ends when its input ends."""
        self.engine.open()
        process = self.engine.process
        assert process is not None
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(START_SECONDS)
        except TimeoutExpired:
            return "it still runs"
        finally:
            self.engine.fail("is no longer needed")
        return ""
