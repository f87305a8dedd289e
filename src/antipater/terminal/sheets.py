"""What lies over the table for a while: choices that an effect gives, the log, scores, cities, help."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from antipater.data.columns import BY_NUMBER
from antipater.data.items import TOKEN_ITEMS
from antipater.rules.duel.actions import EMPTY
from antipater.terminal import signs
from antipater.terminal.board import KeyLine, Structure, key_line
from antipater.terminal.canvas import as_text, shortened
from antipater.terminal.details import about_item
from antipater.terminal.explain import (
    about_choice,
    hand_over,
    is_sharing,
    item_of,
    items_of,
    shared_cards,
    slot_of,
    space_of,
)
from antipater.terminal.palette import CARD_COLORS, FAINT, PAPER, bar_style, style
from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH
from antipater.terminal.view import View

BRIEF = 2  # options that need no room

Contents = Callable[[View], tuple[str, Text]]


class Sheet(ModalScreen[int | None]):
    """A sheet over the table; it is filled again when the language changes."""

    BINDINGS: ClassVar[list[BindingType]] = [("f2", "app.language")]

    def fill(self, view: View) -> None:
        """Write everything in the words of a view."""


class TextSheet(Sheet):
    """Something to read; any of its keys puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [(key, "put_away") for key in ("escape", "enter", "space", "q", "Q")]

    def __init__(self, view: View, contents: Contents, keys: Sequence[str] = ()) -> None:
        super().__init__()
        self.view = view
        self.contents = contents
        for key in keys:
            both_cases = (key, key.upper()) if len(key) == 1 else (key,)
            self._bindings.bind(",".join(both_cases), "put_away", show=False)

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

    def fill(self, view: View) -> None:
        """Write everything in the words of a view."""
        title, text = self.contents(view)
        self.query_one("#title", Static).update(title)
        self.query_one("#text", Static).update(text)
        self.query_one("#foot", Static).update(self.foot(view))

    def foot(self, view: View) -> Text:
        """Return the keys that can be pressed now."""
        say = view.words.say
        return key_line([("↑↓", say("terminal-key-scroll"), ""), ("Esc", say("terminal-key-back"), "screen.put_away")])

    def action_put_away(self) -> None:
        """Put the sheet away."""
        self.dismiss(None)


class Options(OptionList):
    """A list where a click points and a second click on the same line chooses."""

    def on_click(self, event: Click) -> None:
        """Point at a line that was not pointed at."""
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked != self.highlighted:
            event.prevent_default()
            self.highlighted = clicked


class ChoiceSheet(Sheet):
    """A choice that the draft or an effect gives, with an explanation of what is pointed at.

    It gives the chosen action, or None to look at the table first.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "look"),
        ("v,V", "look"),
        ("question_mark", "app.help"),
        ("c,C", "app.cities"),
        ("x,X", "app.pile"),
        ("s,S", "app.score"),
        ("p,P", "app.pantheon"),
        ("q,Q", "app.leave"),
    ]

    def __init__(self, view: View, actions: Sequence[int] = ()) -> None:
        super().__init__()
        self.view = view
        self.actions = list(actions) or view.state.legal(view.seat)
        self.first = 0  # the option that is pointed at in the beginning
        # What concerns the structure or the track is chosen in sight of it (D9.4), so that sheet leaves it uncovered.
        aside = any(in_sight(view, action) for action in self.actions)
        self.set_class(aside, "-aside")
        self.set_class(aside and len(self.actions) > BRIEF, "-long")

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

    def fill(self, view: View) -> None:
        """Write everything in the words of a view."""
        self.view = view
        words, options = view.words, self.query_one(Options)
        pointed = self.first if options.highlighted is None else options.highlighted
        options.clear_options()
        options.add_options([Option(self.label(action)) for action in self.actions])
        options.highlighted = pointed
        self.query_one("#title", Static).update(self.question())
        self.explain(pointed)
        keys = [("↑↓", words.say("terminal-key-point"), ""), ("⏎", words.say("terminal-key-choose"), "screen.choose")]
        keys.append(("V", words.say("terminal-key-look"), "screen.look"))
        self.query_one("#foot", Static).update(key_line(keys))

    def question(self) -> str:
        """Return what is asked."""
        return self.view.words.decision(self.view.state)

    def label(self, action: int) -> Text:
        """Return an option in a few lines: the name on its colour, and what it costs and does."""
        item = item_of(self.view.state, action)
        if is_sharing(action):
            return self.share_label(action)
        if item == EMPTY or slot_of(action) is not None:
            return Text(f" {self.view.words.action(self.view.state, action, self.view.seat)}", style(PAPER, bold=True))
        row = BY_NUMBER[item]
        text = Text()
        text.append(f" {signs.SHAPES[row.column]} {self.view.words.name(item)} ", bar_style(row.column, True))
        space = space_of(action)
        if space is not None and self.view.pantheon is not None:
            mine, theirs = (
                self.view.pantheon.price_of_space(seat, space) for seat in (self.view.seat, 1 - self.view.seat)
            )
            text.append(" " + self.view.words.say("terminal-to-space", number=space + 1), style(PAPER))
            text.append(f"  {mine}{signs.COIN}", signs.COIN_STYLE)
            text.append(f"/{theirs}", style(FAINT))
            return text
        if item >= TOKEN_ITEMS:  # most of what tokens do has no sign
            for line in self.view.words.effects(item):
                text.append(f"\n{line}", style(PAPER))
            return text
        text.append("\n  ")
        text.append_text(as_text(signs.cost(self.view.words, row)))
        text.append(" → ", style(CARD_COLORS[row.column]))
        text.append_text(as_text(signs.effects(self.view.words, row)))
        return text

    def share_label(self, action: int) -> Text:
        """Return a way to share three cards: a line for each player and one for the discard pile (M3)."""
        words, seat = self.view.words, self.view.seat
        takers = (words.player(seat), words.player(1 - seat), words.say("terminal-to-pile"))
        text = Text()
        for place, (taker, card) in enumerate(zip(takers, shared_cards(self.view.state, action), strict=True)):
            column = BY_NUMBER[card].column
            text.append(("\n" if place else "") + f" {shortened(taker, 10):<10} ", style(PAPER))
            text.append(f" {signs.SHAPES[column]} {words.name(card)} ", bar_style(column, place < 2))
        return text

    def explain(self, place: int) -> None:
        """Explain an option; a card of the structure is pointed at."""
        view, action = self.view, self.actions[place]
        text = Text()
        for item in items_of(view.state, action):
            text.append_text(about_item(view, item))
        for line in about_choice(view, action):
            text.append(f"{line}\n")
        self.query_one("#meaning", Static).update(text)
        slot = slot_of(action)
        if slot is not None:
            self.post_message(Structure.Pointed(slot))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain what is pointed at."""
        self.explain(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose."""
        self.choose(self.actions[event.option_index])

    def choose(self, action: int) -> None:
        """Give an action."""
        self.dismiss(action)

    def action_choose(self) -> None:
        """Choose what is pointed at."""
        self.query_one(Options).action_select()

    def action_look(self) -> None:
        """Look at the table before choosing."""
        self.dismiss(None)


def in_sight(view: View, action: int) -> bool:
    """Tell whether an option is chosen in sight of the table: it is about a place on it, or about nothing printed."""
    placed = slot_of(action) is not None or space_of(action) is not None
    return placed or not items_of(view.state, action)


class CoverSheet(Sheet):
    """Hides everything while one person hands the screen to another (P2.4)."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "uncover"), ("q,Q", "app.leave")]

    def __init__(self, view: View, seat: int) -> None:
        super().__init__()
        self.view = view
        self.seat = seat  # who comes to the screen

    def compose(self) -> ComposeResult:
        """Write a few words."""
        yield Static(id="needed")

    def on_mount(self) -> None:
        """Fill the sheet."""
        self.fill(self.view)

    def fill(self, view: View) -> None:
        """Write everything in the words of a view."""
        self.query_one("#needed", Static).update(hand_over(view.words, self.seat))

    def on_click(self) -> None:
        """Uncover."""
        self.action_uncover()

    def action_uncover(self) -> None:
        """Show the table to whoever has come."""
        self.dismiss(None)


class EndSheet(TextSheet):
    """The result; it gives 1 for another game, None to stay and look at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n,N", "again"),
        ("v,V", "put_away"),
        ("q,Q", "app.leave"),
    ]

    def foot(self, view: View) -> Text:
        """Return the keys that can be pressed now."""
        say = view.words.say
        return key_line(
            [
                ("N", say("terminal-key-again"), "screen.again"),
                ("V", say("terminal-key-look"), "screen.put_away"),
                ("Q", say("terminal-key-quit"), "app.leave"),
            ]
        )

    def action_again(self) -> None:
        """Ask for another game."""
        self.dismiss(1)


class NumberSheet(Sheet):
    """Asks for a number; it gives None if there is none."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "put_away")]

    def __init__(self, view: View, question: str, most: int) -> None:
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

    def fill(self, view: View) -> None:
        """Write everything in the words of a view."""
        self.query_one("#title", Static).update(view.words.say(self.question, most=self.most))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the number."""
        self.dismiss(int(event.value) if event.value.isdecimal() else None)

    def action_put_away(self) -> None:
        """Give none."""
        self.dismiss(None)


class TooSmall(Sheet):
    """Says which size the game needs; it goes away by itself when the terminal is large enough."""

    BINDINGS: ClassVar[list[BindingType]] = [("q,Q", "app.leave")]

    def __init__(self, view: View) -> None:
        super().__init__()
        self.view = view

    def compose(self) -> ComposeResult:
        """Write a few words."""
        yield Static(id="needed")

    def on_mount(self) -> None:
        """Fill the sheet."""
        self.fill(self.view)

    def fill(self, view: View) -> None:
        """Write everything in the words of a view."""
        sizes = {"least_width": LEAST_WIDTH, "least_height": LEAST_HEIGHT}
        self.query_one("#needed", Static).update(view.words.say("terminal-too-small", **sizes))
