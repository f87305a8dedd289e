"""The kept files: how they are read, and the digests by which old behaviour is compared with today's.

`values_of` and `rows_of` are the only functions here that name evaluators and layouts.
"""

import gzip
import hashlib
import json
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from antipater.ai.agents import net_of
from antipater.ai.net_player import NetPlayer
from antipater.catalog import ruleset
from antipater.envs.duel_columns import InPlay
from antipater.envs.encoding import Row, card_columns, layout
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

FOLDER = Path(__file__).parent / "kept"
RULESETS = ("duel", "duel+pantheon", "classic")
WITH_NET = ("duel", "duel+pantheon")
MARK_BYTES = 6
NO_MARK = "." * 8  # in the place of a mark: this position is not compared


def read_kept(name: str) -> Any:
    """Return the content of a kept file of JSON."""
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


def write_kept(name: str, content: Any) -> None:
    """Write a kept file; raise FileExistsError rather than change one that is there."""
    data = json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode()
    with (FOLDER / f"{name}.json.gz").open("xb") as file:
        file.write(gzip.compress(data, 9, mtime=0))


def digest(data: bytes) -> str:
    """Return the SHA-256 of some bytes."""
    return hashlib.sha256(data).hexdigest()


def mark(state: State) -> str:
    """Return the first bytes of the digest of a position, as eight characters."""
    return b64encode(hashlib.sha256(state.key()).digest()[:MARK_BYTES]).decode()


def position(name: str, options: dict[str, str], fields: list[int]) -> tuple[Game, State]:
    """Return a ruleset and the position that some fields describe."""
    game = ruleset(name, **options)
    state = game.start()
    state.load_unchecked(fields)
    return game, state


@cache
def net_player(name: str) -> NetPlayer:
    """Return the player that asks the shipped net of a ruleset."""
    return NetPlayer(ruleset(name), Dice(0), net_of(name))


def values_of(name: str, state: State) -> dict[str, Any]:
    """Return the win probabilities of both seats, and after each option of the seat that must choose."""
    player = net_player(name)
    found: dict[str, Any] = {"seats": [], "options": []}
    for seat in (0, 1):
        seen = state.observe(seat)
        player.evaluator.features.table.become(seen)
        found["seats"].append(round(player.evaluator.win_probability(seat), 6))
        if seat in state.to_act():
            found["options"] = [round(value, 6) for _, value in player.action_values(seen, seat)]
    return found


def rows_of(game: Game, state: State) -> list[list[str]]:
    """Return the digests of the row, in the first version of the encoding, and of the mask of every seat."""
    columns = layout(game)
    return [
        [digest(first_version(game, columns.observe(state, seat))), digest(columns.mask(state, seat).tobytes())]
        for seat in range(game.seats)
    ]


def first_version(game: Game, row: Row) -> bytes:
    """Return a row without what the second version added: the agenda, and which card lies under which wonder."""
    columns, kept = layout(game), []
    for field in columns.fields:
        values = row[columns.starts[field.name] :][: field.size]
        if field.name == "under":  # which cards lie under any wonder
            decks = InPlay(game).decks  # type: ignore[arg-type]
            marks = np.zeros(sum(map(len, decks)), np.uint8)
            marks[[card_columns(decks)[card - 1] for card in values if card]] = 1
            values = marks
        if not field.name.startswith("agenda "):
            kept.append(values)
    return np.concatenate(kept).tobytes()
