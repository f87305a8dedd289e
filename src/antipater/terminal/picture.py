"""A widget that draws a view of any game on a canvas, once for every change."""

from collections.abc import Callable
from typing import Any

from textual.strip import Strip
from textual.widget import Widget

from antipater.terminal.canvas import Canvas


class Picture(Widget):
    """Shows what a drawing function makes of a view in the space there is."""

    def __init__(self, draw: Callable[[Any, int, int], Canvas], id: str) -> None:
        super().__init__(id=id)
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
            self.drawn = self.draw(self.view, *self.size).strips()
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a line of the drawing."""
        return self.drawn[y] if y < len(self.drawn) else Strip.blank(self.size.width)
