"""A recorded game, decision by decision: what was given away, and how much of the result was luck."""

from collections.abc import Iterator
from dataclasses import dataclass

from antipater.ai.analysis.judgement import Analyst, Judgement
from antipater.game.contract import State
from antipater.game.seats import CHANCE
from antipater.notation.records import Record

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15  # of win probability given away


@dataclass(frozen=True)
class Moment:
    """A decision: where it stands in the record, the position, what was chosen, and what there was to choose."""

    number: int
    state: State
    action: int
    judgement: Judgement

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.judgement.seat

    @property
    def lost(self) -> float:
        """The win probability that the choice gave away."""
        return self.judgement.lost(self.action)

    @property
    def before(self) -> float:
        """The win probability of seat 0 before the choice, both playing on as well as possible."""
        return self.judgement.chance if self.seat == 0 else 1.0 - self.judgement.chance

    @property
    def after(self) -> float:
        """The win probability of seat 0 after the choice, before chance has its say."""
        chance = self.judgement.of(self.action)
        return chance if self.seat == 0 else 1.0 - chance

    @property
    def verdict(self) -> str:
        """A word for what was lost."""
        steps = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))
        return next((word for word, least in steps if self.lost >= least), "good")


@dataclass(frozen=True)
class Review:
    """A whole game. What moved the odds of seat 0: choices of both, chance, and second thoughts of the analyst."""

    moments: tuple[Moment, ...]
    luck: tuple[float, ...]  # after each moment: what chance did to seat 0, until the next decision or the end
    doubt: tuple[float, ...]  # after each moment: what changed without chance, because the analyst looked again

    def given_away(self, seat: int) -> float:
        """Return the win probability that the choices of a seat gave away in all."""
        return sum(moment.lost for moment in self.moments if moment.seat == seat)

    def luck_of(self, seat: int) -> float:
        """Return the win probability that chance gave a seat in all, or took from it."""
        return sum(self.luck) if seat == 0 else -sum(self.luck)


def moments_of(record: Record, analyst: Analyst) -> Iterator[Moment]:
    """NetEvaluator every real choice of a record, each as the seat saw it at the time."""
    states = record.states()
    for number, (state, event) in enumerate(zip(states, record.events, strict=False)):
        if event.seat != CHANCE and len(state.legal(event.seat)) > 1:
            yield Moment(number, state, event.action, analyst.judge(state.observe(event.seat), event.seat))


def review(record: Record, moments: list[Moment]) -> Review:
    """Put judged moments together: between two of them either chance spoke, or the analyst changed its mind."""
    luck, doubt = [], []
    final = record.final()
    for place, moment in enumerate(moments):
        last = place == len(moments) - 1
        until = len(record.events) if last else moments[place + 1].number
        if last:
            known = moment.after if final.to_act() else final.returns()[0] / sum(final.returns())
        else:
            known = moments[place + 1].before
        change = known - moment.after
        chanced = any(event.seat == CHANCE for event in record.events[moment.number : until])
        luck.append(change if chanced else 0.0)
        doubt.append(0.0 if chanced else change)
    return Review(tuple(moments), tuple(luck), tuple(doubt))
