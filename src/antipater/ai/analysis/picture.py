"""The course of a game as a picture (SVG): the win probability of seat 0, and where it was given away."""

from xml.sax.saxutils import escape

from antipater.ai.analysis.review import Review

WIDTH, HEIGHT, LEFT, TOP = 720, 260, 50, 40
COLORS = {"inaccuracy": "#c9a227", "mistake": "#d35400", "blunder": "#b03a2e"}


def draw_review(review: Review, title: str, players: tuple[str, str]) -> str:
    """Return the picture: above the middle seat 0 is ahead, below seat 1."""
    wide = max(1, len(review.moments) - 1)
    places = [
        (LEFT + WIDTH * place / wide, TOP + HEIGHT * (1.0 - moment.before))
        for place, moment in enumerate(review.moments)
    ]
    middle = TOP + HEIGHT / 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {TOP + HEIGHT + 40}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="{LEFT}" y="{TOP - 16}" font-size="14">{escape(title)}</text>',
        f'<rect x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#bbbbbb"/>',
        f'<line x1="{LEFT}" y1="{middle}" x2="{LEFT + WIDTH}" y2="{middle}" stroke="#dddddd"/>',
        f'<text x="{LEFT + 6}" y="{TOP + 16}" fill="#1f5fa8">{escape(players[0])}</text>',
        f'<text x="{LEFT + 6}" y="{TOP + HEIGHT - 8}" fill="#1f5fa8">{escape(players[1])}</text>',
    ]
    parts += [
        f'<text x="{LEFT - 6}" y="{TOP + HEIGHT * (1 - share) + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.5, 1.0)
    ]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts.append(f'<polyline fill="none" stroke="#1f5fa8" stroke-width="1.8" points="{points}"/>')
    for (x, y), moment in zip(places, review.moments, strict=True):
        if moment.verdict in COLORS:
            label = f"{players[moment.seat]}: −{moment.lost:.0%}"
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLORS[moment.verdict]}">'
                f"<title>{escape(label)}</title></circle>"
            )
    return "\n".join([*parts, "</svg>", ""])
