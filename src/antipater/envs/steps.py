"""Numbers that compiled modules share with their callers: the steps by which rows are written, whose seat is whose."""

BITS, NUMBER, MARK = range(3)  # what a step does
# What a step says: what it does, where it reads, which field moves that place on and by how much, the sign and what is
# added (for bits: how far they are shifted), how many bits or values there are, the first column, its list of columns,
# how often it is repeated, one place further each time, and how far apart the first columns are then.
STEP = 11
ALWAYS = -1  # no field moves the place

ANYBODY = -1  # every seat is the learner's
ANY_SEAT = -2  # the learner's seat is rolled for every game
