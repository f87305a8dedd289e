"""Makes puzzles: looks at positions of games between levels, and keeps those in which one choice is clearly best.

A position near the end of Duel is solved; an earlier one, and every one of classic, is searched twice with different
dice. Everything is judged by what the seat may know. A plan and the number of a game determine its puzzles.
"""

from dataclasses import dataclass, replace
from typing import Literal

from antipater.ai.agents import Agent, begin_game, net_of, opponent
from antipater.ai.analysis.judgement import Analyst, Judgement
from antipater.ai.endgame import Endgame, cards_left
from antipater.ai.levels import levels_of
from antipater.ai.puzzles.mining import drawn_game, is_classic, positions
from antipater.ai.puzzles.puzzle import Puzzle, game_of, same_choice, seat_of, solution
from antipater.ai.puzzles.themes import themes
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.notation.moves import write_action
from antipater.notation.positions import read_position, write_position

WON, SOLVED_LEAD = 0.90, 0.30  # of a solved puzzle: the best choice wins so often, and by so much more than any other
SEARCHED_LEAD = 0.15  # of a searched one, beyond the ranges of both choices
NET_LEAD = 0.08  # by the net alone: with less, searching a tree hardly ever finds enough
PROMISING = 0.21  # the lead in shorter searches that makes a long one worth while
SHORT, MIDDLE, LONG = 400, 4_000, 50_000  # positions of a search
FEWEST_CHOICES = 3
FEWEST_CARDS, MOST_CARDS = 4, 9  # where solving begins, drawn for each game
SOLVING = 150_000  # positions; what takes longer is left out
PER_GAME = 3  # so that puzzles differ
MOVES = 5  # of the line shown
SEEDS = 3  # tries of each level
EASY = 4  # of those that no level fails, one in so many is kept

How = Literal["solved", "searched"]


@dataclass(frozen=True)
class Plan:
    """What to make puzzles from: a ruleset, solved or searched positions, and the seed of its games."""

    ruleset: str
    how: How = "solved"
    seed: int = 0

    def __post_init__(self) -> None:
        if self.how not in ("solved", "searched"):
            raise BadOption(f"puzzles are solved or searched, not {self.how!r}")
        if self.how == "solved" and is_classic(self.ruleset):
            raise BadOption(f"{self.ruleset} has hidden hands until its end: its puzzles are searched")


class PuzzleMaker:
    """Makes the puzzles of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def begin(self, game: Game) -> None:
        """Begin with new judges: what a solver remembers decides between moves that are equally good."""
        self.game = game
        self.endgame = Endgame(game, net_of(self.plan.ruleset), SOLVING)
        self.grader = Grader(game)
        self.short, *self.long = (
            Analyst(game, Budget(simulations=count), self.plan.seed + run)
            for run, count in enumerate((SHORT, LONG, LONG))
        )
        self.met: set[bytes] = set()

    def make(self, number: int) -> list[Puzzle]:
        """Return the puzzles of one game and of what lies beside it."""
        dice = Dice(self.plan.seed << 64 | number)
        self.begin(drawn_game(self.plan.ruleset, dice))
        self.endgame.cards = FEWEST_CARDS + dice.below(MOST_CARDS - FEWEST_CARDS + 1)
        solving = self.plan.how == "solved"
        beside = {} if solving or is_classic(self.plan.ruleset) else {"beside": 0}
        found: dict[str, Puzzle] = {}
        for seen, seat in positions(self.game, dice, self.endgame.cards, solving, **beside):
            puzzle = self.puzzle(seen, seat, dice)
            if puzzle is not None:
                found[puzzle.name] = puzzle
                if len(found) >= PER_GAME:
                    break
        return list(found.values())

    def puzzle(self, seen: State, seat: int, dice: Dice) -> Puzzle | None:
        """Return the puzzle of a position, None if it makes none."""
        if len(seen.legal(seat)) < FEWEST_CHOICES:
            return None
        if (key := seen.key()) in self.met:
            return None  # games that leave the course often meet the same position
        self.met.add(key)
        best = self.winning(seen, seat) if self.plan.how == "solved" else self.promising(seen, seat)
        if best is None:
            return None
        position = write_position(seen)
        if read_position(position) != seen:
            return None  # something that the seat knows is not in the notation
        difficulty = self.grader.difficulty(seen, seat, best, dice)
        if difficulty == 0 and dice.below(EASY):
            return None
        judgement = self.solved(seen, seat) if self.plan.how == "solved" else self.searched(seen, seat)
        if judgement is None or not same_choice(seen, best, best_of(judgement)):
            return None
        best = best_of(judgement)
        percents = tuple(round(100 * judgement.of(action)) for action in seen.legal(seat))
        line = self.line(seen, seat, best, judgement.exact)
        return Puzzle(position, line, percents, judgement.exact, themes(seen, seat, best), difficulty)

    def winning(self, seen: State, seat: int) -> int | None:
        """Return the only choice that wins, by its exact value, with every other one far behind it."""
        solved = self.endgame.solve(seen, seat)
        if solved is None:
            if self.endgame.reached(seen):
                self.endgame.cards = (cards_left(seen) or 0) - 1  # so many cards take too long in this game
            return None
        best, most = solved[0], solved[1] - SOLVED_LEAD
        alone = solved[1] >= WON and all(
            self.endgame.value_after(seen, action, seat) <= most for action in seen.legal(seat) if action != best
        )
        return best if alone else None

    def solved(self, seen: State, seat: int) -> Judgement | None:
        """Return the exact judgement of a position in which one choice wins and all others are far behind."""
        judgement = self.short.judge(seen, seat)  # by a new solver, that remembers nothing
        first, second = (option.chance for option in judgement.options[:2])
        return judgement if first >= WON and first - second >= SOLVED_LEAD else None

    def promising(self, seen: State, seat: int) -> int | None:
        """Return the choice that is far ahead in shorter searches; in a tree, by the net alone, too."""
        in_tree = not is_classic(self.plan.ruleset)
        if in_tree and (self.endgame.reached(seen) or self.net_lead(seen, seat) < NET_LEAD):
            return None  # it can be solved, or is not worth while
        for positions_searched in (SHORT, MIDDLE):
            judgement = self.short.estimate(seen, seat, (), positions_searched)
            if lead(judgement, seen) < PROMISING:
                return None
        return best_of(judgement)

    def net_lead(self, seen: State, seat: int) -> float:
        """Return by how much a choice leads all others by the net alone."""
        ranked = sorted((value for _, value in self.short.player.action_values(seen, seat)), reverse=True)
        return ranked[0] - ranked[1]

    def searched(self, seen: State, seat: int) -> Judgement | None:
        """Return the judgement of a long search, if two of them agree that one choice is clearly best."""
        first, second = self.long
        one = first.estimate(seen, seat, (), LONG)
        if not is_clear(one, seen):
            return None
        other = second.estimate(seen, seat, (), LONG)
        agreed = is_clear(other, seen) and same_choice(seen, best_of(one), best_of(other))
        return one if agreed else None

    def line(self, seen: State, seat: int, best: int, exact: bool) -> tuple[str, ...]:
        """Return the solution and what both play best after it, until chance or something hidden comes."""
        state, words, action = seen.copy(), [write_action(seen, best, seat)], best
        while exact and len(words) < MOVES:
            state.apply(action, seat)
            acting = state.to_act()
            if not acting or acting[0] < 0:
                break
            seat = acting[0]
            solved = self.endgame.solve(state, seat)
            if solved is None:
                break
            action = solved[0]
            words.append(write_action(state, action, seat))
        return tuple(words)


class Grader:
    """Finds how difficult puzzles of a game are: how many levels mostly choose something else."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.levels: dict[int, Agent] = {}

    def difficulty(self, seen: State, seat: int, best: int, dice: Dice) -> int:
        """Return how many levels fail."""
        return sum(self.fails(seen, seat, best, level, dice) for level in range(1, len(levels_of(self.game.name)) + 1))

    def fails(self, seen: State, seat: int, best: int, level: int, dice: Dice) -> bool:
        """Return whether a level mostly chooses something else."""
        if level not in self.levels:
            self.levels[level] = opponent(f"level:{level}", dice.word(), self.game)
        missed = 0
        for done in range(SEEDS):
            begin_game(self.levels[level], dice.word())  # with another taste each time
            missed += not same_choice(seen, self.levels[level].choose(seen, seat), best)
            if 2 * missed > SEEDS or 2 * (done + 1 - missed) > SEEDS:
                break  # the majority is known
        return 2 * missed > SEEDS


def graded(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the difficulty that it has for the levels of today."""
    seen = puzzle.seen()
    dice = Dice(int.from_bytes(puzzle.name.encode(), "big"))
    difficulty = Grader(game_of(seen)).difficulty(seen, seat_of(seen), solution(puzzle, seen), dice)
    return replace(puzzle, difficulty=difficulty)


def best_of(judgement: Judgement) -> int:
    """Return the best action."""
    return judgement.options[0].action


def lead(judgement: Judgement, seen: State) -> float:
    """Return by how much the best choice leads all that are not the same with another payment."""
    best = judgement.options[0]
    others = [one.chance for one in judgement.options if not same_choice(seen, one.action, best.action)]
    return best.chance - max(others, default=best.chance)


def is_clear(judgement: Judgement, seen: State) -> bool:
    """Return whether the best choice leads by enough, whatever the truth is within the ranges."""
    best = judgement.options[0]
    others = [one for one in judgement.options if not same_choice(seen, one.action, best.action)]
    return bool(others) and all(best.low - other.high >= SEARCHED_LEAD for other in others)
