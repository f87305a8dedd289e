"""Users: accounts, sessions, tokens, names, permissions, ratings and profiles."""
