"""The table of any game on the whole screen: hint, drawings, explanation, log, news and keys."""

from typing import Any

from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from antipater.terminal.palette import FAINT, GOLD, INK, PAPER, style
from antipater.terminal.widgets import Picture


class Board(Vertical):
    """Everything on the table, drawn from one view; a family of rulesets lays it out."""

    def show(self, view: Any, hint: str, news: str, log: Text, keys: Text) -> None:
        """Show a view, what to do now, what happened, and the keys."""
        self.fit(view)
        for picture in self.query(Picture):
            picture.show(view)
        self.query_one("#hint", Static).update(hint_text(self.time(view), hint))
        self.query_one("#explanation", Static).update(self.explanation(view))
        self.query_one("#entries", Static).update(log)
        self.query_one("#news", Static).update(self.news_text(news))
        self.query_one("#keys", Static).update(keys)
        self.query_one("#about", VerticalScroll).scroll_home(animate=False)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def fit(self, view: Any) -> None:
        """Make room for what the view needs."""

    def time(self, view: Any) -> str:
        """Return which Age and turn it is."""
        return ""

    def explanation(self, view: Any) -> Text:
        """Explain the card under the cursor."""
        return Text()

    def news_text(self, news: str) -> Text:
        """Return the line of what happened last."""
        return Text(news, style=style(FAINT), no_wrap=True, overflow="ellipsis")


def hint_text(time: str, hint: str) -> Text:
    """Return the line that says what to do now, after the Age."""
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f" {time} ", style(INK, GOLD, bold=True))
    text.append(f" {hint}", style(PAPER, bold=True))
    return text
