"""What is shown of the card under the cursor: what can be done with it, what it does, what it costs and why."""

from rich.text import Text

from antipater.data.classic import SALE
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import NONE
from antipater.rules.classic.known import known_hands
from antipater.rules.classic.payment import bill
from antipater.terminal.canvas import Canvas, Run
from antipater.terminal.classic.describe import known_line
from antipater.terminal.classic.signs import SIGNS
from antipater.terminal.classic.view import BUILD, FREE, SELL, STAGE, ClassicView
from antipater.terminal.palette import FAINT, GOLD, GROUND, PAPER, PAYABLE, QUIET, UNPAYABLE, bar_style, style
from antipater.terminal.signs import COIN, price
from antipater.terminal.widgets import draw_actions

KEYS = {BUILD: "B", STAGE: "W", FREE: "F", SELL: "D"}
HEADING = style(GOLD, bold=True)
NAMES = {BUILD: "build", STAGE: "stage", FREE: "free", SELL: "sell"}


def draw_uses(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw what can be done with the card under the cursor, a line for each."""
    return draw_actions(view, (width, height), use_line)


def use_line(view: ClassicView, intent: int) -> tuple[str, str, bool, list[Run]]:
    """Return the key of a use, its label, whether it is possible, and its price."""
    label = view.words.say(f"terminal-classic-do-{NAMES[intent]}")
    return KEYS[intent], label, bool(view.actions(intent)), price_of(view, intent)


def price_of(view: ClassicView, intent: int) -> list[Run]:
    """Return what a use costs or brings."""
    if intent == SELL:
        return [(f"+{SALE}{COIN}", style(PAYABLE))] if view.actions(SELL) else []
    if intent == FREE:
        return [(f"0{COIN}", style(PAYABLE))] if view.actions(FREE) else [("✔", QUIET)]
    item = view.card if intent == BUILD else view.stage
    if item == NONE:
        return [("✔", QUIET)]
    cost = view.price(item)
    if cost.coins == NONE:
        return [("✔", QUIET) if cost.there else ("!", style(UNPAYABLE, bold=True))]
    return [price(cost.coins, bool(cost.ways), "…" if cost.ways > 1 else "")]


def about(view: ClassicView) -> Text:
    """Explain the card under the cursor, or the stage that would be built with it."""
    if view.card == NONE:
        return coming_text(view)
    text = Text()
    item = view.stage if view.intent == STAGE and view.stage != NONE else view.card
    text.append_text(about_item(view, item, costly=False))
    if view.intent not in (SELL, FREE):
        text.append_text(price_text(view, item))
        if item == view.card and view.stage != NONE:
            text.append(view.words.name(view.stage) + "\n", HEADING)
            text.append_text(price_text(view, view.stage, short=True))
    text.append(view.words.say("terminal-cost", cost=view.words.cost(item)) + "\n", QUIET)
    return text


def price_text(view: ClassicView, item: int, short: bool = False) -> Text:
    """Explain the price of an item: why it cannot be built, or the cheapest way to pay, and how many there are."""
    words, text, cost = view.words, Text(), view.price(item)
    if cost.there:
        text.append(words.say("terminal-classic-there") + "\n", style(UNPAYABLE))
        return text
    explained = bill(view.state.cities, view.city, item)
    if not short:
        text.append(words.say("terminal-price-for", **words.owner(view.state, view.city)) + "\n", HEADING)
    lines = words.bill(view.state, explained)
    for line in lines[-1:] if short else lines:
        text.append(f"· {line}\n", style(PAPER if cost.ways else UNPAYABLE))
    if cost.ways > 1:
        text.append(words.say("terminal-classic-more-ways", ways=cost.ways) + "\n", QUIET)
    return text


def about_item(view: ClassicView, item: int, costly: bool = True) -> Text:
    """Explain an item: name, kind, printed cost if wanted, effects."""
    words, row = view.words, BY_NUMBER[item]
    text = Text()
    text.append(f" {SIGNS.shapes[row.column]} {words.name(item)} ", bar_style(row.column, True))
    text.append(f" {words.kind(item)}\n", style(SIGNS.colors[row.column]))
    if costly:
        text.append(words.say("terminal-cost", cost=words.cost(item)) + "\n", QUIET)
    for line in words.effects(item):
        text.append(f"{line}\n")
    return text


def coming_text(view: ClassicView) -> Text:
    """Return what is known of the other hands."""
    text = Text()
    for hand in known_hands(view.state, view.seat):
        text.append(known_line(view, hand) + "\n")
    return text


def draw_coming(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw one line about the hand that comes next, as far as it is known."""
    canvas = Canvas(width, height, GROUND)
    hands = [hand for hand in known_hands(view.state, view.seat) if hand.turns]
    if hands:
        canvas.write(1, 0, known_line(view, hands[0])[: width - 2], style(FAINT))
    return canvas
