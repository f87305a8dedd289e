"""`python -m examples.baselines`: trains PPO, DQN and the AlphaZero-style loop, and plays the leaderboard.

Every run is a file of its curve and a file of its net in the folder, the leaderboard one of its games; what is there is
not done again. The picture of all curves and the results of the page are written at the end, with `--only-report` from
what is there.
"""

import argparse
import json
import os
import platform
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import torch

from antipater.ai.agents import players_of
from antipater.arena.journal import Journal
from antipater.arena.ladder import Rung
from antipater.arena.match import Match, run
from antipater.arena.report import match_ladder
from antipater.game.contract import Game
from antipater.game.dice import Dice
from examples.baselines import alphazero, dqn, ppo
from examples.baselines.curves import Run, drawn
from examples.baselines.policy import PolicyAgent, PolicyNet, new_net, score

LEARNERS = {"ppo": ppo.learn, "dqn": dqn.learn, "alphazero": alphazero.learn}
STEPS = {"ppo": 65_536, "dqn": 49_152, "alphazero": 12_288}  # decisions
POINTS = 6  # of a curve
OPPONENTS = ("random", "greedy")
RIVALS = ("random", "level:1", "level:2", "level:3", "greedy", "net")
PICTURE = Path("docs") / "pictures" / "baselines.svg"
PAGE = Path("docs") / "guides" / "baselines.md"
CHAPTER = "## Results"


def train(name: str, seed: int, folder: Path, share: float) -> None:
    """Train one learner, and write its curve and its net."""
    curve, steps, begun = list[dict[str, float]](), int(STEPS[name] * share), time.process_time()
    measured = 0.0  # seconds that the scores took

    def report(done: int, net: PolicyNet) -> None:
        nonlocal measured
        if done < steps * (len(curve) + 1) / POINTS:
            return
        paused = time.process_time()
        point = {"steps": done, "seconds": round(paused - begun - measured, 1)}
        point |= {opponent: score(net, opponent) for opponent in OPPONENTS}
        measured += time.process_time() - paused
        curve.append(point)
        print(name, seed, point, flush=True)

    net = LEARNERS[name](seed, steps, report)
    torch.save(net.state_dict(), folder / f"{name}-{seed}.pt")
    (folder / f"{name}-{seed}.json").write_text(json.dumps(curve) + "\n")


def policy_agent(net: PolicyNet, game: Game, dice: Dice) -> PolicyAgent:
    """Return an agent that plays a net as it is."""
    return PolicyAgent(game, net)


def search_agent(net: PolicyNet, game: Game, dice: Dice) -> alphazero.SearchAgent:
    """Return an agent that searches with a net."""
    return alphazero.SearchAgent(game, dice, net)


def leaderboard(folder: Path, seed: int, games: int) -> list[Rung]:
    """Return the Elo of the nets of one seed among players of the house."""
    table, own = players_of("duel").opponents, []
    for name in LEARNERS:
        if not (folder / f"{name}-{seed}.pt").exists():
            continue
        net = new_net(seed)
        net.load_state_dict(torch.load(folder / f"{name}-{seed}.pt", weights_only=True))
        table[name] = partial(policy_agent, net)
        own.append(name)
        if name == "alphazero":
            table[f"{name}, searching"] = partial(search_agent, net)
            own.append(f"{name}, searching")
    match = Match((*own, *RIVALS), games, "duel")
    journal = Journal(folder / f"leaderboard-{seed}.jsonl", match.described())
    run(match, journal.outcomes, journal.add, workers=1)
    journal.close()
    return match_ladder(match, journal.outcomes)


def results(curves: Mapping[str, Sequence[Run]], rungs: Sequence[Rung], games: int) -> str:
    """Return the chapter of the page."""
    scores = [
        f"| `{name}` | {number} | {run[-1]['steps']:,} | {run[-1]['seconds']:.0f} | {run[-1]['random']:.1%} | "
        f"{run[-1]['greedy']:.1%} |"
        for name, runs in curves.items()
        for number, run in enumerate(runs, start=1)
    ]
    ladder = [f"| `{rung.name}` | {rung.elo:.0f} | {rung.low:.0f} to {rung.high:.0f} |" for rung in rungs]
    runs = ", ".join(f"{len(runs)} of `{name}`" for name, runs in curves.items())
    load = os.getloadavg()[0]
    return "\n".join(
        [
            CHAPTER,
            "",
            f"Runs: {runs}, each with a seed of its own, on one thread of {hardware()}; {load:.0f} programs wanted its "
            f"{os.cpu_count()} processors at the end.",
            "",
            "![Games won over time: a line for each run](../pictures/baselines.svg)",
            "",
            "| learner | run | decisions | seconds | against `random` | against `greedy` |",
            "|---|---|---|---|---|---|",
            *scores,
            "",
            f"The leaderboard, {games} games of each pair:",
            "",
            "| player | Elo | 95 % interval |",
            "|---|---|---|",
            *ladder,
            "",
        ]
    )


def hardware() -> str:
    """Return the name of the processor."""
    file = Path("/") / "proc" / "cpuinfo"
    lines = file.read_text().splitlines() if file.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def main() -> None:
    """Train what is missing, and report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seeds", default="1,2,3")
    options.add_argument("--share", type=float, default=1.0, help="of the usual number of decisions")
    options.add_argument("--folder", type=Path, default=Path("build") / "baselines")
    options.add_argument("--games", type=int, default=100, help="of each pairing on the leaderboard")
    options.add_argument("--only-report", action="store_true")
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    seeds = [int(seed) for seed in chosen.seeds.split(",")]
    for seed in seeds:
        for name in LEARNERS:
            if not chosen.only_report and not (chosen.folder / f"{name}-{seed}.json").exists():
                train(name, seed, chosen.folder, chosen.share)
    curves = {
        name: [json.loads(file.read_text()) for file in sorted(chosen.folder.glob(f"{name}-*.json"))]
        for name in LEARNERS
    }
    PICTURE.write_text(drawn(curves, OPPONENTS))
    rungs = leaderboard(chosen.folder, seeds[0], chosen.games)
    before = PAGE.read_text("utf-8").partition(CHAPTER)[0]
    PAGE.write_text(before + results(curves, rungs, chosen.games), "utf-8")
    print(f"{PAGE} and {PICTURE} are written")


if __name__ == "__main__":
    main()
