"""A record of classic 7 Wonders on the whole screen, turn by turn; V goes round the table."""

from rich.text import Text

from antipater.game.seats import CHANCE
from antipater.rules.classic.turn import card_in
from antipater.terminal.classic.table import ClassicTable
from antipater.terminal.classic.telling import latest, told
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.keys import key_line, story_text
from antipater.terminal.replaying import Replaying
from antipater.terminal.view import NOWHERE


class ClassicReplay(ClassicTable[None], Replaying):
    """Shows the frames of a game; the card is pointed at that the seat in view plays next."""

    @property
    def view(self) -> ClassicView:
        """The frame, seen from one seat; whoever watches a record may see every hand."""
        return ClassicView(self.cut[self.place].state, self.seat, self.words, self.cursor)

    def show(self) -> None:
        """Draw the frame."""
        frame, words = self.cut[self.place], self.words
        counted = words.say("terminal-frame", turn=frame.turn, place=self.place + 1, frames=len(self.cut))
        news = latest(told(words, frame.events))
        seen_by = words.say("terminal-classic-seen-from", player=words.player(self.seat))
        hint = f"{counted}  {seen_by}  ▶ {words.decision(frame.state)}"
        self.table.show(self.view, hint, news, story_text(told(words, self.recent())), self.keys())

    def keys(self) -> Text:
        """Return the line of keys."""
        return key_line(self.key_entries(), self.size.width)

    def arrived(self) -> None:
        """Point at the card that is played next."""
        self.cursor = self.next_card()
        self.show()

    def action_turn_round(self) -> None:
        """See the table from the next seat."""
        self.seat = (self.seat + 1) % self.record.game().seats
        self.arrived()

    def next_card(self) -> int:
        """Return the place in the hand of the card that the seat in view plays in this frame."""
        later = self.cut[self.place + 1].events if self.place + 1 < len(self.cut) else ()
        own = [event.action for event in later if event.seat == self.seat != CHANCE]
        hand = self.view.hand
        return hand.index(card_in(own[0])) if own and card_in(own[0]) in hand else NOWHERE
