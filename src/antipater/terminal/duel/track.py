"""The board between the cities: the conflict track with its pawn and tokens, and the progress tokens (D7, D8)."""

from antipater.data.duel import CAPITAL, LOOT_AT, TRACK_POINTS
from antipater.data.items import TOKEN_ITEM
from antipater.data.words import TOKENS
from antipater.game.bits import members_of
from antipater.rules.duel.arrange import cards_in
from antipater.terminal.canvas import Canvas, Run, shortened, width_of
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import LOOT, DuelView
from antipater.terminal.palette import (
    CARD_COLORS,
    FAINT,
    GOLD,
    GROUND,
    INK,
    PANEL,
    PAPER,
    PAYABLE,
    UNPAYABLE,
    blend,
    style,
)
from antipater.terminal.signs import COIN, COIN_STYLE, POINT

SPACES = 2 * CAPITAL + 1
# First and last space of each zone, by the distance from the centre: where the points are the same (D7.4).
STARTS = [reach for reach in range(1, CAPITAL) if TRACK_POINTS[reach] != TRACK_POINTS[reach - 1]]
ZONES = tuple(zip(STARTS, [start - 1 for start in (*STARTS[1:], CAPITAL)], strict=True))
PAWN = style(INK, GOLD, bold=True)


def draw_track(view: DuelView, width: int, height: int) -> Canvas:
    """Draw the track from the viewer's capital at the left to the rival's at the right, and the tokens under it."""
    canvas = Canvas(width, height, GROUND)
    cell = 3 if width >= 86 else 2
    left = (width - SPACES * cell) // 2
    here = view.state.pawn if view.seat == 0 else -view.state.pawn
    for place in range(SPACES):
        draw_space(canvas, place - CAPITAL, left + place * cell, cell, place - CAPITAL == here)
    columns = {place - CAPITAL: left + place * cell for place in range(SPACES)}
    for part in view.parts:
        part.draw_on_track(canvas, view, columns, cell)
    for first, last in ZONES:
        for side, start in ((1, first), (-1, -last)):
            runs = zone_runs(view, first, side)
            x = left + (start + CAPITAL) * cell
            canvas.write_runs(x, 1, runs[:1])
            canvas.write_runs(x + (last - first + 1) * cell - width_of(runs[1:]) - cell // 3, 1, runs[1:])
    room = left - 4
    for seat, x in zip(view.seats, (1, left + SPACES * cell + 2), strict=True):
        name = shortened(view.words.player(seat), room)
        canvas.write(x, 0, name.rjust(room) if seat == view.seat else name, style(PAPER, bold=True))
    draw_progress(canvas, view, 2)
    return canvas


def draw_space(canvas: Canvas, distance: int, x: int, cell: int, pawn: bool) -> None:
    """Draw one space; *distance* counts from the centre toward the rival's capital."""
    reach = abs(distance)
    zone = sum(first <= reach for first, _ in ZONES) + 2 * (reach == CAPITAL)
    ground = (
        blend(PAYABLE if distance > 0 else UNPAYABLE, PANEL, 1 - 0.13 * zone) if distance else blend(PAPER, PANEL, 0.75)
    )
    mark = "⌂" if reach == CAPITAL else "·" if distance else "|"
    canvas.fill(x, 0, cell, 1, style(FAINT, ground))
    canvas.write(x + cell // 2, 0, mark, style(PAPER if reach == CAPITAL else FAINT))
    if pawn:
        canvas.write(x, 0, "◀▶" if cell == 2 else "◀◆▶", PAWN)


def zone_runs(view: DuelView, first: int, side: int) -> list[Run]:
    """Return the military token of a zone, if it is still there, and what the pawn is worth in it (D7.3, D7.4)."""
    loser = 1 - view.seat if side > 0 else view.seat
    coins = LOOT_AT[first]
    there = coins and view.state.loot >> (loser * len(LOOT) + LOOT.index(coins)) & 1
    return [
        (f"-{coins}{COIN}" if there else "", COIN_STYLE),
        (f"{TRACK_POINTS[first]}{POINT}", style(FAINT)),
    ]


def draw_progress(canvas: Canvas, view: DuelView, row: int) -> None:
    """Write the progress tokens on the board and the size of the discard pile."""
    words, state = view.words, view.state
    pile = words.say("terminal-pile", cards=len(cards_in(list(state.discard))))
    names = [words.name(TOKEN_ITEM[token]) for token in members_of(state.board)]
    gap = "  " if sum(len(name) + 4 for name in names) + len(pile) + 16 <= canvas.width else " "
    runs: list[Run] = [(words.say("terminal-board") + gap, style(FAINT))]
    for name in names:
        runs += [(SIGNS.shapes[TOKENS], style(CARD_COLORS[TOKENS])), (f"{gap[1:]}{name}{gap}", style(PAPER))]
    runs.append((f"{gap}{pile}", style(FAINT)))
    canvas.write_runs(max(1, (canvas.width - width_of(runs)) // 2), row, runs)
