"""The cards in hand, side by side: colour and name, what they do, what they cost now, chains, what is in the way."""

from antipater.data.classic_columns import BY_NUMBER, CHAINED_BY
from antipater.data.classic_items import CARDS, DECK_SIZE, DECKS, NONE
from antipater.rules.classic.payment import cards_in, chains_to
from antipater.rules.classic.turn import card_in
from antipater.terminal.canvas import Canvas, Run, shortened
from antipater.terminal.classic import signs
from antipater.terminal.classic.view import ClassicView, Price
from antipater.terminal.palette import DEAR, FAINT, FAIR, GOLD, GROUND, PAPER, bar_style, body_style, style
from antipater.terminal.structure import line

WIDEST = 22
CURSOR = style(GOLD)
# The buildings that each card makes free (C3.3).
LEADS_TO = [
    [other for other in range(CARDS) if CHAINED_BY[other * DECKS + card // DECK_SIZE] >> card % DECK_SIZE & 1]
    for card in range(CARDS)
]


def card_width(cards: int, width: int) -> int:
    """Return the cells for a card and the gap beside it."""
    return max(9, min(WIDEST, (width - 1) // max(cards, 1)))


def place_at(view: ClassicView, column: int, width: int) -> int | None:
    """Return which card of the hand lies in a column."""
    cards = len(view.hand)
    place = (column - left_edge(cards, width)) // card_width(cards, width)
    return place if 0 <= place < cards else None


def left_edge(cards: int, width: int) -> int:
    """Return the column of the first card."""
    return max(1, (width - cards * card_width(cards, width) + 1) // 2)


def draw_hand(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw the hand; what cannot be built is dimmed."""
    canvas = Canvas(width, height, GROUND)
    hand = view.hand
    if any(card < 0 for card in hand):
        return canvas
    room = card_width(len(hand), width)
    for place, card in enumerate(hand):
        x = left_edge(len(hand), width) + place * room
        draw_card(canvas, view, card, x, room - 1)
        if place == view.cursor:
            for row in range(height):
                canvas.write(x - 1, row, "▐", CURSOR)
                canvas.write(x + room - 1, row, "▌", CURSOR)
    return canvas


def draw_card(canvas: Canvas, view: ClassicView, card: int, x: int, width: int) -> None:
    """Draw one card."""
    words, item, price = view.words, BY_NUMBER[card], view.price(card)
    lit = bool(price.ways)
    canvas.fill(x, 0, width, canvas.height, body_style(item.column, lit))
    canvas.fill(x, 0, width, 1, bar_style(item.column, lit))
    canvas.write(
        x, 0, f"{signs.SHAPES[item.column]}{shortened(words.name(card), width - 1)}", bar_style(item.column, lit)
    )
    effects = signs.effects(words, item, spaced=width > 12)
    line(canvas, x, 1, width, effects, [])
    line(canvas, x, 2, width, signs.cost(words, item), due(price))
    canvas.write_runs(x + 1, 3, shortened_run(chain(view, card), width - 1))
    canvas.write_runs(x + 1, 4, shortened_run(state_of(view, card, price), width - 1))


def shortened_run(run: Run, width: int) -> list[Run]:
    """Return a run that fits."""
    return [(shortened(run[0], width) if run[0] else "", run[1])]


def due(price: Price) -> list[Run]:
    """Return what a card costs now, with a mark if it cannot be paid or is not to be had."""
    if price.coins == NONE:
        return [] if price.there else [("!", style(DEAR, bold=True))]
    more = "…" if price.ways > 1 else ""
    look = style(FAIR if price.ways else DEAR, bold=bool(price.ways))
    return [(f"{'' if price.ways else '!'}{price.coins}{signs.COIN}{more}", look)]


def chain(view: ClassicView, card: int) -> Run:
    """Return the building that makes a card free, or those that it makes free."""
    before = chains_to(card)
    there = [other for other in before if other in cards_in(view.state.cities, view.city)]
    if there or before:
        return f"←{view.words.name((there or before)[0])}", style(FAIR if there else FAINT)
    after = LEADS_TO[card]
    return ("→" + "/".join(view.words.name(other) for other in after) if after else ""), style(FAINT)


def state_of(view: ClassicView, card: int, price: Price) -> Run:
    """Return in a word how it stands with a card: chosen, built already, free by a chain, missing goods."""
    say = view.words.say
    if view.sealed >= 0 and card_in(view.sealed) == card:
        return say("terminal-classic-short-chosen"), style(GOLD, bold=True)
    if price.there:
        return say("terminal-classic-short-there"), style(FAINT, italic=True)
    if price.chained:
        return say("terminal-classic-short-chain"), style(FAIR)
    if price.coins == NONE:
        return say("terminal-classic-short-missing"), style(DEAR)
    if not price.ways:
        return say("terminal-classic-short-dear"), style(DEAR)
    return (say("terminal-classic-short-ways", ways=price.ways) if price.ways > 1 else ""), style(PAPER)
