"""Games: the log, its projection, the room that runs one game, and the service that has all rooms."""
