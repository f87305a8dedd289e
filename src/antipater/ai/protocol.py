"""The engine protocol, spoken as an engine: one of our agents behind lines on stdin and stdout.

`docs/engine-protocol.md` is the reference. A line that cannot be read is answered by `error` and the conversation goes
on; a choice that takes too long is replaced by any legal action.
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
from antipater.notation.positions import read_position

LONGEST_LINE = 65_536
QUIT = "quit"


class Line(NamedTuple):
    """A line that came in; None at the end of the stream."""

    text: str | None


class Question(NamedTuple):
    """A choice that the agent was asked for."""

    number: int
    state: State
    seat: int


class Choice(NamedTuple):
    """The action that the agent chose for a question, or why it could not."""

    question: int
    action: int | None
    problem: str = ""


class EngineProgram(NamedTuple):
    """An agent offered as an engine: its name, the rulesets it plays, and how it is made for a game."""

    name: str
    rulesets: Sequence[str]
    make: Callable[[Game], Agent]
    dice: Dice  # for a legal action where time is up


class Conversation:
    """The state of a conversation: the game, its agent, the position, and the question that is open."""

    def __init__(self, program: EngineProgram, send: Callable[[str], None]) -> None:
        self.program = program
        self.send = send
        self.inbox: SimpleQueue[Line | Choice] = SimpleQueue()
        self.ruleset_given = False
        self.game: Game | None = None
        self.agent: Agent | None = None  # of that game
        self.state: State | None = None
        self.asked = 0  # questions so far
        self.question: Question | None = None  # the one that is open
        self.until: float | None = None

    def run(self) -> None:
        """Answer lines until `quit` or the end of the stream."""
        while True:
            try:
                item = self.inbox.get(timeout=None if self.until is None else max(0.0, self.until - monotonic()))
            except Empty:
                self.answer_anything("time is up")
                continue
            if isinstance(item, Choice):
                self.answer(item)
            elif item.text is None or not self.handle(item.text):
                return

    def handle(self, line: str) -> bool:
        """Carry out a line; return False if it was the last one."""
        word, _, rest = line.strip().partition(" ")
        if word == QUIT:
            return False
        commands = {"hello": self.hello, "ruleset": self.set_ruleset, "position": self.set_position, "go": self.go}
        if word == "stop":
            self.answer_anything("stopped")
        elif word in commands:
            try:
                commands[word](rest.strip())
            except AntipaterError as error:
                self.send_error(str(error))
        elif word:
            self.send_error(f"there is no command {word[:40]!r}; there are: {', '.join(commands)}, stop, quit")
        return True

    def send_error(self, message: str) -> None:
        """Send an error in one line."""
        self.send(f"error {' '.join(message.split())}")

    # Commands.

    def hello(self, _: str) -> None:
        """Send the name, the version and the rulesets."""
        self.send(f"id name antipater {self.program.name}")
        self.send(f"id version {__version__}")
        self.send(f"rulesets {' '.join(self.program.rulesets)}")
        self.send("ready")

    def set_ruleset(self, text: str) -> None:
        """Prepare for games of a ruleset: `duel edition=first`."""
        name, *options = text.split() or [""]
        self.check_ruleset(name)
        pairs = [option.partition("=") for option in options]
        if any(not equals for _, equals, _ in pairs):
            raise BadOption("an option is written name=value")
        self.set_game(ruleset(name, **{option: value for option, _, value in pairs}))
        self.ruleset_given = True
        self.send("ready")

    def check_ruleset(self, name: str) -> None:
        """Raise BadOption if the agent does not play a ruleset."""
        if name not in self.program.rulesets:
            raise BadOption(f"this engine plays {' '.join(self.program.rulesets)}, not {name!r}")

    def set_game(self, game: Game) -> None:
        """Make the agent of a game."""
        self.state = None
        self.game, self.agent = game, self.program.make(game)

    def set_position(self, text: str) -> None:
        """Set the position: what a seat may know."""
        self.state = None
        state = read_position(text)
        name = state.ruleset
        if self.game is None or self.game.name != name:
            if self.game is not None and self.ruleset_given:
                raise BadOption(f"the ruleset is {self.game.name}, the position one of {name}")
            self.check_ruleset(name)
            self.set_game(ruleset(name))
        self.state = state

    def go(self, text: str) -> None:
        """Ask the agent for a choice: `go seat 0 time 5000`."""
        facts = read_go(text)
        if self.question is not None:
            raise BadOption("this engine is thinking already; stop ends that")
        if self.state is None or self.agent is None:
            raise BadOption("there is no position to think about")
        acting = self.state.to_act()
        seat = facts.get("seat", acting[0] if acting else 0)
        if not self.state.legal(seat) or seat < 0:
            raise BadOption(f"seat {seat} has nothing to choose; {who_acts(self.state)}")
        self.asked += 1
        self.question = Question(self.asked, self.state.copy(), seat)
        self.until = monotonic() + facts["time"] / 1000 if "time" in facts else None
        # A thread, so that `stop` can be read meanwhile; it ends with the process at the latest.
        Thread(target=self.think, args=(self.agent, self.question), daemon=True).start()

    # Answers.

    def think(self, agent: Agent, question: Question) -> None:
        """Put the choice of the agent into the inbox."""
        try:
            self.inbox.put(Choice(question.number, agent.choose(question.state.copy(), question.seat)))
        except Exception as error:
            self.inbox.put(Choice(question.number, None, str(error) or type(error).__name__))

    def answer(self, choice: Choice) -> None:
        """Send the choice of the agent, unless its question was answered already."""
        if self.question is None or choice.question != self.question.number:
            return
        if choice.action is None:
            self.question, self.until = None, None
            self.send_error(f"{self.program.name} cannot choose here: {choice.problem}")
        else:
            self.send_action(self.question, choice.action)

    def answer_anything(self, why: str) -> None:
        """Answer the open question now, with any legal action."""
        if self.question is not None and self.game is not None:
            # The agent still thinks in its thread, so the next question goes to a new one.
            self.agent = self.program.make(self.game)
            self.send(f"info text {why}")
            self.send_action(self.question, self.program.dice.choose(self.question.state.legal(self.question.seat)))

    def send_action(self, question: Question, action: int) -> None:
        """Send the answer to a question and close it."""
        self.question, self.until = None, None
        self.send(f"bestaction {write_action(question.state, action, question.seat)}")


def read_go(text: str) -> dict[str, int]:
    """Return the numbers of `seat 0 time 5000`; raise BadOption if it is something else."""
    words = text.split()
    found = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or set(found) - {"seat", "time"} or not all(value.isdecimal() for value in found.values()):
        raise BadOption("expected go, seat and its number, time and milliseconds, as in: go seat 0 time 5000")
    return {name: int(value) for name, value in found.items()}


def read_lines(source: TextIO, inbox: "SimpleQueue[Line | Choice]") -> None:
    """Put every line of a stream into the inbox; of lines that are too long, only the beginning."""
    cut = False
    while text := source.readline(LONGEST_LINE):
        if not cut:
            inbox.put(Line(text))
        cut = not text.endswith("\n")
    inbox.put(Line(None))


def serve_agent(program: EngineProgram, source: TextIO = sys.stdin, target: TextIO = sys.stdout) -> None:
    """Answer for an agent on a pair of streams until they end."""

    def send(line: str) -> None:
        target.write(f"{line}\n")
        target.flush()

    conversation = Conversation(program, send)
    Thread(target=read_lines, args=(source, conversation.inbox), daemon=True).start()
    with suppress(BrokenPipeError):
        conversation.run()
