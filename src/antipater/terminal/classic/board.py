"""The table of classic 7 Wonders on the screen: hint, other cities, neighbours, the own city, the hand, log, keys."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from antipater.data.classic import TURNS
from antipater.rules.classic.known import step
from antipater.terminal.classic import signs
from antipater.terminal.classic.cities import draw_left, draw_mine, draw_others, draw_right, others
from antipater.terminal.classic.details import about, draw_actions, draw_coming
from antipater.terminal.classic.hand import draw_hand, place_at
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.keys import KeyLine
from antipater.terminal.palette import FAINT, GOLD, INK, PAPER, style
from antipater.terminal.picture import Picture
from antipater.terminal.settings import LEAST_HEIGHT

SPARE, MOST_NEWS = 5, 3  # lines for the news in the smallest terminal if there are no other cities; more are never used


class Hand(Picture):
    """The hand; a click points at a card."""

    class Pointed(Message):
        """Somebody points at a card."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def on_click(self, event: Click) -> None:
        """Find out which card was meant."""
        place = None if self.view is None else place_at(self.view, event.x, self.size.width)
        if place is not None:
            self.post_message(self.Pointed(place))


class Uses(Picture):
    """What can be done with a card; a click on a line means it."""

    class Meant(Message):
        """Somebody means to do something with the card that is pointed at."""

        def __init__(self, intent: int) -> None:
            super().__init__()
            self.intent = intent

    def on_click(self, event: Click) -> None:
        """Find out which line was meant."""
        if self.view is not None and event.y < len(self.view.intents()):
            self.post_message(self.Meant(self.view.intents()[event.y]))


class ClassicBoard(Vertical):
    """Everything on the table, drawn from one view."""

    def compose(self) -> ComposeResult:
        """Lay out the parts; the style sheet fits them to the size of the terminal."""
        yield Static(id="hint")
        yield Picture(draw_others, id="others")
        with Horizontal(id="middle"):
            with Vertical(id="around"):
                with Horizontal(id="neighbours"):
                    yield Picture(draw_left, id="left")
                    yield Picture(draw_right, id="right")
                yield Picture(draw_mine, id="mine")
            with Vertical(id="side"):
                yield Uses(draw_actions, id="actions")
                with VerticalScroll(id="about", can_focus=False):
                    yield Static(id="explanation")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story")
        yield Hand(draw_hand, id="hand")
        yield Picture(draw_coming, id="coming")
        yield Static(id="news")
        yield KeyLine(id="keys")

    def show(self, view: ClassicView, hint: str, news: str, story: Text, keys: Text) -> None:
        """Show a view and what is said with it."""
        self.query_one("#others").styles.height = len(others(view))
        self.query_one("#news").styles.height = news_height(view, self.app.size.height)
        for picture in self.query(Picture):
            picture.show(view)
        self.query_one("#hint", Static).update(hint_text(view, hint))
        self.query_one("#explanation", Static).update(about(view))
        self.query_one("#story", Static).update(story)
        self.query_one("#news", Static).update(Text(news, style=style(FAINT)))
        self.query_one("#keys", Static).update(keys)
        self.query_one("#about", VerticalScroll).scroll_home(animate=False)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)


def news_height(view: ClassicView, height: int) -> int:
    """Return the lines for what happened last: what the cities leave of a small terminal."""
    spare = height - LEAST_HEIGHT + SPARE - len(others(view))
    return max(1, min(MOST_NEWS, spare))


def hint_text(view: ClassicView, hint: str) -> Text:
    """Return the line that says what to do now, after the Age, the turn, where hands go and the size of the pile."""
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f" {when(view)} ", style(INK, GOLD, bold=True))
    text.append(f" {hint}", style(PAPER, bold=True))
    return text


def when(view: ClassicView) -> str:
    """Return the Age and the turn, an arrow to where hands go, and the size of the pile."""
    state = view.state
    if not state.age:
        return view.words.say("terminal-classic-boards")
    arrow = signs.LEFT + signs.RIGHT if state.players == 2 else signs.LEFT if step(state) == 1 else signs.RIGHT
    pile = view.words.say("terminal-classic-pile", cards=state.pile_size())
    return f"{view.words.age(state.age)} {min(state.turn + 1, TURNS)}/{TURNS} {arrow} {pile}"
