"""The Pantheon expansion: rules P1 to P7, as a part of the table of Duel."""
