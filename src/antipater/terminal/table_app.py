"""The table of any game on the whole screen: one board, pages to read, two languages, any size."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.theme import Theme

from antipater.terminal import palette
from antipater.terminal.board import Board
from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH
from antipater.terminal.sheets import Contents, Sheet, TextSheet, TooSmall
from antipater.terminal.view import NOWHERE
from antipater.terminal.widgets import Key, Pointed
from antipater.text.words import LANGUAGES

Result = TypeVar("Result")

SIDE_WIDTH = 100  # from this width on there is room beside the cards
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
# The keys of pages; the same key closes the page.
PAGE_KEYS = {
    "inspect": ("i",),
    "cities": ("c",),
    "pile": ("x",),
    "score": ("s",),
    "help": ("question_mark", "h", "f1"),
    "log": ("l",),
    "known": ("k",),
}


class TableScreen(Screen[None]):
    """The screen with the table; here Tab goes from card to card."""

    BINDINGS: ClassVar[list[BindingType]] = [("tab", "app.next(1)"), ("shift+tab", "app.next(-1)")]


class TableApp(App[Result]):
    """Shows the table of a game; a family of rulesets adds what is on it."""

    TITLE = "Antipater"
    CSS_PATH = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True),  # from every sheet, too
        ("pageup", "scroll_about(-1)"),
        ("pagedown", "scroll_about(1)"),
        ("i,I", "page('inspect')"),
        ("c,C", "page('cities')"),
        ("x,X", "page('pile')"),
        ("s,S", "page('score')"),
        ("question_mark,h,f1", "page('help')"),
        ("f2", "language"),
        ("q,Q", "leave"),
    ]
    pages: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}  # the pages of the family, by the names in PAGE_KEYS

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
    def board(self) -> Board:
        """The table, whatever lies over it."""
        return self.screen_stack[0].query_one(Board)

    @property
    @abstractmethod
    def view(self) -> Any:
        """What is seen now: a view of the game that is played."""

    @abstractmethod
    def show(self) -> None:
        """Draw what is seen now."""

    @abstractmethod
    def words_in(self, language: str) -> Any:
        """Return the words of a language for the players at this table."""

    def sheets_closed(self) -> None:
        """Act on the table being uncovered again."""

    # Pointing.

    @abstractmethod
    def action_next(self, step: int) -> None:
        """Point at the next card."""

    def point_at(self, place: int) -> None:
        """Point at a card by its place."""
        self.cursor = place
        self.show()

    def on_pointed(self, message: Pointed) -> None:
        """Point where the mouse points."""
        self.point_at(message.place)

    def action_scroll_about(self, pages: int) -> None:
        """Scroll the explanation of the card."""
        text = self.screen_stack[0].query_one("#about", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 1), animate=False)

    # Pages.

    def read(self, contents: Contents, *keys: str) -> None:
        """Lay a text over the table, and over a choice that waits."""
        if not isinstance(self.screen, TextSheet | TooSmall):
            self.push_screen(TextSheet(self.view, contents, keys), lambda _: self.sheets_closed())

    def action_page(self, name: str) -> None:
        """Show a page."""
        self.read(self.pages[name], *PAGE_KEYS[name])

    # Languages.

    @property
    def other_language(self) -> str:
        """The language that F2 changes to."""
        return LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]

    def action_language(self) -> None:
        """Change the language at once and everywhere."""
        self.words = self.words_in(self.other_language)
        self.show()
        for screen in self.screen_stack:
            if isinstance(screen, Sheet):
                screen.fill(self.view)

    # The terminal.

    def last_keys(self) -> list[Key]:
        """Return the keys at the end of every line of keys."""
        return [
            ("F2", self.words.say(f"terminal-language-{self.other_language}"), "app.language"),
            ("Q", self.words.say("terminal-key-quit"), "app.leave"),
        ]

    def page_key(self, name: str) -> Key:
        """Return the key of a page for the line of keys."""
        key = PAGE_KEYS[name][0]
        return "?" if len(key) > 1 else key.upper(), self.words.say(f"terminal-key-{name}"), f"app.page('{name}')"

    def action_leave(self) -> None:
        """Stop."""
        self.exit()

    def on_resize(self, event: Resize) -> None:
        """Cover the table while the terminal is too small."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        if small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.view))
        elif not small and isinstance(self.screen, TooSmall):
            self.pop_screen()
            self.sheets_closed()
        self.show()
