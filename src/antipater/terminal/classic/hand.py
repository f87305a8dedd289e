"""The cards in hand, side by side: colour and name, what they do, what they cost now, chains, what is in the way."""

from antipater.data.classic_columns import BY_NUMBER, CHAINED_BY
from antipater.data.classic_items import CARDS, DECK_SIZE, DECKS, NONE
from antipater.rules.classic.payment import cards_in, chains_to
from antipater.rules.classic.turn import card_in
from antipater.terminal.canvas import Canvas, Run, shortened
from antipater.terminal.classic.signs import SIGNS
from antipater.terminal.classic.view import ClassicView, Price
from antipater.terminal.palette import FAINT, GOLD, GROUND, PAPER, PAYABLE, UNPAYABLE, bar_style, body_style, style
from antipater.terminal.signs import price

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


def place_at(view: ClassicView, place: tuple[int, int], size: tuple[int, int]) -> int | None:
    """Return which card of the hand lies at a column and row of a drawing of some size."""
    (column, _), (width, _), cards = place, size, len(view.hand)
    found = (column - left_edge(cards, width)) // card_width(cards, width)
    return found if 0 <= found < cards else None


def left_edge(cards: int, width: int) -> int:
    """Return the column of the first card."""
    return max(1, (width - cards * card_width(cards, width) + 1) // 2)


def draw_hand(view: ClassicView, width: int, height: int) -> Canvas:
    """Draw the hand; cards that cannot be built are dimmed."""
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
    words, item, cost = view.words, BY_NUMBER[card], view.price(card)
    lit = bool(cost.ways)
    canvas.fill(x, 0, width, canvas.height, body_style(item.column, lit))
    canvas.fill(x, 0, width, 1, bar_style(item.column, lit))
    canvas.write(
        x, 0, f"{SIGNS.shapes[item.column]}{shortened(words.name(card), width - 1)}", bar_style(item.column, lit)
    )
    effects = SIGNS.effects(words, item, spaced=width > 12)
    canvas.write_edges(x, 1, width, effects, [])
    canvas.write_edges(x, 2, width, SIGNS.cost(words, item), due(cost))
    canvas.write_runs(x + 1, 3, shortened_run(chain(view, card), width - 1))
    canvas.write_runs(x + 1, 4, shortened_run(state_of(view, card, cost), width - 1))


def shortened_run(run: Run, width: int) -> list[Run]:
    """Return a run that fits."""
    return [(shortened(run[0], width) if run[0] else "", run[1])]


def due(cost: Price) -> list[Run]:
    """Return what a card costs now, with a mark if it cannot be paid or bought."""
    if cost.coins == NONE:
        return [] if cost.there else [("!", style(UNPAYABLE, bold=True))]
    return [price(cost.coins, bool(cost.ways), "…" if cost.ways > 1 else "")]


def chain(view: ClassicView, card: int) -> Run:
    """Return the building that makes a card free, or those that it makes free."""
    before = chains_to(card)
    there = [other for other in before if other in cards_in(view.state.cities, view.city)]
    if there or before:
        return f"←{view.words.name((there or before)[0])}", style(PAYABLE if there else FAINT)
    after = LEADS_TO[card]
    return ("→" + "/".join(view.words.name(other) for other in after) if after else ""), style(FAINT)


def state_of(view: ClassicView, card: int, cost: Price) -> Run:
    """Return the state of a card in a word: chosen, built already, free by a chain, goods missing."""
    say = view.words.say
    if view.sealed >= 0 and card_in(view.sealed) == card:
        return say("terminal-classic-short-chosen"), style(GOLD, bold=True)
    if cost.there:
        return say("terminal-classic-short-there"), style(FAINT, italic=True)
    if cost.chained:
        return say("terminal-classic-short-chain"), style(PAYABLE)
    if cost.coins == NONE:
        return say("terminal-classic-short-missing"), style(UNPAYABLE)
    if not cost.ways:
        return say("terminal-classic-short-expensive"), style(UNPAYABLE)
    return (say("terminal-classic-short-ways", ways=cost.ways) if cost.ways > 1 else ""), style(PAPER)
