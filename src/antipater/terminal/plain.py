"""Duel as a conversation."""

from collections.abc import Sequence

from antipater.rules.duel.turn import DuelState
from antipater.terminal import describe
from antipater.terminal.dialogue import ENDED, INTERRUPTED, QUIT, Dialogue
from antipater.terminal.explain import explained, hand_over
from antipater.terminal.session import Event
from antipater.terminal.telling import told
from antipater.terminal.view import View

__all__ = ["ENDED", "INTERRUPTED", "QUIT", "Conversation"]


class Conversation(Dialogue):
    """Plays a game of Duel in plain words."""

    welcome = "terminal-welcome"
    helped = "terminal-plain-help"

    def view_of(self, seen: DuelState, seat: int) -> View:
        """Return the view of an observation."""
        return View(seen, seat, self.words)

    def position(self) -> list[str]:
        """Describe the position."""
        return describe.position(self.view)

    def explained(self, action: int) -> list[str]:
        """Say everything about an option."""
        return explained(self.view, action)

    def symbol_help(self) -> Sequence[object]:
        """Explain every symbol."""
        return describe.symbol_help(self.view)

    def score_lines(self) -> list[str]:
        """Return the score sheet as it stands."""
        return describe.score_lines(self.view)

    def told(self, events: Sequence[Event], viewer: int) -> list[list[str]]:
        """Return what happened, as far as a seat may know it."""
        return told(self.words, self.session.story(viewer, events), viewer)

    def hand_over_words(self, seat: int) -> str:
        """Ask one person to leave the keyboard to another."""
        return hand_over(self.words, seat)
