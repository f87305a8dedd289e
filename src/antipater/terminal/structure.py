"""The structure of an Age as it lies on the table: rows of cards that cover each other, drawn to the space there is."""

from dataclasses import dataclass

from antipater.data.columns import BY_NUMBER, PLACES
from antipater.data.duel import SLOTS
from antipater.data.items import NONE, Item
from antipater.data.words import PURPLE, WONDERS
from antipater.rules.duel.actions import EMPTY
from antipater.rules.pantheon.actions import NO_TOKEN
from antipater.terminal import signs
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.palette import (
    DEAR,
    FAINT,
    FAIR,
    GOLD,
    GROUND,
    INK,
    LINE,
    PAPER,
    bar_style,
    blend,
    body_style,
    style,
)
from antipater.terminal.pantheon import token_label, token_on
from antipater.terminal.view import NOWHERE, View, accessible, price, uncovered_by

CARDS_IN_A_ROW = 6
LOW, HIGH = 4, 5  # lines of a card, where there is little room and where there is much
NARROWEST, WIDEST = 9, 16
CURSOR_EDGE = style(GOLD)
UNCOVERED = style(INK, GOLD, bold=True)
TOKEN = style(INK, blend(GOLD, PAPER, 0.4), bold=True)
AGE_BACK = WONDERS  # an Age back has the colour of stone, a guild's back that of guilds


@dataclass(frozen=True)
class Layout:
    """Where the cards of an Age go in a rectangle of cells; a card covers the lower lines of those under it."""

    age: int
    left: int
    top: int
    width: int  # of a card, with the gap to its neighbour
    height: int
    pitch: int  # lines from one row to the next

    def corner(self, slot: int) -> tuple[int, int]:
        """Return the column and row of a card's upper left corner."""
        row, column = PLACES[self.age - 1][slot]
        return self.left + (column - 1) * self.width // 2, self.top + row * self.pitch

    def slot_at(self, column: int, row: int, present: int) -> int | None:
        """Return the uppermost of the slots with a card that lies there."""
        for slot in reversed(range(SLOTS)):
            x, y = self.corner(slot)
            if present >> slot & 1 and x <= column < x + self.width - 1 and y <= row < y + self.height:
                return slot
        return None


def layout(age: int, width: int, height: int) -> Layout:
    """Fit the structure of an Age into a rectangle."""
    rows = PLACES[age - 1][-1][0] + 1
    card = max(NARROWEST, min(WIDEST, (width - 1) // CARDS_IN_A_ROW))
    lines = HIGH if height >= HIGH + (rows - 1) * (HIGH - 2) else LOW
    pitch = max(1, min(lines - 1, (height - lines) // (rows - 1)))
    used = (rows - 1) * pitch + lines
    return Layout(age, (width - card * CARDS_IN_A_ROW + 1) // 2, max(0, (height - used) // 2), card, lines, pitch)


def draw_structure(view: View, width: int, height: int) -> Canvas:
    """Draw the structure as the viewer sees it."""
    canvas = Canvas(width, height, GROUND)
    if view.state.age == 0:
        return canvas
    place = layout(view.state.age, width, height)
    opened = accessible(view.state)
    bared = uncovered_by(view, view.cursor)
    for slot in range(SLOTS):
        if view.state.present >> slot & 1:
            draw_slot(canvas, view, place, slot, slot in opened)
            if slot in bared:
                x, y = place.corner(slot)
                canvas.write(x + place.width - 2, y, "↑", UNCOVERED)
    if view.cursor != NOWHERE and view.state.present >> view.cursor & 1:
        draw_cursor(canvas, view, place, view.cursor in opened)
    return canvas


def draw_slot(canvas: Canvas, view: View, place: Layout, slot: int, lit: bool) -> None:
    """Draw a card, face up or face down."""
    x, y = place.corner(slot)
    card = view.state.slots[slot]
    # A line of ground around it, so that a card stands out from those it covers.
    canvas.fill(x - 1, y, place.width + 1, place.height, GROUND)
    if card == EMPTY:
        draw_back(canvas, view, place, slot)
        return
    item, inner = BY_NUMBER[card], place.width - 1
    canvas.fill(x, y, inner, place.height, body_style(item.column, lit))
    canvas.fill(x, y, inner, 1, bar_style(item.column, lit))
    name = shortened(view.words.name(card), inner - 1)
    canvas.write(x, y, f"{signs.SHAPES[item.column]}{name}", bar_style(item.column, lit))
    cost = price_runs(view, card, lit)
    effects = signs.effects(view.words, item)
    if width_of(effects) + width_of(cost) + 3 > inner:
        effects = signs.effects(view.words, item, spaced=False)
    line(canvas, x, y + 1, inner, effects, cost)
    line(canvas, x, y + 2, inner, signs.cost(view.words, item), small_price(view, card))
    if place.height > LOW - 1:
        canvas.write_runs(x + 1, y + 3, chains(view, item, inner - 2))


def line(canvas: Canvas, x: int, y: int, width: int, left: list[Run], right: list[Run]) -> None:
    """Write something at the left and something at the right edge of a line of a card."""
    edge = width - 1 - width_of(right)
    margin = 1 if width_of(left) + 2 <= edge else 0
    canvas.write_runs(x + margin, y, left)
    canvas.write_runs(x + edge, y, right)


def price_runs(view: View, card: int, lit: bool) -> list[Run]:
    """Return what a card costs the viewer, in a colour that says whether it can be paid; a mark says it too."""
    cost = price(view.state, view.seat, card)
    fair = cost <= view.state.funds(view.seat)
    return [(f"{'' if fair else '!'}{cost}{signs.COIN}", style(FAIR if fair else DEAR, bold=lit))]


def small_price(view: View, card: int) -> list[Run]:
    """Return what a card costs the other player."""
    return [(f"{price(view.state, 1 - view.seat, card)}{signs.COIN}", style(FAINT, italic=True))]


def chains(view: View, item: Item, width: int) -> list[Run]:
    """Return the chain symbol that a card grants, or the one that makes it free."""
    if item.gives != NONE:
        return [(shortened("→" + view.words.link(item.gives), width), style(FAINT))]
    if item.free_with != NONE:
        return [(shortened("←" + view.words.link(item.free_with), width), style(FAINT))]
    return []


def draw_back(canvas: Canvas, view: View, place: Layout, slot: int) -> None:
    """Draw a face-down card: its back tells a guild from an Age card, no more (D3.4); a token lies on some (P2.1)."""
    x, y = place.corner(slot)
    guild = view.state.guild_backs >> slot & 1
    column = PURPLE if guild else AGE_BACK
    inner = place.width - 1
    body = body_style(column, False)
    canvas.fill(x, y, inner, place.height, body)
    for below in range(place.height):
        canvas.write(x, y + below, "░" * inner, style(LINE))
    label = view.words.say(guild_back(view) if guild else "terminal-back-age", age=view.state.age)
    text = f" {signs.SHAPES[PURPLE] if guild else '?'} {label} "[:inner]
    look = bar_style(column, False)
    token = token_on(view, slot)
    if token != NO_TOKEN:
        text, look = token_label(view.words, token, inner), TOKEN
    canvas.write(x + (inner - len(text)) // 2, y, text, look)


def guild_back(view: View) -> str:
    """Return the message for the backs that tell guilds, or with Pantheon temples, from Age cards (P1.5)."""
    return "terminal-back-guild" if view.pantheon is None else "terminal-back-temple"


def draw_cursor(canvas: Canvas, view: View, place: Layout, lit: bool) -> None:
    """Frame the card that is pointed at; of a covered one only what shows of it."""
    x, y = place.corner(view.cursor)
    for below in range(place.height if lit else min(place.pitch, place.height)):
        canvas.write(x - 1, y + below, "▐", CURSOR_EDGE)
        canvas.write(x + place.width - 1, y + below, "▌", CURSOR_EDGE)
