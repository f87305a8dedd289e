"""Luck: what chance brought, measured against everything that it might have brought.

The luck of a reveal is the value after it less the mean over all that might have come, each judged by the same short
search. So luck is zero on average, and what a judge sees better later is doubt, never luck. The net alone would not do:
what a card is worth shows when somebody can take it. Cards that are turned up together are judged together. What might
have come is what the seat that chooses next holds possible, not what was hidden from it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from antipater.ai.agents import net_of
from antipater.ai.analysis.judgement import totals
from antipater.ai.endgame import known_to_all
from antipater.ai.search.guided import GuidedTree
from antipater.ai.search.settings import PREFERENCE
from antipater.game.contract import Game, State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.records import Record

SIMULATIONS = 120  # for each thing that might have come
OUTCOMES = 40  # that are judged; of more, as of a whole Age that is dealt, so many are drawn by their chance
WORLDS = 4  # that may lie behind what a seat knows


@dataclass(frozen=True)
class Reveal:
    """What chance did between two choices, as the seat that chooses next sees it before and after."""

    viewer: int
    before: State
    after: State


class LuckJudge:
    """Judges what chance brought in games of two seats; position and outcome determine every figure."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.net = net_of(game.name)
        self.evaluator = self.net.evaluator(game.start())

    def luck(self, reveal: Reveal) -> float:
        """Return the luck of seat 0."""
        values: dict[bytes, float] = {}
        might = self.outcomes(reveal.before, reveal.viewer)
        mean = sum(weight * self.known_value(seen, values) for weight, seen in might)
        return self.known_value(reveal.after, values) - mean

    def outcomes(self, seen: State, viewer: int) -> Iterator[tuple[float, State]]:
        """Yield what a seat may see when chance is done, with weights that add up to 1."""
        worlds = self.worlds(seen)
        for number, world in enumerate(worlds):
            for weight, state in ends(world, OUTCOMES // len(worlds), Dice(number)):
                yield weight / len(worlds), state.observe(viewer)

    def worlds(self, seen: State) -> list[State]:
        """Return the positions that a seat holds possible: the one that it sees, or some that it may be."""
        if not self.game.hides_information or known_to_all(self.game, seen):
            return [seen]
        return [self.game.imagine(seen, Dice(number)) for number in range(WORLDS)]

    def known_value(self, seen: State, values: dict[bytes, float]) -> float:
        """Return the value of a position, which is found once."""
        key = seen.key()
        if key not in values:
            values[key] = self.value(seen)
        return values[key]

    def value(self, seen: State) -> float:
        """Return the win probability of seat 0 by a short search, as the seat that must choose sees the position."""
        if not seen.to_act():
            return seen.returns()[0] / sum(seen.returns())
        worlds = self.worlds(seen)
        share = -(-SIMULATIONS // len(worlds))
        trees = [
            self.net.settings.apply(GuidedTree(world, self.evaluator, Dice(number), share))
            for number, world in enumerate(worlds)
        ]
        for tree in trees:
            tree.spread_chance()
            tree.run(share)
        found = totals(trees, PREFERENCE).values()
        best = max(value for visits, value, _ in found if visits)
        return best if seen.to_act() == (0,) else 1.0 - best


def ends(state: State, most: int, dice: Dice) -> list[tuple[float, State]]:
    """Return the positions in which chance may end, with their chances; if there are more than *most*, some of them."""
    found = [(1.0, state)]
    while any(one.to_act() == (CHANCE,) for _, one in found):
        found = [(weight * share, after) for weight, one in found for share, after in after_chance(one)]
        if len(found) > most:
            drawn = [state.copy() for _ in range(most)]
            for one in drawn:
                DiceDealer(dice).settle(one)
            return [(1.0 / most, one) for one in drawn]
    return found


def after_chance(state: State) -> Iterator[tuple[float, State]]:
    """Yield the positions after one outcome of chance, with their chances; the position itself if chance is done."""
    if state.to_act() != (CHANCE,):
        yield 1.0, state
        return
    weights = state.weights()
    for weight, outcome in zip(weights, state.legal(CHANCE), strict=True):
        after = state.copy()
        after.apply(outcome, CHANCE)
        yield weight / sum(weights), after


def reveals_of(record: Record) -> dict[int, Reveal]:
    """Return what chance did in a record, by the number of its last event in a row."""
    states, events = list(record.states()), record.events
    found: dict[int, Reveal] = {}
    first = 0
    for number, event in enumerate(events):
        if event.seat != CHANCE:
            first = number + 1
        elif number + 1 == len(events) or events[number + 1].seat != CHANCE:
            viewer = next(
                (later.seat for later in [*events[number + 1 :], *reversed(events)] if later.seat != CHANCE), 0
            )
            found[number] = Reveal(viewer, states[first].observe(viewer), states[number + 1].observe(viewer))
    return found


def luck_of_events(record: Record) -> list[float]:
    """Return the luck of seat 0 in each event of a record for two seats; 0 for choices.

    What chance does in a row is one event: its last. A position is judged as the seat that chooses next sees it: what
    is hidden from it is no luck yet.
    """
    judge, reveals = LuckJudge(record.game()), reveals_of(record)
    return [judge.luck(reveals[number]) if number in reveals else 0.0 for number in range(len(record.events))]
