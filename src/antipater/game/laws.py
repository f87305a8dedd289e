"""The numbers of the laws that `playout.Audit` checks on every game."""

UNORDERED = 1  # options do not ascend
NOTHING_LEGAL = 2  # somebody owes a choice and has none
NOT_RESTORED = 3  # a position saved and loaded is another one
NOT_DETERMINED = 4  # the same step from the same position leads elsewhere
WITHOUT_END = 5  # a game does not end
FLAWS = 16  # flaws that a game finds in itself (`State.flaw`) are numbered from here
