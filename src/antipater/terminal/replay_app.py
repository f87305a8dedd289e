"""A record of Duel on the whole screen; in each frame the card is pointed at that is taken next."""

from rich.text import Text

from antipater.terminal.duel_table import DuelTable
from antipater.terminal.explain import slot_of
from antipater.terminal.keys import key_line, story_text
from antipater.terminal.replaying import Replaying
from antipater.terminal.telling import told
from antipater.terminal.view import NOWHERE, View


class ReplayApp(DuelTable[None], Replaying):
    """Shows the frames of a game of Duel."""

    @property
    def view(self) -> View:
        """The frame, seen from one side."""
        return View(self.cut[self.place].state, self.seat, self.words, self.cursor)

    def show(self) -> None:
        """Draw the frame."""
        frame, words = self.cut[self.place], self.words
        counted = words.say("terminal-frame", turn=frame.turn, place=self.place + 1, frames=len(self.cut))
        coming = words.decision(frame.state) if frame.chosen is None else told(words, [frame.chosen])[0][0]
        news = "  ".join(story[0] for story in told(words, frame.events))
        self.table.show(self.view, f"{counted}  ▶ {coming}", news, story_text(told(words, self.recent())), self.keys())

    def keys(self) -> Text:
        """Return the line of keys."""
        entries = self.key_entries()
        if self.view.pantheon is not None:
            entries.insert(5, ("P", self.words.say("terminal-key-pantheon"), "app.pantheon"))
        return key_line(entries, self.size.width)

    def arrived(self) -> None:
        """Point at the card that is taken next."""
        chosen = self.cut[self.place].chosen
        slot = slot_of(chosen.action) if chosen else None
        self.point_at(NOWHERE if slot is None else slot)
