"""Small widgets of any table: a drawing, the line of keys, the list of what can be done with a card, the log."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from antipater.terminal.canvas import Canvas, Run, pieces, shortened, width_of
from antipater.terminal.palette import BRIGHT, FAINT, GOLD, INK, PAPER, QUIET, RAISED, style

ACTIONS_GROUND = style(PAPER, RAISED)
CHOSEN = style(INK, GOLD, bold=True)
PLAIN = Style.null()  # where nothing is styled; without colours Textual needs one
OUT_OF_REACH = style(FAINT, RAISED)


class Picture(Widget):
    """Shows what a drawing function makes of a view in the space there is."""

    def __init__(self, draw: Callable[[Any, int, int], Canvas], id: str, classes: str = "") -> None:
        super().__init__(id=id, classes=classes)
        self.draw = draw
        self.view: Any = None
        self.drawn: list[Strip] = []

    def show(self, view: Any) -> None:
        """Draw another view."""
        self.view = view
        self.redraw()

    def on_resize(self) -> None:
        """Draw to the new size."""
        self.redraw()

    def redraw(self) -> None:
        """Draw; lines that did not change are not sent to the terminal again."""
        if self.view is not None and self.size:
            canvas = self.draw(self.view, *self.size)
            self.drawn = [
                Strip([Segment(text, style or PLAIN) for text, style in pieces(line)], canvas.width)
                for line in canvas.cells
            ]
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a line of the drawing."""
        return self.drawn[y] if y < len(self.drawn) else Strip.blank(self.size.width, PLAIN)


class Pointed(Message):
    """Somebody points at a card by its place."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class IntentChosen(Message):
    """Somebody chooses a use of the card under the cursor."""

    def __init__(self, intent: int) -> None:
        super().__init__()
        self.intent = intent


class Cards(Picture):
    """A drawing of cards; a click points at one."""

    def __init__(
        self,
        draw: Callable[[Any, int, int], Canvas],
        place_at: Callable[[Any, tuple[int, int], tuple[int, int]], int | None],
        id: str,
    ) -> None:
        super().__init__(draw, id)
        self.place_at = place_at  # the place of the card at a column and row, given the size of the drawing

    def on_click(self, event: Click) -> None:
        """Point at the card that was clicked."""
        if self.view is None:
            return
        place = self.place_at(self.view, (event.x, event.y), (self.size.width, self.size.height))
        if place is not None:
            self.post_message(Pointed(place))


class ActionList(Picture):
    """What can be done with a card, a line each; a click on a line chooses it."""

    def on_click(self, event: Click) -> None:
        """Choose the line that was clicked."""
        if self.view is not None and event.y < len(self.view.listed_intents):
            self.post_message(IntentChosen(self.view.listed_intents[event.y]))


def draw_actions(
    view: Any, size: tuple[int, int], line: Callable[[Any, int], tuple[str, str, bool, list[Run]]]
) -> Canvas:
    """Draw what can be done with the card under the cursor: *line* gives key, label, whether it is possible, price."""
    canvas = Canvas(*size, ACTIONS_GROUND)
    for row, intent in enumerate(view.listed_intents):
        key, label, possible, price = line(view, intent)
        chosen = intent == view.intent
        ground = CHOSEN if chosen else ACTIONS_GROUND if possible else OUT_OF_REACH
        canvas.fill(0, row, canvas.width, 1, ground)
        canvas.write(1, row, key, style(GOLD, bold=True) if possible and not chosen else ground)
        edge = canvas.width - 1 - width_of(price)
        canvas.write(3, row, shortened(label, edge - 4), ground)
        canvas.write_runs(edge, row, [(text, CHOSEN) for text, _ in price] if chosen else price)
    return canvas


class KeyLine(Static):
    """The line of keys; a click on one does what the key does."""

    async def on_click(self, event: Click) -> None:
        """Do what the key does."""
        action = event.style.meta.get("run")
        if action:
            await self.run_action(action)


Key = tuple[str, str, str]  # the key, what it does, and the action that a click on it runs


def key_line(entries: Iterable[Key], width: int = 0) -> Text:
    """Return the line of keys; where *width* is too small for all of them, the longest explanations go first."""
    shown = list(entries)
    while width and sum(len(key) + len(label) + 3 for key, label, _ in shown) > width and any(e[1] for e in shown):
        longest = max(range(len(shown)), key=lambda place: len(shown[place][1]))
        shown[longest] = (shown[longest][0], "", shown[longest][2])
    text = Text(no_wrap=True, overflow="crop")
    for key, label, action in shown:
        click = Style(meta={"run": action} if action else {})
        text.append(f" {key}", BRIGHT + click)
        text.append(f" {label} " if label else " ", QUIET + click)
    return text


def log_text(entries: list[list[str]]) -> Text:
    """Return the log: what was done stands out, what followed from it is indented."""
    text = Text()
    for first, *rest in entries:
        text.append(f"{first}\n", style(PAPER))
        for line in rest:
            text.append(f"  {line}\n", style(FAINT))
    return text
