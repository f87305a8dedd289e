"""Who acts: seats are numbered from 0, and chance has a seat of its own."""

CHANCE = -1  # the seat of chance
UNKNOWN = -1  # a hidden field, as those see it who may not know it
MOST_SEATS = 8
SPECTATOR = MOST_SEATS  # a viewer who sits nowhere and knows what all know
CHANCE_ACTS = 1 << MOST_SEATS  # in a set of seats that owe a choice: chance owes it

# The seats in each set of acting seats.
SEATS_IN = tuple(
    tuple(seat for seat in range(MOST_SEATS) if acting >> seat & 1) if acting < CHANCE_ACTS else (CHANCE,)
    for acting in range(CHANCE_ACTS + 1)
)
