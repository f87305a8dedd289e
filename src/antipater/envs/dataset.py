"""A dataset of games: Parquet files of decisions, a record for every game, and a card that says what it is.

Games are written in batches; a batch is there whole or not at all, so an interrupted command goes on where it stopped.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

from antipater import __version__
from antipater.catalog import ruleset
from antipater.envs import missing

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

from antipater.envs.data_card import card
from antipater.envs.encoding import VERSION, layout
from antipater.envs.search_targets import target_search
from antipater.envs.selfplay import Batch, Played, by_seat, play_batch, played_in
from antipater.game.errors import BadOption
from antipater.notation.records import load_record
from antipater.parallel import parallel_map

GAMES_A_BATCH = 100
DESCRIPTION = "dataset.json"


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    ruleset: str
    agents: str
    games: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    targets: str = ""  # a search that judges every decision: `net:50`

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOption(f"a dataset has at least one game, not {self.games}")
        by_seat(self.ruleset, self.options, self.agents)
        if self.targets:
            target_search(self.targets, 0, ruleset(self.ruleset, **self.options))

    def described(self) -> dict[str, Any]:
        """Return what makes this dataset another than others; how long it is does not."""
        game = ruleset(self.ruleset, **self.options)
        return {
            "ruleset": game.name,
            "version": game.version,
            "options": dict(game.options),
            "agents": list(by_seat(self.ruleset, self.options, self.agents)),
            "seed": self.seed,
            "encoding": VERSION,
            "columns": layout(game).size,
            "antipater": __version__,
            **({"targets": self.targets} if self.targets else {}),
        }

    def batches(self) -> Iterator[Batch]:
        """Yield the games in batches; only the last may be smaller."""
        agents = by_seat(self.ruleset, self.options, self.agents)
        for number, first in enumerate(range(0, self.games, GAMES_A_BATCH)):
            last = min(first + GAMES_A_BATCH, self.games)
            yield Batch(self.ruleset, dict(self.options), agents, self.seed, number, first, last, self.targets)


TARGETS = [("visits", pa.list_(pa.int32())), ("values", pa.list_(pa.float32()))]


def schema(columns: int, targets: bool) -> pa.Schema:
    """Return what the columns of a file of decisions are."""
    return pa.schema(
        [
            ("ruleset", pa.dictionary(pa.int8(), pa.string())),
            ("game", pa.int32()),
            ("ply", pa.int16()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.uint8(), columns)),
            ("legal", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("outcome", pa.float32()),
            *(TARGETS if targets else []),
        ]
    )


def parquet(batch: Batch, played: list[Played]) -> bytes:
    """Return the decisions of some games as a Parquet file."""
    decisions = [decision for one in played for decision in one.decisions]
    columns = layout(ruleset(batch.ruleset, **batch.options)).size
    rows = np.concatenate([decision.row for decision in decisions])
    kinds = schema(columns, bool(batch.targets))
    table = pa.table(
        [
            pa.array([batch.ruleset] * len(decisions)).dictionary_encode().cast(kinds.field("ruleset").type),
            pa.array([decision.game for decision in decisions], pa.int32()),
            pa.array([decision.ply for decision in decisions], pa.int16()),
            pa.array([decision.seat for decision in decisions], pa.int8()),
            pa.FixedSizeListArray.from_arrays(pa.array(rows), columns),
            pa.array([decision.legal for decision in decisions], pa.list_(pa.int16())),
            pa.array([decision.action for decision in decisions], pa.int16()),
            pa.array([decision.worth for decision in decisions], pa.float32()),
            *(
                pa.array([decision.target[which] for decision in decisions], kind)
                for which, (_, kind) in enumerate(TARGETS if batch.targets else [])
            ),
        ],
        schema=kinds,
    )
    stream = BytesIO()
    pq.write_table(table, stream, compression="zstd")
    return stream.getvalue()


def import_records(files: Iterable[Path], out: Path) -> int:
    """Write the decisions of recorded games, all of one ruleset, to a Parquet file; return how many games there are."""
    records = [load_record(file) for file in files]
    kinds = {(record.game().name, *sorted(record.game().options.items())) for record in records}
    if len(kinds) != 1:
        raise BadOption(f"records of one ruleset with the same options make a file, not of {len(kinds)}")
    game = records[0].game()
    played = [played_in(record, number) for number, record in enumerate(records)]
    whole(out, parquet(Batch(game.name, dict(game.options), (), 0, 0, 0, len(played)), played))
    return len(played)


def write(plan: Plan, folder: Path, workers: int, cluster: bool, progress: Callable[[int], None]) -> Path:
    """Play what is not there yet, and write the card; return where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    check_same(plan, folder)
    for name in ("decisions", "records"):
        (folder / name).mkdir(exist_ok=True)
    left = []
    for batch in plan.batches():
        if done(batch, folder):
            progress(batch.last - batch.first)
        else:
            left.append(batch)
    todo = iter(left)
    for batch, content, records in parallel_map(play_batch, todo, workers, cluster):
        for game, record in records:
            whole(folder / "records" / f"{game:06}.antipater", record.encode())
        whole(path_of(batch, folder), content)
        progress(batch.last - batch.first)
    path = folder / "README.md"
    whole(path, card(plan.described(), plan.games, summary(plan, folder)).encode())
    return path


def path_of(batch: Batch, folder: Path) -> Path:
    """Return where the decisions of a batch go."""
    return folder / "decisions" / f"part-{batch.number:05}.parquet"


def done(batch: Batch, folder: Path) -> bool:
    """Return whether a batch is there with all its games; the last batch of a shorter dataset lacks some."""
    path = path_of(batch, folder)
    if not path.exists():
        return False
    games = pq.read_table(path, columns=["game"])["game"].to_numpy()
    return int(games.max()) >= batch.last - 1


def check_same(plan: Plan, folder: Path) -> None:
    """Refuse a folder that holds another dataset, or anything else; note what this one is."""
    path = folder / DESCRIPTION
    if path.exists():
        found = json.loads(path.read_text("utf-8"))
        wanted = plan.described()
        for name in {**wanted, **found}:
            if found.get(name) != wanted.get(name):
                raise BadOption(f"{folder} holds a dataset with {name} {found.get(name)!r}, not {wanted.get(name)!r}")
        return
    if any(folder.iterdir()):
        raise BadOption(f"{folder} is not empty and holds no dataset; name an empty folder or a new one")
    whole(path, (json.dumps(plan.described(), indent=1) + "\n").encode())


def whole(path: Path, content: bytes) -> None:
    """Write a file: there is either the old one, or none, or the whole new one."""
    new = path.with_name(f"{path.name}.{os.getpid()}.new")  # of this process alone
    new.write_bytes(content)
    new.replace(path)


def load(folder: Path | str, columns: list[str] | None = None) -> pa.Table:
    """Return every decision of a dataset as one table, or some columns of it."""
    return pq.read_table(Path(folder) / "decisions", columns=columns)


def summary(plan: Plan, folder: Path) -> dict[str, Any]:
    """Return the figures of a dataset for its card."""
    table = load(folder, ["game", "seat", "outcome"])
    games, seats = table["game"].to_numpy(), table["seat"].to_numpy()
    within = games < plan.games
    outcomes = table["outcome"].to_numpy()
    wins = {
        int(seat): len(set(games[within & (seats == seat) & (outcomes > 0)].tolist())) for seat in sorted(set(seats))
    }
    return {"decisions": int(within.sum()), "wins": wins}
