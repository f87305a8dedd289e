"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("name_key", sa.String(length=64), nullable=True),
        sa.Column("password", sa.String(length=256), nullable=True),
        sa.Column("recovery", sa.String(length=256), nullable=True),
        sa.Column("language", sa.String(length=64), nullable=True),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("name_key", name=op.f("uq_users_name_key")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("ruleset", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=64), nullable=False),
        sa.Column("creator", sa.String(length=32), nullable=True),
        sa.Column("invitation", sa.String(length=64), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("seeds", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("rematch_of", sa.String(length=32), nullable=True),
        sa.Column("build", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("owing", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("turned", sa.BigInteger(), nullable=True),
        sa.Column("charge", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["creator"], ["users.id"], name=op.f("fk_games_creator")),
        sa.ForeignKeyConstraint(["rematch_of"], ["games.id"], name=op.f("fk_games_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index("ix_games_status_deadline", "games", ["status", "deadline"], unique=False)
    op.create_index("ix_games_status_listed", "games", ["status", "listed"], unique=False)
    op.create_table(
        "counted",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_counted_game")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_counted")),
        sa.UniqueConstraint("game", name=op.f("uq_counted_game")),
    )
    op.create_table(
        "lives",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lives")),
    )
    op.create_table(
        "chats",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("line", sa.String(length=200), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_chats_game")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_chats_user")),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_chats")),
    )
    op.create_index(op.f("ix_chats_user"), "chats", ["user"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("ruleset", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_ratings_user")),
        sa.PrimaryKeyConstraint("user", "ruleset", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_ruleset_mu", "ratings", ["ruleset", "mu"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("label", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_sessions_user")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_user"), "sessions", ["user"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("prefix", sa.String(length=64), nullable=False),
        sa.Column("label", sa.String(length=200), nullable=False),
        sa.Column("scopes", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_tokens_user")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_user"), "tokens", ["user"], unique=False)
    op.create_table(
        "deals",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_deals_game")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_deals")),
    )
    op.create_table(
        "events",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_events_game")),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_events")),
        sa.UniqueConstraint("game", "client", name=op.f("uq_events_game_client")),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=True),
        sa.Column("invited", sa.String(length=32), nullable=True),
        sa.Column("agent", sa.String(length=64), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("rating_before", sa.JSON(), nullable=True),
        sa.Column("rating_after", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game")),
        sa.ForeignKeyConstraint(["invited"], ["users.id"], name=op.f("fk_seats_invited")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_seats_user")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_invited"), "seats", ["invited"], unique=False)
    op.create_index(op.f("ix_seats_user"), "seats", ["user"], unique=False)
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )


def downgrade() -> None:
    """Remove every table."""
    op.drop_table("processes")
    op.drop_index(op.f("ix_seats_user"), table_name="seats")
    op.drop_index(op.f("ix_seats_invited"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("events")
    op.drop_table("deals")
    op.drop_index(op.f("ix_tokens_user"), table_name="tokens")
    op.drop_table("tokens")
    op.drop_index(op.f("ix_sessions_user"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_index("ix_ratings_ruleset_mu", table_name="ratings")
    op.drop_table("ratings")
    op.drop_index(op.f("ix_chats_user"), table_name="chats")
    op.drop_table("chats")
    op.drop_table("lives")
    op.drop_table("counted")
    op.drop_index("ix_games_status_listed", table_name="games")
    op.drop_index("ix_games_status_deadline", table_name="games")
    op.drop_table("games")
    op.drop_table("users")
