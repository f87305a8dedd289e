"""What is said about the card that is pointed at: what can be done with it, what it does, what it costs and why."""

from rich.text import Text

from antipater.data.classic import SALE
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import NONE
from antipater.rules.classic.known import KnownHand, known_hands
from antipater.rules.classic.payment import bill
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.classic import signs
from antipater.terminal.classic.view import BUILDING, FOR_NOTHING, SELLING, STAGING, ClassicView
from antipater.terminal.details import heading
from antipater.terminal.palette import DEAR, FAINT, FAIR, GOLD, GROUND, INK, PAPER, QUIET, RAISED, bar_style, style

BODY = style(PAPER, RAISED)
CHOSEN = style(INK, GOLD, bold=True)
OUT_OF_REACH = style(FAINT, RAISED)
KEYS = {BUILDING: "B", STAGING: "W", FOR_NOTHING: "F", SELLING: "D"}
LABELS = {BUILDING: "build", STAGING: "stage", FOR_NOTHING: "free", SELLING: "sell"}


def draw_actions(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw what can be done with the card that is pointed at, a line for each, with its key and its price."""
    canvas = Canvas(width, height, BODY)
    if view.card == NONE or not view.choosing:
        return canvas
    for row, intent in enumerate(view.intents()):
        possible = bool(view.actions(intent))
        ground = CHOSEN if intent == view.intent else BODY if possible else OUT_OF_REACH
        canvas.fill(0, row, width, 1, ground)
        canvas.write(1, row, KEYS[intent], style(GOLD, bold=True) if ground is BODY else ground)
        due = price_of(view, intent)
        edge = width - 1 - width_of(due)
        label = view.words.say(f"terminal-classic-do-{LABELS[intent]}")
        canvas.write(3, row, shortened(label, edge - 4), ground)
        canvas.write_runs(edge, row, due if intent != view.intent else [(text, CHOSEN) for text, _ in due])
    return canvas


def price_of(view: ClassicView, intent: int) -> list[Run]:
    """Return what an intent costs or brings."""
    if intent == SELLING:
        return [(f"+{SALE}{signs.COIN}", style(FAIR))] if view.actions(SELLING) else []
    if intent == FOR_NOTHING:
        return [(f"0{signs.COIN}", style(FAIR))] if view.actions(FOR_NOTHING) else [("✔", QUIET)]
    item = view.card if intent == BUILDING else view.stage
    if item == NONE:
        return [("✔", QUIET)]
    price = view.price(item)
    if price.coins == NONE:
        return [("✔" if price.there else "!", QUIET if price.there else style(DEAR, bold=True))]
    more = "…" if price.ways > 1 else ""
    look = style(FAIR if price.ways else DEAR, bold=bool(price.ways))
    return [(f"{'' if price.ways else '!'}{price.coins}{signs.COIN}{more}", look)]


def about(view: ClassicView) -> Text:
    """Explain the card that is pointed at, or the stage that would be built with it."""
    if view.card == NONE:
        return coming_text(view)
    text = Text()
    item = view.stage if view.intent == STAGING and view.stage != NONE else view.card
    text.append_text(about_item(view, item, costly=False))
    if view.intent not in (SELLING, FOR_NOTHING):
        text.append_text(price_text(view, item))
        if item == view.card and view.stage != NONE:
            heading(text, view.words.name(view.stage))
            text.append_text(price_text(view, view.stage, short=True))
    text.append(view.words.say("terminal-cost", cost=view.words.cost(item)) + "\n", QUIET)
    return text


def price_text(view: ClassicView, item: int, short: bool = False) -> Text:
    """Explain the price of an item: why it cannot be built, or the cheapest way to pay, and how many there are."""
    words, text, price = view.words, Text(), view.price(item)
    if price.there:
        text.append(words.say("terminal-classic-there") + "\n", style(DEAR))
        return text
    explained = bill(view.state.cities, view.city, item)
    if not short:
        heading(text, words.say("terminal-price-for", **words.owner(view.state, view.city)))
    lines = words.bill(view.state, explained)
    for line in lines[-1:] if short else lines:
        text.append(f"· {line}\n", style(PAPER if price.ways else DEAR))
    if price.ways > 1:
        text.append(words.say("terminal-classic-more-ways", ways=price.ways) + "\n", QUIET)
    return text


def about_item(view: ClassicView, item: int, costly: bool = True) -> Text:
    """Explain an item: name, kind, printed cost if wanted, effects."""
    words, row = view.words, BY_NUMBER[item]
    text = Text()
    text.append(f" {signs.SHAPES[row.column]} {words.name(item)} ", bar_style(row.column, True))
    text.append(f" {words.kind(item)}\n", style(signs.COLORS[row.column]))
    if costly:
        text.append(words.say("terminal-cost", cost=words.cost(item)) + "\n", QUIET)
    for line in words.effects(item):
        text.append(f"{line}\n")
    return text


def known_line(view: ClassicView, hand: KnownHand) -> str:
    """Say which cards a hand may hold, and when it comes (C8.3)."""
    words, names = view.words, ", ".join(view.words.name(card) for card in hand.among)
    facts: dict[str, str | int] = {"size": hand.size, "count": len(hand.among), "cards": names}
    facts |= {"drawn": hand.drawn, "player": words.player(hand.holder), "turns": hand.turns}
    if hand.drawn:
        return words.say("terminal-classic-known-and-drawn", **facts)
    return words.say(
        "terminal-classic-known-all" if len(hand.among) == hand.size else "terminal-classic-known", **facts
    )


def coming_text(view: ClassicView) -> Text:
    """Say what is known of the other hands."""
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
