"""How fast a ruleset runs here, and the signature that proves what ran."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from antipater import compiled
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.game.playout import Copies, Playout, Signature

MANY, FEW = 500, 100  # games that are signed: few where positions are large
LARGE = 400  # fields of a position
SEED = 9
ROUNDS = 5  # the best of so many rounds counts: everything else that runs here only slows down


@dataclass(frozen=True)
class Figures:
    """Rates per second of processor time, on one thread."""

    ruleset: str
    options: dict[str, str]
    compiled: bool
    games_per_s: float
    moves_per_s: float
    steps_from_python_per_s: float
    copies_per_s: float
    moves_per_game: float
    signature: str


def signature(game: Game, games: int = 0) -> str:
    """Return a checksum of every position of seeded random games."""
    start = game.start()
    signed = Signature(start, Dice(SEED))
    signed.run(games or (FEW if len(start.fields()) > LARGE else MANY))
    return signed.text()


def best_rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Run *work* for about so long; return rounds per second and what it counts per round, of the best stretch."""
    rounds, best, counted = 1, 0.0, 0.0
    spent = 0.0
    while spent < seconds:
        begun = time.process_time()
        count = work(rounds)
        took = time.process_time() - begun
        spent += took
        if took < seconds / ROUNDS / 2:
            rounds *= 2
            continue
        if rounds / took > best:
            best, counted = rounds / took, count / rounds
    if best == 0.0:
        return rounds / max(took, 1e-9), count / rounds
    return best, counted


def python_games(game: Game) -> Callable[[int], int]:
    """Return a loop that plays games as a Python program does: `legal`, a choice, a checked `apply`, chance settled."""
    dice, random = Dice(SEED), Random(SEED).random

    def work(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            state, dealer = game.start(), game.deal(dice)
            settle, legal, apply = dealer.settle, state.legal, state.apply
            while seats := settle(state):
                actions = legal(seats[0])
                apply(actions[int(random() * len(actions))], seats[0])
                steps += 1
        return steps

    return work


def measure(game: Game, seconds: float) -> Figures:
    """Measure everything for about so many seconds."""
    share = seconds / 3
    games, moves = best_rate(Playout(game.start(), Dice(SEED)).run, share)
    python, steps = best_rate(python_games(game), share)
    copies, _ = best_rate(Copies(game.start(), Dice(SEED)).run, share)
    return Figures(
        ruleset=game.name,
        options=dict(game.options),
        compiled=compiled(),
        games_per_s=round(games, 1),
        moves_per_s=round(games * moves, 1),
        steps_from_python_per_s=round(python * steps, 1),
        copies_per_s=round(copies, 1),
        moves_per_game=round(moves, 2),
        signature=signature(game),
    )
