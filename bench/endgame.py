"""How fast ends of Age III are solved, and what opponents lose there to perfect play.

`python -m bench.endgame [positions] [cards] [agents]`: `python -m bench.endgame 2000 9-11 level:8` takes choices
with nine to eleven cards left, a third of the positions each. A position counts that can be solved within twenty times
the limit that a player has; said is also how often a player's own limit is enough.
"""

import statistics
import sys
import time

from rich.console import Console
from rich.progress import track

from antipater import Dice, ruleset
from antipater.ai.agents import net_of, opponent
from antipater.ai.endgame import LIMIT, Endgame, cards_left
from antipater.game.contract import State

POSITIONS = 2_000
CARDS = "1-8"
AGENTS = ("random", "greedy", "tree:500", "net", "net:100", "net:400", "level:8")
STRAY = 6  # one choice in so many is made at random, so that positions are not only those of one style
PATIENT = 20 * LIMIT


def ends(wanted: int, cards: range, dice: Dice) -> list[tuple[State, int]]:
    """Return real choices with so many cards left, one from each game that a net plays against itself.

    Every number of cards is met equally often, as far as there are such choices.
    """
    game, found = ruleset("duel"), list[tuple[State, int]]()
    while len(found) < wanted:
        state, deal, player = game.start(), game.deal(dice), opponent("net", dice.word(), game)
        met: list[tuple[State, int]] = []
        while seats := deal.settle(state):
            seat = seats[0]
            if cards_left(state) == cards[len(found) % len(cards)] and len(state.legal(seat)) > 1:
                met.append((state.copy(), seat))
            stray = dice.roll(STRAY) == 0
            state.apply(dice.choose(state.legal(seat)) if stray else player.choose(state.observe(seat), seat), seat)
        if met:
            found.append(dice.choose(met))
    return found


def loss_line(name: str, losses: list[float]) -> str:
    """Return what an agent loses a choice, with a margin of 95 %."""
    mean, margin = statistics.mean(losses), 1.96 * statistics.pstdev(losses) / len(losses) ** 0.5
    return f"{name} loses {100 * mean:.2f} ± {100 * margin:.2f} points a choice, {100 * max(losses):.1f} at most"


def main() -> None:
    """Print for each number of cards the times, how often a player solves it, and the mean loss of each agent."""
    console = Console(emoji=False, soft_wrap=True, highlight=False)
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    low, _, high = (sys.argv[2] if len(sys.argv) > 2 else CARDS).partition("-")
    cards = range(int(low), int(high or low) + 1)
    agents = sys.argv[3:] or list(AGENTS)
    times: dict[int, list[float]] = {number: [] for number in cards}
    within = dict.fromkeys(cards, 0)
    lost: dict[tuple[int, str], list[float]] = {(number, name): [] for number in cards for name in agents}
    game, net = ruleset("duel"), net_of("duel")
    unsolved = dict.fromkeys(cards, 0)
    for number, (state, seat) in enumerate(track(ends(wanted, cards, Dice(1)), console=console, transient=True)):
        left = cards_left(state) or 0
        begun = time.process_time()
        within[left] += Endgame(game, net, LIMIT, left).solve(state, seat) is not None
        times[left].append(time.process_time() - begun)
        values = Endgame(game, net, PATIENT, left).action_values(state, seat)
        if values is None:
            unsolved[left] += 1
            continue
        for name in agents:
            chosen = opponent(name, number, game).choose(state.observe(seat), seat)
            lost[left, name].append(max(values.values()) - values[chosen])
    for left, spent in times.items():
        if spent:
            console.print(
                f"{left} cards: {len(spent)} choices, a player's limit solves {within[left]}, "
                f"median {1000 * statistics.median(spent):.1f} ms, worst {1000 * max(spent):.0f} ms; "
                f"{unsolved[left]} could not be solved at all"
            )
        for name in agents:
            if lost[left, name]:
                console.print(f"  {loss_line(name, lost[left, name])}")
    for name in agents:
        console.print("all: " + loss_line(name, [loss for left in cards for loss in lost[left, name]]))


if __name__ == "__main__":
    main()
