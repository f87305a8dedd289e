"""`antipater engine`: our agents behind the engine protocol; `antipater engine check`: checks for other engines."""

import io
import os
import sys
from typing import Annotated

import typer

from antipater.game.dice import Dice

FAILED = 1  # exit code: some check failed

app = typer.Typer(no_args_is_help=False, add_completion=False)


@app.callback(invoke_without_command=True)
def engine(
    context: typer.Context,
    agent: Annotated[str, typer.Option(help="The opponent: greedy, level:4, strongest …")] = "greedy",
    seed: Annotated[int, typer.Option(min=0, help="The seed of its dice.")] = 0,
) -> None:
    """Speak the engine protocol on stdin and stdout, for programs that want an opponent."""
    if context.invoked_subcommand is not None:
        return
    from antipater.ai.agents import opponent, rulesets_of
    from antipater.ai.protocol import EngineProgram, serve_agent

    program = EngineProgram(agent, rulesets_of(agent), lambda game: opponent(agent, seed, game), Dice(seed))
    source = io.TextIOWrapper(sys.stdin.buffer, "utf-8", errors="replace")
    serve_agent(program, source, sys.stdout)
    sys.stdout.flush()
    os._exit(0)  # a thread may still be reading or thinking


@app.command()
def check(
    command: Annotated[str, typer.Argument(metavar="CMD", help="How the engine is started, in quotation marks.")],
    seconds: Annotated[float, typer.Option(min=0.1, help="How long it may think about each choice.")] = 5.0,
) -> None:
    """Check that a program speaks the engine protocol: whole games, nonsense, stop, quit."""
    from antipater.ai.conformance import Checks
    from antipater.ai.engine import Engine

    problems = 0
    with Engine(command, round(seconds * 1000)) as program:
        for finding in Checks(program).run():
            typer.echo(str(finding))
            problems += bool(finding.problem)
    typer.echo(f"{problems} of the checks failed" if problems else "all checks passed")
    raise typer.Exit(FAILED if problems else 0)
