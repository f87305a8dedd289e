"""What sheets say: help for every symbol and key, both cities in full, the discard pile, the score sheet."""

from rich.text import Text

from antipater.data.columns import BY_NUMBER
from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.words import (
    BLUE,
    COLOR_KEYS,
    DIVINITIES,
    GOOD_KEYS,
    GREEN,
    PURPLE,
    SYMBOL_KEYS,
    TOKENS,
    WONDERS,
    YELLOW,
)
from antipater.game.bits import members_of
from antipater.rules.duel.actions import NOBODY
from antipater.rules.duel.arrange import cards_in
from antipater.terminal import signs
from antipater.terminal.canvas import Run, as_text
from antipater.terminal.describe import score_table, symbol_help
from antipater.terminal.palette import (
    BOLD,
    BRIGHT,
    CARD_COLORS,
    DEAR,
    FAINT,
    FAIR,
    GOLD,
    PAPER,
    QUIET,
    bar_style,
    style,
)
from antipater.terminal.pantheon import spaces_of
from antipater.terminal.recount import pantheon_table, tokens_and_coins
from antipater.terminal.view import View, wonders_of
from antipater.text.words import Words

Page = tuple[str, Text]

# The colours of the lines of the score sheet, by the columns that a city counts.
SCORE_COLORS = (
    DEAR,
    *(CARD_COLORS[column] for column in (BLUE, GREEN, YELLOW, PURPLE, WONDERS, TOKENS)),
    GOLD,
    CARD_COLORS[DIVINITIES],
)
BAR = 16  # cells of the longest bar of the score sheet
# Signs of the marks that stand alone.
MARKS = {
    "coin": signs.COIN,
    "points": signs.POINT,
    "shield": signs.SHIELD,
    "pawn": "◀◆▶",
    "capital": "⌂",
    "military-token": f"-2{signs.COIN}",
    "progress-token": signs.SHAPES[TOKENS],
    "wonder": signs.SHAPES[WONDERS],
    "play-again": signs.AGAIN,
    "chain": "→ ←",
    "face-down": "░?░",
    "guild-back": f"░{signs.SHAPES[PURPLE]}░",
    "accessible": "▸",
    "discard-pile": "×",
    "mythology-token": signs.MYTHOLOGY,
    "offering-token": signs.OFFERING,
    "divinity": signs.DIVINITY,
    "face-down-divinity": signs.FACE_DOWN,
    "divinity-deck": signs.FACE_DOWN,
    "pantheon-price": f"3{signs.COIN}/8",
    "gate": signs.DIVINITY,
    "temple-back": f"░{signs.SHAPES[PURPLE]}░",
    "snake": signs.SNAKE,
    "minerva": signs.MINERVA,
    "safe-coins": f"{signs.COIN}+7",
}
KEYS = (
    "move",
    "tab",
    "build",
    "discard",
    "wonder",
    "confirm",
    "inspect",
    "cities",
    "pile",
    "log",
    "score",
    "help",
    "language",
    "quit",
)


def help_page(view: View) -> Page:
    """Explain every key and every symbol of the screen."""
    words, text = view.words, Text()
    text.append(words.say("terminal-help-keys") + "\n", BRIGHT)
    for key in KEYS if view.pantheon is None else (*KEYS[:-2], "pantheon", *KEYS[-2:]):
        text.append(f"  {words.say(f'terminal-keys-{key}'):<9}", style(GOLD, bold=True))
        text.append(words.say(f"terminal-help-{key}") + "\n")
    text.append("\n" + words.say("terminal-help-card") + "\n", BRIGHT)
    text.append(words.say("terminal-help-card-lines") + "\n")
    text.append("\n" + words.say("terminal-help-symbols") + "\n", BRIGHT)
    for explained in symbol_help(view):
        sign, look = sign_of(words, explained.key)
        text.append(f"  {sign:<4}", look)
        text.append(explained.name, BOLD)
        text.append(f"  {explained.meaning} ({explained.rule})\n", QUIET)
    return words.say("terminal-title-help"), text


def sign_of(words: Words, key: str) -> Run:
    """Return the sign that a key of the help stands for."""
    family, _, thing = key.partition("-")
    if key in MARKS:
        return MARKS[key], style(GOLD)
    if family == "good":
        good = GOOD_KEYS.index(thing)
        return signs.good_letter(words, good), signs.good_style(good)
    if family == "color":
        column = COLOR_KEYS.index(thing)
        return signs.SHAPES[column], style(CARD_COLORS[column], bold=True)
    if family == "symbol":
        return signs.SYMBOLS[SYMBOL_KEYS.index(thing)], signs.SYMBOL_STYLE
    return "→", QUIET


def cities_page(view: View) -> Page:
    """List everything in both cities, with what it does."""
    text = Text()
    for seat in (view.seat, 1 - view.seat):
        city = view.state.city(seat)
        text.append(f"{view.words.player(seat)}  {city.coins}{signs.COIN}\n", BRIGHT)
        wonders = [WONDER_ITEMS + wonder for wonder in wonders_of(city)]
        tokens = [TOKEN_ITEMS + token for token in members_of(city.tokens)]
        cards = sorted(cards_in(list(city.cards)), key=lambda card: (BY_NUMBER[card].column, card))
        divinities = [DIVINITY_ITEMS + divinity for divinity in divinities_of(view, seat)]
        for item in (*wonders, *tokens, *divinities, *cards):
            unbuilt = item in wonders and not city.built >> (item - WONDER_ITEMS) & 1
            item_line(view.words, text, item, view.words.say("terminal-unbuilt") if unbuilt else "")
        for line in tokens_and_coins(view, seat):
            text.append(f"{line.strip()}\n", QUIET)
        text.append("\n")
    return view.words.say("terminal-title-cities"), text


def divinities_of(view: View, seat: int) -> list[int]:
    """Return the divinities that a seat has activated."""
    return [] if view.pantheon is None else members_of(view.pantheon.divinities[seat])


def pantheon_page(view: View) -> Page:
    """Show the Pantheon and its decks with everything that the viewer knows of them (P2.4)."""
    words, text = view.words, Text()
    for line in pantheon_table(view)[2:]:
        text.append(f"{line.strip()}\n")
    state = view.pantheon
    known = [] if state is None else [space.item for space in spaces_of(state, view.seat) if space.item is not None]
    if known:
        text.append("\n")
    for item in known:
        item_line(words, text, item, "")
    return words.say("terminal-title-pantheon"), text


def pile_page(view: View) -> Page:
    """List the discard pile, which both may look at at any time (D4.2)."""
    text = Text()
    cards = sorted(cards_in(list(view.state.discard)), key=lambda card: (BY_NUMBER[card].column, card))
    for card in cards:
        item_line(view.words, text, card, "")
    if not cards:
        text.append(view.words.say("terminal-pile-empty"), QUIET)
    return view.words.say("terminal-title-pile", cards=len(cards)), text


def item_line(words: Words, text: Text, item: int, remark: str) -> None:
    """Write an item in one line: its name on its colour, its signs, and a remark."""
    row = BY_NUMBER[item]
    text.append(f" {signs.SHAPES[row.column]} {words.name(item)} ".ljust(30), bar_style(row.column, not remark))
    text.append(" ")
    if item < DIVINITY_ITEMS:  # most of what divinities do has no sign
        text.append_text(as_text(signs.effects(words, row)))
    if item >= TOKEN_ITEMS:
        text.append("; ".join(words.effects(item)), style(FAINT))
    text.append(f"  {remark}\n", style(FAINT, italic=True))


def score_page(view: View) -> Page:
    """Show the score sheet of both players as it stands, with bars, and the result if the game is over."""
    words, text = view.words, Text()
    over = view.state.winner != NOBODY
    if over:
        text.append(
            words.result(view.state) + "\n\n", style(FAIR if view.state.winner == view.seat else PAPER, bold=True)
        )
    table = score_table(view)
    width = max(len(label) for label, _, _ in table) + 1
    names = [words.player(seat)[:12] for seat in (view.seat, 1 - view.seat)]
    text.append(f"{'':<{width}}{names[0]:>{BAR + 4}}  {names[1]}\n", BOLD)
    most = max(BAR, *(points for _, *both in table[:-1] for points in both))
    for place, (label, mine, theirs) in enumerate(table):
        total = place == len(table) - 1
        look = style(GOLD if total else PAPER, bold=total)
        color = style(GOLD if total else SCORE_COLORS[place])
        text.append(f"{label:<{width}}", look)
        text.append(f"{'' if total else bar(mine, most):>{BAR}}", color)
        text.append(f"{mine:>4}", look)
        text.append(f"  {theirs:<4}", look)
        text.append(f"{'' if total else bar(theirs, most)}\n", color)
    return words.say("terminal-title-result" if over else "terminal-title-score"), text


def bar(points: int, most: int) -> str:
    """Return points as a bar, drawn to the scale in which *most* fills it."""
    return "▪" * -(-points * BAR // most)
