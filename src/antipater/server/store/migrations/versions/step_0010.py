"""Puzzles: who has tried which, the ratings of those who solve them, and of the puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("tried", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_puzzle_tries_user")),
        sa.PrimaryKeyConstraint("user", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzlers",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_puzzlers_user")),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_puzzlers")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )
