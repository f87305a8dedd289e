"""Speed side by side: the core compiled and interpreted, playouts in one and in two threads, as ratios."""

import json
import os
import subprocess
import sys
import time
import timeit
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from rich.console import Console
from rich.table import Table

from antipater import Dice, compiled, ruleset
from antipater.game.playout import Playout
from antipater.rules.classic.ruleset import Classic

SECONDS = "6"
RATES = ("games_per_s", "moves_per_s", "steps_from_python_per_s", "copies_per_s")
GAMES = 60_000


def figures(*arguments: str, pure: bool = False) -> dict[str, float | str | bool]:
    """Measure a ruleset in a process of its own, compiled or interpreted."""
    command = [sys.executable, "-m", "antipater", "bench", *arguments, "--seconds", SECONDS, "--json"]
    environment = os.environ | {"ANTIPATER_PURE": "1" if pure else "0"}
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float | str | bool] = json.loads(answer.stdout)
    return found


def playouts_per_second(threads: int) -> float:
    """Return random games per second of wall clock, best of three, in so many threads."""
    loops = [Playout(ruleset("duel").start(), Dice(seed)) for seed in range(threads)]
    best = 0.0
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(3):
            begun = time.perf_counter()
            list(pool.map(lambda loop: loop.run(GAMES // threads), loops))
            best = max(best, GAMES / (time.perf_counter() - begun))
    return best


def first_move_seconds() -> float:
    """Return the wall clock from the start of Python to the first move, best of five."""
    code = (
        "from antipater import Dice, ruleset as r; g = r('duel'); s = g.start(); d = g.deal(Dice(1)); w = d.settle(s); "
    )
    code += "s.apply(s.legal(w[0])[0], w[0])"
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(time.perf_counter() - begun)
    return min(times)


def hand_of_offers() -> float:
    """Return the microseconds that listing a hand of seven takes, late in games of seven: the slowest of many hands."""
    slowest = 0.0
    game, dice = Classic(players="7"), Dice(1)
    for seed in range(20):
        state, dealer = game.start(), game.deal(Dice(seed))
        while (seats := dealer.settle(state)) and (state.age, state.turn) != (3, 0):
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
        for seat in seats:
            listing = timeit.repeat(partial(state.legal, seat), number=100)
            slowest = max(slowest, min(listing) / 100 * 1e6)
    return slowest


def main() -> None:
    """Print the table."""
    console = Console()
    if not compiled():
        console.print("The core is interpreted here: `make build` says why.")
        return
    fast, slow = figures("duel"), figures("duel", pure=True)
    table = Table("duel, per second on one core", "compiled", "interpreted", "ratio")
    for name in RATES:
        table.add_row(name, f"{fast[name]:,.0f}", f"{slow[name]:,.0f}", f"{float(fast[name]) / float(slow[name]):.1f}")
    console.print(table)
    console.print(f"moves per game {fast['moves_per_game']}, signature {fast['signature']}")
    if fast["signature"] != slow["signature"]:
        sys.exit("the two builds do not play the same games")
    for name in ("duel+pantheon", "duel+agora", "duel+pantheon+agora"):
        large = figures(name, "--promos")
        ratio = float(large["games_per_s"]) / float(fast["games_per_s"])
        rate = f"{large['games_per_s']:,.0f} games/s of {large['moves_per_game']} moves"
        console.print(f"{name} with promos: {rate}, {ratio:.2f} times those of duel")
    for players in ("3", "7"):
        found = figures("classic", "--players", players)
        console.print(
            f"classic, {players} players: {found['games_per_s']:,.0f} games/s, every payment listed at every choice"
        )
    console.print(f"what a whole hand of classic costs, with many choice producers: {hand_of_offers():.1f} µs")
    one, two = playouts_per_second(1), playouts_per_second(2)
    console.print(f"playouts in 1 thread {one:,.0f}/s, in 2 threads {two:,.0f}/s: {two / one:.2f} times (wall clock)")
    console.print(f"from the start of Python to the first move: {first_move_seconds():.2f} s")


main()
