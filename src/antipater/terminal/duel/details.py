"""What is shown of the card under the cursor: what can be done with it, what it does, what it costs and why."""

from rich.text import Text

from antipater.data.items import BY_NUMBER, DECK_SIZE
from antipater.game.bits import members_of
from antipater.rules.duel.decisions import EMPTY
from antipater.terminal.canvas import Canvas, Run
from antipater.terminal.duel.explain import price_lines, slot_notes, uncovering
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import BUILD, DISCARD, FIRST_WONDER, DuelView, wonders_of
from antipater.terminal.palette import BOLD, CARD_COLORS, GOLD, PAYABLE, QUIET, bar_style, style
from antipater.terminal.signs import COIN, price
from antipater.terminal.view import NOWHERE
from antipater.terminal.widgets import draw_actions

KEYS = ("B", "D", *"12345678")


def draw_uses(view: DuelView, width: int, height: int) -> Canvas:
    """Draw what can be done with the card under the cursor, a line for each."""
    return draw_actions(view, (width, height), use_line)


def use_line(view: DuelView, intent: int) -> tuple[str, str, bool, list[Run]]:
    """Return the key of a use, its label, whether it is possible, and its price."""
    possible = view.choosing and view.state.why_not(view.action(intent), view.seat) is None
    return KEYS[intent], label(view, intent), possible, price_of(view, intent, possible)


def label(view: DuelView, intent: int) -> str:
    """Return the label of a use."""
    if intent == BUILD:
        return view.words.say(f"terminal-do-{view.taking}")
    if intent == DISCARD:
        return view.words.say("terminal-do-discard")
    return view.words.name(view.item(intent))


def price_of(view: DuelView, intent: int, possible: bool) -> list[Run]:
    """Return what a use costs or brings, or that a wonder is built."""
    if intent == DISCARD:
        return [(f"+{view.state.discard_income(view.seat)}{COIN}", style(PAYABLE))] if possible else []
    if intent >= FIRST_WONDER and view.me.built >> wonders_of(view.me)[intent - FIRST_WONDER] & 1:
        return [("✔", QUIET)]
    item = view.item(intent)
    return [price(view.price(view.seat, item), view.payable(view.seat, item))]


def about(view: DuelView) -> Text:
    """Explain the card under the cursor, or the wonder that would be built with it."""
    text = Text()
    if view.cursor == NOWHERE or not view.state.present >> view.cursor & 1:
        return text
    if view.card == EMPTY:
        return about_back(view)
    item = view.item(view.intent)
    for line in uncovering(view, view.cursor):
        text.append(f"↑ {line}\n", style(GOLD))
    text.append_text(about_item(view, item))
    text.append(view.words.say("terminal-price-for", **view.words.who(view.seat)) + "\n", style(GOLD, bold=True))
    for line in price_lines(view, item):
        text.append(f"· {line}\n")
    return text


def about_item(view: DuelView, item: int) -> Text:
    """Explain an item: name, kind, printed cost, effects."""
    words, row = view.words, BY_NUMBER[item]
    text = Text()
    text.append(f" {SIGNS.shapes[row.column]} {words.name(item)} ", bar_style(row.column, True))
    text.append(f" {words.kind(item)}\n", style(CARD_COLORS[row.column]))
    cost = SIGNS.cost(words, row)
    if cost:
        text.append(words.say("terminal-cost", cost=words.cost(item)) + "\n", QUIET)
    for line in words.effects(item):
        text.append(f"{line}\n")
    return text


def about_back(view: DuelView) -> Text:
    """List what a face-down card may be: any card of its back that nobody has seen (D3.6)."""
    words, deck = view.words, view.back_of(view.cursor)
    unseen = [deck * DECK_SIZE + place for place in members_of(view.state.unseen[deck])]
    text = Text()
    for line in slot_notes(view, view.cursor):
        text.append(f"{line}\n\n", style(GOLD))
    text.append(words.say("terminal-may-be", cards=len(unseen)) + "\n", BOLD)
    for card in unseen:
        column = BY_NUMBER[card].column
        text.append(f"{SIGNS.shapes[column]} ", style(CARD_COLORS[column]))
        text.append(f"{words.name(card)}\n")
    return text
