"""The engine protocol, spoken as an engine: one of our agents behind lines on stdin and stdout.

`docs/engine-protocol.md` is the reference. Whatever comes in, the conversation goes on: what cannot be read is answered
by `error`, and a choice that takes longer than it may is replaced by any legal one.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import NamedTuple, TextIO

from antipater import __version__
from antipater.ai.search.agent import Agent
from antipater.catalog import ruleset
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError, BadOption
from antipater.notation.moves import who_acts, write_action
from antipater.notation.positions import NAMES, read_position

LONGEST_LINE = 65_536
QUIT = "quit"


class Line(NamedTuple):
    """A line that came in; None: there will be no more."""

    text: str | None


class Chosen(NamedTuple):
    """What the agent chose in answer to a question, or why it could not."""

    question: int
    action: int | None
    problem: str = ""


class EngineProgram(NamedTuple):
    """An agent as a program offers it: its name, the rulesets it plays, and how it is made for a game."""

    name: str
    rulesets: Sequence[str]
    make: Callable[[Game], Agent]
    dice: Dice  # for any legal action where there is no time for a choice


class Conversation:
    """An agent that answers lines."""

    def __init__(self, program: EngineProgram, say: Callable[[str], None]) -> None:
        self.program = program
        self.say = say
        self.news: SimpleQueue[Line | Chosen] = SimpleQueue()
        self.ruleset_given = False
        self.game: Game | None = None
        self.agent: Agent | None = None  # of that game
        self.state: State | None = None
        self.asked = 0  # the number of the question that is open; questions are numbered from 1
        self.open = False
        self.seat = 0
        self.until: float | None = None

    def run(self) -> None:
        """Answer until `quit`, or until nobody is there any more."""
        while True:
            try:
                news = self.news.get(timeout=None if self.until is None else max(0.0, self.until - monotonic()))
            except Empty:
                self.answer_anything("time is up")
                continue
            if isinstance(news, Chosen):
                self.answer(news)
            elif news.text is None or not self.obey(news.text):
                return

    def obey(self, line: str) -> bool:
        """Carry out a line; return False if it was the last one."""
        word, _, rest = line.strip().partition(" ")
        if word == QUIT:
            return False
        commands = {"hello": self.hello, "ruleset": self.choose_ruleset, "position": self.set_position, "go": self.go}
        if word == "stop":
            self.answer_anything("stopped")
        elif word in commands:
            try:
                commands[word](rest.strip())
            except AntipaterError as error:
                self.complain(str(error))
        elif word:
            self.complain(f"there is no command {word[:40]!r}; there are: {', '.join(commands)}, stop, quit")
        return True

    def complain(self, message: str) -> None:
        """Say what is wrong, in one line."""
        self.say(f"error {' '.join(message.split())}")

    # What can be asked.

    def hello(self, _: str) -> None:
        """Say who this is and what it plays."""
        self.say(f"id name antipater {self.program.name}")
        self.say(f"id version {__version__}")
        self.say(f"rulesets {' '.join(self.program.rulesets)}")
        self.say("ready")

    def choose_ruleset(self, text: str) -> None:
        """Be ready for games of a ruleset: `duel edition=first`."""
        name, *options = text.split() or [""]
        self.check_ruleset(name)
        pairs = [option.partition("=") for option in options]
        if any(not equals for _, equals, _ in pairs):
            raise BadOption("an option is written name=value")
        self.begin(ruleset(name, **{option: value for option, _, value in pairs}))
        self.ruleset_given = True
        self.say("ready")

    def check_ruleset(self, name: str) -> None:
        """Raise BadOption if the agent does not play a ruleset."""
        if name not in self.program.rulesets:
            raise BadOption(f"this engine plays {' '.join(self.program.rulesets)}, not {name!r}")

    def begin(self, game: Game) -> None:
        """Make the agent of a game."""
        self.state = None
        self.game, self.agent = game, self.program.make(game)

    def set_position(self, text: str) -> None:
        """Take what a seat may know as the position to think about."""
        self.state = None
        state = read_position(text)
        name = NAMES[type(state)]
        if self.game is None or self.game.name != name:
            if self.game is not None and self.ruleset_given:
                raise BadOption(f"the ruleset is {self.game.name}, the position one of {name}")
            self.check_ruleset(name)
            self.begin(ruleset(name))
        self.state = state

    def go(self, text: str) -> None:
        """Begin to think: `go seat 0 time 5000`."""
        facts = figures(text)
        if self.open:
            raise BadOption("this engine is thinking already; stop ends that")
        if self.state is None or self.agent is None:
            raise BadOption("there is no position to think about")
        acting = self.state.to_act()
        self.seat = facts.get("seat", acting[0] if acting else 0)
        if not self.state.legal(self.seat) or self.seat < 0:
            raise BadOption(f"seat {self.seat} owes no choice; {who_acts(self.state)}")
        self.asked, self.open = self.asked + 1, True
        self.until = monotonic() + facts["time"] / 1000 if "time" in facts else None
        # A thread, so that `stop` is heard; it lives no longer than the process.
        question = (self.asked, self.agent, self.state.copy(), self.seat)
        Thread(target=self.think, args=question, daemon=True).start()

    # What is answered.

    def think(self, question: int, agent: Agent, state: State, seat: int) -> None:
        """Put the choice of the agent into the queue."""
        try:
            self.news.put(Chosen(question, agent.choose(state, seat)))
        except Exception as error:
            self.news.put(Chosen(question, None, str(error) or type(error).__name__))

    def answer(self, chosen: Chosen) -> None:
        """Say what the agent chose; a choice that comes late is worth nothing."""
        if not self.open or chosen.question != self.asked:
            return
        if chosen.action is None:
            self.open, self.until = False, None
            self.complain(f"{self.program.name} cannot choose here: {chosen.problem}")
        else:
            self.close(chosen.action)

    def answer_anything(self, why: str) -> None:
        """Answer now, with any legal action."""
        if self.open and self.state is not None and self.game is not None:
            # The agent still thinks in its thread, so the next question goes to a new one.
            self.agent = self.program.make(self.game)
            self.say(f"info text {why}")
            self.close(self.program.dice.choose(self.state.legal(self.seat)))

    def close(self, action: int) -> None:
        """Answer the open question."""
        assert self.state is not None
        self.open, self.until = False, None
        self.say(f"bestaction {write_action(self.state, action, self.seat)}")


def figures(text: str) -> dict[str, int]:
    """Read `seat 0 time 5000`."""
    words = text.split()
    found = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or set(found) - {"seat", "time"} or not all(value.isdecimal() for value in found.values()):
        raise BadOption("expected go, seat and its number, time and milliseconds, as in: go seat 0 time 5000")
    return {name: int(value) for name, value in found.items()}


def listen(source: TextIO, news: "SimpleQueue[Line | Chosen]") -> None:
    """Put every line that comes in into a queue; of lines that are too long, only the beginning."""
    cut = False
    while text := source.readline(LONGEST_LINE):
        if not cut:
            news.put(Line(text))
        cut = not text.endswith("\n")
    news.put(Line(None))


def serve_agent(program: EngineProgram, source: TextIO = sys.stdin, target: TextIO = sys.stdout) -> None:
    """Answer for an agent on a pair of streams until they end."""

    def say(line: str) -> None:
        target.write(f"{line}\n")
        target.flush()

    talk = Conversation(program, say)
    Thread(target=listen, args=(source, talk.news), daemon=True).start()
    with suppress(BrokenPipeError):
        talk.run()
