"""Luck: what chance brought, measured against everything that it might have brought.

The luck of an event is the value after it less the mean over all its outcomes, each judged by the same net. So luck is
zero on average, and what a judge sees better later is doubt, never luck. What might have come is what the seat that
chooses next holds possible, not what was hidden from it.
"""

from typing import Any

from antipater.ai.agents import net_of
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.records import Record

WORLDS = 4  # that may lie behind what a seat knows


def luck_of_events(record: Record) -> list[float]:
    """Return the luck of seat 0 in each event of a record for two seats; 0 for choices.

    A position is judged as the seat that chooses next sees it: what is hidden from it is no luck yet.
    """
    game = record.game()
    states = list(record.states())
    viewers = viewers_of(record)
    judge: Any = net_of(game.name).evaluator(game.start())
    found = []
    for state, event, viewer in zip(states, record.events, viewers, strict=False):
        found.append(luck_of(judge, game, state, event.action, viewer) if event.seat == CHANCE else 0.0)
    return found


def luck_of(judge: Any, game: Game, state: State, outcome: int, viewer: int) -> float:
    """Return the luck of seat 0 in an outcome, by what a seat may know: also which outcomes there might be."""
    worlds = [state]
    if game.hides_information:
        seen = state.observe(viewer)
        worlds = [game.imagine(seen, Dice(number)) for number in range(WORLDS)]
    mean = sum(mean_after(judge, world, viewer) for world in worlds) / len(worlds)
    return value_after(judge, state, outcome, viewer) - mean


def mean_after(judge: Any, state: State, viewer: int) -> float:
    """Return the mean of the win probability over all outcomes of chance."""
    weights = state.weights()
    values = [value_after(judge, state, outcome, viewer) for outcome in state.legal(CHANCE)]
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def viewers_of(record: Record) -> list[int]:
    """Return for each event the seat that makes the first choice after it, the last one to choose at the end."""
    viewers, viewer = [], next((event.seat for event in reversed(record.events) if event.seat != CHANCE), 0)
    for event in reversed(record.events):
        viewers.append(viewer)
        if event.seat != CHANCE:
            viewer = event.seat
    return viewers[::-1]


def value_after(judge: Any, state: State, outcome: int, viewer: int) -> float:
    """Return the win probability of seat 0 after an outcome of chance, as a seat sees it."""
    after = state.copy()
    after.apply(outcome, CHANCE)
    judge.features.table.become(after.observe(viewer))
    chance: float = judge.win_probability(viewer)
    return chance if viewer == 0 else 1.0 - chance
