"""Users: accounts, sessions, tokens, names, what they may do, ratings and profiles."""
