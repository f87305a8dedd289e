"""How any record is stepped through on the whole screen: forward and back, to an Age or a turn, or by itself."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.timer import Timer

from antipater.notation.records import Record
from antipater.terminal.frames import Frame, first_of_age, frame_of_turn
from antipater.terminal.reading import NumberSheet
from antipater.terminal.replay import words_of
from antipater.terminal.table_app import TableApp

PACE = 1.2  # seconds a frame, when it runs by itself
FRAMES_TOLD = 12  # frames of the log beside the table


class Replaying(TableApp[None]):
    """Shows the frames of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right", "step(1)"),
        ("left", "step(-1)"),
        ("pagedown", "step(10)"),
        ("pageup", "step(-10)"),
        ("home", "jump(0)"),
        ("end", "jump(-1)"),
        *((str(age), f"age({age})") for age in (1, 2, 3)),
        ("g,G", "ask_turn"),
        ("space", "run"),
        ("v,V", "turn_round"),
    ]

    def __init__(self, cut: Sequence[Frame[Any]], record: Record, language: str) -> None:
        super().__init__(words_of(record, language))
        self.cut = cut
        self.record = record
        self.place = 0
        self.seat = 0  # from whose seat the table is seen
        self.running: Timer | None = None

    def on_mount(self) -> None:
        """Begin at the start."""
        self.action_jump(0)

    def recent(self) -> list[Any]:
        """Return the events of the last frames."""
        shown = self.cut[max(0, self.place - FRAMES_TOLD) : self.place + 1]
        return [event for frame in shown for event in frame.events]

    def key_entries(self) -> list[tuple[str, str, str]]:
        """Return the keys of every replay: key, what it does, and the action that a click on it runs."""
        say = self.words.say
        return [
            ("← →", say("terminal-key-step"), "app.step(1)"),
            ("1-3", say("terminal-key-age"), ""),
            ("G", say("terminal-key-turn"), "app.ask_turn"),
            ("␣", say("terminal-key-run"), "app.run"),
            ("V", say("terminal-key-side"), "app.turn_round"),
            ("C", say("terminal-key-cities"), "app.cities"),
            ("X", say("terminal-key-pile"), "app.pile"),
            ("S", say("terminal-key-score"), "app.score"),
            ("F2", say(f"terminal-language-{self.other_language}"), "app.language"),
            ("Q", say("terminal-key-quit"), "app.leave"),
        ]

    def action_step(self, frames: int) -> None:
        """Go forward or back."""
        self.action_jump(max(0, min(len(self.cut) - 1, self.place + frames)))

    def action_jump(self, place: int) -> None:
        """Go to a frame; -1 is the last."""
        self.place = place % len(self.cut)
        self.arrived()

    def arrived(self) -> None:
        """Show the frame that was gone to."""
        self.show()

    def action_age(self, age: int) -> None:
        """Go to the beginning of an Age, if the game reached it."""
        place = first_of_age(self.cut, age)
        if place is not None:
            self.action_jump(place)

    def action_ask_turn(self) -> None:
        """Ask for the number of a turn and go there."""
        self.push_screen(NumberSheet(self.view, "terminal-which-turn", self.cut[-1].turn), self.go_to_turn)

    def go_to_turn(self, turn: int | None) -> None:
        """Go to a turn."""
        if turn is not None:
            self.action_jump(frame_of_turn(self.cut, turn))

    def action_run(self) -> None:
        """Let it run by itself, or stop it."""
        if self.running is None:
            self.running = self.set_interval(PACE, self.run_on)
        else:
            self.running.stop()
            self.running = None

    def run_on(self) -> None:
        """Go on by one frame, and stop at the end."""
        self.action_step(1)
        if self.place == len(self.cut) - 1:
            self.action_run()

    def action_turn_round(self) -> None:
        """See the table from the next seat."""
        self.seat = (self.seat + 1) % self.record.game().seats
        self.show()

    def words_in(self, language: str) -> Any:
        """Return the words of a language for the players of the record."""
        return words_of(self.record, language)
