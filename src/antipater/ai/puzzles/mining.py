"""Where puzzles are looked for: in games between levels, and in games that leave their course near the end."""

from collections.abc import Callable, Iterator
from typing import Any

from antipater.ai.agents import Agent, opponent
from antipater.ai.endgame import cards_left
from antipater.catalog import kit, ruleset
from antipater.game.contract import Game, State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice

BESIDE = 16  # games that leave the course of each game near its end
STRAY = 3  # one choice in so many is made at random there
PLAYED = ("level:3", "level:4", "level:5", "level:6")  # who plays the games
PLAYERS = (3, 3, 3, 4, 4, 5, 6, 7)  # of a game of classic, drawn from these
LAST_AGE, LAST_TURNS = 3, 3  # of classic, where games leave the course: from the fourth card on

Position = tuple[State, int]  # what a seat sees that must choose


def drawn_game(name: str, dice: Dice) -> Game:
    """Return the game that is played: where the number of players can be chosen, it is drawn."""
    return ruleset(name, players=dice.choose(PLAYERS)) if is_classic(name) else ruleset(name)


def is_classic(name: str) -> bool:
    """Return whether a ruleset is played at the table of classic 7 Wonders."""
    return kit(name).family == "classic"


def is_late(state: Any, cards: int) -> bool:
    """Return whether a game is near its end: few cards of Age III of Duel, the last turns of classic."""
    if is_classic(state.ruleset):
        return bool(state.age == LAST_AGE and state.turn >= LAST_TURNS)
    left = cards_left(state)
    return left is not None and left <= cards


def positions(game: Game, dice: Dice, cards: int, late_only: bool, beside: int = BESIDE) -> Iterator[Position]:
    """Yield what seats see that must choose: in a game of the levels, then in games that leave it near its end."""
    agents = [opponent(dice.choose(PLAYED), dice.word(), game) for _ in range(game.seats)]
    forks: list[State] = []

    def course(state: State, seen: State, seat: int) -> int:
        if not forks and is_late(state, cards):
            forks.append(state.copy())
        return agents[seat].choose(seen, seat)

    for seen, seat in played(game.start(), game.deal(Dice(dice.word())), course):
        if not late_only or is_late(seen, cards):
            yield seen, seat
    for fork in forks * beside:
        yield from played(
            fork.copy(), DiceDealer(Dice(dice.word())), lambda _, seen, seat: strayed(agents, seen, seat, dice)
        )


def strayed(agents: list[Agent], seen: State, seat: int, dice: Dice) -> int:
    """Return the choice of an agent, or any choice."""
    return dice.choose(seen.legal(seat)) if dice.below(STRAY) == 0 else agents[seat].choose(seen, seat)


def played(state: State, dealer: Any, choose: Callable[[State, State, int], int]) -> Iterator[Position]:
    """Yield every view of a seat that must choose, while a game is played to its end."""
    while seats := dealer.settle(state):
        seat = seats[0]
        seen = state.observe(seat)
        yield seen, seat
        state.apply(choose(state, seen, seat), seat)
