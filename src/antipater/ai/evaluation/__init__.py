"""Values of positions, game by game; this package may read the rules."""
