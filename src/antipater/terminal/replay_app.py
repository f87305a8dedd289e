"""A record on the whole screen, of any game: forward and back, to an Age or a turn, or played automatically."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.timer import Timer

from antipater.notation.records import Record
from antipater.terminal.replay import Frame, first_of_age, frame_of_turn, words_of_record
from antipater.terminal.sheets import NumberSheet
from antipater.terminal.table import table_of
from antipater.terminal.table_app import TableApp
from antipater.terminal.widgets import Key, key_line, log_text

PACE = 1.2  # seconds a frame, when frames follow automatically
LOGGED_FRAMES = 12  # frames of the log beside the table


class ReplayApp(TableApp[None]):
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
        ("v,V", "next_seat"),
    ]

    def __init__(self, frames: Sequence[Frame[Any]], record: Record, language: str) -> None:
        super().__init__(words_of_record(record, language))
        self.frames = frames
        self.record = record
        self.game = record.game()
        self.place = 0
        self.seat = 0  # whose view is shown
        self.timer: Timer | None = None

    @property
    def frame(self) -> Frame[Any]:
        """The frame that is shown."""
        return self.frames[self.place]

    def on_mount(self) -> None:
        """Begin at the start."""
        self.action_jump(0)

    def show(self) -> None:
        """Draw the frame."""
        frame, say = self.frame, self.words.say
        number = say("terminal-frame", turn=frame.turn, place=self.place + 1, frames=len(self.frames))
        shown = self.frames[max(0, self.place - LOGGED_FRAMES) : self.place + 1]
        log = log_text(self.log_entries([event for one in shown for event in one.events]))
        news = self.news_line(self.log_entries(frame.events))
        self.board.show(self.view, f"{number}  {self.frame_hint(frame)}", news, log, self.keys())

    def log_entries(self, events: Sequence[Any]) -> list[list[str]]:
        """Return what happened; who watches a record may know everything."""
        return table_of(self.game).log_entries(self.words, events)

    def news_line(self, entries: list[list[str]]) -> str:
        """Return in one line what led to the frame."""
        return "  ".join(entry[0] for entry in entries)

    @abstractmethod
    def frame_hint(self, frame: Frame[Any]) -> str:
        """Return what is done in a frame, or how the game ended."""

    def keys(self) -> Text:
        """Return the line of keys."""
        return key_line([*self.replay_keys(), *self.last_keys()], self.size.width)

    def replay_keys(self) -> list[Key]:
        """Return the first keys of the line of keys."""
        say = self.words.say
        return [
            ("← →", say("terminal-key-step"), "app.step(1)"),
            ("1-3", say("terminal-key-age"), ""),
            ("G", say("terminal-key-turn"), "app.ask_turn"),
            ("␣", say("terminal-key-run"), "app.run"),
            ("V", say("terminal-key-side"), "app.next_seat"),
            *(self.page_key(name) for name in ("cities", "pile", "score")),
        ]

    def action_step(self, frames: int) -> None:
        """Go forward or back."""
        self.action_jump(max(0, min(len(self.frames) - 1, self.place + frames)))

    def action_jump(self, place: int) -> None:
        """Go to a frame; -1 is the last."""
        self.place = place % len(self.frames)
        self.point_at(self.next_place())

    @abstractmethod
    def next_place(self) -> int:
        """Return the place of the card that is played in this frame, NOWHERE if there is none."""

    def action_age(self, age: int) -> None:
        """Go to the beginning of an Age, if the game reached it."""
        place = first_of_age(self.frames, age)
        if place is not None:
            self.action_jump(place)

    def action_ask_turn(self) -> None:
        """Ask for the number of a turn and go there."""
        self.push_screen(NumberSheet(self.view, "terminal-which-turn", self.frames[-1].turn), self.go_to_turn)

    def go_to_turn(self, turn: int | None) -> None:
        """Go to a turn."""
        if turn is not None:
            self.action_jump(frame_of_turn(self.frames, turn))

    def action_run(self) -> None:
        """Show frame after frame automatically, or stop that."""
        if self.timer is None:
            self.timer = self.set_interval(PACE, self.run_on)
        else:
            self.timer.stop()
            self.timer = None

    def run_on(self) -> None:
        """Show the next frame, and stop at the end."""
        self.action_step(1)
        if self.place == len(self.frames) - 1:
            self.action_run()

    def action_next_seat(self) -> None:
        """Show the view of the next seat."""
        self.seat = (self.seat + 1) % self.game.seats
        self.point_at(self.next_place())

    def words_in(self, language: str) -> Any:
        """Return the words of a language for the players of the record."""
        return words_of_record(self.record, language)
