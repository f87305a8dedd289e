"""Any game as a conversation: numbered choices for any terminal, pipe or screen reader; no colours, no cursor."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.notation.moves import speech_of, write_action
from antipater.notation.vocabulary import Place
from antipater.terminal.session import AnySession, GameEvent

QUIT, ENDED, INTERRUPTED = 0, 0, 130  # exit codes
EXAMPLES = 8  # of moves that would be possible
OUT_OF_SIGHT = 60  # lines that move what one person read out of the sight of another


class Dialogue(ABC):
    """Asks on one stream, reads answers from another, until the game is over or the person stops."""

    welcome: str  # the first message
    helped: str  # the message about the commands
    last_events = 12  # choices that the log tells

    def __init__(self, session: AnySession, words: Any, answers: TextIO, output: TextIO) -> None:
        self.session = session
        self.words = words
        self.answers = answers
        self.output = output
        self.view = self.view_of(session.seen(), session.viewer)
        self.begun = len(session.log)  # what happened before, in a game that is resumed, is not told
        self.heard: dict[int, int] = {}  # how much of the log each person has been told
        self.left = False  # the person has said that they stop
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "symbols": self.symbols,
            "why": self.why,
            "look": self.look,
            "log": self.log,
            "score": self.score,
            "quit": self.quit,
        }

    # The conversation.

    def run(self) -> int:
        """Play; return an exit code."""
        try:
            return self.play()
        except KeyboardInterrupt:
            self.write("")
            self.say_how_to_go_on()
            return INTERRUPTED

    def play(self) -> int:
        """Tell what happens and ask, turn after turn."""
        self.write(self.words.say(self.welcome))
        while True:
            self.session.advance()
            self.hand_over()
            self.tell(self.news())
            self.view = self.view_of(self.session.seen(), self.session.viewer)
            if self.session.over:
                self.score("")
                self.write(self.words.result(self.view.state))
                self.say_where_it_is()
                return ENDED
            self.look("")
            action = self.ask()
            if action is None:
                self.say_how_to_go_on()
                return QUIT
            self.session.commit(action)

    def news(self) -> Sequence[GameEvent[Any]]:
        """Return what the person at the keyboard has not been told; where all know the same, nobody has been."""
        viewer = self.session.viewer
        since = self.heard.get(viewer, self.begun) if self.session.secrets else max((self.begun, *self.heard.values()))
        self.heard[viewer] = len(self.session.log)
        return self.session.log[since:]

    def hand_over(self) -> None:
        """Ask the next person to the keyboard where two do not know the same, and move what was said out of sight."""
        if self.session.viewer != self.view.seat and self.session.secrets:
            self.write(self.hand_over_words(self.session.viewer))
            self.answers.readline()
            self.write(*[""] * OUT_OF_SIGHT)

    def ask(self) -> int | None:
        """Ask until an option is chosen; None if the person stops or the answers end."""
        while not self.left:
            self.output.write(self.words.say("terminal-prompt") + " ")
            self.output.flush()
            line = self.answers.readline()
            if not line:
                self.write("")
                return None
            action = self.understood(line.strip())
            if action is not None:
                return action
        return None

    def understood(self, answer: str) -> int | None:
        """Return the action that an answer chooses; carry out a command, or say what was wrong, and return None."""
        options = self.options()
        if answer.isdecimal():
            if 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            self.write(self.words.say("terminal-bad-number", number=answer, most=len(options)))
            return None
        first, _, rest = answer.partition(" ")
        command = self.command(first)
        if command is not None:
            command(rest.strip())
            return None
        action = self.action_of(answer)
        if action is None:
            return None
        reason = self.view.state.why_not(action, self.view.seat)
        if reason is not None:
            self.write(self.words.reason(reason))
            return None
        return action

    def command(self, word: str) -> Callable[[str], None] | None:
        """Return what a word orders, in English or in the language of the person."""
        if word in ("?", "h"):
            return self.help
        for name, order in self.commands.items():
            if word.lower() in (name, self.words.say(f"terminal-command-{name}")):
                return order
        return None

    def options(self) -> list[int]:
        """Return what the person can choose from."""
        return list(self.view.state.legal(self.view.seat))

    def action_of(self, word: str) -> int | None:
        """Return the action that a word of the notation stands for, possible or not; say what was wrong with it."""
        state = self.view.state
        name, _, text = word.replace(" ", ":", 1).partition(":")
        verbs = speech_of(state).verbs(state, self.view.seat)
        verb = next((verb for verb in verbs if verb.word == name), None)
        if verb is None:
            example = write_action(state, self.options()[0], self.view.seat)
            self.write(
                self.words.say("terminal-bad-answer", answer=word or " ", most=len(self.options()), example=example)
            )
            return None
        try:
            return verb.first + verb.argument.read(state, text, Place())
        except BadText:
            possible = [write_action(state, action, self.view.seat) for action in self.options()]
            alike = [known for known in possible if known.startswith(f"{name}:")] or possible
            self.write(self.words.say("terminal-bad-word", word=word, possible=", ".join(alike[:EXAMPLES])))
            return None

    # What can be asked for.

    def look(self, _: str) -> None:
        """Describe the position, what is asked, and the options."""
        state, seat = self.view.state, self.view.seat
        self.write("", *self.position(), "", self.words.decision(state))
        for number, action in enumerate(self.options(), start=1):
            word = write_action(state, action, seat)
            self.write(f"{number:>3}. {self.words.action(state, action, seat)}  [{word}]")

    def help(self, number: str) -> None:
        """Explain the commands, or one option."""
        options = self.options()
        if not number:
            self.write(*self.words.say(self.helped, most=len(options)).splitlines())
        elif number.isdecimal() and 1 <= int(number) <= len(options):
            self.write(*self.explained(options[int(number) - 1]))
        else:
            self.write(self.words.say("terminal-bad-number", number=number, most=len(options)))

    def symbols(self, _: str) -> None:
        """Explain every symbol."""
        self.write(*map(str, self.symbol_help()))

    def why(self, word: str) -> None:
        """Say why something cannot be done."""
        options = self.options()
        if word.isdecimal() and 1 <= int(word) <= len(options):
            action: int | None = options[int(word) - 1]
        else:
            action = self.action_of(word)
        if action is None:
            return
        reason = self.view.state.why_not(action, self.view.seat)
        if reason is None:
            self.write(self.words.say("terminal-possible", number=options.index(action) + 1))
        else:
            self.write(self.words.reason(reason))

    def log(self, _: str) -> None:
        """Tell what happened last."""
        self.tell([event for event in self.session.log if event.seat != CHANCE][-self.last_events :])

    def score(self, _: str) -> None:
        """Show the score sheet as it stands."""
        self.write("", *self.score_lines())

    def quit(self, _: str) -> None:
        """Stop; the record is kept."""
        self.left = True

    # Saying.

    def tell(self, events: Sequence[GameEvent[Any]]) -> None:
        """Tell what happened."""
        for lines in self.told(events, self.session.viewer):
            self.write(f"- {lines[0]}", *(f"  {line}" for line in lines[1:]))

    def say_how_to_go_on(self) -> None:
        """Say that the record is kept and how to go on with it."""
        self.session.close()
        if self.session.recorder is not None:
            self.write(self.words.say("terminal-how-to-go-on", file=str(self.session.recorder.path)))

    def say_where_it_is(self) -> None:
        """Say where the record of the finished game is."""
        self.session.close()
        if self.session.recorder is not None:
            self.write(self.words.say("terminal-recorded", file=str(self.session.recorder.path)))

    def write(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self.output.write(f"{line}\n")

    # What a game adds.

    @abstractmethod
    def view_of(self, seen: Any, seat: int) -> Any:
        """Return the view of an observation."""

    @abstractmethod
    def position(self) -> list[str]:
        """Describe the position."""

    @abstractmethod
    def explained(self, action: int) -> list[str]:
        """Say everything about an option."""

    @abstractmethod
    def symbol_help(self) -> Sequence[object]:
        """Explain every symbol."""

    @abstractmethod
    def score_lines(self) -> list[str]:
        """Return the score sheet as it stands."""

    @abstractmethod
    def told(self, events: Sequence[GameEvent[Any]], viewer: int) -> list[list[str]]:
        """Return what happened, as far as a seat may know it."""

    @abstractmethod
    def hand_over_words(self, seat: int) -> str:
        """Ask one person to leave the keyboard to another."""
