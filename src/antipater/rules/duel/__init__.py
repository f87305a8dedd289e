"""7 Wonders Duel, base game: rules D1 to D10."""
