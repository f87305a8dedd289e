"""Lists whose cost does not grow with the games of others: participants, and indexes in the order of lists."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

PUBLICITY = "CASE WHEN rated THEN 'rated' WHEN listed THEN 'casual' ELSE 'private' END"
# A user with several seats has one row; a user with a seat is not only invited.
FILL = """
INSERT INTO participants (game, "user", invited, ruleset, status, publicity, created, ended)
SELECT games.id, people.who, min(people.waiting) = 1, games.ruleset, games.status, games.publicity, games.created,
       games.ended
FROM games JOIN (
    SELECT game, "user" AS who, 0 AS waiting FROM seats WHERE "user" IS NOT NULL
    UNION ALL SELECT game, invited AS who, 1 AS waiting FROM seats WHERE invited IS NOT NULL
) AS people ON people.game = games.id
GROUP BY games.id, people.who, games.ruleset, games.status, games.publicity, games.created, games.ended
"""


def upgrade() -> None:
    """Add the columns, the table and the indexes, and fill them."""
    op.add_column("games", sa.Column("publicity", sa.String(64), nullable=False, server_default="private"))
    op.add_column("games", sa.Column("uncounted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE games SET publicity = {PUBLICITY}")
    op.execute(
        "UPDATE games SET uncounted = (1 = 1) WHERE status = 'over' AND rated AND id NOT IN (SELECT game FROM counted)"
    )
    op.drop_index("ix_games_status_listed", "games")
    op.create_index("ix_games_status_listed_created", "games", ["status", "listed", "created", "id"])
    op.create_index("ix_games_creator_status", "games", ["creator", "status"])
    op.create_index("ix_games_publicity_status_created", "games", ["publicity", "status", "created", "id"])
    op.create_index(
        "ix_games_publicity_ruleset_status_created", "games", ["publicity", "ruleset", "status", "created", "id"]
    )
    op.create_index("ix_games_uncounted_ended", "games", ["uncounted", "ended"])
    op.create_table(
        "participants",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("invited", sa.Boolean(), nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("status", sa.String(64), nullable=False),
        sa.Column("publicity", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_participants_game")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_participants_user")),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_participants")),
    )
    op.execute(FILL)
    op.create_index(
        "ix_participants_user_publicity_status_created",
        "participants",
        ["user", "publicity", "status", "created", "game"],
    )
    op.create_index("ix_participants_user_ended", "participants", ["user", "ended"])
