"""Whether mistakes are mistakes: `python -m bench.confirmation [ruleset…] [--journal FILE]` (`docs/strength.md`).

Games between levels are reviewed as on the page. Every choice that is marked is judged again, with a hundred times the
simulations and other dice. A mark is confirmed if the long search marks the choice, too, as an inaccuracy at least.
"""

import argparse
import os
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from antipater.ai.agents import opponent
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.analysis.review import MARKS, Moment, judged
from antipater.ai.search.budget import Budget
from antipater.catalog import names, ruleset
from antipater.game.dice import Dice
from antipater.notation.moves import write_action
from bench.looked_at import looked_at

LEVELS = ("level:3", "level:4", "level:5", "level:6")
SIMULATIONS = 3_000
TIMES = 100
SEED = 1 << 81


class Job(NamedTuple):
    """A game to be reviewed."""

    ruleset: str
    number: int
    times: int


class Mark(NamedTuple):
    """A choice that a review marks, and what the long search says of it."""

    number: int  # of the choice in its game
    played: str
    better: str
    word: str
    lost: float
    long_word: str
    long_lost: float
    apart: float  # how far the ranges of both choices are apart in the review

    @property
    def confirmed(self) -> bool:
        """Whether the long search marks it, too."""
        return self.long_word in MARKS


def reviewed(job: Job) -> list[Any]:
    """Return the number of a game, how many choices it had, and its marks."""
    players = {"players": 3 + job.number % 3} if job.ruleset == "classic" else {}
    game = ruleset(job.ruleset, **players)
    dice = Dice(SEED + job.number)
    agents = [opponent(dice.choose(LEVELS), dice.word(), game) for _ in range(game.seats)]
    state, dealer = game.start(), game.deal(Dice(dice.word()))
    short = Analyst(game, Budget(simulations=SIMULATIONS))
    long = Analyst(game, Budget(simulations=SIMULATIONS * job.times), 1)
    choices, marks = 0, []
    while seats := dealer.settle(state):
        seat = seats[0]
        seen = state.observe(seat)
        action = agents[seat].choose(seen, seat)
        if len(seen.legal(seat)) > 1:
            choices += 1
            first = Moment(choices, state, action, judged(short, seen, seat, action))
            if first.verdict in MARKS:
                best = first.judgement.options[0].action
                second = Moment(choices, state, action, long.judge(seen, seat, (action, best)))
                played, better = write_action(seen, action, seat), write_action(seen, best, seat)
                apart = first.judgement.options[0].low - first.judgement.option(action).high
                marks.append(
                    Mark(choices, played, better, first.verdict, first.lost, second.verdict, second.lost, apart)
                )
        state.apply(action, seat)
    return [job.number, choices, marks]


def main() -> None:
    """Print every mark, and the share that is not confirmed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=list(names()))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--times", type=int, default=TIMES, help="as many simulations as a review has")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path, help="every game is noted here; the same command goes on")
    options = parser.parse_args()
    out = Console(soft_wrap=True, highlight=False)
    for name in options.rulesets:
        jobs = (Job(name, number, options.times) for number in range(options.games))
        found = looked_at(reviewed, jobs, options.journal, options.processes)
        rows = sorted(track(found, name, options.games, console=Console(stderr=True), disable=not out.is_terminal))
        games = [(number, choices, [Mark(*mark) for mark in marks]) for number, choices, marks in rows]
        all_marks = [mark for _, _, marks in games for mark in marks]
        for number, choices, marks in games:
            out.print(f"{name}, game {number}: {choices} choices, {len(marks)} marks", style="bold")
            for mark in marks:
                sign = " " if mark.confirmed else "!"
                out.print(
                    f"{sign} {mark.number:>3} {mark.word} {100 * mark.lost:.0f} ({100 * mark.apart:.0f} at least):"
                    f" {mark.played}, better {mark.better};"
                    f" long search: {mark.long_word} {100 * mark.long_lost:.0f}"
                )
        for word in reversed(MARKS):
            said = [mark for mark in all_marks if mark.word == word]
            words = ", ".join(f"{count} {one}" for one, count in Counter(mark.long_word for mark in said).items())
            out.print(f"{name}: {len(said)} said {word}; the long search says: {words or '–'}")
        for wanted, words_of in (("marks", MARKS), ("mistakes and blunders", MARKS[:2])):
            counted = [mark for mark in all_marks if mark.word in words_of]
            missed = sum(not mark.confirmed for mark in counted)
            share = 100 * missed / max(1, len(counted))
            out.print(f"{name}: {missed} of {len(counted)} {wanted} not confirmed, {share:.1f} %")


if __name__ == "__main__":
    main()
