"""What playing and replaying share on the whole screen: one table, the sheets to read, two languages, any size."""

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar

from textual.app import App
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.theme import Theme

from antipater.terminal import palette
from antipater.terminal.reading import Contents, Sheet, TextSheet, TooSmall
from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH
from antipater.terminal.view import NOWHERE
from antipater.text.words import LANGUAGES

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
    """Shows the table of a game, whichever it is; subclasses say what is on it, and what happens."""

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
        ("question_mark,h,f1", "help"),
        ("f2", "language"),
        ("q,Q", "leave"),
    ]

    def __init__(self, words: Any) -> None:
        super().__init__()
        self.words = words  # of the game that is played
        self.cursor = NOWHERE
        self.register_theme(THEME)
        self.theme = THEME.name

    def get_default_screen(self) -> Screen[None]:
        """Return the screen for the table."""
        return TableScreen(id="_default")

    @property
    @abstractmethod
    def view(self) -> Any:
        """What is seen now: a view of the game that is played."""

    @abstractmethod
    def show(self) -> None:
        """Draw what is seen now."""

    def uncovered(self) -> None:
        """Act on the table being bare again."""

    @abstractmethod
    def words_in(self, language: str) -> Any:
        """Return the words of a language for the players at this table."""

    def action_leaf(self, pages: int) -> None:
        """Leaf through what is said about the card."""
        text = self.screen_stack[0].query_one("#about", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 1), animate=False)

    # Sheets.

    def read(self, contents: Contents, *keys: str) -> None:
        """Lay something to read over the table, and over a choice that waits."""
        if not isinstance(self.screen, TextSheet | TooSmall):
            self.push_screen(TextSheet(self.view, contents, keys), lambda _: self.uncovered())

    @abstractmethod
    def action_inspect(self) -> None:
        """Explain the card that is pointed at."""

    @abstractmethod
    def action_cities(self) -> None:
        """Show everything in the cities."""

    @abstractmethod
    def action_pile(self) -> None:
        """Show what is known of the discard pile."""

    @abstractmethod
    def action_score(self) -> None:
        """Show the score sheet as it stands."""

    @abstractmethod
    def action_help(self) -> None:
        """Explain keys and symbols."""

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
