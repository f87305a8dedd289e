"""The pages of Duel: help for every symbol and key, both cities in full, the discard pile, the score sheet."""

from rich.text import Text

from antipater.data.items import BY_NUMBER, TOKEN_ITEM, WONDER_ITEM
from antipater.data.words import BLUE, DIVINITIES, GREEN, PURPLE, TOKENS, WONDERS, YELLOW
from antipater.game.bits import members_of
from antipater.rules.duel.arrange import cards_in
from antipater.rules.duel.decisions import NOBODY
from antipater.terminal import pages
from antipater.terminal.canvas import Run
from antipater.terminal.duel.describe import score_sheet, symbol_help
from antipater.terminal.duel.details import about
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView, wonders_of
from antipater.terminal.pages import KeyHelp
from antipater.terminal.palette import BOLD, BRIGHT, CARD_COLORS, GOLD, PAPER, PAYABLE, QUIET, UNPAYABLE, style
from antipater.terminal.sheets import Page
from antipater.terminal.signs import COIN

# The colours of the lines of the score sheet; an expansion has its own.
SCORE_COLORS = {
    "military": UNPAYABLE,
    "blue": CARD_COLORS[BLUE],
    "green": CARD_COLORS[GREEN],
    "yellow": CARD_COLORS[YELLOW],
    "purple": CARD_COLORS[PURPLE],
    "wonders": CARD_COLORS[WONDERS],
    "progress": CARD_COLORS[TOKENS],
    "coins": GOLD,
}
BAR = 16  # cells of the longest bar of the score sheet
KEYS = [
    "move",
    "tab",
    "build",
    "discard",
    "wonder",
    "confirm",
    "inspect",
    "cities",
    "pile",
    "advice",
    "take-back",
    "log",
    "score",
    "help",
    "language",
    "quit",
]
LAST_KEYS = 2  # after those of the expansions


def help_page(view: DuelView) -> Page:
    """Explain every key and every symbol of the screen."""
    words = view.words
    keys = [(words.say(f"terminal-keys-{key}"), words.say(f"terminal-help-{key}")) for key in KEYS]
    parts: list[KeyHelp] = [(part.key, words.say("terminal-help-part", part=part.title(words))) for part in view.parts]
    marks = {key: sign for part in view.parts for key, sign in part.marks.items()}

    def sign_of(key: str) -> Run:
        return (marks[key], style(GOLD)) if key in marks else SIGNS.of_help(words, key)

    every_key = [*keys[:-LAST_KEYS], *parts, *keys[-LAST_KEYS:]]
    return pages.help_page(words, every_key, "terminal-help-card-lines", symbol_help(view), sign_of)


def inspect_page(view: DuelView) -> Page:
    """Explain the card under the cursor."""
    return view.words.say("terminal-title-inspect"), about(view)


def cities_page(view: DuelView) -> Page:
    """List everything in both cities, with what it does."""
    text = Text()
    for seat in view.seats:
        city = view.state.city(seat)
        text.append(f"{view.words.player(seat)}  {city.coins}{COIN}\n", BRIGHT)
        for wonder in wonders_of(city):
            built = city.built >> wonder & 1
            item_line(view, text, WONDER_ITEM[wonder], "" if built else view.words.say("terminal-unbuilt"))
        cards = sorted(cards_in(list(city.cards)), key=lambda card: (BY_NUMBER[card].column, card))
        own = [item for part in view.parts for item in part.city_items(view.state, seat)]
        for item in (*(TOKEN_ITEM[token] for token in members_of(city.tokens)), *own, *cards):
            item_line(view, text, item)
        for part in view.parts:
            for line in part.city_lines(view, seat):
                text.append(f"{line.strip()}\n", QUIET)
        text.append("\n")
    return view.words.say("terminal-title-cities"), text


def pile_page(view: DuelView) -> Page:
    """List the discard pile, which both may look at at any time (D4.2)."""
    text = Text()
    cards = sorted(cards_in(list(view.state.discard)), key=lambda card: (BY_NUMBER[card].column, card))
    for card in cards:
        item_line(view, text, card)
    if not cards:
        text.append(view.words.say("terminal-pile-empty"), QUIET)
    return view.words.say("terminal-title-pile", cards=len(cards)), text


def item_line(view: DuelView, text: Text, item: int, remark: str = "") -> None:
    """Write an item in one line: its name on its colour, its signs, and a remark."""
    words, row = view.words, BY_NUMBER[item]
    # Most of what tokens and divinities do has no sign.
    signs = [] if row.column == DIVINITIES else SIGNS.effects(words, row)
    note = "; ".join(words.effects(item)) if row.column >= TOKENS else ""
    bar = f"{SIGNS.shapes[row.column]} {words.name(item)}", row.column
    pages.item_line(text, bar, signs, note=note, remark=remark)


def score_page(view: DuelView) -> Page:
    """Show the current score sheet of both players, with bars, and the result if the game is over."""
    words, text, over = view.words, Text(), view.state.winner != NOBODY
    if over:
        color = PAYABLE if view.state.winner == view.seat else PAPER
        text.append(words.result(view.state) + "\n\n", style(color, bold=True))
    sheet = score_sheet(view)
    width = max(len(label) for label, _ in sheet.rows) + 1
    mine, theirs = (name[:12] for name in sheet.names)
    text.append(f"{'':<{width}}{mine:>{BAR + 4}}  {theirs}\n", BOLD)
    most = max(BAR, *(points for _, both in sheet.rows[:-1] for points in both))
    colors = [*(SCORE_COLORS.get(key) or part_color(view, key) for key in view.state.score_lines), GOLD]
    for place, (label, points) in enumerate(sheet.rows):
        total = place == len(colors) - 1
        look = style(GOLD if total else PAPER, bold=total)
        bars = ["" if total else bar(figure, most) for figure in points]
        text.append(f"{label:<{width}}", look)
        text.append(f"{bars[0]:>{BAR}}", style(colors[place]))
        text.append(f"{points[0]:>4}  {points[1]:<4}", look)
        text.append(f"{bars[1]}\n", style(colors[place]))
    return words.say("terminal-title-result" if over else "terminal-title-score"), text


def part_color(view: DuelView, key: str) -> str:
    """Return the colour of a line that an expansion adds to the score sheet."""
    owners = [kind.name for kind in view.state.part_types if key in kind.score_lines]
    return next((part.color for part in view.parts if part.name in owners), PAPER)


def bar(points: int, most: int) -> str:
    """Return points as a bar, drawn to the scale in which *most* fills it."""
    return "▪" * -(-points * BAR // most)


PAGES = {
    "inspect": inspect_page,
    "cities": cities_page,
    "pile": pile_page,
    "score": score_page,
    "help": help_page,
}
