"""`antipater backup` and `antipater restore`: all data of a server in one file."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from antipater.commands.needs import needs

app = typer.Typer(add_completion=False)

Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where games are kept; your data directory if not given.")
]
Url = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Or the database: postgresql://USER@HOST/NAME.")
]
Config = Annotated[
    Path | None, typer.Option(metavar="FILE", envvar="ANTIPATER_CONFIG", help="The settings file of the server.")
]


def url_of(config: Path | None, data: Path | None, database: str | None) -> str:
    """Return the database of a server with these settings."""
    with needs("server"):
        from antipater.server.operations.settings import read_settings
    return read_settings(config, data=data, database=database).database_url


def summary(counts: dict[str, int]) -> str:
    """Return the number of rows of each kind in words."""
    return f"{counts['games']} games, {counts['events']} entries of their logs, {counts['users']} users"


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    data: Data = None,
    database: Url = None,
    config: Config = None,
) -> None:
    """Write all data of a server to one file; the server may run meanwhile."""
    url = url_of(config, data, database)
    from antipater.server.operations.backup import back_up

    typer.echo(f"{file}: {summary(asyncio.run(back_up(url, file)))}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, from SQLite or from PostgreSQL.")],
    data: Data = None,
    database: Url = None,
    config: Config = None,
) -> None:
    """Restore a backup into a data directory without games, or into an empty database."""
    url = url_of(config, data, database)
    from antipater.server.operations.backup import restore as put_back

    typer.echo(f"restored: {summary(asyncio.run(put_back(url, file)))}")
