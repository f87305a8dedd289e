"""`antipater bot run`: an engine that speaks the engine protocol plays on a server."""

import asyncio
from typing import Annotated

import typer

from antipater.commands.needs import needs
from antipater.game.errors import BadOption

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Connect programs to a server.")


@app.callback()
def bot() -> None:
    """Connect programs to a server."""


@app.command()
def run(
    engine: Annotated[str, typer.Option(metavar="CMD", help="How the engine is started, in quotation marks.")],
    server: Annotated[str, typer.Option(metavar="URL", help="Where to play.")] = "http://localhost:8017",
    token: Annotated[
        str | None,
        typer.Option(envvar="ANTIPATER_TOKEN", help="An API token with the scope play or bot; a guest if not given."),
    ] = None,
    name: Annotated[str, typer.Option(help="The name of a guest.")] = "Engine",
    against: Annotated[str, typer.Option(help="Create games against this opponent of the server.")] = "greedy",
    ruleset: Annotated[str, typer.Option(help="The ruleset of those games.")] = "duel",
    games: Annotated[int, typer.Option(min=1, help="How many of them, one after the other.")] = 1,
    join: Annotated[
        str | None, typer.Option(metavar="LINK", help="Take an open seat by its link instead, and play that game.")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="ID", help="Resume a game instead.")] = None,
    wait: Annotated[
        bool, typer.Option("--wait", help="Wait for challenges instead, and play every game until stopped.")
    ] = False,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long the engine may think about each choice.")] = 5.0,
) -> None:
    """Connect an engine to a server: it plays opponents of the server, a game by its link, or all challenges."""
    with needs("server"):
        import httpx

        from antipater.ai.engine import Engine
        from antipater.server.bridge import Bridge, join_by_link, new_game
        from antipater.server.client import Client

    async def play() -> None:
        with Engine(engine, round(seconds * 1000)) as program:
            program.open()
            async with Client(server, token) as client:
                if token is None:
                    await client.enter(name)
                bridge = Bridge(client, program, typer.echo)
                if wait:
                    await bridge.wait()
                if join is not None or game is not None:
                    await bridge.play(game if game is not None else await join_by_link(client, str(join)))
                    return
                for number in range(games):
                    made = await new_game(client, ruleset, against, number % 2 == 0)
                    typer.echo(f"{made}: {program.name or engine} against {against}")
                    await bridge.play(made)

    try:
        asyncio.run(play())
    except httpx.HTTPError as error:
        raise BadOption(f"the server {server} does not answer: {error or type(error).__name__}") from error
    except KeyboardInterrupt:
        typer.echo("Stopped; the game waits on the server.")
