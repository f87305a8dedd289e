"""The card of a dataset: what it is, how it was made, how to read it, what it is not good for."""

from collections.abc import Mapping
from typing import Any

TEXT = """# Games of {ruleset}, played by {agents}

{games:,} games of `{ruleset}` (version {version}, {options}), {decisions:,} decisions of players. Every seat was played
by a program; nobody's personal data is in it.

| | |
|---|---|
| agents by seat | {agents} |
| seed | {seed} |
| made with | antipater {antipater}, encoding {encoding} ({columns:,} columns) |
| games won | {wins} |
| licence | CC0 1.0: do what you like |

Made by

    antipater selfplay --ruleset {ruleset}{given} --games {games} --agent {agent} --seed {seed}{searched} --out DIR

which makes it again, game by game, if the agents think by numbers of games and not by the clock.

## Files

- `decisions/part-*.parquet`: a row for every decision.
- `records/*.antipater`: every game with every outcome of chance, to be replayed and verified.
- `dataset.json`: what this dataset is, for programs.

| column | type | what |
|---|---|---|
| `ruleset` | string | the ruleset |
| `game` | int32 | the number of the game, and of its record |
| `ply` | int16 | the number of the decision in the game |
| `seat` | int8 | who decided |
| `observation` | uint8[{columns}] | what that seat saw: nothing that it could not know |
| `legal` | list of int16 | what it could have done |
| `action` | int16 | what it did |
| `outcome` | float32 | what the game was worth to that seat in the end: 1 won, below 0 lost |
{targets}
```python
from antipater.envs.dataset import load

table = load("DIR")
```

## Mind

- Decisions of one game are not independent: split by game, not by row.
- The agents are what they are: their habits are in the data. Positions that they never reach are not.
"""

TARGETS = """\
| `visits` | list of int32 | how often the search `{targets}` visited each action of `legal`, 0 for a single one |
| `values` | list of float32 | the share of the prize that it found after each of them, null where it did not look |
"""


def card(described: Mapping[str, Any], games: int, figures: Mapping[str, Any]) -> str:
    """Return the card as text."""
    agents = described["agents"]
    same = len(set(agents)) == 1
    options = described["options"]
    targets = described.get("targets", "")
    wins = ", ".join(f"seat {seat}: {won}" for seat, won in figures["wins"].items())
    return TEXT.format(
        **{name: described[name] for name in ("ruleset", "version", "seed", "antipater", "encoding", "columns")},
        agents=agents[0] if same else ", ".join(agents),
        agent=agents[0] if same else ",".join(agents),
        options=", ".join(f"{option} {value}" for option, value in options.items()) or "no options",
        given="".join(f" --option {option}={value}" for option, value in options.items()),
        searched=f" --targets {targets}" if targets else "",
        targets=TARGETS.format(targets=targets) if targets else "",
        games=games,
        decisions=figures["decisions"],
        wins=wins,
    )
