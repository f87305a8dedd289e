"""The table of Duel on the screen: hint, track, expansions, structure, both cities, the log, and the keys."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from antipater.terminal.board import Board
from antipater.terminal.canvas import Canvas
from antipater.terminal.duel.cities import USUAL_WONDERS, draw_city
from antipater.terminal.duel.details import about, draw_uses
from antipater.terminal.duel.part import TablePart
from antipater.terminal.duel.structure import draw_structure, slot_at
from antipater.terminal.duel.track import draw_track
from antipater.terminal.duel.view import DuelView, wonders_of
from antipater.terminal.widgets import ActionList, Cards, KeyLine, Picture


class PartOpened(Message):
    """Somebody opens an expansion at one of its things."""

    def __init__(self, part: str, thing: int) -> None:
        super().__init__()
        self.part = part
        self.thing = thing


class PartPanel(Picture):
    """The panel of an expansion; a click opens it."""

    def __init__(self, part: TablePart) -> None:
        super().__init__(part.draw_panel, id=f"part-{part.name}", classes="part")
        self.part = part

    def on_click(self, event: Click) -> None:
        """Open the expansion at the thing that was clicked."""
        if self.view is not None:
            self.post_message(PartOpened(self.part.name, self.part.thing_at(self.view, event.x, self.size.width)))


class DuelBoard(Board):
    """Everything on the table, drawn from one view."""

    def __init__(self, parts: tuple[TablePart, ...]) -> None:
        super().__init__(id="table", classes=f"-parts-{min(len(parts), 2)}")
        self.parts = parts

    def compose(self) -> ComposeResult:
        """Lay out the pictures; the style sheet fits them to the size of the terminal."""
        yield Static(id="hint")
        yield Picture(draw_track, id="track")
        for part in self.parts:
            yield PartPanel(part)
        with Horizontal(id="middle"):
            yield Cards(draw_structure, slot_at, id="structure")
            with Vertical(id="side"):
                yield ActionList(draw_uses, id="actions")
                with VerticalScroll(id="about", can_focus=False):
                    yield Static(id="explanation")
        with Horizontal(id="cities"):
            yield Picture(draw_mine, id="mine")
            yield Picture(draw_theirs, id="theirs")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="entries")
        yield Static(id="news")
        yield KeyLine(id="keys")

    def fit(self, view: DuelView) -> None:
        """Make room for more wonders than usual."""
        self.set_class(max(len(wonders_of(city)) for city in (view.me, view.rival)) > USUAL_WONDERS, "-crowded")

    def time(self, view: DuelView) -> str:
        """Return the name of the Age, or of what comes before it."""
        return view.words.age(view.state.age) if view.state.age else view.words.say("terminal-draft")

    def explanation(self, view: DuelView) -> Text:
        """Explain the card under the cursor."""
        return about(view)


def draw_mine(view: DuelView, width: int, height: int) -> Canvas:
    """Draw the viewer's city."""
    return draw_city(view, view.seat, width, height)


def draw_theirs(view: DuelView, width: int, height: int) -> Canvas:
    """Draw the other city."""
    return draw_city(view, 1 - view.seat, width, height)
