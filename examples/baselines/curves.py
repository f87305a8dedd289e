"""Learning curves of several runs as one SVG picture, a panel for each opponent."""

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, LEFT, TOP, GAP = 300, 200, 48, 40, 60
COLORS = ("#1f5fa8", "#b03a2e", "#1e8449")
DASHES = ("", "6 3", "2 3")  # so that nothing is told by colour alone
LEVELS = (0, 25, 50, 75, 100)  # per cent
Run = Sequence[Mapping[str, float]]


def drawn(curves: Mapping[str, Sequence[Run]], opponents: Sequence[str]) -> str:
    """Return the picture: share of games won over seconds of the processor, a line for each run."""
    longest = max(point["seconds"] for runs in curves.values() for run in runs for point in run)
    panels = "\n".join(
        panel(curves, opponent, LEFT + place * (WIDTH + GAP), longest) for place, opponent in enumerate(opponents)
    )
    width, height = LEFT + len(opponents) * (WIDTH + GAP), TOP + HEIGHT + 70
    names = "\n".join(
        f'<path d="M{LEFT + 150 * place} {height - 14}h30" stroke="{COLORS[place]}" stroke-width="2" fill="none" '
        f'stroke-dasharray="{DASHES[place]}"/><text x="{LEFT + 36 + 150 * place}" y="{height - 10}">{name}</text>'
        for place, name in enumerate(curves)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12">\n<rect width="100%" height="100%" fill="white"/>\n{panels}\n{names}\n</svg>\n'
    )


def panel(curves: Mapping[str, Sequence[Run]], opponent: str, left: float, longest: float) -> str:
    """Return the panel of an opponent."""
    parts = [
        f'<text x="{left}" y="{TOP - 12}">games won against {opponent}</text>',
        f'<text x="{left + WIDTH}" y="{TOP + HEIGHT + 18}" text-anchor="end">{longest:.0f} s of the processor</text>',
    ]
    for level in LEVELS:
        y = TOP + HEIGHT * (1 - level / 100)
        parts.append(f'<path d="M{left} {y}h{WIDTH}" stroke="#dddddd"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{level} %</text>')
    for place, runs in enumerate(curves.values()):
        for run in runs:
            line = " ".join(
                f"{left + WIDTH * point['seconds'] / longest:.1f},{TOP + HEIGHT * (1 - point[opponent]):.1f}"
                for point in run
            )
            parts.append(
                f'<polyline fill="none" stroke="{COLORS[place]}" stroke-width="1.5" '
                f'stroke-dasharray="{DASHES[place]}" points="{line}"/>'
            )
    return "\n".join(parts)
