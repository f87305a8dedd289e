"""Mail: the confirmed address of an account, whether it wants notices, and the secrets of links."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("users", sa.Column("mail", sa.String(254), nullable=True))
    op.add_column("users", sa.Column("mail_notices", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_mail_links_user")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_mail_links")),
    )
    op.create_index(op.f("ix_mail_links_user"), "mail_links", ["user"])
