"""Puzzles: positions with one choice that is clearly best, made from games of the levels."""
