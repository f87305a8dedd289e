"""What playing and replaying share on the whole screen: one table, the sheets to read, two languages, any size."""

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, TypeVar

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.theme import Theme

from antipater.game.bits import members_of
from antipater.terminal import palette
from antipater.terminal.board import Pantheon, Structure, Table
from antipater.terminal.details import about
from antipater.terminal.pages import Page, cities_page, help_page, pantheon_page, pile_page, score_page
from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH
from antipater.terminal.sheets import Sheet, TextSheet, TooSmall
from antipater.terminal.view import NOWHERE, View
from antipater.text.words import LANGUAGES, Words

Result = TypeVar("Result")

SIDE_WIDTH = 100  # from this width on there is room beside the structure
# What the style sheet calls terminals from these widths and heights on.
WIDTHS = [(0, "-narrow"), (SIDE_WIDTH, "-normal"), (130, "-wide")]
HEIGHTS = [(0, "-low"), (30, "-middling"), (38, "-tall")]
THEME = Theme(
    name="antipater",
    primary=palette.GOLD,
    secondary=palette.FAINT,
    foreground=palette.PAPER,
    background=palette.INK,
    surface=palette.PANEL,
    panel=palette.RAISED,
    dark=True,
)


class TableScreen(Screen[None]):
    """The screen with the table; here Tab goes from card to card."""

    BINDINGS: ClassVar[list[BindingType]] = [("tab", "app.next(1)"), ("shift+tab", "app.next(-1)")]


class TableApp(App[Result]):
    """Shows a table; a subclass says which, and what happens on it."""

    TITLE = "Antipater"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        ("pageup", "leaf(-1)"),
        ("pagedown", "leaf(1)"),
        ("i,I", "inspect"),
        ("c,C", "cities"),
        ("x,X", "pile"),
        ("s,S", "score"),
        ("p,P", "pantheon"),
        ("question_mark,h,f1", "help"),
        ("f2", "language"),
        ("q,Q", "leave"),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.cursor = NOWHERE
        self.register_theme(THEME)
        self.theme = THEME.name

    def get_default_screen(self) -> Screen[None]:
        """Return the screen for the table."""
        return TableScreen(id="_default")

    def compose(self) -> ComposeResult:
        """Show the table."""
        yield Table(id="table")

    @property
    @abstractmethod
    def view(self) -> View:
        """What is seen now."""

    @abstractmethod
    def show(self) -> None:
        """Draw what is seen now."""

    def uncovered(self) -> None:
        """Act on the table being bare again."""

    @abstractmethod
    def words_in(self, language: str) -> Words:
        """Return the words of a language for the players at this table."""

    @property
    def table(self) -> Table:
        """The table, whatever lies over it."""
        return self.screen_stack[0].query_one(Table)

    # Pointing.

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

    def action_leaf(self, pages: int) -> None:
        """Leaf through what is said about the card."""
        text = self.query_one("#about", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 1), animate=False)

    # Sheets.

    def read(self, contents: Callable[[View], Page], *keys: str) -> None:
        """Lay something to read over the table, and over a choice that waits."""
        if not isinstance(self.screen, TextSheet | TooSmall):
            self.push_screen(TextSheet(self.view, contents, keys), lambda _: self.uncovered())

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

    # Languages.

    @property
    def other_language(self) -> str:
        """The language that F2 changes to."""
        return LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]

    def action_language(self) -> None:
        """Speak the other language, at once and everywhere."""
        self.words = self.words_in(self.other_language)
        self.show()
        for screen in self.screen_stack:
            if isinstance(screen, Sheet):
                screen.fill(self.view)

    # The terminal.

    def action_leave(self) -> None:
        """Stop."""
        self.exit()

    def on_resize(self, event: Resize) -> None:
        """Say so if the terminal has become too small, until it is large enough again."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        if small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.view))
        elif not small and isinstance(self.screen, TooSmall):
            self.pop_screen()
            self.uncovered()
        self.show()
