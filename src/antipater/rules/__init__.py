"""What the rulebooks say, as functions over a position."""
