"""A puzzle as a line of text, and the puzzles that come with the package.

A line has fields between tabs: difficulty, themes, whether it was solved to the end, the chance of each choice in
percent in the order of their numbers, the moves of the solution, and the position as its seat may know it.
"""

import hashlib
import lzma
from base64 import b32encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from antipater.catalog import kit
from antipater.game.contract import Game, State
from antipater.game.errors import BadText
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position
from antipater.rules.classic.actions import FREE, RANKS

SHIPPED = Path(__file__).parent / "puzzles.xz"
LETTERS = 6  # of a name
FIELDS = 6
HARDEST = 8  # as many levels as there are


@dataclass(frozen=True)
class Puzzle:
    """A position, what its seat should choose there, and what is known about it."""

    position: str
    line: tuple[str, ...]  # moves, the solution first
    percents: tuple[int, ...]  # by choice
    exact: bool  # solved, not searched
    themes: tuple[str, ...]
    difficulty: int  # how many levels fail

    @cached_property
    def name(self) -> str:
        """A few letters that tell it from all others; the same position has the same name."""
        return b32encode(hashlib.sha256(self.position.encode()).digest()).decode()[:LETTERS].lower()

    @property
    def ruleset(self) -> str:
        """The ruleset of its position."""
        return self.position.partition("/")[0]

    def seen(self) -> State:
        """Return its position as the seat that must choose knows it."""
        return read_position(self.position)

    @property
    def chance(self) -> int:
        """The chance of the solution, in percent."""
        return max(self.percents)


def game_of(seen: Any) -> Game:
    """Return the game that a position belongs to, with its number of players."""
    found = kit(seen.ruleset)
    return found.make(players=seen.players) if found.family == "classic" else found.make()


def same_choice(seen: Any, one: int, other: int) -> bool:
    """Return whether two actions are one choice: in classic the same use of a card, whoever is paid for it."""
    if one == other or kit(seen.ruleset).family != "classic":
        return one == other
    return one < FREE and one // RANKS == other // RANKS


def seat_of(seen: Any) -> int:
    """Return the seat that must choose; where all choose at once, the one whose view it is."""
    seat: int = seen.viewer if kit(seen.ruleset).family == "classic" else seen.to_act()[0]
    return seat


def solution(puzzle: Puzzle, seen: State) -> int:
    """Return the action that solves a puzzle."""
    return read_action(seen, puzzle.line[0], seat_of(seen))


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as a line."""
    figures = ",".join(map(str, puzzle.percents))
    return "\t".join(
        [
            str(puzzle.difficulty),
            ",".join(puzzle.themes),
            "exact" if puzzle.exact else "searched",
            figures,
            " ".join(puzzle.line),
            puzzle.position,
        ]
    )


def read(line: str) -> Puzzle:
    """Return the puzzle of a line; raise BadText if it is none."""
    fields = line.split("\t")
    if len(fields) != FIELDS:
        raise BadText(f"a puzzle has {FIELDS} fields between tabs, not {len(fields)}")
    difficulty, themes, how, figures, moves, position = fields
    percents = tuple(int(figure) for figure in figures.split(","))
    named = tuple(themes.split(",")) if themes else ()
    return Puzzle(position, tuple(moves.split(" ")), percents, how == "exact", named, int(difficulty))


def pack(puzzles: Iterable[Puzzle], path: Path = SHIPPED) -> int:
    """Write puzzles to a file, each once, sorted, compressed; return how many there are."""
    lines = {puzzle.name: written(puzzle) for puzzle in puzzles}
    ordered = sorted(lines.values(), key=lambda line: line.rpartition("\t")[2])  # alike beside alike: it is smaller
    path.write_bytes(lzma.compress("\n".join(ordered).encode(), preset=9 | lzma.PRESET_EXTREME))
    return len(lines)


def unpack(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file."""
    return [read(line) for line in lzma.decompress(path.read_bytes()).decode().splitlines()]


class Collection:
    """Puzzles by name, ruleset and theme; what a request needs is looked up, never searched for."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        self.by_name = {puzzle.name: puzzle for puzzle in puzzles}
        self.groups: dict[tuple[str, str], list[Puzzle]] = {}  # by ruleset and theme; "" is all of a ruleset
        for puzzle in self.by_name.values():
            for theme in ("", *puzzle.themes):
                self.groups.setdefault((puzzle.ruleset, theme), []).append(puzzle)
        for group in self.groups.values():
            group.sort(key=lambda puzzle: (puzzle.difficulty, puzzle.name))
        self.days = sorted(self.groups.get(("duel", ""), self.by_name.values()), key=lambda puzzle: puzzle.name)

    def of(self, ruleset: str, theme: str = "") -> list[Puzzle]:
        """Return the puzzles of a ruleset, of all themes or of one, the easiest first."""
        return self.groups.get((ruleset, theme), [])

    def themes(self, ruleset: str) -> dict[str, int]:
        """Return the themes of a ruleset, and how many puzzles have them."""
        return {theme: len(group) for (name, theme), group in self.groups.items() if name == ruleset and theme}

    def rulesets(self) -> dict[str, int]:
        """Return the rulesets that have puzzles, and how many."""
        return {name: len(group) for (name, theme), group in self.groups.items() if not theme}

    def daily(self, day: int) -> Puzzle:
        """Return the puzzle of a day, counted from any day on: the same for everybody, another one each day."""
        return self.days[day % len(self.days)]


@cache
def shipped() -> Collection:
    """Return the puzzles that come with the package."""
    return Collection(unpack(SHIPPED) if SHIPPED.exists() else [])
