"""Games can be found by what recognises their positions; running ones get it with their next turn."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column and its index."""
    op.add_column("games", sa.Column("likeness", sa.BigInteger(), nullable=True))
    op.create_index("ix_games_likeness", "games", ["likeness"])
