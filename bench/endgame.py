"""How fast ends of Age III are solved, and what opponents lose there to perfect play (`python -m bench.endgame`)."""

import statistics
import sys
import time

from rich.console import Console
from rich.progress import track

from antipater import Dice, ruleset
from antipater.ai.agents import net_of, opponent
from antipater.ai.endgame import CARDS, Endgame, cards_left
from antipater.game.contract import State

POSITIONS = 2_000
AGENTS = ("random", "greedy", "tree:500", "net", "net:100", "net:400", "level:8")
STRAY = 6  # one choice in so many is made at random, so that positions are not only those of one style
PATIENT = 100_000_000


def ends(wanted: int, dice: Dice) -> list[tuple[State, int]]:
    """Return real choices with few cards left, one from each game that a net plays against itself."""
    game, found = ruleset("duel"), list[tuple[State, int]]()
    while len(found) < wanted:
        state, deal, player = game.start(), game.deal(dice), opponent("net", dice.word(), game)
        met: list[tuple[State, int]] = []
        while seats := deal.settle(state):
            seat = seats[0]
            if is_end(state) and len(state.legal(seat)) > 1:
                met.append((state.copy(), seat))
            stray = dice.roll(STRAY) == 0
            state.apply(dice.choose(state.legal(seat)) if stray else player.choose(state.observe(seat), seat), seat)
        if met:
            found.append(dice.choose(met))
    return found


def is_end(state: State) -> bool:
    """Return whether few enough cards are left."""
    left = cards_left(state)
    return left is not None and left <= CARDS


def main() -> None:
    """Print times by cards left, then the mean loss of each agent."""
    console = Console(emoji=False)
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    agents = sys.argv[2:] or list(AGENTS)
    times: dict[int, list[float]] = {}
    lost: dict[str, list[float]] = {name: [] for name in agents}
    game, net = ruleset("duel"), net_of("duel")
    for number, (state, seat) in enumerate(track(ends(wanted, Dice(1)), console=console, transient=True)):
        begun = time.process_time()
        Endgame(game, net, PATIENT).solve(state, seat)
        times.setdefault(cards_left(state) or 0, []).append(1000 * (time.process_time() - begun))
        values = Endgame(game, net, PATIENT).action_values(state, seat)
        assert values is not None
        for name in agents:
            chosen = opponent(name, number, game).choose(state.observe(seat), seat)
            lost[name].append(max(values.values()) - values[chosen])
    for cards, spent in sorted(times.items()):
        console.print(
            f"{cards} cards: {len(spent)} solved, median {statistics.median(spent):.2f} ms, worst {max(spent):.0f} ms"
        )
    every = [one for spent in times.values() for one in spent]
    console.print(f"all: {len(every)} solved, median {statistics.median(every):.2f} ms, worst {max(every):.0f} ms")
    for name, losses in lost.items():
        mean = statistics.mean(losses)
        margin = 1.96 * statistics.pstdev(losses) / len(losses) ** 0.5
        console.print(f"{name}: loses {100 * mean:.2f} ± {100 * margin:.2f} points a choice")


if __name__ == "__main__":
    main()
