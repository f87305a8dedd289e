"""The moves that an analyst expects after a choice, until chance decides."""

from antipater.ai.analysis.judgement import Analyst
from antipater.ai.endgame import known_to_all
from antipater.game.contract import State
from antipater.game.seats import CHANCE

LONGEST = 3  # moves after the choice
SIMULATIONS = 60  # for each of them


def expected_line(analyst: Analyst, seen: State, seat: int, action: int) -> list[int]:
    """Return a choice and the best answers to it; nothing more where hidden cards or chance decide what follows."""
    line, state = [action], seen.copy()
    if analyst.game.hides_information and not known_to_all(analyst.game, seen):
        return line
    state.apply(action, seat)
    while len(line) <= LONGEST and (seats := state.to_act()) and seats[0] != CHANCE:
        choices = state.legal(seats[0])
        best = choices[0]
        if len(choices) > 1:
            best = analyst.estimate(state.observe(seats[0]), seats[0], (), SIMULATIONS).options[0].action
        state.apply(best, seats[0])
        line.append(best)
    return line
