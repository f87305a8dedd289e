"""The solution of a puzzle in words: its line, its reasons, and the chance of every choice."""

from collections.abc import Sequence
from typing import Any

from antipater.ai.analysis.judgement import Judgement, Option
from antipater.ai.analysis.reasons import reasons
from antipater.ai.puzzles.puzzle import Puzzle, game_of, same_choice, seat_of, solution
from antipater.game.contract import State
from antipater.notation.moves import read_action
from antipater.text.catalogue import say
from antipater.text.words import YOU, words_about


def judgement_of(puzzle: Puzzle, seen: State) -> Judgement:
    """Return the judgement that was made of a puzzle, the solution first."""
    seat, best = seat_of(seen), solution(puzzle, seen)
    pairs = zip(seen.legal(seat), puzzle.percents, strict=True)
    ranked = sorted(pairs, key=lambda pair: (pair[0] != best, -pair[1]))
    return Judgement(seat, tuple(Option(action, percent / 100) for action, percent in ranked), puzzle.exact)


def why(puzzle: Puzzle, seen: State, names: Sequence[str], language: str) -> list[str]:
    """Return why the solution is better than the best of all others."""
    judgement = judgement_of(puzzle, seen)
    best = judgement.options[0].action
    second = next(one.action for one in judgement.options if not same_choice(seen, one.action, best))
    return reasons(game_of(seen), seen, judgement, second, names, language)


def line_of(puzzle: Puzzle, seen: State, names: Sequence[str], language: str) -> list[str]:
    """Return the solution and what follows it in words, a sentence for each move."""
    words, state, found = words_about(game_of(seen), language, names), seen.copy(), []
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
    words, seat = words_about(game_of(seen), language, names), seat_of(seen)
    options = judgement_of(puzzle, seen).options
    return [(words.action(seen, one.action, seat), round(100 * one.chance)) for one in options]


def solver_names(seen: Any, language: str) -> list[str]:
    """Return what the players of a puzzle are called: you and the rival, or the neighbours and further players."""
    seat, seats = seat_of(seen), len(seen.returns())
    if seats == 2:
        return [YOU if place == seat else say(language, "puzzle-rival", {}) for place in range(seats)]
    names = [say(language, "puzzle-player", {"number": place + 1}) for place in range(seats)]
    names[seen.cities.left_of(seat)] = say(language, "puzzle-left", {})
    names[seen.cities.right_of(seat)] = say(language, "puzzle-right", {})
    names[seat] = YOU
    return names
