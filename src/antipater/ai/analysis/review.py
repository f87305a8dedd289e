"""A recorded game, decision by decision: what each one lost, and how much of the result was luck."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from antipater.ai.analysis.judgement import Analyst, Judgement
from antipater.ai.analysis.luck import luck_of_events
from antipater.game.contract import State
from antipater.game.seats import CHANCE
from antipater.notation.records import Record

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15  # of win probability lost
DOUBTFUL = 0.04  # a choice that seems to lose so much is judged again …
SECOND_LOOK = 4  # … with so many times the effort …
THIRD_LOOK = 12  # … and what is a mistake even then, once more with so much: few choices are, and each will be read
TURNING_POINTS = 3
Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
PointKind = Literal["choice", "luck"]
STEPS: tuple[tuple[Verdict, float], ...] = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))
MARKS = tuple(word for word, _ in STEPS)
# The accuracy of a choice falls from 100 with what it lost, so that a blunder has about a half.
ACCURACY_SCALE = 4.5


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
    def verdict(self) -> Verdict:
        """`best`, `good`, or the size of the mistake in one word."""
        return verdict_on(self.judgement, self.action)


@dataclass(frozen=True)
class Review:
    """A whole game: what changed the win probability of seat 0 were choices, luck, and doubt of the analyst.

    Where seats choose at the same time, every seat has a win probability of its own, and what the others chose is luck.
    """

    moments: tuple[Moment, ...]
    luck: tuple[float, ...]  # after each moment: what chance brought, until the next decision or the end
    doubt: tuple[float, ...]  # after each moment: the rest of the change, because the analyst saw further
    each: bool = False  # whether luck is that of the seat that chose, not of seat 0

    @property
    def seats(self) -> range:
        """The seats that play."""
        return range(len(self.moments[0].state.returns()) if self.moments else 2)

    def own_luck(self, place: int) -> float:
        """Return the luck after a moment, for the seat that chose."""
        return self.luck[place] if self.each or self.moments[place].seat == 0 else -self.luck[place]

    def given_away(self, seat: int) -> float:
        """Return the win probability that the choices of a seat lost in all."""
        return sum(moment.lost for moment in self.moments if moment.seat == seat)

    def luck_of(self, seat: int) -> float:
        """Return the win probability that chance gave a seat in all, or took from it."""
        if self.each:
            return sum(luck for moment, luck in zip(self.moments, self.luck, strict=True) if moment.seat == seat)
        return sum(self.luck) if seat == 0 else -sum(self.luck)

    def accuracy(self, seat: int) -> float | None:
        """Return the mean accuracy of a seat's choices, 0 to 1; None if it had none."""
        own = [math.exp(-ACCURACY_SCALE * moment.lost) for moment in self.moments if moment.seat == seat]
        return sum(own) / len(own) if own else None

    def error_rate(self, seat: int) -> float | None:
        """Return the win probability that a choice of a seat lost on average; choices that were forced do not count."""
        own = [moment.lost for moment in self.moments if moment.seat == seat]
        return sum(own) / len(own) if own else None

    def turning_points(self) -> list[tuple[int, PointKind, float]]:
        """Return the moments that changed the game most: place, `choice` or `luck`, and the change for seat 0.

        Where every seat has a win probability of its own, it is the change for the seat that chose.
        """
        changes: list[tuple[int, PointKind, float]] = []
        for place, (moment, change) in enumerate(zip(self.moments, self.luck, strict=True)):
            chosen = -moment.lost if self.each else moment.after - moment.before
            changes += [(place, "choice", chosen), (place, "luck", change)]
        ranked = sorted(changes, key=lambda point: -abs(point[2]))[:TURNING_POINTS]
        return sorted(point for point in ranked if abs(point[2]) >= INACCURACY)


def verdict_on(judgement: Judgement, action: int) -> Verdict:
    """Return what an action is called; it is no mistake if the analyst cannot tell."""
    if judgement.equals(action):
        return "best"
    return next((word for word, least in STEPS if judgement.lost(action) >= least), "good")


def judged(analyst: Analyst, seen: State, seat: int, action: int) -> Judgement:
    """Return the judgement of a choice; one that seems to be a mistake is judged again, twice with more effort."""
    found = analyst.judge(seen, seat, (action,))
    if found.exact or found.lost(action) < DOUBTFUL:
        return found
    found = analyst.judge(seen, seat, (action, found.options[0].action), SECOND_LOOK)
    if verdict_on(found, action) in MARKS:
        found = analyst.judge(seen, seat, (action, found.options[0].action), THIRD_LOOK)
    return found


def moments_of(record: Record, analyst: Analyst) -> Iterator[Moment]:
    """Yield every real choice of a record with its judgement, as the seat saw it at the time."""
    states = record.states()
    for number, (state, event) in enumerate(zip(states, record.events, strict=False)):
        if event.seat != CHANCE and len(state.legal(event.seat)) > 1:
            seen = state.observe(event.seat)
            yield Moment(number, state, event.action, judged(analyst, seen, event.seat, event.action))


def review(record: Record, moments: list[Moment], lucky: Sequence[float] | None = None) -> Review:
    """Return the review: between two moments the win probability changes by luck, the rest of the change is doubt.

    The luck of each event may be given, so that it is not found again.
    """
    if any(len(moment.state.to_act()) > 1 for moment in moments):
        return each_for_itself(record, moments)
    lucky = luck_of_events(record) if lucky is None else lucky
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
        exact = moment.judgement.exact and (last or moments[place + 1].judgement.exact)
        # Between two solved positions the whole change is luck; elsewhere what is no luck is doubt.
        found = (change if exact else sum(lucky[moment.number : until])) if chanced else 0.0
        luck.append(found)
        doubt.append(change - found)
    return Review(tuple(moments), tuple(luck), tuple(doubt))


def each_for_itself(record: Record, moments: list[Moment]) -> Review:
    """Return the review of a game in which all choose at once: from one's choice to one's next, the rest is luck."""
    final = record.final()
    shares = [share / sum(final.returns()) for share in final.returns()] if not final.to_act() else None
    later: dict[int, float] = dict(enumerate(shares)) if shares else {}
    luck = []
    for moment in reversed(moments):
        after = moment.judgement.of(moment.action)
        luck.append(later.get(moment.seat, after) - after)
        later[moment.seat] = moment.judgement.chance
    return Review(tuple(moments), tuple(reversed(luck)), (0.0,) * len(moments), each=True)
