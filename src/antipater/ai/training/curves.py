"""The learning curves of a training as one SVG picture, drawn without any library."""

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

WIDTH, HEIGHT, LEFT, TOP, GAP = 640, 140, 60, 30, 56
COLORS = ("#1f5fa8", "#b03a2e", "#1e8449", "#7d5ba6")

# The title of each panel, and the figures of a report that it shows.
PANELS = (
    ("mean squared error of the λ-returns", ("error",)),
    ("victories", ("civilian", "military", "scientific")),
    ("wins of the first player", ("first",)),
    ("calibration error", ("calibration",)),
    ("score against past nets", ("past",)),
    ("points of the winner", ("points",)),
    ("mean squared difference between search and net", ("surprise",)),
)


def smooth(values: Sequence[float | None], width: int = 9) -> list[float | None]:
    """Return the mean of each value and those before it, as many as *width*."""
    result: list[float | None] = []
    for place in range(len(values)):
        near = [value for value in values[max(0, place - width + 1) : place + 1] if value is not None]
        result.append(sum(near) / len(near) if near else None)
    return result


def draw_curves(history: Sequence[dict[str, Any]]) -> str:
    """Return the picture of a history."""
    games = [report["games"] for report in history]
    shown = [panel for panel in PANELS if any(name in report for report in history for name in panel[1])]
    parts = [draw_panel(history, games, panel, number) for number, panel in enumerate(shown)]
    height = TOP + len(shown) * (HEIGHT + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + LEFT + 20} {height}" '
        f'font-family="sans-serif" font-size="12">\n<rect width="100%" height="100%" fill="white"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def draw_panel(
    history: Sequence[dict[str, Any]], games: list[int], panel: tuple[str, tuple[str, ...]], number: int
) -> str:
    """Return one panel: a frame, the lowest and highest figures, a curve for each name."""
    title, names = panel
    top = TOP + number * (HEIGHT + GAP)
    curves = {name: smooth([report.get(name) for report in history]) for name in names}
    known = [value for curve in curves.values() for value in curve if value is not None]
    low, high = (min(known), max(known)) if known else (0.0, 1.0)
    span = high - low or 1.0
    parts = [
        f'<text x="{LEFT}" y="{top - 8}">{escape(title)}</text>',
        f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#bbbbbb"/>',
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{high:.3f}</text>',
        f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end">{low:.3f}</text>',
        f'<text x="{LEFT + WIDTH}" y="{top + HEIGHT + 15}" text-anchor="end">{games[-1]:,} games</text>',
    ]
    for place, (name, curve) in enumerate(curves.items()):
        points = " ".join(
            f"{LEFT + WIDTH * at / games[-1]:.1f},{top + HEIGHT * (1 - (value - low) / span):.1f}"
            for at, value in zip(games, curve, strict=True)
            if value is not None
        )
        parts.append(f'<polyline fill="none" stroke="{COLORS[place]}" stroke-width="1.5" points="{points}"/>')
        if len(names) > 1:
            x = LEFT + 8 + 90 * place
            parts.append(f'<text x="{x}" y="{top + HEIGHT + 15}" fill="{COLORS[place]}">{name}</text>')
    return "\n".join(parts)
