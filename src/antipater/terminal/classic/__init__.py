"""Classic 7 Wonders in the terminal."""
