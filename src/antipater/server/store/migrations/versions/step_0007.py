"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("engine", sa.String(100), nullable=False),
        sa.Column("judged", sa.JSON(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reviews_game")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_reviews")),
    )
