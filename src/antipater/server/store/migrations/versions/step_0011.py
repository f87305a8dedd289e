"""Participants know how their games ended, so that a profile reads no other table; an index for games of a ruleset."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

SEATS = """
UPDATE participants SET seats = (
    SELECT coalesce(sum(1 << seats.seat), 0) FROM seats
    WHERE seats.game = participants.game AND seats."user" = participants."user"
) WHERE ended IS NOT NULL
"""
RESULTS = """
UPDATE participants SET started = games.started, result = games.result
FROM games WHERE games.id = participants.game AND participants.ended IS NOT NULL
"""


def upgrade() -> None:
    """Add the columns, fill them, and add the index."""
    op.add_column("participants", sa.Column("seats", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("participants", sa.Column("started", sa.BigInteger(), nullable=True))
    op.add_column("participants", sa.Column("result", sa.JSON(), nullable=True))
    op.execute(SEATS)
    op.execute(RESULTS)
    op.create_index(
        "ix_participants_user_ruleset_created",
        "participants",
        ["user", "ruleset", "publicity", "status", "created", "game"],
    )
