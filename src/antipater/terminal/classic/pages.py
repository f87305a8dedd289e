"""What sheets of classic 7 Wonders say: help, all cities in full, what is known of hands and pile, the score sheet."""

from rich.text import Text

from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_words import GOOD_KEYS, STAGES, SYMBOL_KEYS
from antipater.data.words import BLUE, COLOR_KEYS, GREEN, PURPLE, YELLOW
from antipater.rules.classic.actions import PLAYS, SOLD, STAGED
from antipater.rules.classic.payment import items_in
from antipater.terminal.canvas import Run, as_text
from antipater.terminal.classic import signs
from antipater.terminal.classic.cities import board, city_name
from antipater.terminal.classic.describe import score_table, seating, symbol_help
from antipater.terminal.classic.details import coming_text
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.pages import Page
from antipater.terminal.palette import BOLD, BRIGHT, DEAR, FAIR, GOLD, PAPER, QUIET, bar_style, style

# The signs and colours of the columns of the score sheet, the total last.
SCORE_COLUMNS = (STAGES, BLUE, YELLOW, PURPLE, GREEN)
SCORE_COLORS = (DEAR, GOLD, *(signs.COLORS[column] for column in SCORE_COLUMNS), PAPER)
SCORE_SIGNS = (signs.SHIELD, signs.COIN, *(signs.SHAPES[column] for column in SCORE_COLUMNS), signs.POINT)
MARKS = {
    "coin": signs.COIN,
    "points": signs.POINT,
    "shield": signs.SHIELD,
    "victory-token": "+3",
    "defeat-token": "-1",
    "stage": signs.SHAPES[STAGES],
    "chain": "→ ←",
    "discount": f"{signs.LEFT}1{signs.COIN}",
    "any-symbol": "?",
    "neighbours": f"{signs.LEFT} {signs.RIGHT}",
    "hand": "5/6",
    "discard-pile": "×",
    "free-building": f"0{signs.COIN}!",
    "seventh-card": "+7",
    "revive": "↑×",
    "copy-guild": f"={signs.SHAPES[PURPLE]}",
    "free-city": "",
}
KEYS = (
    "move",
    "build",
    "stage",
    "free",
    "sell",
    "confirm",
    "inspect",
    "cities",
    "known",
    "pile",
    "log",
    "score",
    "help",
    "language",
    "quit",
)
OURS = {"move", "build", "stage", "free", "sell", "cities", "known", "pile"}  # other keys mean the same in every game
NO_BREAK = "\u00a0"
NAME, COLUMN = 26, 5  # cells for a city, and for each of its figures


def help_page(view: ClassicView) -> Page:
    """Explain every key and every symbol of the screen."""
    words, text = view.words, Text()
    text.append(words.say("terminal-help-keys") + "\n", BRIGHT)
    for key in KEYS:
        ours = "classic-" if key in OURS else ""
        text.append(f"  {words.say(f'terminal-{ours}keys-{key}'):<9}", style(GOLD, bold=True))
        text.append(words.say(f"terminal-{ours}help-{key}") + "\n")
    text.append("\n" + words.say("terminal-help-card") + "\n", BRIGHT)
    text.append(words.say("terminal-classic-help-card-lines") + "\n")
    text.append("\n" + words.say("terminal-help-symbols") + "\n", BRIGHT)
    for explained in symbol_help(view):
        sign, look = sign_of(view, explained.key)
        text.append(f"  {sign:<4}", look)
        text.append(explained.name, BOLD)
        text.append(f"  {explained.meaning} ({explained.rule})\n", QUIET)
    return words.say("terminal-title-help"), text


def sign_of(view: ClassicView, key: str) -> Run:
    """Return the sign that a key of the help stands for."""
    family, _, thing = key.partition("-")
    if key in MARKS:
        return MARKS[key], style(GOLD)
    if family == "good":
        good = GOOD_KEYS.index(thing)
        return signs.good_letter(view.words, good), signs.good_style(good)
    if family == "color":
        column = COLOR_KEYS.index(thing)
        return signs.SHAPES[column], style(signs.COLORS[column], bold=True)
    return signs.SYMBOLS[SYMBOL_KEYS.index(thing)], signs.SYMBOL_STYLE


def cities_page(view: ClassicView) -> Page:
    """List everything in all cities, with what it does, the viewer's first."""
    text = Text()
    for city in seating(view):
        coins = view.state.cities.coins[city]
        text.append(f"{city_name(view, city)}, {board(view, city)}  {coins}{signs.COIN}\n", BRIGHT)
        items = items_in(view.state.cities, city) if view.state.cities.board[city] >= 0 else []
        for item in sorted(items, key=lambda item: (-BY_NUMBER[item].column, item)):
            item_line(view, text, item)
        text.append("\n")
    return view.words.say("terminal-classic-title-cities"), text


def item_line(view: ClassicView, text: Text, item: int) -> None:
    """Write an item in one line: its name on its colour, and its signs."""
    row = BY_NUMBER[item]
    column = row.column if row.column >= 0 else STAGES
    text.append(f" {signs.SHAPES[column]} {view.words.name(item)} ".ljust(34), bar_style(column, True))
    text.append(" ")
    text.append_text(as_text(signs.effects(view.words, row)))
    text.append("\n")


def known_page(view: ClassicView) -> Page:
    """Say what is known of the other hands (C8.3)."""
    words, text = view.words, coming_text(view)
    if not text:
        text.append(words.say("terminal-classic-nothing-known"), QUIET)
    return words.say("terminal-classic-title-known"), text


def pile_page(view: ClassicView) -> Page:
    """Say what the viewer knows of the pile: its size, the own discards and what lies under the own stages (C8.2)."""
    words, state, text = view.words, view.state, Text()
    for use, message in ((SOLD, "discarded"), (STAGED, "staged")):
        own = zip(state.cards, state.uses, strict=True)
        cards = [card for card, what in list(own)[view.seat * PLAYS : (view.seat + 1) * PLAYS] if what == use]
        if cards:
            text.append(words.say(f"terminal-classic-{message}") + "\n", BRIGHT)
            for card in cards:
                item_line(view, text, card)
    if not text:
        text.append(words.say("terminal-classic-nothing-discarded"), QUIET)
    return words.say("terminal-classic-title-pile", cards=state.pile_size()), text


def score_page(view: ClassicView) -> Page:
    """Show the score sheet of all cities as it stands, seven columns and the total, and the result if it is over."""
    words, text = view.words, Text()
    over = view.state.depth == 0
    if over:
        won = view.seat < view.state.players and view.state.returns()[view.seat] > 0
        text.append(words.result(view.state) + "\n\n", style(FAIR if won else PAPER, bold=True))
    table = score_table(view)
    text.append(" " * NAME)
    for sign, color in zip(SCORE_SIGNS, SCORE_COLORS, strict=True):
        text.append(f"{sign:>{COLUMN}}", style(color, bold=True))
    text.append(f"{signs.COIN:>{COLUMN + 2}}\n", QUIET)
    best = [max(points) for _, points in table]
    for place, city in enumerate(seating(view)):
        name = f"{city_name(view, city)}, {board(view, city)}"
        text.append(f"{name[: NAME - 1]:<{NAME}}", style(PAPER, bold=city == view.seat))
        for column, (_, points) in enumerate(table):
            leads = points[place] == best[column] and points[place] > 0
            text.append(f"{points[place]:>{COLUMN}}", style(GOLD if leads else PAPER, bold=leads))
        text.append(f"{view.state.cities.coins[city]:>{COLUMN + 2}}\n", QUIET)
    text.append("\n")
    for column, (label, _) in enumerate(table):
        text.append(f"{SCORE_SIGNS[column]}{NO_BREAK}", style(SCORE_COLORS[column], bold=True))
        text.append(label.replace(" ", NO_BREAK) + "   ", QUIET)
    return words.say("terminal-title-result" if over else "terminal-title-score"), text
