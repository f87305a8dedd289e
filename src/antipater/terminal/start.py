"""The menu before a game: what is played, how many play, against whom."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize

from antipater.ai.agents import opponents_of
from antipater.catalog import kit, names, ruleset
from antipater.terminal.palette import BOLD, BRIGHT
from antipater.terminal.settings import HUMAN, LEAST_HEIGHT, LEAST_WIDTH, Settings
from antipater.terminal.sheets import ChoosingSheet, Sheet, TooSmall
from antipater.terminal.table_app import HEIGHTS, THEME, WIDTHS
from antipater.terminal.widgets import key_line
from antipater.text.catalogue import bundle
from antipater.text.opponents import about, title_of
from antipater.text.words import LANGUAGES, words_about

LEVEL = "level:"
SEATS = "players"  # the option that says how many play


@dataclass(frozen=True)
class Menu:
    """What a sheet of the menu shows: words, and the settings so far."""

    words: Any
    settings: Settings


class MenuSheet(ChoosingSheet, inherit_bindings=False):
    """One question; it returns the place of the answer, or None to go back."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "look"), ("f2", "app.language"), ("q,Q", "app.leave")]

    def __init__(self, menu: Menu, message: str, answers: Sequence[str], first: str) -> None:
        super().__init__(menu, range(len(answers)))
        self.message, self.answers = message, answers
        self.first = list(answers).index(first) if first in answers else 0

    def fill(self, view: Menu) -> None:
        """Write everything in the words of a menu."""
        super().fill(view)
        say, other = view.words.say, other_language(view.words.language)
        keys = [("↑↓", say("terminal-key-point"), ""), ("⏎", say("terminal-key-choose"), "screen.choose")]
        keys.append(("Esc", say("terminal-key-back"), "screen.look"))
        keys += [
            ("F2", say(f"terminal-language-{other}"), "app.language"),
            ("Q", say("terminal-key-quit"), "app.leave"),
        ]
        self.query_one("#foot").update(key_line(keys))  # type: ignore[attr-defined]

    def question(self) -> str:
        """Return what is asked."""
        return str(self.view.words.say(self.message))

    def label(self, action: int) -> Text:
        """Return an answer."""
        return Text(title(self.answers[action], self.view.words), BOLD)

    def meaning(self, action: int) -> Text:
        """Explain an answer."""
        answer, words = self.answers[action], self.view.words
        return Text.assemble((title(answer, words), BRIGHT), "\n\n", described(answer, words))


def other_language(language: str) -> str:
    """Return the language that F2 changes to."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def title(answer: str, words: Any) -> str:
    """Return an answer in words: a ruleset, a number of players or an opponent."""
    if answer in names():
        return kit(answer).titles.get(words.language, answer)
    if answer.isdecimal():
        return str(words.say("terminal-start-players", players=answer))
    return str(words.say("terminal-start-human")) if answer == HUMAN else title_of(answer, words.language)


def described(answer: str, words: Any) -> str:
    """Return what an answer means, as far as there are words for it."""
    if answer in names():
        message = f"ruleset-{answer.replace('+', '-')}-about"
        return str(words.say(message)) if bundle(words.language).has_message(message) else ""
    if answer.isdecimal():
        return str(words.say("option-players-2-note")) if answer == "2" else ""
    return str(words.say("terminal-start-human-about")) if answer == HUMAN else about(answer, words.language)


class StartApp(App[Settings | None]):
    """Asks one question after the other; `run` returns the settings of the game, None if there is to be none."""

    TITLE = "Antipater"
    CSS_PATH = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", priority=True)]

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.register_theme(THEME)
        self.theme = THEME.name

    @property
    def menu(self) -> Menu:
        """What the sheets show."""
        return Menu(words_about(ruleset("duel"), self.settings.language), self.settings)

    def on_mount(self) -> None:
        """Ask the first question."""
        self.ask_game()

    def ask_game(self) -> None:
        """Ask what is played."""
        games = names()
        sheet = MenuSheet(self.menu, "terminal-start-game", games, self.settings.ruleset)
        self.push_screen(sheet, lambda place: self.action_leave() if place is None else self.game_chosen(games[place]))

    def game_chosen(self, name: str) -> None:
        """Ask how many play, if that is open, or else against whom."""
        self.settings = replace(self.settings, ruleset=name, options={})
        seats = sorted(value for value in ruleset(name).choices.get(SEATS, ()) if value.isdecimal())
        if not seats:
            self.ask_opponent()
            return

        def answered(place: int | None) -> None:
            if place is None:
                self.ask_game()
            else:
                self.settings = replace(self.settings, options={SEATS: seats[place]})
                self.ask_opponent()

        usual = str(ruleset(name).seats)
        self.push_screen(MenuSheet(self.menu, "terminal-start-seats", seats, usual), answered)

    def ask_opponent(self) -> None:
        """Ask against whom."""
        known = opponents_of(self.settings.ruleset)
        levels = [name for name in known if name.startswith(LEVEL)] or known
        rivals = [*levels, HUMAN]

        def answered(place: int | None) -> None:
            if place is None:
                self.ask_game()
            else:
                self.exit(replace(self.settings, opponent=rivals[place]))

        self.push_screen(MenuSheet(self.menu, "terminal-start-opponent", rivals, rivals[0]), answered)

    def action_language(self) -> None:
        """Change the language at once."""
        self.settings = replace(self.settings, language=other_language(self.settings.language))
        for screen in self.screen_stack:
            if isinstance(screen, Sheet):
                screen.fill(self.menu)

    def action_leave(self) -> None:
        """Play nothing."""
        self.exit(None)

    def on_resize(self, event: Resize) -> None:
        """Cover the menu while the terminal is too small."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        if small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.menu))
        elif not small and isinstance(self.screen, TooSmall):
            self.pop_screen()
