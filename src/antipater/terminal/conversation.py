"""Any game in plain words: numbered choices for any terminal, pipe or screen reader; no colours, no cursor."""

from collections.abc import Callable, Sequence
from typing import Any, TextIO

from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.notation.codecs import START
from antipater.notation.contract import notation_of
from antipater.notation.moves import write_action
from antipater.terminal.seating import advice_words
from antipater.terminal.session import AnySession, GameEvent

QUIT, ENDED, INTERRUPTED = 0, 0, 130  # exit codes
EXAMPLES = 8  # of moves that would be possible
OUT_OF_SIGHT = 60  # empty lines that hide what one person read from another


def record_path(session: AnySession, words: Any) -> str:
    """Return where the record of a game is, and how to continue the game or to watch it again."""
    message = "terminal-recorded" if session.over else "terminal-how-to-continue"
    return "" if session.recorder is None else str(words.say(message, file=str(session.recorder.path)))


class Conversation:
    """Asks on one stream, reads answers from another, until the game is over or the person stops."""

    def __init__(self, session: AnySession, words: Any, answers: TextIO, output: TextIO) -> None:
        self.session = session
        self.words = words
        self.answers = answers
        self.output = output
        self.table = session.table
        self.view = self.table.view(session.seen(), session.viewer, words)
        self.begun = len(session.log)  # what happened before, in a game that is resumed, is not written
        self.read: dict[int, int] = {}  # how much of the log each person has read
        self.left = False  # the person has asked to stop
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "symbols": self.symbols,
            "why": self.why,
            "look": self.look,
            "log": self.log,
            "score": self.score,
            "hint": self.hint,
            "back": self.back,
            "quit": self.quit,
        }

    # The conversation.

    def run(self) -> int:
        """Play; return an exit code."""
        try:
            return self.play()
        except KeyboardInterrupt:
            self.write("")
            self.write_record_path()
            return INTERRUPTED

    def play(self) -> int:
        """Write what happens and ask, turn after turn."""
        self.write(self.words.say(self.table.welcome))
        while True:
            self.session.advance()
            self.hand_over()
            self.write_log(self.news())
            self.view = self.table.view(self.session.seen(), self.session.viewer, self.words)
            if self.session.over:
                self.score("")
                self.write(self.words.result(self.view.state))
                self.write_record_path()
                return ENDED
            self.look("")
            action = self.ask()
            if action is None:
                self.write_record_path()
                return QUIT
            self.session.commit(action)

    def news(self) -> Sequence[GameEvent[Any]]:
        """Return what the person at the keyboard has not read yet; where all know the same, nobody has."""
        viewer = self.session.viewer
        since = self.read.get(viewer, self.begun) if self.session.secrets else max((self.begun, *self.read.values()))
        self.read[viewer] = len(self.session.log)
        return self.session.log[since:]

    def hand_over(self) -> None:
        """Ask the next person to the keyboard where people do not know the same, and hide what was written."""
        if self.session.viewer != self.view.seat and self.session.secrets:
            self.write(self.table.hand_over(self.words, self.session.viewer))
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
        """Return the action that an answer chooses, or None after a command or a message about what is wrong."""
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
        """Return the command of a word, in English or in the language of the person."""
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
        """Return the action of a word of the notation, possible or not; if there is none, write so and return None."""
        state = self.view.state
        key, _, text = word.replace(" ", ":", 1).partition(":")
        notation = notation_of(state)
        verb = next((verb for verb in notation.rows.actions if verb.key == key and not verb.unseen), None)
        if verb is None:
            example = write_action(state, self.options()[0], self.view.seat)
            self.write(
                self.words.say("terminal-bad-answer", answer=word or " ", most=len(self.options()), example=example)
            )
            return None
        try:
            return notation.number(state, verb, text, self.view.seat, START)
        except BadText:
            possible = [write_action(state, action, self.view.seat) for action in self.options()]
            alike = [known for known in possible if known.startswith(f"{key}:")] or possible
            self.write(self.words.say("terminal-bad-word", word=word, possible=", ".join(alike[:EXAMPLES])))
            return None

    # What can be asked for.

    def look(self, _: str) -> None:
        """Describe the position, what is asked, and the options."""
        state, seat = self.view.state, self.view.seat
        self.write("", *self.table.position(self.view), "", self.words.decision(state))
        for number, action in enumerate(self.options(), start=1):
            word = write_action(state, action, seat)
            self.write(f"{number:>3}. {self.words.action(state, action, seat)}  [{word}]")

    def help(self, number: str) -> None:
        """Explain the commands, or one option."""
        options = self.options()
        if not number:
            self.write(*self.words.say(self.table.plain_help, most=len(options)).splitlines())
        elif number.isdecimal() and 1 <= int(number) <= len(options):
            self.write(*self.table.explained(self.view, options[int(number) - 1]))
        else:
            self.write(self.words.say("terminal-bad-number", number=number, most=len(options)))

    def symbols(self, _: str) -> None:
        """Explain every symbol."""
        self.write(*map(str, self.table.symbol_help(self.view)))

    def why(self, word: str) -> None:
        """Explain why something cannot be done."""
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
        """Write what happened last."""
        self.write_log([event for event in self.session.log if event.seat != CHANCE][-self.table.last_events :])

    def score(self, _: str) -> None:
        """Write the current score sheet."""
        self.write("", *self.table.score_lines(self.view))

    def hint(self, _: str) -> None:
        """Write what a strong player would choose."""
        action = self.session.advice()
        self.write(advice_words(self.words, self.view.state, action, self.view.seat))

    def back(self, _: str) -> None:
        """Take back the last choice."""
        if not self.session.take_back():
            self.write(self.words.say("terminal-nothing-to-take-back"))
            return
        self.read = {seat: min(read, len(self.session.log)) for seat, read in self.read.items()}
        self.begun = min(self.begun, len(self.session.log))
        self.view = self.table.view(self.session.seen(), self.session.viewer, self.words)
        self.write(self.words.say("terminal-taken-back"))
        self.look("")

    def quit(self, _: str) -> None:
        """Stop; the record is kept."""
        self.left = True

    # Writing.

    def write_log(self, events: Sequence[GameEvent[Any]]) -> None:
        """Write what happened, as far as the person at the keyboard may know it."""
        for lines in self.table.log_entries(self.words, self.session.events_seen_by(self.session.viewer, events)):
            self.write(f"- {lines[0]}", *(f"  {line}" for line in lines[1:]))

    def write_record_path(self) -> None:
        """Write where the record is, and how to continue the game or to watch it again."""
        self.session.close()
        if self.session.recorder is not None:
            self.write(record_path(self.session, self.words))

    def write(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self.output.write(f"{line}\n")
