"""Drawings of Pantheon: six spaces with both players' prices, what lies on them, the decks, what a player holds."""

from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import DECK, MYTHOLOGIES, OFFERINGS, SPACES
from antipater.data.words import DIVINITIES
from antipater.game.bits import members_of
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView
from antipater.terminal.palette import FAINT, GOLD, INK, PANEL, PAPER, QUIET, RAISED, style
from antipater.terminal.pantheon.spaces import (
    ACTIVATE,
    Space,
    deck_contents,
    mythology_name,
    ordered_spaces,
    pantheon_of,
    space_and_offerings,
)
from antipater.terminal.signs import COIN, FACE_DOWN, price, price_style

TOKEN = "▣"  # a mythology token
OFFERING = "◇"
SNAKE = "§"
# Mesopotamian, Phoenician, Greek, Egyptian, Roman; then the Gate.
MYTHOLOGY_COLORS = ("#7fb0f0", "#d79bd8", "#e8d36c", "#f0a35e", "#f08a8a", "#e9e2d0")
LEAST_ROOM = 8  # cells of a space for its mark and name
LONG_NAME, SHORT_NAME = 14, 5  # cells for a name where there is room and where not
DIVINITY = SIGNS.shapes[DIVINITIES]


def cell_width(width: int) -> int:
    """Return the cells that a space has in a row of *width*, with the gap to its neighbour."""
    return (width - 1) // SPACES


def space_at(view: DuelView, column: int, width: int) -> int:
    """Return the number of the space that lies at a column of the row."""
    place = min(max(0, (column - 1) // cell_width(width)), SPACES - 1)
    return ordered_spaces(view)[place].number


def draw_spaces(view: DuelView, width: int, height: int) -> Canvas:
    """Draw the six spaces in a row, the cheapest for the viewer at the left, and the decks below if there is room."""
    canvas = Canvas(width, height, style(PAPER, INK))
    cell = cell_width(width)
    legal = view.state.legal(view.seat)
    payable = {space_and_offerings(action)[0] for action in legal if action in ACTIVATE}
    for place, space in enumerate(ordered_spaces(view)):
        draw_space(canvas, view, space, 1 + place * cell, cell - 1, space.number in payable)
    if height > 1:
        runs = deck_runs(view)
        canvas.write_runs(max(1, (width - width_of(runs)) // 2), 1, runs)
    return canvas


def draw_space(canvas: Canvas, view: DuelView, space: Space, x: int, width: int, payable: bool) -> None:
    """Draw one space: what lies there, and its prices for the viewer and for the other player."""
    canvas.fill(x, 0, width, 1, style(PAPER, RAISED if space.vacant else PANEL))
    cost = price_runs(view, space, payable)
    if width - width_of(cost) < LEAST_ROOM:
        cost = cost[:-1]
    color = FAINT if space.vacant else MYTHOLOGY_COLORS[space.mythology]
    mark = "·" if space.vacant else FACE_DOWN if space.face_down else DIVINITY
    name = space.name(view.words, width - width_of(cost) - 3)
    canvas.write(x, 0, mark, style(color, bold=True))
    canvas.write(x + 2, 0, name, style(color, bold=not space.face_down, italic=space.face_down))
    canvas.write_runs(x + width - width_of(cost), 0, cost)


def price_runs(view: DuelView, space: Space, payable: bool) -> list[Run]:
    """Return the prices of a space: the viewer's, marked if it cannot be paid, and the other player's."""
    mine, theirs = space.prices
    rival: Run = (f"/{theirs}", QUIET)
    if space.vacant:
        return [(f"{mine}{COIN}", QUIET), rival]
    enough = payable or mine <= view.state.funds(view.seat)
    return [(price(mine, enough)[0], price_style(enough, bold=payable)), rival]


def deck_runs(view: DuelView) -> list[Run]:
    """Return the size of each deck, and its top where the viewer knows it."""
    runs: list[Run] = [(view.words.say("terminal-decks") + "  ", QUIET)]
    for number in range(MYTHOLOGIES):
        contents = deck_contents(view.state, number)
        top = f" ({view.words.name(DIVINITY_ITEMS + contents[0])})" if contents and contents[0] >= 0 else ""
        color = MYTHOLOGY_COLORS[number] if contents else FAINT
        runs.append((f"{FACE_DOWN} {mythology_name(view.words, number)} ", style(color)))
        runs.append((f"{len(contents)}{top}   ", style(PAPER) if contents else QUIET))
    return runs


def held(view: DuelView, seat: int, width: int) -> list[Run]:
    """Return the offerings, mythology tokens and divinities of a seat for a line of its city, as long as they fit."""
    roomy = held_runs(view, seat, LONG_NAME)
    return roomy if width_of(roomy) <= width else held_runs(view, seat, SHORT_NAME)


def held_runs(view: DuelView, seat: int, room: int) -> list[Run]:
    """Return what a seat holds, each name in at most *room* cells."""
    part, words = pantheon_of(view.state), view.words
    runs: list[Run] = []
    for token in members_of(part.offerings[seat]):
        runs.append((f"{OFFERING}{OFFERINGS[token]}{COIN} ", style(GOLD)))
    for number in range(MYTHOLOGIES):
        tokens = TOKEN * part.mythology[seat * MYTHOLOGIES + number]
        if tokens:
            name = shortened(mythology_name(words, number), room)
            runs.append((f"{tokens}{name} ", style(MYTHOLOGY_COLORS[number])))
    for divinity in members_of(part.divinities[seat]):
        name = shortened(words.name(DIVINITY_ITEMS + divinity), room)
        runs.append((f"{DIVINITY}{name} ", style(MYTHOLOGY_COLORS[divinity // DECK], bold=True)))
    return runs
