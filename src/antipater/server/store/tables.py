"""The tables: users and their credentials, games and their seats, the append-only log, deals, ratings.

Times are milliseconds since 1970, UTC. The log is the game: rows of `events` are never changed, and every position
follows from them. `deals` is a table of its own, so that no query for a log reads a secret.
"""

import hashlib

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

ID = String(32)
NAME = String(64)
KEY = String(64)
HASH = String(64)  # SHA-256 in hexadecimal digits

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", KEY, nullable=False),  # guest, account, bot
    Column("name", NAME, nullable=False),
    Column("name_key", NAME, unique=True),  # as names are compared; guests have none, so they may share names
    Column("password", String(256)),  # an argon2 hash
    Column("recovery", String(256)),  # … of the recovery code
    Column("second_secret", String(64)),  # of the second factor, in base 32 …
    Column("second_since", BigInteger),  # … when it was confirmed; without that it is not asked for
    Column("administrator", Boolean, nullable=False, default=False),  # needs the second factor, too
    Column("warned", Boolean, nullable=False, default=False),  # there is something new in `warnings`
    Column("muted", BigInteger, nullable=False, default=0),  # until when the user may not chat …
    Column("suspended", BigInteger, nullable=False, default=0),  # … may not play
    Column("mail", String(254)),  # a confirmed address
    Column(
        "mail_notices", Boolean, nullable=False, default=False
    ),  # whether turns in games of days are announced there
    Column("language", KEY),
    Column("preferences", JSON, nullable=False, default=dict),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("ix_users_kind_created", "kind", "created", "id"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("label", String(200)),  # the device, for the list of sessions
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("prefix", KEY, nullable=False),  # by which its owner recognises it
    Column("label", String(200), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("expires", BigInteger),
)

games = Table(
    "games",
    metadata,
    Column("id", ID, primary_key=True),
    Column("ruleset", KEY, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", KEY, nullable=False),  # open, running, over, aborted
    Column("creator", ForeignKey("users.id")),
    Column("invitation", HASH),  # hash of the secret in the link for an open seat
    Column("listed", Boolean, nullable=False, default=False),  # the lobby shows it: anybody may take an open seat
    Column("rated", Boolean, nullable=False, default=False),
    Column("publicity", KEY, nullable=False, default="private"),  # private, casual (listed), rated: who finds it
    Column("bots", Boolean, nullable=False, default=False),  # if it is rated: whether bots may take an open seat
    Column("seeds", Boolean, nullable=False, default=False),  # it starts when every person has added a seed
    Column("clock", JSON),  # bank and increment, or days per move; none: no time limit
    Column("rematch_of", ForeignKey("games.id")),
    Column("build", KEY, nullable=False),  # the version of the package that created it
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", JSON),
    Column("owner", ID),  # the process that plays it; only on PostgreSQL, where there may be several
    Column("owing", Integer, nullable=False, default=0),  # the seats that must choose, as a bit set …
    Column("deadline", BigInteger),  # … when the next clock runs out …
    Column("turned", BigInteger),  # … and when that last changed
    Column("likeness", BigInteger),  # by which a position is recognised while help with the game would be unfair
    Column("charge", ID),  # the clock lease: a row of `lives`
    Index("ix_games_status_deadline", "status", "deadline"),
    Column("uncounted", Boolean, nullable=False, default=False),  # rated, over, and not in the ratings yet
    Index("ix_games_status_listed_created", "status", "listed", "created", "id"),
    Index("ix_games_creator_status", "creator", "status"),
    Index("ix_games_publicity_status_created", "publicity", "status", "created", "id"),
    Index("ix_games_publicity_ruleset_status_created", "publicity", "ruleset", "status", "created", "id"),
    Index("ix_games_uncounted_ended", "uncounted", "ended"),
    Index("ix_games_likeness", "likeness"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", KEY, nullable=False),  # person, ai, open
    Column("user", ForeignKey("users.id"), index=True),
    Column("invited", ForeignKey("users.id"), index=True),  # a challenge: only that user may take it
    Column("agent", KEY),  # a name of the registry of opponents
    Column("name", NAME, nullable=False, default=""),
    Column("bot", Boolean, nullable=False, default=False),  # the user is a program
    Column("rating_before", JSON),
    Column("rating_after", JSON),
)

# One row for each user of a game, with what lists need: their cost must not grow with the games of others.
participants = Table(
    "participants",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("invited", Boolean, nullable=False),  # has no seat yet, but one is reserved
    Column("ruleset", KEY, nullable=False),
    Column("status", KEY, nullable=False),
    Column("publicity", KEY, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("seats", Integer, nullable=False, default=0),  # when it ended, as a bit set
    Column("result", JSON),
    Index("ix_participants_user_publicity_status_created", "user", "publicity", "status", "created", "game"),
    Index("ix_participants_user_ruleset_created", "user", "ruleset", "publicity", "status", "created", "game"),
    Index("ix_participants_user_ended", "user", "ended"),
)

events = Table(
    "events",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", KEY, nullable=False),
    Column("seat", Integer),
    Column("payload", JSON, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("client", KEY),  # the id of the request, from the client
    UniqueConstraint("game", "client"),
)

deals = Table(
    "deals",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("commitment", HASH, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("engine", String(100), nullable=False),  # which version of it judged
    Column("judged", JSON, nullable=False),  # what it said of each choice, in order
    Column("updated", BigInteger, nullable=False),
)

counted = Table(
    "counted",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # the order in which rated games were counted
    Column("game", ForeignKey("games.id"), nullable=False, unique=True),
)

lives = Table(
    "lives",
    metadata,
    Column("id", ID, primary_key=True),
    Column("alive", BigInteger, nullable=False),  # the last renewal of the clock lease; later time is not deducted
)

chats = Table(
    "chats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("line", String(200), nullable=False),
    Column("time", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("ruleset", KEY, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False, default=0),
    Column("updated", BigInteger, nullable=False),
    Index("ix_ratings_ruleset_mu", "ruleset", "mu"),
)

aborts = Table(
    "aborts",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("time", BigInteger, nullable=False),
    Index("ix_aborts_user_time", "user", "time"),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", HASH, primary_key=True),  # of the secret in a cookie
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

# Codes that replace the second factor, each once.
spare_codes = Table(
    "spare_codes",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
)

# Codes of the second factor that were accepted lately: none counts twice.
used_codes = Table(
    "used_codes",
    metadata,
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("code", HASH, primary_key=True),  # its step of time, or the hash of a backup code
    Column("time", BigInteger, nullable=False),
)

# Secrets of links in letters, each for one use.
mail_links = Table(
    "mail_links",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("purpose", KEY, nullable=False),  # confirm, recover
    Column("address", String(254), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_mail_links_user_purpose", "user", "purpose", unique=True),  # one valid link, whoever asks at once
)

# What administrators have told a user.
warnings = Table(
    "warnings",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False),
    Column("kind", KEY, nullable=False),  # warn, mute, suspend
    Column("text", String(300), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("until", BigInteger),
    Index("ix_warnings_user_time", "user", "time"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("blocked", ForeignKey("users.id"), primary_key=True),
    Column("time", BigInteger, nullable=False),
    Index("ix_blocks_blocked_user", "blocked", "user"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("reporter", ForeignKey("users.id"), nullable=False),
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of a line of chat; 0: the game
    Column("user", ForeignKey("users.id")),  # who is reported
    Column("line", String(200)),  # the line as it was
    Column("reason", KEY, nullable=False),
    Column("text", String(300), nullable=False),
    Column("status", KEY, nullable=False),  # open, done
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("reporter", "game", "number"),
    Index("ix_reports_status_created", "status", "created", "id"),
    Index("ix_reports_user_created", "user", "created"),
)

# What administrators did. Triggers refuse every change of a row.
audit = Table(
    "audit",
    metadata,
    Column("id", ID, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("administrator", ForeignKey("users.id")),  # None: a command on the machine
    Column("action", KEY, nullable=False),
    Column("user", ForeignKey("users.id")),
    Column("game", ForeignKey("games.id")),
    Column("report", ID),
    Column("order", ID, unique=True),  # the command that it carries out: each once
    Column("facts", JSON, nullable=False),
    Index("ix_audit_time_id", "time", "id"),
    Index("ix_audit_user_time", "user", "time"),
)

# Commands on the machine: the server carries them out, because it alone may change games.
orders = Table(
    "orders",
    metadata,
    Column("id", ID, primary_key=True),
    Column("action", KEY, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("done", BigInteger),
    Column("refused", Boolean, nullable=False, default=False),
    Column("answer", String(300), nullable=False, default=""),
    Index("ix_orders_done_created", "done", "created"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("address", String(200), nullable=False),  # where the others reach it; empty until it listens
    Column("secret", KEY, nullable=False),  # the proof that other processes send
    Column("expires", BigInteger, nullable=False),  # by the clock of the database
)

# What processes have counted against rate limits; see `cluster.settlement`.
counts = Table(
    "counts",
    metadata,
    Column("hash", HASH, primary_key=True),  # of what is counted, for whom
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),  # by the clock of the database, as all times here
    Column("updated", BigInteger, nullable=False, index=True),
)

# Puzzles; a puzzle is named by its position, so no row of another one is ever meant.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("puzzle", KEY, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("tried", BigInteger, nullable=False),
)

puzzlers = Table(
    "puzzlers",
    metadata,
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", KEY, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)


def secret_hash(secret: str) -> str:
    """Return the hash under which the store keeps a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
