"""Judgements and reviews as lines of text in a language, as plain data, and as a picture (SVG)."""

from typing import Any
from xml.sax.saxutils import escape

from antipater.ai.analysis.judgement import Judgement
from antipater.ai.analysis.reasons import reasons
from antipater.ai.analysis.review import Moment, Review
from antipater.game.contract import Game, State
from antipater.notation.moves import write_action
from antipater.text.catalogue import say
from antipater.text.words import words_about

SHOWN = 3  # alternatives
WIDTH, HEIGHT, LEFT, TOP = 720, 260, 50, 40  # of the picture
LINES = ("#1f5fa8", "#8e44ad", "#1e8449", "#b9770e", "#16a085", "#7f8c8d", "#c0392b")  # of the seats
COLORS = {"inaccuracy": "#c9a227", "mistake": "#d35400", "blunder": "#b03a2e"}


def percent(share: float, lang: str, sign: str = "-") -> str:
    """Return a share in percent as a language writes it; with `+` the sign is always shown."""
    return f"{100 * share:{sign}.1f}".replace(".", say(lang, "decimal-mark", {}))


def judgement_lines(game: Game, state: State, judgement: Judgement, players: tuple[str, ...], lang: str) -> list[str]:
    """Return the best choices and their win probabilities as lines of text."""
    words = words_about(game, lang, players)
    head = say(lang, "analysis-exact" if judgement.exact else "analysis-estimated", {})
    return [
        head,
        *(
            say(
                lang,
                "analysis-option",
                {
                    "percent": percent(option.chance, lang),
                    "choice": words.action(state, option.action, judgement.seat),
                    "move": write_action(state, option.action, judgement.seat),
                },
            )
            for option in judgement.options[:SHOWN]
        ),
    ]


def judgement_data(state: State, judgement: Judgement) -> dict[str, Any]:
    """Return a judgement as data; actions as the notation writes them."""
    return {
        "seat": judgement.seat,
        "exact": judgement.exact,
        "chance": judgement.chance,
        "options": [
            {
                "move": write_action(state, option.action, judgement.seat),
                "chance": option.chance,
                "low": option.range[0],
                "high": option.range[1],
                "visits": option.visits,
            }
            for option in judgement.options
        ],
    }


def review_lines(game: Game, review: Review, players: tuple[str, ...], lang: str) -> list[str]:
    """Return every decision with its win probability as lines of text, then the sums."""
    lines = [line for moment in review.moments for line in moment_lines(game, moment, players, lang)]
    for seat, player in enumerate(players):
        facts: dict[str, str | int] = {
            "player": player,
            "lost": percent(review.given_away(seat), lang),
            "luck": percent(review.luck_of(seat), lang, "+"),
        }
        lines.append(say(lang, "analysis-sum", facts))
    if any(review.doubt):
        usual = sum(abs(doubt) for doubt in review.doubt) / len(review.doubt)
        lines.append(say(lang, "analysis-doubt", {"percent": percent(usual, lang)}))
    return lines


def moment_lines(game: Game, moment: Moment, players: tuple[str, ...], lang: str) -> list[str]:
    """Return one decision as lines of text, with the better choice if it was a mistake."""
    words = words_about(game, lang, players)
    facts: dict[str, str | int] = {
        "number": moment.number + 1,
        "player": players[moment.seat],
        "percent": percent(moment.judgement.chance, lang),
        "choice": words.action(moment.state, moment.action, moment.seat),
        "lost": percent(moment.lost, lang),
    }
    lines = [say(lang, "analysis-exact-moment" if moment.judgement.exact else "analysis-moment", facts)]
    if moment.verdict not in ("best", "good"):
        best = words.action(moment.state, moment.judgement.options[0].action, moment.seat)
        lines.append(say(lang, f"analysis-{moment.verdict}", {"choice": best}))
        lines += reasons(game, moment.state, moment.judgement, moment.action, players, lang)
    return lines


def review_data(review: Review) -> dict[str, Any]:
    """Return a review as data."""
    return {
        "moments": [
            {
                "event": moment.number + 1,
                "move": write_action(moment.state, moment.action, moment.seat),
                "lost": moment.lost,
                "verdict": moment.verdict,
                "luck": luck,
                "doubt": doubt,
                **judgement_data(moment.state, moment.judgement),
            }
            for moment, luck, doubt in zip(review.moments, review.luck, review.doubt, strict=True)
        ],
        "given_away": [review.given_away(seat) for seat in review.seats],
        "luck": [review.luck_of(seat) for seat in review.seats],
    }


def draw_review(review: Review, title: str, players: tuple[str, ...]) -> str:
    """Return the win probability of seat 0 through a game as SVG, with a mark for every mistake.

    Where every seat has a win probability of its own, each has a line.
    """
    wide = max(1, len(review.moments) - 1)
    places = [
        (
            LEFT + WIDTH * place / wide,
            TOP + HEIGHT * (1.0 - (moment.judgement.chance if review.each else moment.before)),
        )
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
    ]
    if review.each:
        parts += [
            f'<text x="{LEFT + 90 * seat}" y="{TOP + HEIGHT + 20}" fill="{LINES[seat]}">{escape(player)}</text>'
            for seat, player in enumerate(players)
        ]
    else:
        parts += [
            f'<text x="{LEFT + 6}" y="{height}" fill="{LINES[0]}">{escape(player)}</text>'
            for height, player in zip((TOP + 16, TOP + HEIGHT - 8), players, strict=True)
        ]
    parts += [
        f'<text x="{LEFT - 6}" y="{TOP + HEIGHT * (1 - share) + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.5, 1.0)
    ]
    for seat in review.seats if review.each else (0,):
        own = [
            place
            for place, moment in zip(places, review.moments, strict=True)
            if not review.each or moment.seat == seat
        ]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in own)
        parts.append(f'<polyline fill="none" stroke="{LINES[seat]}" stroke-width="1.8" points="{points}"/>')
    for (x, y), moment in zip(places, review.moments, strict=True):
        if moment.verdict in COLORS:
            label = f"{players[moment.seat]}: −{moment.lost:.0%}"
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLORS[moment.verdict]}">'
                f"<title>{escape(label)}</title></circle>"
            )
    return "\n".join([*parts, "</svg>", ""])
