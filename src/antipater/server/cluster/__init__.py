"""Several processes on one PostgreSQL: which one plays a game, forwarding to it, waking its streams."""
