"""Words for 7 Wonders Duel and for any expansion of it."""
