"""Honest rated play: aborted games of users, bots marked at their seats; and devices of users who have logged in."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the tables and columns."""
    op.add_column("games", sa.Column("bots", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("bot", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE seats SET bot = (1 = 1) WHERE \"user\" IN (SELECT id FROM users WHERE kind = 'bot')")
    op.create_table(
        "aborts",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_aborts_game")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_aborts_user")),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_aborts")),
    )
    op.create_index("ix_aborts_user_time", "aborts", ["user", "time"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_devices_user")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_user"), "devices", ["user"])
