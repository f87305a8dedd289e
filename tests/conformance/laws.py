"""The laws that every game keeps, as functions that raise AssertionError where one is broken."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from antipater import compiled
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, SPECTATOR

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
    for viewer in (*range(game.seats), SPECTATOR):
        seen = state.observe(viewer)
        assert seen == game.imagine(seen, dice).observe(viewer), f"seat {viewer} sees too much"
        if viewer in state.to_act():
            assert seen.legal(viewer) == state.legal(viewer), f"seat {viewer} does not know what it may do"


def check_deeds(game: Game, state: State) -> None:
    """What a seat can do are so many identities, each with a number of its own."""
    for seat in state.to_act():
        identities = state.identities(seat) if seat != CHANCE else []
        assert len(set(identities)) == len(identities), f"two options of seat {seat} do the same"
        assert all(0 <= identity < (game.identities or game.actions) for identity in identities), (
            f"seat {seat} does what has no number"
        )


def views(game: Game, log: list[Event], viewer: int) -> tuple[Event, ...]:
    """Return a log as one seat may know it."""
    return tuple((actor, game.seen(action, actor, viewer)) for actor, action in log)


def all_histories(start: State, goes_on: Callable[[State], bool]) -> Iterator[tuple[list[Event], State, Fraction]]:
    """Yield every history of chance and choices while *goes_on*, every choice as likely as the others."""
    todo: list[tuple[list[Event], State, Fraction]] = [([], start, Fraction(1))]
    while todo:
        log, state, chance = todo.pop()
        if not goes_on(state):
            yield log, state, chance
            continue
        seat = state.to_act()[0]
        actions = state.legal(seat)
        weights = state.weights() if seat == CHANCE else [1] * len(actions)
        for action, weight in zip(actions, weights, strict=True):
            after = state.copy()
            after.apply(action, seat)
            todo.append(([*log, (seat, action)], after, chance * Fraction(weight, sum(weights))))


def check_worlds(game: Game, start: State, goes_on: Callable[[State], bool], dice: Dice, samples: int) -> None:
    """Histories that look alike to a seat give it equal observations, and `imagine` meets each with its true chance.

    Without the compiled core fewer samples must do: both builds draw the same worlds.
    """
    samples = samples if compiled() else min(samples, max(300, samples // 5))
    histories = list(all_histories(start, goes_on))
    for viewer in range(game.seats):
        alike: dict[tuple[Event, ...], list[tuple[State, Fraction]]] = {}
        for log, state, chance in histories:
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
    met = Counter(game.imagine(seen, dice).key() for _ in range(samples if len(true) > 1 else 1))
    samples = met.total()
    assert set(met) <= set(true), f"seat {viewer} imagines a world that cannot be"
    for key, share in true.items():
        expected = float(share) * samples
        slack = 4 * (expected * (1 - float(share))) ** 0.5 + 1
        assert abs(met[key] - expected) <= slack, f"seat {viewer} meets a world {met[key]} times, not {expected:.0f}"
