"""A training run on disk: plays and learns chunk by chunk, writes checkpoints, and resumes where it stopped."""

import json
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from antipater.ai.endgame import Endgame
from antipater.ai.evaluation.arrays import Numbers, read_arrays, write_arrays
from antipater.ai.evaluation.shipped import load_net, save_net
from antipater.ai.training.curves import draw_curves
from antipater.ai.training.plan import GAME_EXAMPLES, Plan
from antipater.game.contract import State
from antipater.game.errors import BadOption

MOST_SOLVED = 200_000  # positions that a solver visits before it leaves the choice to the search

Report = dict[str, Any]


def opening(plan: Plan) -> State:
    """Return a position in which a seat must choose, for the first tree."""
    state = plan.game().start()
    plan.game().deal(plan.dice(0)).settle(state)
    return state


class TrainingRun:
    """A plan, a folder, and the chunks done so far."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.chunk = 0
        self.history: list[Report] = []
        self.teacher = plan.teacher()
        net = plan.first_net()
        rival = load_net(Path(plan.against)) if plan.against else plan.first_net()
        self.play = self.teacher.play(plan.game(), plan.net(), net, rival, plan.dice(0))
        if plan.passes:
            self.play.remember(GAME_EXAMPLES * plan.chunk_games)
        folder.mkdir(parents=True, exist_ok=True)
        self.resume()

    @property
    def net_file(self) -> Path:
        """The file of the net as it is now."""
        return self.folder / "net.npz"

    def resume(self) -> None:
        """Load the last checkpoint of the folder; raise BadOption if it belongs to another plan."""
        written = self.folder / "plan.json"
        if not written.exists():
            written.write_text(json.dumps(self.plan.settings(), indent=1) + "\n")
            return
        found = Plan().settings() | json.loads(written.read_text())  # settings that are younger had their defaults
        other = [
            f"{name} {found.get(name)}" for name, value in self.plan.settings().items() if found.get(name) != value
        ]
        if other:
            raise BadOption(
                f"{self.folder} holds another training ({', '.join(other)}): resume that one, or name a new folder"
            )
        checkpoint = self.folder / "checkpoint.npz"
        if checkpoint.exists():
            arrays = read_arrays(checkpoint)
            self.chunk, steps = arrays["progress"].tolist()
            self.play.evaluator.net.fill(arrays["weights"].tolist())
            self.play.adam.restore(steps, {name: arrays[name].tolist() for name in self.play.adam.moments()})
            lines = (self.folder / "history.jsonl").read_text().splitlines()
            self.history = [json.loads(line) for line in lines[: self.chunk]]

    def reports(self) -> Iterator[Report]:
        """Play and learn to the end of the plan; yield a report after each chunk, when it is on disk."""
        while self.chunk < self.plan.chunks:
            self.play.dice = self.plan.dice(self.chunk)
            if self.plan.search:
                # A new solver, too: its table decides which of several best actions it returns.
                spec = self.plan.net()
                self.play.search_with(
                    spec.features(opening(self.plan)),
                    self.plan.search,
                    Endgame(self.plan.game(), spec, MOST_SOLVED),
                    spec.settings,
                )
            self.plan.set_rates(self.play, self.chunk)
            self.choose_rival()
            self.play.reset_statistics()
            for _ in range(self.plan.steps):  # one by one, so that Ctrl-C is heard in between
                self.play.run(1)
            self.play.rehearse(self.plan.passes)
            self.chunk += 1
            self.history.append(self.report())
            self.save_checkpoint()
            yield self.history[-1]

    def choose_rival(self) -> None:
        """Load one of the past nets as the rival of this chunk, if there are any yet; one that is named stays."""
        if self.plan.against:
            self.play.league = 1.0
            return
        past = self.chunk // self.plan.past_every
        self.play.league = self.plan.league if past else 0.0
        if past:
            which = self.plan.dice(self.chunk).roll(past) + 1
            self.play.rival.net.become(load_net(self.past_file(which)))

    def past_file(self, which: int) -> Path:
        """Return the file of a past net."""
        return self.folder / f"past-{which}.npz"

    def report(self) -> Report:
        """Return the figures of the last chunk."""
        play = self.play
        games = play.games
        predicted, won = list(play.bin_predicted), list(play.bin_won)
        return {
            "games": self.chunk * self.plan.chunk_games,
            "error": play.loss / max(1, play.examples),
            "decisions": play.decisions / games,
            "first": play.first_wins / games,
            **self.teacher.figures(self.plan.game(), play),
            "surprise": play.search_error / max(1, play.examples) if self.plan.search else None,
            "calibration": sum(abs(a - b) for a, b in zip(predicted, won, strict=True)) / max(1, sum(play.bin_count)),
            "past": play.net_wins / play.rival_games if play.rival_games else None,
        }

    def save_checkpoint(self) -> None:
        """Write the checkpoint, the net, the history and its curves."""
        net = self.play.adam.average_net()
        if self.chunk % self.plan.past_every == 0:
            save_net(net, self.past_file(self.chunk // self.plan.past_every))
        with (self.folder / "history.jsonl").open("w") as file:
            file.writelines(json.dumps(report) + "\n" for report in self.history)
        save_net(net, self.net_file)
        (self.folder / "curves.svg").write_text(draw_curves(self.history))
        arrays: dict[str, Numbers] = {
            "progress": array("q", [self.chunk, self.play.adam.steps]),
            "weights": array("f", self.play.evaluator.net.all_weights()),
        }
        arrays |= {name: array("f", found) for name, found in self.play.adam.moments().items()}
        write_arrays(self.folder / "checkpoint.npz", arrays)
