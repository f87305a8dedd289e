"""No call from Python crashes the interpreter: what is wrong raises an error that says so."""

import pickle
import random
import threading
from contextlib import suppress
from typing import Any

import pytest

from antipater import Dice, compiled, opponent, ruleset
from antipater.catalog import names
from antipater.game.contract import Game, State
from antipater.game.errors import AntipaterError, InUse, NoSuchSeat
from antipater.game.playout import Playout

HOSTILE = (-1, 2, 7, 9, 64, 512, 10**6, 2**31 - 1, -(2**31))
WRONG: tuple[Any, ...] = (None, "a", 1.5, 2**80, -(2**80), (), [], {}, b"x", object())
RANDOM_GAMES = 3
PUBLIC = (
    *("to_act", "legal", "identities", "weights", "apply", "must_choose", "observe", "copy", "become", "fields"),
    *("refill", "key", "why_not", "returns", "score_sheet", "city", "price", "terms", "funds", "back", "hand", "part"),
    *("check_seat", "sealed", "set_up", "start", "deal", "imagine", "seen", "outcome", "settle", "answer", "card_at"),
    *("word", "roll", "choose", "shuffled"),
)


def middle(game: Game, seed: int, steps: int) -> State:
    """Return a position some random steps into a game."""
    dice, state = Dice(seed), game.start()
    for _ in range(steps):
        seats = state.to_act()
        if not seats:
            break
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
    return state


@pytest.mark.parametrize("name", names())
def test_every_field_is_checked(name: str) -> None:
    """`refill` and unpickling take a position over that can be played to its end, or refuse and change nothing."""
    game, chance = ruleset(name), random.Random(5)
    for seed in range(RANDOM_GAMES):
        state = middle(game, seed, chance.randrange(120))
        for view in (state, state.observe(seed % 2)):
            fields = view.fields()
            for _ in range(12):
                changed = list(fields)
                changed[chance.randrange(len(fields))] = chance.choice(HOSTILE)
                twin = view.copy()
                try:
                    twin.refill(changed)
                except ValueError:
                    assert twin == view
                    _, (kind, made_with, _) = view.__reduce__()
                    with pytest.raises(ValueError, match="field"):
                        pickle.loads(pickle.dumps(Hostile((kind, made_with, changed))))
                else:
                    if view is state:
                        Playout(twin, Dice(1)).run(1)
        assert pickle.loads(pickle.dumps(state)) == state


class Hostile:
    """Pickles as a position with other fields."""

    def __init__(self, arguments: tuple[Any, ...]) -> None:
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        from antipater.game.contract import restored

        return restored, self.arguments


@pytest.mark.parametrize("name", names())
def test_seats_that_are_not_there(name: str) -> None:
    """A question about a seat that nobody has raises an error."""
    state: Any = middle(ruleset(name), 3, 40)
    for seat in (-7, -1, 7, 9, 64, 2**31 - 1):
        for question in (state.observe, state.score_sheet, getattr(state, "city", state.score_sheet)):
            with pytest.raises(NoSuchSeat, match="there is no"):
                question(seat)


def test_what_a_seed_is() -> None:
    for seed in ("a", 1.5, None, b"1"):
        with pytest.raises(TypeError, match="a seed is a whole number"):
            Dice(seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nothing to choose from"):
        Dice(1).choose([])


@pytest.mark.parametrize("name", ["greedy", "random", "level:1", "tree:20", "mc:20"])
def test_agents_say_that_a_game_is_over(name: str) -> None:
    """An agent that is asked where nothing can be chosen says why."""
    game = ruleset("duel")
    over, beginning = middle(game, 1, 500), game.start()
    agent = opponent(name, 1, game)
    with pytest.raises(AntipaterError, match="the game is over"):
        agent.choose(over, 0)
    with pytest.raises(AntipaterError, match="chance comes first"):
        agent.choose(beginning, 0)


def test_one_playout_is_for_one_thread() -> None:
    """Of several threads that use one playout, those that come while it runs get an error."""
    playout = Playout(ruleset("duel").start(), Dice(1))
    refused, ready = [], threading.Barrier(4)
    rounds = 2_000 if compiled() else 1

    def play() -> None:
        ready.wait()
        for _ in range(3):
            try:
                playout.run(rounds)
            except InUse as error:
                refused.append(str(error))

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("give each thread one of its own" in message for message in refused)
    assert playout.run(1) > 0


def test_public_calls_survive_anything(seed: int) -> None:
    """Every public method of positions, games and deals, called with nonsense, answers or raises.

    `python -m bench.fuzz` goes on for hours, with what is only there when the core is compiled.
    """
    chance = random.Random(seed)
    for name in names():
        game = ruleset(name)
        for thing in (game, game.deal(Dice(1)), Dice(1), middle(game, 2, 50), middle(game, 2, 50).observe(0)):
            shake(thing, chance, 2)


def shake(thing: Any, chance: random.Random, rounds: int) -> None:
    """Call everything public of a thing with random and hostile values."""
    for name in PUBLIC:
        method = getattr(thing, name, None)
        if method is None:
            continue
        for count in range(5):
            for _ in range(rounds):
                values = [chance.choice((*HOSTILE, *WRONG, 0, 1, Dice(1), thing)) for _ in range(count)]
                with suppress(Exception):  # whatever it is, it is an error and no crash
                    method(*values)
