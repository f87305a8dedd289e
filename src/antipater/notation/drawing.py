"""The table as a drawing for notebooks: rows of coloured cards with their names, as SVG, with the standard library."""

from html import escape
from typing import Any

from antipater.catalog import kit_of, names
from antipater.data.classic import BOARDS
from antipater.data.classic_columns import BY_NUMBER as CLASSIC_ITEMS
from antipater.data.classic_items import DECKS as CLASSIC_DECKS
from antipater.data.columns import BY_NUMBER
from antipater.data.items import DECK_SIZE, DECKS, TOKEN_ITEM, WONDER_ITEM
from antipater.data.structures import PLACES
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.seats import UNKNOWN
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.state import DuelState

# brown, grey, blue, green, yellow, red, purple, wonders, tokens
FILLS = ("#7c5434", "#8a8a8a", "#3a6ab2", "#3e8a4e", "#c79a1e", "#bc3630", "#7a4c94", "#5a5048", "#2f7f7a")
OTHER = "#ac706c"  # cards of an expansion with a column of their own
BACK, INK, PAPER = "#9a8c7c", "#282420", "#f4eee0"
WIDTH, CARD, LINE, STEP = 900, 86, 22, 45


def svg(state: State) -> str:
    """Return a position as a drawing; a ruleset whose kit has none is one line of text."""
    rows: list[str] = []
    known = state.ruleset in names() and "drawing" in kit_of(state).pieces
    draw = kit_of(state).piece("drawing") if known else draw_line
    height = draw(rows, state) + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f"{''.join(rows)}</svg>"
    )


def draw_line(rows: list[str], state: State) -> int:
    """Draw a line about a position that nobody has a drawing for."""
    return text(rows, 8, 20, repr(state)) + 8


def text(rows: list[str], x: int, y: int, words: str) -> int:
    """Draw a line of text; return the height of its foot."""
    rows.append(f'<text x="{x}" y="{y}" fill="{INK}">{escape(words)}</text>')
    return y


def card(rows: list[str], x: int, y: int, name: str, fill: str, faint: bool = False) -> None:
    """Draw a card with its name."""
    fitted = ' textLength="78" lengthAdjust="spacingAndGlyphs"' if len(name) > 13 else ""
    opacity = 0.55 if faint else 1
    rows.append(
        f'<g opacity="{opacity}"><rect x="{x}" y="{y}" width="{CARD}" height="18" rx="3" '
        f'fill="{fill}"/><text x="{x + 4}" y="{y + 13}" fill="#fff"{fitted}>{escape(name)}</text></g>'
    )


def fill_of(item: Any) -> str:
    """Return the colour of an item."""
    return FILLS[item.column] if item.column < len(FILLS) else OTHER


def items(rows: list[str], y: int, title: str, shown: list[Any], faint: bool = False) -> int:
    """Draw a row of items, in several lines if it must be; return the height of its foot."""
    text(rows, 8, y + 13, title)
    for place, item in enumerate(shown):
        card(rows, 110 + place % 8 * (CARD + 4), y + place // 8 * LINE, item.name, fill_of(item), faint)
    return y + LINE * max(1, -(-len(shown) // 8))


def draw_structure(rows: list[str], state: DuelState) -> int:
    """Draw the cards of the structure; those that can be taken stand out."""
    y = text(rows, 8, 18, f"{state.ruleset}: Age {state.age}, conflict pawn {state.pawn:+}, {acting(state)}") + 10
    if not state.age:
        return y
    places = PLACES[state.structures + state.age - 1]
    middle = max(column for _, column in places) / 2
    for slot, (row, column) in enumerate(places):
        if state.present >> slot & 1:
            hidden = state.hidden >> slot & 1
            item = None if hidden or state.slots[slot] < 0 else BY_NUMBER[state.slots[slot]]
            x = round(WIDTH / 2 - CARD / 2 + (column - middle) * STEP)
            fill = fill_of(item) if item else BACK
            card(rows, x, y + row * LINE, item.name if item else "?", fill, not state.open >> slot & 1)
    return y + (max(row for row, _ in places) + 1) * LINE + 6


def acting(state: State) -> str:
    """Return who must choose."""
    return repr(state).split(", ", 1)[1].rstrip(">")


def draw_duel(rows: list[str], state: DuelState) -> int:
    """Draw the structure, what else lies on the table, and both cities."""
    y = draw_structure(rows, state)
    y = items(rows, y, "tokens", [BY_NUMBER[TOKEN_ITEM[token]] for token in members_of(state.board)])
    if state.shown:
        y = items(rows, y, "to draft", [BY_NUMBER[WONDER_ITEM[wonder]] for wonder in members_of(state.shown)])
    for seat in range(2):
        city = state.city(seat)
        y = text(rows, 8, y + 20, f"seat {seat}: {city.coins} coins, {sum(state.score_sheet(seat))} points") + 8
        y = items(rows, y, "wonders built", [BY_NUMBER[WONDER_ITEM[wonder]] for wonder in members_of(city.built)])
        y = items(rows, y, "still to build", [BY_NUMBER[WONDER_ITEM[one]] for one in members_of(city.wonders)], True)
        if city.tokens:
            y = items(rows, y, "tokens", [BY_NUMBER[TOKEN_ITEM[token]] for token in members_of(city.tokens)])
        y = items(rows, y, "buildings", [BY_NUMBER[number] for number in cards_in(city.cards, 0, DECKS)])
    return y


def cards_in(sets: Any, first: int, decks: int) -> list[int]:
    """Return the cards of bit sets, one per deck, from place *first* on."""
    return [deck * DECK_SIZE + place for deck in range(decks) for place in members_of(sets[first + deck])]


def draw_classic(rows: list[str], state: ClassicState) -> int:
    """Draw every city, and the hands that are known."""
    y = text(rows, 8, 18, f"classic: Age {state.age}, turn {state.turn + 1}, {acting(state)}") + 10
    for city in range(state.cities.number):
        board = state.cities.board[city]
        name = BOARDS[board].key.capitalize() if board >= 0 else "no board yet"
        y = text(rows, 8, y + 16, f"city {city}: {name}, {state.cities.coins[city]} coins") + 8
        if city < state.players:
            hand = [CLASSIC_ITEMS[number] for number in state.hand(city) if number != UNKNOWN]
            y = items(rows, y, "hand", hand, True)
        numbers = cards_in(state.cities.cards, city * CLASSIC_DECKS, CLASSIC_DECKS)
        y = items(rows, y, "buildings", [CLASSIC_ITEMS[number] for number in numbers])
    return y
