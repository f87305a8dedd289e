"""`antipater train`: runs a training and shows its progress."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from antipater.ai.evaluation.shipped import save_net
from antipater.ai.training.plan import Plan
from antipater.ai.training.run import TrainingRun

SHOWN = ("error", "scientific", "military", "points", "past")  # figures of a report, where it has them


def train(plan: Plan, folder: Path) -> int:
    """Train to the end of the plan, or until interrupted; return an exit code."""
    console = Console()
    run = TrainingRun(plan, folder)
    if run.chunk:
        console.print(f"Resuming after {run.chunk * plan.chunk_games:,} games.")
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar:
        task = bar.add_task("games", total=plan.chunks * plan.chunk_games, completed=run.chunk * plan.chunk_games)
        try:
            for report in run.reports():
                line = ", ".join(f"{name} {report[name]:.3g}" for name in SHOWN if report.get(name) is not None)
                bar.update(task, completed=report["games"], description=line)
        except KeyboardInterrupt:
            save_net(run.play.adam.average_net(), run.net_file)
            console.print(f"The net so far is {run.net_file}.")
            console.print(f"Stopped after {run.chunk * plan.chunk_games:,} games; the same command resumes.")
            return 1
    console.print(f"The net is {run.net_file}, its curves are {folder / 'curves.svg'}.")
    return 0
