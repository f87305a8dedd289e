"""The long proofs: random games under the cheap laws, the leak law, and planted faults.

`python -m bench.soak` prints a report and writes it to docs/soak.md. Ctrl-C ends the run early; the report then says
what was done so far.
"""

import os
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from antipater import Dice, compiled
from antipater.game.contract import Game, State
from antipater.game.playout import Audit
from bench.findings import CHUNK, Findings, Leaks, Played
from bench.mutation import ROOMS, ROOT, Fault, all_faults, time_limit, verdict
from tests.conformance.laws import check_no_leak, random_positions
from tests.conformance.test_laws import label, rulesets

SEED = 20150814
GAMES_INTERPRETED = 10_000  # more would take days

Job = TypeVar("Job")
Result = TypeVar("Result")


def side_by_side(work: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Generator[Result, None, None]:
    """Yield what the jobs give, in their order; whoever stops early cancels those that have not begun."""
    with ThreadPoolExecutor(workers) as pool:
        try:
            yield from pool.map(work, jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def chosen_rulesets(found: Findings) -> list[Game]:
    """Return the rulesets that were asked for, with every combination of their options."""
    return [game for game in rulesets() if found.ruleset in ("all", game.name)]


def chunks(found: Findings) -> Iterator[tuple[Game, int, int]]:
    """Cut the games of every ruleset into pieces: the ruleset, the seed of the piece, its number of games."""
    games, seed = found.games, found.seed
    for first in range(0, games, CHUNK):
        for game in chosen_rulesets(found):
            yield game, seed + first // CHUNK, min(CHUNK, games - first)


def audited(chunk: tuple[Game, int, int]) -> Played:
    """Play one piece and check the laws at every step."""
    game, seed, games = chunk
    audit = Audit(game.start(), Dice(seed))
    decisions = audit.run(games)
    return Played(label(game), games, decisions, [(audit.stopped, seed)] if audit.stopped else [])


def play(found: Findings, workers: int, bar: Progress) -> None:
    """Play the games of every ruleset."""
    pieces = list(chunks(found))
    task = bar.add_task("games", total=sum(games for _, _, games in pieces))
    with closing(side_by_side(audited, pieces, workers)) as results:
        for played in results:
            found.add_played(played)
            bar.advance(task, played.games)


def leak(game: Game, state: State, dice: Dice) -> str:
    """Return what a seat sees too much at a position, or nothing."""
    try:
        check_no_leak(game, state, dice)
    except AssertionError as complaint:
        return str(complaint)
    return ""


def look_for_leaks(found: Findings, bar: Progress) -> None:
    """Check the leak law at every position of random games, so many positions of every ruleset."""
    games = chosen_rulesets(found) if found.positions else []
    task = bar.add_task("positions", total=found.positions * len(games))
    for game in games:
        seen = Leaks(label(game))
        found.leaks.append(seen)
        dice = Dice(found.seed)
        while seen.positions < found.positions:
            for state in random_positions(game, dice):
                seen.add(leak(game, state, dice))
                bar.advance(task)
                if seen.positions == found.positions:
                    break


def sample(planted: list[Fault], wanted: int, seed: int) -> list[Fault]:
    """Return so many of the faults, any, in their order; all if there are no more."""
    chosen = list(planted)
    dice = Dice(seed)
    while len(chosen) > wanted:
        chosen.pop(dice.below(len(chosen)))
    return chosen


def plant(found: Findings, workers: int, bar: Progress) -> None:
    """Plant the faults that were asked for."""
    rooms = [room for room in ROOMS if found.ruleset in ("all", room)]
    chosen = all_faults(rooms)
    if found.mutations != "all":
        chosen = sample(chosen, 0 if found.mutations == "none" else int(found.mutations), found.seed)
    found.chosen = len(chosen)
    task = bar.add_task("faults", total=len(chosen))
    judge = partial(verdict, seconds={room: time_limit(room) for room in rooms if chosen})
    with closing(side_by_side(judge, chosen, workers)) as results:
        for said in results:
            found.verdicts.append(said)
            bar.advance(task)


def number_or_word(text: str) -> str:
    """Accept all, none or a number of faults."""
    if text not in {"all", "none"} and not text.isdecimal():
        raise typer.BadParameter(f"how many faults to plant is a number, all or none, not {text!r}")
    return text


def main(
    ruleset: Annotated[str, typer.Option(help="The ruleset to prove, or all.")] = "all",
    games: Annotated[int, typer.Option(min=0, help="Random games of every ruleset and options.")] = 1_000_000,
    positions: Annotated[int, typer.Option(min=0, help="Positions of each to look for leaks at.")] = 250_000,
    mutations: Annotated[
        str, typer.Option(callback=number_or_word, help="Faults to plant in the rules: all, none, or so many.")
    ] = "all",
    seed: Annotated[int, typer.Option(min=0, help="What the random games begin with.")] = SEED,
    workers: Annotated[int, typer.Option(min=1, help="How many to run side by side.")] = os.cpu_count() or 1,
    report: Annotated[Path, typer.Option(help="Where the report goes.")] = ROOT / "docs" / "soak.md",
) -> None:
    """Prove the rules at length; Ctrl-C ends it early and keeps what was found."""
    console = Console()
    if not compiled() and games > GAMES_INTERPRETED:
        sys.exit(
            f"The core is interpreted here, and {games:,} games would take days: `make build` says why it is not "
            f"compiled; --games {GAMES_INTERPRETED} is as many as are sensible."
        )
    found = Findings(ruleset, games, positions, mutations, seed)
    columns = TextColumn("{task.description:>9}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    try:
        with Progress(*columns, console=console, transient=True) as bar:
            play(found, workers, bar)
            look_for_leaks(found, bar)
            plant(found, workers, bar)
        found.finished = True
    except KeyboardInterrupt:
        console.print("Stopped early; this is what was found so far.")
    text = found.report()
    report.write_text(text, encoding="utf-8")
    console.print(Markdown(text))
    if not found.clean():
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
