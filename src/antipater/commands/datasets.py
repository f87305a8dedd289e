"""`antipater selfplay`: a dataset of games between agents."""

import os
from pathlib import Path
from typing import Annotated

import typer

from antipater.commands.needs import needs, read_options
from antipater.game.dice import Dice
from antipater.game.errors import BadOption

app = typer.Typer(add_completion=False)


@app.command()
def selfplay(
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder of the dataset; the same command resumes there.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1_000,
    agent: Annotated[
        str, typer.Option(metavar="NAME[,NAME…]", help="Who plays: one agent for all seats, or one for each.")
    ] = "greedy",
    ruleset: Annotated[str, typer.Option(help="Which ruleset is played.")] = "duel",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the ruleset; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of all games.")] = 0,
    targets: Annotated[
        str, typer.Option(metavar="SEARCH", help="Keep what a search says of every decision: net:50, tree:200.")
    ] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one on each processor.")] = 0,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on a Ray cluster: that of RAY_ADDRESS.")] = False,
) -> None:
    """Play games between agents and keep every decision, as Parquet files and as records."""
    with needs("envs"):
        from antipater.envs.dataset import Plan, write
    if cluster:
        with needs("cluster"):
            import ray  # noqa: F401 - to report a missing package at once
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    if seed >> 128:
        raise BadOption(f"a seed is a whole number from 0 to 2^128 - 1, not {seed}")
    Dice(seed)
    plan = Plan(ruleset, agent, games, read_options(option or []), seed, targets)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        task = bar.add_task("games", total=games)
        card = write(plan, out, workers or os.cpu_count() or 1, cluster, lambda more: bar.advance(task, more))
    typer.echo(f"{card} describes the dataset")
