"""The game in a terminal: it draws an observation and asks for an action."""
