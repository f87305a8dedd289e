"""Whether a program speaks the engine protocol: the checks behind `antipater engine check`."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from subprocess import TimeoutExpired
from time import monotonic
from typing import NamedTuple

from antipater.ai.engine import START_SECONDS, Engine, EngineAgent, EngineFailed
from antipater.catalog import CATALOG
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.notation.positions import LINES, write_position

LONG = 600_000  # milliseconds that nobody should have to wait for
NONSENSE = ("colourless green ideas", "position duel/1 no=such", "ruleset mancala", "go sideways", "position", "")


class Finding(NamedTuple):
    """What one check found."""

    check: str
    problem: str  # empty: all is well

    def __str__(self) -> str:
        return f"FAIL {self.check}: {self.problem}" if self.problem else f"ok   {self.check}"


class Checks:
    """The checks of one engine, in order; an engine that failed is started anew for the next."""

    def __init__(self, engine: Engine, seed: int = 1) -> None:
        self.engine = engine
        self.dice = Dice(seed)

    def run(self) -> Iterator[Finding]:
        """Check everything."""
        first = self.found("says hello, its name and its rulesets", self.hello)
        yield first
        if first.problem:
            return
        known = [name for name in self.engine.rulesets if name in LINES]
        for name in known:
            game = CATALOG[name]()
            for seat in range(game.seats):
                yield self.found(f"plays {name} in seat {seat}", partial(self.play, game, seat))
        game = CATALOG[known[0]]()
        yield self.found("answers nonsense with error and goes on", partial(self.survive, game))
        yield self.found("answers soon after stop", partial(self.stop, game))
        yield self.found("ends when told to", self.quit)
        yield self.found("ends when nobody is there any more", self.vanish)

    def found(self, check: str, carry_out: Callable[[], str]) -> Finding:
        """Carry out a check."""
        try:
            return Finding(check, carry_out())
        except EngineFailed as error:
            return Finding(check, str(error))

    def hello(self) -> str:
        """Hear who it is."""
        self.engine.open()
        if not self.engine.name:
            return "it gives no name: id name …"
        known = set(self.engine.rulesets) & set(LINES)
        return "" if known else f"it plays none of our rulesets: rulesets {' '.join(LINES)}"

    def play(self, game: Game, seat: int) -> str:
        """Let it play a whole game in a seat, against dice."""
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
        """Return some position in which a seat owes a choice."""
        state, dealer = game.start(), game.deal(self.dice)
        acting = dealer.settle(state)
        return state.observe(acting[0]), acting[0]

    def survive(self, game: Game) -> str:
        """Send nonsense, then ask something sensible."""
        self.engine.open()
        for line in NONSENSE:
            self.engine.tell(line)
        self.engine.tell("hello")
        end, complaints = monotonic() + START_SECONDS, 0
        while (line := self.engine.hear(end, "did not say ready after nonsense")) != "ready":
            complaints += line.startswith("error")
        self.engine.ready_for = ""
        EngineAgent(self.engine, game).choose(*self.decision(game))
        return "" if complaints else "it lets nonsense pass without a word: error …"

    def stop(self, game: Game) -> str:
        """Ask for a choice with much time, and stop it at once."""
        self.engine.prepare(game.name, game.options)
        state, seat = self.decision(game)
        self.engine.tell(f"position {write_position(state)}")
        self.engine.tell(f"go seat {seat} time {LONG}")
        self.engine.tell("stop")
        end = monotonic() + START_SECONDS
        while not (line := self.engine.hear(end, "did not answer stop")).startswith("bestaction "):
            if line.startswith("error"):
                return f"it says: {line}"
        return ""

    def quit(self) -> str:
        """Tell it to end."""
        self.engine.open()
        code = self.engine.close()
        return "" if code == 0 else "it has to be ended" if code is None else f"its exit code is {code}"

    def vanish(self) -> str:
        """Close the pipe without a word."""
        self.engine.open()
        process = self.engine.process
        assert process is not None
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(START_SECONDS)
        except TimeoutExpired:
            return "it is still there"
        finally:
            self.engine.fail("is not needed any more")
        return ""
