"""Running games: the log, its projection over the contract, rooms that put requests in order, and the house of all rooms."""
