"""`antipater admin …`: what an operator does on the machine: administrators, reports, users, games, the audit log.

Changes are orders that the running server carries out; without one, the next that starts.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from antipater.commands.backups import Config, Data, Url, url_of
from antipater.game.errors import BadOption

WAIT = 15.0  # seconds for a server to carry out a command
Found = TypeVar("Found")
app = typer.Typer(add_completion=False, no_args_is_help=True, help="Look after a server: users, games, reports.")

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name or the id of a user.")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")]
Reason = Annotated[str, typer.Argument(metavar="REASON", help="Why; those whom it concerns read it.")]
Hours = Annotated[int, typer.Option(min=0, help="For how many hours; 0 ends it.")]


def with_store(
    work: Callable[[Any], Awaitable[Found]], data: Path | None, database: str | None, config: Path | None
) -> Found:
    """Return what *work* returns with an open store; raise BadOption if there is none."""
    url = url_of(config, data, database)
    from antipater.server.store.database import Database, database_errors, first_line

    async def run() -> Found:
        store = Database(url)
        try:
            if store.sqlite and not Path(str(store.url.database)).is_file():
                raise BadOption(f"there is no store at {store.url.database}; start the server once")
            return await work(store.engine)
        except database_errors() as error:
            raise BadOption(f"the store cannot be used, or is of another version: {first_line(error)}") from error
        finally:
            await store.close()

    return asyncio.run(run())


def order(action: str, facts: dict[str, Any], data: Path | None, database: str | None, config: Path | None) -> None:
    """Place an order for the running server; print whether it was carried out."""

    async def place(engine: Any) -> tuple[bool, str]:
        from antipater.server.moderation.orders import place_order

        return await place_order(engine, action, facts, WAIT)

    accepted, answer = with_store(place, data, database, config)
    if not accepted:
        raise BadOption(answer)
    typer.echo(f"{action}: done" if answer else f"{action}: waits for a server that runs")


@app.command()
def grant(name: Name, data: Data = None, database: Url = None, config: Config = None) -> None:
    """Make an account an administrator's; it counts once the account has a second factor."""
    order("grant", {"name": name}, data, database, config)


@app.command()
def revoke(name: Name, data: Data = None, database: Url = None, config: Config = None) -> None:
    """Make an administrator an ordinary user."""
    order("revoke", {"name": name}, data, database, config)


@app.command("reset-second-factor")
def reset(name: Name, data: Data = None, database: Url = None, config: Config = None) -> None:
    """Remove the second factor of a user who has lost the phone and the backup codes."""
    order("reset-second-factor", {"name": name}, data, database, config)


@app.command()
def warn(name: Name, reason: Reason, data: Data = None, database: Url = None, config: Config = None) -> None:
    """Warn a user; the page shows the warning until it is read."""
    order("warn", {"name": name, "reason": checked(reason)}, data, database, config)


@app.command()
def mute(
    name: Name, reason: Reason, hours: Hours = 24, data: Data = None, database: Url = None, config: Config = None
) -> None:
    """Take the chat from a user for a time."""
    order("mute", {"name": name, "hours": hours, "reason": checked(reason)}, data, database, config)


@app.command()
def suspend(
    name: Name, reason: Reason, hours: Hours = 24, data: Data = None, database: Url = None, config: Config = None
) -> None:
    """Keep a user from playing for a time."""
    order("suspend", {"name": name, "hours": hours, "reason": checked(reason)}, data, database, config)


@app.command()
def close(name: Name, reason: Reason, data: Data = None, database: Url = None, config: Config = None) -> None:
    """Close an account for good; its games stay, without the name."""
    order("close", {"name": name, "reason": checked(reason)}, data, database, config)


@app.command()
def adjourn(game: Game, reason: Reason, data: Data = None, database: Url = None, config: Config = None) -> None:
    """Stop a game for a while; its log has it."""
    order("adjourn", {"game": game, "reason": checked(reason)}, data, database, config)


@app.command("continue")
def go_on(game: Game, reason: Reason, data: Data = None, database: Url = None, config: Config = None) -> None:
    """Continue an adjourned game."""
    order("continue", {"game": game, "reason": checked(reason)}, data, database, config)


@app.command()
def undo(
    game: Game,
    reason: Reason,
    choices: Annotated[int, typer.Option(min=1, help="How many choices to take back.")] = 1,
    data: Data = None,
    database: Url = None,
    config: Config = None,
) -> None:
    """Take back the last choices of a game; the same cards come again, and its log has it."""
    order("undo", {"game": game, "choices": choices, "reason": checked(reason)}, data, database, config)


@app.command()
def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report.")],
    reason: Reason,
    data: Data = None,
    database: Url = None,
    config: Config = None,
) -> None:
    """Note that a report was dealt with, and how."""
    order("settle", {"report": report, "reason": checked(reason)}, data, database, config)


@app.command()
def reports(
    done: Annotated[bool, typer.Option("--done", help="Those that were dealt with.")] = False,
    data: Data = None,
    database: Url = None,
    config: Config = None,
) -> None:
    """List reports of users, the newest first."""

    async def read(engine: Any) -> list[dict[str, Any]]:
        from antipater.server.moderation.reports import Reports

        return await Reports(engine, engine).page("done" if done else "open", None)

    for row in with_store(read, data, database, config):
        about = f"line {row['number']}: {row['line']}" if row["number"] else "the game"
        typer.echo(f"{row['id']}  {moment(row['created'])}  {row['reason']}: {row['reported'] or '?'} in {row['game']}")
        typer.echo(f"  by {row['reporter']}, about {about}\n  {row['text']}".rstrip())


@app.command("log")
def audit_log(data: Data = None, database: Url = None, config: Config = None) -> None:
    """List what administrators did, the newest first."""

    async def read(engine: Any) -> list[dict[str, Any]]:
        from antipater.server.moderation.reports import Reports

        return await Reports(engine, engine).entries()

    for row in with_store(read, data, database, config):
        about = " ".join(str(row[name]) for name in ("user", "game", "report") if row[name])
        facts = " ".join(f"{name}={fact}" for name, fact in row["facts"].items())
        typer.echo(
            f"{moment(row['time'])}  {row['administrator'] or 'on the machine'}  {row['action']} {about}  {facts}"
        )


def checked(reason: str) -> str:
    """Return a reason; raise BadOption if it is none."""
    if not 1 <= len(reason.strip()) <= 300 or not reason.isprintable():
        raise BadOption("a reason has 1 to 300 characters in one line")
    return reason.strip()


def moment(time: int) -> str:
    """Return a time as it is printed."""
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M")
