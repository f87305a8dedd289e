"""A recorded game, decision by decision: what each one lost, and how much of the result was luck."""

from collections.abc import Iterator
from dataclasses import dataclass

from antipater.ai.analysis.judgement import Analyst, Judgement
from antipater.game.contract import State
from antipater.game.seats import CHANCE
from antipater.notation.records import Record

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15  # of win probability lost


@dataclass(frozen=True)
class Moment:
    """A decision: its place in the record, the position, the action, and the judgement of all actions."""

    number: int
    state: State
    action: int
    judgement: Judgement

    @property
    def seat(self) -> int:
        """The seat that chose."""
        return self.judgement.seat

    @property
    def lost(self) -> float:
        """The win probability that the choice lost."""
        return self.judgement.lost(self.action)

    @property
    def before(self) -> float:
        """The win probability of seat 0 before the choice, both playing on as well as possible."""
        return self.judgement.chance if self.seat == 0 else 1.0 - self.judgement.chance

    @property
    def after(self) -> float:
        """The win probability of seat 0 after the choice, before chance is resolved."""
        chance = self.judgement.of(self.action)
        return chance if self.seat == 0 else 1.0 - chance

    @property
    def verdict(self) -> str:
        """`good`, or the size of the mistake in one word."""
        steps = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))
        return next((word for word, least in steps if self.lost >= least), "good")


@dataclass(frozen=True)
class Review:
    """A whole game: what changed the win probability of seat 0 were choices, luck, and doubt of the analyst."""

    moments: tuple[Moment, ...]
    luck: tuple[float, ...]  # after each moment: the change by chance, until the next decision or the end
    doubt: tuple[float, ...]  # after each moment: the change without chance, because the analyst saw further

    def given_away(self, seat: int) -> float:
        """Return the win probability that the choices of a seat lost in all."""
        return sum(moment.lost for moment in self.moments if moment.seat == seat)

    def luck_of(self, seat: int) -> float:
        """Return the win probability that chance gave a seat in all, or took from it."""
        return sum(self.luck) if seat == 0 else -sum(self.luck)


def moments_of(record: Record, analyst: Analyst) -> Iterator[Moment]:
    """Yield every real choice of a record with its judgement, as the seat saw it at the time."""
    states = record.states()
    for number, (state, event) in enumerate(zip(states, record.events, strict=False)):
        if event.seat != CHANCE and len(state.legal(event.seat)) > 1:
            yield Moment(number, state, event.action, analyst.judge(state.observe(event.seat), event.seat))


def review(record: Record, moments: list[Moment]) -> Review:
    """Return the review: between two moments the win probability changes by luck if chance acted, else by doubt."""
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
