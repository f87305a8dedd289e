"""Duel and its expansions in the terminal: what the catalog names as the terminal's piece of the family."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from antipater.notation.records import Record
from antipater.rules.duel.state import DuelState
from antipater.terminal.duel import describe, explain, log
from antipater.terminal.duel.view import DuelView, due_decision, is_turn
from antipater.terminal.session import AnySession, GameEvent
from antipater.terminal.table import ScoreSheet, TerminalTable

if TYPE_CHECKING:
    from antipater.terminal.duel.app import DuelGameApp, DuelReplayApp
    from antipater.terminal.replay import Frame


class DuelTable(TerminalTable):
    """Duel with any expansions."""

    welcome = "terminal-welcome"
    plain_help = "terminal-plain-help"

    def view(self, seen: DuelState, seat: int, words: Any) -> DuelView:
        """Return the view of an observation."""
        return DuelView(seen, seat, words)

    def is_turn(self, state: DuelState) -> bool:
        """Return whether a turn is to be taken now (D4.1)."""
        return is_turn(state)

    def forced(self, state: DuelState, seat: int) -> int | None:
        """Return the last wonder of a round, which is no choice (D2.1, D2.2)."""
        decision = due_decision(state)
        options = state.legal(seat) if decision is not None and decision.key == "draft" else []
        return options[0] if len(options) == 1 else None

    def position(self, view: DuelView) -> list[str]:
        """Describe the position."""
        return describe.position(view)

    def explained(self, view: DuelView, action: int) -> list[str]:
        """Return everything about an option: its price, its effects, or why it is impossible."""
        return explain.explained(view, action)

    def symbol_help(self, view: DuelView) -> Sequence[object]:
        """Explain every symbol."""
        return describe.symbol_help(view)

    def score_sheet(self, view: DuelView) -> ScoreSheet:
        """Return the current score sheet, the viewer's points first."""
        return describe.score_sheet(view)

    def log_entries(self, words: Any, events: Sequence[GameEvent[DuelState]]) -> list[list[str]]:
        """Return what happened, a list of sentences for each entry of the log."""
        return log.log_entries(words, events)

    def hand_over(self, words: Any, seat: int) -> str:
        """Return the request to leave the screen to the other person."""
        return str(words.say("terminal-hand-over", player=words.player(seat), other=words.player(1 - seat)))

    def turn_heading(self, words: Any, frame: "Frame[DuelState]") -> str:
        """Return the heading of a turn in a record."""
        if frame.chosen is None:
            return ""
        age, player = words.age(frame.state.age), words.player(frame.chosen.seat)
        return str(words.say("terminal-turn", turn=frame.turn, age=age, player=player))

    def game_app(self, session: AnySession, language: str) -> "DuelGameApp":
        """Return the screen on which a game is played."""
        from antipater.terminal.duel.app import DuelGameApp

        return DuelGameApp(session, language)

    def replay_app(self, frames: "Sequence[Frame[Any]]", record: Record, language: str) -> "DuelReplayApp":
        """Return the screen on which a record is shown."""
        from antipater.terminal.duel.app import DuelReplayApp

        return DuelReplayApp(frames, record, language)


TABLE = DuelTable()
