"""Drawings of Agora: six chambers in three sections with cubes, control and decrees; what a player has of it."""

from antipater.data import agora
from antipater.data import words as w
from antipater.data.agora import CHAMBERS
from antipater.data.words import GOODS, RAW_GOODS, SENATORS
from antipater.terminal.agora.chambers import Chamber, chambers_of, controlled, plans_of
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.duel.signs import AGAIN, SIGNS
from antipater.terminal.duel.view import DuelView
from antipater.terminal.palette import FAINT, GOLD, INK, PANEL, PAPER, PAYABLE, QUIET, RAISED, UNPAYABLE, style
from antipater.terminal.signs import COIN, COIN_STYLE, FACE_DOWN, POINT, SHIELD, SHIELD_STYLE, SYMBOL_STYLE
from antipater.text.agora.places import agora_of, conspiracy

CUBE = "▮"  # the viewer's
RIVAL_CUBE = "▯"
CHAMBER = "⌂"
PLAN = "◒"
PREPARED = "◉"
MINE, THEIRS = style(PAYABLE, bold=True), style(UNPAYABLE, bold=True)
CLOSE = 4  # chambers from which on the way to six is marked
COLOR_COINS = {
    agora.COINS_BLUE: w.BLUE,
    agora.COINS_GREEN: w.GREEN,
    agora.COINS_YELLOW: w.YELLOW,
    agora.COINS_RED: w.RED,
    agora.COINS_WONDERS: w.WONDERS,
}
IGNORED = {
    agora.IGNORE_YELLOW: w.YELLOW,
    agora.IGNORE_RED: w.RED,
    agora.IGNORE_GREEN: w.GREEN,
    agora.WONDER_DISCOUNT: w.WONDERS,
}
LONG_NAME, SHORT_NAME = 22, 9  # cells for a conspiracy where there is room and where not


def cell_width(width: int) -> int:
    """Return the cells that a chamber has in a row of *width*, with the gap to its neighbour."""
    return (width - 1) // CHAMBERS


def chamber_at(column: int, width: int) -> int:
    """Return the chamber at a column of the row."""
    return min(max(0, (column - 1) // cell_width(width)), CHAMBERS - 1)


def draw_senate(view: DuelView, width: int, height: int) -> Canvas:
    """Draw the six chambers in a row; those of one section touch, and a controlled one has the colour of its player."""
    canvas = Canvas(width, height, style(PAPER, INK))
    cell = cell_width(width)
    for chamber in chambers_of(view):
        gap = chamber.number % 2  # the second chamber of a section ends before the next section
        draw_chamber(canvas, view, chamber, 1 + chamber.number * cell, cell - gap, height)
    return canvas


def draw_chamber(canvas: Canvas, view: DuelView, chamber: Chamber, x: int, width: int, height: int) -> None:
    """Draw one chamber: its number and points, cubes of both players, and its decree."""
    held = chamber.controller is not None
    look = QUIET if not held else MINE if chamber.controller == view.seat else THEIRS
    canvas.fill(x, 0, width, height, style(PAPER, RAISED if held else PANEL))
    edge = "▌" if held else "│"
    for line in range(height):
        canvas.write(x, line, edge, look)
    runs: list[Run] = [(f"{chamber.number + 1}", look), *cube_runs(chamber, " " if height > 1 else "")]
    decree = decree_runs(view, chamber)
    points: Run = (f"{chamber.points}{POINT}", QUIET)
    if height > 1:
        canvas.write_runs(x + 1, 0, runs)
        canvas.write_runs(x + width - width_of([points]) - 1, 0, [points])
        canvas.write_runs(x + 2, 1, decree)
        return
    column = canvas.write_runs(x + 1, 0, runs)
    canvas.write_runs(max(column, x + width - width_of(decree) - 1), 0, decree)


def cube_runs(chamber: Chamber, before: str) -> list[Run]:
    """Return the cubes of both players in a chamber."""
    mine, theirs = chamber.cubes
    return [
        (f"{before}{CUBE}{mine}", MINE if mine else QUIET),
        (f"{before}{RIVAL_CUBE}{theirs}", THEIRS if theirs else QUIET),
    ]


def decree_runs(view: DuelView, chamber: Chamber) -> list[Run]:
    """Return the decrees of a chamber in signs."""
    runs: list[Run] = []
    for decree in chamber.decrees:
        runs += [(" ", QUIET)] if runs else []
        runs += decree_signs(view, decree) if decree >= 0 else [(f"{FACE_DOWN}?", style(FAINT))]
    return runs


def decree_signs(view: DuelView, decree: int) -> list[Run]:
    """Return what a decree does, in signs."""
    if decree in COLOR_COINS:
        return [("+", QUIET), (COIN, COIN_STYLE), ("/", QUIET), *SIGNS.counted((COLOR_COINS[decree],))]
    if decree in IGNORED:
        return [*SIGNS.counted((IGNORED[decree],)), ("-1", style(PAPER))]
    other: dict[int, list[Run]] = {
        agora.SHIELD: [(SHIELD, SHIELD_STYLE)],
        agora.TRADE_RAW: [*SIGNS.one_of(view.words, range(RAW_GOODS), ""), (f"-1{COIN}", COIN_STYLE)],
        agora.TRADE_MANUFACTURED: [*SIGNS.one_of(view.words, range(RAW_GOODS, GOODS), ""), (f"-1{COIN}", COIN_STYLE)],
        agora.BLUE_BONUS: [("+2", style(PAPER)), *SIGNS.counted((w.BLUE,))],
        agora.DISCARD_BONUS: [("×", SHIELD_STYLE), (f"+2{COIN}", COIN_STYLE)],
        agora.OPPONENT_CHAINS: [("→", SYMBOL_STYLE), (RIVAL_CUBE, THEIRS)],
        agora.CONSPIRATOR_REPLAY: [(PLAN, style(PAPER)), (AGAIN, SYMBOL_STYLE)],
    }
    return other[decree]


def held(view: DuelView, seat: int, width: int) -> list[Run]:
    """Return chambers, cubes, senators and conspiracies of a seat for a line of its city, as long as they fit."""
    roomy = held_runs(view, seat, LONG_NAME)
    return roomy if width_of(roomy) <= width else held_runs(view, seat, SHORT_NAME)


def held_runs(view: DuelView, seat: int, room: int) -> list[Run]:
    """Return what a seat has of Agora, each name in at most *room* cells."""
    part, words = agora_of(view.state), view.words
    chambers = controlled(view.state, seat)
    senators = int(part.senators[seat]).bit_count()
    runs: list[Run] = [
        (f"{CHAMBER}{chambers}/{CHAMBERS} ", style(GOLD, bold=True) if chambers >= CLOSE else style(PAPER)),
        (f"{CUBE if seat == view.seat else RIVAL_CUBE}{part.cubes_in_supply(seat)} ", style(PAPER)),
        (f"{SIGNS.shapes[SENATORS]}{senators} ", style(SIGNS.colors[SENATORS])),
    ]
    plans = [plan for plan in plans_of(view.state, seat) if not plan.triggered]
    unknown = [plan for plan in plans if plan.conspiracy < 0]
    for plan in plans:
        if plan.conspiracy >= 0:
            name = shortened(conspiracy(words, plan.conspiracy), room)
            runs.append((f"{PREPARED if plan.prepared else PLAN}{name} ", GOLDEN if plan.prepared else style(PAPER)))
    ready = sum(plan.prepared for plan in unknown)
    if ready:
        runs.append((f"{PREPARED}{ready} ", GOLDEN))
    if len(unknown) > ready:
        runs.append((f"{PLAN}{len(unknown) - ready} ", style(PAPER)))
    return runs


GOLDEN = style(GOLD, bold=True)
