"""The table of classic 7 Wonders on the screen: hint, other cities, neighbours, the own city, the hand, log, keys."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from antipater.data.classic import TURNS
from antipater.rules.classic.known import step
from antipater.terminal.board import Board
from antipater.terminal.classic.cities import draw_left, draw_mine, draw_others, draw_right, others
from antipater.terminal.classic.details import about, draw_coming, draw_uses
from antipater.terminal.classic.hand import draw_hand, place_at
from antipater.terminal.classic.signs import LEFT, RIGHT
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.palette import FAINT, style
from antipater.terminal.settings import LEAST_HEIGHT
from antipater.terminal.widgets import ActionList, Cards, KeyLine, Picture

SPARE, MOST_NEWS = 5, 3  # lines for the news in the smallest terminal if there are no other cities; more are never used


class ClassicBoard(Board):
    """Everything on the table, drawn from one view."""

    def __init__(self) -> None:
        super().__init__(id="table")

    def compose(self) -> ComposeResult:
        """Lay out the pictures; the style sheet fits them to the size of the terminal."""
        yield Static(id="hint")
        yield Picture(draw_others, id="others")
        with Horizontal(id="middle"):
            with Vertical(id="around"):
                with Horizontal(id="neighbours"):
                    yield Picture(draw_left, id="left")
                    yield Picture(draw_right, id="right")
                yield Picture(draw_mine, id="mine")
            with Vertical(id="side"):
                yield ActionList(draw_uses, id="actions")
                with VerticalScroll(id="about", can_focus=False):
                    yield Static(id="explanation")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="entries")
        yield Cards(draw_hand, place_at, id="hand")
        yield Picture(draw_coming, id="coming")
        yield Static(id="news")
        yield KeyLine(id="keys")

    def fit(self, view: ClassicView) -> None:
        """Make room for the other cities and the news."""
        self.query_one("#others").styles.height = len(others(view))
        self.query_one("#news").styles.height = news_height(view, self.app.size.height)

    def time(self, view: ClassicView) -> str:
        """Return the Age and the turn, an arrow to where hands go, and the size of the pile."""
        state = view.state
        if not state.age:
            return view.words.say("terminal-classic-boards")
        arrow = LEFT + RIGHT if state.players == 2 else LEFT if step(state) == 1 else RIGHT
        pile = view.words.say("terminal-classic-pile", cards=state.pile_size())
        return f"{view.words.age(state.age)} {min(state.turn + 1, TURNS)}/{TURNS} {arrow} {pile}"

    def explanation(self, view: ClassicView) -> Text:
        """Explain the card under the cursor."""
        return about(view)

    def news_text(self, news: str) -> Text:
        """Return what happened last, which may take several lines."""
        return Text(news, style=style(FAINT))


def news_height(view: ClassicView, height: int) -> int:
    """Return the lines for what happened last: what the cities leave of a small terminal."""
    spare = height - LEAST_HEIGHT + SPARE - len(others(view))
    return max(1, min(MOST_NEWS, spare))
