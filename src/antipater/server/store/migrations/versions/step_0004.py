"""A second factor for accounts: its secret, backup codes, and the codes that were used."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("users", sa.Column("second_secret", sa.String(64), nullable=True))
    op.add_column("users", sa.Column("second_since", sa.BigInteger(), nullable=True))
    op.create_table(
        "spare_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_spare_codes_user")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_spare_codes")),
    )
    op.create_index(op.f("ix_spare_codes_user"), "spare_codes", ["user"])
    op.create_table(
        "used_codes",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_used_codes_user")),
        sa.PrimaryKeyConstraint("user", "code", name=op.f("pk_used_codes")),
    )
