"""The colours of the terminal: they also differ in lightness, and never stand without a sign."""

from rich.color import Color, blend_rgb
from rich.style import Style

INK = "#11141b"
PANEL = "#191e28"
RAISED = "#232a37"
LINE = "#3b4456"
PAPER = "#ece5d3"
FAINT = "#8b93a5"
GOLD = "#f0c75e"
PAYABLE = "#7fd6b4"  # what can be paid
UNPAYABLE = "#ff927a"  # what cannot

# Brown, grey, blue, green, yellow, red, purple cards; then wonders, progress tokens, sets of coins, divinities,
# senators.
CARD_COLORS = (
    *("#9a673b", "#a5adb8", "#4c8be6", "#3fae8a", "#eec74f", "#cf4a3c", "#b085e0"),
    *("#d9b98a", "#7ec8c0", "#7ec8c0", "#e9a5c6", "#d5dbe6"),
)


def blend(color: str, other: str, share: float) -> str:
    """Return *color* mixed with a share of another one."""
    return blend_rgb(Color.parse(color).get_truecolor(), Color.parse(other).get_truecolor(), share).hex


def style(color: str = PAPER, background: str | None = None, *, bold: bool = False, italic: bool = False) -> Style:
    """Return a style by its colours."""
    return Style(
        color=Color.parse(color),
        bgcolor=Color.parse(background) if background else None,
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
