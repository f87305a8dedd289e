"""What is said about the card that is pointed at: what can be done with it, what it does, what it costs and why."""

from rich.text import Text

from antipater.data.columns import BY_NUMBER, DECK_CARDS
from antipater.data.items import DECK_SIZE, GUILD, WONDER_ITEMS
from antipater.game.bits import members_of
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.cost import discard_income
from antipater.rules.pantheon.actions import NO_TOKEN
from antipater.terminal import signs
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.explain import price_lines, uncovering
from antipater.terminal.palette import (
    BOLD,
    CARD_COLORS,
    DEAR,
    FAINT,
    FAIR,
    GOLD,
    INK,
    PAPER,
    QUIET,
    RAISED,
    bar_style,
    style,
)
from antipater.terminal.pantheon import token_name, token_on
from antipater.terminal.view import (
    BUILDING,
    DISCARDING,
    FIRST_WONDER,
    NOWHERE,
    View,
    accessible,
    price,
    wonders_of,
)

GROUND = style(PAPER, RAISED)
KEYS = ("B", "D", *"12345678")
CHOSEN = style(INK, GOLD, bold=True)
OUT_OF_REACH = style(FAINT, RAISED)


def draw_actions(view: View, width: int, height: int) -> Canvas:
    """Draw what can be done with the card that is pointed at, a line for each, with its key and its price."""
    canvas = Canvas(width, height, GROUND)
    if view.card == EMPTY or view.cursor not in accessible(view.state):
        return canvas
    for row, intent in enumerate(view.intents()):
        possible = view.choosing and view.state.why_not(view.action(intent), view.seat) is None
        ground = CHOSEN if intent == view.intent else GROUND if possible else OUT_OF_REACH
        canvas.fill(0, row, width, 1, ground)
        canvas.write(1, row, KEYS[intent], ground if intent == view.intent or not possible else style(GOLD, bold=True))
        due = price_of(view, intent, possible)
        edge = width - 1 - width_of(due)
        canvas.write(3, row, shortened(label(view, intent), edge - 4), ground)
        canvas.write_runs(edge, row, due if intent != view.intent else [(text, CHOSEN) for text, _ in due])
    return canvas


def label(view: View, intent: int) -> str:
    """Return what an intent is called."""
    if intent == BUILDING:
        return view.words.say("terminal-do-build")
    if intent == DISCARDING:
        return view.words.say("terminal-do-discard")
    return view.words.name(WONDER_ITEMS + wonders_of(view.me)[intent - FIRST_WONDER])


def price_of(view: View, intent: int, possible: bool) -> list[Run]:
    """Return what an intent costs or brings, or that a wonder is built."""
    if intent == DISCARDING:
        if not possible:
            return []
        return [(f"+{discard_income(view.me)}{signs.COIN}", style(FAIR))]
    item = view.card
    if intent >= FIRST_WONDER:
        wonder = wonders_of(view.me)[intent - FIRST_WONDER]
        if view.me.built >> wonder & 1:
            return [("✔", QUIET)]
        item = WONDER_ITEMS + wonder
    cost = price(view.state, view.seat, item)
    fair = cost <= view.state.funds(view.seat)
    return [(f"{'' if fair else '!'}{cost}{signs.COIN}", style(FAIR if fair else DEAR, bold=fair))]


def about(view: View) -> Text:
    """Explain the card that is pointed at, or the wonder that would be built with it."""
    text = Text()
    if view.cursor == NOWHERE or not view.state.present >> view.cursor & 1:
        return text
    if view.card == EMPTY:
        return about_back(view)
    item = view.card
    if view.intent >= FIRST_WONDER:
        item = WONDER_ITEMS + wonders_of(view.me)[view.intent - FIRST_WONDER]
    for line in uncovering(view, view.cursor):
        text.append(f"↑ {line}\n", style(GOLD))
    text.append_text(about_item(view, item))
    heading(text, view.words.say("terminal-price-for", **view.words.who(view.seat)))
    for line in price_lines(view.words, view.state, item, view.seat):
        text.append(f"· {line}\n")
    return text


def about_item(view: View, item: int) -> Text:
    """Explain an item: name, kind, printed cost, effects."""
    words, row = view.words, BY_NUMBER[item]
    text = Text()
    text.append(f" {signs.SHAPES[row.column]} {words.name(item)} ", bar_style(row.column, True))
    text.append(f" {words.kind(item)}\n", style(CARD_COLORS[row.column]))
    cost = signs.cost(words, row)
    if cost:
        text.append(words.say("terminal-cost", cost=words.cost(item)) + "\n", QUIET)
    for line in words.effects(item):
        text.append(f"{line}\n")
    return text


def about_back(view: View) -> Text:
    """Say what a face-down card may be: any card of its back that nobody has seen (D3.6)."""
    words, state = view.words, view.state
    deck = GUILD - 1 if state.guild_backs >> view.cursor & 1 else state.age - 1
    unseen = [deck * DECK_SIZE + place for place in members_of(state.unseen[deck] & DECK_CARDS[deck])]
    text = Text()
    token = token_on(view, view.cursor)
    if token != NO_TOKEN:
        text.append(words.say("terminal-token-here", token=token_name(words, token)) + "\n\n", style(GOLD))
    text.append(words.say("terminal-may-be", cards=len(unseen)) + "\n", BOLD)
    for card in unseen:
        column = BY_NUMBER[card].column
        text.append(f"{signs.SHAPES[column]} ", style(CARD_COLORS[column]))
        text.append(f"{words.name(card)}\n")
    return text


def heading(text: Text, words: str) -> None:
    """Write a small heading."""
    text.append(f"{words}\n", style(GOLD, bold=True))
