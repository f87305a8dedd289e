"""Makes puzzles: plays a game of the levels, looks at its positions and at some beside it, keeps what has one solution.

Near the end positions are solved; earlier ones are searched, twice with different dice. Everything is judged by what
the seat may know. A ruleset, a seed and the number of a game determine its puzzles.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from antipater.ai.agents import Agent, net_of, opponent
from antipater.ai.analysis.judgement import Analyst, Judgement
from antipater.ai.endgame import Endgame, cards_left
from antipater.ai.levels import LEVELS
from antipater.ai.puzzles.puzzle import Puzzle
from antipater.ai.puzzles.themes import themes
from antipater.ai.search.budget import Budget
from antipater.catalog import ruleset
from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer, DiceDealer
from antipater.game.dice import Dice
from antipater.notation.moves import write_action
from antipater.notation.positions import read_position, write_position

WON, SOLVED_LEAD = 0.90, 0.30  # of a solved puzzle: the best choice wins so often, and by so much more than any other
SEARCHED_LEAD = 0.15  # of a searched one, beyond the ranges of both choices
PROMISING = 0.23  # the lead in a short search that makes a long one worth while
SHORT, LONG = 400, 50_000  # positions of a search
FEWEST_CHOICES = 3
FEWEST_CARDS, MOST_CARDS = 4, 8  # where solving begins, drawn for each game
SOLVING = 150_000  # positions; what takes longer is left out
BESIDE = 16  # games that leave the course of each game near its end
STRAY = 3  # one choice in so many is made at random there
PER_GAME = 3  # so that puzzles differ
MOVES = 5  # of the line shown
SEEDS = 3  # tries of each level
EASY = 4  # of those that no level fails, one in so many is kept
PLAYED = ("level:3", "level:4", "level:5", "level:6")  # who plays the games


@dataclass(frozen=True)
class Plan:
    """What to make puzzles from."""

    ruleset: str
    seed: int = 0
    searched: int = 16  # positions are also searched in one game of so many; 0: in none


class PuzzleMaker:
    """Makes the puzzles of one ruleset."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = ruleset(plan.ruleset)
        self.searching = False  # positions that are not solved, too
        self.forget()

    def forget(self) -> None:
        """Begin with new judges: what a solver remembers decides between moves that are equally good."""
        self.endgame = Endgame(self.game, net_of(self.plan.ruleset), SOLVING)
        self.levels: dict[int, Agent] = {}
        self.short, *self.long = (
            Analyst(self.game, Budget(simulations=count), self.plan.seed + run)
            for run, count in enumerate((SHORT, LONG, LONG))
        )

    def make(self, number: int) -> list[Puzzle]:
        """Return the puzzles of one game and of what lies beside it."""
        self.forget()
        dice = Dice(self.plan.seed << 64 | number)
        self.endgame.cards = FEWEST_CARDS + dice.below(MOST_CARDS - FEWEST_CARDS + 1)
        found: dict[str, Puzzle] = {}
        self.searching = bool(self.plan.searched) and number % self.plan.searched == 0
        for seen, seat in self.positions(dice):
            puzzle = self.puzzle(seen, seat, dice)
            if puzzle is not None:
                found[puzzle.name] = puzzle
                if len(found) >= PER_GAME:
                    break
        return list(found.values())

    def positions(self, dice: Dice) -> Iterator[tuple[State, int]]:
        """Yield what seats see that must choose: in the whole game if it is searched, and near its end."""
        players = [dice.choose(PLAYED) for _ in range(self.game.seats)]
        agents = [opponent(name, dice.word(), self.game) for name in players]
        dealer: Dealer = self.game.deal(Dice(dice.word()))
        state, fork = self.game.start(), None
        while seats := dealer.settle(state):
            seat = seats[0]
            seen = state.observe(seat)
            near = self.near_end(state)
            if near and fork is None:
                fork = state.copy()
            if near or self.searching:
                yield seen, seat
            state.apply(agents[seat].choose(seen, seat), seat)
        for _ in range(BESIDE if fork is not None else 0):
            assert fork is not None
            state, dealer = fork.copy(), DiceDealer(Dice(dice.word()))
            while seats := dealer.settle(state):
                seat = seats[0]
                seen = state.observe(seat)
                yield seen, seat
                stray = dice.below(STRAY) == 0
                state.apply(dice.choose(seen.legal(seat)) if stray else agents[seat].choose(seen, seat), seat)

    def near_end(self, state: State) -> bool:
        """Return whether few enough cards are left to solve the position."""
        left = cards_left(state)
        return left is not None and left <= self.endgame.cards

    def puzzle(self, seen: State, seat: int, dice: Dice) -> Puzzle | None:
        """Return the puzzle of a position, None if it makes none."""
        if len(seen.legal(seat)) < FEWEST_CHOICES:
            return None
        judgement = self.judged(seen, seat)
        if judgement is None:
            return None
        best = judgement.options[0].action
        position = write_position(seen)
        if read_position(position) != seen:
            return None  # something that the seat knows is not in the notation
        difficulty = sum(self.fails(seen, seat, best, level, dice) for level in range(1, len(LEVELS) + 1))
        if difficulty == 0 and dice.below(EASY):
            return None
        percents = tuple(round(100 * judgement.of(action)) for action in seen.legal(seat))
        line = self.line(seen, seat, best, judgement.exact)
        return Puzzle(position, line, percents, judgement.exact, themes(seen, seat, best), difficulty)

    def judged(self, seen: State, seat: int) -> Judgement | None:
        """Return the judgement of a position with one choice that is clearly best, None of any other."""
        if self.near_end(seen):
            return self.short.judge(seen, seat) if self.is_won_by_one(seen, seat) else None
        if not self.searching:
            return None
        first = self.short.judge(seen, seat)
        if first.chance - first.options[1].chance < PROMISING:
            return None
        twice = [analyst.judge(seen, seat) for analyst in self.long]
        return twice[0] if all(is_clear(one) and best_of(one) == best_of(twice[0]) for one in twice) else None

    def is_won_by_one(self, seen: State, seat: int) -> bool:
        """Return whether one choice wins, by its exact value, and every other one is far behind it."""
        solved = self.endgame.solve(seen, seat)
        if solved is None:
            if self.endgame.reached(seen):
                self.endgame.cards = (cards_left(seen) or 0) - 1  # so many cards take too long in this game
            return False
        best, most = solved[0], solved[1] - SOLVED_LEAD
        return solved[1] >= WON and all(
            self.endgame.value_after(seen, action, seat) <= most for action in seen.legal(seat) if action != best
        )

    def fails(self, seen: State, seat: int, best: int, level: int, dice: Dice) -> bool:
        """Return whether a level mostly chooses something else."""
        if level not in self.levels:
            self.levels[level] = opponent(f"level:{level}", dice.word(), self.game)
        missed = 0
        for done in range(SEEDS):
            missed += self.levels[level].choose(seen, seat) != best
            if 2 * missed > SEEDS or 2 * (done + 1 - missed) > SEEDS:
                break  # the majority is known
        return 2 * missed > SEEDS

    def line(self, seen: State, seat: int, best: int, exact: bool) -> tuple[str, ...]:
        """Return the solution and what both play best after it, until chance or something hidden comes."""
        state, words, action = seen.copy(), [write_action(seen, best, seat)], best
        while len(words) < MOVES:
            state.apply(action, seat)
            acting = state.to_act()
            if not exact or not acting or acting[0] < 0:
                break
            seat = acting[0]
            solved = self.endgame.solve(state, seat)
            if solved is None:
                break
            action = solved[0]
            words.append(write_action(state, action, seat))
        return tuple(words)


def best_of(judgement: Judgement) -> int:
    """Return the best action."""
    return judgement.options[0].action


def is_clear(judgement: Judgement) -> bool:
    """Return whether the best choice leads by enough, whatever the truth is within the ranges."""
    first, *others = judgement.options
    return all(first.low - other.high >= SEARCHED_LEAD for other in others)
