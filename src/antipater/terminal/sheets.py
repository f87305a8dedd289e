"""Sheets that lie over the table of any game: a text, a choice, a cover, the result, a number to type."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH
from antipater.terminal.widgets import KeyLine, key_line

Page = tuple[str, Text]  # a title and a text
Contents = Callable[[Any], Page]  # of a view of the game that is played


class Sheet(ModalScreen[int | None]):
    """A sheet over the table; it is filled again when the language changes."""

    BINDINGS: ClassVar[list[BindingType]] = [("f2", "app.language")]

    def fill(self, view: Any) -> None:
        """Write everything in the words of a view."""


class TextSheet(Sheet):
    """A text to read; any of its keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [(key, "close_sheet") for key in ("escape", "enter", "space", "q", "Q")]

    def __init__(self, view: Any, contents: Contents, keys: Sequence[str] = ()) -> None:
        super().__init__()
        self.view = view
        self.contents = contents
        for key in keys:
            self._bindings.bind(both_cases(key), "close_sheet", show=False)

    def compose(self) -> ComposeResult:
        """Lay out the title, the text and the keys."""
        with Vertical(id="sheet"):
            yield Static(id="title")
            with VerticalScroll(id="body"):
                yield Static(id="text")
            yield KeyLine(id="foot")

    def on_mount(self) -> None:
        """Fill the sheet."""
        self.fill(self.view)
        self.query_one("#body").focus()

    def fill(self, view: Any) -> None:
        """Write everything in the words of a view."""
        title, text = self.contents(view)
        self.query_one("#title", Static).update(title)
        self.query_one("#text", Static).update(text)
        self.query_one("#foot", Static).update(self.foot(view))

    def foot(self, view: Any) -> Text:
        """Return the keys that can be pressed now."""
        say = view.words.say
        return key_line(
            [("↑↓", say("terminal-key-scroll"), ""), ("Esc", say("terminal-key-back"), "screen.close_sheet")]
        )

    def action_close_sheet(self) -> None:
        """Close the sheet."""
        self.dismiss(None)


def both_cases(key: str) -> str:
    """Return a key as it is bound: a letter with and without Shift."""
    return f"{key.lower()},{key.upper()}" if len(key) == 1 else key.lower()


class Options(OptionList):
    """A list where a click points and a second click on the same line chooses."""

    def on_click(self, event: Click) -> None:
        """Point at another line."""
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked != self.highlighted:
            event.prevent_default()
            self.highlighted = clicked


class ChoosingSheet(Sheet):
    """A choice among actions, with an explanation of the highlighted one.

    It returns the chosen action, or None to look at the table first.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "look"),
        ("v,V", "look"),
        ("question_mark", "app.page('help')"),
        ("c,C", "app.page('cities')"),
        ("x,X", "app.page('pile')"),
        ("s,S", "app.page('score')"),
        ("t,T", "app.advice"),
        ("u,U,backspace", "app.take_back"),
        ("q,Q", "app.leave"),
    ]

    def __init__(self, view: Any, actions: Sequence[int]) -> None:
        super().__init__()
        self.view = view
        self.actions = list(actions)
        self.first = 0  # the option that is highlighted in the beginning

    def compose(self) -> ComposeResult:
        """Lay out the question, the options and their explanation."""
        with Vertical(id="sheet"):
            yield Static(id="title")
            with Horizontal(id="choice"):
                yield Options(id="options")
                yield Static(id="meaning")
            yield KeyLine(id="foot")

    def on_mount(self) -> None:
        """Fill the sheet."""
        self.fill(self.view)
        self.query_one(Options).focus()

    def fill(self, view: Any) -> None:
        """Write everything in the words of a view."""
        self.view = view
        words, options = view.words, self.query_one(Options)
        place = self.first if options.highlighted is None else options.highlighted
        options.clear_options()
        options.add_options([Option(self.label(action)) for action in self.actions])
        options.highlighted = place
        self.query_one("#title", Static).update(self.question())
        self.explain(place)
        keys = [("↑↓", words.say("terminal-key-point"), ""), ("⏎", words.say("terminal-key-choose"), "screen.choose")]
        keys.append(("V", words.say("terminal-key-look"), "screen.look"))
        self.query_one("#foot", Static).update(key_line(keys))

    @abstractmethod
    def question(self) -> str:
        """Return what is asked."""

    @abstractmethod
    def label(self, action: int) -> Text:
        """Return an option in a few lines."""

    @abstractmethod
    def meaning(self, action: int) -> Text:
        """Explain an option."""

    def explain(self, place: int) -> None:
        """Explain the highlighted option."""
        self.query_one("#meaning", Static).update(self.meaning(self.actions[place]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the highlighted option."""
        self.explain(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose."""
        self.choose(self.actions[event.option_index])

    def choose(self, action: int) -> None:
        """Return an action to the table."""
        self.dismiss(action)

    def action_choose(self) -> None:
        """Choose the highlighted option."""
        self.query_one(Options).action_select()

    def action_look(self) -> None:
        """Look at the table before choosing."""
        self.dismiss(None)


class CoverSheet(Sheet):
    """Hides everything while one person leaves the screen to another (P2.4, C2.1)."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "uncover"), ("q,Q", "app.leave")]

    def __init__(self, view: Any, seat: int, request: Callable[[Any, int], str]) -> None:
        super().__init__()
        self.view = view
        self.seat = seat  # of the person who comes to the screen
        self.request = request  # the words that ask for it

    def compose(self) -> ComposeResult:
        """Write a few words."""
        yield Static(id="needed")

    def on_mount(self) -> None:
        """Fill the sheet."""
        self.fill(self.view)

    def fill(self, view: Any) -> None:
        """Write everything in the words of a view."""
        self.query_one("#needed", Static).update(self.request(view.words, self.seat))

    def on_click(self) -> None:
        """Uncover."""
        self.action_uncover()

    def action_uncover(self) -> None:
        """Show the table to the person who has come."""
        self.dismiss(None)


class EndSheet(TextSheet):
    """The result; it returns 1 for another game, None to stay and look at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n,N", "again"),
        ("v,V", "close_sheet"),
        ("q,Q", "app.leave"),
    ]

    def foot(self, view: Any) -> Text:
        """Return the keys that can be pressed now."""
        say = view.words.say
        return key_line(
            [
                ("N", say("terminal-key-again"), "screen.again"),
                ("V", say("terminal-key-look"), "screen.close_sheet"),
                ("Q", say("terminal-key-quit"), "app.leave"),
            ]
        )

    def action_again(self) -> None:
        """Ask for another game."""
        self.dismiss(1)


class NumberSheet(Sheet):
    """Asks for a number; it returns None if there is none."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close_sheet")]

    def __init__(self, view: Any, question: str, most: int) -> None:
        super().__init__()
        self.view = view
        self.question = question
        self.most = most

    def compose(self) -> ComposeResult:
        """Lay out the question and a line for the answer."""
        with Vertical(id="sheet"):
            yield Static(id="title")
            yield Input(type="integer", id="number")

    def on_mount(self) -> None:
        """Fill the sheet."""
        self.fill(self.view)
        self.query_one(Input).focus()

    def fill(self, view: Any) -> None:
        """Write everything in the words of a view."""
        self.query_one("#title", Static).update(view.words.say(self.question, most=self.most))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return the number."""
        self.dismiss(int(event.value) if event.value.isdecimal() else None)

    def action_close_sheet(self) -> None:
        """Return no number."""
        self.dismiss(None)


class TooSmall(Sheet):
    """Names the size that the game needs, until the terminal is large enough."""

    BINDINGS: ClassVar[list[BindingType]] = [("q,Q", "app.leave")]

    def __init__(self, view: Any) -> None:
        super().__init__()
        self.view = view

    def compose(self) -> ComposeResult:
        """Write a few words."""
        yield Static(id="needed")

    def on_mount(self) -> None:
        """Fill the sheet."""
        self.fill(self.view)

    def fill(self, view: Any) -> None:
        """Write everything in the words of a view."""
        sizes = {"least_width": LEAST_WIDTH, "least_height": LEAST_HEIGHT}
        self.query_one("#needed", Static).update(view.words.say("terminal-too-small", **sizes))
