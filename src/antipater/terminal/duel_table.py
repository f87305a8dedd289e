"""The table of Duel on the whole screen: pointing at the structure, and the sheets to read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from antipater.game.bits import members_of
from antipater.terminal.board import Pantheon, Structure, Table
from antipater.terminal.details import about
from antipater.terminal.pages import cities_page, help_page, pantheon_page, pile_page, score_page
from antipater.terminal.table_app import Result, TableApp


class DuelTable(TableApp[Result]):
    """Shows a table of Duel; a subclass says which, and what happens on it."""

    BINDINGS: ClassVar[list[BindingType]] = [("p,P", "pantheon")]

    def compose(self) -> ComposeResult:
        """Show the table."""
        yield Table(id="table")

    @property
    def table(self) -> Table:
        """The table, whatever lies over it."""
        return self.screen_stack[0].query_one(Table)

    def point_at(self, slot: int) -> None:
        """Point at a card of the structure."""
        self.cursor = slot
        self.show()

    def on_structure_pointed(self, message: Structure.Pointed) -> None:
        """Point where the mouse points."""
        self.point_at(message.slot)

    def action_next(self, step: int) -> None:
        """Point at the next card of the structure, accessible or not."""
        slots = members_of(self.view.state.present)
        if slots:
            place = slots.index(self.cursor) if self.cursor in slots else -1
            self.point_at(slots[(place + step) % len(slots)])

    def action_inspect(self) -> None:
        """Explain the card that is pointed at."""
        self.read(lambda view: (view.words.say("terminal-title-inspect"), about(view)), "i")

    def action_cities(self) -> None:
        """Show everything in both cities."""
        self.read(cities_page, "c")

    def action_pile(self) -> None:
        """Show the discard pile."""
        self.read(pile_page, "x")

    def open_pantheon(self, space: int) -> None:
        """Show the Pantheon with everything that is known of it, in a game that has one."""
        if self.view.pantheon is not None:
            self.read(pantheon_page, "p")

    def action_pantheon(self) -> None:
        """Open the Pantheon."""
        self.open_pantheon(0)

    def on_pantheon_pointed(self, message: Pantheon.Pointed) -> None:
        """Open the Pantheon at the space that was clicked."""
        self.open_pantheon(message.space)

    def action_score(self) -> None:
        """Show the score sheet as it stands."""
        self.read(score_page, "s")

    def action_help(self) -> None:
        """Explain keys and symbols."""
        self.read(help_page, "question_mark", "h", "f1")
