"""What a position is worth, game by game; it may read the rules."""
