"""`python -m bench.views FOLDER`: what a move and its views cost, beside an earlier version that is built in a folder.

Both versions play the same games in processes of their own and take turns after every few moves. So other programs slow
both down alike, and the ratio of their processor times counts. Two players watch each game. With `--fill MOVES` instead
of a folder it plays alone, and prints how much memory is in use as what is kept of bills, cards and sentences grows.
"""

import argparse
import gc
import inspect
import os
import subprocess
import sys
from pathlib import Path
from time import process_time

SEED, ROUNDS, AHEAD = 5, 20, 50
HERE = Path(__file__).resolve().parents[1]


class Table:
    """One game with two players who watch it."""

    def __init__(self, ruleset: str, number: int) -> None:
        from antipater.catalog import ruleset as game_of
        from antipater.server.deals import Deal
        from antipater.server.games.channels import Channel
        from antipater.server.games.pending_change import PendingChange
        from antipater.server.games.projection import GameProjection

        game = game_of(ruleset)
        self.id, self.deal = f"game-{number}", Deal(seed=b"%032d" % number, salt=bytes(32))
        started = PendingChange(GameProjection(game))
        started.add("begin", commitment=self.deal.commitment)
        started.resolve_chance(self.id, self.deal)
        self.projection = started.projection
        self.channels = [Channel(game, seat, ["Ada"] * game.seats, "en") for seat in (0, 1)]

    def draw(self) -> None:
        """Draw the whole game for both players."""
        for channel in self.channels:
            channel.view = channel.draw(self.projection)


class Player:
    """Plays games at random and measures what moves and views cost."""

    def __init__(self, ruleset: str, games: int) -> None:
        from antipater.game.dice import Dice

        self.ruleset, self.dice = ruleset, Dice(SEED)
        self.tables = [Table(ruleset, number) for number in range(games)]
        for table in self.tables:
            for _ in range(self.dice.roll(AHEAD)):
                self.move(table)
            table.draw()

    def move(self, table: Table, shown: bool = False) -> tuple[float, float]:
        """Make a move; return the seconds that it took, and those of showing it."""
        from antipater.server.games.channels import Channel, shared_fields
        from antipater.server.games.pending_change import PendingChange
        from antipater.server.views.patches import Difference

        seats = [seat for seat in table.projection.must_choose() if seat >= 0]
        if not seats:
            return 0.0, 0.0
        choice = self.dice.choose(table.projection.state.legal(seats[0]))
        began = process_time()
        pending = PendingChange(table.projection)
        pending.add("action", seats[0], choice=choice, ply=table.projection.ply(seats[0]))
        pending.resolve_chance(table.id, table.deal)
        table.projection, made = pending.projection, process_time()
        if shown:
            asked = inspect.signature(Channel.publish).parameters
            shared = {"game": {}, "watchers": {"number": 0, "names": []}, **shared_fields(table.projection)}
            given = {"difference": Difference(), "shared": shared, "game": {}, "watchers": shared["watchers"]}
            given = {name: value for name, value in given.items() if name in asked}  # earlier versions ask otherwise
            for channel in table.channels:
                channel.publish(table.projection, pending.reveals, **given)
        return made - began, process_time() - made

    def round(self) -> tuple[int, float, float]:
        """Make a move in every game; return how many, and what they took."""
        took = []
        for number, table in enumerate(self.tables):
            if table.projection.ended:
                self.tables[number] = Table(self.ruleset, number)
                self.tables[number].draw()
            else:
                took.append(self.move(table, shown=True))
        return len(took), sum(move for move, _ in took), sum(show for _, show in took)


def answer(ruleset: str, games: int) -> None:
    """Play a round for every line that comes."""
    player = Player(ruleset, games)
    for _ in range(ROUNDS // 2):
        player.round()
    for _ in sys.stdin:
        sys.stdout.write(" ".join(map(str, player.round())) + "\n")
        sys.stdout.flush()


def fill(ruleset: str, games: int, moves: int) -> None:
    """Print the memory of this process as it plays, ten times."""
    from bench.load import memory

    player, made = Player(ruleset, games), 0
    for part in range(11):
        while made < part * moves // 10:
            made += player.round()[0]
        gc.collect()
        sys.stdout.write(f"{made:,} moves: {memory(os.getpid()) / 1e6:.0f} MB\n")
        sys.stdout.flush()


def compare(folders: list[Path], ruleset: str, games: int) -> None:
    """Print what both versions took, playing in turn."""
    command = [sys.executable, str(Path(__file__).resolve()), "--answer", "--ruleset", ruleset, "--games", str(games)]
    played = [
        subprocess.Popen(
            command,
            env=os.environ | {"PYTHONPATH": str(folder / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for folder in folders
    ]
    sums = [[0.0, 0.0, 0.0] for _ in played]
    for place in range(ROUNDS):
        for version in (0, 1) if place % 2 else (1, 0):
            asked, told = played[version].stdin, played[version].stdout
            assert asked is not None
            assert told is not None
            asked.write("\n")
            asked.flush()
            sums[version] = [old + float(new) for old, new in zip(sums[version], told.readline().split(), strict=True)]
    per_move = [[1e6 * spent / moves for spent in both] for moves, *both in sums]
    for name, (move, show) in zip(("before", "now"), per_move, strict=True):
        sys.stdout.write(f"{ruleset}, {name}: {move:.0f} us for a move, {show:.0f} us for its views\n")
    move, show = (before / now for before, now in zip(*per_move, strict=True))
    sys.stdout.write(f"{ruleset}: moves {move:.2f} times, views {show:.2f} times as quick\n")
    for process in played:
        process.communicate()


def main() -> None:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="of the earlier version, with its compiled core")
    parser.add_argument("--ruleset", default="duel")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--fill", type=int, default=0, help="moves to play alone")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.answer:
        answer(options.ruleset, options.games)
    elif options.fill:
        fill(options.ruleset, options.games, options.fill)
    elif options.folder is None:
        sys.exit("name the folder of the version to compare with")
    else:
        compare([options.folder.resolve(), HERE], options.ruleset, options.games)


if __name__ == "__main__":
    main()
