"""Judgements and reviews as lines of text in a language, and as plain data."""

from typing import Any

from antipater.ai.analysis.judgement import Judgement
from antipater.ai.analysis.review import Moment, Review
from antipater.game.contract import Game, State
from antipater.notation.moves import write_action
from antipater.text.catalogue import say
from antipater.text.words import words_about

SHOWN = 3  # alternatives


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100 * share:.1f}"


def judgement_lines(game: Game, state: State, judgement: Judgement, players: tuple[str, str], lang: str) -> list[str]:
    """Say the best choices and what each promises."""
    words = words_about(game, lang, players)
    head = say(lang, "analysis-exact" if judgement.exact else "analysis-estimated", {})
    return [
        head,
        *(
            say(
                lang,
                "analysis-option",
                {
                    "percent": percent(option.chance),
                    "choice": words.action(state, option.action, judgement.seat),
                    "move": write_action(state, option.action, judgement.seat),
                },
            )
            for option in judgement.options[:SHOWN]
        ),
    ]


def judgement_data(state: State, judgement: Judgement) -> dict[str, Any]:
    """Return a judgement as data; choices as the notation writes them."""
    return {
        "seat": judgement.seat,
        "exact": judgement.exact,
        "chance": judgement.chance,
        "options": [
            {"move": write_action(state, option.action, judgement.seat), "chance": option.chance}
            for option in judgement.options
        ],
    }


def review_lines(game: Game, review: Review, players: tuple[str, str], lang: str) -> list[str]:
    """Say every decision with its odds, then the sums."""
    lines = [line for moment in review.moments for line in moment_lines(game, moment, players, lang)]
    for seat, player in enumerate(players):
        facts: dict[str, str | int] = {
            "player": player,
            "lost": percent(review.given_away(seat)),
            "luck": f"{100 * review.luck_of(seat):+.1f}",
        }
        lines.append(say(lang, "analysis-sum", facts))
    return [*lines, say(lang, "analysis-doubt", {"percent": percent(sum(abs(doubt) for doubt in review.doubt))})]


def moment_lines(game: Game, moment: Moment, players: tuple[str, str], lang: str) -> list[str]:
    """Say one decision, and what would have been better if it was no good."""
    words = words_about(game, lang, players)
    facts: dict[str, str | int] = {
        "number": moment.number + 1,
        "player": players[moment.seat],
        "percent": percent(moment.judgement.chance),
        "choice": words.action(moment.state, moment.action, moment.seat),
        "lost": percent(moment.lost),
    }
    lines = [say(lang, "analysis-exact-moment" if moment.judgement.exact else "analysis-moment", facts)]
    if moment.verdict != "good":
        best = words.action(moment.state, moment.judgement.options[0].action, moment.seat)
        lines.append(say(lang, f"analysis-{moment.verdict}", {"choice": best}))
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
        "given_away": [review.given_away(seat) for seat in (0, 1)],
        "luck": [review.luck_of(seat) for seat in (0, 1)],
    }
