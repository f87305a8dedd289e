"""`antipater arena`: plays a match with a progress bar, keeps its results file, prints the report."""

import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from antipater.arena.figures import score
from antipater.arena.game import Outcome
from antipater.arena.journal import Journal
from antipater.arena.match import Match, deals_of, run
from antipater.arena.report import lines, show

INTERRUPTED = 130


def contest(match: Match, results: Path | None, workers: int, as_json: bool, cluster: bool = False) -> int:
    """Play the rest of a match and print the report; return the exit code."""
    journal = Journal(results, match.described()) if results else None
    outcomes = journal.outcomes if journal else list[Outcome]()
    code = 0
    try:
        play_on(match, outcomes, journal, workers or os.cpu_count() or 1, cluster)
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        if journal:
            journal.close()
    if code:
        kept = f"; resume with --results {results}" if results else ""
        print(f"antipater: interrupted after {len(outcomes)} games{kept}", file=sys.stderr)  # noqa: T201
    if as_json:
        for line in lines(match, outcomes):
            print(json.dumps(line))  # noqa: T201
    else:
        show(match, outcomes, Console())
    return code


def play_on(match: Match, outcomes: list[Outcome], journal: Journal | None, workers: int, cluster: bool) -> None:
    """Play with a progress bar on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    total = match.deals * match.seats * len(match.pairings)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(" – ".join(match.names), total=total, completed=len(outcomes))

        def add(outcome: Outcome) -> None:
            if journal:
                journal.add(outcome)
            else:
                outcomes.append(outcome)
            so_far = score(deals_of(outcomes, (0, 1), match.seats))
            progress.update(bar, advance=1, description=f"{' – '.join(match.names)} {so_far.share:.1%}")

        run(match, outcomes, add, workers, cluster)
