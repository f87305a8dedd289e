"""Lines of text around any table: the keys with what they do, and the log."""

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.widgets import Static

from antipater.terminal.palette import BRIGHT, FAINT, PAPER, QUIET, style


class KeyLine(Static):
    """The line of keys; a click on one does what the key does."""

    async def on_click(self, event: Click) -> None:
        """Do what the key does."""
        action = event.style.meta.get("run")
        if action:
            await self.run_action(action)


def key_line(entries: Iterable[tuple[str, str, str]], width: int = 0) -> Text:
    """Return the line of keys: key, what it does, and the action that a click on it runs.

    Where *width* is too small for all of them, the longest explanations go first.
    """
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


def story_text(stories: list[list[str]]) -> Text:
    """Return the log: what was done stands out, what followed from it is indented."""
    text = Text()
    for first, *rest in stories:
        text.append(f"{first}\n", style(PAPER))
        for line in rest:
            text.append(f"  {line}\n", style(FAINT))
    return text
