"""Classic 7 Wonders as a conversation."""

from collections.abc import Sequence

from antipater.rules.classic.turn import ClassicState
from antipater.terminal.classic import describe
from antipater.terminal.classic.telling import seen_by, told
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.dialogue import Dialogue
from antipater.terminal.session import ClassicEvent


class ClassicConversation(Dialogue):
    """Plays a game of classic 7 Wonders in plain words."""

    welcome = "terminal-classic-welcome"
    helped = "terminal-classic-plain-help"
    last_events = 21  # three turns of seven players

    def view_of(self, seen: ClassicState, seat: int) -> ClassicView:
        """Return the view of an observation."""
        return ClassicView(seen, seat, self.words)

    def position(self) -> list[str]:
        """Describe the position."""
        return describe.position(self.view)

    def explained(self, action: int) -> list[str]:
        """Say everything about an option."""
        return describe.explained(self.view, action)

    def symbol_help(self) -> Sequence[object]:
        """Explain every symbol."""
        return describe.symbol_help(self.view)

    def score_lines(self) -> list[str]:
        """Return the score sheet as it stands."""
        return describe.score_lines(self.view)

    def told(self, events: Sequence[ClassicEvent], viewer: int) -> list[list[str]]:
        """Return what happened, as far as a seat may know it; sealed choices are left out."""
        return told(self.words, seen_by(self.session, viewer, events))

    def hand_over_words(self, seat: int) -> str:
        """Ask the others to leave the keyboard to one person."""
        return str(self.words.say("terminal-classic-hand-over", player=self.words.player(seat)))
