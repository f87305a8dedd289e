"""What the terminal asks each family of rulesets for; the catalog names one such table for each."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from antipater.catalog import kit
from antipater.game.contract import Game

if TYPE_CHECKING:
    from antipater.notation.records import Record
    from antipater.terminal.game_app import GameApp
    from antipater.terminal.replay import Frame
    from antipater.terminal.replay_app import ReplayApp
    from antipater.terminal.session import AnySession, GameEvent
    from antipater.terminal.view import TableView


class ScoreSheet(NamedTuple):
    """A score sheet: who scores, and for each category and the total its name with everybody's points."""

    names: list[str]
    rows: list[tuple[str, list[int]]]


class TerminalTable(ABC):
    """A family of rulesets in the terminal: plain words, the log, and its screens, which are loaded when asked for."""

    welcome: str  # the message at the start of the plain mode
    plain_help: str  # the message about its commands
    last_events = 12  # choices in the log of the plain mode

    @abstractmethod
    def view(self, seen: Any, seat: int, words: Any) -> "TableView":
        """Return the view of an observation."""

    @abstractmethod
    def is_turn(self, state: Any) -> bool:
        """Return whether a turn is to be taken now."""

    def forced(self, state: Any, seat: int) -> int | None:
        """Return what a person gets without being asked, None if there is a choice."""
        return None

    # In plain words.

    @abstractmethod
    def position(self, view: Any) -> list[str]:
        """Describe the position."""

    @abstractmethod
    def explained(self, view: Any, action: int) -> list[str]:
        """Return everything about an option: its price, its effects, or why it is impossible."""

    @abstractmethod
    def symbol_help(self, view: Any) -> Sequence[object]:
        """Explain every symbol."""

    @abstractmethod
    def score_sheet(self, view: Any) -> ScoreSheet:
        """Return the current score sheet, the viewer's points first."""

    def score_lines(self, view: Any) -> list[str]:
        """Return the current score sheet as text in columns."""
        sheet = self.score_sheet(view)
        width = max(len(label) for label, _ in sheet.rows)
        rooms = [max(len(name), 4) for name in sheet.names]
        lines = [("", sheet.names), *((label, list(map(str, points))) for label, points in sheet.rows)]
        return [
            f"{label:<{width}}" + "".join(f"  {cell:>{room}}" for cell, room in zip(cells, rooms, strict=True))
            for label, cells in lines
        ]

    @abstractmethod
    def log_entries(self, words: Any, events: "Sequence[GameEvent[Any]]") -> list[list[str]]:
        """Return the log, a list of sentences for each entry, made from events as the reader knows them."""

    @abstractmethod
    def hand_over(self, words: Any, seat: int) -> str:
        """Return the request to leave the screen to another person."""

    def turn_heading(self, words: Any, frame: "Frame[Any]") -> str:
        """Return the heading of a turn in a record, nothing where the log has its own."""
        return ""

    # On the whole screen.

    @abstractmethod
    def game_app(self, session: "AnySession", language: str) -> "GameApp":
        """Return the screen on which a game is played."""

    @abstractmethod
    def replay_app(self, frames: "Sequence[Frame[Any]]", record: "Record", language: str) -> "ReplayApp":
        """Return the screen on which a record is shown."""


def table_of(game: Game) -> TerminalTable:
    """Return the table of a ruleset; raise BadOption if it has none."""
    table: TerminalTable = kit(game.name).piece("terminal")
    return table
