"""Counts of rate limits that processes share; guests by age, so that old ones are found."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table and the index."""
    op.create_table(
        "counts",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_counts")),
    )
    op.create_index(op.f("ix_counts_until"), "counts", ["until"])
    op.create_index(op.f("ix_counts_updated"), "counts", ["updated"])
    op.create_index("ix_users_kind_created", "users", ["kind", "created", "id"])
