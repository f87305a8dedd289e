"""Reviews and hints as messages, in the language of a reader."""

from collections.abc import Sequence
from typing import Any, cast

from antipater.ai.analysis.annotation import annotated
from antipater.ai.analysis.judgement import Judgement
from antipater.ai.analysis.reasons import reasons
from antipater.ai.analysis.review import Moment, Review, review
from antipater.game.contract import Game, State
from antipater.notation.records import Record, write_record
from antipater.server.knowledge.messages import (
    HintInfo,
    JudgedOption,
    MomentInfo,
    PlayerInfo,
    ReviewInfo,
    Status,
    TurningPoint,
)
from antipater.server.knowledge.reviews import ReviewWork
from antipater.server.views.registry import view_builder

SHOWN = 4  # options, besides the one that was played
HINTED = 3


def annotated_text(work: ReviewWork, game: Game, tags: dict[str, str], names: Sequence[str], language: str) -> str:
    """Return a complete review as a record with comments."""
    pairs = zip(work.finished.decisions, work.judged, strict=True)
    record = Record.start(game, **tags)
    record.events = work.finished.record.events
    record.conclude(record.final())
    found = review(record, [decision.moment(judged) for decision, judged in pairs], work.luck())
    return write_record(annotated(record, found, names, language))


def review_info(work: ReviewWork, game: Game, names: Sequence[str], language: str, after: int) -> ReviewInfo:
    """Return a review as far as it is made, with the moments after a number."""
    decisions = work.finished.decisions
    moments = [decision.moment(judged) for decision, judged in zip(decisions, work.judged, strict=False)]
    found = review(work.finished.record, moments, work.luck())
    told = [
        moment_info(game, moments[place], decisions[place].seq, found.own_luck(place), names, language)
        for place in range(min(after, work.ready), work.ready)
    ]
    stopped: Status = "stopped" if work.failed or work.stopping else "none"
    status: Status = "complete" if work.complete else "running" if work.running else stopped
    common = ReviewInfo(status=status, total=len(decisions), judged=work.ready, moments=told, each=found.each)
    if not work.complete:
        return common
    returns = work.finished.record.final().returns()
    ended = not work.finished.record.final().to_act()
    return common.model_copy(
        update={
            "players": [player_info(found, seat) for seat in range(game.seats)],
            "turning": [TurningPoint(moment=m, kind=k, change=c) for m, k, c in found.turning_points()],
            "doubt": sum(found.doubt),
            "result": returns[0] / sum(returns) if ended else None,
        }
    )


def moment_info(game: Game, moment: Moment, seq: int, luck: float, names: Sequence[str], language: str) -> MomentInfo:
    """Return one choice with its judgement; words are those of the player who chose."""
    judgement, seat = moment.judgement, moment.seat
    verdict, state = moment.verdict, cast(Any, moment.state)
    return MomentInfo(
        seq=seq,
        seat=seat,
        age=state.age,
        played=moment.action,
        chance=judgement.chance,
        after=judgement.of(moment.action),
        lost=moment.lost,
        verdict=verdict,
        exact=judgement.exact,
        luck=luck,
        options=options_of(game, moment.state, judgement, names, language, moment.action, SHOWN),
        why=[]
        if verdict in ("best", "good")
        else reasons(game, moment.state, judgement, moment.action, names, language),
    )


def options_of(
    game: Game,
    state: State,
    judgement: Judgement,
    names: Sequence[str],
    language: str,
    played: int | None,
    most: int,
) -> list[JudgedOption]:
    """Return the best options and the one that was played, in words."""
    seat = judgement.seat
    builder, seen = view_builder(game, seat, names, language), state.observe(seat)
    shown = [one for place, one in enumerate(judgement.options) if place < most or one.action == played]
    return [
        JudgedOption(
            choice=builder.choice(seen, one.action, seat),
            chance=one.chance,
            low=one.range[0],
            high=one.range[1],
            visits=one.visits,
            equal=judgement.equals(one.action),
        )
        for one in shown
    ]


def player_info(found: Review, seat: int) -> PlayerInfo:
    """Return the sums of a player."""
    verdicts = [moment.verdict for moment in found.moments if moment.seat == seat]
    return PlayerInfo(
        accuracy=found.accuracy(seat),
        lost=found.given_away(seat),
        rate=found.error_rate(seat),
        luck=found.luck_of(seat),
        inaccuracies=verdicts.count("inaccuracy"),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
    )


def hint_info(game: Game, seen: State, judgement: Judgement, names: Sequence[str], language: str) -> HintInfo:
    """Return the best choices of a position, and why the first one is best."""
    return HintInfo(
        exact=judgement.exact,
        options=options_of(game, seen, judgement, names, language, None, HINTED),
        why=reasons(game, seen, judgement, None, names, language),
    )
