"""The pages of classic 7 Wonders: help, all cities in full, what is known of hands and pile, the score sheet."""

from rich.text import Text

from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_words import STAGES
from antipater.data.words import BLUE, GREEN, PURPLE, YELLOW
from antipater.rules.classic.actions import PLAYS, SOLD, STAGED
from antipater.rules.classic.payment import items_in
from antipater.terminal import pages
from antipater.terminal.classic.cities import board, city_name
from antipater.terminal.classic.describe import score_sheet, seating, symbol_help
from antipater.terminal.classic.details import about, coming_text
from antipater.terminal.classic.signs import SIGNS
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.palette import BRIGHT, GOLD, PAPER, PAYABLE, QUIET, UNPAYABLE, style
from antipater.terminal.sheets import Page
from antipater.terminal.signs import COIN, POINT, SHIELD

# The signs and colours of the columns of the score sheet, the total last.
SCORE_COLUMNS = (STAGES, BLUE, YELLOW, PURPLE, GREEN)
SCORE_COLORS = (UNPAYABLE, GOLD, *(SIGNS.colors[column] for column in SCORE_COLUMNS), PAPER)
SCORE_SIGNS = (SHIELD, COIN, *(SIGNS.shapes[column] for column in SCORE_COLUMNS), POINT)
KEYS = [
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
    "advice",
    "take-back",
    "log",
    "score",
    "help",
    "language",
    "quit",
]
OWN_KEYS = {"move", "build", "stage", "free", "sell", "cities", "known", "pile"}  # others mean the same in every game
NO_BREAK = "\u00a0"
NAME, COLUMN = 26, 5  # cells for a city, and for each of its figures


def help_page(view: ClassicView) -> Page:
    """Explain every key and every symbol of the screen."""
    words = view.words
    games = {key: "classic-" if key in OWN_KEYS else "" for key in KEYS}
    keys = [
        (words.say(f"terminal-{game}keys-{key}"), words.say(f"terminal-{game}help-{key}"))
        for key, game in games.items()
    ]
    card = "terminal-classic-help-card-lines"
    return pages.help_page(words, keys, card, symbol_help(view), lambda key: SIGNS.of_help(words, key))


def inspect_page(view: ClassicView) -> Page:
    """Explain the card under the cursor."""
    return view.words.say("terminal-title-inspect"), about(view)


def cities_page(view: ClassicView) -> Page:
    """List everything in all cities, with what it does, the viewer's first."""
    text = Text()
    for city in seating(view):
        coins = view.state.cities.coins[city]
        text.append(f"{city_name(view, city)}, {board(view, city)}  {coins}{COIN}\n", BRIGHT)
        items = items_in(view.state.cities, city) if view.state.cities.board[city] >= 0 else []
        for item in sorted(items, key=lambda item: (-BY_NUMBER[item].column, item)):
            item_line(view, text, item)
        text.append("\n")
    return view.words.say("terminal-classic-title-cities"), text


def item_line(view: ClassicView, text: Text, item: int) -> None:
    """Write an item in one line: its name on its colour, and its signs."""
    row = BY_NUMBER[item]
    column = row.column if row.column >= 0 else STAGES
    bar = f"{SIGNS.shapes[column]} {view.words.name(item)}", column
    pages.item_line(text, bar, SIGNS.effects(view.words, row), width=34)


def known_page(view: ClassicView) -> Page:
    """Return what is known of the other hands (C8.3)."""
    words, text = view.words, coming_text(view)
    if not text:
        text.append(words.say("terminal-classic-nothing-known"), QUIET)
    return words.say("terminal-classic-title-known"), text


def pile_page(view: ClassicView) -> Page:
    """Show what the viewer knows of the pile: its size, the own discards and what lies under the own stages (C8.2)."""
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
    """Show the current score sheet of all cities, seven columns and the total, and the result if the game is over."""
    words, text = view.words, Text()
    over = view.state.depth == 0
    if over:
        won = view.seat < view.state.players and view.state.returns()[view.seat] > 0
        text.append(words.result(view.state) + "\n\n", style(PAYABLE if won else PAPER, bold=True))
    table = score_sheet(view).rows
    text.append(" " * NAME)
    for sign, color in zip(SCORE_SIGNS, SCORE_COLORS, strict=True):
        text.append(f"{sign:>{COLUMN}}", style(color, bold=True))
    text.append(f"{COIN:>{COLUMN + 2}}\n", QUIET)
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


PAGES = {
    "inspect": inspect_page,
    "cities": cities_page,
    "known": known_page,
    "pile": pile_page,
    "score": score_page,
    "help": help_page,
}
