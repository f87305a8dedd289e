"""Machine text in and out: moves, positions, records. It knows the rules and is unknown to them."""
