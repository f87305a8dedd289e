"""What wins: counts over many games of one agent against itself, for the explorer."""
