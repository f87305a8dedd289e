"""Migrates a database to the newest tables; Alembic is loaded only if there is something to do."""

from importlib import resources

from sqlalchemy import Connection, func, inspect, select, text

MIGRATION_LOCK = 0x616E7469  # the advisory lock of PostgreSQL during a migration
FOLDER = resources.files("antipater.server.store") / "migrations"


class TooNew(Exception):
    """Tables of a later version."""


def newest_version() -> str:
    """Return the version of the last step: the steps are numbered."""
    steps = (step.name for step in (FOLDER / "versions").iterdir())
    return max(step.removeprefix("step_").removesuffix(".py") for step in steps if step.startswith("step_"))


def is_current(connection: Connection) -> bool:
    """Return whether a database has the newest tables."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return bool(
        connection.scalar(text("SELECT version_num = :newest FROM alembic_version"), {"newest": newest_version()})
    )


def migrate(connection: Connection) -> None:
    """Migrate to the newest tables; servers that start at the same time take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))  # on a busy machine, it may pause
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    if is_current(connection):
        return
    from alembic import command  # it takes as long to load as all of SQLAlchemy
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise TooNew(str(error)) from error
