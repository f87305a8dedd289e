"""What the pages of every game share: help for keys and symbols, a line for an item."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text

from antipater.terminal.canvas import Run, as_text
from antipater.terminal.palette import BOLD, BRIGHT, FAINT, GOLD, QUIET, bar_style, style
from antipater.terminal.sheets import Page

KeyHelp = tuple[str, str]  # a key, and what it does


def help_page(
    words: Any, keys: Iterable[KeyHelp], card: str, symbols: Iterable[Any], sign_of: Callable[[str], Run]
) -> Page:
    """Explain every key, the lines of a card by the message *card*, and every symbol of the screen."""
    text = Text()
    text.append(words.say("terminal-help-keys") + "\n", BRIGHT)
    for key, meaning in keys:
        text.append(f"  {key:<9}", style(GOLD, bold=True))
        text.append(f"{meaning}\n")
    text.append("\n" + words.say("terminal-help-card") + "\n", BRIGHT)
    text.append(words.say(card) + "\n")
    text.append("\n" + words.say("terminal-help-symbols") + "\n", BRIGHT)
    for symbol in symbols:
        sign, look = sign_of(symbol.key)
        text.append(f"  {sign:<4}", look)
        text.append(symbol.name, BOLD)
        text.append(f"  {symbol.meaning} ({symbol.rule})\n", QUIET)
    return words.say("terminal-title-help"), text


def item_line(
    text: Text, bar: tuple[str, int], runs: Iterable[Run], *, note: str = "", remark: str = "", width: int = 30
) -> None:
    """Write an item in one line: its shape and name on the colour of its column, its signs, a note, and a remark.

    An item with a remark is dimmed.
    """
    name, column = bar
    text.append(f" {name} ".ljust(width), bar_style(column, not remark))
    text.append(" ")
    text.append_text(as_text(runs))
    text.append(note, QUIET)
    text.append(f"  {remark}\n" if remark else "\n", style(FAINT, italic=True))
