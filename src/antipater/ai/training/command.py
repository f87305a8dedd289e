"""`antipater train`: goes through a training and shows how it comes along."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from antipater.ai.training.lessons import Lessons
from antipater.ai.training.plan import Plan


def train(plan: Plan, folder: Path) -> int:
    """Train to the end of the plan, or until interrupted; return an exit code."""
    console = Console()
    lessons = Lessons(plan, folder)
    if lessons.chunk:
        console.print(f"Going on after {lessons.chunk * plan.chunk_games:,} games.")
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar:
        task = bar.add_task("games", total=plan.chunks * plan.chunk_games, completed=lessons.chunk * plan.chunk_games)
        try:
            for report in lessons.go_on():
                line = f"error {report['error']:.5f}, science {report['scientific']:.0%}, war {report['military']:.0%}"
                bar.update(task, completed=report["games"], description=line)
        except KeyboardInterrupt:
            console.print(f"Stopped after {lessons.chunk * plan.chunk_games:,} games; the same command goes on.")
            return 1
    console.print(f"The net is {lessons.net_file}, its curves are {folder / 'curves.svg'}.")
    return 0
