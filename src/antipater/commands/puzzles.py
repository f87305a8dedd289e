"""`antipater puzzles make`: positions with one clear solution, from games of the levels; `puzzles pack`: ship them."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(add_completion=False, help="Make puzzles from games of the levels.", no_args_is_help=True)

INTERRUPTED = 130


@app.command()
def make(
    ruleset: Annotated[str, typer.Argument(help="The ruleset; it must have a net.")],
    journal: Annotated[
        Path, typer.Option(metavar="FILE", help="Every game and its puzzles are noted here; the same command goes on.")
    ],
    puzzles: Annotated[int, typer.Option(min=1, help="Stop when there are so many.")] = 300,
    seed: Annotated[int, typer.Option(min=0, help="The same seed, the same puzzles.")] = 0,
    searched: Annotated[
        bool, typer.Option("--searched", help="Search positions of whole games instead of solving ends of games.")
    ] = False,
    processes: Annotated[int, typer.Option(min=1, help="How many processes look at games.")] = 1,
) -> None:
    """Make puzzles until there are enough; what is there is kept whenever it stops."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from antipater.ai.puzzles.journal import Journal
    from antipater.ai.puzzles.making import Plan

    book = Journal(journal, Plan(ruleset, "searched" if searched else "solved", seed))
    console = Console(stderr=True)
    columns = (TextColumn(ruleset), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
            bar = progress.add_task(ruleset, total=puzzles, completed=len(book.puzzles))
            book.make(puzzles, lambda done: progress.update(bar, completed=done), processes)
    except KeyboardInterrupt as error:
        typer.echo(f"interrupted: {len(book.puzzles)} puzzles of {book.games} games are in {journal}", err=True)
        raise typer.Exit(INTERRUPTED) from error
    typer.echo(f"{len(book.puzzles)} puzzles of {book.games} games are in {journal}")


@app.command()
def pack(
    journals: Annotated[list[Path], typer.Argument(metavar="JOURNAL…", help="What `puzzles make` wrote.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file to write; that of the package if not given.")
    ] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles that are in the file already.")] = False,
) -> None:
    """Write the puzzles of some journals into the file that the game reads."""
    from antipater.ai.puzzles.journal import journal_of
    from antipater.ai.puzzles.puzzle import SHIPPED, unpack
    from antipater.ai.puzzles.puzzle import pack as write

    path = out or SHIPPED
    made = [puzzle for one in journals for puzzle in journal_of(one).puzzles.values()]
    count = write([*(unpack(path) if add and path.exists() else []), *made], path)
    typer.echo(f"{count} puzzles are in {path}: {path.stat().st_size:,} bytes")


@app.command()
def grade(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="What `puzzles pack` wrote; that of the package if not given."),
    ] = None,
    processes: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
) -> None:
    """Find again how many levels fail each puzzle, after the levels have changed."""
    from rich.console import Console
    from rich.progress import track

    from antipater.ai.puzzles.making import graded
    from antipater.ai.puzzles.puzzle import SHIPPED, unpack
    from antipater.ai.puzzles.puzzle import pack as write
    from antipater.parallel import parallel_map

    path, console = file or SHIPPED, Console(stderr=True)
    puzzles = unpack(path)
    found = parallel_map(graded, iter(puzzles), processes, cluster=False)
    done = list(track(found, "levels", len(puzzles), console=console, disable=not console.is_terminal))
    write(done, path)
    before = {puzzle.name: puzzle.difficulty for puzzle in puzzles}
    changed = sum(before[puzzle.name] != puzzle.difficulty for puzzle in done)
    typer.echo(f"{len(done)} puzzles are in {path}; {changed} have another difficulty")
