"""The solution of a puzzle in words: its line, its reasons, and the chance of every choice."""

from collections.abc import Sequence

from antipater.ai.analysis.judgement import Judgement, Option
from antipater.ai.analysis.reasons import reasons
from antipater.ai.puzzles.puzzle import Puzzle, seat_of, solution
from antipater.game.contract import State
from antipater.notation.moves import read_action
from antipater.text.words import words_about


def judgement_of(puzzle: Puzzle, seen: State) -> Judgement:
    """Return the judgement that was made of a puzzle, the solution first."""
    seat, best = seat_of(seen), solution(puzzle, seen)
    pairs = zip(seen.legal(seat), puzzle.percents, strict=True)
    ranked = sorted(pairs, key=lambda pair: (pair[0] != best, -pair[1]))
    return Judgement(seat, tuple(Option(action, percent / 100) for action, percent in ranked), puzzle.exact)


def why(puzzle: Puzzle, seen: State, names: Sequence[str], language: str) -> list[str]:
    """Return why the solution is better than the best of all others."""
    judgement = judgement_of(puzzle, seen)
    return reasons(puzzle.game(), seen, judgement, judgement.options[1].action, names, language)


def line_of(puzzle: Puzzle, seen: State, names: Sequence[str], language: str) -> list[str]:
    """Return the solution and what follows it in words, a sentence for each move."""
    words, state, found = words_about(puzzle.game(), language, names), seen.copy(), []
    for word in puzzle.line:
        seat = seat_of(state)
        action = read_action(state, word, seat)
        after = state.copy()
        after.apply(action, seat)
        found += words.event(state, action, seat, after)[:1]
        state = after
    return found


def explained_options(puzzle: Puzzle, seen: State, names: Sequence[str], language: str) -> list[tuple[str, int]]:
    """Return every choice in words with its chance in percent, the solution first."""
    words, seat = words_about(puzzle.game(), language, names), seat_of(seen)
    options = judgement_of(puzzle, seen).options
    return [(words.action(seen, one.action, seat), round(100 * one.chance)) for one in options]
