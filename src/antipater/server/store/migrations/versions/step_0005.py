"""Moderation: administrators, measures against users, blocks, reports, an audit log, and orders of commands."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SQLITE = """
CREATE TRIGGER audit_no_{verb} BEFORE {verb} ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END
"""
POSTGRESQL = """
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$
"""


def upgrade() -> None:
    """Add the columns and the tables; nothing can change or delete a row of the audit log."""
    op.add_column("users", sa.Column("administrator", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("warned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("muted", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("users", sa.Column("suspended", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "warnings",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_warnings_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_warnings")),
    )
    op.create_index("ix_warnings_user_time", "warnings", ["user", "time"])
    op.create_table(
        "blocks",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_blocks_user")),
        sa.ForeignKeyConstraint(["blocked"], ["users.id"], name=op.f("fk_blocks_blocked")),
        sa.PrimaryKeyConstraint("user", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_blocked_user", "blocks", ["blocked", "user"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(32), nullable=True),
        sa.Column("line", sa.String(200), nullable=True),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("status", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["reporter"], ["users.id"], name=op.f("fk_reports_reporter")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reports_game")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_reports_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("reporter", "game", "number", name=op.f("uq_reports_reporter_game_number")),
    )
    op.create_index("ix_reports_status_created", "reports", ["status", "created", "id"])
    op.create_index("ix_reports_user_created", "reports", ["user", "created"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("administrator", sa.String(32), nullable=True),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("user", sa.String(32), nullable=True),
        sa.Column("game", sa.String(32), nullable=True),
        sa.Column("report", sa.String(32), nullable=True),
        sa.Column("order", sa.String(32), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["administrator"], ["users.id"], name=op.f("fk_audit_administrator")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_audit_user")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_audit_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
        sa.UniqueConstraint("order", name=op.f("uq_audit_order")),
    )
    op.create_index("ix_audit_time_id", "audit", ["time", "id"])
    op.create_index("ix_audit_user_time", "audit", ["user", "time"])
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(SQLITE.format(verb=verb))
    else:
        op.execute(POSTGRESQL)
        op.execute(
            "CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
            "FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()"
        )
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.Column("refused", sa.Boolean(), nullable=False),
        sa.Column("answer", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
    op.create_index("ix_orders_done_created", "orders", ["done", "created"])
