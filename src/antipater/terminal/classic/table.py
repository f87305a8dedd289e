"""Classic 7 Wonders in the terminal: what the catalog names as the terminal's piece of the family."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from antipater.notation.records import Record
from antipater.rules.classic.actions import CHOOSING
from antipater.rules.classic.turn import ClassicState
from antipater.terminal.classic import describe, log
from antipater.terminal.classic.view import ClassicView, due_decision
from antipater.terminal.session import AnySession, GameEvent
from antipater.terminal.table import ScoreSheet, TerminalTable

if TYPE_CHECKING:
    from antipater.terminal.classic.app import ClassicGameApp, ClassicReplayApp
    from antipater.terminal.replay import Frame


class ClassicTable(TerminalTable):
    """Classic 7 Wonders."""

    welcome = "terminal-classic-welcome"
    plain_help = "terminal-classic-plain-help"
    last_events = 21  # three turns of seven players

    def view(self, seen: ClassicState, seat: int, words: Any) -> ClassicView:
        """Return the view of an observation."""
        return ClassicView(seen, seat, words)

    def is_turn(self, state: ClassicState) -> bool:
        """Return whether a turn is to be taken now (C2.1)."""
        return due_decision(state) == CHOOSING

    def position(self, view: ClassicView) -> list[str]:
        """Describe the position."""
        return describe.position(view)

    def explained(self, view: ClassicView, action: int) -> list[str]:
        """Return everything about an option: its price line by line, its effects."""
        return describe.explained(view, action)

    def symbol_help(self, view: ClassicView) -> Sequence[object]:
        """Explain every symbol."""
        return describe.symbol_help(view)

    def score_sheet(self, view: ClassicView) -> ScoreSheet:
        """Return the current score sheet, the viewer's points first."""
        return describe.score_sheet(view)

    def log_entries(self, words: Any, events: Sequence[GameEvent[ClassicState]]) -> list[list[str]]:
        """Return what happened, a list of sentences for each entry of the log."""
        return log.log_entries(words, events)

    def hand_over(self, words: Any, seat: int) -> str:
        """Return the request to leave the screen to one person."""
        return str(words.say("terminal-classic-hand-over", player=words.player(seat)))

    def game_app(self, session: AnySession, language: str) -> "ClassicGameApp":
        """Return the screen on which a game is played."""
        from antipater.terminal.classic.app import ClassicGameApp

        return ClassicGameApp(session, language)

    def replay_app(self, frames: "Sequence[Frame[Any]]", record: Record, language: str) -> "ClassicReplayApp":
        """Return the screen on which a record is shown."""
        from antipater.terminal.classic.app import ClassicReplayApp

        return ClassicReplayApp(frames, record, language)


TABLE = ClassicTable()
