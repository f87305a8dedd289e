"""An external engine: a program that speaks the engine protocol, in a process of its own.

`EngineAgent` makes it an agent like ours. An engine that dies, is silent or gives an invalid answer raises
`EngineFailed` and is killed; the next question starts it again.
"""

import os
import shlex
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from types import TracebackType
from typing import Self

from antipater.ai.search.agent import check_position
from antipater.game.contract import Game, State
from antipater.game.errors import AntipaterError, BadOption, BadText
from antipater.notation.moves import read_action
from antipater.notation.positions import write_position

LONGEST_LINE = 65_536
MOST_WAITING = 1_000  # lines that were not read yet
START_SECONDS = 20.0
GRACE_SECONDS = 5.0  # added to the time of a choice


class EngineFailed(AntipaterError):
    """An engine died, was silent for too long, or gave an invalid answer."""


class Engine:
    """The process of an engine and the lines between us."""

    def __init__(
        self,
        command: str | Sequence[str],
        milliseconds: int = 5_000,
        grace: float = GRACE_SECONDS,
        on_info: Callable[[str], None] = lambda line: None,
    ) -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        self.milliseconds = milliseconds
        self.grace = grace
        self.on_info = on_info  # gets every `info` line
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: Queue[str | None] = Queue(MOST_WAITING)
        self.reader: Thread | None = None
        self.name = ""
        self.rulesets: tuple[str, ...] = ()
        self.ready_for = ""  # the ruleset and options that the running program was sent

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # The process.

    def open(self) -> None:
        """Start the program and read its name and rulesets; do nothing if it runs."""
        if self.process is not None:
            return
        if not self.command:
            raise BadOption("an engine is a command, such as ./mine")
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BadOption(f"the engine {self.command[0]} cannot be started: {error.strerror}") from error
        self.lines, self.ready_for = Queue(MOST_WAITING), ""
        self.reader = Thread(target=read_lines, args=(self.process, self.lines), daemon=True)
        self.reader.start()
        self.send("hello")
        for line in self.read_until("ready", START_SECONDS):
            word, _, rest = line.partition(" ")
            if word == "rulesets":
                self.rulesets = tuple(rest.split())
            elif line.startswith("id name "):
                self.name = line.removeprefix("id name ")

    def close(self) -> int | None:
        """Ask the program to quit, kill it if it does not. Return its exit code, None if it was killed."""
        process, self.process = self.process, None
        if process is None:
            return None
        with suppress(OSError):
            assert process.stdin is not None
            process.stdin.write(b"quit\n")
            process.stdin.close()
        try:
            return process.wait(self.grace)
        except subprocess.TimeoutExpired:
            kill(process)
            return None
        finally:
            self.drain()

    def fail(self, message: str) -> EngineFailed:
        """Kill the program; return the error to raise."""
        process, self.process = self.process, None
        if process is not None:
            kill(process)
            self.drain()
        return EngineFailed(f"the engine {message}")

    def drain(self) -> None:
        """Drop the remaining lines of a program that has ended, so that its reader thread ends too."""
        while self.reader is not None and self.reader.is_alive():
            with suppress(Empty):
                self.lines.get(timeout=0.05)

    # Lines.

    def send(self, line: str) -> None:
        """Send a line."""
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise self.fail("ended") from error

    def receive(self, until: float, silence: str) -> str:
        """Return the next line; raise EngineFailed if there is none in time."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise self.fail(silence) from None
        if line is None:
            raise self.fail("ended")
        return line

    def read_until(self, last: str, seconds: float) -> list[str]:
        """Return the lines before a certain line; raise EngineFailed for `error`."""
        end, before = monotonic() + seconds, list[str]()
        while True:
            line = self.receive(end, f"did not say {last} within {seconds:g} seconds")
            if line == last:
                return before
            if line.startswith("error"):
                raise self.fail(f"says: {line}")
            before.append(line)

    def prepare(self, ruleset: str, options: Mapping[str, str]) -> None:
        """Start the program if it does not run, and set the ruleset and its options."""
        self.open()
        wanted = " ".join([ruleset, *(f"{name}={value}" for name, value in sorted(options.items()))])
        if wanted != self.ready_for:
            if ruleset not in self.rulesets:
                raise self.fail(f"plays {' '.join(self.rulesets) or 'nothing'}, not {ruleset}")
            self.send(f"ruleset {wanted}")
            self.read_until("ready", START_SECONDS)
            self.ready_for = wanted

    def best(self, position: str, seat: int, milliseconds: int | None = None) -> str:
        """Return the action of the engine in a position, in notation, within a time; call `prepare` first."""
        given = self.milliseconds if milliseconds is None else milliseconds
        self.send(f"position {position}")
        self.send(f"go seat {seat} time {given}")
        end = monotonic() + given / 1000 + self.grace
        stopped = False
        while True:
            if not stopped and monotonic() > end - self.grace / 2:
                self.send("stop")
                stopped = True
            try:
                line = self.lines.get(timeout=max(0.0, (end if stopped else end - self.grace / 2) - monotonic()))
            except Empty:
                if stopped:
                    raise self.fail(f"did not answer within {given} ms") from None
                continue
            if line is None:
                raise self.fail("ended")
            word, _, rest = line.partition(" ")
            if word == "bestaction":
                return rest.strip()
            if word == "error":
                raise self.fail(f"says: {line}")
            if word == "info":
                self.on_info(rest)


class EngineAgent:
    """An engine as an agent of one game; several agents may share an engine, one question at a time."""

    def __init__(self, engine: Engine, game: Game) -> None:
        self.engine = engine
        self.game = game

    def choose(self, seen: State, seat: int) -> int:
        """Return the choice of the engine; raise EngineFailed for an answer that is no legal action."""
        check_position(self.game, seen)
        self.engine.prepare(self.game.name, self.game.options)
        word = self.engine.best(write_position(seen), seat)
        try:
            return read_action(seen, word, seat)
        except BadText as error:
            raise self.engine.fail(f"answers {word[:80]!r}: {error}") from error


def read_lines(process: subprocess.Popen[bytes], lines: "Queue[str | None]") -> None:
    """Put every line of a program into a queue; of lines that are too long, only the beginning."""
    assert process.stdout is not None
    cut = False
    with process.stdout as output:
        while data := output.readline(LONGEST_LINE):
            if not cut:
                lines.put(data.decode("utf-8", "replace").strip())
            cut = not data.endswith(b"\n")
    lines.put(None)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a program and the processes it started."""
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    with suppress(OSError):
        assert process.stdin is not None
        process.stdin.close()
