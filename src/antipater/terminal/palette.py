"""Colours of the terminal game: its own palette, told apart by lightness too, and never without a sign beside it."""

from rich.color import Color as RichColor
from rich.style import Style
from textual.color import Color

INK = "#11141b"
PANEL = "#191e28"
RAISED = "#232a37"
LINE = "#3b4456"
PAPER = "#ece5d3"
FAINT = "#8b93a5"
GOLD = "#f0c75e"
FAIR = "#7fd6b4"  # what can be paid
DEAR = "#ff927a"  # what cannot

# Brown, grey, blue, green, yellow, red, purple cards; then wonders, progress tokens, sets of coins, divinities.
CARD_COLORS = (
    *("#9a673b", "#a5adb8", "#4c8be6", "#3fae8a", "#eec74f", "#cf4a3c", "#b085e0"),
    *("#d9b98a", "#7ec8c0", "#7ec8c0", "#e9a5c6"),
)
# Mesopotamian, Phoenician, Greek, Egyptian, Roman; then the Gate.
MYTHOLOGY_COLORS = ("#7fb0f0", "#d79bd8", "#e8d36c", "#f0a35e", "#f08a8a", "#e9e2d0")
# Wood, clay, stone, glass, papyrus.
GOOD_COLORS = ("#c08a52", "#dd7f5a", "#b7bec9", "#7fcfe8", "#e6d9a2")


def blend(color: str, other: str, share: float) -> str:
    """Return *color* mixed with a share of another one."""
    return Color.parse(color).blend(Color.parse(other), share).hex


def style(color: str = PAPER, background: str | None = None, *, bold: bool = False, italic: bool = False) -> Style:
    """Return a style by its colours."""
    return Style(
        color=RichColor.parse(color),
        bgcolor=RichColor.parse(background) if background else None,
        bold=bold or None,
        italic=italic or None,
    )


PLAIN = style()
BOLD = style(bold=True)
QUIET = style(FAINT)
BRIGHT = style(GOLD, bold=True)
GROUND = style(PAPER, INK)


def bar_style(column: int, lit: bool) -> Style:
    """Return the style of the bar with a card's name; a card that cannot be taken is dimmed."""
    color = CARD_COLORS[column] if lit else blend(CARD_COLORS[column], INK, 0.55)
    return style(INK if lit else PAPER, color, bold=lit)


def body_style(column: int, lit: bool) -> Style:
    """Return the style of a card below its bar."""
    return style(PAPER if lit else FAINT, blend(CARD_COLORS[column], PANEL, 0.82 if lit else 0.92))
