"""Classic 7 Wonders for 2 to 7 players: rules C1 to C9."""
