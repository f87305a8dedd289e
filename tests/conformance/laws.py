"""The laws that every game keeps, as functions that raise AssertionError where one is broken."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE

Event = tuple[int, int]  # actor, action


def any_action(state: State, dice: Dice) -> Event:
    """Choose for somebody who owes a choice, chance included."""
    seat = dice.choose(state.to_act())
    actions = state.legal(seat)
    if seat == CHANCE:
        weighted = [action for action, weight in zip(actions, state.weights(), strict=True) for _ in range(weight)]
        return seat, dice.choose(weighted)
    return seat, dice.choose(actions)


def random_positions(game: Game, dice: Dice) -> Iterator[State]:
    """Yield every position of one random game, the last one included; they are one object that goes on changing."""
    state = game.start()
    yield state
    while state.to_act():
        seat, action = any_action(state, dice)
        state.apply(action, seat)
        yield state


def check_no_leak(game: Game, state: State, dice: Dice) -> None:
    """What a seat sees, filled up in any way, looks the same to that seat."""
    for seat in range(game.seats):
        seen = state.observe(seat)
        assert seen == game.imagine(seen, dice).observe(seat), f"seat {seat} sees too much"


def views(game: Game, log: list[Event], viewer: int) -> tuple[Event, ...]:
    """Return a log as one seat may know it."""
    return tuple((actor, game.seen(action, actor, viewer)) for actor, action in log)


def all_deals(game: Game, script: list[Event]) -> Iterator[tuple[list[Event], State, Fraction]]:
    """Yield every deal up to the end of a script of choices, with its probability."""
    todo: list[tuple[list[Event], State, Fraction, int]] = [([], game.start(), Fraction(1), 0)]
    while todo:
        log, state, chance, done = todo.pop()
        if state.to_act() == (CHANCE,):
            weights = state.weights()
            for outcome, weight in zip(state.legal(CHANCE), weights, strict=True):
                after = state.copy()
                after.apply(outcome, CHANCE)
                todo.append(([*log, (CHANCE, outcome)], after, chance * Fraction(weight, sum(weights)), done))
        elif done < len(script):
            seat, action = script[done]
            after = state.copy()
            after.apply(action, seat)
            todo.append(([*log, script[done]], after, chance, done + 1))
        else:
            yield log, state, chance


def check_worlds(game: Game, script: list[Event], dice: Dice, samples: int) -> None:
    """Deals that look alike to a seat give it equal observations, and `imagine` meets each with its true chance."""
    for viewer in range(game.seats):
        alike: dict[tuple[Event, ...], list[tuple[State, Fraction]]] = {}
        for log, state, chance in all_deals(game, script):
            alike.setdefault(views(game, log, viewer), []).append((state, chance))
        for worlds in alike.values():
            observations = {state.observe(viewer).key() for state, _ in worlds}
            assert len(observations) == 1, f"seat {viewer} can tell worlds apart that look alike"
            check_frequencies(game, worlds, viewer, dice, samples)


def check_frequencies(game: Game, worlds: list[tuple[State, Fraction]], viewer: int, dice: Dice, samples: int) -> None:
    """Worlds are imagined as often as they are true; four standard deviations are allowed."""
    total = sum(chance for _, chance in worlds)
    true: dict[bytes, Fraction] = {}
    for state, chance in worlds:
        true[state.key()] = true.get(state.key(), Fraction(0)) + chance / total
    seen = worlds[0][0].observe(viewer)
    met = Counter(game.imagine(seen, dice).key() for _ in range(samples))
    assert set(met) <= set(true), f"seat {viewer} imagines a world that cannot be"
    for key, share in true.items():
        expected = float(share) * samples
        slack = 4 * (expected * (1 - float(share))) ** 0.5 + 1
        assert abs(met[key] - expected) <= slack, f"seat {viewer} meets a world {met[key]} times, not {expected:.0f}"
