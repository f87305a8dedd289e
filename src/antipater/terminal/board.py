"""The table on the screen: hint, track, structure, what is pointed at, both cities, the log, and the keys."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from antipater.rules.duel.turn import DuelState
from antipater.terminal.canvas import Canvas
from antipater.terminal.cities import USUAL_WONDERS, draw_city
from antipater.terminal.details import about, draw_actions
from antipater.terminal.keys import KeyLine
from antipater.terminal.palette import FAINT, GOLD, INK, PAPER, style
from antipater.terminal.pantheon import draw_pantheon, ordered, space_at
from antipater.terminal.picture import Picture
from antipater.terminal.structure import draw_structure, layout
from antipater.terminal.track import draw_track
from antipater.terminal.view import View, accessible, wonders_of


class Structure(Picture):
    """The structure; a click points at a card."""

    class Pointed(Message):
        """Somebody points at a slot."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def on_click(self, event: Click) -> None:
        """Find out which card was meant."""
        if self.view is None or self.view.state.age == 0:
            return
        slot = layout(self.view.state.age, *self.size).slot_at(event.x, event.y, self.view.state.present)
        if slot is not None:
            self.post_message(self.Pointed(slot))


class Actions(Picture):
    """What can be done with a card; a click on a line means it."""

    class Meant(Message):
        """Somebody means to do something with the card that is pointed at."""

        def __init__(self, intent: int) -> None:
            super().__init__()
            self.intent = intent

    def on_click(self, event: Click) -> None:
        """Find out which line was meant."""
        if self.view is not None and self.view.cursor in accessible(self.view.state):
            intents = self.view.intents()
            if event.y < len(intents):
                self.post_message(self.Meant(intents[event.y]))


class Pantheon(Picture):
    """The row of spaces of the Pantheon; a click points at one."""

    class Pointed(Message):
        """Somebody points at a space."""

        def __init__(self, space: int) -> None:
            super().__init__()
            self.space = space

    def on_click(self, event: Click) -> None:
        """Find out which space was meant."""
        place = space_at(event.x, self.size.width)
        if place is not None and self.view is not None and self.view.pantheon is not None:
            self.post_message(self.Pointed(ordered(self.view, self.view.pantheon)[place].number))


class Table(Vertical):
    """Everything on the table, drawn from one view."""

    def compose(self) -> ComposeResult:
        """Lay out the parts; the style sheet fits them to the size of the terminal."""
        yield Static(id="hint")
        yield Picture(draw_track, id="track")
        yield Pantheon(draw_pantheon, id="pantheon")
        with Horizontal(id="middle"):
            yield Structure(draw_structure, id="structure")
            with Vertical(id="side"):
                yield Actions(draw_actions, id="actions")
                with VerticalScroll(id="about", can_focus=False):
                    yield Static(id="explanation")
        with Horizontal(id="cities"):
            yield Picture(draw_mine, id="mine")
            yield Picture(draw_theirs, id="theirs")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="story")
        yield Static(id="news")
        yield KeyLine(id="keys")

    def show(self, view: View, hint: str, news: str, story: Text, keys: Text) -> None:
        """Show a view and what is said with it."""
        self.set_class(view.pantheon is not None, "-pantheon")
        self.set_class(max(map(len, (wonders_of(view.me), wonders_of(view.rival)))) > USUAL_WONDERS, "-crowded")
        for picture in self.query(Picture):
            picture.show(view)
        self.query_one("#hint", Static).update(hint_text(view, hint))
        self.query_one("#explanation", Static).update(about(view))
        self.query_one("#story", Static).update(story)
        self.query_one("#news", Static).update(Text(news, style=style(FAINT), no_wrap=True, overflow="ellipsis"))
        self.query_one("#keys", Static).update(keys)
        self.query_one("#about", VerticalScroll).scroll_home(animate=False)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)


def draw_mine(view: View, width: int, height: int) -> Canvas:
    """Draw the viewer's city."""
    return draw_city(view, view.seat, width, height)


def draw_theirs(view: View, width: int, height: int) -> Canvas:
    """Draw the other city."""
    return draw_city(view, 1 - view.seat, width, height)


def hint_text(view: View, hint: str) -> Text:
    """Return the line that says what to do now, after the Age."""
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f" {age_name(view.state, view)} ", style(INK, GOLD, bold=True))
    text.append(f" {hint}", style(PAPER, bold=True))
    return text


def age_name(state: DuelState, view: View) -> str:
    """Return the name of the Age, or of what comes before it."""
    return view.words.age(state.age) if state.age else view.words.say("terminal-draft")
