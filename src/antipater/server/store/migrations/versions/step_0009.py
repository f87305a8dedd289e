"""One link in a letter for each user and purpose: of several the last one stays."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Remove the earlier links, and add the index."""
    old = sa.table("mail_links", sa.column("hash"), sa.column("user"), sa.column("purpose"), sa.column("expires"))
    new = old.alias("newer")
    later = sa.tuple_(new.c.expires, new.c.hash) > sa.tuple_(old.c.expires, old.c.hash)
    replaced = sa.exists().where(new.c.user == old.c.user, new.c.purpose == old.c.purpose, later)
    op.execute(sa.delete(old).where(replaced))
    op.create_index("ix_mail_links_user_purpose", "mail_links", ["user", "purpose"], unique=True)
