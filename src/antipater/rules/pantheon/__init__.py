"""The Pantheon expansion: rules P1 to P7, the Duel ruleset enlarged."""
