"""The structure of an Age as it lies on the table: rows of cards that cover each other, drawn to the space there is."""

from dataclasses import dataclass

from antipater.data.items import BY_NUMBER, NONE, Item
from antipater.data.structures import AGES, PLACES
from antipater.data.words import PURPLE, SENATORS, WONDERS
from antipater.game.bits import members_of
from antipater.rules.duel.decisions import EMPTY
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView, accessible
from antipater.terminal.palette import FAINT, GOLD, GROUND, INK, LINE, PAPER, bar_style, blend, body_style, style
from antipater.terminal.signs import COIN, price, price_style
from antipater.terminal.view import NOWHERE

LOW, HIGH = 4, 5  # lines of a card, where there is little room and where there is much
NARROWEST, WIDEST = 9, 16
CURSOR_EDGE = style(GOLD)
UNCOVERED = style(INK, GOLD, bold=True)
ON_BACK = style(INK, blend(GOLD, PAPER, 0.4), bold=True)
AGE_BACK = WONDERS  # an Age back has the colour of stone, a guild's back that of guilds
BACK_COLUMNS = {"senator": SENATORS}  # backs of other colours


@dataclass(frozen=True)
class Layout:
    """Where the cards of a structure go in a rectangle of cells; a card covers the lower lines of those under it."""

    structure: int
    left: int
    top: int
    width: int  # of a card, with the gap to its neighbour
    height: int
    pitch: int  # lines from one row to the next
    first_column: int  # of the places of the structure

    def corner(self, slot: int) -> tuple[int, int]:
        """Return the column and row of a card's upper left corner."""
        row, column = PLACES[self.structure][slot]
        return self.left + (column - self.first_column) * self.width // 2, self.top + row * self.pitch

    def slot_at(self, column: int, row: int, present: int) -> int | None:
        """Return the uppermost of the slots with a card that lies there."""
        for slot in reversed(members_of(present)):
            x, y = self.corner(slot)
            if x <= column < x + self.width - 1 and y <= row < y + self.height:
                return slot
        return None


def layout(structure: int, width: int, height: int) -> Layout:
    """Fit a structure into a rectangle; cards are as wide in all Ages."""
    rows = PLACES[structure][-1][0] + 1
    first_age = structure - structure % AGES
    columns = [column for age in range(first_age, first_age + AGES) for _, column in PLACES[age]]
    in_a_row = (max(columns) - min(columns)) // 2 + 1
    card = max(NARROWEST, min(WIDEST, (width - 1) // in_a_row))
    lines = HIGH if height >= HIGH + (rows - 1) * (HIGH - 2) else LOW
    pitch = max(1, min(lines - 1, (height - lines) // (rows - 1)))
    left, top = (width - card * in_a_row + 1) // 2, max(0, (height - (rows - 1) * pitch - lines) // 2)
    return Layout(structure, left, top, card, lines, pitch, min(columns))


def slot_at(view: DuelView, place: tuple[int, int], size: tuple[int, int]) -> int | None:
    """Return the slot with a card at a column and row of a drawing of some size."""
    return layout(view.structure, *size).slot_at(*place, view.state.present) if view.state.age else None


def draw_structure(view: DuelView, width: int, height: int) -> Canvas:
    """Draw the structure as the viewer sees it."""
    canvas = Canvas(width, height, GROUND)
    if view.state.age == 0:
        return canvas
    place = layout(view.structure, width, height)
    opened = accessible(view.state)
    uncovered = view.uncovered_by(view.cursor)
    for slot in members_of(view.state.present):
        draw_slot(canvas, view, place, slot, slot in opened)
        if slot in uncovered:
            x, y = place.corner(slot)
            canvas.write(x + place.width - 2, y, "↑", UNCOVERED)
    if view.cursor != NOWHERE and view.state.present >> view.cursor & 1:
        draw_cursor(canvas, view, place, view.cursor in opened)
    return canvas


def draw_slot(canvas: Canvas, view: DuelView, place: Layout, slot: int, lit: bool) -> None:
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
    canvas.write(x, y, f"{SIGNS.shapes[item.column]}{name}", bar_style(item.column, lit))
    cost = price_runs(view, card, lit)
    effects = SIGNS.effects(view.words, item)
    if width_of(effects) + width_of(cost) + 3 > inner:
        effects = SIGNS.effects(view.words, item, spaced=False)
    canvas.write_edges(x, y + 1, inner, effects, cost)
    canvas.write_edges(x, y + 2, inner, SIGNS.cost(view.words, item), rival_price(view, card))
    if place.height > LOW - 1:
        canvas.write_runs(x + 1, y + 3, chains(view, item, inner - 2))


def price_runs(view: DuelView, card: int, lit: bool) -> list[Run]:
    """Return what a card costs the viewer, in a colour that says whether it can be paid; a mark says it too."""
    payable = view.payable(view.seat, card)
    return [(price(view.price(view.seat, card), payable)[0], price_style(payable, bold=lit))]


def rival_price(view: DuelView, card: int) -> list[Run]:
    """Return what a card costs the other player."""
    return [(f"{view.price(1 - view.seat, card)}{COIN}", style(FAINT, italic=True))]


def chains(view: DuelView, item: Item, width: int) -> list[Run]:
    """Return the chain symbol that a card grants, or the one that makes it free."""
    if item.gives != NONE:
        return [(shortened("→" + view.words.link(item.gives), width), style(FAINT))]
    if item.free_with != NONE:
        return [(shortened("←" + view.words.link(item.free_with), width), style(FAINT))]
    return []


def draw_back(canvas: Canvas, view: DuelView, place: Layout, slot: int) -> None:
    """Draw a face-down card: its back tells a guild from an Age card, no more (D3.4); a token lies on some (P2.1)."""
    x, y = place.corner(slot)
    back = view.back_key(slot)
    plain = back in ("age", "other")
    column = AGE_BACK if plain else BACK_COLUMNS.get(back, PURPLE)
    inner = place.width - 1
    canvas.fill(x, y, inner, place.height, body_style(column, False))
    for below in range(place.height):
        canvas.write(x, y + below, "░" * inner, style(LINE))
    label = view.words.say(f"terminal-back-{back}", age=view.state.age)
    text = f" {'?' if plain else SIGNS.shapes[column]} {label} "[:inner]
    look = bar_style(column, False)
    for part in view.parts:
        on_back = part.slot_label(view.words, view.state, slot, inner)
        text, look = (on_back, ON_BACK) if on_back else (text, look)
    canvas.write(x + (inner - len(text)) // 2, y, text, look)


def draw_cursor(canvas: Canvas, view: DuelView, place: Layout, lit: bool) -> None:
    """Frame the card under the cursor; of a covered one only what shows of it."""
    x, y = place.corner(view.cursor)
    for below in range(place.height if lit else min(place.pitch, place.height)):
        canvas.write(x - 1, y + below, "▐", CURSOR_EDGE)
        canvas.write(x + place.width - 1, y + below, "▌", CURSOR_EDGE)
