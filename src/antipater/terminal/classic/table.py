"""The table of classic 7 Wonders on the whole screen: pointing at the hand, and the sheets to read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from antipater.terminal.classic.board import ClassicBoard, Hand
from antipater.terminal.classic.details import about
from antipater.terminal.classic.pages import cities_page, help_page, known_page, pile_page, score_page
from antipater.terminal.table_app import Result, TableApp


class ClassicTable(TableApp[Result]):
    """Shows a table of classic 7 Wonders; a subclass says which, and what happens on it."""

    CSS_PATH = "../app.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [("k,K", "known")]

    def compose(self) -> ComposeResult:
        """Show the table."""
        yield ClassicBoard(id="table")

    @property
    def table(self) -> ClassicBoard:
        """The table, whatever lies over it."""
        return self.screen_stack[0].query_one(ClassicBoard)

    def point_at(self, place: int) -> None:
        """Point at a card of the hand."""
        self.cursor = place
        self.show()

    def on_hand_pointed(self, message: Hand.Pointed) -> None:
        """Point where the mouse points."""
        self.point_at(message.place)

    def action_next(self, step: int) -> None:
        """Point at the next card of the hand."""
        cards = len(self.view.hand)
        if cards:
            self.point_at((self.cursor + step) % cards)

    def action_inspect(self) -> None:
        """Explain the card that is pointed at."""
        self.read(lambda view: (view.words.say("terminal-title-inspect"), about(view)), "i")

    def action_cities(self) -> None:
        """Show everything in all cities."""
        self.read(cities_page, "c")

    def action_known(self) -> None:
        """Show what is known of the other hands."""
        self.read(known_page, "k")

    def action_pile(self) -> None:
        """Show what is known of the discard pile."""
        self.read(pile_page, "x")

    def action_score(self) -> None:
        """Show the score sheet as it stands."""
        self.read(score_page, "s")

    def action_help(self) -> None:
        """Explain keys and symbols."""
        self.read(help_page, "question_mark", "h", "f1")
