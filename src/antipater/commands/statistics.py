"""`antipater statistics make`: what wins, counted over many games; `statistics pack`: the file that the page shows."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from antipater.commands.needs import read_options

if TYPE_CHECKING:
    from antipater.ai.statistics.standard import Task

app = typer.Typer(add_completion=False, help="Count what wins over many games.", no_args_is_help=True)

INTERRUPTED = 130


@app.command()
def make(
    ruleset: Annotated[str, typer.Argument(help="Which ruleset is played.")],
    journal: Annotated[
        Path, typer.Option(metavar="FILE", help="The counts of every batch go here; the same command goes on.")
    ],
    games: Annotated[int, typer.Option(min=0, help="How many games.")] = 200_000,
    drafts: Annotated[int, typer.Option(min=0, help="How many drafts, each with every first pick.")] = 2_000,
    agent: Annotated[str, typer.Option(help="Who plays on all seats.")] = "level:6",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the ruleset; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of all games.")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Count games of an agent against itself; what is counted is kept whenever it stops."""
    from antipater.ai.statistics.journal import Plan
    from antipater.ai.statistics.standard import Task

    count(Task(Plan(ruleset, agent, read_options(option or []), seed), games, drafts), journal, processes)


@app.command()
def standard(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A journal for each ruleset, agent and option.")],
    share: Annotated[float, typer.Option(min=0.0001, max=1.0, help="A share of the games, for a trial.")] = 1.0,
    processes: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Count everything that the package ships; the same command goes on where it was stopped."""
    from antipater.ai.statistics.standard import standard as tasks

    folder.mkdir(parents=True, exist_ok=True)
    for task in tasks(share):
        count(task, task.journal(folder), processes)


def count(task: "Task", journal: Path, processes: int) -> None:
    """Count the games and drafts of a task, with progress."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from antipater.ai.statistics.journal import Journal

    book, console = Journal(journal, task.plan), Console(stderr=True)
    columns = (TextColumn(journal.stem), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
            bar = progress.add_task(journal.stem, total=task.games, completed=book.games)
            book.make(task.games, task.drafts, lambda done: progress.update(bar, completed=done), processes)
    except KeyboardInterrupt as error:
        typer.echo(f"interrupted: {book.games} games and {book.drafts} drafts are in {journal}", err=True)
        raise typer.Exit(INTERRUPTED) from error
    typer.echo(f"{book.games} games and {book.drafts} drafts are in {journal}")


@app.command()
def pack(
    journals: Annotated[list[Path], typer.Argument(metavar="JOURNAL…", help="What `statistics make` wrote.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file to write; that of the package if not given.")
    ] = None,
    add: Annotated[
        bool, typer.Option("--add", help="Keep what the file has of other rulesets, agents, options.")
    ] = False,
) -> None:
    """Write the counts of some journals into the file that the page shows."""
    from antipater.ai.statistics.journal import journal_of
    from antipater.ai.statistics.shipped import SHIPPED
    from antipater.ai.statistics.shipped import pack as write

    path = out or SHIPPED
    typer.echo(f"{write([journal_of(one) for one in journals], path, add):,} bytes are in {path}")
