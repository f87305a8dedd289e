"""Several processes on one PostgreSQL: ownership of games, forwarding to the owner, waking streams of users."""
