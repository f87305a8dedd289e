"""A review as comments of a record: the marks that chess players know, what was better, and why."""

from collections.abc import Sequence

from antipater.ai.analysis.reasons import reasons
from antipater.ai.analysis.review import Moment, Review, Verdict
from antipater.game.contract import Game
from antipater.notation.log import Record
from antipater.notation.moves import write_action
from antipater.text.catalogue import say

SIGNS: dict[Verdict, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def annotated(record: Record, review: Review, players: Sequence[str], language: str) -> Record:
    """Return a record with a comment after each choice that gave something away; other comments stay."""
    game = record.game()
    comments = {place: list(kept) for place, kept in record.comments.items()}
    for moment in review.moments:
        if moment.verdict in SIGNS:
            comments.setdefault(moment.number + 1, []).append(comment(game, moment, players, language))
    return Record(dict(record.tags), list(record.events), comments)


def comment(game: Game, moment: Moment, players: Sequence[str], language: str) -> str:
    """Return what is said of one choice."""
    judgement = moment.judgement
    facts: dict[str, str | int] = {
        "sign": SIGNS[moment.verdict],
        "before": round(100 * judgement.chance),
        "after": round(100 * judgement.of(moment.action)),
        "move": write_action(moment.state, judgement.options[0].action, moment.seat),
    }
    why = reasons(game, moment.state, judgement, moment.action, players, language)
    said = " ".join([say(language, "analysis-comment", facts), *why])
    return said.replace("{", "(").replace("}", ")")  # names of players may hold what ends a comment
